//! The books that are compiled into the program. A page fetches them when they are asked for instead: its program has
//! only their keys.

#[cfg(not(target_arch = "wasm32"))]
use super::{Book, BookError};
use fanorona_rules::Ruleset;
use fanorona_rules::variant::shipped;
#[cfg(not(target_arch = "wasm32"))]
use std::sync::{Arc, OnceLock};

/// The keys of the variants that have a book, in the order in which players see them.
pub const KEYS: [&str; 6] = ["tsivy", "dimy", "parker", "tumicarona", "tumicarona-rematch", "vela"];

/// The key of the shipped variant with these rules that has a book; `None` if there is none.
pub fn key(rules: &Ruleset) -> Option<&'static str> {
    KEYS.into_iter()
        .find(|key| shipped::variant(key).is_some_and(|known| known.rules.as_ref() == rules))
}

/// The keys and the texts with the books.
#[cfg(not(target_arch = "wasm32"))]
pub const FILES: [(&str, &str); KEYS.len()] = [
    ("tsivy", include_str!("../../../../assets/book/tsivy.txt")),
    ("dimy", include_str!("../../../../assets/book/dimy.txt")),
    ("parker", include_str!("../../../../assets/book/parker.txt")),
    ("tumicarona", include_str!("../../../../assets/book/tumicarona.txt")),
    ("tumicarona-rematch", include_str!("../../../../assets/book/tumicarona-rematch.txt")),
    ("vela", include_str!("../../../../assets/book/vela.txt")),
];

/// Reads the shipped book of the variant with this key; `None` if there is none.
///
/// # Errors
/// Never in a released program: a test reads all.
#[cfg(not(target_arch = "wasm32"))]
pub fn read(key: &str) -> Option<Result<Book, BookError>> {
    let (_, text) = FILES.iter().find(|(known, _)| *known == key)?;
    Some(Book::read(text, &shipped::variant(key)?))
}

/// The shipped book of these rules; `None` if there is none. It is read when it is first asked for,
/// which takes some tenths of a second.
///
/// ```
/// use fanorona_engine::book::shipped;
/// use fanorona_rules::{Position, variant::shipped::variant};
///
/// let rules = &variant("dimy").unwrap().rules;
/// let book = shipped::book(rules).unwrap();
/// assert!(!book.turns(&Position::start(rules)).is_empty());
/// ```
#[cfg(not(target_arch = "wasm32"))]
pub fn book(rules: &Ruleset) -> Option<Arc<Book>> {
    static BOOKS: [OnceLock<Option<Arc<Book>>>; KEYS.len()] =
        [const { OnceLock::new() }; KEYS.len()];
    let key = key(rules)?;
    let index = FILES.iter().position(|(known, _)| *known == key)?;
    BOOKS.get(index)?.get_or_init(|| read(key)?.ok().map(Arc::new)).clone()
}
