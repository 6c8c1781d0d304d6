//! The legal turns of one position under several rule sheets.

use super::error::CompareError;
use super::legality::Verdict;
use super::place::Place;
use super::sheets::Sheets;
use fanorona_rules::generate::{Counting, Effect, Turns, try_for_each_turn, turn_with};
use fanorona_rules::notation::write_turn;
use fanorona_rules::{Outcome, PointSet, Position, Ruleset, Turn};
use std::collections::{BTreeMap, HashSet};
use std::ops::ControlFlow::{Break, Continue};

/// The greatest number of turns that are listed for each sheet: some 10 MiB.
const MOST_TURNS: usize = 10_000;

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
    /// For each sheet whether all its turns were found: not if they are very many.
    pub complete: Vec<bool>,
}

impl Sheets {
    /// Compares the legal turns of a position. Turns with the same steps and captured stones are
    /// the same turn, or, with [`Counting::Results`], turns with the same effect. `stop` is called at
    /// intervals; when it returns `true`, the lists end there and are not complete.
    ///
    /// ```
    /// use fanorona_game::compare::{Place, Sheets};
    /// use fanorona_rules::Position;
    /// use fanorona_rules::perft::Counting;
    /// use fanorona_rules::variant::shipped;
    ///
    /// let rules = |key: &str| shipped::variant(key).unwrap().rules.clone();
    /// let sheets = Sheets::new(vec![rules("tsivy"), rules("vela")])?;
    /// let start = Place::new(Position::start(&rules("tsivy")));
    /// let all = sheets.turns(&start, Counting::Sequences, &mut || false)?;
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
        stop: &mut dyn FnMut() -> bool,
    ) -> Result<TurnComparison, CompareError> {
        let positions = self.positions(place)?;
        let pairs = || self.rules().iter().map(AsRef::as_ref).zip(&positions);
        let lists: Vec<Turns<Turn>> =
            pairs().map(|(rules, position)| listed(rules, position, counting, stop)).collect();
        let turns = match counting {
            Counting::Sequences => by_steps(&pairs().collect::<Vec<_>>(), &lists),
            Counting::Results => by_effect(&pairs().collect::<Vec<_>>(), &lists),
        };
        let outcomes = pairs().map(|(rules, position)| position.outcome(rules)).collect();
        let complete = lists.iter().map(|list| list.whole).collect();
        Ok(TurnComparison { outcomes, turns, complete, positions })
    }
}

/// The turns of one sheet.
fn listed(
    rules: &Ruleset,
    position: &Position,
    counting: Counting,
    stop: &mut dyn FnMut() -> bool,
) -> Turns<Turn> {
    let mut list = Vec::new();
    let done = try_for_each_turn(rules, position, counting, |steps, _| {
        if list.len() >= MOST_TURNS || list.len() % STOP_INTERVAL == 0 && stop() {
            return Break(());
        }
        list.extend(Turn::new(steps.to_vec()));
        Continue(())
    });
    Turns { list, whole: done == Continue(true) }
}

/// The number of turns between two calls of the stop callback.
const STOP_INTERVAL: usize = 64;

/// The turns of all lists, each once, and what each sheet says about them.
fn by_steps(sheets: &[(&Ruleset, &Position)], lists: &[Turns<Turn>]) -> Vec<ComparedTurn> {
    let mut all: BTreeMap<_, &Turn> = BTreeMap::new();
    for (list, (rules, _)) in lists.iter().zip(sheets) {
        all.extend(list.list.iter().map(|turn| (key(rules, turn), turn)));
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
fn by_effect(sheets: &[(&Ruleset, &Position)], lists: &[Turns<Turn>]) -> Vec<ComparedTurn> {
    let effects: Vec<HashSet<Effect>> =
        lists.iter().map(|list| list.list.iter().map(Effect::of).collect()).collect();
    let mut known = HashSet::new();
    let mut all: BTreeMap<_, &Turn> = BTreeMap::new();
    for (list, (rules, _)) in lists.iter().zip(sheets) {
        let new = list.list.iter().filter(|turn| known.insert(Effect::of(turn)));
        all.extend(new.map(|turn| (key(rules, turn), turn)));
    }
    let verdict = |sheet: usize, turn: &Turn| {
        let (rules, position) = sheets[sheet];
        let effect = Effect::of(turn);
        if effects[sheet].contains(&effect)
            || !lists[sheet].whole && turn_with(rules, position, effect).is_some()
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
