//! Whether a position ends the game.

use super::Position;
use crate::Ruleset;
use crate::generate;
use crate::outcome::{DrawReason, Outcome, WinReason};
use crate::switches::{NoCapture, NoMove};

impl Position {
    /// The outcome as far as it follows from the position alone: the side to move has no stones or
    /// no steps, or cannot capture where that decides the game, or there were too many quiet turns.
    /// For repetition, agreement, resignation and time see [`Record::outcome`](crate::Record::outcome).
    ///
    /// ```
    /// use fanorona_rules::notation::read_position;
    /// use fanorona_rules::variant::shipped;
    /// use fanorona_rules::{Outcome, Side, WinReason};
    ///
    /// let rules = &shipped::variant("telo").unwrap().rules;
    /// let position = read_position(rules, "3/1W1/3 b").unwrap();
    /// let won = Outcome::Win { winner: Side::White, reason: WinReason::TookAll };
    /// assert_eq!(position.outcome(rules), Some(won));
    /// ```
    #[inline]
    pub fn outcome(&self, rules: &Ruleset) -> Option<Outcome> {
        let winner = self.side.opponent();
        if self.own().is_empty() {
            return Some(Outcome::Win { winner, reason: WinReason::TookAll });
        }
        if let Some(outcome) = self.eater_outcome(rules) {
            return Some(outcome);
        }
        if !self.can_move(rules) {
            return Some(match rules.switches.no_move {
                NoMove::Loses => Outcome::Win { winner, reason: WinReason::Immobilised },
                NoMove::Draws => Outcome::Draw(DrawReason::NoMove),
            });
        }
        let limit = rules.switches.quiet_limit?;
        (self.quiet >= limit).then_some(Outcome::Draw(DrawReason::QuietTurns))
    }

    /// The outcome if the side to move is an eater that cannot capture, and the rule set decides the
    /// game then. An eater that cannot move cannot capture either.
    #[inline]
    fn eater_outcome(&self, rules: &Ruleset) -> Option<Outcome> {
        let (winner, reason) = match self.eater(rules)?.no_capture {
            NoCapture::Plays => return None,
            NoCapture::Wins => (self.side, WinReason::NothingGiven),
            NoCapture::Loses => (self.side.opponent(), WinReason::NothingToEat),
        };
        (!generate::has_capture(rules, self)).then_some(Outcome::Win { winner, reason })
    }
}
