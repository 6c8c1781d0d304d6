//! The legal turns of one position under several rule sheets.

use super::error::CompareError;
use super::legality::Verdict;
use super::place::Place;
use super::sheets::Sheets;
use fanorona_rules::generate::{
    Effect, GenerationLimit, try_for_each_result, try_for_each_turn, turn_with,
};
use fanorona_rules::notation::write_turn;
use fanorona_rules::perft::Counting;
use fanorona_rules::{Outcome, PointSet, Position, Ruleset, Step, Turn};
use std::collections::{BTreeMap, HashSet};
use std::ops::ControlFlow::{self, Break, Continue};

/// The bounds of a comparison of turns, for positions in which a turn has very many ways.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurnLimit {
    /// The greatest number of turns that are listed for each sheet.
    pub turns: usize,
    /// The greatest number of states of chains that are followed for each sheet; only where turns
    /// with the same effect count once.
    pub states: usize,
}

impl Default for TurnLimit {
    /// 20,000 turns, which need some 20 MiB, and 65,536 states.
    fn default() -> Self {
        Self { turns: 20_000, states: 1 << 16 }
    }
}

/// A turn, and what each sheet says about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ComparedTurn {
    /// The turn. Where turns with the same effect count once, one of them.
    pub turn: Turn,
    /// What each sheet says, in their order.
    pub verdicts: Vec<Verdict>,
}

impl ComparedTurn {
    /// Whether every sheet allows it.
    pub fn is_common(&self) -> bool {
        self.verdicts.iter().all(|verdict| verdict.is_legal())
    }

    /// Whether this sheet, counted from 0, is the only one that allows it.
    pub fn is_only(&self, sheet: usize) -> bool {
        let mut verdicts = self.verdicts.iter().enumerate();
        verdicts.all(|(number, verdict)| verdict.is_legal() == (number == sheet))
    }
}

/// The turns of a position that are legal under any of the sheets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurnComparison {
    /// The position under each sheet.
    pub positions: Vec<Position>,
    /// The outcome under each sheet; `None` where the game is not over.
    pub outcomes: Vec<Option<Outcome>>,
    /// The turns that were found, in the order of their notation by bytes, then by the number of
    /// captured stones. What a sheet says about a turn is exact whether or not its list is complete,
    /// except that of an effect that is one of very many.
    pub turns: Vec<ComparedTurn>,
    /// For each sheet whether all its turns were found.
    pub complete: Vec<bool>,
}

impl TurnComparison {
    /// Whether all turns of all sheets were found.
    pub fn is_complete(&self) -> bool {
        self.complete.iter().all(|&complete| complete)
    }
}

impl Sheets {
    /// Compares the legal turns of a position. Turns with the same steps and captured stones are
    /// the same turn, or, with [`Counting::Results`], turns with the same effect. `stop` is called at
    /// intervals; when it returns `true`, the lists end there and are not complete.
    ///
    /// ```
    /// use fanorona_game::compare::{Place, Sheets, TurnLimit};
    /// use fanorona_rules::Position;
    /// use fanorona_rules::perft::Counting;
    /// use fanorona_rules::variant::shipped;
    ///
    /// let rules = |key: &str| shipped::variant(key).unwrap().rules.clone();
    /// let sheets = Sheets::new(vec![rules("tsivy"), rules("vela")])?;
    /// let start = Place::new(Position::start(&rules("tsivy")));
    /// let all = sheets.turns(&start, Counting::Sequences, TurnLimit::default(), &mut || false)?;
    /// // White's five captures take one stone each under vela, and three of them more under Tsivy.
    /// assert_eq!(all.turns.iter().filter(|turn| turn.is_common()).count(), 2);
    /// assert_eq!(all.turns.iter().filter(|turn| turn.is_only(1)).count(), 3);
    /// # Ok::<(), fanorona_game::compare::CompareError>(())
    /// ```
    ///
    /// # Errors
    /// The position does not fit the board.
    pub fn turns(
        &self,
        place: &Place,
        counting: Counting,
        limit: TurnLimit,
        stop: &mut dyn FnMut() -> bool,
    ) -> Result<TurnComparison, CompareError> {
        let positions = self.positions(place)?;
        let pairs = || self.rules().iter().map(AsRef::as_ref).zip(&positions);
        let lists: Vec<List> = pairs()
            .map(|(rules, position)| List::of(rules, position, counting, limit, stop))
            .collect();
        let turns = match counting {
            Counting::Sequences => by_steps(&pairs().collect::<Vec<_>>(), &lists),
            Counting::Results => by_effect(&pairs().collect::<Vec<_>>(), &lists),
        };
        let outcomes = pairs().map(|(rules, position)| position.outcome(rules)).collect();
        let complete = lists.iter().map(|list| list.complete).collect();
        Ok(TurnComparison { outcomes, turns, complete, positions })
    }
}

/// The turns of one sheet.
struct List {
    turns: Vec<Turn>,
    complete: bool,
}

impl List {
    fn of(
        rules: &Ruleset,
        position: &Position,
        counting: Counting,
        limit: TurnLimit,
        stop: &mut dyn FnMut() -> bool,
    ) -> Self {
        let mut turns = Vec::new();
        let found = |steps: &[Step], _: PointSet| -> ControlFlow<()> {
            if turns.len() >= limit.turns || turns.len() % STOP_INTERVAL == 0 && stop() {
                return Break(());
            }
            turns.extend(Turn::new(steps.to_vec()));
            Continue(())
        };
        let done = match counting {
            Counting::Sequences => {
                try_for_each_turn(rules, position, found).map_continue(|()| true)
            }
            Counting::Results => {
                let limit = GenerationLimit { states: limit.states, effects: usize::MAX };
                try_for_each_result(rules, position, limit, found)
            }
        };
        Self { turns, complete: done == Continue(true) }
    }
}

/// The number of turns between two calls of the stop callback.
const STOP_INTERVAL: usize = 64;

/// The turns of all lists, each once, and what each sheet says about them.
fn by_steps(sheets: &[(&Ruleset, &Position)], lists: &[List]) -> Vec<ComparedTurn> {
    let mut all: BTreeMap<_, &Turn> = BTreeMap::new();
    for (list, (rules, _)) in lists.iter().zip(sheets) {
        all.extend(list.turns.iter().map(|turn| (key(rules, turn), turn)));
    }
    let verdict = |turn| move |&(rules, position): &(_, _)| Verdict::of_turn(rules, position, turn);
    all.into_values()
        .map(|turn| ComparedTurn {
            turn: turn.clone(),
            verdicts: sheets.iter().map(verdict(turn)).collect(),
        })
        .collect()
}

/// As [`by_steps`], for turns of which those with the same effect count once.
fn by_effect(sheets: &[(&Ruleset, &Position)], lists: &[List]) -> Vec<ComparedTurn> {
    let effects: Vec<HashSet<Effect>> =
        lists.iter().map(|list| list.turns.iter().map(Effect::of).collect()).collect();
    let mut known = HashSet::new();
    let mut all: BTreeMap<_, &Turn> = BTreeMap::new();
    for (list, (rules, _)) in lists.iter().zip(sheets) {
        let new = list.turns.iter().filter(|turn| known.insert(Effect::of(turn)));
        all.extend(new.map(|turn| (key(rules, turn), turn)));
    }
    let verdict = |sheet: usize, turn: &Turn| {
        let (rules, position) = sheets[sheet];
        let effect = Effect::of(turn);
        if effects[sheet].contains(&effect)
            || !lists[sheet].complete && turn_with(rules, position, effect).is_some()
        {
            return Verdict::Legal;
        }
        match Verdict::of_turn(rules, position, turn) {
            Verdict::Legal => Verdict::NoSuchEffect,
            verdict => verdict,
        }
    };
    all.into_values()
        .map(|turn| ComparedTurn {
            turn: turn.clone(),
            verdicts: (0..sheets.len()).map(|sheet| verdict(sheet, turn)).collect(),
        })
        .collect()
}

/// The order of turns: by notation, then by captured stones. Different turns have different keys.
fn key(rules: &Ruleset, turn: &Turn) -> (String, usize, Vec<PointSet>) {
    let captured = turn.steps.iter().map(|step| step.captured).collect();
    (write_turn(&rules.board, turn), turn.captured.len(), captured)
}
