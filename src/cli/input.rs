//! Reads variants, positions, records and computer players named on the command line.

use super::args::PositionArgs;
use super::console::{CommandResult, Console, ExitStatus, Failure};
use crate::catalogue::file::{FileError, read_all, read_named_text};
use crate::catalogue::{CustomFileError, FindVariantError, ReadGameError};
use crate::engine::character::{adjusting, levels};
use crate::engine::{Character, character};
use crate::formats::ErrorList;
use crate::rules::notation::game::{GameLocation, ParseGameErrorKind};
use crate::rules::notation::link::SCHEME;
use crate::rules::notation::{Game, ParsePositionError, ParseTurnError, is_link, read_position};
use crate::rules::shipped_records::ShippedRecord;
use crate::rules::{Board, Position, PositionError, Record, Ruleset, Variant};
use crate::texts::{digits, say};
use std::io;
use std::path::Path;
use std::sync::Arc;

/// The size limit of a game record in bytes.
pub const LARGEST_RECORD: u64 = 4 * 1024 * 1024;

/// A variant and a game of it.
pub struct LoadedGame {
    /// The variant.
    pub variant: Arc<Variant>,
    /// The game.
    pub game: Game,
    /// Where the game is from, for messages; empty for a new game.
    pub file: String,
}

impl LoadedGame {
    /// A new game of this variant.
    pub fn new(variant: Arc<Variant>) -> Self {
        let record = Record::new(variant.rules.clone());
        let game = Game::new(variant.key.clone(), record);
        Self { variant, game, file: String::new() }
    }
}

/// The variant of a key or a path; the default variant for `None`.
pub fn variant(console: &Console, key: Option<&str>) -> Result<Arc<Variant>, Failure> {
    Ok(named_variant(console, key)?.unwrap_or_else(|| console.catalogue.standard()))
}

/// The variant of a key or a path, if one is named.
fn named_variant(console: &Console, key: Option<&str>) -> Result<Option<Arc<Variant>>, Failure> {
    key.map(|key| variant_at(console, key, "--variant:1:1")).transpose()
}

/// The variant of a key or a path, which is written at this place.
pub fn variant_at(console: &Console, key: &str, place: &str) -> Result<Arc<Variant>, Failure> {
    if let Some(read) = console.read_variants.borrow().get(key) {
        return Ok(read.clone());
    }
    let found = console.catalogue.find_or_read(key);
    if let Ok(variant) = &found {
        console.read_variants.borrow_mut().insert(key.to_owned(), variant.clone());
    }
    found.map_err(|not_found| {
        Failure::Input(match not_found {
            FindVariantError::File(unusable) => say::custom_file_error(&console.texts, &unusable),
            FindVariantError::Key(key) => {
                let known: Vec<_> =
                    console.catalogue.usable().iter().map(|variant| variant.key.as_str()).collect();
                let arguments = [("key", key.as_str().into()), ("known", known.join(", ").into())];
                let line = console.texts.with("cli-unknown-variant", &arguments);
                // The requested variant may be in one of the invalid custom files.
                let unusable = console.catalogue.unusable().iter();
                let unusable =
                    unusable.flat_map(|unusable| say::custom_file_error(&console.texts, unusable));
                [format!("{place}: {line}")].into_iter().chain(unusable).collect()
            }
        })
    })
}

/// As [`variant`], for commands that store games under the key of their variant.
///
/// # Errors
/// In addition, the key of a rule file is that of a known variant with other rules.
pub fn storable_variant(console: &Console, key: Option<&str>) -> Result<Arc<Variant>, Failure> {
    let variant = variant(console, key)?;
    let known = console.catalogue.find(&variant.key);
    let is_other = known.is_some_and(|known| known.rules != variant.rules);
    if let Some(path) = key.filter(|_| is_other)
        && let Some(problem) = console.catalogue.taken(&variant.key)
    {
        let error = CustomFileError { path: path.into(), problem };
        return Err(Failure::Input(say::custom_file_error(&console.texts, &error)));
    }
    Ok(variant)
}

/// The variant and the position named by the arguments.
pub fn position(
    console: &Console,
    place: &PositionArgs,
) -> Result<(Arc<Variant>, Position), Failure> {
    let variant = variant(console, place.variant.as_deref())?;
    let position = position_at(console, &variant.rules, place.position.as_deref(), "--position")?;
    Ok((variant, position))
}

/// A position of a rule set, its start for `None`. `name` is that of the argument, for the error message.
pub fn position_at(
    console: &Console,
    rules: &Ruleset,
    text: Option<&str>,
    name: &str,
) -> Result<Position, Failure> {
    let Some(text) = text else { return Ok(Position::start(rules)) };
    read_position(rules, text).map_err(|error| {
        let reason = say::position_error(&console.texts, &error);
        Failure::input(format!("{name}:1:{}: {reason}", position_column(text, &error)))
    })
}

/// An error in a written turn, which is the argument of this name.
pub fn turn_failure(
    console: &Console,
    board: &Board,
    name: &str,
    text: &str,
    error: &ParseTurnError,
) -> Failure {
    let reason = say::turn_error(&console.texts, board, error);
    Failure::input(format!("{name}:1:{}: {reason}", column_of(text, error.offset())))
}

/// The column of a byte in a text of one line, from 1.
pub fn column_of(text: &str, byte: usize) -> usize {
    text.char_indices().take_while(|&(at, _)| at < byte).count() + 1
}

/// The column of an error in the text of a position, from 1.
pub fn position_column(text: &str, error: &ParsePositionError) -> usize {
    let fields: Vec<&str> = text.split_ascii_whitespace().collect();
    let start_of = |index: usize| {
        fields
            .get(index)
            .map_or(text.len(), |field| field.as_ptr() as usize - text.as_ptr() as usize)
    };
    let stones = fields.first().copied().unwrap_or_default();
    let at =
        match *error {
            ParsePositionError::Letter { column, .. } => {
                let before = stones.chars().take(column.saturating_sub(1));
                start_of(0) + before.map(char::len_utf8).sum::<usize>()
            }
            ParsePositionError::Columns { row, .. } => {
                let rows = stones.split('/').count();
                let before = stones.split('/').take(rows.saturating_sub(row));
                start_of(0) + before.map(|row| row.len() + 1).sum::<usize>()
            }
            ParsePositionError::Side => start_of(1),
            ParsePositionError::Quiet => start_of(2),
            ParsePositionError::Number
            | ParsePositionError::Position(PositionError::NumberZero) => start_of(3),
            ParsePositionError::Handicap
            | ParsePositionError::Position(PositionError::NoHandicap) => start_of(4),
            ParsePositionError::Rows { .. } | ParsePositionError::Position(_) => start_of(0),
            ParsePositionError::Extra => start_of(5),
        };
    column_of(text, at)
}

/// A text with games, and how messages name it.
pub struct GameText {
    /// What messages call it.
    pub name: String,
    /// The text.
    pub text: String,
}

/// Reads a game record, under the variant of this key or the one that the record names. `path` may be all that
/// [`game_text`] reads.
///
/// With `judging`, a record that breaks the rules is a negative answer, otherwise invalid input.
pub fn record(
    console: &mut Console,
    path: &Path,
    key: Option<&str>,
    judging: bool,
) -> Result<LoadedGame, Failure> {
    let by = named_variant(console, key)?;
    let GameText { name, text } = game_text(console, path, LARGEST_RECORD)?;
    let game = console.catalogue.read_game(&text, by.as_ref());
    let (variant, game) = game.map_err(|error| {
        let line = record_error_line(console, &name, &error);
        if judging && is_against_the_rules(&error.error.reason) {
            Failure::Negative(vec![line])
        } else {
            Failure::input(line)
        }
    })?;
    report_warnings(console, &name, &game)?;
    Ok(LoadedGame { variant, game, file: name })
}

/// The game of a record, or a new one.
pub fn record_or_new(
    console: &mut Console,
    variant: Option<&str>,
    load: Option<&Path>,
) -> Result<LoadedGame, Failure> {
    match load {
        Some(path) => record(console, path, variant, false),
        None => Ok(LoadedGame::new(self::variant(console, variant)?)),
    }
}

/// Whether a record is readable but breaks the rules.
const fn is_against_the_rules(reason: &ParseGameErrorKind) -> bool {
    match reason {
        ParseGameErrorKind::Turn { error, .. } => matches!(
            error,
            ParseTurnError::Refused { .. }
                | ParseTurnError::Unfinished { .. }
                | ParseTurnError::OffBoard { .. }
                | ParseTurnError::WrongCount { .. }
        ),
        ParseGameErrorKind::AfterEnd(_) | ParseGameErrorKind::Result { .. } => true,
        _ => false,
    }
}

/// What a text with games contains besides them.
#[derive(Default)]
pub struct UnreadGames {
    /// The errors, as lines for standard error.
    errors: ErrorList<String>,
    /// Whether there is an error that is no break of the rules.
    unreadable: bool,
    /// Whether something is odd about a record.
    warned: bool,
}

impl UnreadGames {
    /// Whether all games could be read.
    pub const fn is_empty(&self) -> bool {
        self.errors.first().is_empty()
    }

    /// The errors of the text of this name, as lines for standard error.
    pub fn lines(self, console: &Console, name: &str) -> Vec<String> {
        error_lines(console, name, self.errors)
    }
}

/// Reads all games of a text that [`game_text`] reads, under the variant of this key or those that they name, and calls
/// `found` with each. Records that break the rules are a negative answer; with `strict`, odd ones too.
pub fn each_game(
    console: &mut Console,
    path: &Path,
    key: Option<&str>,
    strict: bool,
    mut found: impl FnMut(&mut Console, &Game) -> io::Result<()>,
) -> CommandResult {
    let by = named_variant(console, key)?;
    let GameText { name, text } = game_text(console, path, LARGEST_RECORD)?;
    let unread =
        games(console, &name, &text, by.as_ref(), |console, _, game| found(console, &game))?;
    match (unread.is_empty(), unread.unreadable) {
        (true, _) if strict && unread.warned => Ok(ExitStatus::Negative),
        (true, _) => Ok(ExitStatus::Good),
        (false, true) => Err(Failure::Input(unread.lines(console, &name))),
        (false, false) => Err(Failure::Negative(unread.lines(console, &name))),
    }
}

/// The errors of a file with this name as lines for standard error.
pub fn error_lines(console: &Console, name: &str, errors: ErrorList<String>) -> Vec<String> {
    let more = errors.more();
    let more = (more > 0).then(|| say::more_errors(&console.texts, name, more));
    errors.first().iter().cloned().chain(more).collect()
}

/// Reads all games of a text. Calls `found` with each, and with the byte offset from which it was read. Reports what is
/// odd about the records.
pub fn games<E: From<io::Error>>(
    console: &mut Console,
    name: &str,
    text: &str,
    by: Option<&Arc<Variant>>,
    mut found: impl FnMut(&mut Console, usize, Game) -> Result<(), E>,
) -> Result<UnreadGames, E> {
    let mut unread = UnreadGames::default();
    let mut location = GameLocation::START;
    let mut at = 0;
    while let Some(read) = console.catalogue.read_next(text, &mut location, by) {
        match read {
            Ok((_, game)) => {
                unread.warned |= !game.warnings.is_empty();
                report_warnings(console, name, &game)?;
                found(console, at, game)?;
            }
            Err(error) => {
                unread.unreadable |= !is_against_the_rules(&error.error.reason);
                unread.errors.push(|| record_error_line(console, name, &error));
            }
        }
        at = location.bytes();
    }
    Ok(unread)
}

/// Reports what is odd about the record of a game.
fn report_warnings(console: &mut Console, name: &str, game: &Game) -> io::Result<()> {
    for warning in &game.warnings {
        let told = say::game_warning(&console.texts, &warning.kind);
        writeln!(console.err, "{name}:{}:{}: {told}", warning.line, warning.column)?;
    }
    Ok(())
}

/// The text of a file of at most `limit` bytes.
pub fn file_text(console: &Console, path: &Path, limit: u64) -> Result<String, Failure> {
    read_named_text(path, limit).map_err(|error| unreadable(console, path, &error))
}

/// A file that cannot be read, or not as what it has to be.
pub fn unreadable(console: &Console, path: &Path, error: &FileError) -> Failure {
    Failure::input(say::file_error_at(&console.texts, path, error))
}

/// The text of a file with games, of a shipped record, or of standard input (`-`); or a link.
pub fn game_text(console: &Console, path: &Path, limit: u64) -> Result<GameText, Failure> {
    if let Some(link) = path.to_str().filter(|text| is_link(text)) {
        return Ok(GameText {
            name: SCHEME.trim_end_matches(':').to_owned(),
            text: link.to_owned(),
        });
    }
    // A file takes precedence over a shipped record of the same name.
    let shipped = path.to_str().filter(|_| !path.exists()).and_then(ShippedRecord::find);
    let text = if let Some(shipped) = shipped {
        say::record_text(&console.texts, shipped)
    } else if path == Path::new("-") {
        read_all(io::stdin().lock(), limit).map_err(|error| unreadable(console, path, &error))?
    } else {
        file_text(console, path, limit)?
    };
    Ok(GameText { name: path.display().to_string(), text })
}

/// An error in a record, with its location.
fn record_error_line(
    console: &Console,
    name: &str,
    ReadGameError { error, variant }: &ReadGameError,
) -> String {
    let reason = say::game_reason(&console.texts, &variant.rules.board, &error.reason);
    format!("{name}:{}:{}: {reason}", error.line, error.column)
}

/// The computer player of this key. `option` is the option that names it, and `unknown` the message for a key that
/// nobody has.
pub fn opponent(
    console: &Console,
    option: &str,
    name: &str,
    unknown: &str,
) -> Result<Arc<Character>, Failure> {
    character::named(name).ok_or_else(|| {
        let texts = &console.texts;
        let lower = name.to_ascii_lowercase();
        let strength = lower.split_once(":elo=").filter(|(key, _)| *key == adjusting().key);
        if let Some((key, _)) = strength {
            let arguments = [("option", "elo".into()), ("most", digits(levels().end()))];
            let line = texts.with("match-number-up-to", &arguments);
            return Failure::input(format!("{option}:1:{}: {line}", key.len() + 2));
        }
        let known: Vec<_> = character::choices().map(|known| known.key.as_str()).collect();
        let arguments = [("name", name.into()), ("known", known.join(", ").into())];
        console.invalid(option, unknown, &arguments)
    })
}
