//! `fanorona replay`: checks a game record against the rules.

use super::args::ReplayArgs;
use super::desk::{Answer, Desk, Done};
use super::input;
use crate::catalogue::records::RECORDS;
use crate::rules::Outcome;
use crate::rules::notation::game::GameReason;
use crate::rules::notation::{TurnFault, write_position};

/// Prints the last position and the result of a record that the rules allow.
pub(super) fn run(desk: &mut Desk, args: &ReplayArgs) -> Done {
    if args.shipped {
        return list(desk);
    }
    let Some(file) = &args.file else { return Ok(Answer::Negative) };
    let opened = input::record(desk, file, args.variant.as_deref(), true)?;
    let record = &opened.game.record;
    writeln!(desk.out, "position\t{}", write_position(record.rules(), record.position()))?;
    writeln!(desk.out, "result\t{}", record.outcome().map_or("*", Outcome::code))?;
    Ok(Answer::Good)
}

/// Prints the name and the title of every shipped record.
fn list(desk: &mut Desk) -> Done {
    let language = desk.texts.language().code();
    for record in &RECORDS {
        writeln!(desk.out, "{}\t{}", record.key, record.title(language))?;
    }
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
