//! An analysis as text, and the checks when it is read again.

use super::{Curve, GameAnalysis, Judgement, Mark, TurnAnalysis, TurnValue};
use fanorona_engine::Score;
use fanorona_engine::endgame::TableValue;
use fanorona_engine::explain::Explanation;
use fanorona_rules::notation::turn::write_turn_compact;
use fanorona_rules::notation::{read_turn, write_position};
use fanorona_rules::{Board, Record, Turn};
use serde::{Deserialize, Serialize};

/// The first word of the text.
const HEAD: &str = "fanorona-analysis";
/// The version of the text.
const VERSION: u32 = 1;

/// Why a text is no analysis of a game. The game can always be analysed again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReadAnalysisError {
    /// It is not an analysis at all.
    #[error("not the analysis of a game")]
    NotAnAnalysis,
    /// It was written by another version of the program.
    #[error("an analysis of version {0}")]
    Version(u32),
    /// It is incomplete or changed.
    #[error("the analysis is damaged")]
    Damaged,
    /// It is an analysis of another game.
    #[error("the analysis of another game")]
    OtherGame,
}

/// A turn's value as it is stored: the line in notation, separated by spaces. The chances follow from
/// the rest.
#[derive(Serialize, Deserialize)]
struct TurnValueText(String, Score, Option<TableValue>);

/// A judgement as it is stored.
#[derive(Serialize, Deserialize)]
struct JudgementText {
    played: TurnValueText,
    /// `None` if the played turn is the best one.
    best: Option<TurnValueText>,
    mark: Option<Mark>,
    equal: String,
    explanation: Option<Explanation>,
    depth: u32,
}

impl GameAnalysis {
    /// The analysis of this game as text: a line with a version and a checksum, then RON. Chances are
    /// not stored: they are computed from scores and results when it is read.
    pub fn write(&self, record: &Record) -> String {
        let board = &record.rules().board;
        let turns: Vec<Option<JudgementText>> = self
            .turns
            .iter()
            .map(|turn| turn.judgement.as_ref().map(|it| JudgementText::of(board, it)))
            .collect();
        let body = ron::to_string(&(self.game, turns)).unwrap_or_default();
        format!("{HEAD} {VERSION} {:08x}\n{body}\n", crc32fast::hash(body.as_bytes()))
    }

    /// Reads the analysis of this game.
    ///
    /// # Errors
    /// The text is not the analysis of this game, or it is damaged.
    ///
    /// ```
    /// use fanorona_game::analysis::{AnalysisResources, Analyzer, GameAnalysis, ReadAnalysisError};
    /// use fanorona_rules::notation::Game;
    ///
    /// let game: Game = "[Variant \"telo\"]\n\n1. c1-b2A *".parse().unwrap();
    /// let resources = AnalysisResources { nodes: 500, ..AnalysisResources::new(game.record.rules()) };
    /// let mut analyzer = Analyzer::new(&game.record);
    /// while analyzer.next(&resources, &mut || false).is_some() {}
    /// let analysis = analyzer.finish().unwrap();
    /// let text = analysis.write(&game.record);
    /// assert_eq!(GameAnalysis::read(&text, &game.record).as_ref(), Ok(&analysis));
    /// let cut = GameAnalysis::read(&text[..text.len() - 9], &game.record);
    /// assert_eq!(cut, Err(ReadAnalysisError::Damaged));
    /// ```
    pub fn read(text: &str, record: &Record) -> Result<Self, ReadAnalysisError> {
        let (head, body) = text.split_once('\n').unwrap_or((text, ""));
        let mut words = head.trim_end().split(' ');
        if words.next() != Some(HEAD) {
            return Err(ReadAnalysisError::NotAnAnalysis);
        }
        let version = words.next().and_then(|word| word.parse().ok());
        let version: u32 = version.ok_or(ReadAnalysisError::Damaged)?;
        if version != VERSION {
            return Err(ReadAnalysisError::Version(version));
        }
        let body = body.trim_end_matches(['\r', '\n']);
        let sum = format!("{:08x}", crc32fast::hash(body.as_bytes()));
        if words.next() != Some(&sum) || words.next().is_some() {
            return Err(ReadAnalysisError::Damaged);
        }
        let read: Result<(u32, Vec<Option<JudgementText>>), _> = ron::from_str(body);
        let (game, turns) = read.map_err(|_| ReadAnalysisError::Damaged)?;
        if game != fingerprint(record) {
            return Err(ReadAnalysisError::OtherGame);
        }
        let turns = turns_of(turns, record).ok_or(ReadAnalysisError::OtherGame)?;
        Ok(Self { game, turns })
    }
}

/// The checksum of a game: its start, its turns, and its last position, which depends on the rules.
pub(super) fn fingerprint(record: &Record) -> u32 {
    let rules = record.rules();
    let mut sum = crc32fast::Hasher::new();
    let start = write_position(rules, record.start());
    sum.update(start.as_bytes());
    for turn in record.turns() {
        sum.update(b" ");
        sum.update(write_turn_compact(&rules.board, turn).as_bytes());
    }
    if let Some(last) = record.positions().last() {
        sum.update(write_position(rules, last).as_bytes());
    }
    sum.finalize()
}

/// The analyses of the turns of a game; `None` if something in them is illegal there.
fn turns_of(texts: Vec<Option<JudgementText>>, record: &Record) -> Option<Vec<TurnAnalysis>> {
    if texts.len() != record.turns().len() {
        return None;
    }
    let mut at = record.clone();
    while !at.turns().is_empty() {
        at.undo_turn().ok()?;
    }
    let curve = Curve::of(record.rules());
    let mut turns = Vec::with_capacity(texts.len());
    for (text, turn) in texts.into_iter().zip(record.turns()) {
        let judgement = match text {
            Some(text) => Some(text.judgement(&at, turn, curve)?),
            None => None,
        };
        turns.push(TurnAnalysis { side: at.position().side(), turn: turn.clone(), judgement });
        at.play(turn).ok()?;
    }
    Some(turns)
}

impl TurnValueText {
    fn of(board: &Board, value: &TurnValue) -> Self {
        Self(written(board, &value.line), value.score, value.result)
    }

    fn turn_value(&self, at: &Record, curve: Curve) -> Option<TurnValue> {
        let line = line_of(at, &self.0).filter(|line| !line.is_empty())?;
        Some(TurnValue::new(line, self.1, self.2, curve))
    }
}

impl JudgementText {
    fn of(board: &Board, judgement: &Judgement) -> Self {
        let Judgement { before: _, played, best, mark, equal, explanation, depth } = judgement;
        Self {
            played: TurnValueText::of(board, played),
            best: (best != played).then(|| TurnValueText::of(board, best)),
            mark: *mark,
            equal: written(board, equal),
            explanation: explanation.clone(),
            depth: *depth,
        }
    }

    fn judgement(self, at: &Record, turn: &Turn, curve: Curve) -> Option<Judgement> {
        let played =
            self.played.turn_value(at, curve).filter(|it| it.line.first() == Some(turn))?;
        let best = match &self.best {
            Some(best) => best.turn_value(at, curve)?,
            None => played.clone(),
        };
        let (rules, position) = (at.rules(), at.position());
        let equal = self.equal.split_whitespace().map(|text| read_turn(rules, position, text).ok());
        let equal = equal.collect::<Option<Vec<Turn>>>()?;
        if self.explanation.as_ref().is_some_and(|it| !it.fits(at)) {
            return None;
        }
        let before = Judgement::chances_before(&best, curve);
        let Self { mark, explanation, depth, .. } = self;
        Some(Judgement { before, played, best, mark, equal, explanation, depth })
    }
}

/// Turns in notation, separated by spaces.
fn written(board: &Board, turns: &[Turn]) -> String {
    let turns: Vec<_> = turns.iter().map(|turn| write_turn_compact(board, turn)).collect();
    turns.join(" ")
}

/// Turns that follow each other; `None` if one is illegal.
fn line_of(at: &Record, text: &str) -> Option<Vec<Turn>> {
    let rules = at.rules();
    let mut position = *at.position();
    let mut turns = Vec::new();
    for text in text.split_whitespace() {
        let turn = read_turn(rules, &position, text).ok()?;
        position = position.play_unchecked(rules, &turn);
        turns.push(turn);
    }
    Some(turns)
}
