//! Proofs as text, for a process that shares no memory with the caller, such as a web worker.

use super::endgame::{EndgameTables, TableValue, build};
use super::solve::{Distance, SolveBudget, solve};
use fanorona_rules::notation::turn::write_turn_compact;
use fanorona_rules::notation::{read_position, read_turn, write_position};
use fanorona_rules::variant::shipped;
use fanorona_rules::{Position, Ruleset, Side, Turn, Variant};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// The memory of the proof tables, in bytes.
const MEMORY: usize = 64 << 20;
/// The indices of the endgame tables that are built first: about a second's work.
const TABLES: u128 = 1_000_000;

/// A position to be solved, in serialisable form.
///
/// ```
/// use fanorona_engine::solve_request::{SolveRequest, SolvedPosition};
/// use fanorona_rules::variant::shipped;
/// use fanorona_rules::{Position, Side};
///
/// let telo = shipped::variant("telo").unwrap();
/// let start = Position::start(&telo.rules);
/// let request = SolveRequest::new(&telo, &start, 1_000_000);
///
/// // On the other side:
/// let answer = SolveRequest::read(&request.write()).unwrap().run(&|| true).unwrap();
///
/// let solved = SolvedPosition::read(&telo.rules, &start, &answer).unwrap();
/// assert_eq!(solved.winner(&start), Some(Some(Side::White)));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct SolveRequest {
    /// The key of the variant.
    key: String,
    /// The RON text of the variant, unless it is a shipped one.
    variant: Option<String>,
    /// The position.
    position: String,
    /// The greatest number of nodes.
    nodes: u64,
}

/// What was proved of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SolvedPosition {
    /// The value for the side to move; `None` if the nodes did not suffice.
    pub value: Option<TableValue>,
    /// The number of turns of both sides to the win, where that is known.
    pub distance: Option<Distance>,
    /// A line that demonstrates the value, as far as there is one.
    pub line: Vec<Turn>,
    /// The number of nodes visited.
    pub nodes: u64,
}

/// A solved position in serialisable form, with turns in notation.
#[derive(Serialize, Deserialize)]
struct SolvedText {
    value: Option<TableValue>,
    /// Whether the distance is the shortest one, and the distance.
    distance: Option<(bool, u32)>,
    line: Vec<String>,
    nodes: u64,
}

impl SolveRequest {
    /// A request to solve a position of a variant by visiting at most this many nodes.
    pub fn new(variant: &Variant, position: &Position, nodes: u64) -> Self {
        let known = shipped::variant(&variant.key).is_some_and(|it| it.rules == variant.rules);
        Self {
            key: variant.key.clone(),
            variant: (!known).then(|| variant.ron.to_string()),
            position: write_position(&variant.rules, position),
            nodes,
        }
    }

    /// The request as text.
    pub fn write(&self) -> String {
        ron::to_string(self).unwrap_or_default()
    }

    /// Reads the text of [`write`](Self::write); `None` if it is not a request.
    pub fn read(text: &str) -> Option<Self> {
        ron::from_str(text).ok()
    }

    /// Solves the position, and returns the result as text; [`SolvedPosition::read`] reads it.
    /// Endgame tables of few stones are built first. `go_on` is called every few milliseconds; when it
    /// returns `false`, the proof ends without a value. `None` if the position cannot be read, or
    /// there is not enough memory.
    pub fn run(&self, go_on: &(dyn Fn() -> bool + Sync)) -> Option<String> {
        let rules = self.rules()?;
        let position = read_position(&rules, &self.position).ok()?;
        let mut tables = EndgameTables::empty(&rules);
        if position.outcome(&rules).is_none() {
            let stones = tables.stones_within(TABLES, rules.board.len() - 1);
            // The proof also works without the tables that cannot be built.
            let _ = build::extend(&mut tables, &rules, stones, 1, &|_| go_on());
        }
        let budget = SolveBudget { nodes: self.nodes, bytes: MEMORY, threads: 1 };
        let solution = solve(&rules, &position, budget, &tables, &|_| go_on()).ok()?;
        let board = &rules.board;
        let solved = SolvedText {
            value: solution.value(),
            distance: solution.distance.map(|distance| match distance {
                Distance::Shortest(turns) => (true, turns),
                Distance::AtMost(turns) => (false, turns),
            }),
            line: solution.line.iter().map(|turn| write_turn_compact(board, turn)).collect(),
            nodes: solution.nodes,
        };
        ron::to_string(&solved).ok()
    }

    fn rules(&self) -> Option<Arc<Ruleset>> {
        match &self.variant {
            Some(text) => Some(Variant::read(text).ok()?.rules),
            None => Some(shipped::variant(&self.key)?.rules.clone()),
        }
    }
}

impl SolvedPosition {
    /// Reads the answer to a request about this position; `None` if the text is no answer, or
    /// contains turns that are illegal here.
    pub fn read(rules: &Ruleset, position: &Position, text: &str) -> Option<Self> {
        let SolvedText { value, distance, line, nodes } = ron::from_str(text).ok()?;
        let mut at = *position;
        let read = line.iter().map(|text| {
            let turn = read_turn(rules, &at, text).ok()?;
            at = at.play_unchecked(rules, &turn);
            Some(turn)
        });
        let line = read.collect::<Option<_>>()?;
        let distance = distance.map(|(shortest, turns)| match shortest {
            true => Distance::Shortest(turns),
            false => Distance::AtMost(turns),
        });
        Some(Self { value, distance, line, nodes })
    }

    /// The side that wins with best play in the position that was solved; an inner `None` is a draw,
    /// an outer one an unknown value.
    pub fn winner(&self, position: &Position) -> Option<Option<Side>> {
        let side = position.side();
        self.value.map(|value| match value {
            TableValue::Win => Some(side),
            TableValue::Draw => None,
            TableValue::Loss => Some(side.opponent()),
        })
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop at once")]
mod tests {
    use super::*;

    fn solved(variant: &Variant, text: &str, nodes: u64, go_on: bool) -> SolvedPosition {
        let position = read_position(&variant.rules, text).unwrap();
        let request = SolveRequest::new(variant, &position, nodes);
        let answer = SolveRequest::read(&request.write()).unwrap().run(&|| go_on).unwrap();
        SolvedPosition::read(&variant.rules, &position, &answer).unwrap()
    }

    #[test]
    fn endings_are_solved_by_tables_and_by_proofs() {
        let tsivy = shipped::variant("tsivy").unwrap();
        assert_eq!(
            solved(&tsivy, "9/9/3B5/9/2W1B4 w 0 9", 10_000, true).value,
            Some(TableValue::Win)
        );
        assert_eq!(solved(&tsivy, "9/9/9/9/W7B w 0 9", 10_000, true).value, Some(TableValue::Draw));
        let telo = shipped::variant("telo").unwrap();
        let start = solved(&telo, "BBB/B1W/WWW w 0 1", 1_000_000, true);
        assert_eq!(start.value, Some(TableValue::Win));
        assert!(!start.line.is_empty());
        let [white, black] = ["BBB/B1W/WWW w 0 1", "BBB/B1W/WWW b 0 1"]
            .map(|text| read_position(&telo.rules, text).unwrap());
        assert_eq!(start.winner(&white), Some(Some(Side::White)));
        assert_eq!(start.winner(&black), Some(Some(Side::Black)), "the side to move");
        let with = |value| SolvedPosition { value, ..start.clone() }.winner(&black);
        let others = [Some(TableValue::Loss), Some(TableValue::Draw), None].map(with);
        assert_eq!(others, [Some(Some(Side::White)), Some(None), None]);
    }

    #[test]
    fn a_stopped_proof_and_a_large_position_have_no_value() {
        let tsivy = shipped::variant("tsivy").unwrap();
        let start = "BBBBBBBBB/BBBBBBBBB/BWBW1BWBW/WWWWWWWWW/WWWWWWWWW w 0 1";
        assert_eq!(solved(&tsivy, start, 2_000, true).value, None);
        assert_eq!(solved(&tsivy, start, u64::MAX, false).value, None);
    }

    #[test]
    fn variants_of_a_player_travel_with_the_request() {
        let telo = shipped::variant("telo").unwrap();
        let mut own = (*telo).clone();
        own.key = "own".to_owned();
        own.ron = telo.ron.replace("key: \"telo\"", "key: \"own\"").into();
        let over = solved(&own, "3/1W1/3 b 0 9", 10, true);
        assert_eq!(over.value, Some(TableValue::Loss));
        // Its name may be that of a shipped one.
        let text = "(key: \"telo\", names: {\"en\": \"Own\"}, columns: 5, rows: 3, \
            start: [\"BBBBB\", \"BW1BW\", \"WWWWW\"])";
        let own = Variant::read(text).unwrap();
        let sent = |variant: &Variant| {
            SolveRequest::new(variant, &Position::start(&variant.rules), 1).variant
        };
        assert_eq!(sent(&own).as_deref(), Some(text));
        assert_eq!(sent(&telo), None, "the rules are known there");
    }

    #[test]
    fn other_texts_are_no_requests_and_no_answers() {
        let telo = shipped::variant("telo").unwrap();
        let start = Position::start(&telo.rules);
        assert_eq!(SolveRequest::read("(key: 1)"), None);
        assert_eq!(SolvedPosition::read(&telo.rules, &start, "(value: None)"), None);
        let illegal = "(value:None,distance:None,line:[\"a1b1\"],nodes:1)";
        assert_eq!(SolvedPosition::read(&telo.rules, &start, illegal), None);
    }
}
