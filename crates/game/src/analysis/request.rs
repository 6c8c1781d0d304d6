//! The analysis of a turn as text, for a process that shares no memory with the caller, such as a web
//! worker.

use super::stored::JudgementText;
use super::turn::before_turn;
use super::{AnalysisResources, Curve, TurnAnalysis, analyse_turn};
use fanorona_engine::SentGame;
use fanorona_engine::endgame::{EndgameTables, TableCache};
use fanorona_rules::notation::read_turn;
use fanorona_rules::notation::turn::write_turn_compact;
use fanorona_rules::{Record, Variant};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// Endgame tables are built for positions with at most this many stones more than they contain: a search
/// may reach them.
const NEAR: usize = 2;

/// The analysis of one turn of a game in serialisable form.
///
/// ```
/// use fanorona_game::analysis::{AnalysisResources, TurnRequest, analyse_turn, read_turn_analysis};
/// use fanorona_engine::endgame::TableCache;
/// use fanorona_rules::notation::Game;
/// use fanorona_rules::variant::shipped;
///
/// let telo = shipped::variant("telo").unwrap();
/// let game: Game = "[Variant \"telo\"]\n\n1. a1-b2A *".parse().unwrap();
/// let request = TurnRequest::new(&telo, &game.record, 0, 2_000).unwrap();
///
/// // On the other side:
/// let request = TurnRequest::read(&request.write()).unwrap();
/// let answer = request.run(&TableCache::new(0), &mut || false).unwrap();
///
/// let found = read_turn_analysis(&game.record, 0, &answer);
/// let resources = AnalysisResources { nodes: 2_000, ..AnalysisResources::new(&telo.rules) };
/// assert_eq!(found, analyse_turn(&game.record, 0, &resources, &mut || false));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TurnRequest {
    /// The game before the turn.
    before: SentGame,
    /// The turn in notation.
    played: String,
    /// As in [`AnalysisResources`].
    nodes: u64,
}

impl TurnRequest {
    /// The analysis of the turn with this number, from 0. `None` if there is no such turn, or if the
    /// game does not follow the variant's rules.
    pub fn new(variant: &Variant, record: &Record, number: usize, nodes: u64) -> Option<Self> {
        let played = write_turn_compact(&variant.rules.board, record.turns().get(number)?);
        let before = SentGame::new(variant, &before_turn(record, number)?)?;
        Some(Self { before, played, nodes })
    }

    /// The request as text.
    pub fn write(&self) -> String {
        ron::to_string(self).unwrap_or_default()
    }

    /// Reads the text of [`write`](Self::write); `None` if it is not a request.
    pub fn read(text: &str) -> Option<Self> {
        ron::from_str(text).ok()
    }

    /// Analyses the turn, and returns the analysis as text, which [`read_turn_analysis`] reads. Where few
    /// stones are left, endgame tables of `cache` are used. `None` if the game cannot be read, or if `stop`
    /// returned `true`.
    pub fn run(&self, cache: &TableCache, stop: &mut dyn FnMut() -> bool) -> Option<String> {
        let mut record = self.before.record()?;
        let tables = tables_near(cache, &record);
        let number = record.turns().len();
        let turn = read_turn(record.rules(), record.position(), &self.played).ok()?;
        record.play(&turn).ok()?;
        let new = AnalysisResources::new(record.rules());
        let resources = AnalysisResources { nodes: self.nodes, tables, ..new };
        let found = analyse_turn(&record, number, &resources, stop)?;
        let board = &record.rules().board;
        let judgement = found.judgement.as_ref().map(|it| JudgementText::of(board, it));
        ron::to_string(&judgement).ok()
    }
}

/// The tables for a position that is not far from those that they contain.
fn tables_near(cache: &TableCache, record: &Record) -> Option<Arc<EndgameTables>> {
    let position = record.position();
    let stones = position.stone_count();
    let most = cache.most_stones(record.rules());
    (most > 0 && stones <= most + NEAR).then(|| cache.tables(record.rules(), most))?
}

/// Reads the analysis of the turn with this number of a game; `None` if the text is not one.
pub fn read_turn_analysis(record: &Record, number: usize, text: &str) -> Option<TurnAnalysis> {
    let turn = record.turns().get(number)?.clone();
    let before = before_turn(record, number)?;
    let side = before.position().side();
    let judgement: Option<JudgementText> = ron::from_str(text).ok()?;
    let judgement = match judgement {
        Some(text) => Some(text.judgement(&before, &turn, Curve::of(record.rules()))?),
        None => None,
    };
    Some(TurnAnalysis { side, turn, judgement })
}
