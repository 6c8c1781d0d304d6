//! A puzzle: a position, its solution, its themes and its difficulty.

use super::{PuzzleId, Theme, Themes};
use fanorona_rules::generate::Effect;
use fanorona_rules::{Position, Side, Turn, Variant};
use std::sync::Arc;

/// A puzzle.
///
/// Turns are compared by their effect: where the stone starts and ends, and what it takes. Chains with
/// the same effect lead to the same position.
///
/// ```
/// use fanorona_game::puzzles::shipped;
///
/// let pack = shipped::pack("tsivy").unwrap()?;
/// let puzzle = pack.puzzle(0)?;
/// assert!(puzzle.accepts(0, &puzzle.line[0]));
/// assert!(puzzle.turns() <= 5 && puzzle.line.len() == 2 * puzzle.turns() - 1);
/// assert!(puzzle.themes.contains(puzzle.theme.unwrap()));
/// # Ok::<(), fanorona_game::puzzles::PackError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// Its name.
    pub id: PuzzleId,
    /// The rules.
    pub variant: Arc<Variant>,
    /// The position; the solver is to move. The turn number is not that of the game it comes from; the
    /// number of quiet turns is.
    pub position: Position,
    /// The solution: turns of the solver, the first and every second one, with the replies between
    /// them. Its length is odd, and at most 9.
    pub line: Vec<Turn>,
    /// For each turn of the solver the other turns that are as good: the same idea with a chain that
    /// ends elsewhere, at a small loss. Only the last turn has any, so the replies always fit.
    pub equal: Vec<Vec<Turn>>,
    /// The theme it is listed under; `None` if it has none, as some of the player's own mistakes.
    pub theme: Option<Theme>,
    /// All its themes, with [`Puzzle::theme`].
    pub themes: Themes,
    /// The measured difficulty, as a Glicko rating on the scale of the characters, 0 to 4095.
    pub rating: u16,
    /// The deviation of [`Puzzle::rating`], 0 to 504.
    pub deviation: u16,
}

impl Puzzle {
    /// The side that solves it.
    pub const fn solver(&self) -> Side {
        self.position.side()
    }

    /// The number of turns that the solver has to find, 1 to 5.
    pub const fn turns(&self) -> usize {
        self.line.len().div_ceil(2)
    }

    /// Whether this is a right turn of the solver, who has found `found` turns before.
    pub fn accepts(&self, found: usize, turn: &Turn) -> bool {
        let equal = self.equal.get(found).into_iter().flatten();
        let right = self.line.get(2 * found).into_iter().chain(equal);
        right.into_iter().any(|right| Effect::of(right) == Effect::of(turn))
    }

    /// The position after this many turns of the line, counting those of both sides.
    pub fn position_after(&self, turns: usize) -> Position {
        let played = |at: Position, turn| at.play_unchecked(&self.variant.rules, turn);
        self.line.iter().take(turns).fold(self.position, played)
    }
}
