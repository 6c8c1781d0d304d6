//! A turn in progress, built step by step from clicks, notation or records.

use super::Ruleset;
use super::generate::{self, ChainState, Turns};
use super::points::{Direction, Point, PointSet};
use super::position::Position;
use super::refusal::Refusal;
use super::switches::Continuation;
use super::turn::{CaptureKind, Step, Turn};

/// A turn in progress: a position and the steps taken since, none at first.
///
/// ```
/// use fanorona_rules::variant::shipped;
/// use fanorona_rules::{CaptureKind, Chain, Position, Refusal};
///
/// let rules = &shipped::variant("tsivy").unwrap().rules;
/// let [d3, e3] = ["d3", "e3"].map(|name| rules.board.point_named(name).unwrap());
/// let mut chain = Chain::new(Position::start(rules));
/// assert_eq!(chain.check(rules, d3, e3, None), Err(Refusal::ChooseGroup));
/// let step = chain.push(rules, d3, e3, Some(CaptureKind::Approach))?;
/// assert_eq!(step.captured.len(), 1);
/// let turn = chain.finish(rules)?;
/// assert_eq!((turn.from, turn.to()), (d3, e3));
/// # Ok::<(), fanorona_rules::Refusal>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chain {
    base: Position,
    steps: Vec<Step>,
}

impl Chain {
    /// A turn that has not begun.
    pub const fn new(base: Position) -> Self {
        Self { base, steps: Vec::new() }
    }

    /// The position it starts from.
    pub const fn base(&self) -> &Position {
        &self.base
    }

    /// The steps taken so far.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// Whether no step has been taken.
    pub const fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }

    /// The point of the moving stone, or `None` if no step has been taken.
    pub fn at(&self) -> Option<Point> {
        self.steps.last().map(|step| step.to)
    }

    /// All stones captured so far.
    pub fn captured(&self) -> PointSet {
        self.steps.iter().fold(PointSet::EMPTY, |set, step| set | step.captured)
    }

    /// The mover's stones after the steps taken.
    pub fn own(&self) -> PointSet {
        match (self.steps.first(), self.at()) {
            (Some(first), Some(at)) => self.base.own().without(first.from).with(at),
            _ => self.base.own(),
        }
    }

    /// The enemy stones after the steps taken.
    pub fn enemy(&self) -> PointSet {
        self.base.enemy() - self.captured()
    }

    /// Every legal next step.
    pub fn next_steps(&self, rules: &Ruleset) -> Vec<Step> {
        let mut found = Vec::new();
        if self.base.outcome(rules).is_some() {
            return found;
        }
        if self.is_empty() {
            for from in generate::capturing_stones(rules, &self.base) {
                let state = ChainState::begin(rules, &self.base, from);
                generate::capturing_steps(rules, &state, |step, _| found.push(step));
            }
            found.extend(generate::quiet_turns(rules, &self.base));
        } else if let Some(state) = self.state(rules)
            && self.continuation_refusal(rules).is_none()
        {
            generate::capturing_steps(rules, &state, |step, _| found.push(step));
        }
        found
    }

    /// Returns the step from one point to another if it is legal. If `kind` is `None`, the step must
    /// not be able to capture both ways.
    ///
    /// ```
    /// use fanorona_rules::{Chain, Position, Refusal, variant::shipped};
    ///
    /// let rules = &shipped::variant("tsivy").unwrap().rules;
    /// let point = |name| rules.board.point_named(name).unwrap();
    /// let chain = Chain::new(Position::start(rules));
    /// let refused = chain.check(rules, point("a1"), point("a2"), None);
    /// assert_eq!(refused, Err(Refusal::Occupied));
    /// assert_eq!(chain.check(rules, point("f2"), point("e3"), None)?.captured.len(), 2);
    /// assert!(chain.is_empty()); // no step was taken
    /// # Ok::<(), Refusal>(())
    /// ```
    ///
    /// # Errors
    /// The reason why the step is illegal.
    pub fn check(
        &self,
        rules: &Ruleset,
        from: Point,
        to: Point,
        kind: Option<CaptureKind>,
    ) -> Result<Step, Refusal> {
        if self.base.outcome(rules).is_some() {
            return Err(Refusal::GameOver);
        }
        if let Some(at) = self.at()
            && at != from
        {
            return Err(Refusal::OtherStoneInChain(at));
        }
        if !self.own().contains(from) {
            let enemy = self.enemy().contains(from);
            return Err(if enemy { Refusal::EnemyStone } else { Refusal::NoStone });
        }
        let direction = rules.board.direction(from, to).ok_or(Refusal::NoLine)?;
        if (self.own() | self.enemy()).contains(to) {
            return Err(Refusal::Occupied);
        }
        if self.is_empty() && self.base.mover_is_handicapped() {
            return self.check_handicapped(rules, from, to, kind);
        }
        if !self.is_empty() {
            self.check_continuation(rules, to, direction)?;
        }
        self.check_capture(rules, from, to, direction, kind)
    }

    /// Takes a step; see [`Chain::check`].
    ///
    /// ```
    /// use fanorona_rules::{Chain, Refusal, notation::read_position, variant::shipped};
    ///
    /// let rules = &shipped::variant("telo").unwrap().rules;
    /// let [a1, b1, b2] = ["a1", "b1", "b2"].map(|name| rules.board.point_named(name).unwrap());
    /// let mut chain = Chain::new(read_position(rules, "1BB/3/W1B w").unwrap());
    /// chain.push(rules, a1, b1, None)?;
    /// assert!(chain.can_continue(rules));
    /// assert_eq!(chain.push(rules, b1, a1, None), Err(Refusal::PointTouched));
    /// chain.push(rules, b1, b2, None)?;
    /// assert_eq!((chain.steps().len(), chain.captured().len()), (2, 2));
    /// # Ok::<(), Refusal>(())
    /// ```
    ///
    /// # Errors
    /// The reason why the step is illegal; the chain is then unchanged.
    pub fn push(
        &mut self,
        rules: &Ruleset,
        from: Point,
        to: Point,
        kind: Option<CaptureKind>,
    ) -> Result<Step, Refusal> {
        let step = self.check(rules, from, to, kind)?;
        self.steps.push(step);
        Ok(step)
    }

    /// Takes back the last step, and returns it.
    pub fn pop(&mut self) -> Option<Step> {
        self.steps.pop()
    }

    /// Checks that the turn may end here.
    ///
    /// # Errors
    /// No step has been taken, or a compulsory chain must continue.
    pub fn may_end(&self, rules: &Ruleset) -> Result<(), Refusal> {
        if self.is_empty() {
            return Err(Refusal::NoOpenChain);
        }
        let must = rules.switches.continuation == Continuation::Compulsory;
        if must && self.can_continue(rules) { Err(Refusal::MustContinue) } else { Ok(()) }
    }

    /// Whether a step has been taken and another may follow.
    pub fn can_continue(&self, rules: &Ruleset) -> bool {
        !self.is_empty() && !self.next_steps(rules).is_empty()
    }

    /// Returns the finished turn.
    ///
    /// # Errors
    /// As [`Chain::may_end`].
    pub fn finish(&self, rules: &Ruleset) -> Result<Turn, Refusal> {
        self.may_end(rules)?;
        Turn::new(self.steps.clone()).ok_or(Refusal::NoOpenChain)
    }

    /// The turns that complete this open chain: one for each different end and captured stones, the
    /// first of them without a further step if it may end here. None if no chain is open.
    pub fn completions(&self, rules: &Ruleset) -> Turns<Turn> {
        let mut list: Vec<Turn> = self.finish(rules).into_iter().collect();
        let mut whole = true;
        if let Some(state) = self.state(rules)
            && self.continuation_refusal(rules).is_none()
        {
            let more = generate::completions(rules, &self.base, &self.steps, &state);
            list.extend(more.list);
            whole = more.whole;
        }
        Turns { list, whole }
    }

    /// The state after the steps taken; `None` before the first step and after a step without a
    /// capture.
    fn state(&self, rules: &Ruleset) -> Option<ChainState> {
        let first = self.steps.first()?;
        let mut state = ChainState::begin(rules, &self.base, first.from);
        for step in &self.steps {
            step.kind?;
            state = state.after(step, rules.board.direction(step.from, step.to)?);
        }
        Some(state)
    }

    /// Why no step at all may follow the first.
    fn continuation_refusal(&self, rules: &Ruleset) -> Option<Refusal> {
        if self.base.first_turn_is_bound(rules) {
            Some(Refusal::FirstTurnIsOneStep)
        } else if rules.switches.continuation == Continuation::Forbidden {
            Some(Refusal::NoChains)
        } else if self.base.eater(rules).is_some_and(|eater| !eater.chains) {
            Some(Refusal::EaterTakesOneStep)
        } else {
            None
        }
    }

    fn check_continuation(
        &self,
        rules: &Ruleset,
        to: Point,
        direction: Direction,
    ) -> Result<(), Refusal> {
        if let Some(refusal) = self.continuation_refusal(rules) {
            return Err(refusal);
        }
        // There is no state after a paika, which always ends the turn.
        let state = self.state(rules).ok_or(Refusal::ChainMustCapture)?;
        if !generate::point_allowed(rules, &state, to) {
            return Err(Refusal::PointTouched);
        }
        if !generate::direction_allowed(rules, &state, direction) {
            let running = state.last == Some(direction);
            return Err(if running { Refusal::SameDirection } else { Refusal::DirectionUsed });
        }
        Ok(())
    }

    fn check_handicapped(
        &self,
        rules: &Ruleset,
        from: Point,
        to: Point,
        kind: Option<CaptureKind>,
    ) -> Result<Step, Refusal> {
        if kind.is_some() {
            return Err(Refusal::HandicappedTakesNothing);
        }
        generate::quiet_turns(rules, &self.base)
            .into_iter()
            .find(|step| step.from == from && step.to == to)
            .ok_or(Refusal::MustLeaveCapture)
    }

    fn check_capture(
        &self,
        rules: &Ruleset,
        from: Point,
        to: Point,
        direction: Direction,
        kind: Option<CaptureKind>,
    ) -> Result<Step, Refusal> {
        let extent = generate::extent(rules, &self.base);
        let taken = generate::capture_groups(rules, extent, self.enemy(), from, to, direction);
        let open = |kind: CaptureKind| {
            let group = taken[kind as usize];
            !group.is_empty() && generate::choice_allows(rules, group, taken[1 - kind as usize])
        };
        let kind = match kind {
            Some(kind) if taken[kind as usize].is_empty() => {
                return Err(Refusal::TakesNothing(kind));
            }
            Some(kind) if !open(kind) => return Err(Refusal::LargerGroup),
            Some(kind) => kind,
            None => match CaptureKind::BOTH.map(open) {
                [true, true] => return Err(Refusal::ChooseGroup),
                [true, false] => CaptureKind::Approach,
                [false, true] => CaptureKind::Withdrawal,
                [false, false] => return self.check_paika(rules, from, to),
            },
        };
        Ok(Step { from, to, kind: Some(kind), captured: taken[kind as usize] })
    }

    fn check_paika(&self, rules: &Ruleset, from: Point, to: Point) -> Result<Step, Refusal> {
        if !self.is_empty() {
            return Err(Refusal::ChainMustCapture);
        }
        let capturing = generate::capturing_stones(rules, &self.base);
        if generate::capture_is_compulsory(rules, &self.base) && !capturing.is_empty() {
            return Err(if capturing.contains(from) {
                Refusal::MustCapture
            } else {
                Refusal::AnotherMustCapture(capturing)
            });
        }
        Ok(Step { from, to, kind: None, captured: PointSet::EMPTY })
    }
}
