//! The plain generator: whole turns, step by step as the rules word them.

use super::chain_state::{
    ChainState, capturing_steps, capturing_steps_in, chains_are_allowed, may_stop,
};
use super::list::MOST_CHAINS;
use super::occupancy::capturing_stones;
use super::quiet_turns::quiet_turns;
use super::{Effect, Turns};
use crate::points::{Direction, Point, PointSet};
use crate::position::Position;
use crate::turn::{Step, Turn};
use crate::{Board, Ruleset};
use std::collections::HashSet;
use std::ops::ControlFlow::{self, Break, Continue};

/// Which turns count as different.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counting {
    /// Distinct chains, by their points and captures.
    Sequences,
    /// Distinct effects: chains with the same start, end and captured stones count once.
    Results,
}

/// The greatest number of states that are followed to find the first turn of each effect.
const MOST_STATES: usize = 2 * MOST_CHAINS;

/// Calls `found` with the steps of legal turns and the stones they take, until it returns [`Break`],
/// in the order of the turns' notation by bytes: once for every distinct chain, which needs little
/// memory, whatever their number; or once for every effect, of which it does not find all beyond
/// [`MOST_CHAINS`]. Returns whether it has. A finished game has no legal turns.
///
/// ```
/// use fanorona_rules::variant::shipped;
/// use fanorona_rules::{Position, generate};
/// use std::ops::ControlFlow;
///
/// let rules = &shipped::variant("tsivy").unwrap().rules;
/// let (start, counting) = (Position::start(rules), generate::Counting::Sequences);
/// let two = generate::try_for_each_turn(rules, &start, counting, |steps, captured| {
///     if captured.len() == 2 { ControlFlow::Break(steps[0].to) } else { ControlFlow::Continue(()) }
/// });
/// assert_eq!(two, ControlFlow::Break(rules.board.point_named("e3").unwrap()));
/// ```
pub fn try_for_each_turn<B>(
    rules: &Ruleset,
    position: &Position,
    counting: Counting,
    mut found: impl FnMut(&[Step], PointSet) -> ControlFlow<B>,
) -> ControlFlow<B, bool> {
    if counting == Counting::Sequences {
        return walk(rules, position, Order::Notation, everywhere, found).map_continue(|()| true);
    }
    // All effects beyond a state are found when it is entered for the first time.
    let mut states = HashSet::new();
    let enter = |from: Point, state: &ChainState| {
        if states.len() >= MOST_STATES {
            return Break(None);
        }
        Continue(states.insert((from, state.continuation_key(rules))))
    };
    let mut effects = HashSet::new();
    let found = |steps: &[Step], captured: PointSet| {
        let (from, to) = (steps[0].from, steps[steps.len() - 1].to);
        if !effects.insert(Effect { from, to, captured }) {
            return Continue(());
        }
        found(steps, captured).map_break(Some)
    };
    match walk(rules, position, Order::Notation, enter, found) {
        Continue(()) => Continue(true),
        Break(None) => Continue(false),
        Break(Some(value)) => Break(value),
    }
}

/// Every legal turn, in no particular order. In positions with very many chains this needs very
/// much memory; see [`turns_within`].
///
/// ```
/// use fanorona_rules::{generate, Position};
/// use fanorona_rules::variant::shipped;
///
/// let rules = &shipped::variant("dimy").unwrap().rules;
/// assert_eq!(generate::turns(rules, &Position::start(rules)).len(), 5);
/// ```
pub fn turns(rules: &Ruleset, position: &Position) -> Vec<Turn> {
    turns_within(rules, position, usize::MAX).list
}

/// At most `most` legal turns, in no particular order.
pub fn turns_within(rules: &Ruleset, position: &Position, most: usize) -> Turns<Turn> {
    let mut list = Vec::new();
    let done = walk(rules, position, Order::Any, everywhere, |steps, captured| {
        if list.len() >= most {
            return Break(());
        }
        list.push(Turn { from: steps[0].from, steps: steps.to_vec(), captured });
        Continue(())
    });
    Turns { list, whole: done.is_continue() }
}

/// The order in which turns are found.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Order {
    /// None in particular.
    Any,
    /// That of their notation.
    Notation,
}

impl Order {
    const fn directions(self) -> [Direction; 8] {
        match self {
            Self::Any => Direction::ALL,
            Self::Notation => NOTATION_ORDER,
        }
    }
}

/// The directions in the order of the names of the points that they lead to.
const NOTATION_ORDER: [Direction; 8] = [
    Direction::SouthWest,
    Direction::West,
    Direction::NorthWest,
    Direction::South,
    Direction::North,
    Direction::SouthEast,
    Direction::East,
    Direction::NorthEast,
];

/// Calls `enter` and `found` as described for [`TurnWalk`].
fn walk<B>(
    rules: &Ruleset,
    position: &Position,
    order: Order,
    enter: impl FnMut(Point, &ChainState) -> ControlFlow<B, bool>,
    found: impl FnMut(&[Step], PointSet) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let chains = chains_are_allowed(rules, position);
    let path = Vec::with_capacity(16);
    TurnWalk { rules, order, chains, path, enter, found }.run(position)
}

/// Follows every state.
const fn everywhere<B>(_: Point, _: &ChainState) -> ControlFlow<B, bool> {
    Continue(true)
}

/// The walk through all chains of a position.
struct TurnWalk<'a, Enter, Found> {
    rules: &'a Ruleset,
    order: Order,
    /// Whether a turn may have more than one step.
    chains: bool,
    path: Vec<Step>,
    /// Called with every state of a chain and the start of its stone. Returns whether to go on from
    /// there.
    enter: Enter,
    /// Called with the steps of every turn and the stones it takes.
    found: Found,
}

impl<B, Enter, Found> TurnWalk<'_, Enter, Found>
where
    Enter: FnMut(Point, &ChainState) -> ControlFlow<B, bool>,
    Found: FnMut(&[Step], PointSet) -> ControlFlow<B>,
{
    fn run(&mut self, position: &Position) -> ControlFlow<B> {
        let rules = self.rules;
        if position.outcome(rules).is_some() {
            return Continue(());
        }
        let mut first: Vec<Step> = Vec::new();
        for from in capturing_stones(rules, position) {
            let state = ChainState::begin(rules, position, from);
            capturing_steps(rules, &state, |step, _| first.push(step));
        }
        first.extend(quiet_turns(rules, position));
        if self.order == Order::Notation {
            first.sort_by_key(|step| notation_key(&rules.board, step));
        }
        for step in first {
            match (step.kind, rules.board.direction(step.from, step.to)) {
                (Some(_), Some(direction)) => {
                    let state = ChainState::begin(rules, position, step.from);
                    self.take(&state, step, direction, PointSet::EMPTY)?;
                }
                _ => (self.found)(&[step], PointSet::EMPTY)?,
            }
        }
        Continue(())
    }

    /// Takes a step and follows every continuation. Calls `found` where the turn may end.
    fn take(
        &mut self,
        state: &ChainState,
        step: Step,
        direction: Direction,
        captured: PointSet,
    ) -> ControlFlow<B> {
        let rules = self.rules;
        let next = state.after(&step, direction);
        let captured = captured | step.captured;
        let from = self.path.first().map_or(step.from, |first| first.from);
        if !(self.enter)(from, &next)? {
            return Continue(());
        }
        self.path.push(step);
        if may_stop(rules, &next, self.chains) {
            (self.found)(&self.path, captured)?;
        }
        if self.chains {
            let mut done = Continue(());
            capturing_steps_in(rules, &next, self.order.directions(), |step, direction| {
                if done.is_continue() {
                    done = self.take(&next, step, direction, captured);
                }
            });
            done?;
        }
        self.path.pop();
        Continue(())
    }
}

/// Sorts steps as their notation.
fn notation_key(board: &Board, step: &Step) -> (usize, usize, usize, usize, Option<u8>) {
    let name = |point: Point| (board.column(point), board.row(point));
    let (from, to) = (name(step.from), name(step.to));
    (from.0, from.1, to.0, to.1, step.kind.map(|kind| kind as u8))
}

#[cfg(test)]
mod tests {
    use super::super::{effects, samples};
    use super::*;
    use std::convert::Infallible;

    #[test]
    fn one_turn_for_each_effect_is_found_under_all_rules_of_chains() {
        let mut found_fewer = 0;
        for rules in &samples::rules() {
            for position in samples::positions(rules) {
                let expected = effects(rules, &position).list;
                let mut found = Vec::new();
                let results = Counting::Results;
                let all = try_for_each_turn(rules, &position, results, |steps, captured| {
                    let (from, to) = (steps[0].from, steps[steps.len() - 1].to);
                    found.push(Effect { from, to, captured });
                    Continue::<Infallible, ()>(())
                });
                assert_eq!(all, Continue(true));
                found.sort_unstable();
                assert_eq!(found, expected, "{position:?}");
                found_fewer += usize::from(found.len() < turns(rules, &position).len());
            }
        }
        assert!(found_fewer > 5, "{found_fewer}");
    }
}
