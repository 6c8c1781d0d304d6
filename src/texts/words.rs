//! The words that can be typed instead of a turn, in the terminal and into the page's field: in the language of the
//! texts and in English.

use super::{Language, Texts};
use crate::rules::names::{is_mark, without_marks};

/// What a typed word asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Word {
    /// Tells the words.
    Help,
    /// Shows or describes the board.
    Board,
    /// Describes the board in words.
    Rows,
    /// Lists the legal turns.
    Turns,
    /// Asks for a hint.
    Hint,
    /// Analyses the game.
    Analyse,
    /// Ends the turn.
    End,
    /// Takes back a step.
    Back,
    /// Takes back a turn.
    Undo,
    /// Plays it again.
    Redo,
    /// Offers a draw.
    Draw,
    /// Accepts an offer.
    Accept,
    /// Declines an offer.
    Decline,
    /// Gives the game up.
    Resign,
    /// Claims an omitted capture.
    Claim,
    /// Compares variants.
    Compare,
    /// Shows what was played from the position.
    Explore,
    /// Tells the rules.
    Rules,
    /// Writes the game into a file.
    Save,
    /// Pauses the clocks.
    Pause,
    /// Lets a turn stand that the coach asks about.
    Stand,
    /// Goes on to the next game, exercise or puzzle.
    Next,
    /// Tells the task of an exercise.
    Task,
    /// Shows the solution of an exercise.
    Solution,
    /// Begins an exercise again.
    Again,
    /// Lists the lessons.
    List,
    /// Begins a new game.
    New,
    /// Ends the program.
    Quit,
}

impl Word {
    /// The first word for it in the language of the texts.
    pub fn name(self, texts: &Texts) -> String {
        self.names(texts).split(',').next().unwrap_or_default().trim().to_owned()
    }

    /// All words for it, with commas between them.
    fn names(self, texts: &Texts) -> String {
        texts.keyed("word-*", &format!("{self:?}").to_lowercase())
    }
}

/// A parsed line of input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// A known word, whether it ends in `!`, and what follows it.
    Word(Word, bool, String),
    /// A text that begins with a point, so it is read as a turn.
    Turn(String),
    /// Anything else.
    Unknown(String),
}

/// The words that are known at some place.
///
/// ```
/// use fanorona::texts::words::{Line, Vocabulary, Word};
/// use fanorona::texts::{Language, Texts};
///
/// let vocabulary = Vocabulary::new(&Texts::new(Language::named("fr")), &[Word::Rules, Word::Save]);
/// assert_eq!(vocabulary.read("Regles"), Line::Word(Word::Rules, false, String::new()));
/// assert_eq!(vocabulary.read("save! a.fgn"), Line::Word(Word::Save, true, "a.fgn".to_owned()));
/// assert_eq!(vocabulary.read("quitter"), Line::Unknown("quitter".to_owned()));
/// ```
pub struct Vocabulary {
    words: Vec<(String, Word)>,
}

impl Vocabulary {
    /// These words in the language of `texts`, and the English ones that have no other meaning in it.
    pub fn new(texts: &Texts, words: &[Word]) -> Self {
        let english = Texts::new(Language::ENGLISH);
        let mut all = Vec::new();
        for texts in [texts, &english] {
            for &word in words {
                let names = word.names(texts);
                all.extend(names.split(',').map(|name| (name.trim().to_owned(), word)));
            }
        }
        Self { words: all }
    }

    /// Parses a line.
    pub fn read(&self, line: &str) -> Line {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        if let Some(word) = self.find(word) {
            return Line::Word(word, false, rest.trim().to_owned());
        }
        if let Some(word) = word.strip_suffix('!').and_then(|word| self.find(word)) {
            return Line::Word(word, true, rest.trim().to_owned());
        }
        let mut letters = line.chars();
        let point = letters.next().is_some_and(|c| c.is_ascii_alphabetic())
            && letters.next().is_some_and(|c| c.is_ascii_digit());
        if point { Line::Turn(line.to_owned()) } else { Line::Unknown(line.to_owned()) }
    }

    /// A word as it is written or without accents, in letters of any case.
    fn find(&self, word: &str) -> Option<Word> {
        let word = word.to_lowercase();
        let exact = self.words.iter().find(|(known, _)| *known == word);
        let alike = || {
            let word = without_accents(&word);
            self.words.iter().find(|(known, _)| without_accents(known) == word)
        };
        exact.or_else(alike).map(|&(_, word)| word)
    }
}

/// A word without accents, whether they are combining marks of their own or belong to a letter.
fn without_accents(word: &str) -> String {
    word.chars().filter(|&letter| !is_mark(letter)).map(without_marks).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accents_may_be_combined_or_left_out() {
        let vocabulary =
            |code| Vocabulary::new(&Texts::new(Language::named(code)), &[Word::Rules, Word::Turns]);
        let (french, german) = (vocabulary("fr"), vocabulary("de"));
        let line = |word| Line::Word(word, false, String::new());
        for word in ["règles", "re\u{300}gles", "RE\u{300}GLES", "regles"] {
            assert_eq!(french.read(word), line(Word::Rules), "{word}");
        }
        for word in ["züge", "zu\u{308}ge", "ZÜGE", "zuege", "zuge"] {
            assert_eq!(german.read(word), line(Word::Turns), "{word}");
        }
        assert!(matches!(german.read("zuege\u{308}r"), Line::Unknown(_)));
    }
}
