//! Ends that do not come from the position: resignation, time, and draws by agreement.

use super::Record;
use crate::Ruleset;
use crate::outcome::{DrawReason, Outcome, WinReason};
use crate::refusal::Refusal;
use crate::side::Side;
use crate::turn::Turn;
use std::sync::Arc;

impl Record {
    /// The end by resignation, agreement or time; `None` if the game goes on, or is over by the position
    /// or by repetition.
    pub const fn ended(&self) -> Option<Outcome> {
        self.ended
    }

    /// A side resigns.
    ///
    /// ```
    /// use fanorona_rules::variant::shipped;
    /// use fanorona_rules::{Outcome, Record, Side, WinReason};
    ///
    /// let mut record = Record::new(shipped::variant("telo").unwrap().rules.clone());
    /// record.resign(Side::White)?;
    /// let lost = Outcome::Win { winner: Side::Black, reason: WinReason::Resigned };
    /// assert_eq!(record.outcome(), Some(lost));
    /// # Ok::<(), fanorona_rules::Refusal>(())
    /// ```
    ///
    /// # Errors
    /// The game is over.
    pub fn resign(&mut self, side: Side) -> Result<(), Refusal> {
        self.lose(side, WinReason::Resigned)
    }

    /// The time of a side has run out, which loses the game in any position.
    ///
    /// # Errors
    /// The game is over.
    pub fn flag(&mut self, side: Side) -> Result<(), Refusal> {
        self.lose(side, WinReason::OutOfTime)
    }

    fn lose(&mut self, side: Side, reason: WinReason) -> Result<(), Refusal> {
        if self.outcome().is_some() {
            return Err(Refusal::GameOver);
        }
        self.discard_chain();
        self.ended = Some(Outcome::Win { winner: side.opponent(), reason });
        Ok(())
    }

    /// A side offers a draw. The offer remains until it is answered or the other side finishes a
    /// turn.
    ///
    /// ```
    /// use fanorona_rules::variant::shipped;
    /// use fanorona_rules::{Record, Refusal, Side};
    ///
    /// let mut record = Record::new(shipped::variant("tsivy").unwrap().rules.clone());
    /// record.offer_draw(Side::White)?;
    /// assert_eq!(record.offer(), Some(Side::White));
    /// record.answer_draw(false)?;
    /// assert_eq!((record.offer(), record.outcome()), (None, None));
    /// assert_eq!(record.answer_draw(true), Err(Refusal::NoOffer));
    /// # Ok::<(), Refusal>(())
    /// ```
    ///
    /// # Errors
    /// The game is over, or the rule set has no draw by agreement.
    pub fn offer_draw(&mut self, side: Side) -> Result<(), Refusal> {
        if self.outcome().is_some() {
            return Err(Refusal::GameOver);
        }
        if !self.rules.switches.agreement {
            return Err(Refusal::NoAgreement);
        }
        self.offer = Some(side);
        Ok(())
    }

    /// The side whose draw offer has not been answered.
    pub const fn offer(&self) -> Option<Side> {
        self.offer
    }

    /// The other side answers the draw offer.
    ///
    /// # Errors
    /// There is no offer.
    pub fn answer_draw(&mut self, accepted: bool) -> Result<(), Refusal> {
        self.offer.take().ok_or(Refusal::NoOffer)?;
        if accepted {
            self.discard_chain();
            self.ended = Some(Outcome::Draw(DrawReason::Agreement));
        }
        Ok(())
    }

    /// Plays a turn of a game that was not played under the draw limits of this rule set: where they have ended it, they
    /// are lifted.
    pub(crate) fn play_on(&mut self, turn: &Turn) -> Result<(), Refusal> {
        match self.play(turn) {
            Err(Refusal::GameOver) if self.lift_limits().is_some() => self.play(turn),
            played => played,
        }
    }

    /// Where turns without a capture or a repetition have drawn the game, goes on under rules without these limits.
    /// Returns the draw.
    pub(crate) fn lift_limits(&mut self) -> Option<Outcome> {
        let drawn = self.outcome().filter(|outcome| {
            matches!(outcome, Outcome::Draw(DrawReason::QuietTurns | DrawReason::Repetition))
        })?;
        self.rules = Arc::new(self.rules.without_limits());
        Some(drawn)
    }

    /// Whether this is a game of these rules, except that their draw limits may have been lifted; see
    /// [`Game::warnings`](crate::notation::Game::warnings).
    pub fn is_under(&self, rules: &Ruleset) -> bool {
        let own = &*self.rules;
        *own == *rules
            || (own.switches == rules.switches.without_limits()
                && (&own.board, own.start) == (&rules.board, rules.start))
    }

    /// Ends the game with the result of a record, unless it is over by the rules.
    pub(crate) fn set_ended(&mut self, outcome: Outcome) {
        if self.outcome().is_none() {
            self.discard_chain();
            self.ended = Some(outcome);
        }
    }
}
