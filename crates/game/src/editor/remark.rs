//! What is unusual about an edited position, although it is one.

use fanorona_rules::{Outcome, Position, Ruleset, Side};

/// Something unusual about an edited position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EditorRemark {
    /// The game is over in it.
    Over(Outcome),
    /// The side that is not to move has no stones: the game was over before.
    WasOver(Side),
    /// A side has more stones than at the start, so no game leads here.
    TooManyStones {
        /// The side.
        side: Side,
        /// Its stones.
        found: usize,
        /// Its stones at the start.
        start: usize,
    },
    /// More turns without a capture are counted than turns that were played.
    TooManyQuietTurns {
        /// The turns of both sides together since the last capture.
        quiet: u16,
        /// The turns of both sides together that were played.
        played: u64,
    },
    /// The side to move was handicapped, but has so few stones that its handicap is over.
    HandicapOver(Side),
}

/// The remarks on a position, the most important first. `handicapped` is the side that was to be
/// handicapped.
pub(super) fn remarks(
    rules: &Ruleset,
    position: &Position,
    handicapped: Option<Side>,
) -> Vec<EditorRemark> {
    let mut remarks = Vec::new();
    if let Some(outcome) = position.outcome(rules) {
        remarks.push(EditorRemark::Over(outcome));
    } else if position.enemy().is_empty() {
        remarks.push(EditorRemark::WasOver(position.side().opponent()));
    }
    for side in Side::BOTH {
        let (found, start) = (position.stones(side).len(), rules.start[side as usize].len());
        if found > start {
            remarks.push(EditorRemark::TooManyStones { side, found, start });
        }
    }
    let black = u64::from(position.side() == Side::Black);
    let played = 2 * (u64::from(position.number()).saturating_sub(1)) + black;
    if u64::from(position.quiet()) > played {
        remarks.push(EditorRemark::TooManyQuietTurns { quiet: position.quiet(), played });
    }
    if let Some(side) = handicapped.filter(|_| position.handicapped().is_none()) {
        remarks.push(EditorRemark::HandicapOver(side));
    }
    remarks
}
