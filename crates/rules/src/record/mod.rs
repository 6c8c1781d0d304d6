//! A game from its start: turns played and undone, the open chain, and the outcome.

mod claim;
mod ends;
mod undo;

use super::Ruleset;
use super::chain::Chain;
use super::outcome::{DrawReason, Outcome};
use super::points::Point;
use super::position::Position;
use super::refusal::Refusal;
use super::side::Side;
use super::turn::{CaptureKind, Step, Turn};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::sync::Arc;

/// A game in progress or finished.
///
/// ```
/// use fanorona_rules::notation::read_turn;
/// use fanorona_rules::variant::shipped;
/// use fanorona_rules::{Outcome, Record, Side};
///
/// let rules = shipped::variant("tsivy").unwrap().rules.clone();
/// let mut record = Record::new(rules.clone());
/// let turn = read_turn(&rules, record.position(), "f2-e3A").unwrap();
/// record.play(&turn)?;
/// assert_eq!((record.turns().len(), record.position().side()), (1, Side::Black));
/// record.undo_turn()?;
/// record.redo_turn()?;
/// record.resign(Side::Black)?;
/// assert_eq!(record.outcome().and_then(Outcome::winner), Some(Side::White));
/// # Ok::<(), fanorona_rules::Refusal>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    rules: Arc<Ruleset>,
    /// The start and the position after every turn: one element more than `turns`.
    positions: Vec<Position>,
    /// The number of positions with each hash, so that long games need no search.
    hashes: HashMap<u64, u32>,
    turns: Vec<Turn>,
    /// The next one to redo is the last.
    undone: Vec<UndoneTurn>,
    chain: Chain,
    ended: Option<Outcome>,
    offer: Option<Side>,
}

/// A turn that was taken back.
#[derive(Clone, Debug, PartialEq)]
struct UndoneTurn {
    turn: Turn,
    /// Whether a claim followed it.
    claimed: bool,
}

/// The result of a step.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stepped {
    /// The step.
    pub step: Step,
    /// The whole turn, if the step ended it because no step may follow.
    pub turn: Option<Turn>,
}

impl Record {
    /// A new game from the start of the rule set.
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

    /// Whether the game does not begin at the start of its rule set. A claim before the first turn
    /// does not count as another start.
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

    /// The outcome, or `None` if the game is not over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.ended.or_else(|| self.position().outcome(&self.rules)).or_else(|| {
            let limit = self.rules.switches.repetition.times()?;
            let repeated = Outcome::Draw(DrawReason::Repetition);
            (self.repetitions() >= limit).then_some(repeated)
        })
    }

    /// The number of occurrences of the current position with the same side to move, 1 or more.
    pub fn repetitions(&self) -> usize {
        let now = self.position();
        if self.hashes.get(&now.hash()) == Some(&1) {
            return 1;
        }
        self.since_capture().iter().filter(|old| same_position(old, now)).count()
    }

    /// The positions since the last capture, the current one last: those before cannot recur.
    pub fn since_capture(&self) -> &[Position] {
        let last = self.positions.len() - 1;
        &self.positions[last - usize::from(self.position().quiet()).min(last)..]
    }

    /// Plays one step of the current turn. The turn ends automatically if no step may follow.
    ///
    /// ```
    /// use fanorona_rules::variant::shipped;
    /// use fanorona_rules::{CaptureKind, Record, Refusal};
    ///
    /// let mut record = Record::new(shipped::variant("tsivy").unwrap().rules.clone());
    /// let [d3, e3] = ["d3", "e3"].map(|name| record.rules().board.point_named(name).unwrap());
    /// assert_eq!(record.step(d3, e3, None), Err(Refusal::ChooseGroup));
    /// let stepped = record.step(d3, e3, Some(CaptureKind::Approach))?;
    /// assert_eq!(stepped.turn.as_ref(), record.turns().last()); // no step can follow
    /// # Ok::<(), Refusal>(())
    /// ```
    ///
    /// # Errors
    /// The reason why the step is illegal; the record is then unchanged.
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
        let turn = if self.chain.can_continue(&self.rules) { None } else { Some(self.commit()?) };
        Ok(Stepped { step, turn })
    }

    /// Ends the open chain.
    ///
    /// # Errors
    /// There is no open chain, or it must continue.
    pub fn end_turn(&mut self) -> Result<Turn, Refusal> {
        self.chain.may_end(&self.rules)?;
        self.commit()
    }

    /// Plays a whole turn.
    ///
    /// ```
    /// use fanorona_rules::notation::read_turn;
    /// use fanorona_rules::variant::shipped;
    /// use fanorona_rules::{Record, Refusal};
    ///
    /// let mut record = Record::new(shipped::variant("telo").unwrap().rules.clone());
    /// let turn = read_turn(record.rules(), record.position(), "c1-b2A").unwrap();
    /// record.play(&turn)?;
    /// assert_eq!(record.turns(), [turn.clone()]);
    /// assert_eq!(record.play(&turn), Err(Refusal::NoStone)); // c1 is empty now
    /// # Ok::<(), Refusal>(())
    /// ```
    ///
    /// # Errors
    /// The game is over, a chain is open, a step is illegal, or the chain must continue; the record
    /// is then unchanged.
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

    /// Finishes the chain as a turn. Undone turns can be redone only while the game continues in
    /// the same way.
    fn commit(&mut self) -> Result<Turn, Refusal> {
        let turn = self.chain.finish(&self.rules)?;
        if self.undone.pop().is_some_and(|undone| undone.turn != turn) {
            self.undone.clear();
        }
        let mover = self.position().side();
        if self.offer.is_some_and(|side| side != mover) {
            self.offer = None;
        }
        self.push_position(self.position().play_unchecked(&self.rules, &turn));
        self.turns.push(turn.clone());
        self.reset_chain();
        if self.outcome().is_some() {
            // An offer must not outlive the game: accepting it would turn a win into a draw.
            self.offer = None;
        }
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

    fn discard_chain(&mut self) {
        self.offer = None;
        self.reset_chain();
    }

    fn reset_chain(&mut self) {
        self.chain = Chain::new(self.positions[self.positions.len() - 1]);
    }
}

pub(super) fn same_position(a: &Position, b: &Position) -> bool {
    a.hash() == b.hash() && a.side() == b.side() && a.own() == b.own() && a.enemy() == b.enemy()
}
