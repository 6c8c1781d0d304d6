//! Reading the turns of a game with their numbers, remarks, variations and the result.

use super::error::{ParseGameError, ParseGameErrorKind, short};
use super::reader::{GameReader, remark};
use super::result::{code_of, is_result};
use super::{Branch, DEEPEST_VARIATION, MOST_TURNS, Note, NoteText};
use crate::rules::notation::control::unescaped_remark;
use crate::rules::notation::turn::{self, ParseTurnError, read_turn};
use crate::rules::{Board, Point, Record};

/// A line of play being read: the game itself or a variation.
struct LineReader {
    record: Record,
    notes: Vec<Note>,
    /// The offset where it begins.
    at: usize,
}

/// The written result in standard form, and its offset.
type WrittenResult = Option<(String, usize)>;

impl LineReader {
    fn note(&mut self, text: NoteText) {
        self.notes.push(Note { after: self.record.turns().len(), text });
    }

    /// An alternative to the last turn of this line.
    fn variation(&self, at: usize) -> Self {
        let positions = self.record.positions();
        let before = positions[positions.len().saturating_sub(2)];
        let record = Record::from_position(self.record.rules().clone(), before);
        Self { record, notes: Vec::new(), at }
    }
}

impl<'a> GameReader<'a> {
    /// Reads turns and remarks to the end of the game. Returns the game, its notes, and the written
    /// result, if there is one.
    pub fn turns(
        &mut self,
        record: Record,
    ) -> Result<(Record, Vec<Note>, WrittenResult), ParseGameError> {
        let mut line = LineReader { record, notes: Vec::new(), at: self.at };
        // The lines that contain the current one as a variation.
        let mut around: Vec<LineReader> = Vec::new();
        let mut result = None;
        let mut left = MOST_TURNS;
        loop {
            self.skip_space();
            let start = self.at;
            let first = self.rest().chars().next();
            let Some(first) = first.filter(|&first| first != '[') else {
                if around.is_empty() {
                    return Ok((line.record, line.notes, result));
                }
                return Err(self.error(line.at, ParseGameErrorKind::Unclosed('(')));
            };
            match first {
                '{' => line.note(NoteText::Comment(self.enclosed('{', '}')?)),
                '(' if self.is_prose(&line.record.rules().board) => {
                    let text = self.enclosed('(', ')')?;
                    line.note(NoteText::Comment(format!("({text})")));
                }
                '(' => {
                    if around.len() == DEEPEST_VARIATION {
                        return Err(
                            self.error(start, ParseGameErrorKind::TooDeep(DEEPEST_VARIATION))
                        );
                    }
                    self.at += 1;
                    let inner = line.variation(start);
                    around.push(std::mem::replace(&mut line, inner));
                }
                ')' => {
                    let Some(outer) = around.pop() else {
                        return Err(self.error(start, ParseGameErrorKind::Unopened(first)));
                    };
                    self.at += 1;
                    let inner = std::mem::replace(&mut line, outer);
                    let branch =
                        Branch { turns: inner.record.turns().to_vec(), notes: inner.notes };
                    // A variation with only a number or a result is ignored.
                    if branch != Branch::default() {
                        line.note(NoteText::Variation(branch));
                    }
                }
                '}' => return Err(self.error(start, ParseGameErrorKind::Unopened(first))),
                '$' => line.note(NoteText::Sign(unescaped_remark(self.word()).into_owned())),
                ';' => {
                    self.skip_line();
                    line.note(NoteText::Comment(remark(&self.text[start + 1..self.at])));
                }
                '%' => self.skip_line(),
                _ => {
                    let word = self.word();
                    if is_result(word) {
                        // The result of a variation is ignored.
                        if around.is_empty() {
                            result = Some((code_of(word), start));
                        }
                    } else if result.is_some() && around.is_empty() {
                        return Err(self.error(start, ParseGameErrorKind::AfterEnd(short(word))));
                    } else {
                        let before = line.record.turns().len();
                        self.number_or_turn(&mut line, word, start)?;
                        if line.record.turns().len() > before {
                            let too_many =
                                || self.error(start, ParseGameErrorKind::TooManyTurns(MOST_TURNS));
                            left = left.checked_sub(1).ok_or_else(too_many)?;
                        }
                    }
                }
            }
        }
    }

    /// Whether the parentheses here contain words instead of turns.
    fn is_prose(&self, board: &Board) -> bool {
        let inside = self.rest()[1..].trim_start();
        let is_turn = inside.get(..2).is_some_and(|name| board.point_named(name).is_some());
        let begins = inside.chars().next();
        !is_turn
            && !begins.is_some_and(|c| {
                c.is_ascii_digit() || matches!(c, '{' | '(' | '$' | '!' | '?' | ';' | '%')
            })
    }

    /// Reads a number, a turn or both in one word, and a glyph such as `!?` at the end.
    fn number_or_turn(
        &mut self,
        line: &mut LineReader,
        word: &'a str,
        start: usize,
    ) -> Result<(), ParseGameError> {
        let position = line.record.position();
        let digits = word.bytes().take_while(u8::is_ascii_digit).count();
        let dots = word[digits..].bytes().take_while(|&b| b == b'.').count();
        if digits > 0 {
            let found = &word[..digits];
            if dots == 0 || found.parse() != Ok(position.number()) {
                let (expected, found) = (position.number(), short(&word[..digits + dots]));
                return Err(self.error(start, ParseGameErrorKind::Number { expected, found }));
            }
        }
        let text = &word[digits + dots..];
        let start = start + digits + dots;
        let (turn, mut sign) = split_sign(text);
        if !turn.is_empty() {
            let whole = self.joined(&line.record.rules().clone().board, turn, &mut sign);
            self.play(&mut line.record, &whole, start)?;
        }
        if !sign.is_empty() {
            line.note(NoteText::Sign(sign.to_owned()));
        }
        Ok(())
    }

    /// Joins the words of a chain. The Parker sheet prints chains as `f2-g3=2 g3-f4=1`: a word that
    /// starts at the end of the word before continues it, because no stone of the other side can be
    /// there. A glyph ends the turn.
    fn joined(&mut self, board: &Board, turn: &str, sign: &mut &'a str) -> String {
        let mut whole = turn.to_owned();
        let mut end = turn::ends(board, turn).map(|(_, end)| end);
        // Every step takes a stone, so a chain has at most as many words as the board has points.
        for _ in 0..Point::MAX {
            if !sign.is_empty() {
                break;
            }
            let here = self.at;
            self.skip_space();
            let (next, after) = split_sign(self.word_or_nothing());
            match (end, turn::ends(board, next)) {
                (Some(last), Some((from, to))) if last == from => {
                    // The repeated point is left out; `text_offset` accounts for it.
                    whole.push_str(&next[2..]);
                    *sign = after;
                    end = Some(to);
                }
                _ => {
                    self.at = here;
                    break;
                }
            }
        }
        whole
    }

    fn play(&self, record: &mut Record, text: &str, start: usize) -> Result<(), ParseGameError> {
        if record.outcome().is_some() {
            return Err(self.error(start, ParseGameErrorKind::AfterEnd(short(text))));
        }
        let position = *record.position();
        let refused = |error: ParseTurnError| {
            let at = text_offset(self.text, start, error.offset());
            let (number, side) = (position.number(), position.side());
            self.error(at, ParseGameErrorKind::Turn { number, side, text: short(text), error })
        };
        let turn = read_turn(record.rules(), &position, text).map_err(refused)?;
        record
            .play(&turn)
            .map_err(|refusal| refused(ParseTurnError::Unfinished { offset: text.len(), refusal }))
    }
}

/// A turn and the glyph after it, such as `!?`.
fn split_sign(word: &str) -> (&str, &str) {
    word.split_at(word.trim_end_matches(['!', '?']).len())
}

/// The offset in the whole text of the byte `offset` of a joined turn, which has the point between
/// two words only once.
fn text_offset(text: &str, start: usize, offset: usize) -> usize {
    let mut left = offset;
    let mut at = start;
    let bytes = text.as_bytes();
    while left > 0 && at < text.len() {
        if bytes[at].is_ascii_whitespace() {
            while bytes.get(at).is_some_and(u8::is_ascii_whitespace) {
                at += 1;
            }
            at += 2;
        } else {
            at += 1;
            left -= 1;
        }
    }
    (at.min(text.len())..=text.len()).find(|&at| text.is_char_boundary(at)).unwrap_or(text.len())
}
