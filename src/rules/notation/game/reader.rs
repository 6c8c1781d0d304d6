//! The tokens of a text with games, and their locations.

use super::error::{ParseGameError, ParseGameErrorKind};
use super::unclosed::UnclosedBrackets;
use crate::rules::notation::control::unescaped_remark;

/// A cursor in the text.
pub(super) struct GameReader<'a> {
    pub text: &'a str,
    pub at: usize,
    /// An offset not after `at`, and its line, so that lines need not be counted from the
    /// beginning.
    known: (usize, usize),
    /// The brackets that are known to be unclosed, so that the rest of the text is searched only once
    /// for what closes them.
    pub unclosed: UnclosedBrackets,
}

impl<'a> GameReader<'a> {
    pub const fn new(text: &'a str) -> Self {
        Self { text, at: 0, known: (0, 1), unclosed: UnclosedBrackets::NONE }
    }

    pub fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    /// Stores the line of the current location. Later errors are at or after it.
    pub fn remember_line(&mut self) {
        let (at, line) = self.known;
        let passed = self.text.as_bytes()[at..self.at].iter().filter(|&&byte| byte == b'\n');
        self.known = (self.at, line + passed.count());
    }

    /// The line of the current location, from 1.
    pub fn line(&mut self) -> usize {
        self.remember_line();
        self.known.1
    }

    /// Moves to a byte offset in this line.
    pub const fn go_to(&mut self, at: usize, line: usize) {
        (self.at, self.known) = (at, (at, line));
    }

    pub fn error(&self, at: usize, reason: ParseGameErrorKind) -> ParseGameError {
        let (known, line) = if at < self.known.0 { (0, 1) } else { self.known };
        let before = &self.text[..at];
        let start = before.rfind('\n').map_or(0, |i| i + 1);
        ParseGameError {
            line: line + before[known..].matches('\n').count(),
            column: before[start..].chars().count() + 1,
            reason,
        }
    }

    pub fn skip_space(&mut self) {
        self.at += self.rest().len()
            - self.rest().trim_start_matches(|c: char| c.is_whitespace() || c == '\u{feff}').len();
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
            if letter.is_whitespace() || (is_bracket && !is_of_sheet(rest, i, letter)) {
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

    /// Moves to the next possible beginning of a game: tags after something other than tags.
    pub fn skip_game(&mut self) {
        let line = &self.text[self.text[..self.at].rfind('\n').map_or(0, |i| i + 1)..];
        // The game may have been read to its end, and only its result be wrong.
        if line.len() == self.rest().len() && line.starts_with('[') {
            return;
        }
        // A tag may be misspelt, but `[%` is part of a comment.
        let is_bracket = |text: &str| text.starts_with('[') && !text.starts_with("[%");
        let mut among_tags = is_bracket(line.trim_start_matches([' ', '\t', '\u{feff}']));
        loop {
            self.skip_line();
            if self.rest().is_empty() {
                return;
            }
            let after = self.rest().strip_prefix('[');
            if after.is_some_and(|text| text.starts_with(char::is_alphabetic)) && !among_tags {
                return;
            }
            among_tags &= is_bracket(self.rest());
        }
    }
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
