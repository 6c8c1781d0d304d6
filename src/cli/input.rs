//! Reads variants, positions, records and computer players named on the command line.

use super::args::PositionArgs;
use super::console::{Console, Failure};
use crate::catalogue::custom::without_byte_order_mark;
use crate::catalogue::file::{read_all, read_text};
use crate::catalogue::records::ShippedRecord;
use crate::catalogue::{CustomFileError, FindVariantError, ReadGameError};
use crate::engine::character::{adjusting, levels};
use crate::engine::{Character, character};
use crate::rules::notation::game::GameLocation;
use crate::rules::notation::link::SCHEME;
use crate::rules::notation::{Game, ParseLinkError, ParsePositionError, is_link, read_position};
use crate::rules::{Position, Record, Ruleset, Variant};
use crate::texts::say;
use std::io;
use std::path::Path;
use std::sync::Arc;

/// The size limit of a game record in bytes.
pub(super) const LARGEST_RECORD: u64 = 4 * 1024 * 1024;

/// A variant and a game of it.
pub(super) struct LoadedGame {
    pub variant: Arc<Variant>,
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
pub(super) fn variant(console: &Console, key: Option<&str>) -> Result<Arc<Variant>, Failure> {
    let Some(key) = key else { return Ok(console.catalogue.standard()) };
    variant_at(console, key, "--variant:1:1")
}

/// The variant of a key or a path, which is written at this place.
pub(super) fn variant_at(
    console: &Console,
    key: &str,
    place: &str,
) -> Result<Arc<Variant>, Failure> {
    console.catalogue.find_or_read(key).map_err(|not_found| {
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

/// The variant of a file whose first line names `key`: the one that `--variant` names, which may be in no catalogue, or
/// else the one of this key.
pub(super) fn variant_of_file(
    console: &Console,
    given: Option<&str>,
    key: Option<&str>,
    file: &Path,
) -> Result<Arc<Variant>, Failure> {
    match (given, key) {
        (Some(given), _) => variant(console, Some(given)),
        (None, Some(key)) => variant_at(console, key, &format!("{}:1:1", file.display())),
        // The reader says what is wrong.
        (None, None) => Ok(console.catalogue.standard()),
    }
}

/// The text of a file with a checksum, without what an editor may have added: a byte order mark, and `\r` at the ends of
/// the lines.
pub(super) fn without_editor_marks(text: &str) -> String {
    without_byte_order_mark(text).replace("\r\n", "\n")
}

/// As [`variant`], for commands that store games under the key of their variant.
///
/// # Errors
/// In addition, the key of a rule file is that of a known variant with other rules.
pub(super) fn storable_variant(
    console: &Console,
    key: Option<&str>,
) -> Result<Arc<Variant>, Failure> {
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
pub(super) fn position(
    console: &Console,
    place: &PositionArgs,
) -> Result<(Arc<Variant>, Position), Failure> {
    let variant = variant(console, place.variant.as_deref())?;
    let position = match &place.position {
        None => Position::start(&variant.rules),
        Some(text) => position_at(console, &variant.rules, text, "--position")?,
    };
    Ok((variant, position))
}

/// A position of a rule set. `name` is that of the argument, for the error message.
pub(super) fn position_at(
    console: &Console,
    rules: &Ruleset,
    text: &str,
    name: &str,
) -> Result<Position, Failure> {
    read_position(rules, text).map_err(|error| {
        let reason = say::position_error(&console.texts, &error);
        Failure::input(format!("{name}:1:{}: {reason}", position_column(text, &error)))
    })
}

/// The column of a byte in a text of one line, from 1.
pub(super) fn column_of(text: &str, byte: usize) -> usize {
    text.char_indices().take_while(|&(at, _)| at < byte).count() + 1
}

/// The column of an error in the text of a position, from 1.
fn position_column(text: &str, error: &ParsePositionError) -> usize {
    let fields: Vec<&str> = text.split_ascii_whitespace().collect();
    let start_of = |index: usize| {
        fields
            .get(index)
            .map_or(text.len(), |field| field.as_ptr() as usize - text.as_ptr() as usize)
    };
    let stones = fields.first().copied().unwrap_or_default();
    let at = match *error {
        ParsePositionError::Letter { column, .. } => {
            let before = stones.chars().take(column.saturating_sub(1));
            start_of(0) + before.map(char::len_utf8).sum::<usize>()
        }
        ParsePositionError::Columns { row, .. } => {
            let rows = stones.split('/').count();
            let before = stones.split('/').take(rows.saturating_sub(row));
            start_of(0) + before.map(|row| row.len() + 1).sum::<usize>()
        }
        ParsePositionError::Rows { .. } | ParsePositionError::Position(_) => start_of(0),
        ParsePositionError::Side => start_of(1),
        ParsePositionError::Quiet => start_of(2),
        ParsePositionError::Number => start_of(3),
        ParsePositionError::Handicap => start_of(4),
        ParsePositionError::Extra => start_of(5),
    };
    column_of(text, at)
}

/// Reads a game record, under the variant of this key or the one that the record names. `path` may
/// also be `-` for standard input, the key of a shipped record, or a link.
///
/// With `judging`, a record that breaks the rules is a negative answer, otherwise invalid input.
pub(super) fn record(
    console: &mut Console,
    path: &Path,
    key: Option<&str>,
    judging: bool,
) -> Result<LoadedGame, Failure> {
    let by = key.map(|key| variant(console, Some(key))).transpose()?;
    if let Some(opened) = link(console, path, by.as_deref()) {
        return opened;
    }
    let text = record_text(console, path, LARGEST_RECORD)?;
    let game = console.catalogue.read_game(&text, by.as_ref());
    let (variant, game) = game.map_err(|error| {
        let line = record_error_line(console, path, &error);
        if judging && super::replay::is_against_the_rules(&error.error.reason) {
            Failure::Negative(vec![line])
        } else {
            Failure::input(line)
        }
    })?;
    report_warnings(console, path, &game)?;
    Ok(LoadedGame { variant, game, file: path.display().to_string() })
}

/// Reads all games of a text from a file. Calls `found` with each game or its error, and with the byte offset
/// from which it was read. Reports the warnings of the games, and returns whether there are any.
pub(super) fn games(
    console: &mut Console,
    path: &Path,
    text: &str,
    by: Option<&Arc<Variant>>,
    mut found: impl FnMut(usize, Result<Game, ReadGameError>),
) -> io::Result<bool> {
    let mut any = false;
    let mut location = GameLocation::START;
    let mut at = 0;
    while let Some(read) = console.catalogue.read_next(text, &mut location, by) {
        if let Ok((_, game)) = &read {
            any |= !game.warnings.is_empty();
            report_warnings(console, path, game)?;
        }
        found(at, read.map(|(_, game)| game));
        at = location.bytes();
    }
    Ok(any)
}

/// Reports what is odd about the record of a game.
fn report_warnings(console: &mut Console, path: &Path, game: &Game) -> io::Result<()> {
    for warning in &game.warnings {
        let told = say::game_warning(&console.texts, &warning.kind);
        writeln!(console.err, "{}:{}:{}: {told}", path.display(), warning.line, warning.column)?;
    }
    Ok(())
}

/// The text of a file of at most `limit` bytes.
pub(super) fn file_text(console: &Console, path: &Path, limit: u64) -> Result<String, Failure> {
    read_text(path, limit)
        .map_err(|error| Failure::input(say::file_error_at(&console.texts, path, &error)))
}

/// The text of a record file, of a shipped record, or of standard input (`-`).
pub(super) fn record_text(console: &Console, path: &Path, limit: u64) -> Result<String, Failure> {
    // A file takes precedence over a shipped record of the same name.
    let shipped = path.to_str().filter(|_| !path.exists()).and_then(ShippedRecord::find);
    if let Some(shipped) = shipped {
        Ok(say::record_text(&console.texts, shipped))
    } else if path == Path::new("-") {
        read_all(io::stdin().lock(), limit)
            .map_err(|error| Failure::input(say::file_error_at(&console.texts, path, &error)))
    } else {
        file_text(console, path, limit)
    }
}

/// An error in a record, with its location.
pub(super) fn record_error_line(
    console: &Console,
    path: &Path,
    ReadGameError { error, variant }: &ReadGameError,
) -> String {
    let reason = say::game_reason(&console.texts, &variant.rules.board, &error.reason);
    format!("{}:{}:{}: {reason}", path.display(), error.line, error.column)
}

/// The game of a link; `None` if the path is not a link. `by` is the variant that the command line names: a
/// link made under other rules is refused.
pub(super) fn link(
    console: &Console,
    path: &Path,
    by: Option<&Variant>,
) -> Option<Result<LoadedGame, Failure>> {
    let text = path.to_str().filter(|text| is_link(text))?;
    let read = console.catalogue.read_link(text).map_err(|error| {
        let column = match error {
            ParseLinkError::Letter { column, .. } => column,
            _ => 1,
        };
        let reason = say::link_error(&console.texts, &error);
        Failure::input(format!("{SCHEME}1:{column}: {reason}"))
    });
    let file = SCHEME.trim_end_matches(':').to_owned();
    Some(read.and_then(|(variant, game)| {
        if by.is_some_and(|by| by.rules != variant.rules) {
            let reason = say::link_error(&console.texts, &ParseLinkError::OtherRules);
            return Err(Failure::input(format!("--variant:1:1: {reason}")));
        }
        Ok(LoadedGame { variant, game, file })
    }))
}

/// The computer player of this key. `option` is the option that names it, and `unknown` the message for a key that
/// nobody has.
pub(super) fn opponent(
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
            // As a text, so that the digits are not grouped.
            let most = levels().end().to_string();
            let arguments = [("option", "elo".into()), ("most", most.into())];
            let line = texts.with("match-number-up-to", &arguments);
            return Failure::input(format!("{option}:1:{}: {line}", key.len() + 2));
        }
        let known: Vec<_> = character::choices().map(|known| known.key.as_str()).collect();
        let arguments = [("name", name.into()), ("known", known.join(", ").into())];
        Failure::input(format!("{option}:1:1: {}", texts.with(unknown, &arguments)))
    })
}
