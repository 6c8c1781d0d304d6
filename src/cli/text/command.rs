//! The words that a player can type beside turns, in the player's language and in English.

use crate::texts::{Language, Texts};

/// What a player can wish for beside a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Wish {
    Help,
    Board,
    Rows,
    Turns,
    End,
    Back,
    Undo,
    Redo,
    Draw,
    Accept,
    Decline,
    Resign,
    Claim,
    Rules,
    Save,
    Pause,
    Next,
    Quit,
}

/// Every wish by the key of its words: `word-KEY` in the texts.
const WISHES: [(&str, Wish); 18] = [
    ("help", Wish::Help),
    ("board", Wish::Board),
    ("rows", Wish::Rows),
    ("turns", Wish::Turns),
    ("end", Wish::End),
    ("back", Wish::Back),
    ("undo", Wish::Undo),
    ("redo", Wish::Redo),
    ("draw", Wish::Draw),
    ("accept", Wish::Accept),
    ("decline", Wish::Decline),
    ("resign", Wish::Resign),
    ("claim", Wish::Claim),
    ("rules", Wish::Rules),
    ("save", Wish::Save),
    ("pause", Wish::Pause),
    ("next", Wish::Next),
    ("quit", Wish::Quit),
];

/// A line as typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Line {
    /// A wish, whether it was written with `!`, and what follows it.
    Wish(Wish, bool, String),
    /// It begins like a point, so it must be meant as a turn.
    Turn(String),
    /// Neither.
    Unknown(String),
}

/// The words and what they mean.
pub(super) struct Vocabulary {
    words: Vec<(String, Wish)>,
}

impl Vocabulary {
    /// The words of these texts' language, and the English ones wherever they mean nothing else.
    pub fn new(texts: &Texts) -> Self {
        let english = Texts::new(Language::English);
        let mut words = Vec::new();
        for texts in [texts, &english] {
            for (key, wish) in WISHES {
                let listed = texts.keyed("word-*", key);
                words.extend(listed.split(',').map(|word| (word.trim().to_owned(), wish)));
            }
        }
        Self { words }
    }

    /// What a line means.
    pub fn read(&self, line: &str) -> Line {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let known = |word: &str| {
            let word = word.to_lowercase();
            self.words.iter().find(|(known, _)| *known == word).map(|&(_, wish)| wish)
        };
        if let Some(wish) = known(word) {
            return Line::Wish(wish, false, rest.trim().to_owned());
        }
        if let Some(wish) = word.strip_suffix('!').and_then(known) {
            return Line::Wish(wish, true, rest.trim().to_owned());
        }
        let mut letters = line.chars();
        let point = letters.next().is_some_and(|c| c.is_ascii_alphabetic())
            && letters.next().is_some_and(|c| c.is_ascii_digit());
        if point { Line::Turn(line.to_owned()) } else { Line::Unknown(line.to_owned()) }
    }
}
