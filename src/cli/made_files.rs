//! Reads the files that `fanorona-lab` makes: openings of engine games, and books.

use super::console::{Console, Failure};
use super::input;
use crate::engine::book::Book;
use crate::game::explore::Openings;
use crate::texts::say;
use std::path::Path;

/// The size limit of a file with openings, in bytes.
pub const LARGEST_OPENINGS: u64 = 16 * 1024 * 1024;
/// The size limit of a book, in bytes.
pub const LARGEST_BOOK: u64 = 64 * 1024 * 1024;

/// Reads the text of a file with openings, of the given variant or of the one that the first line names. Returns its length too.
///
/// # Errors
/// The text is not such a file.
pub fn openings(
    console: &Console,
    file: &Path,
    text: &str,
    variant: Option<&str>,
) -> Result<(Openings, usize), Failure> {
    let text = input::without_editor_marks(text);
    let name = file.display().to_string();
    let variant = input::variant_of_file(console, variant, Openings::key(&text), file)?;
    let openings = Openings::read(&text, &variant)
        .map_err(|error| Failure::input(say::openings_error(&console.texts, &name, &error)))?;
    Ok((openings, text.len()))
}

/// Reads a book, of the given variant or of the one that the first line names. Returns its text too.
///
/// # Errors
/// The text is not a book.
pub fn book(
    console: &Console,
    file: &Path,
    text: &str,
    variant: Option<&str>,
) -> Result<(Book, String), Failure> {
    let text = input::without_editor_marks(text);
    let name = file.display().to_string();
    let variant = input::variant_of_file(console, variant, Book::key(&text), file)?;
    let book = Book::read(&text, &variant)
        .map_err(|error| Failure::input(say::book_error(&console.texts, &name, &error)))?;
    Ok((book, text))
}
