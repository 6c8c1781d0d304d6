//! The tags at the head of a game.

use super::error::{ParseGameError, ParseGameErrorKind};
use super::french;
use super::reader::Reader;

/// A tag as read.
pub(super) struct Tag {
    pub name: String,
    pub value: String,
    /// Where its end stands.
    pub at: usize,
}

impl Reader<'_> {
    /// Reads tags as long as there are some. French names get the usual ones, unless the usual
    /// one is there as well.
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
        let usual = |tags: &[Tag], name: &str| tags.iter().any(|tag| tag.name == name);
        for i in 0..tags.len() {
            let name = french::tag_name(&tags[i].name);
            if name != tags[i].name && !usual(&tags[..], name) {
                tags[i].name = name.to_owned();
            }
            let value = french::tag_value(&tags[i].name, &tags[i].value);
            if value != tags[i].value {
                tags[i].value = value.to_owned();
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
}
