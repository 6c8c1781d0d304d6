//! Which turns are hard to find.

use fanorona_engine::{Limits, search};
use fanorona_rules::Record;
use fanorona_rules::generate::Effect;

/// The search that finds easy turns: the turn, its answer, and the captures that follow.
const SHALLOW: Limits = Limits { depth: 2, nodes: 20_000 };

/// Whether neither taking the most stones nor a shallow search finds a turn, one of `effects`.
pub(super) fn is_hard(
    record: &Record,
    turn: Effect,
    effects: &[Effect],
    stop: &mut dyn FnMut() -> bool,
) -> bool {
    let takes = turn.captured.len();
    let as_many = effects.iter().filter(|other| other.captured.len() >= takes).count();
    let takes_most = takes > 0 && as_many == 1;
    if takes_most {
        return false;
    }
    let shallow = search(record, SHALLOW, stop);
    shallow.best.is_some_and(|best| Effect::of(&best) != turn)
}
