//! `fanorona replay`: checks game records against the rules.

use super::args::ReplayArgs;
use super::console::{CommandResult, Console, ExitStatus};
use super::input;
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
    input::each_game(console, file, args.variant.as_deref(), args.strict, |console, game| {
        print(console, &game.record)
    })
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
