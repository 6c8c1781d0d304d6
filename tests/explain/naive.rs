//! The second implementation of the rules verifies balances: it shares no code with the first.

#[path = "../../crates/rules/tests/naive/board.rs"]
mod board;
#[path = "../../crates/rules/tests/naive/play.rs"]
mod play;
#[path = "../../crates/rules/tests/naive/sheet.rs"]
#[expect(dead_code, reason = "repetition does not matter here")]
mod sheet;

use crate::positions::{for_each, rng};
use fanorona::engine::Limits;
use fanorona::engine::explain::{ExplainResources, Horizon, Reason, explain};
use fanorona::rules::notation::{write_position, write_turn};
use fanorona::rules::{Turn, generate};
use play::{PlainPosition, PlainTurn, other};
use rand::RngExt;
use sheet::Sheet;

/// The most turns of a position that are listed.
const MOST: usize = 400;
/// The most positions that are visited for one balance.
const MOST_VISITED: u32 = 40_000;

/// The balance of a position for the side to move, within this many turns; `None` if it is too
/// difficult.
fn balance(
    sheet: &Sheet,
    at: &PlainPosition,
    turns: Option<u32>,
    visited: &mut u32,
) -> Option<i32> {
    *visited += 1;
    if *visited > MOST_VISITED {
        return None;
    }
    match at.ended(sheet) {
        Some('=') => return Some(0),
        Some(winner) => return Some(if winner == at.side { 100 } else { -100 }),
        None => {}
    }
    let captures = !at.first_captures(sheet).is_empty();
    if !captures || turns == Some(0) {
        return Some(0);
    }
    let mut best = None;
    for turn in at.turns(sheet, MOST)?.iter().filter(|turn| turn.captures) {
        let rest = balance(sheet, &at.after(sheet, turn), turns.map(|n| n - 1), visited)?;
        best = best.max(Some(taken(at, turn) - rest));
    }
    best
}

/// The number of stones that a turn takes.
fn taken(at: &PlainPosition, turn: &PlainTurn) -> i32 {
    let enemy = other(at.side);
    at.stones.count(enemy) as i32 - turn.stones.count(enemy) as i32
}

/// The balance of a turn; `None` if it is too difficult, or has too many other turns beside it.
fn balance_of(sheet: &Sheet, at: &PlainPosition, text: &str, horizon: Horizon) -> Option<i32> {
    let all = at.turns(sheet, MOST)?;
    let turn = all.iter().find(|turn| turn.text == text).unwrap();
    let turns = match horizon {
        Horizon::Turns(turns) => Some(turns),
        Horizon::Quiet(_) => None,
    };
    let rest = balance(sheet, &at.after(sheet, turn), turns, &mut 0)?;
    Some(taken(at, turn) - rest)
}

#[test]
fn the_second_implementation_finds_the_same_balances() {
    let mut checked = 0;
    let mut random = rng(5);
    for_each(5, 120, |variant, record| {
        let rules = record.rules();
        let mut sheet = Sheet::of(rules);
        // Captures count as compulsory.
        sheet.capture_only_if_claimed = false;
        let plain = PlainPosition::read(&write_position(rules, record.position()));
        let turns = generate::turns(rules, record.position());
        let captures = generate::has_capture(rules, record.position());
        let turn = &turns[random.random_range(0..turns.len())];
        let resources = ExplainResources::new(Limits::nodes(3_000));
        let explanation = explain(record, turn, &resources, &mut || false).unwrap();
        let name = |turn: &Turn| write_turn(&rules.board, turn);
        let (turn, best) = (name(turn), name(&explanation.best_line[0]));
        let at = format!("{}: {}, {turn}", variant.key, plain.text());
        for reason in &explanation.reasons {
            let (horizon, claimed) = match *reason {
                Reason::Exchange { horizon, takes, gives, .. } => {
                    (horizon, (takes as i32 - gives as i32, 0))
                }
                Reason::Loses { horizon, more, .. } | Reason::Misses { horizon, more, .. } => {
                    (horizon, (0, more as i32))
                }
                _ => continue,
            };
            // A turn that omits a capture is not in this sheet.
            let lines = [&explanation.line, &explanation.best_line];
            let omits = captures && lines.iter().any(|line| line[0].is_paika());
            if horizon > Horizon::EXCHANGE || omits {
                continue;
            }
            let found = balance_of(&sheet, &plain, &turn, horizon);
            let (Some(here), Some(best)) = (found, balance_of(&sheet, &plain, &best, horizon))
            else {
                continue;
            };
            let found = if claimed.1 > 0 { (0, best - here) } else { (here, 0) };
            assert_eq!(found, claimed, "{at}: {reason:?}");
            checked += 1;
        }
    });
    assert!(checked > 40, "{checked}");
}
