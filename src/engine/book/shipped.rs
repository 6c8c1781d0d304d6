//! The books that are compiled into the program. A page loads them when they are asked for instead.

use super::{Book, BookError};
use crate::rules::Ruleset;
use crate::rules::variant::shipped;
use std::sync::{Arc, OnceLock};

/// The keys of the variants and the texts with their books, in the order in which players see them.
pub const FILES: [(&str, &str); 1] = [("tsivy", include_str!("../../../assets/book/tsivy.txt"))];

/// Reads the shipped book of the variant with this key; `None` if there is none.
///
/// # Errors
/// Never in a released program: a test reads all.
pub fn read(key: &str) -> Option<Result<Book, BookError>> {
    let (_, text) = FILES.iter().find(|(known, _)| *known == key)?;
    Some(Book::read(text, &shipped::variant(key)?))
}

/// The shipped book of these rules; `None` if there is none. It is read when it is first asked for.
pub fn book(rules: &Ruleset) -> Option<Arc<Book>> {
    static BOOKS: [OnceLock<Option<Arc<Book>>>; FILES.len()] =
        [const { OnceLock::new() }; FILES.len()];
    let index = FILES.iter().position(|(key, _)| {
        shipped::variant(key).is_some_and(|variant| variant.rules.as_ref() == rules)
    })?;
    let read = || read(FILES[index].0)?.ok().map(Arc::new);
    BOOKS[index].get_or_init(read).clone()
}
