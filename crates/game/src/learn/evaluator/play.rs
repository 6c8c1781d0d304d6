//! The turns of the opponent and of the solution, and the value of endings.

use super::plan::Plan;
use super::reason::loss;
use super::{ExerciseEvaluator, ExerciseQuery};
use crate::learn::{ExerciseOpponent, Goal};
use fanorona_engine::character::SearchResources;
use fanorona_engine::endgame::{EndgameTables, TableValue};
use fanorona_engine::solve::{SolveBudget, proved_value};
use fanorona_engine::{Engine, Limits, Options};
use fanorona_rules::generate::shortest_turns;
use fanorona_rules::notation::read_turn;
use fanorona_rules::{Position, Record, Ruleset, Turn};
use std::sync::Arc;

/// The most nodes of a character's search, which has no time limit here.
const CHARACTER_NODES: u64 = 200_000;
/// The most turns whose answers are compared.
const MOST_COMPARED: usize = 1 << 10;
/// Proofs are tried up to this number of stones.
pub(super) const PROOF_STONES: usize = 12;
/// The memory of a proof.
const PROOF_BYTES: usize = 4 << 20;

impl ExerciseEvaluator {
    /// The opponent's turn; `None` if the game is over.
    pub(super) fn reply(&self, query: &ExerciseQuery) -> Option<Turn> {
        let ExerciseQuery { exercise, record, learner, .. } = query;
        let number = learner.turns.saturating_sub(1) as usize;
        if let Some(line) = exercise.goal.line() {
            return line
                .get(2 * number + 1)
                .filter(|turn| record.clone().play(turn).is_ok())
                .cloned()
                .or_else(|| self.best(record));
        }
        match &exercise.opponent {
            ExerciseOpponent::Script(turns) => self.scripted(record, turns.get(number)),
            ExerciseOpponent::Character(character) => {
                let mut character = character.as_ref().clone();
                character.nodes = character.nodes.min(CHARACTER_NODES);
                let tables = self.tables_for(record.rules(), record.position());
                let resources = SearchResources { tables, ..SearchResources::default() };
                character.think(record, &resources, number as u64, &mut || false).best
            }
            ExerciseOpponent::None | ExerciseOpponent::Best => self.best(record),
        }
    }

    /// A scripted turn, or the best one if there is none or it is illegal.
    pub(super) fn scripted(&self, record: &Record, text: Option<&String>) -> Option<Turn> {
        let read = |text: &String| read_turn(record.rules(), record.position(), text).ok();
        text.and_then(read).or_else(|| self.best(record))
    }

    /// The best turn, by tables where they reach, else by a search; `None` if the game is over.
    pub(super) fn best(&self, record: &Record) -> Option<Turn> {
        let tables = self.tables_for(record.rules(), record.position());
        let limits = Limits::nodes(self.nodes);
        let options = Options { table_mib: 2, tables, ..Options::default() };
        Engine::new(options).search(record, limits, &mut || false).best
    }

    /// The value for the side to move, if it can be found.
    pub(super) fn value(&self, record: &Record) -> Option<TableValue> {
        let (rules, position) = (record.rules().as_ref(), record.position());
        if let Some(outcome) = record.outcome() {
            return Some(TableValue::of_outcome(outcome, position.side()));
        }
        let tables = self.tables_for(record.rules(), position);
        if let Some(value) = tables.as_ref().and_then(|tables| tables.probe(rules, position)) {
            return Some(value);
        }
        if position.stone_count() > PROOF_STONES {
            return None;
        }
        proved_value(rules, position, self.proof(), tables.as_deref())
    }

    /// The budget of a proof.
    pub(super) const fn proof(&self) -> SolveBudget {
        SolveBudget { nodes: self.nodes, bytes: PROOF_BYTES, threads: 1 }
    }

    pub(super) fn tables_for(
        &self,
        rules: &Ruleset,
        position: &Position,
    ) -> Option<Arc<EndgameTables>> {
        self.tables(rules, position.stone_count())
    }

    /// The turn of the learner that leads to the goal.
    pub(super) fn solution(&self, query: &ExerciseQuery) -> Option<Turn> {
        let ExerciseQuery { exercise, record, learner, .. } = query;
        match &exercise.goal {
            Goal::Points(_) | Goal::Claim => None,
            Goal::Turns(_) | Goal::Line(_) | Goal::Best { .. } => {
                exercise.right_turns(learner.turns).into_iter().next()
            }
            Goal::Capture(_) | Goal::Reach(_) => {
                match self.plan(exercise, record, *learner, &mut Plan::budget(exercise)) {
                    Plan::Found(turn) => Some(turn),
                    Plan::None | Plan::Unknown => self.best(record),
                }
            }
            Goal::Win | Goal::Hold(_) => self.best(record),
            Goal::Keep => self.safest(record),
        }
    }

    /// The best turn by search or, if it leaves a larger capture, one that leaves the smallest.
    pub(super) fn safest(&self, record: &Record) -> Option<Turn> {
        let best = self.best(record)?;
        let allowed = loss(record, &best).0;
        if allowed == 0 {
            return Some(best);
        }
        let (rules, position) = (record.rules().as_ref(), record.position());
        let turns = shortest_turns(rules, position).list.into_iter().take(MOST_COMPARED);
        let safest = turns.min_by_key(|turn| loss(record, turn).0)?;
        Some(if loss(record, &safest).0 < allowed { safest } else { best })
    }
}
