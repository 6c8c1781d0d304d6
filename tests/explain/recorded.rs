//! What the explainer says about the positions of the benchmark. The other tests verify that its claims
//! are true; this one notices claims that are no longer made.

use fanorona::engine::explain::{ExplainResources, explain};
use fanorona::engine::{Limits, bench, search};
use fanorona::rules::notation::read_position;
use fanorona::rules::variant::shipped;
use fanorona::rules::{Position, Record, generate};
use std::collections::BTreeMap;

/// How often each kind of reason is given, and how often it comes first.
type Counts = BTreeMap<&'static str, (u32, u32)>;

/// Explains the best turn, the first and the last of each position.
fn counted() -> (Counts, i64) {
    let (mut counts, mut lost) = (Counts::new(), 0);
    for (key, text) in bench::POSITIONS {
        let rules = shipped::variant(key).unwrap().rules.clone();
        let position = match text {
            "start" => Position::start(&rules),
            text => read_position(&rules, text).unwrap(),
        };
        let record = Record::from_position(rules, position);
        let limits = Limits::nodes(2_000);
        let best = search(&record, limits, &mut || false).best.unwrap();
        let mut all = generate::turns(record.rules(), record.position());
        let last = all.pop().unwrap();
        for turn in [Some(best), all.into_iter().next(), Some(last)].into_iter().flatten() {
            let resources = ExplainResources::new(limits);
            let explanation = explain(&record, &turn, &resources, &mut || false).unwrap();
            lost += i64::from(explanation.loss());
            for (place, reason) in explanation.reasons.iter().enumerate() {
                let (given, first) = counts.entry(reason.kind()).or_default();
                *given += 1;
                *first += u32::from(place == 0);
            }
        }
    }
    (counts, lost)
}

#[test]
fn the_reasons_for_recorded_turns_are_the_recorded_ones() {
    let (counts, lost) = counted();
    let found: Vec<_> =
        counts.into_iter().map(|(kind, (given, first))| (kind, given, first)).collect();
    let expected = [
        ("all-alike", 6, 6),
        ("allows-win", 7, 1),
        ("exchange", 22, 18),
        ("forces", 1, 1),
        ("gives-least", 3, 2),
        ("keeps-shut", 21, 19),
        ("loses", 9, 8),
        ("misses", 3, 2),
        ("only-answer", 6, 0),
        ("saves", 3, 2),
        ("standing", 29, 9),
        ("stopped-early", 1, 1),
        ("threatens", 1, 0),
        ("went-too-far", 1, 1),
    ];
    assert_eq!(found, expected, "the explainer changed: update these numbers on purpose");
    assert_eq!(lost, 35_911, "the scores changed: update this number on purpose");
}
