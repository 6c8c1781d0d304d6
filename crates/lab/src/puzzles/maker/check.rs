//! Checks the solutions of finished puzzles again.

use super::appraise::{Appraiser, Care};
use fanorona_engine::endgame::EndgameTables;
use fanorona_game::puzzles::{Puzzle, Theme, visible_themes};
use fanorona_rules::Variant;
use fanorona_rules::generate::{self, Effect};
use std::sync::Arc;

/// Why a puzzle does not hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PuzzleCheckError {
    /// No idea is clearly better at this turn of the solver, from 1.
    #[error("turn {0} is not clearly better than other ideas")]
    NotClear(usize),
    /// Another turn is better than this turn of the solver, from 1.
    #[error("there is a better turn than turn {0}")]
    Wrong(usize),
    /// Other turns are as good as this turn of the solver, from 1, than those of the puzzle.
    #[error("other turns are as good as turn {0}")]
    Equal(usize),
    /// The themes are not those of the solution.
    #[error("the themes are wrong")]
    Themes,
}

/// Checks puzzles of one variant with one thread.
pub struct Checker {
    appraiser: Appraiser,
    care: Care,
}

impl Checker {
    /// A checker for puzzles that were found with this number of nodes: it searches with ten times as many.
    pub fn new(variant: &Variant, tables: Arc<EndgameTables>, nodes: u64) -> Self {
        Self {
            appraiser: Appraiser::new(variant.rules.clone(), tables),
            care: Care::verifying(nodes),
        }
    }

    /// Checks that each turn of the solver is clearly better than any other idea, or the only one, and
    /// the themes.
    ///
    /// # Errors
    /// The first error that is found.
    pub fn check(&self, puzzle: &Puzzle) -> Result<(), PuzzleCheckError> {
        let mut saves_draw = false;
        for (i, turn) in puzzle.line.iter().enumerate().step_by(2) {
            let number = i / 2 + 1;
            let position = puzzle.position_after(i);
            if i > 0 && generate::effects(&puzzle.variant.rules, &position).only().is_some() {
                continue;
            }
            let found = self.appraiser.appraise(&position, self.care);
            let found = found.ok_or(PuzzleCheckError::NotClear(number))?;
            if !found.accepts(Effect::of(turn)) {
                return Err(PuzzleCheckError::Wrong(number));
            }
            let mut right: Vec<Effect> = vec![Effect::of(turn)];
            right.extend(puzzle.equal[i / 2].iter().map(Effect::of));
            if right.len() != found.equal.len() + 1
                || !right.iter().all(|&effect| found.accepts(effect))
            {
                return Err(PuzzleCheckError::Equal(number));
            }
            saves_draw |= i == 0 && found.saves_draw();
        }
        let visible = visible_themes(puzzle);
        let themes = if saves_draw { visible.with(Theme::SaveDraw) } else { visible };
        if themes == puzzle.themes { Ok(()) } else { Err(PuzzleCheckError::Themes) }
    }
}
