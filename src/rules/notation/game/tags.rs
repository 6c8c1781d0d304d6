//! Reading the tags of a game.

use super::error::{ParseGameError, ParseGameErrorKind};
use super::french;
use super::reader::GameReader;

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
        let is_present = |tags: &[Tag], name: &str| tags.iter().any(|tag| tag.name == name);
        for i in 0..tags.len() {
            let name = french::tag_name(&tags[i].name);
            if name != tags[i].name && !is_present(&tags[..], name) {
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
