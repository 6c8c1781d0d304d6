//! How lines are extended from the transposition table.
use super::*;
use crate::options::{Options, SearchTechniques};
use crate::transposition::{Bound, TranspositionEntry};
use fanorona_rules::generate::effects;
use fanorona_rules::variant::shipped;
use std::sync::Arc;

/// An engine whose table has a best turn for each of the first six positions of a line, which is returned
/// too. It is never the first turn of the list.
fn remembered(techniques: SearchTechniques) -> (Engine, Arc<Ruleset>, Vec<Effect>) {
    let Some(tsivy) = shipped::variant("tsivy") else { panic!("a shipped variant") };
    let rules = tsivy.rules.clone();
    let engine = Engine::new(Options { table_mib: 1, techniques, ..Options::default() });
    let (mut at, mut line) = (Position::start(&rules), Vec::new());
    for _ in 0..6 {
        let all = effects(&rules, &at).list;
        let effect = all[all.len() - 1];
        assert!(all.len() > 1, "a choice");
        let best = PackedTurn::of(effect);
        let entry = TranspositionEntry { best, value: 0, depth: 1, bound: Bound::Exact };
        engine.table.store(at.hash(), 0, entry);
        at = at.after(&rules, effect);
        line.push(effect);
    }
    (engine, rules, line)
}

/// The line of this length, extended to a depth with a finder that has done some work; and its work.
fn extended(
    techniques: SearchTechniques,
    length: usize,
    depth: usize,
    work: usize,
) -> (usize, usize) {
    let (engine, rules, known) = remembered(techniques);
    let mut line = known[..length].to_vec();
    let mut extension = Extension { work, ..Extension::new(&rules) };
    let root = Position::start(&rules);
    engine.extend_from_table(&rules, &root, &mut line, depth, &mut extension);
    assert_eq!(line, known[..line.len()]);
    (line.len(), extension.work)
}

#[test]
fn lines_are_extended_from_the_table_up_to_the_searched_depth() {
    let length = |from, depth| extended(SearchTechniques::ALL, from, depth, 0).0;
    assert_eq!(
        [length(0, 4), length(1, 4), length(3, 4), length(4, 4), length(5, 4)],
        [4, 4, 4, 4, 5]
    );
    assert_eq!(length(2, 60), 6, "no more is known");
    let without = SearchTechniques { transposition_table: false, ..SearchTechniques::ALL };
    assert_eq!(extended(without, 2, 5, 0), (2, 0));
}

#[test]
fn the_work_for_longer_lines_is_bounded() {
    let (_, work) = extended(SearchTechniques::ALL, 0, 4, 0);
    assert!(work > 4, "{work}");
    let from = |work| extended(SearchTechniques::ALL, 0, 4, work).0;
    assert_eq!([from(MAX_EXTENSION_WORK), from(MAX_EXTENSION_WORK + 1)], [1, 0]);
}
