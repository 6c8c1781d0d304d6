//! Finds the themes of a solution.

use super::{Puzzle, Theme, Themes};
use fanorona_rules::generate::{Counting, Effect, try_for_each_turn};
use fanorona_rules::{CaptureKind, Outcome, Position, Ruleset, Turn, WinReason};
use std::ops::ControlFlow::{Break, Continue};

/// The number of steps of a long chain.
const LONG: usize = 4;
/// The greatest number of stones of an ending.
const FEW: usize = 10;

/// The themes of a puzzle that follow from its turns: all but [`Theme::SaveDraw`], which is a proven value.
pub fn visible_themes(puzzle: &Puzzle) -> Themes {
    let Puzzle { variant, position, line, equal, .. } = puzzle;
    let rules = &variant.rules;
    let mut themes = Themes::default();
    let Some(first) = line.first() else { return themes };
    if line.iter().step_by(2).any(|turn| turn.steps.len() >= LONG) {
        themes = themes.with(Theme::LongChain);
    }
    if first.steps[0].kind == Some(CaptureKind::Withdrawal) {
        themes = themes.with(Theme::Withdrawal);
    }
    if line.chunks_exact(2).any(|pair| pair[1].captured.len() > pair[0].captured.len()) {
        themes = themes.with(Theme::Sacrifice);
    }
    if line.iter().step_by(2).any(Turn::is_paika) {
        themes = themes.with(Theme::QuietTurn);
    }
    let mut at = *position;
    for (i, turn) in line.iter().enumerate() {
        let right = equal.get(i / 2).map_or(&[][..], Vec::as_slice);
        if i % 2 == 0 && !turn.is_paika() && stops_early(rules, &at, turn, right) {
            themes = themes.with(Theme::StopEarly);
        }
        at = at.play_unchecked(rules, turn);
    }
    if matches!(at.outcome(rules), Some(Outcome::Win { reason: WinReason::TookAll, .. })) {
        themes = themes.with(Theme::LastStone);
    }
    let start: usize = rules.start.iter().map(|stones| stones.len()).sum();
    let stones = position.stone_count();
    if stones <= FEW && 2 * stones <= start {
        themes = themes.with(Theme::Ending);
    }
    themes
}

/// Whether the chain could go on, and every longer turn that begins with its steps is wrong.
fn stops_early(rules: &Ruleset, position: &Position, turn: &Turn, equal: &[Turn]) -> bool {
    let mut longer = false;
    let chains = Counting::Sequences;
    let all_wrong = try_for_each_turn(rules, position, chains, |steps, captured| {
        if steps.len() > turn.steps.len() && steps.starts_with(&turn.steps) {
            longer = true;
            let to = steps[steps.len() - 1].to;
            let found = Effect { from: turn.from, to, captured };
            if std::iter::once(turn).chain(equal).any(|right| Effect::of(right) == found) {
                return Break(());
            }
        }
        Continue(())
    });
    longer && all_wrong.is_continue()
}
