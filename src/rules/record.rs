//! A game from its start: turns played, turns taken back, the open chain, and the end.

use super::Ruleset;
use super::chain::Chain;
use super::generate;
use super::outcome::{DrawReason, Outcome, WinReason};
use super::points::Point;
use super::position::{Position, Side};
use super::refusal::Refusal;
use super::switches::OmittedCapture;
use super::turn::{CaptureKind, Step, Turn};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::sync::Arc;

/// A game under way or finished.
#[derive(Clone, Debug)]
pub struct Record {
    rules: Arc<Ruleset>,
    /// The start and the position after every turn: one more than `turns`.
    positions: Vec<Position>,
    /// How often each hash stands among the positions, so that long games need no search.
    hashes: HashMap<u64, u32>,
    turns: Vec<Turn>,
    undone: Vec<Turn>,
    chain: Chain,
    undone_steps: Vec<Step>,
    ended: Option<Outcome>,
    offer: Option<Side>,
}

/// What a step did.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stepped {
    /// The step, with the stones it took.
    pub step: Step,
    /// The whole turn, when the step ended it because nothing may follow.
    pub turn: Option<Turn>,
}

impl Record {
    /// A new game from the rule set's start.
    pub fn new(rules: Arc<Ruleset>) -> Self {
        let start = Position::start(&rules);
        Self::from_position(rules, start)
    }

    /// A new game from any position of the rule set.
    pub fn from_position(rules: Arc<Ruleset>, start: Position) -> Self {
        Self {
            rules,
            positions: vec![start],
            hashes: HashMap::from([(start.hash(), 1)]),
            turns: Vec::new(),
            undone: Vec::new(),
            chain: Chain::new(start),
            undone_steps: Vec::new(),
            ended: None,
            offer: None,
        }
    }

    /// The rule set.
    pub const fn rules(&self) -> &Arc<Ruleset> {
        &self.rules
    }

    /// The position at the start.
    pub fn start(&self) -> &Position {
        &self.positions[0]
    }

    /// Does the game begin elsewhere than its rule set says? A claim that bound the first turn
    /// makes no other start.
    pub fn has_own_start(&self) -> bool {
        let start = Position::start(&self.rules);
        let claimed = start.with_claim(&self.rules);
        *self.start() != start && *self.start() != claimed
    }

    /// The position after the last whole turn.
    pub const fn position(&self) -> &Position {
        self.chain.base()
    }

    /// The start and the position after every turn, in order.
    pub fn positions(&self) -> &[Position] {
        &self.positions
    }

    /// The whole turns played, in order.
    pub fn turns(&self) -> &[Turn] {
        &self.turns
    }

    /// The turn in progress.
    pub const fn chain(&self) -> &Chain {
        &self.chain
    }

    /// How the game has ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.ended.or_else(|| self.position().outcome(&self.rules)).or_else(|| {
            let limit = self.rules.switches.repetition.times()?;
            let repeated = Outcome::Draw(DrawReason::Repetition);
            (self.repetitions() >= limit).then_some(repeated)
        })
    }

    /// How often the present position has stood on the board with the same side to move, 1 or more.
    pub fn repetitions(&self) -> usize {
        let now = self.position();
        if self.hashes.get(&now.hash()) == Some(&1) {
            return 1;
        }
        // A position before the last capture cannot come back.
        let window = usize::from(now.quiet()).min(self.positions.len() - 1);
        let earlier = &self.positions[self.positions.len() - 1 - window..self.positions.len() - 1];
        1 + earlier.iter().filter(|old| same_position(old, now)).count()
    }

    /// Takes one step of the present turn. The turn ends by itself when no step may follow.
    ///
    /// # Errors
    /// Why the step is refused; nothing has changed then.
    pub fn step(
        &mut self,
        from: Point,
        to: Point,
        kind: Option<CaptureKind>,
    ) -> Result<Stepped, Refusal> {
        if self.outcome().is_some() {
            return Err(Refusal::GameOver);
        }
        let step = self.chain.push(&self.rules, from, to, kind)?;
        self.undone_steps.clear();
        let turn = if self.chain.can_continue(&self.rules) { None } else { Some(self.commit()?) };
        Ok(Stepped { step, turn })
    }

    /// Ends the open chain where it stands.
    ///
    /// # Errors
    /// There is no open chain, or it must go on.
    pub fn end_turn(&mut self) -> Result<Turn, Refusal> {
        self.chain.may_end(&self.rules)?;
        self.commit()
    }

    /// Plays a whole turn.
    ///
    /// # Errors
    /// A chain is open, or the refusal of the first step that the rules do not allow, or the
    /// turn stops where its chain must go on; nothing has changed then.
    pub fn play(&mut self, turn: &Turn) -> Result<(), Refusal> {
        if self.outcome().is_some() {
            return Err(Refusal::GameOver);
        }
        if !self.chain.is_empty() {
            return Err(Refusal::ChainIsOpen);
        }
        let mut chain = self.chain.clone();
        for step in &turn.steps {
            chain.push(&self.rules, step.from, step.to, step.kind)?;
        }
        chain.may_end(&self.rules)?;
        self.chain = chain;
        self.commit().map(|_| ())
    }

    /// Takes back the last step of the open chain.
    ///
    /// # Errors
    /// There is no open chain.
    pub fn undo_step(&mut self) -> Result<Step, Refusal> {
        let step = self.chain.pop().ok_or(Refusal::NoOpenChain)?;
        self.undone_steps.push(step);
        Ok(step)
    }

    /// Takes again the step taken back last. A chain that can go no further ends as it would
    /// have at first.
    ///
    /// # Errors
    /// There is none.
    pub fn redo_step(&mut self) -> Result<Stepped, Refusal> {
        let step = *self.undone_steps.last().ok_or(Refusal::NothingToRedo)?;
        let step = self.chain.push(&self.rules, step.from, step.to, step.kind)?;
        self.undone_steps.pop();
        let turn = if self.chain.can_continue(&self.rules) { None } else { Some(self.commit()?) };
        Ok(Stepped { step, turn })
    }

    /// Takes back the open chain if there is one, else an end by resigning, agreement or time,
    /// else the last whole turn.
    ///
    /// # Errors
    /// There is nothing to take back.
    pub fn undo_turn(&mut self) -> Result<(), Refusal> {
        self.offer = None;
        if !self.chain.is_empty() {
            while self.undo_step().is_ok() {}
            return Ok(());
        }
        if self.ended.take().is_some() {
            return Ok(());
        }
        let turn = self.turns.pop().ok_or(Refusal::NothingToUndo)?;
        self.pop_position();
        self.undone.push(turn);
        self.reopen();
        Ok(())
    }

    /// Plays again the turn taken back last.
    ///
    /// # Errors
    /// There is none, or a chain is open.
    pub fn redo_turn(&mut self) -> Result<(), Refusal> {
        let turn = self.undone.last().cloned().ok_or(Refusal::NothingToRedo)?;
        self.play(&turn)
    }

    /// Is there a whole turn, an open chain or an agreed end to take back?
    pub fn can_undo(&self) -> bool {
        !self.turns.is_empty() || !self.chain.is_empty() || self.ended.is_some()
    }

    /// Is there a turn to play again?
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty() && self.chain.is_empty() && self.outcome().is_none()
    }

    /// The turns taken back, the next to play again last.
    pub fn undone(&self) -> &[Turn] {
        &self.undone
    }

    /// A side gives the game up.
    ///
    /// # Errors
    /// The game is over.
    pub fn resign(&mut self, side: Side) -> Result<(), Refusal> {
        if self.outcome().is_some() {
            return Err(Refusal::GameOver);
        }
        self.drop_chain();
        let winner = side.opponent();
        self.ended = Some(Outcome::Win { winner, reason: WinReason::Resigned });
        Ok(())
    }

    /// A side's time has run out, which loses the game whatever lies on the board.
    ///
    /// # Errors
    /// The game is over.
    pub fn flag(&mut self, side: Side) -> Result<(), Refusal> {
        if self.outcome().is_some() {
            return Err(Refusal::GameOver);
        }
        self.drop_chain();
        let winner = side.opponent();
        self.ended = Some(Outcome::Win { winner, reason: WinReason::OutOfTime });
        Ok(())
    }

    /// A side offers a draw. The offer stands until it is answered or a turn is finished by the
    /// other side.
    ///
    /// # Errors
    /// The game is over, or the rule set knows no agreement.
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

    /// The side whose offer of a draw waits for an answer.
    pub const fn offer(&self) -> Option<Side> {
        self.offer
    }

    /// The other side answers the offer.
    ///
    /// # Errors
    /// There is no offer.
    pub fn answer_draw(&mut self, accepted: bool) -> Result<(), Refusal> {
        self.offer.take().ok_or(Refusal::NoOffer)?;
        if accepted {
            self.drop_chain();
            self.ended = Some(Outcome::Draw(DrawReason::Agreement));
        }
        Ok(())
    }

    /// Ends the game as a record's result says, when the position itself has not ended it.
    pub(super) fn set_ended(&mut self, outcome: Outcome) {
        if self.outcome().is_none() {
            self.drop_chain();
            self.ended = Some(outcome);
        }
    }

    /// May the side to move claim that the turn just played omitted a capture?
    pub fn can_claim(&self) -> bool {
        let [.., before, _] = self.positions.as_slice() else { return false };
        self.rules.switches.omitted_capture == OmittedCapture::Claimed
            && self.ended.is_none()
            && self.chain.is_empty()
            && self.turns.last().is_some_and(Turn::is_paika)
            && !generate::capturing_stones(&self.rules, before).is_empty()
    }

    /// Claims the omitted capture: the paika is taken back, and its player must capture.
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
        self.reopen();
        Ok(paika)
    }

    /// Binds the side to move to capture, as a record says that its opponent has claimed. Does
    /// nothing where the rules or the position know no such claim.
    pub(super) fn set_claimed(&mut self) {
        let can_capture = || !generate::capturing_stones(&self.rules, self.position()).is_empty();
        if self.rules.switches.omitted_capture == OmittedCapture::Claimed
            && self.outcome().is_none()
            && self.chain.is_empty()
            && can_capture()
            && let Some(last) = self.pop_position()
        {
            self.push_position(last.with_claim(&self.rules));
            self.reopen();
        }
    }

    /// Makes the chain a turn. What was taken back stays to be played again only while the game
    /// goes the same way.
    fn commit(&mut self) -> Result<Turn, Refusal> {
        let turn = self.chain.finish(&self.rules)?;
        if self.undone.pop().is_some_and(|undone| undone != turn) {
            self.undone.clear();
        }
        let mover = self.position().side();
        if self.offer.is_some_and(|side| side != mover) {
            self.offer = None;
        }
        self.push_position(self.position().play_unchecked(&self.rules, &turn));
        self.turns.push(turn.clone());
        self.reopen();
        Ok(turn)
    }

    fn push_position(&mut self, position: Position) {
        *self.hashes.entry(position.hash()).or_default() += 1;
        self.positions.push(position);
    }

    fn pop_position(&mut self) -> Option<Position> {
        let position = self.positions.pop()?;
        if let Some(times) = self.hashes.get_mut(&position.hash()) {
            *times -= 1;
        }
        Some(position)
    }

    fn drop_chain(&mut self) {
        self.offer = None;
        self.reopen();
    }

    fn reopen(&mut self) {
        self.chain = Chain::new(self.positions[self.positions.len() - 1]);
        self.undone_steps.clear();
    }
}

pub(super) fn same_position(a: &Position, b: &Position) -> bool {
    a.hash() == b.hash() && a.side() == b.side() && a.own() == b.own() && a.enemy() == b.enemy()
}
