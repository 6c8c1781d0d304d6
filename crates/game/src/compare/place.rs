//! One position under several rule sheets.

use fanorona_rules::{Position, PositionError, Ruleset, Side};

/// Which side is handicapped under a rule sheet that has a handicap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandicapState {
    /// The side of the sheet's handicap while it has more stones than those until which the
    /// handicap lasts. In a game from the sheet's start it is always so.
    BySheet,
    /// This side, or none.
    Given(Option<Side>),
}

/// A position, and what rule sheets with a handicap make of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The stones, the side to move and the counters.
    pub position: Position,
    /// Which side is handicapped where the sheet has a handicap.
    pub handicap: HandicapState,
}

impl Place {
    /// The place of a position. If a side is handicapped in it, that side is handicapped under
    /// every sheet with a handicap; if none is, each sheet decides.
    pub const fn new(position: Position) -> Self {
        let handicap = match position.handicapped() {
            None => HandicapState::BySheet,
            handicapped => HandicapState::Given(handicapped),
        };
        Self { position, handicap }
    }

    /// The place of a position that stands in a game under these rules. If they have a handicap, its
    /// state is that of the position.
    pub const fn in_game(rules: &Ruleset, position: Position) -> Self {
        let handicap = if rules.switches.handicap.is_some() {
            HandicapState::Given(position.handicapped())
        } else {
            HandicapState::BySheet
        };
        Self { position, handicap }
    }

    /// The position under a rule sheet.
    ///
    /// # Errors
    /// A stone is off the board of the sheet.
    pub fn under(&self, rules: &Ruleset) -> Result<Position, PositionError> {
        let handicapped = rules.switches.handicap.and_then(|handicap| match self.handicap {
            HandicapState::Given(side) => side,
            HandicapState::BySheet => {
                let stones = self.position.stones(handicap.side).len();
                (stones > usize::from(handicap.until)).then_some(handicap.side)
            }
        });
        self.position.under(rules, handicapped)
    }
}
