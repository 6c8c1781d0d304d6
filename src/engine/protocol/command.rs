//! A line of the protocol as a command.

use super::{Go, ProtocolError, ProtocolErrorKind, ProtocolPosition, Setting, Words};

/// What a line asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Who is there, and what can be set.
    Uci,
    /// Answer when everything before is done.
    IsReady,
    /// A new game: forget the one before.
    NewGame,
    /// Set an option.
    Set(Setting),
    /// Take a position.
    Position(ProtocolPosition),
    /// Search.
    Go(Go),
    /// Count turns to this depth.
    Perft(u32),
    /// End the search and answer.
    Stop,
    /// Show the position.
    Show,
    /// End the program.
    Quit,
}

/// The deepest count there is.
pub(super) const DEEPEST_PERFT: u64 = 100;

/// Reads a line, with or without its end. `None` for an empty one.
///
/// # Errors
/// The first fault found.
pub fn read(line: &[u8]) -> Result<Option<Command>, ProtocolError> {
    if line.len() > super::LONGEST_LINE {
        return Err(ProtocolError { column: 1, reason: ProtocolErrorKind::TooLong });
    }
    let line = std::str::from_utf8(line).map_err(|error| {
        let sound = String::from_utf8_lossy(&line[..error.valid_up_to()]);
        ProtocolError { column: sound.chars().count() + 1, reason: ProtocolErrorKind::NotText }
    })?;
    let mut words = Words::of(line);
    let Some(word) = words.next() else { return Ok(None) };
    let simple = match word.text {
        "uci" => Command::Uci,
        "isready" => Command::IsReady,
        "ucinewgame" => Command::NewGame,
        "stop" => Command::Stop,
        "d" => Command::Show,
        "quit" => Command::Quit,
        "setoption" => return Setting::read(&mut words).map(|set| Some(Command::Set(set))),
        "position" => {
            return ProtocolPosition::read(&mut words).map(|place| Some(Command::Position(place)));
        }
        "go" => return Go::read(&mut words).map(Some),
        "perft" => return perft(&mut words).map(Some),
        _ => return Err(word.error(ProtocolErrorKind::UnknownCommand(word.short()))),
    };
    words.finish()?;
    Ok(Some(simple))
}

/// Reads what follows `perft`.
pub(super) fn perft(words: &mut Words<'_>) -> Result<Command, ProtocolError> {
    let depth = words.number("perft", 1, DEEPEST_PERFT)?;
    words.finish()?;
    Ok(Command::Perft(depth as u32))
}

impl Words<'_> {
    /// The whole number that follows `name`.
    pub(super) fn number(
        &mut self,
        name: &'static str,
        least: u64,
        most: u64,
    ) -> Result<u64, ProtocolError> {
        let Some(word) = self.next() else {
            let reason = ProtocolErrorKind::Number { name, least, most, found: String::new() };
            return Err(ProtocolError { column: self.end(), reason });
        };
        word.number(name, least, most)
    }
}
