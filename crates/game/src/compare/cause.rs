//! Which switches make a difference, by experiment.

use super::legality::{Verdict, follow, push};
use super::place::Place;
use super::sheets::Sheets;
use super::turns::ComparedTurn;
use super::walk::{ChainOption, OptionVerdict};
use fanorona_rules::generate::{Effect, effects, turn_with};
use fanorona_rules::perft::Counting;
use fanorona_rules::{Position, Ruleset, Step, Switch, Switches};
use std::cell::OnceCell;
use std::collections::{HashMap, HashSet};

/// The switches that make a difference: something is refused under one rule sheet and allowed under
/// another.
///
/// ```
/// use fanorona_game::compare::{Cause, Place, Sheets};
/// use fanorona_rules::notation::{read_position, write_turn};
/// use fanorona_rules::perft::Counting;
/// use fanorona_rules::variant::shipped;
/// use fanorona_rules::Switch;
///
/// let rules = |key: &str| shipped::variant(key).unwrap().rules.clone();
/// let sheets = Sheets::new(vec![rules("tsivy"), rules("parker")])?;
/// let place = Place::new(read_position(&rules("tsivy"), "9/9/3B5/9/2W1B4 w 0 9")?);
/// let all = sheets.turns(&place, Counting::Sequences, &mut || false)?;
/// let stopped = all.turns.iter().find(|turn| turn.turn.steps.len() == 1).unwrap();
/// let cause = sheets.causes(&place, Counting::Sequences).of_turn(stopped, 1);
/// assert_eq!(cause, Some(Cause { refuses: 1, allows: 0, ways: vec![vec![Switch::Continuation]] }));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cause {
    /// The sheet that refuses it, counted from 0.
    pub refuses: usize,
    /// A sheet that allows it.
    pub allows: usize,
    /// Sets of switches, each of which suffices: if the refusing sheet takes their values from the
    /// allowing one, it allows it too, and if any of them is left out, it does not. All single
    /// switches that suffice; if there are none, all pairs; if there are none, one larger set.
    pub ways: Vec<Vec<Switch>>,
}

/// Rule sheets between two: the first with some switches of the second.
pub(super) struct Experiment<'a> {
    from: &'a Ruleset,
    toward: &'a Switches,
    place: Place,
    differing: Vec<Switch>,
    /// The keys have a bit for each differing switch. `None` if the position does not exist under the sheet.
    hybrids: HashMap<u32, Option<Hybrid>>,
}

/// A rule sheet between two, and the position under it.
pub(super) struct Hybrid {
    pub rules: Ruleset,
    pub position: Position,
    /// The effects of all its turns, once they were needed; `None` if there are very many.
    effects: OnceCell<Option<HashSet<Effect>>>,
}

impl Hybrid {
    /// Whether a turn has this effect.
    fn has_effect(&self, effect: Effect) -> bool {
        let effects = self.effects.get_or_init(|| {
            let found = effects(&self.rules, &self.position);
            found.whole.then(|| found.list.into_iter().collect())
        });
        match effects {
            Some(effects) => effects.contains(&effect),
            None => turn_with(&self.rules, &self.position, effect).is_some(),
        }
    }
}

/// Finds the causes of the differences of one position, and keeps the rule sheets between for
/// the next difference.
pub struct Causes<'a> {
    sheets: &'a Sheets,
    place: Place,
    counting: Counting,
    /// By the sheet that refuses and the sheet that allows.
    experiments: HashMap<(usize, usize), Experiment<'a>>,
}

impl Sheets {
    /// Finds the causes of the differences of a position. `counting` is that of the turns that were
    /// compared.
    pub fn causes(&self, place: &Place, counting: Counting) -> Causes<'_> {
        Causes { sheets: self, place: *place, counting, experiments: HashMap::new() }
    }
}

impl<'a> Causes<'a> {
    /// Why a sheet, counted from 0, does not allow a turn that the first sheet possible allows.
    /// `None` if it does allow it, or no sheet does.
    pub fn of_turn(&mut self, turn: &ComparedTurn, refuses: usize) -> Option<Cause> {
        let allows = allowing(&turn.verdicts, refuses)?;
        let counting = self.counting;
        let ways = self.experiment(refuses, allows).ways(|hybrid| match counting {
            Counting::Sequences => {
                Verdict::of_turn(&hybrid.rules, &hybrid.position, &turn.turn).is_legal()
            }
            Counting::Results => hybrid.has_effect(Effect::of(&turn.turn)),
        });
        Some(Cause { refuses, allows, ways })
    }

    /// Why a sheet does not allow a continuation of the chain of these steps, or its end. As
    /// [`Causes::of_turn`].
    pub fn of_option(
        &mut self,
        steps: &[Step],
        option: &OptionVerdict,
        refuses: usize,
    ) -> Option<Cause> {
        let allows = allowing(&option.verdicts, refuses)?;
        let ways = self.experiment(refuses, allows).ways(|hybrid| {
            let rules = &hybrid.rules;
            let Ok(mut chain) = follow(rules, &hybrid.position, steps) else { return false };
            match &option.option {
                ChainOption::End => chain.may_end(rules).is_ok(),
                ChainOption::Step(step) => push(rules, &mut chain, step).is_ok(),
            }
        });
        Some(Cause { refuses, allows, ways })
    }

    fn experiment(&mut self, refuses: usize, allows: usize) -> &mut Experiment<'a> {
        let rules = self.sheets.rules();
        let place = self.place;
        self.experiments
            .entry((refuses, allows))
            .or_insert_with(|| Experiment::new(&rules[refuses], &rules[allows], place))
    }
}

/// The first sheet that allows it, if another one does not.
fn allowing(verdicts: &[Verdict], refuses: usize) -> Option<usize> {
    if verdicts.get(refuses)?.is_legal() {
        return None;
    }
    verdicts.iter().position(|verdict| verdict.is_legal())
}

impl<'a> Experiment<'a> {
    /// An experiment that changes the rules `from` toward others.
    pub fn new(from: &'a Ruleset, toward: &'a Ruleset, place: Place) -> Self {
        let toward = &toward.switches;
        let differing = Switch::differing(&from.switches, toward);
        Self { from, toward, place, differing, hybrids: HashMap::new() }
    }

    /// The sets of switches that suffice for `allowed`, which `from` does not allow; see
    /// [`Cause::ways`]. None if not even all switches together suffice.
    pub fn ways(&mut self, mut allowed: impl FnMut(&Hybrid) -> bool) -> Vec<Vec<Switch>> {
        let number = self.differing.len();
        let single = (0..number).map(|a| 1 << a);
        let pairs = (0..number).flat_map(|a| (0..a).map(move |b| 1 << a | 1 << b));
        for sets in [single.collect::<Vec<u32>>(), pairs.collect()] {
            let enough = sets.into_iter().filter(|&set| self.try_set(set, &mut allowed));
            let enough: Vec<u32> = enough.collect();
            if !enough.is_empty() {
                return enough.into_iter().map(|set| self.switches(set)).collect();
            }
        }
        let mut set = (1 << number) - 1;
        if !self.try_set(set, &mut allowed) {
            return Vec::new();
        }
        // Leaving one out may make another dispensable, so this starts again until none is.
        while let Some(smaller) = (0..number)
            .map(|one| set & !(1 << one))
            .find(|&smaller| smaller != set && self.try_set(smaller, &mut allowed))
        {
            set = smaller;
        }
        vec![self.switches(set)]
    }

    /// Whether the rules with these switches of the others allow it.
    fn try_set(&mut self, set: u32, allowed: &mut impl FnMut(&Hybrid) -> bool) -> bool {
        let (from, toward, place) = (self.from, self.toward, self.place);
        let differing = &self.differing;
        let hybrid = self.hybrids.entry(set).or_insert_with(|| {
            let mut rules = from.clone();
            for (bit, switch) in differing.iter().enumerate() {
                if set & 1 << bit != 0 {
                    switch.copy(toward, &mut rules.switches);
                }
            }
            let position = place.under(&rules).ok()?;
            Some(Hybrid { rules, position, effects: OnceCell::new() })
        });
        hybrid.as_ref().is_some_and(allowed)
    }

    fn switches(&self, set: u32) -> Vec<Switch> {
        let bits = self.differing.iter().enumerate();
        bits.filter(|(bit, _)| set & 1 << bit != 0).map(|(_, &switch)| switch).collect()
    }
}
