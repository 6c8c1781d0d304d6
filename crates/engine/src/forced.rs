//! Turns that need no choice.

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
    let (rules, mut all) = (record.rules().with_captures_enforced(), Vec::new());
    record.outcome().is_none()
        && effects(rules.as_ref(), record.position(), &mut all)
        && all.len() == 1
}
