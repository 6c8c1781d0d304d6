//! What a comparison finds. Everything is bounded, so that positions with very many chains hold up no
//! frame for long.

use super::ChosenStep;
use crate::game::compare::{
    Cause, ChainStage, CompareError, ComparedTurn, GameReading, Known, OptionVerdict, Place,
    Sheets, SwitchRow, TurnComparison, first_other_turns, known, read_game,
};
use crate::rules::perft::{Count, Counting};
use crate::rules::{Outcome, PointSet, Position, Record, Side, Step, Variant};
use std::sync::Arc;

/// The most rows of turns that differ.
const MOST_ROWS: usize = 60;
/// The depth in turns to which lines of play are counted.
const DEPTH: u32 = 3;
/// How often a computation may ask whether to stop, before it has to.
const MOST_CHECKS: usize = 1_500;

/// What was found.
#[derive(Clone, Debug)]
pub struct ComparisonReport {
    /// The position under each sheet.
    pub positions: Vec<Position>,
    /// The outcome under each sheet; `None` where the game is not over.
    pub outcomes: Vec<Option<Outcome>>,
    /// For each sheet the numbers of lines of one, two and three turns.
    pub counts: Vec<Vec<Count>>,
    /// For each sheet the number of turns that it alone allows.
    pub only: Vec<usize>,
    /// For each sheet who wins, where that is known without a proof of one's own.
    pub known: Vec<Option<Known>>,
    /// For each sheet whether all its turns were found.
    pub complete: Vec<bool>,
    /// The number of turns that all sheets allow.
    pub common: usize,
    /// The turns that differ, those that the same sheets allow together.
    pub rows: Vec<ComparedRow>,
    /// The number of further turns that differ.
    pub more: usize,
    /// The chain as far as it was walked.
    pub stage: ComparedStage,
    /// The table of switches.
    pub switches: Vec<SwitchRow>,
    /// The game under each sheet; empty if there is no game with turns.
    pub readings: Vec<SheetReading>,
}

/// A turn that some sheets allow and others do not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ComparedRow {
    /// The turn, and what each sheet says.
    pub turn: ComparedTurn,
    /// Why the sheets that refuse it do so.
    pub causes: Vec<Cause>,
}

impl ComparedRow {
    /// The sheets that allow it, as bits.
    pub fn allowed(&self) -> u32 {
        let verdicts = self.turn.verdicts.iter().enumerate();
        verdicts.filter(|(_, verdict)| verdict.is_legal()).map(|(sheet, _)| 1 << sheet).sum()
    }
}

/// A chain after some of its steps.
#[derive(Clone, Debug)]
pub struct ComparedStage {
    /// The steps taken, and what each sheet says of them.
    pub stage: ChainStage,
    /// White's and Black's stones after them.
    pub stones: [PointSet; 2],
    /// What may come next, in order.
    pub options: Vec<ComparedOption>,
}

/// Something that may come next in a chain.
#[derive(Clone, Debug)]
pub struct ComparedOption {
    /// The step or the end, and what each sheet says.
    pub option: OptionVerdict,
    /// Why the sheets that have allowed the steps so far refuse it.
    pub causes: Vec<Cause>,
}

/// A game under a sheet.
#[derive(Clone, Debug)]
pub struct SheetReading {
    /// How far it could have been played.
    pub reading: GameReading,
    /// The number of turns after which the legal turns differ for the first time, and those turns.
    pub other: Option<(usize, TurnComparison)>,
}

/// Returns `true` after `MOST_CHECKS` calls.
fn check_limit() -> impl FnMut() -> bool {
    let mut left = MOST_CHECKS;
    move || {
        left = left.saturating_sub(1);
        left == 0
    }
}

impl ComparisonReport {
    /// Compares the sheets of these variants.
    ///
    /// # Errors
    /// The position does not fit the board.
    pub(super) fn new(
        variants: &[Arc<Variant>],
        sheets: &Sheets,
        place: &Place,
        chain: &[ChosenStep],
        game: Option<&Record>,
    ) -> Result<Self, CompareError> {
        let counting = Counting::Sequences;
        let found = sheets.turns(place, counting, &mut check_limit())?;
        let mut left: Vec<_> = variants.iter().map(|_| check_limit()).collect();
        let counts = sheets.count(place, DEPTH, counting, &mut |sheet| left[sheet]())?;
        let sheet_numbers = 0..variants.len();
        let only = sheet_numbers
            .clone()
            .map(|sheet| found.turns.iter().filter(|turn| turn.is_only(sheet)).count())
            .collect();
        let known = variants
            .iter()
            .zip(&found.positions)
            .map(|(variant, position)| known(&variant.rules, position))
            .collect();
        let differing = found.turns.iter().filter(|turn| !turn.is_common());
        let (common, more) = {
            let all = differing.clone().count();
            (found.turns.len() - all, all.saturating_sub(MOST_ROWS))
        };
        let mut causes = sheets.causes(place, counting);
        let mut rows: Vec<ComparedRow> = differing
            .take(MOST_ROWS)
            .map(|turn| ComparedRow {
                causes: sheet_numbers
                    .clone()
                    .filter_map(|refuses| causes.of_turn(turn, refuses))
                    .collect(),
                turn: turn.clone(),
            })
            .collect();
        rows.sort_by_key(ComparedRow::allowed);
        let read = |record: &Record| -> Result<Vec<SheetReading>, CompareError> {
            let readings = variants.iter().map(|variant| {
                let reading = read_game(record, &variant.rules)?;
                let other = first_other_turns(record, &variant.rules, &mut check_limit())?;
                Ok(SheetReading { reading, other })
            });
            readings.collect()
        };
        let readings = match game.filter(|record| !record.turns().is_empty()) {
            Some(record) => read(record)?,
            None => Vec::new(),
        };
        Ok(Self {
            counts,
            only,
            known,
            common,
            rows,
            more,
            stage: ComparedStage::new(sheets, place, chain)?,
            switches: sheets.switches(),
            readings,
            outcomes: found.outcomes,
            complete: found.complete,
            positions: found.positions,
        })
    }
}

impl ComparedStage {
    /// The chain after these steps, as far as a sheet allows them.
    fn new(sheets: &Sheets, place: &Place, chain: &[ChosenStep]) -> Result<Self, CompareError> {
        let mut stages = sheets.walk(place, chain)?;
        let Some(stage) = stages.pop() else { return Err(CompareError::Number(0)) };
        let mut causes = sheets.causes(place, Counting::Sequences);
        let mut options: Vec<ComparedOption> = stage
            .options
            .iter()
            .map(|option| ComparedOption {
                causes: (0..sheets.rules().len())
                    .filter(|&sheet| stage.reached[sheet].is_legal())
                    .filter_map(|refuses| causes.of_option(&stage.steps, option, refuses))
                    .collect(),
                option: option.clone(),
            })
            .collect();
        options.sort_by_key(|option| match option.option.option {
            crate::game::compare::ChainOption::Step(step) => {
                (0, step.from.index(), step.to.index())
            }
            crate::game::compare::ChainOption::End => (1, 0, 0),
        });
        let stones = after(&place.position, &stage.steps);
        Ok(Self { stage, stones, options })
    }
}

/// White's and Black's stones after the steps of a turn.
fn after(position: &Position, steps: &[Step]) -> [PointSet; 2] {
    let mut stones = Side::BOTH.map(|side| position.stones(side));
    let (own, enemy) = (position.side() as usize, position.side().opponent() as usize);
    for step in steps {
        stones[own] = stones[own].without(step.from).with(step.to);
        stones[enemy] = stones[enemy] - step.captured;
    }
    stones
}
