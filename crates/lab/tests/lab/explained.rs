//! What the explainer says about the positions of the benchmark. The other tests verify that its claims
//! are true; this one notices claims that are no longer made.

use crate::recorded;
use fanorona_engine::explain::{ExplainResources, explain};
use fanorona_engine::{Limits, search};
use fanorona_lab::bench;
use fanorona_rules::notation::read_position;
use fanorona_rules::variant::shipped;
use fanorona_rules::{Position, Record, generate};
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
    let line = |(kind, (given, first))| format!("{kind}: {given}, {first} first");
    let mut found: Vec<String> = counts.into_iter().map(line).collect();
    found.push(format!("lost: {lost}"));
    recorded::check("explained-reasons", &found);
}
