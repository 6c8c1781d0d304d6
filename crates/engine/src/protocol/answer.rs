//! The engine's answers: `info` and `bestmove` lines.

use crate::Report;
use fanorona_rules::notation::turn::write_turn_compact;
use fanorona_rules::{Board, Turn};

/// The `info` lines of a report, one for each of its lines of play, after this many milliseconds.
pub fn info(board: &Board, report: &Report, milliseconds: u64) -> Vec<String> {
    let Report { depth, nodes, .. } = report;
    let per_second = u128::from(*nodes) * 1_000 / u128::from(milliseconds.max(1));
    let first = (report.score, report.line.as_slice());
    let others = report.others.iter().map(|line| (line.score, line.turns.as_slice()));
    let lines = std::iter::once(first).chain(others).enumerate();
    lines
        .map(|(i, (score, turns))| {
            let mut line = format!(
                "info depth {depth} multipv {} score {score} nodes {nodes} nps {per_second} \
                 time {milliseconds}",
                i + 1
            );
            if !turns.is_empty() {
                line += " pv";
            }
            for turn in turns {
                line.push(' ');
                line += &write_turn_compact(board, turn);
            }
            line
        })
        .collect()
}

/// The `bestmove` line.
///
/// ```
/// use fanorona_engine::protocol;
/// use fanorona_rules::{generate, Position, variant::shipped};
///
/// let rules = &shipped::variant("tsivy").unwrap().rules;
/// let turn = &generate::turns(rules, &Position::start(rules))[0];
/// assert!(protocol::best(&rules.board, Some(turn)).starts_with("bestmove "));
/// assert_eq!(protocol::best(&rules.board, None), "bestmove (none)");
/// ```
pub fn best(board: &Board, turn: Option<&Turn>) -> String {
    let turn = turn.map(|turn| write_turn_compact(board, turn));
    format!("bestmove {}", turn.as_deref().unwrap_or("(none)"))
}
