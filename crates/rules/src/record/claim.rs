//! Claims of omitted captures.

use super::Record;
use crate::generate;
use crate::refusal::Refusal;
use crate::switches::OmittedCapture;
use crate::turn::Turn;

impl Record {
    /// Whether the side to move may claim that the last turn omitted a capture. A side that must capture
    /// after a claim may not: it has moved since that turn.
    pub fn can_claim(&self) -> bool {
        let [.., before, _] = self.positions.as_slice() else { return false };
        self.rules.switches.omitted_capture == OmittedCapture::Claimed
            && self.ended.is_none()
            && self.chain.is_empty()
            && !self.position().claimed()
            && self.turns.last().is_some_and(Turn::is_paika)
            && !generate::capturing_stones(&self.rules, before).is_empty()
    }

    /// Claims the omitted capture: the paika is undone and returned, and its player must capture.
    ///
    /// ```
    /// use fanorona_rules::notation::{read_position, read_turn};
    /// use fanorona_rules::switches::OmittedCapture;
    /// use fanorona_rules::variant::shipped;
    /// use fanorona_rules::{Record, Refusal};
    ///
    /// let mut rules = shipped::variant("telo").unwrap().rules.as_ref().clone();
    /// rules.switches.omitted_capture = OmittedCapture::Claimed;
    /// let start = read_position(&rules, "1BB/3/W1B w 0 5").unwrap();
    /// let mut record = Record::from_position(rules.into(), start);
    /// let paika = read_turn(record.rules(), record.position(), "a1-a2").unwrap();
    /// record.play(&paika)?;
    /// assert!(record.can_claim());
    /// assert_eq!(record.claim()?, paika);
    /// assert_eq!(record.play(&paika), Err(Refusal::MustCapture));
    /// # Ok::<(), Refusal>(())
    /// ```
    ///
    /// # Errors
    /// There is nothing to claim.
    pub fn claim(&mut self) -> Result<Turn, Refusal> {
        if !self.can_claim() {
            return Err(Refusal::NothingToClaim);
        }
        let paika = self.turns.pop().ok_or(Refusal::NothingToClaim)?;
        self.pop_position();
        if let Some(last) = self.pop_position() {
            self.push_position(last.with_claim(&self.rules));
        }
        self.undone.clear();
        self.offer = None;
        self.reset_chain();
        Ok(paika)
    }

    /// Requires the side to move to capture, as after a claim stored in a record. Does nothing if
    /// there is no such claim under the rules or in the position.
    pub(crate) fn set_claimed(&mut self) {
        let can_capture = || !generate::capturing_stones(&self.rules, self.position()).is_empty();
        if self.rules.switches.omitted_capture == OmittedCapture::Claimed
            && self.outcome().is_none()
            && self.chain.is_empty()
            && can_capture()
            && let Some(last) = self.pop_position()
        {
            self.push_position(last.with_claim(&self.rules));
            self.reset_chain();
        }
    }
}
