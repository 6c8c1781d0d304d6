//! Explains turns of many positions and verifies every claim.

use crate::judge::Judge;
use crate::positions::{for_each, rng};
use crate::truth::Trial;
use fanorona::engine::explain::{ERROR, ExplainResources, Explanation, Reason, explain};
use fanorona::engine::{Limits, search};
use fanorona::rules::generate;
use fanorona::rules::notation::{write_position, write_turn};
use fanorona::rules::{Record, Turn};
use rand::RngExt;
use std::collections::BTreeMap;

/// How often each reason was given.
#[derive(Default)]
struct Tally {
    turns: usize,
    errors: usize,
    bare: [usize; 2],
    reasons: BTreeMap<String, [usize; 3]>,
}

impl Tally {
    fn count(&mut self, explanation: &Explanation) {
        self.turns += 1;
        let error = usize::from(explanation.loss() >= ERROR as u32);
        self.errors += error;
        for (i, reason) in explanation.reasons.iter().enumerate() {
            let count = self.reasons.entry(name(reason)).or_default();
            count[error] += 1;
            count[2] += usize::from(i == 0);
        }
        self.bare[error] += usize::from(explanation.reasons.is_empty());
    }
}

/// The name of a reason's kind.
fn name(reason: &Reason) -> String {
    let all = format!("{reason:?}");
    let name: String = all.chars().take_while(|c| c.is_alphanumeric()).collect();
    match reason {
        Reason::Standing { standing, .. } => format!("{name} {standing:?}"),
        Reason::Exchange { horizon, .. } | Reason::KeepsShut { horizon, .. } | Reason::Loses { horizon, .. } | Reason::Misses { horizon, .. } | Reason::Forces { horizon, .. } => {
            format!("{name} {horizon:?}")
        }
        _ => name,
    }
}

/// Explains the best turn and a random one of each position.
fn verify(seed: u64, positions: usize, show: bool) -> Tally {
    let mut tally = Tally::default();
    let mut random = rng(seed);
    for_each(seed, positions, |variant, record| {
        let nodes = if random.random_range(0..10) == 0 { 30_000 } else { 3_000 };
        let turns = generate::turns(record.rules(), record.position());
        let best = search(record, Limits::nodes(nodes), &mut || false).best.unwrap();
        let any = turns[random.random_range(0..turns.len())].clone();
        for turn in [best, any] {
            let resources = ExplainResources::new(Limits::nodes(nodes));
            let explanation = explain(record, &turn, &resources, &mut || false).unwrap();
            let at = write_position(record.rules(), record.position());
            let text = write_turn(&record.rules().board, &turn);
            let context = format!("{} {at} {text}", variant.key);
            if show { println!("{context} {}", summary(record, &explanation)); }
            let mut judge = Judge::new(record.rules());
            let result = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
                Trial::new(record, &explanation, &mut judge).check();
            }));
            assert!(result.is_ok(), "{context}");
            tally.count(&explanation);
        }
    });
    tally
}

fn summary(record: &Record, explanation: &Explanation) -> String {
    let line = |turns: &[Turn]| {
        let names = turns.iter().map(|turn| write_turn(&record.rules().board, turn));
        names.collect::<Vec<_>>().join(" ")
    };
    let reasons: Vec<String> = explanation.reasons.iter().map(|reason| match reason {
        Reason::Exchange { horizon, takes, gives, worse, of, line: l } => format!("Exchange {horizon:?} +{takes} -{gives} ({worse}/{of}) {}", line(l)),
        Reason::Forces { gains, horizon, worse, of, line: l } => format!("Forces +{gains} {horizon:?} ({worse}/{of}) {}", line(l)),
        Reason::Loses { more, horizon, into_line, line: l } => format!("Loses {more} {horizon:?} {into_line} {}", line(l)),
        Reason::Misses { more, horizon, line: l } => format!("Misses {more} {horizon:?} {}", line(l)),
        Reason::StopsChain { horizon, loses, line: l } => format!("Stops {horizon:?} {loses} {}", line(l)),
        Reason::DeclinesLarger { horizon, loses, line: l } => format!("Declines {horizon:?} {loses} {}", line(l)),
        Reason::WentTooFar { horizon, steps, more, line: l } => format!("TooFar {horizon:?} {steps} {more} {}", line(l)),
        Reason::StoppedEarly { horizon, more, line: l } => format!("TooEarly {horizon:?} {more} {}", line(l)),
        Reason::Standing { standing, here, there, .. } => format!("{standing:?} {here} {there}"),
        Reason::Wins { turns, .. } => format!("Wins {turns:?}"),
        Reason::AllowsWin { turns, .. } => format!("AllowsWin {turns:?}"),
        Reason::MissesWin { turns, .. } => format!("MissesWin {turns:?}"),
        other => format!("{other:?}"),
    }).collect();
    format!("{} / {} {} d{} n{}: {}", explanation.score, explanation.best_score, line(&explanation.best_line[..1]), explanation.depth, explanation.nodes, reasons.join("; "))
}

fn report(tally: &Tally) {
    println!("turns {}, errors {}, bare {:?} (good, bad)", tally.turns, tally.errors, tally.bare);
    for (name, count) in &tally.reasons {
        println!("{name}: good {} bad {} first {}", count[0], count[1], count[2]);
    }
}

#[test]
fn every_claim_about_a_few_hundred_positions_is_true() {
    let tally = verify(1, 300, true);
    report(&tally);
}

#[test]
#[ignore = "minutes"]
fn every_claim_about_ten_thousand_positions_is_true() {
    report(&verify(2, 10_000, false));
}
