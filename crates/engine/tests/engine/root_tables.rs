//! The endgame tables at the root: they decide a search for one line, and do not limit one for several.

use super::common::{position, record, rng};
use fanorona_engine::endgame::{EndgameTables, TableValue, build};
use fanorona_engine::{Engine, Limits, Options, Report, Score, SearchTechniques};
use fanorona_rules::generate::turns;
use fanorona_rules::variant::shipped;
use fanorona_rules::{Record, Ruleset, Turn};
use std::sync::Arc;

/// The tables of up to four stones on the board of 5 × 5 points.
fn tables() -> Arc<EndgameTables> {
    let rules = &shipped::variant("dimy").unwrap().rules;
    let mut tables = EndgameTables::empty(rules);
    assert!(build::extend(&mut tables, rules, 4, 1, &|_| true).unwrap());
    Arc::new(tables)
}

/// The tables of up to this many stones on the smallest board.
fn telo(stones: usize) -> (Arc<Ruleset>, Arc<EndgameTables>) {
    let rules = shipped::variant("telo").unwrap().rules.clone();
    let mut tables = EndgameTables::empty(&rules);
    assert!(build::extend(&mut tables, &rules, stones, 1, &|_| true).unwrap());
    (rules, Arc::new(tables))
}

fn report(record: &Record, tables: &Arc<EndgameTables>, lines: usize, used: bool) -> Report {
    let techniques = SearchTechniques { endgame_tables: used, ..SearchTechniques::ALL };
    let tables = Some(tables.clone());
    let mut engine =
        Engine::new(Options { table_mib: 1, tables, techniques, ..Options::default() });
    engine
        .search_lines(record, Limits { depth: 3, nodes: 2_000 }, lines, &mut |_| {}, &mut || false)
}

/// The values of the positions after each turn, for the side that plays it.
fn values(record: &Record, tables: &EndgameTables) -> Vec<(Turn, TableValue)> {
    let (rules, position) = (record.rules(), record.position());
    let value = |turn: &Turn| {
        tables.probe(rules, &position.play_unchecked(rules, turn)).unwrap().reversed()
    };
    turns(rules, position).into_iter().map(|turn| (turn.clone(), value(&turn))).collect()
}

#[test]
fn a_won_position_needs_no_search_for_one_line() {
    let (tables, record) = (tables(), record("dimy", "5/5/W4/4B/1W3 w 0 60"));
    assert_eq!(tables.probe(record.rules(), record.position()), Some(TableValue::Win));
    let one = report(&record, &tables, 1, true);
    let (Score::Win(turns) | Score::TableWin(turns)) = one.score else { panic!("{:?}", one.score) };
    assert!((one.nodes, one.others.len()) == (0, 0) && turns > 0);
    let (_, distance) = tables.distance(record.rules(), record.position()).unwrap();
    assert_eq!(turns, u32::from(distance), "the fastest way");
    assert!(one.line.len() as u32 >= turns || one.line.len() == 60);
    let several = report(&record, &tables, 3, true);
    assert!(several.nodes > 0);
    assert_eq!(several.others.len(), 2);
    let without = report(&record, &tables, 1, false);
    assert!(without.nodes > 0 && matches!(without.score, Score::Estimate(_)));
}

#[test]
fn in_a_drawn_position_only_turns_that_hold_are_searched_for_one_line() {
    let (tables, mut random) = (tables(), rng(3));
    let rules = &shipped::variant("dimy").unwrap().rules;
    let (record, values) = loop {
        let position = position(rules, 14, &mut random);
        if tables.probe(rules, &position) == Some(TableValue::Draw) {
            let record = Record::from_position(rules.clone(), position);
            let values = values(&record, &tables);
            let holding = values.iter().filter(|(_, value)| *value == TableValue::Draw).count();
            if values.len() > 3 && holding < 3 {
                break (record, values);
            }
        }
    };
    let holds = |turn: &Turn| values.iter().any(|it| it == &(turn.clone(), TableValue::Draw));
    let mut scores = Vec::new();
    let options = Options { table_mib: 1, tables: Some(tables.clone()), ..Options::default() };
    let mut on_depth = |report: &Report| scores.push(report.score);
    let found =
        Engine::new(options)
            .search_lines(&record, Limits::depth(3), 1, &mut on_depth, &mut || false);
    assert_eq!((found.score, scores), (Score::Draw, vec![Score::Draw; 3]));
    assert!(holds(found.best.as_ref().unwrap()) && found.others.is_empty() && found.nodes > 0);
    let several = report(&record, &tables, 3, true);
    assert_eq!(several.others.len(), 2, "also turns that lose");
    assert!(holds(several.best.as_ref().unwrap()) && several.score != Score::Draw);
}

#[test]
fn a_lost_position_is_defended_as_long_as_the_tables_say() {
    let (rules, tables) = telo(5);
    let (mut random, mut seen) = (rng(4), 0);
    while seen < 40 {
        let position = position(&rules, 35, &mut random);
        let Some((TableValue::Loss, distance)) = tables.distance(&rules, &position) else {
            continue;
        };
        let record = Record::from_position(rules.clone(), position);
        let found = report(&record, &tables, 1, true);
        // Without a capture on the way the tables say how long the game lasts.
        let Score::Loss(turns) = found.score else { panic!("{:?}", found.score) };
        assert!(turns >= u32::from(distance), "{position:?}: {turns} of {distance}");
        let values = values(&record, &tables);
        let after = |turn: &Turn| position.play_unchecked(&rules, turn);
        let length = |turn: &Turn| tables.distance(&rules, &after(turn)).unwrap().1;
        let longest = values.iter().map(|(turn, _)| length(turn)).max();
        assert_eq!(found.best.as_ref().map(length), longest, "{position:?}");
        seen += usize::from(values.len() > 1 && distance > 2);
    }
}

/// Inside one table all turns of one value would look the same.
#[test]
fn a_search_for_several_lines_probes_only_tables_of_fewer_stones() {
    let (rules, tables) = telo(5);
    let (mut random, mut proven) = (rng(9), 0);
    for _ in 0..40 {
        let position = loop {
            let position = position(&rules, 50, &mut random);
            if (position.own() | position.enemy()).len() == 5 {
                break position;
            }
        };
        let record = Record::from_position(rules.clone(), position);
        let found = report(&record, &tables, 30, true);
        let first = (found.score, found.line);
        let others = found.others.into_iter().map(|other| (other.score, other.turns));
        for (score, line) in std::iter::once(first).chain(others) {
            let quiet = line[0].captured.is_empty();
            proven += usize::from(!quiet && score == Score::TableWin(1));
            let at_once = matches!(score, Score::TableWin(1) | Score::TableLoss(1));
            assert!(!(quiet && at_once), "{position:?} {score:?}");
        }
    }
    assert!(proven > 5, "{proven}");
}

#[test]
fn turns_that_draw_by_the_tables_are_compared_after_eight_turns_and_the_search_ends() {
    let (tables, record) = (tables(), record("dimy", "5/BB3/5/5/W1W2 w 0 9"));
    assert_eq!(tables.probe(record.rules(), record.position()), Some(TableValue::Draw));
    let options = Options { table_mib: 1, tables: Some(tables), ..Options::default() };
    let found = Engine::new(options).search(&record, Limits::depth(40), &mut || false);
    assert_eq!((found.score, found.depth), (Score::Draw, 8));
}
