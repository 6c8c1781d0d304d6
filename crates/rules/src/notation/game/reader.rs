//! The tokens of a text with games, and their locations.

use super::error::{ParseGameError, ParseGameErrorKind};
use super::unclosed::UnclosedBrackets;
use super::warning::{GameWarning, GameWarningKind};
use fanorona_formats::control::unescaped_remark;

/// A cursor in the text.
pub(super) struct GameReader<'a> {
    pub text: &'a str,
    pub at: usize,
    /// An offset not after `at`, and its line and column, so that these need not be counted from the
    /// beginning.
    known: (usize, usize, usize),
    /// The brackets that are known to be unclosed, so that the rest of the text is searched only once
    /// for what closes them.
    pub unclosed: UnclosedBrackets,
    /// What is odd about the current game, with offsets.
    pub warnings: Vec<(usize, GameWarningKind)>,
    /// Whether the start of the current game has no number, so that the first one written is accepted.
    pub is_unnumbered: bool,
    /// What is added to a written number to get that of the turn.
    pub shift: i64,
    /// Whether the current game has been read to its end.
    pub is_past: bool,
}

impl<'a> GameReader<'a> {
    pub const fn new(text: &'a str) -> Self {
        Self {
            text,
            at: 0,
            known: (0, 1, 1),
            unclosed: UnclosedBrackets::NONE,
            warnings: Vec::new(),
            is_unnumbered: false,
            shift: 0,
            is_past: false,
        }
    }

    pub fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    /// Begins a game at the current location. Its errors are at or after it.
    pub fn begin(&mut self) {
        self.place();
        self.warnings.clear();
        (self.is_unnumbered, self.shift, self.is_past) = (false, 0, false);
    }

    /// The line and the column of the current location, from 1. They are stored.
    pub fn place(&mut self) -> (usize, usize) {
        let (line, column) = self.place_of(self.at);
        self.known = (self.at, line, column);
        (line, column)
    }

    /// Moves to a byte offset at this line and column.
    pub const fn go_to(&mut self, at: usize, (line, column): (usize, usize)) {
        (self.at, self.known) = (at, (at, line, column));
    }

    fn place_of(&self, at: usize) -> (usize, usize) {
        let (known, line, column) = if at < self.known.0 { (0, 1, 1) } else { self.known };
        let passed = &self.text[known..at];
        let column = match passed.rfind('\n') {
            None => column + passed.chars().count(),
            Some(end) => passed[end..].chars().count(),
        };
        (line + passed.matches('\n').count(), column)
    }

    pub fn error(&self, at: usize, reason: ParseGameErrorKind) -> ParseGameError {
        let (line, column) = self.place_of(at);
        ParseGameError { line, column, reason }
    }

    /// Adds a warning, unless the game has the same one already.
    pub fn warn(&mut self, at: usize, kind: GameWarningKind) {
        if !self.warnings.iter().any(|(_, known)| *known == kind) {
            self.warnings.push((at, kind));
        }
    }

    /// Adds the warning that a sign was read as another.
    pub fn warn_read_as(&mut self, at: usize, found: &str, read: &str) {
        self.warn(at, GameWarningKind::ReadAs { found: found.to_owned(), read: read.to_owned() });
    }

    /// The warnings of the current game in order, with their places.
    pub fn take_warnings(&mut self) -> Vec<GameWarning> {
        let mut warnings = std::mem::take(&mut self.warnings);
        warnings.sort_by_key(|&(at, _)| at);
        let placed = warnings.into_iter().map(|(at, kind)| {
            let (line, column) = self.place_of(at);
            GameWarning { line, column, kind }
        });
        placed.collect()
    }

    pub fn skip_space(&mut self) {
        self.at += self.rest().len() - self.rest().trim_start_matches(is_space).len();
    }

    /// The lines before an offset that end after the last character that is not white space: 0 if the offset is in
    /// the middle of a line, 1 at the beginning of one, and more after blank lines.
    pub fn line_breaks_before(&self, at: usize) -> usize {
        let before = &self.text[..at];
        let space = &before[before.trim_end_matches(is_space).len()..];
        space.matches('\n').count()
    }

    /// Whether a game without tags begins here: with the number 1 and a turn of White.
    pub fn begins_without_tags(&self) -> bool {
        let Some(rest) = self.rest().strip_prefix('1') else { return false };
        let rest = rest.trim_start_matches([' ', '\t']);
        let rest = rest.strip_prefix('.').map_or(rest, |rest| rest.trim_start_matches(is_space));
        rest.starts_with(|c: char| c.is_ascii_alphabetic() || matches!(c, '{' | ';'))
    }

    pub fn skip_line(&mut self) {
        self.at += self.rest().find('\n').map_or(self.rest().len(), |i| i + 1);
    }

    /// The next word: up to a space or a bracket. The brackets of `(A)` are part of a turn.
    pub fn word(&mut self) -> &'a str {
        let rest = self.rest();
        let mut end = rest.len();
        for (i, letter) in rest.char_indices().skip(1) {
            let is_bracket = matches!(letter, '{' | '}' | '(' | ')' | ';');
            // These begin a word of their own.
            let begins = matches!(letter, '*' | '$' | '[');
            if is_space(letter) || begins || (is_bracket && !is_of_sheet(rest, i, letter)) {
                end = i;
                break;
            }
        }
        self.at += end;
        &rest[..end]
    }

    pub fn word_or_nothing(&mut self) -> &'a str {
        if self.rest().is_empty() { "" } else { self.word() }
    }

    /// A remark in brackets; parentheses may be nested.
    pub fn enclosed(&mut self, open: char, close: char) -> Result<String, ParseGameError> {
        let (start, rest) = (self.at, self.rest());
        if self.unclosed.contains(open, start) {
            return Err(self.error(start, ParseGameErrorKind::Unclosed(open)));
        }
        let mut depth = 0_usize;
        for (i, letter) in rest.char_indices() {
            if letter == open && (depth == 0 || open == '(') {
                depth += 1;
            } else if letter == close {
                depth -= 1;
                if depth == 0 {
                    self.at += i + close.len_utf8();
                    return Ok(remark(&rest[open.len_utf8()..i]));
                }
            }
        }
        self.unclosed.add(self.text, open, start);
        Err(self.error(start, ParseGameErrorKind::Unclosed(open)))
    }

    /// Moves to the next possible beginning of a game: tags after something other than tags, or after turns a blank
    /// line and the number 1.
    pub fn skip_game(&mut self) {
        if self.is_past {
            return;
        }
        let line = &self.text[self.text[..self.at].rfind('\n').map_or(0, |i| i + 1)..];
        // The error may be that something is unclosed there.
        if line.len() == self.rest().len() && line.starts_with('[') {
            return;
        }
        // A tag may be misspelt, but `[%` is part of a comment.
        let is_bracket = |text: &str| text.starts_with('[') && !text.starts_with("[%");
        let mut among_tags = is_bracket(line.trim_start_matches([' ', '\t', '\u{feff}']));
        let mut among_turns = !among_tags;
        loop {
            self.skip_line();
            if among_turns && self.begins_without_tags() && self.line_breaks_before(self.at) > 1 {
                return;
            }
            if self.rest().is_empty() {
                return;
            }
            let after = self.rest().strip_prefix('[');
            if after.is_some_and(|text| text.starts_with(char::is_alphabetic)) && !among_tags {
                return;
            }
            among_tags &= is_bracket(self.rest());
            among_turns |= !is_bracket(self.rest()) && !self.rest().starts_with(is_space);
        }
    }
}

/// Whether a character separates words. A byte-order mark is one where files were joined.
fn is_space(letter: char) -> bool {
    letter.is_whitespace() || letter == '\u{feff}'
}

/// Whether the bracket at `i` belongs to the Parker sheet's `(A)`, `(E)` or `(W)`.
fn is_of_sheet(text: &str, i: usize, letter: char) -> bool {
    match letter {
        '(' => ["(A)", "(E)", "(W)"].iter().any(|sign| text[i..].starts_with(sign)),
        ')' => ["(A", "(E", "(W"].iter().any(|sign| text[..i].ends_with(sign)),
        _ => false,
    }
}

/// A remark with single spaces, and without the character that would end it.
pub(super) fn remark(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    unescaped_remark(&words.join(" ").replace('}', ")")).into_owned()
}
