//! `fanorona replay`: checks a game record against the rules.

use super::args::ReplayArgs;
use super::desk::{Answer, Desk, Done};
use super::input;
use crate::rules::Outcome;
use crate::rules::notation::game::GameReason;
use crate::rules::notation::{TurnFault, write_position};

/// Prints the last position and the result of a record that the rules allow.
pub(super) fn run(desk: &mut Desk, args: &ReplayArgs) -> Done {
    let opened = input::record(desk, &args.file, args.variant.as_deref(), true)?;
    let record = &opened.game.record;
    writeln!(desk.out, "position\t{}", write_position(record.rules(), record.position()))?;
    writeln!(desk.out, "result\t{}", record.outcome().map_or("*", Outcome::code))?;
    Ok(Answer::Good)
}

/// Can the record be read, but says something that the rules contradict?
pub(super) const fn is_against_the_rules(reason: &GameReason) -> bool {
    match reason {
        GameReason::Turn { fault, .. } => matches!(
            fault,
            TurnFault::Refused { .. }
                | TurnFault::Unfinished { .. }
                | TurnFault::OffBoard { .. }
                | TurnFault::WrongCount { .. }
        ),
        GameReason::AfterEnd(_) | GameReason::Result { .. } => true,
        _ => false,
    }
}
