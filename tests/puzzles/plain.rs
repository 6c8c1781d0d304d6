//! The second implementation of the rules, following the solutions of puzzles.

#[path = "../../crates/rules/tests/naive/board.rs"]
mod board;
#[path = "../../crates/rules/tests/naive/play.rs"]
mod play;
#[expect(dead_code, reason = "repetition does not occur in puzzles")]
#[path = "../../crates/rules/tests/naive/sheet.rs"]
mod sheet;

use fanorona::game::puzzles::{Puzzle, Theme, Themes};
use fanorona::rules::notation::{write_position, write_turn};
use play::{PlainPosition, PlainTurn, other};
use sheet::Sheet;

/// The most turns of a position that are listed.
const MOST: usize = 500_000;

/// Plays the solution of a puzzle and its equal turns. Returns the themes that it sees: all but saving a
/// draw, which is a value.
pub fn follow(puzzle: &Puzzle) -> Themes {
    let rules = &puzzle.variant.rules;
    let sheet = Sheet::of(rules);
    let mut at = PlainPosition::read(&write_position(rules, &puzzle.position));
    let (stones, solver) = (at.stones.count('W') + at.stones.count('B'), at.side);
    let start: usize = rules.start.iter().map(|stones| stones.len()).sum();
    let mut themes = Vec::new();
    if stones <= 10 && 2 * stones <= start {
        themes.push(Theme::Ending);
    }
    let mut taken_before = 0;
    for (i, turn) in puzzle.line.iter().enumerate() {
        assert_eq!(at.ended(&sheet), None, "{}: the game goes on", puzzle.id);
        let all = at.turns(&sheet, MOST).expect("not too many turns");
        let text = write_turn(&rules.board, turn);
        let find = |text: &str| {
            let found = all.iter().find(|turn| turn.text == text);
            found.unwrap_or_else(|| panic!("{}: {text} is illegal in {}", puzzle.id, at.text()))
        };
        let played = find(&text);
        let taken = |turn: &PlainTurn| {
            let enemy = other(at.side);
            at.stones.count(enemy) - turn.stones.count(enemy)
        };
        if i % 2 == 0 {
            let equal: Vec<String> =
                puzzle.equal[i / 2].iter().map(|turn| write_turn(&rules.board, turn)).collect();
            let equal: Vec<&PlainTurn> = equal.iter().map(|text| find(text)).collect();
            assert!(
                equal.iter().all(|turn| turn.stones.text() != played.stones.text()),
                "{}: equal turns lead elsewhere",
                puzzle.id
            );
            themes.extend(turn_themes(&all, played, &equal, i == 0));
        } else if taken(played) > taken_before {
            themes.push(Theme::Sacrifice);
        }
        taken_before = taken(played);
        at = at.after(&sheet, played);
        let ours = write_position(rules, &puzzle.position_after(i + 1));
        assert_eq!(at.text(), ours, "{}: the same position", puzzle.id);
    }
    if at.stones.count(other(solver)) == 0 {
        themes.push(Theme::LastStone);
    }
    themes.into_iter().collect()
}

/// The themes of a turn of the solver.
fn turn_themes(
    all: &[PlainTurn],
    played: &PlainTurn,
    equal: &[&PlainTurn],
    first: bool,
) -> Vec<Theme> {
    let mut themes = Vec::new();
    let steps = played.text.matches('-').count();
    if steps >= 4 {
        themes.push(Theme::LongChain);
    }
    if first && played.text.split('-').nth(1).is_some_and(|step| step.ends_with('W')) {
        themes.push(Theme::Withdrawal);
    }
    if !played.captures {
        themes.push(Theme::QuietTurn);
    }
    let onward = format!("{}-", played.text);
    let mut longer = all.iter().filter(|turn| turn.text.starts_with(&onward)).peekable();
    let right = |turn: &PlainTurn| {
        let same = |other: &&PlainTurn| other.stones.text() == turn.stones.text();
        same(&played) || equal.iter().any(same)
    };
    if played.captures && longer.peek().is_some() && !longer.any(right) {
        themes.push(Theme::StopEarly);
    }
    themes
}
