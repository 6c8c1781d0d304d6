//! Turns that need no choice, and too many to choose from.

use crate::search::MOST_ROOT_TURNS;
use fanorona_rules::Record;
use fanorona_rules::generate::effects;

/// Whether there is only one turn, or several with the same effect, so that a long search would be wasted. `false`
/// if the game is over.
///
/// ```
/// use fanorona_engine::is_forced;
/// use fanorona_rules::notation::read_position;
/// use fanorona_rules::{Record, variant::shipped};
///
/// let rules = &shipped::variant("tsivy").unwrap().rules;
/// let game = |text| Record::from_position(rules.clone(), read_position(rules, text).unwrap());
/// assert!(is_forced(&game("W1B6/9/9/9/9 w 0 1")), "capturing is obligatory");
/// assert!(!is_forced(&game("W7B/9/9/9/9 w 0 1")));
/// ```
pub fn is_forced(record: &Record) -> bool {
    let rules = record.rules().with_captures_enforced();
    record.outcome().is_none() && effects(&rules, record.position()).only().is_some()
}

/// Whether a search of the record's position considers all its turns. `false` where they are too many
/// (see [`MOST_CHAINS`](fanorona_rules::generate::MOST_CHAINS)); then the best turn is the best of
/// those found, and only a win is proven.
pub fn considers_all_turns(record: &Record) -> bool {
    let turns = effects(record.rules(), record.position());
    turns.whole && turns.list.len() <= MOST_ROOT_TURNS
}
