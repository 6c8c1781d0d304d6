//! What a file contains, judged by its text.

use crate::catalogue::custom::{self, CustomFileKind, without_byte_order_mark};
use crate::catalogue::puzzles;
use crate::cli::games;
use crate::rules::notation::is_link;
use std::path::Path;

/// The first word of the files that the program writes for itself.
pub(super) const HEAD: &str = "fanorona ";

/// What a file contains.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FileContents {
    /// A variant, a board, a set of stones or a lesson.
    Custom(CustomFileKind),
    /// A pack of puzzles.
    Puzzles,
    /// Game records, or links to games.
    Records,
}

impl FileContents {
    /// The size of the largest file that can be checked, in bytes.
    pub const LARGEST: u64 = games::LARGEST_IMPORT;

    /// What a file contains; `None` if it is of no kind that can be checked. The name decides only where the text tells
    /// nothing.
    pub fn of(path: &Path, bytes: &[u8]) -> Option<Self> {
        // RON files are small, and in the others the first characters tell the kind.
        let begin = &bytes[..bytes.len().min(custom::LARGEST as usize)];
        let text = String::from_utf8_lossy(begin);
        let text = without_byte_order_mark(&text);
        let is_named = |ending: &str| {
            path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case(ending))
        };
        if let Some(rest) = text.strip_prefix(HEAD) {
            let kind = rest.split_ascii_whitespace().next();
            return (kind == Some("puzzles")).then_some(Self::Puzzles);
        }
        let first = without_ron_comments(text).chars().next();
        if first == Some('(') || is_named(custom::EXTENSION) {
            // A path from the root, whose folder tells what is expected there.
            let path = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
            return Some(Self::Custom(CustomFileKind::of_file(&path, text)));
        }
        // Records begin with a tag, a comment, a line for programs or the number of a turn.
        let is_record = first.is_some_and(|it| matches!(it, '[' | '{' | ';' | '%' | '0'..='9'));
        (is_record || is_link(text) || is_named("fgn")).then_some(Self::Records)
    }

    /// The word for it in the output.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Custom(CustomFileKind::Variant) => "variant",
            Self::Custom(CustomFileKind::Board) => "board",
            Self::Custom(CustomFileKind::Stones) => "stones",
            Self::Custom(CustomFileKind::Lesson) => "lesson",
            Self::Puzzles => "puzzles",
            Self::Records => "record",
        }
    }

    /// The size limit in bytes that the program has for such files.
    pub const fn largest(self) -> u64 {
        match self {
            Self::Custom(_) => custom::LARGEST,
            Self::Puzzles => puzzles::LARGEST,
            Self::Records => games::LARGEST_IMPORT,
        }
    }

    /// Whether the file is not too large.
    pub const fn has_room_for(self, bytes: &[u8]) -> bool {
        bytes.len() as u64 <= self.largest()
    }

    /// The folder in the data folder from which the program loads such files, and the extension of their names; `None`
    /// if they are named on the command line.
    pub const fn loaded_from(self) -> Option<(&'static str, &'static str)> {
        match self {
            Self::Custom(kind) => Some((kind.folder(), custom::EXTENSION)),
            Self::Puzzles => Some((puzzles::FOLDER, puzzles::EXTENSION)),
            Self::Records => None,
        }
    }
}

/// A text from its first character that is neither white space nor in a comment of RON.
fn without_ron_comments(text: &str) -> &str {
    let mut rest = text.trim_start();
    loop {
        let after = match rest.get(..2) {
            Some("//" | "#!") => rest.split_once('\n'),
            Some("/*") => rest.split_once("*/"),
            _ => return rest,
        };
        rest = after.map_or("", |(_, after)| after.trim_start());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_text_tells_what_a_file_contains() {
        let of = |name: &str, text: &str| {
            FileContents::of(Path::new(name), text.as_bytes()).map(FileContents::word)
        };
        let variant = "/* A block. */\n#![enable(x)]\n// A line.\n\n(key: \"a\", rows: 3)";
        assert_eq!(of("a.txt", variant), Some("variant"));
        assert_eq!(of("lessons/a.txt", "(key: \"a\")"), Some("lesson"));
        assert_eq!(of("a.ron", "key: \"a\""), Some("variant"));
        assert_eq!(of("a.ron", "\u{feff}fanorona puzzles 1 telo"), Some("puzzles"));
        assert_eq!(of("a", "\u{feff}[White \"Rasoa\"]"), Some("record"));
        assert_eq!(of("a", "1. a1-b2A"), Some("record"));
        assert_eq!(of("a", "fanorona:1.telo.AA"), Some("record"));
        assert_eq!(of("a.FGN", "a1-b2A"), Some("record"));
        assert_eq!(of("a.ron", "fanorona positions 2"), None);
        assert_eq!(of("a.txt", "Some notes."), None);
        assert_eq!(of("a.txt", "// No more than a comment."), None);
        assert_eq!(of("a", ""), None);
    }
}
