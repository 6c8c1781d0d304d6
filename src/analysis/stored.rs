//! An analysis as text, and the checks when it is read again.

use super::turn::is_legal_line;
use super::{GameAnalysis, Judgement, TurnAnalysis, Worth};
use crate::rules::Record;
use crate::rules::notation::turn::write_turn_compact;
use crate::rules::notation::write_position;
use std::fmt;

/// The first word of the text.
const HEAD: &str = "fanorona-analysis";
/// The version of the text.
const VERSION: u32 = 1;

/// Why a text is no analysis of a game. The game can always be analysed again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReadAnalysisError {
    /// It is not an analysis at all.
    NotAnAnalysis,
    /// It was written by another version of the program.
    Version(u32),
    /// It is incomplete or changed.
    Damaged,
    /// It is an analysis of another game.
    OtherGame,
}

impl fmt::Display for ReadAnalysisError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotAnAnalysis => f.write_str("not the analysis of a game"),
            Self::Version(version) => write!(f, "an analysis of version {version}"),
            Self::Damaged => f.write_str("the analysis is damaged"),
            Self::OtherGame => f.write_str("the analysis of another game"),
        }
    }
}

impl std::error::Error for ReadAnalysisError {}

impl GameAnalysis {
    /// The analysis as text: a line with a version and a checksum, then RON.
    pub fn write(&self) -> String {
        let body = ron::to_string(&(self.game, &self.turns)).unwrap_or_default();
        format!("{HEAD} {VERSION} {:08x}\n{body}\n", crc32fast::hash(body.as_bytes()))
    }

    /// Reads the analysis of this game.
    ///
    /// # Errors
    /// The text is not the analysis of this game, or it is damaged.
    ///
    /// ```
    /// use fanorona::analysis::{AnalysisResources, Analyzer, GameAnalysis, ReadAnalysisError};
    /// use fanorona::rules::notation::Game;
    ///
    /// let game: Game = "[Variant \"telo\"]\n\n1. c1-b2A *".parse().unwrap();
    /// let resources = AnalysisResources { nodes: 500, ..AnalysisResources::new(game.record.rules()) };
    /// let mut analyzer = Analyzer::new(&game.record);
    /// while analyzer.next(&resources, &mut || false).is_some() {}
    /// let analysis = analyzer.finish().unwrap();
    /// let text = analysis.write();
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
        let read: Result<(u32, Vec<TurnAnalysis>), _> = ron::from_str(body);
        let (game, turns) = read.map_err(|_| ReadAnalysisError::Damaged)?;
        if game != fingerprint(record) || !is_of(&turns, record) {
            return Err(ReadAnalysisError::OtherGame);
        }
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

/// Whether these are analyses of the turns of a game, and everything in them is legal there.
fn is_of(turns: &[TurnAnalysis], record: &Record) -> bool {
    let mut at = record.clone();
    while !at.turns().is_empty() {
        if at.undo_turn().is_err() {
            return false;
        }
    }
    turns.len() == record.turns().len()
        && turns.iter().zip(record.turns()).all(|(found, turn)| {
            let fits = found.turn == *turn
                && found.side == at.position().side()
                && found.judgement.as_ref().is_none_or(|it| is_sound(it, &at));
            fits && at.play(turn).is_ok()
        })
}

fn is_sound(judgement: &Judgement, at: &Record) -> bool {
    let worth = |worth: &Worth| {
        worth.chances.are_sound() && !worth.line.is_empty() && is_legal_line(at, &worth.line)
    };
    judgement.before.are_sound()
        && worth(&judgement.played)
        && worth(&judgement.best)
        && judgement.equal.iter().all(|turn| is_legal_line(at, std::slice::from_ref(turn)))
        && judgement.explanation.as_ref().is_none_or(|it| it.fits(at))
}
