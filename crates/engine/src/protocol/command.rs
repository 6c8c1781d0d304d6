//! Parses protocol lines into commands.

use super::{EngineOption, GoLimits, ProtocolError, ProtocolErrorKind, ProtocolPosition, Tokens};
use std::fmt;
use std::str::FromStr;

/// A command of the protocol.
///
/// ```
/// use fanorona_engine::protocol::ProtocolCommand;
///
/// assert_eq!("isready".parse(), Ok(ProtocolCommand::IsReady));
/// let go: ProtocolCommand = "go  depth 5   nodes 1000".parse()?;
/// assert_eq!(go.to_string(), "go depth 5 nodes 1000");
/// let error = "go far".parse::<ProtocolCommand>().unwrap_err();
/// assert_eq!(error.to_string(), "column 4: unknown go limit \"far\"");
/// # Ok::<(), fanorona_engine::protocol::ProtocolError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProtocolCommand {
    /// Identify the engine and list its options.
    Uci,
    /// Answer when all previous commands are done.
    IsReady,
    /// Start a new game: forget the previous one.
    NewGame,
    /// Set an option.
    Set(EngineOption),
    /// Set the position.
    Position(ProtocolPosition),
    /// Search.
    Go(GoLimits),
    /// Count turns to this depth.
    Perft(u32),
    /// Stop the search and answer.
    Stop,
    /// Show the position.
    Show,
    /// Quit the program.
    Quit,
}

/// The command as a line without its ending.
impl fmt::Display for ProtocolCommand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Uci => write!(f, "uci"),
            Self::IsReady => write!(f, "isready"),
            Self::NewGame => write!(f, "ucinewgame"),
            Self::Set(option) => write!(f, "setoption {option}"),
            Self::Position(position) => write!(f, "position {position}"),
            Self::Go(limits) => write!(f, "go {limits}"),
            Self::Perft(depth) => write!(f, "perft {depth}"),
            Self::Stop => write!(f, "stop"),
            Self::Show => write!(f, "d"),
            Self::Quit => write!(f, "quit"),
        }
    }
}

/// Like [`read`], but a blank line is an error.
impl FromStr for ProtocolCommand {
    type Err = ProtocolError;

    fn from_str(line: &str) -> Result<Self, ProtocolError> {
        read(line.as_bytes())?.ok_or_else(|| Tokens::of("").expected("a command", None))
    }
}

/// The greatest depth of `perft`.
pub(super) const DEEPEST_PERFT: u64 = 100;

/// Parses a line, with or without its line ending. `None` for a blank line.
///
/// ```
/// use fanorona_engine::protocol::{ProtocolCommand, read};
///
/// assert_eq!(read(b"ucinewgame\r\n"), Ok(Some(ProtocolCommand::NewGame)));
/// assert_eq!(read(b"  "), Ok(None));
/// assert_eq!(read(b"hello").unwrap_err().column, 1);
/// ```
///
/// # Errors
/// The first error in the line.
pub fn read(line: &[u8]) -> Result<Option<ProtocolCommand>, ProtocolError> {
    if line.len() > super::LONGEST_LINE {
        return Err(ProtocolError { column: 1, reason: ProtocolErrorKind::TooLong });
    }
    let line = std::str::from_utf8(line).map_err(|error| {
        let sound = String::from_utf8_lossy(&line[..error.valid_up_to()]);
        ProtocolError { column: sound.chars().count() + 1, reason: ProtocolErrorKind::NotText }
    })?;
    let mut tokens = Tokens::of(line);
    let Some(token) = tokens.next() else { return Ok(None) };
    let command = match token.text {
        "uci" => ProtocolCommand::Uci,
        "isready" => ProtocolCommand::IsReady,
        "ucinewgame" => ProtocolCommand::NewGame,
        "stop" => ProtocolCommand::Stop,
        "d" => ProtocolCommand::Show,
        "quit" => ProtocolCommand::Quit,
        "setoption" => ProtocolCommand::Set(EngineOption::read(&mut tokens)?),
        "position" => ProtocolCommand::Position(ProtocolPosition::read(&mut tokens)?),
        "go" => {
            let at = tokens.at;
            if tokens.next().is_some_and(|token| token.text == "perft") {
                perft(&mut tokens)?
            } else {
                tokens.at = at;
                ProtocolCommand::Go(GoLimits::read(&mut tokens)?)
            }
        }
        "perft" => perft(&mut tokens)?,
        _ => return Err(token.error(ProtocolErrorKind::UnknownCommand(token.short()))),
    };
    tokens.finish()?;
    Ok(Some(command))
}

/// Parses the rest of `perft`.
fn perft(tokens: &mut Tokens<'_>) -> Result<ProtocolCommand, ProtocolError> {
    let depth = tokens.number("perft", 1, DEEPEST_PERFT)?;
    Ok(ProtocolCommand::Perft(depth as u32))
}

impl Tokens<'_> {
    /// The integer that follows `name`.
    pub(super) fn number(
        &mut self,
        name: &'static str,
        least: u64,
        most: u64,
    ) -> Result<u64, ProtocolError> {
        let Some(token) = self.next() else {
            let reason = ProtocolErrorKind::Number { name, least, most, found: String::new() };
            return Err(ProtocolError { column: self.end(), reason });
        };
        token.number(name, least, most)
    }

    /// The whole number that follows `name`, or the bound next to it: whoever asks for a turn waits
    /// until there is one.
    pub(super) fn nearest(
        &mut self,
        name: &'static str,
        least: u64,
        most: u64,
    ) -> Result<u64, ProtocolError> {
        let next = self.clone().next().map_or("", |token| token.text);
        let digits = next.strip_prefix('-').unwrap_or(next);
        if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
            return self.number(name, least, most);
        }
        self.next();
        let number = if next == digits { next.parse().unwrap_or(most) } else { least };
        Ok(number.clamp(least, most))
    }
}
