//! Reads the files that the laboratory makes: openings of engine games, and books.

use fanorona::cli::console::{Console, Failure};
use fanorona::cli::input;
use fanorona::texts::{Texts, id, say};
use fanorona_engine::book::{Book, BookError};
use fanorona_game::explore::Openings;
use fanorona_rules::Variant;
use std::path::Path;
use std::sync::Arc;

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
    let variant = variant_of_file(console, variant, Openings::key(text), file)?;
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
    let variant = variant_of_file(console, variant, Book::key(text), file)?;
    Book::read(text, &variant)
        .map_err(|error| Failure::input(book_error(&console.texts, &name, &error)))
}

/// The sentence about a text that is no book, and where the error is.
pub fn book_error(texts: &Texts, file: &str, error: &BookError) -> String {
    let head = [id("book-none"), id("book-version"), id("book-other-variant")];
    say::data_error(texts, file, error, head)
}

/// The variant of a file whose first line names `key`: the one that `--variant` names, which may be in no catalogue, or
/// else the one of this key.
pub fn variant_of_file(
    console: &Console,
    given: Option<&str>,
    key: Option<&str>,
    file: &Path,
) -> Result<Arc<Variant>, Failure> {
    match (given, key) {
        (Some(given), _) => input::variant(console, Some(given)),
        (None, Some(key)) => input::variant_at(console, key, &format!("{}:1:1", file.display())),
        // The reader says what is wrong.
        (None, None) => Ok(console.catalogue.standard()),
    }
}
