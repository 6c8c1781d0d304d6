//! The rule sheets that are compared.

use super::error::CompareError;
use super::place::Place;
use fanorona_rules::{Position, Ruleset};
use std::sync::Arc;

/// Two or three rule sheets on the same board.
///
/// ```
/// use fanorona_game::compare::Sheets;
/// use fanorona_rules::variant::shipped;
///
/// let rules = |key: &str| shipped::variant(key).unwrap().rules.clone();
/// let sheets = Sheets::new(vec![rules("tsivy"), rules("parker"), rules("vela")])?;
/// assert_eq!(sheets.rules().len(), 3);
/// # Ok::<(), fanorona_game::compare::CompareError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Sheets {
    rules: Vec<Arc<Ruleset>>,
}

impl Sheets {
    /// The greatest number of sheets that are compared at once.
    pub const MOST: usize = 3;

    /// These rule sheets.
    ///
    /// # Errors
    /// They are not two or three, or their boards have different points.
    pub fn new(rules: Vec<Arc<Ruleset>>) -> Result<Self, CompareError> {
        if !(2..=Self::MOST).contains(&rules.len()) {
            return Err(CompareError::Number(rules.len()));
        }
        for (sheet, one) in rules.iter().enumerate() {
            same_board(&rules[0], one, sheet)?;
        }
        Ok(Self { rules })
    }

    /// The rule sets, in the given order.
    pub fn rules(&self) -> &[Arc<Ruleset>] {
        &self.rules
    }

    /// The position under each sheet.
    ///
    /// # Errors
    /// It does not fit the board.
    pub fn positions(&self, place: &Place) -> Result<Vec<Position>, CompareError> {
        self.rules.iter().map(|rules| Ok(place.under(rules)?)).collect()
    }
}

/// Checks that a rule sheet, counted from 0, has the points of the first.
pub(super) fn same_board(
    first: &Ruleset,
    other: &Ruleset,
    sheet: usize,
) -> Result<(), CompareError> {
    let size = |rules: &Ruleset| (rules.board.columns(), rules.board.rows());
    if size(first) == size(other) {
        return Ok(());
    }
    Err(CompareError::Boards { sheet, size: size(other), first: size(first) })
}
