//! Reads the files that the laboratory makes: openings of engine games, and books.

use fanorona::cli::console::{Console, Failure};
use fanorona::cli::input;
use fanorona::texts::say;
use fanorona_engine::book::Book;
use fanorona_game::explore::Openings;
use std::path::Path;

/// The size limit of a file with openings, in bytes.
pub const LARGEST_OPENINGS: u64 = 16 * 1024 * 1024;
/// The size limit of a book, in bytes.
pub const LARGEST_BOOK: u64 = 64 * 1024 * 1024;

/// Reads the text of a file with openings, of the given variant or of the one that the first line names.
///
/// # Errors
/// The text is not such a file.
pub fn openings(
    console: &Console,
    file: &Path,
    text: &str,
    variant: Option<&str>,
) -> Result<Openings, Failure> {
    let name = file.display().to_string();
    let variant = input::variant_of_file(console, variant, Openings::key(text), file)?;
    Openings::read(text, &variant)
        .map_err(|error| Failure::input(say::openings_error(&console.texts, &name, &error)))
}

/// Reads the text of a book, of the given variant or of the one that the first line names.
///
/// # Errors
/// The text is not a book.
pub fn book(
    console: &Console,
    file: &Path,
    text: &str,
    variant: Option<&str>,
) -> Result<Book, Failure> {
    let name = file.display().to_string();
    let variant = input::variant_of_file(console, variant, Book::key(text), file)?;
    Book::read(text, &variant)
        .map_err(|error| Failure::input(say::book_error(&console.texts, &name, &error)))
}
