//! The analysis of a turn as text, for a process that shares no memory with the caller, such as a web
//! worker.

use super::stored::JudgementText;
use super::turn::before_turn;
use super::{AnalysisResources, Curve, TurnAnalysis, analyse_turn};
use crate::rules::notation::link::{read_link, write_link};
use crate::rules::notation::turn::write_turn_compact;
use crate::rules::notation::{Game, read_turn};
use crate::rules::variant::shipped;
use crate::rules::{Record, Variant};
use serde::{Deserialize, Serialize};

/// The analysis of one turn of a game in serialisable form.
///
/// ```
/// use fanorona::analysis::{AnalysisResources, TurnRequest, analyse_turn, read_turn_analysis};
/// use fanorona::rules::notation::Game;
/// use fanorona::rules::variant::shipped;
///
/// let telo = shipped::variant("telo").unwrap();
/// let game: Game = "[Variant \"telo\"]\n\n1. a1-b2A *".parse().unwrap();
/// let request = TurnRequest::new(&telo, &game.record, 0, 2_000).unwrap();
///
/// // On the other side:
/// let answer = TurnRequest::read(&request.write()).unwrap().run(&mut || false).unwrap();
///
/// let found = read_turn_analysis(&game.record, 0, &answer);
/// let resources = AnalysisResources { nodes: 2_000, ..AnalysisResources::new(&telo.rules) };
/// assert_eq!(found, analyse_turn(&game.record, 0, &resources, &mut || false));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TurnRequest {
    /// The game before the turn, as a link.
    before: String,
    /// The RON text of the variant, unless it is a shipped one.
    variant: Option<String>,
    /// The turn in notation.
    played: String,
    /// As in [`AnalysisResources`].
    nodes: u64,
}

impl TurnRequest {
    /// The analysis of the turn with this number, from 0. `None` if there is no such turn, or if the
    /// game does not follow the variant's rules.
    pub fn new(variant: &Variant, record: &Record, number: usize, nodes: u64) -> Option<Self> {
        if variant.rules.as_ref() != record.rules().as_ref() {
            return None;
        }
        let played = write_turn_compact(&variant.rules.board, record.turns().get(number)?);
        let before = before_turn(record, number)?;
        let before = write_link(&Game::new(variant.key.clone(), before));
        let known = shipped::variant(&variant.key).is_some_and(|it| it.rules == variant.rules);
        let variant = (!known).then(|| variant.ron.to_string());
        Some(Self { before, variant, played, nodes })
    }

    /// The request as text.
    pub fn write(&self) -> String {
        ron::to_string(self).unwrap_or_default()
    }

    /// Reads the text of [`write`](Self::write); `None` if it is not a request.
    pub fn read(text: &str) -> Option<Self> {
        ron::from_str(text).ok()
    }

    /// Analyses the turn without endgame tables, and returns the analysis as text, which
    /// [`read_turn_analysis`] reads. `None` if the game cannot be read, or if `stop` returned `true`.
    pub fn run(&self, stop: &mut dyn FnMut() -> bool) -> Option<String> {
        let own = match &self.variant {
            Some(text) => Some(Variant::read(text).ok()?.rules),
            None => None,
        };
        let rules = |key: &str| own.clone().or_else(|| Some(shipped::variant(key)?.rules.clone()));
        let mut record = read_link(&self.before, rules).ok()?.record;
        let number = record.turns().len();
        let turn = read_turn(record.rules(), record.position(), &self.played).ok()?;
        record.play(&turn).ok()?;
        let new = AnalysisResources::new(record.rules());
        let resources = AnalysisResources { nodes: self.nodes, ..new };
        let found = analyse_turn(&record, number, &resources, stop)?;
        let board = &record.rules().board;
        let judgement = found.judgement.as_ref().map(|it| JudgementText::of(board, it));
        ron::to_string(&judgement).ok()
    }
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
