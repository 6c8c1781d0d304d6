//! The help that a person had against the computer, in the tags of the game: hints, and turns taken back.

use super::{Session, coaching};
use fanorona_rules::Side;
use fanorona_rules::notation::game::tag_value;

/// The tags with the number of hints, and of times that the person took turns back. A game without has
/// none.
const HINTS: &str = "Hints";
const TAKEN_BACK: &str = "TakenBack";

/// Whether the tags of a game say that a person had help in it: a coach, hints, or turns taken back. A
/// tag that cannot be read counts as help.
///
/// ```
/// use fanorona_game::play::had_help;
///
/// let tags = |name: &str, value: &str| [(name.to_owned(), value.to_owned())];
/// assert!(had_help(&tags("Hints", "2")) && had_help(&tags("Coach", "1")));
/// assert!(!had_help(&tags("Hints", "0")) && !had_help(&tags("White", "Rasoa")));
/// ```
pub fn had_help(tags: &[(String, String)]) -> bool {
    tag_value(tags, coaching::LEVEL).is_some()
        || [HINTS, TAKEN_BACK]
            .into_iter()
            .filter_map(|name| tag_value(tags, name))
            .any(|value| value.trim().parse() != Ok(0_u32))
}

impl Session {
    /// The number of times that the person took turns back in this game against the computer; 0 in other
    /// games.
    pub const fn taken_back(&self) -> u32 {
        self.taken_back
    }

    /// Whether one may look up what was played from the position on the board: not in an exercise, and not
    /// while a game goes on against a computer or with clocks, also when one looks back in it.
    pub fn may_explore(&self) -> bool {
        let other = self.review().is_some_and(|review| !review.is_of_live());
        let live = self.live();
        let alone = live.clock().is_none()
            && !Side::BOTH.into_iter().any(|side| live.seat(side).is_computer());
        !self.is_exercise() && (other || alone || live.record().outcome().is_some())
    }

    /// The tags of the game with the help so far.
    pub(super) fn help_tags(&self) -> impl Iterator<Item = (&'static str, String)> {
        let hints = self.learner().map_or(0, |side| self.hints[side as usize]);
        let counts = [(HINTS, hints), (TAKEN_BACK, self.taken_back)];
        counts
            .into_iter()
            .filter(|&(_, count)| count > 0)
            .map(|(tag, count)| (tag, count.to_string()))
    }

    /// Continues counting from the tags of an opened game.
    pub(super) fn read_help(&mut self, tags: &[(String, String)]) {
        let count =
            |name| tag_value(tags, name).and_then(|value| value.trim().parse().ok()).unwrap_or(0);
        let side = self.learner().unwrap_or(Side::White);
        self.hints[side as usize] = count(HINTS);
        self.taken_back = count(TAKEN_BACK);
    }
}
