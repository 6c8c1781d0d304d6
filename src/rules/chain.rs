//! A turn in progress. Clicks, typed notation and replayed records all walk a chain.

use super::Ruleset;
use super::generate::{self, Walk};
use super::points::{Direction, Point, PointSet};
use super::position::Position;
use super::refusal::Refusal;
use super::switches::Continuation;
use super::turn::{CaptureKind, Step, Turn};

/// A turn in progress: a committed position and the steps taken since, none at first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chain {
    base: Position,
    steps: Vec<Step>,
}

impl Chain {
    /// A turn not yet begun.
    pub const fn new(base: Position) -> Self {
        Self { base, steps: Vec::new() }
    }

    /// The committed position it starts from.
    pub const fn base(&self) -> &Position {
        &self.base
    }

    /// The steps taken so far.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// Has no step been taken?
    pub const fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }

    /// Where the moving stone stands, once it has moved.
    pub fn at(&self) -> Option<Point> {
        self.steps.last().map(|step| step.to)
    }

    /// The points the moving stone has touched in this turn, its start included.
    pub fn touched(&self) -> PointSet {
        self.steps.iter().fold(PointSet::EMPTY, |set, step| set.with(step.from).with(step.to))
    }

    /// All stones taken so far.
    pub fn captured(&self) -> PointSet {
        self.steps.iter().fold(PointSet::EMPTY, |set, step| set | step.captured)
    }

    /// The mover's stones as they lie now.
    pub fn own(&self) -> PointSet {
        match (self.steps.first(), self.at()) {
            (Some(first), Some(at)) => self.base.own().without(first.from).with(at),
            _ => self.base.own(),
        }
    }

    /// The enemy stones as they lie now.
    pub fn enemy(&self) -> PointSet {
        self.base.enemy() - self.captured()
    }

    /// Every step that may be taken now, by any stone that may take one.
    pub fn next_steps(&self, rules: &Ruleset) -> Vec<Step> {
        let mut found = Vec::new();
        if self.base.outcome(rules).is_some() {
            return found;
        }
        if self.is_empty() {
            for from in generate::capturing_stones(rules, &self.base) {
                let walk = Walk::begin(rules, &self.base, from);
                generate::capturing_steps(rules, &walk, |step, _| found.push(step));
            }
            found.extend(generate::quiet_turns(rules, &self.base));
        } else if let Some(walk) = self.walk(rules)
            && self.continuation_refusal(rules).is_none()
        {
            generate::capturing_steps(rules, &walk, |step, _| found.push(step));
        }
        found
    }

    /// The step from one point to another, or why it is refused. Without a `kind` the step must
    /// have only one reading.
    ///
    /// # Errors
    /// The [`Refusal`] that stands against it.
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

    /// Takes a step.
    ///
    /// # Errors
    /// As [`Chain::check`].
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

    /// Takes the last step back.
    pub fn pop(&mut self) -> Option<Step> {
        self.steps.pop()
    }

    /// May the turn end here?
    ///
    /// # Errors
    /// No step was taken yet, or a compulsory chain must go on.
    pub fn may_end(&self, rules: &Ruleset) -> Result<(), Refusal> {
        if self.is_empty() {
            return Err(Refusal::NoOpenChain);
        }
        let must = rules.switches.continuation == Continuation::Compulsory;
        if must && self.can_continue(rules) { Err(Refusal::MustContinue) } else { Ok(()) }
    }

    /// Has a step been taken, and may another follow?
    pub fn can_continue(&self, rules: &Ruleset) -> bool {
        !self.is_empty() && !self.next_steps(rules).is_empty()
    }

    /// The finished turn.
    ///
    /// # Errors
    /// As [`Chain::may_end`].
    pub fn finish(&self, rules: &Ruleset) -> Result<Turn, Refusal> {
        self.may_end(rules)?;
        Turn::new(self.steps.clone()).ok_or(Refusal::NoOpenChain)
    }

    /// The moving stone's way so far; `None` before the first step and after a step that ends
    /// every turn.
    fn walk(&self, rules: &Ruleset) -> Option<Walk> {
        let first = self.steps.first()?;
        let mut walk = Walk::begin(rules, &self.base, first.from);
        for step in &self.steps {
            step.kind?;
            walk = walk.after(step, rules.board.direction(step.from, step.to)?);
        }
        Some(walk)
    }

    /// Why no further step at all may follow the steps taken.
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
        // A paika ends the turn, so only a finished one could be meant here.
        let walk = self.walk(rules).ok_or(Refusal::ChainMustCapture)?;
        if !generate::point_allowed(rules, &walk, to) {
            return Err(Refusal::PointTouched);
        }
        if !generate::direction_allowed(rules, &walk, direction) {
            let running = walk.last == Some(direction);
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
        let taken = generate::groups(rules, extent, self.enemy(), from, to, direction);
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
