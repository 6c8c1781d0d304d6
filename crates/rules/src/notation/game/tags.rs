//! Reading the tags of a game.

use super::error::{ParseGameError, ParseGameErrorKind, short};
use super::reader::GameReader;
use super::{OWN_TAGS, french, is_same_tag};
use fanorona_formats::control::unescape;
use std::collections::HashSet;

/// A tag as written.
pub(super) struct Tag {
    pub name: String,
    pub value: String,
    /// The offset of its value.
    pub at: usize,
}

impl GameReader<'_> {
    /// Reads the tags of a game. French names are translated, unless the standard tag is present as
    /// well.
    pub fn tags(&mut self) -> Result<Vec<Tag>, ParseGameError> {
        let mut tags: Vec<Tag> = Vec::new();
        loop {
            self.skip_space();
            if self.rest().starts_with(['%', ';']) {
                self.skip_line();
            } else if self.rest().starts_with('[') {
                tags.push(self.tag()?);
            } else {
                break;
            }
        }
        for name in ["Variant", "FEN", "Result"] {
            if let Some(tag) = tags.iter().filter(|tag| is_same_tag(&tag.name, name)).nth(1) {
                return Err(self.error(tag.at, ParseGameErrorKind::TagTwice(name.to_owned())));
            }
        }
        let mut present: HashSet<_> = tags.iter().map(|tag| tag.name.to_lowercase()).collect();
        for tag in &mut tags {
            let name = french::tag_name(&tag.name);
            if name != tag.name && present.insert(name.to_lowercase()) {
                tag.name = name.to_owned();
            } else if let Some(known) = OWN_TAGS.into_iter().find(|known| is_nearly(name, known)) {
                let reason = ParseGameErrorKind::TagLike { found: short(name), known };
                return Err(self.error(tag.at, reason));
            }
            let value = french::tag_value(&tag.name, &tag.value);
            if value != tag.value {
                tag.value = value.to_owned();
            }
        }
        Ok(tags)
    }

    fn tag(&mut self) -> Result<Tag, ParseGameError> {
        let start = self.at;
        let bad = |reader: &Self| reader.error(start, ParseGameErrorKind::Tag);
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
                None | Some((_, '\n')) => {
                    return Err(self.error(start, ParseGameErrorKind::Unclosed('"')));
                }
                Some((i, '"')) => break i,
                Some((_, '\\')) => match unescape(letters.as_str()) {
                    Some((letter, rest)) => {
                        value.push(letter);
                        let escape = letters.as_str().len() - rest.len();
                        letters.nth(escape - 1);
                    }
                    // A value is in one line.
                    None => match letters.next() {
                        Some((_, '\n')) => value.push(' '),
                        letter => value.extend(letter.map(|(_, c)| c)),
                    },
                },
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
}

/// Whether a name differs from a known one by one letter that is missing, added or another, or by two that have changed
/// places; in any case of letters.
fn is_nearly(name: &str, known: &str) -> bool {
    let [name, known]: [Vec<char>; 2] =
        [name, known].map(|name| name.chars().map(|c| c.to_ascii_lowercase()).collect());
    let before = name.iter().zip(&known).take_while(|(a, b)| a == b).count();
    match (&name[before..], &known[before..]) {
        ([_, a @ ..], [_, b @ ..]) if a == b => true,
        ([first, second, a @ ..], [other, another, b @ ..]) if a == b => {
            (first, second) == (another, other)
        }
        ([_, a @ ..], b) if a == b => true,
        (a, [_, b @ ..]) => a == b,
        _ => false,
    }
}
