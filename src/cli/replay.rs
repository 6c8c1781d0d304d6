//! `fanorona replay`: checks game records against the rules.

use super::args::ReplayArgs;
use super::desk::{Answer, Desk, Done, Failure};
use super::input;
use crate::catalogue::Unread;
use crate::catalogue::records::RECORDS;
use crate::rules::notation::game::GameReason;
use crate::rules::notation::{TurnFault, write_position};
use crate::rules::{Outcome, Record};

/// Prints the last position and the result of every game that the rules allow.
pub(super) fn run(desk: &mut Desk, args: &ReplayArgs) -> Done {
    if args.shipped {
        return list(desk);
    }
    let Some(file) = &args.file else { return Ok(Answer::Negative) };
    if let Some(opened) = input::link(desk, file) {
        print(desk, &opened?.game.record)?;
        return Ok(Answer::Good);
    }
    let by = args.variant.as_deref().map(|key| input::variant(desk, Some(key))).transpose()?;
    let text = input::record_text(desk, file, input::LARGEST_RECORD)?;
    let (mut games, mut unread) = (Vec::new(), Vec::new());
    desk.catalogue.read_games(&text, by.as_ref(), |read| match read {
        Ok((_, game)) => games.push(game.record),
        Err(fault) => unread.push(fault),
    });
    for record in &games {
        print(desk, record)?;
    }
    if unread.is_empty() {
        return Ok(Answer::Good);
    }
    let lines = unread.iter().map(|unread| input::unread_line(desk, file, unread)).collect();
    let is_refused = |unread: &Unread| is_against_the_rules(&unread.fault.reason);
    Err(if unread.iter().all(is_refused) {
        Failure::Negative(lines)
    } else {
        Failure::Input(lines)
    })
}

fn print(desk: &mut Desk, record: &Record) -> std::io::Result<()> {
    writeln!(desk.out, "position\t{}", write_position(record.rules(), record.position()))?;
    writeln!(desk.out, "result\t{}", record.outcome().map_or("*", Outcome::code))
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
