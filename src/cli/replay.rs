//! `fanorona replay`: checks game records against the rules.

use super::args::ReplayArgs;
use super::console::{CommandResult, Console, ExitStatus};
use super::input::{self, GameText};
use crate::rules::notation::write_position;
use crate::rules::shipped_records::RECORDS;
use crate::rules::{Outcome, Record};
use crate::texts::say;

/// Prints the final position and the result of each valid game.
pub(super) fn run(console: &mut Console, args: &ReplayArgs) -> CommandResult {
    if args.shipped {
        return list(console);
    }
    let Some(file) = &args.file else { return Ok(ExitStatus::Negative) };
    let by = args.variant.as_deref().map(|key| input::variant(console, Some(key))).transpose()?;
    let GameText { name, text } = input::game_text(console, file, input::LARGEST_RECORD)?;
    let unread = input::games(console, &name, &text, by.as_ref(), |console, _, game| {
        print(console, &game.record)
    })?;
    unread.answer(console, &name, args.strict)
}

fn print(console: &mut Console, record: &Record) -> std::io::Result<()> {
    writeln!(console.out, "position\t{}", write_position(record.rules(), record.position()))?;
    writeln!(console.out, "result\t{}", record.outcome().map_or("*", Outcome::code))
}

/// Prints the key and the title of each shipped record.
fn list(console: &mut Console) -> CommandResult {
    for record in &RECORDS {
        let title = say::record_title(&console.texts, record);
        writeln!(console.out, "{}\t{title}", record.key)?;
    }
    Ok(ExitStatus::Good)
}
