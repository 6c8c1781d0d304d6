//! Reading the turns of a game with their numbers, remarks, variations and the result.

use super::error::{ParseGameError, ParseGameErrorKind, short};
use super::reader::{GameReader, remark};
use super::result::{is_usual, result_at};
use super::signs::{first_sign, glyph_of, split_signs};
use super::{Branch, DEEPEST_VARIATION, GameWarningKind, MOST_TURNS, Note, NoteText};
use crate::notation::turn::{self, ParseTurnError, is_dash, read_turn};
use crate::{Board, Point, Position, Record, Side};
use fanorona_formats::control::unescaped_remark;

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

    /// Gives the turn at the start this number.
    fn renumber(&mut self, number: u32) {
        let rules = self.record.rules().clone();
        let start = self.record.start();
        let stones = Side::BOTH.map(|side| start.stones(side));
        let (side, quiet, handicapped) = (start.side(), start.quiet(), start.handicapped());
        if let Ok(start) = Position::new(&rules, stones, side, quiet, number, handicapped) {
            self.record = Record::from_position(rules, start);
        }
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
                    self.is_past = true;
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
                    let is_main = around.is_empty();
                    if let Some((code, length)) = result_at(self.rest()) {
                        let written = &self.rest()[..length];
                        self.at += length;
                        // The result of a variation is ignored.
                        if is_main {
                            if !is_usual(written) {
                                self.warn_read_as(start, &short(written), code);
                            }
                            result = Some((code.to_owned(), start));
                        }
                        continue;
                    }
                    if is_main && self.begins_another(&line, result.is_some()) {
                        self.is_past = true;
                        return Ok((line.record, line.notes, result));
                    }
                    let word = self.word();
                    if let Some(glyph) = glyph_of(word) {
                        line.note(NoteText::Sign(glyph.to_owned()));
                        self.warn_read_as(start, word, glyph);
                    } else if result.is_some() && is_main {
                        return Err(self.error(start, ParseGameErrorKind::AfterEnd(short(word))));
                    } else {
                        let before = line.record.turns().len();
                        self.number_or_turn(&mut line, word, start, is_main)?;
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

    /// Whether another game without tags begins here: after the result on a line of its own or with the number 1,
    /// or without a result after a blank line with the number 1.
    fn begins_another(&self, line: &LineReader, has_result: bool) -> bool {
        let breaks = || self.line_breaks_before(self.at);
        if has_result {
            return breaks() > 0 || self.begins_without_tags();
        }
        let next = i64::from(line.record.position().number()) - self.shift;
        next > 1 && !line.record.turns().is_empty() && self.begins_without_tags() && breaks() > 1
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

    /// Reads a number, a turn or both in one word, and signs such as `!?` at the end.
    fn number_or_turn(
        &mut self,
        line: &mut LineReader,
        word: &'a str,
        start: usize,
        is_main: bool,
    ) -> Result<(), ParseGameError> {
        let digits = word.bytes().take_while(u8::is_ascii_digit).count();
        let text = word[digits..].trim_start_matches(['.', '…']);
        let dots = &word[digits..word.len() - text.len()];
        if digits > 0 && !self.is_number(line, &word[..digits], is_main) {
            let expected = line.record.position().number();
            let dots = if dots.is_empty() { "." } else { dots };
            let found = short(&format!("{}{dots}", &word[..digits]));
            return Err(self.error(start, ParseGameErrorKind::Number { expected, found }));
        }
        let start = start + word.len() - text.len();
        let (turn, mut signs) = split_signs(text);
        if !turn.is_empty() {
            let whole = self.joined(&line.record.rules().clone().board, turn, &mut signs);
            self.play(&mut line.record, &whole, start, is_main)?;
            let other_dash = |(_, letter): &(usize, char)| *letter != '-' && is_dash(*letter);
            for (i, dash) in self.text[start..self.at].char_indices().filter(other_dash) {
                self.warn_read_as(start + i, dash.encode_utf8(&mut [0; 4]), "-");
            }
        }
        while let Some((sign, glyph)) = first_sign(signs) {
            if sign != glyph {
                self.warn_read_as(self.at - signs.len(), sign, glyph);
            }
            line.note(NoteText::Sign(glyph.to_owned()));
            signs = &signs[sign.len()..];
        }
        Ok(())
    }

    /// Whether a number is that of the next turn. If the start has none, the first number that is written is
    /// accepted: the start gets it if nothing was played before. But number 1 would mean that the turn is the side's
    /// first, which depends on the stones; then the written numbers are only shifted.
    fn is_number(&mut self, line: &mut LineReader, written: &str, is_main: bool) -> bool {
        let Ok(written) = written.parse::<u32>() else { return false };
        if written > 0 && std::mem::take(&mut self.is_unnumbered) {
            if written > 1 && is_main && line.record.turns().is_empty() {
                line.renumber(written);
            }
            self.shift = i64::from(line.record.position().number()) - i64::from(written);
        }
        i64::from(written) + self.shift == i64::from(line.record.position().number())
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
            let (next, after) = split_signs(self.word_or_nothing());
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

    /// Lets a game go on that the draw limits of its rules have ended. The text goes on at `start`.
    pub fn lift_limits(&mut self, record: &mut Record, start: usize, is_main: bool) {
        if let Some(drawn) = record.lift_limits()
            && is_main
        {
            let (number, side) = (record.position().number(), record.position().side());
            self.warn(start, GameWarningKind::BeyondDraw { number, side, drawn });
        }
    }

    fn play(
        &mut self,
        record: &mut Record,
        text: &str,
        start: usize,
        is_main: bool,
    ) -> Result<(), ParseGameError> {
        if record.outcome().is_some() {
            self.lift_limits(record, start, is_main);
            if record.outcome().is_some() {
                return Err(self.error(start, ParseGameErrorKind::AfterEnd(short(text))));
            }
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
