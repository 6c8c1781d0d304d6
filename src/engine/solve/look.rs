//! What is known of a position before anything is searched: by the rules, the tables, the way it
//! was reached on, and what was found before.

use super::attack::{Attack, Frame, LONGEST_RUN, PathNode};
use super::key::{Key, mix};
use super::numbers::{Found, Numbers};
use crate::engine::endgame::TableValue;
use crate::rules::Position;

/// The longest way to a position, in turns: an attack that needs more is broken off.
const LONGEST_WAY: usize = 900;

impl Attack<'_> {
    /// Whether the attack has won or will, by the rules or the tables alone.
    pub fn decided_by_rules_or_tables(&self, position: &Position) -> Option<bool> {
        let looked_up = || Some(self.looked_up(position)?.numbers.proof == 0);
        self.over(position).or_else(looked_up)
    }

    /// Whether the attack has won, or can be known never to win; `None` while it is open how
    /// soon it wins, or whether.
    pub fn decided(&mut self, position: &Position) -> Option<bool> {
        if let Some(won) = self.over(position) {
            return Some(won);
        }
        if self.looked_up(position).is_some_and(|found| found.numbers.proof != 0) {
            return Some(false);
        }
        let known = self.table.get(self.key(position))?;
        (known.numbers == Numbers::DISPROVED).then_some(false)
    }

    /// Is the game over here?
    pub fn is_over(&self, position: &Position) -> bool {
        self.over(position).is_some()
    }

    /// What is known of a position that a turn has led to from the end of the way.
    pub(super) fn look(&mut self, position: &Position, captures: bool) -> (PathNode, Found) {
        let frame = self.frame;
        let key = self.key(position);
        let mark = match self.way.last() {
            Some(last) if !captures => {
                PathNode { key, way: mix(last.way ^ last.key.mixed()), since: last.since }
            }
            _ => PathNode { key, way: 0, since: self.way.len() },
        };
        if let Some(found) = self.ended(position) {
            return (mark, found);
        }
        let run = self.way.len() - mark.since;
        if let Some(ply) = self.way[mark.since..].iter().position(|old| old.key == key) {
            return (mark, Found::resting((mark.since + ply) as i32));
        }
        if run > usize::from(LONGEST_RUN) || self.way.len() > LONGEST_WAY {
            return (mark, Found::TOO_LONG);
        }
        let known = self.table.get(key);
        if let Some(found) = known.filter(|found| found.numbers.settled()) {
            let late = frame.limit.is_some_and(|limit| {
                !frame.counted && position.quiet().saturating_add(found.quiet) > limit
            });
            let proved = found.numbers.proof == 0;
            return (mark, if proved && late { Found::TOO_LONG } else { found });
        }
        if run > 0
            && let Some(twin) = self.table.get(twin(&mark))
        {
            return (mark, Found::resting((mark.since + usize::from(twin.length)) as i32));
        }
        (mark, known.unwrap_or_else(|| self.guess(position)))
    }

    /// Has the attack won or not, where no turn is left?
    pub(super) fn over(&self, position: &Position) -> Option<bool> {
        // These rules know no limit of quiet turns, so every end is one of the stones.
        let outcome = position.outcome(self.frame.rules)?;
        Some(outcome.winner() == Some(self.attacker))
    }

    /// The end of the game, by the rules or by what is known beforehand.
    fn ended(&mut self, position: &Position) -> Option<Found> {
        let frame = self.frame;
        if let Some(won) = self.over(position) {
            return Some(if won { Found::WON } else { Found::NOT_WON });
        }
        if frame.limit.is_some_and(|limit| position.quiet() >= limit) {
            return Some(if frame.counted { Found::NOT_WON } else { Found::TOO_LONG });
        }
        let found = self.looked_up(position)?;
        self.rests_on_tables |= found.numbers.proof == 0;
        Some(found)
    }

    /// What the tables know of a position.
    fn looked_up(&self, position: &Position) -> Option<Found> {
        let Frame { given, tables, .. } = self.frame;
        if position.own().len() + position.enemy().len() > tables.most_stones() {
            return None;
        }
        let wins =
            if position.side() == self.attacker { TableValue::Win } else { TableValue::Loss };
        if tables.probe(given, position)? == wins {
            // No win of its table takes longer: that will nearly always do, and saves looking.
            let longest = tables.table(position.own().len(), position.enemy().len())?.longest();
            let mut quiet = u16::from(longest);
            if given.switches.quiet_limit.is_some_and(|limit| position.quiet() + quiet > limit) {
                quiet = tables.distance(given, position)?.1;
            }
            return Some(Found { numbers: Numbers::PROVED, length: 0, quiet, rests: 0 });
        }
        if position.quiet() == 0 || self.frame.counted {
            return Some(Found::NOT_WON);
        }
        // Only too late for the limit? Then the way is to blame, not the position.
        let fresh = position.with_quiet(0);
        let late = tables.probe(given, &fresh)? == wins;
        Some(if late { Found::TOO_LONG } else { Found::NOT_WON })
    }

    /// The name of a position in this attack.
    pub fn key(&self, position: &Position) -> Key {
        let mut key = self.frame.keys.of(self.frame.rules, position, self.attacker);
        if self.frame.counted {
            key.stones = mix(key.stones ^ mix(u64::from(position.quiet()) + 1));
        }
        key
    }

    /// A first guess at the numbers of a position never seen: more stones are more work to take.
    fn guess(&self, position: &Position) -> Found {
        let defender = position.stones(self.attacker.opponent()).len() as u32;
        let attacker = position.stones(self.attacker).len() as u32;
        Found::open(1 + 16 * defender / attacker.max(1), 1 + 16 * attacker / defender.max(1))
    }
}

/// The name of a position together with the way to it.
pub(super) fn twin(mark: &PathNode) -> Key {
    Key { stones: mix(mark.key.stones ^ mix(mark.way)), state: mark.key.state | 0x80 }
}
