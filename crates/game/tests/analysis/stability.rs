//! A measurement: whether ten times the effort gives the same marks, and what an analysis costs.

use crate::positions::{analysed, played, quick, shipped_game};
use fanorona_game::analysis::{AnalysisResources, TurnAnalysis};
use fanorona_rules::Record;
use std::time::Instant;

fn games() -> Vec<(String, Record)> {
    let shipped = ["tsivy-ahead-and-lost", "dimy-two-mistakes"];
    let shipped = shipped.map(|key| (key.to_owned(), shipped_game(key).record));
    let players = [(["hery", "bodo"], 11), (["soa", "lala"], 12)];
    let played = players.map(|(players, seed)| {
        (format!("tsivy {}", players.join(" ")), played("tsivy", players, seed))
    });
    shipped.into_iter().chain(played).collect()
}

/// Prints how many turns have the same mark with the default effort and with ten times as much.
#[test]
#[ignore = "a measurement of some ten minutes; for the release profile"]
fn measured_stability_of_marks() {
    let (mut same, mut all) = (0, 0);
    for (name, record) in games() {
        let marks = |nodes: u64| {
            let began = Instant::now();
            let analysis = analysed(&record, &quick(&record, nodes));
            let marks: Vec<_> = analysis.turns().iter().map(TurnAnalysis::mark).collect();
            (marks, began.elapsed())
        };
        let (at_default, seconds) = marks(AnalysisResources::NODES);
        let (at_ten, _) = marks(10 * AnalysisResources::NODES);
        let equal = at_default.iter().zip(&at_ten).filter(|(one, other)| one == other).count();
        println!("{name}: {equal} of {} the same, {seconds:.1?}", at_default.len());
        for (number, (one, other)) in at_default.iter().zip(&at_ten).enumerate() {
            if one != other {
                println!("  turn {}: {one:?}, then {other:?}", number + 1);
            }
        }
        same += equal;
        all += at_default.len();
    }
    println!("all: {same} of {all}");
    assert!(10 * same >= 9 * all, "{same} of {all}");
}
