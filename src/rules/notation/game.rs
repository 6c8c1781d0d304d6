//! Whole games as text: FGN, the form of PGN with Fanorona's turns.
//!
//! Tags in brackets, numbered turns, `{comments}`, `(variations)`, `!?`, and a result. Reading
//! checks every turn against the rules; the printed counts of the Parker sheet are checked too.

use super::position::{PositionTextFault, read_position, write_position};
use super::turn::{self, TurnFault, read_turn, write_turn};
use crate::rules::{DrawReason, Outcome, Record, Refusal, Ruleset, Side, WinReason};
use std::sync::Arc;

/// The key that a record without a `Variant` tag is read by.
pub const DEFAULT_VARIANT: &str = "tsivy";
/// The result of a game still under way.
const UNDER_WAY: &str = "*";
/// Lines of turns are broken before this many characters.
const LINE_WIDTH: usize = 80;

/// A game with its tags and remarks.
#[derive(Clone, Debug)]
pub struct Game {
    /// Tags in the order of the text, as `("White", "Rasoa")`; `Variant`, `FEN` and `Result` are
    /// written from the record and left out here.
    pub tags: Vec<(String, String)>,
    /// The key of the variant.
    pub variant: String,
    /// The game itself.
    pub record: Record,
    /// What is remarked between the turns, in order.
    pub notes: Vec<Note>,
}

/// A remark after a number of turns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// How many turns of both sides were played before it.
    pub after: usize,
    /// The remark.
    pub text: NoteText,
}

/// The kinds of remark.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoteText {
    /// A sentence in braces.
    Comment(String),
    /// Another line of play in parentheses, kept as written.
    Variation(String),
    /// A sign after a turn, as `!?` or `$5`.
    Sign(String),
}

/// Why a text is no game, and where. Lines and columns count from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameFault {
    /// The line.
    pub line: usize,
    /// The character in the line.
    pub column: usize,
    /// The reason.
    pub reason: GameReason,
}

/// Why a text is no game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameReason {
    /// A tag is not of the form `[Name "value"]`.
    Tag,
    /// A comment, variation or tag is never closed.
    Unclosed(char),
    /// There is a closing sign without its opening one.
    Unopened(char),
    /// No rule set has the key of the `Variant` tag.
    UnknownVariant(String),
    /// The `FEN` tag is no position.
    Start(PositionTextFault),
    /// A number does not fit the turn that follows it.
    Number {
        /// The number that would fit.
        expected: u32,
        /// What is written.
        found: String,
    },
    /// A turn cannot be read or is not legal.
    Turn {
        /// The turn's number.
        number: u32,
        /// Whose turn it is.
        side: Side,
        /// What is written.
        text: String,
        /// What is wrong with it.
        fault: TurnFault,
    },
    /// A turn is written after the end of the game.
    AfterEnd(String),
    /// The result that is written is not the one the rules give.
    Result {
        /// What is written.
        found: String,
        /// What the rules give, or what stands elsewhere in the record.
        expected: String,
    },
}

/// Reads one game. `rules_of` finds the rule set for the key in the `Variant` tag; without the
/// tag it is asked for [`DEFAULT_VARIANT`].
///
/// # Errors
/// The first fault found, with its place.
pub fn read_game(
    text: &str,
    rules_of: impl Fn(&str) -> Option<Arc<Ruleset>>,
) -> Result<Game, GameFault> {
    let mut reader = Reader { text, at: 0 };
    let tags = reader.tags()?;
    let tag = |name: &str| tags.iter().find(|tag| tag.name == name);
    let variant = tag("Variant").map_or(DEFAULT_VARIANT.into(), |tag| tag.value.clone());
    let rules = rules_of(&variant).ok_or_else(|| {
        let at = tag("Variant").map_or(0, |tag| tag.at);
        fault(text, at, GameReason::UnknownVariant(variant.clone()))
    })?;
    let record = match tag("FEN") {
        None => Record::new(rules),
        Some(tag) => {
            let start = read_position(&rules, &tag.value)
                .map_err(|reason| fault(text, tag.at, GameReason::Start(reason)))?;
            Record::from_position(rules, start)
        }
    };
    let announced = tag("Result").map(|tag| (code_of(&tag.value), tag.at));
    let kept = ["Variant", "FEN", "Result"];
    let mut game = Game { tags: Vec::new(), variant, record, notes: Vec::new() };
    let result = reader.turns(&mut game)?;
    if let (Some((announced, at)), Some((result, _))) = (&announced, &result)
        && announced != result
    {
        let (found, expected) = (announced.clone(), result.clone());
        return Err(fault(text, *at, GameReason::Result { found, expected }));
    }
    if let Some((code, at)) = result.or(announced) {
        let reason = Outcome::win_reason(tag("Termination").map(|tag| tag.value.as_str()));
        settle(&mut game.record, &code, reason).map_err(|reason| fault(text, at, reason))?;
    }
    game.tags = tags
        .into_iter()
        .filter(|tag| !kept.contains(&tag.name.as_str()))
        .map(|tag| (tag.name, tag.value))
        .collect();
    Ok(game)
}

/// Writes a game as [`read_game`] reads it, ending in a line break.
pub fn write_game(game: &Game) -> String {
    let record = &game.record;
    let rules = record.rules();
    let result = record.outcome().map_or(UNDER_WAY, Outcome::code);
    let mut text = String::new();
    let mut tag = |name: &str, value: &str| {
        let value = value.replace('\\', "\\\\").replace('"', "\\\"").replace(['\n', '\r'], " ");
        text.push_str(&format!("[{name} \"{value}\"]\n"));
    };
    for (name, value) in &game.tags {
        tag(name, value);
    }
    // The reason of a win on time stands nowhere else.
    if let Some(reason) = record.outcome().and_then(Outcome::termination)
        && !game.tags.iter().any(|(name, _)| name == "Termination")
    {
        tag("Termination", reason);
    }
    tag("Variant", &game.variant);
    if *record.start() != crate::rules::Position::start(rules) {
        tag("FEN", &write_position(rules, record.start()));
    }
    tag("Result", result);
    text.push('\n');
    let mut line = Line { text, width: 0 };
    let mut numbered = false;
    for (i, turn) in record.turns().iter().enumerate() {
        numbered &= write_notes(game, i, &mut line);
        let before = &record.positions()[i];
        match before.side() {
            Side::White => line.push(&format!("{}.", before.number())),
            Side::Black if !numbered => line.push(&format!("{}...", before.number())),
            Side::Black => {}
        }
        numbered = true;
        line.push(&write_turn(&rules.board, turn));
    }
    write_notes(game, record.turns().len(), &mut line);
    line.push(result);
    line.text.push('\n');
    line.text
}

/// Writes the remarks of one place; tells whether there were none.
fn write_notes(game: &Game, after: usize, line: &mut Line) -> bool {
    let mut none = true;
    for note in game.notes.iter().filter(|note| note.after == after) {
        match &note.text {
            NoteText::Sign(sign) => line.push(sign),
            NoteText::Comment(text) => line.push_all(&format!("{{{}}}", text.replace('}', ")"))),
            NoteText::Variation(text) => line.push_all(&format!("({text})")),
        }
        none &= matches!(note.text, NoteText::Sign(_));
    }
    none
}

/// Text broken into lines between words.
struct Line {
    text: String,
    width: usize,
}

impl Line {
    fn push_all(&mut self, words: &str) {
        words.split_whitespace().for_each(|word| self.push(word));
    }

    fn push(&mut self, words: &str) {
        let length = words.chars().count();
        if self.width > 0 && self.width + 1 + length > LINE_WIDTH {
            self.text.push('\n');
            self.width = 0;
        }
        if self.width > 0 {
            self.text.push(' ');
            self.width += 1;
        }
        self.text.push_str(words);
        self.width += length;
    }
}

/// Makes the record's end agree with the printed result, or says why it cannot.
fn settle(record: &mut Record, code: &str, reason: WinReason) -> Result<(), GameReason> {
    if let Some(outcome) = record.outcome() {
        let expected = outcome.code();
        let mismatch =
            || GameReason::Result { found: code.to_owned(), expected: expected.to_owned() };
        return if code == expected { Ok(()) } else { Err(mismatch()) };
    }
    let won = |winner| Outcome::Win { winner, reason };
    match code {
        "1-0" => record.set_ended(won(Side::White)),
        "0-1" => record.set_ended(won(Side::Black)),
        "1/2-1/2" => record.set_ended(Outcome::Draw(DrawReason::Agreement)),
        UNDER_WAY => {}
        _ => {
            let (found, expected) = (code.to_owned(), UNDER_WAY.to_owned());
            return Err(GameReason::Result { found, expected });
        }
    }
    Ok(())
}

/// One way of writing for every way of reading a result.
fn code_of(text: &str) -> String {
    match text {
        "½-½" | "1/2" | "1/2-1/2" => "1/2-1/2".to_owned(),
        "1-0" | "0-1" | UNDER_WAY => text.to_owned(),
        "" | "?" => UNDER_WAY.to_owned(),
        other => other.to_owned(),
    }
}

/// A turn and the sign after it, such as `!?`.
fn split_sign(word: &str) -> (&str, &str) {
    word.split_at(word.trim_end_matches(['!', '?']).len())
}

fn is_result(word: &str) -> bool {
    matches!(word, "1-0" | "0-1" | "1/2-1/2" | "½-½" | "1/2" | UNDER_WAY)
}

fn fault(text: &str, at: usize, reason: GameReason) -> GameFault {
    let before = &text[..at];
    let line_start = before.rfind('\n').map_or(0, |i| i + 1);
    GameFault {
        line: before.matches('\n').count() + 1,
        column: before[line_start..].chars().count() + 1,
        reason,
    }
}

struct Tag {
    name: String,
    value: String,
    at: usize,
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Reader<'a> {
    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn fault(&self, at: usize, reason: GameReason) -> GameFault {
        fault(self.text, at, reason)
    }

    fn skip_space(&mut self) {
        self.at += self.rest().len()
            - self.rest().trim_start_matches(|c: char| c.is_whitespace() || c == '\u{feff}').len();
    }

    fn tags(&mut self) -> Result<Vec<Tag>, GameFault> {
        let mut tags = Vec::new();
        loop {
            self.skip_space();
            if self.rest().starts_with(['%', ';']) {
                self.skip_line();
            } else if self.rest().starts_with('[') {
                tags.push(self.tag()?);
            } else {
                return Ok(tags);
            }
        }
    }

    fn tag(&mut self) -> Result<Tag, GameFault> {
        let start = self.at;
        let bad = |reader: &Self| reader.fault(start, GameReason::Tag);
        self.at += 1;
        self.skip_space();
        let length = self.rest().find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(0);
        let name = self.rest()[..length].to_owned();
        self.at += length;
        self.skip_space();
        if name.is_empty() || !self.rest().starts_with('"') {
            return Err(bad(self));
        }
        self.at += 1;
        let at = self.at;
        let mut value = String::new();
        let mut letters = self.rest().char_indices();
        let closed = loop {
            match letters.next() {
                None | Some((_, '\n')) => return Err(self.fault(start, GameReason::Unclosed('"'))),
                Some((i, '"')) => break i,
                Some((_, '\\')) => value.extend(letters.next().map(|(_, c)| c)),
                Some((_, c)) => value.push(c),
            }
        };
        self.at += closed + 1;
        self.skip_space();
        if !self.rest().starts_with(']') {
            return Err(bad(self));
        }
        self.at += 1;
        Ok(Tag { name, value, at })
    }

    fn skip_line(&mut self) {
        self.at += self.rest().find('\n').map_or(self.rest().len(), |i| i + 1);
    }

    /// Reads turns and remarks to the end; the printed result and its place, if there is one.
    fn turns(&mut self, game: &mut Game) -> Result<Option<(String, usize)>, GameFault> {
        let mut result = None;
        loop {
            self.skip_space();
            let start = self.at;
            let after = game.record.turns().len();
            let Some(first) = self.rest().chars().next() else { return Ok(result) };
            let note = match first {
                '{' => NoteText::Comment(self.enclosed('{', '}')?),
                '(' => NoteText::Variation(self.enclosed('(', ')')?),
                '$' => NoteText::Sign(self.word().to_owned()),
                '}' | ')' => return Err(self.fault(start, GameReason::Unopened(first))),
                ';' => {
                    self.skip_line();
                    NoteText::Comment(self.text[start + 1..self.at].trim().to_owned())
                }
                '%' => {
                    self.skip_line();
                    continue;
                }
                _ => {
                    let word = self.word();
                    if is_result(word) {
                        result = Some((code_of(word), start));
                    } else if result.is_some() {
                        return Err(self.fault(start, GameReason::AfterEnd(word.to_owned())));
                    } else if let Some(sign) = self.number_or_turn(game, word, start)? {
                        let after = game.record.turns().len();
                        game.notes.push(Note { after, text: NoteText::Sign(sign) });
                    }
                    continue;
                }
            };
            game.notes.push(Note { after, text: note });
        }
    }

    /// The next word: up to a space or a bracket, but the brackets of `(A)` belong to a turn.
    fn word(&mut self) -> &'a str {
        let rest = self.rest();
        let mut end = rest.len();
        for (i, letter) in rest.char_indices().skip(1) {
            let sheet = ["(A)", "(E)", "(W)"].iter().any(|sign| rest[i..].starts_with(sign));
            let inside =
                letter == ')' && ["(A", "(E", "(W"].iter().any(|sign| rest[..i].ends_with(sign));
            if letter.is_whitespace()
                || (matches!(letter, '{' | '}' | '(' | ')' | ';') && !sheet && !inside)
            {
                end = i;
                break;
            }
        }
        self.at += end;
        &rest[..end]
    }

    /// A bracketed remark, brackets of the same kind inside counted.
    fn enclosed(&mut self, open: char, close: char) -> Result<String, GameFault> {
        let (start, rest) = (self.at, self.rest());
        let mut depth = 0;
        for (i, letter) in rest.char_indices() {
            if letter == open && (depth == 0 || open == '(') {
                depth += 1;
            } else if letter == close {
                depth -= 1;
                if depth == 0 {
                    self.at += i + close.len_utf8();
                    let inside = &rest[open.len_utf8()..i];
                    return Ok(inside.split_whitespace().collect::<Vec<_>>().join(" "));
                }
            }
        }
        Err(self.fault(start, GameReason::Unclosed(open)))
    }

    /// Reads a number, a turn, or both in one word; a sign such as `!?` at the end is handed back.
    fn number_or_turn(
        &mut self,
        game: &mut Game,
        word: &'a str,
        start: usize,
    ) -> Result<Option<String>, GameFault> {
        let position = game.record.position();
        let digits = word.bytes().take_while(u8::is_ascii_digit).count();
        let dots = word[digits..].bytes().take_while(|&b| b == b'.').count();
        if digits > 0 {
            let found = &word[..digits];
            if dots == 0 || found.parse() != Ok(position.number()) {
                let (expected, found) = (position.number(), word[..digits + dots].to_owned());
                return Err(self.fault(start, GameReason::Number { expected, found }));
            }
        }
        let text = &word[digits + dots..];
        let start = start + digits + dots;
        let (turn, mut sign) = split_sign(text);
        if !turn.is_empty() {
            let whole = self.joined(game, turn, &mut sign);
            self.play(game, &whole, start)?;
        }
        Ok((!sign.is_empty()).then(|| sign.to_owned()))
    }

    /// The Parker sheet prints a chain as `f2-g3=2 g3-f4=1`: a word that starts where the one
    /// before ended goes on with it, for no stone of the other side can stand there. A sign ends
    /// the turn.
    fn joined(&mut self, game: &Game, turn: &str, sign: &mut &'a str) -> String {
        let board = &game.record.rules().board;
        let mut whole = turn.to_owned();
        while sign.is_empty() {
            let here = self.at;
            self.skip_space();
            let (next, after) = split_sign(self.word_or_nothing());
            match (turn::ends(board, &whole), turn::ends(board, next)) {
                (Some((_, end)), Some((from, _))) if end == from => {
                    // The repeated point is written once, and spaces keep the places true.
                    whole.push_str(&next[2..]);
                    *sign = after;
                }
                _ => {
                    self.at = here;
                    break;
                }
            }
        }
        whole
    }

    fn word_or_nothing(&mut self) -> &'a str {
        if self.rest().is_empty() { "" } else { self.word() }
    }

    fn play(&self, game: &mut Game, text: &str, start: usize) -> Result<(), GameFault> {
        let record = &mut game.record;
        if record.outcome().is_some() {
            return Err(self.fault(start, GameReason::AfterEnd(text.to_owned())));
        }
        let position = *record.position();
        let refused = |fault: TurnFault| {
            let at = place(self.text, start, fault.offset());
            let (number, side) = (position.number(), position.side());
            self.fault(at, GameReason::Turn { number, side, text: text.to_owned(), fault })
        };
        let turn = read_turn(record.rules(), &position, text).map_err(refused)?;
        record
            .play(&turn)
            .map_err(|refusal| refused(TurnFault::Unfinished { offset: text.len(), refusal }))
    }
}

/// Where the byte `offset` of a joined turn stands in the whole text: the words between which
/// the turn was broken repeat a point that the joined turn has once.
fn place(text: &str, start: usize, offset: usize) -> usize {
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

/// Why a turn of a record was refused by the rules, if it was.
impl GameReason {
    /// The rules' refusal inside a turn's fault.
    pub const fn refusal(&self) -> Option<Refusal> {
        match self {
            Self::Turn { fault: TurnFault::Refused { refusal, .. }, .. }
            | Self::Turn { fault: TurnFault::Unfinished { refusal, .. }, .. } => Some(*refusal),
            _ => None,
        }
    }
}
