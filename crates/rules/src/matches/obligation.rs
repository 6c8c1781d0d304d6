//! What the player to move must do, as shown by the interface.

use crate::generate;
use crate::points::PointSet;
use crate::switches::{Extent, OmittedCapture};
use crate::{Position, Record, Ruleset, Side};
use serde::{Deserialize, Serialize};

/// What the rules require of the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Obligation {
    /// Nothing: the game is over.
    Over,
    /// A chain is open; it may continue or end.
    GoOnOrEnd,
    /// A chain is open and must continue.
    GoOn,
    /// A capture, by one of these stones.
    Capture(PointSet),
    /// A capture by one of these stones; the opponent may claim it if it is omitted.
    CaptureOrBeClaimed(PointSet),
    /// A step by one of these stones that takes one stone: the other side is handicapped.
    Eat(PointSet),
    /// A plain step that leaves the opponent a capture: the mover is handicapped.
    Give,
    /// Any plain step: the mover is handicapped, and no step leaves the opponent a capture.
    GiveInVain,
    /// A paika by any stone: no stone can capture.
    Paika,
}

/// What the player to move must do.
///
/// ```
/// use fanorona_rules::matches::{Obligation, obligation};
/// use fanorona_rules::{Record, Side, variant::shipped};
///
/// let mut record = Record::new(shipped::variant("vela").unwrap().rules.clone());
/// assert!(matches!(obligation(&record), Obligation::Eat(_)));
/// record.resign(Side::White)?;
/// assert_eq!(obligation(&record), Obligation::Over);
/// # Ok::<(), fanorona_rules::Refusal>(())
/// ```
pub fn obligation(record: &Record) -> Obligation {
    let (rules, position, chain) = (record.rules(), record.position(), record.chain());
    if record.outcome().is_some() {
        return Obligation::Over;
    }
    if !chain.is_empty() {
        return if chain.may_end(rules).is_ok() { Obligation::GoOnOrEnd } else { Obligation::GoOn };
    }
    if position.mover_is_handicapped() {
        let gives = generate::quiet_turns(rules, position)
            .first()
            .is_some_and(|step| generate::leaves_capture(rules, position, step));
        return if gives { Obligation::Give } else { Obligation::GiveInVain };
    }
    let stones = generate::capturing_stones(rules, position);
    let claimable = rules.switches.omitted_capture == OmittedCapture::Claimed;
    let one = |eater: &crate::switches::Eater| !eater.chains && eater.extent == Extent::Nearest;
    if stones.is_empty() {
        Obligation::Paika
    } else if claimable && !position.claimed() {
        Obligation::CaptureOrBeClaimed(stones)
    } else if position.eater(rules).is_some_and(one) {
        Obligation::Eat(stones)
    } else {
        Obligation::Capture(stones)
    }
}

/// The handicapped side, and the number of stones it must still lose before its handicap ends at its
/// next turn; 0 if it ends with that turn. `None` if no side is handicapped.
pub fn stones_to_give(rules: &Ruleset, position: &Position) -> Option<(Side, usize)> {
    let side = position.handicapped()?;
    let until = usize::from(rules.switches.handicap?.until);
    Some((side, position.stones(side).len().saturating_sub(until)))
}
