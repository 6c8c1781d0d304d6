//! The commands that can be typed, in the language of the texts and in English.

use crate::rules::names::{is_mark, without_marks};
use crate::texts::{Language, Texts};

/// A command, as opposed to a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TextCommand {
    Help,
    Board,
    Rows,
    Turns,
    Hint,
    Analyse,
    End,
    Back,
    Undo,
    Redo,
    Draw,
    Accept,
    Decline,
    Resign,
    Claim,
    Compare,
    Explore,
    Rules,
    Save,
    Pause,
    Stand,
    Next,
    Quit,
}

/// All commands of a game with the keys of their words: `word-KEY` in the texts.
pub(super) const COMMANDS: [(&str, TextCommand); 23] = [
    ("help", TextCommand::Help),
    ("board", TextCommand::Board),
    ("rows", TextCommand::Rows),
    ("turns", TextCommand::Turns),
    ("hint", TextCommand::Hint),
    ("analyse", TextCommand::Analyse),
    ("end", TextCommand::End),
    ("back", TextCommand::Back),
    ("undo", TextCommand::Undo),
    ("redo", TextCommand::Redo),
    ("draw", TextCommand::Draw),
    ("accept", TextCommand::Accept),
    ("decline", TextCommand::Decline),
    ("resign", TextCommand::Resign),
    ("claim", TextCommand::Claim),
    ("compare", TextCommand::Compare),
    ("explore", TextCommand::Explore),
    ("rules", TextCommand::Rules),
    ("save", TextCommand::Save),
    ("pause", TextCommand::Pause),
    ("stand", TextCommand::Stand),
    ("next", TextCommand::Next),
    ("quit", TextCommand::Quit),
];

/// A parsed line of input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Line<C> {
    /// A command, whether it ends in `!`, and what follows it.
    Command(C, bool, String),
    /// A text that begins with a point, so it is read as a turn.
    Turn(String),
    /// Anything else.
    Unknown(String),
}

/// The known words and their commands.
pub(super) struct Vocabulary<C> {
    words: Vec<(String, C)>,
}

impl<C: Copy> Vocabulary<C> {
    /// The words for these commands in the language of `texts`, and the English ones that have no
    /// other meaning in it.
    pub fn new(texts: &Texts, commands: &[(&str, C)]) -> Self {
        let english = Texts::new(Language::ENGLISH);
        let mut words = Vec::new();
        for texts in [texts, &english] {
            for &(key, command) in commands {
                let listed = texts.keyed("word-*", key);
                words.extend(listed.split(',').map(|word| (word.trim().to_owned(), command)));
            }
        }
        Self { words }
    }

    /// Parses a line.
    pub fn read(&self, line: &str) -> Line<C> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let known = |word: &str| {
            let word = word.to_lowercase();
            let exact = self.words.iter().find(|(known, _)| *known == word);
            let alike = || {
                let word = without_accents(&word);
                self.words.iter().find(|(known, _)| without_accents(known) == word)
            };
            exact.or_else(alike).map(|&(_, command)| command)
        };
        if let Some(command) = known(word) {
            return Line::Command(command, false, rest.trim().to_owned());
        }
        if let Some(command) = word.strip_suffix('!').and_then(known) {
            return Line::Command(command, true, rest.trim().to_owned());
        }
        let mut letters = line.chars();
        let point = letters.next().is_some_and(|c| c.is_ascii_alphabetic())
            && letters.next().is_some_and(|c| c.is_ascii_digit());
        if point { Line::Turn(line.to_owned()) } else { Line::Unknown(line.to_owned()) }
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
        let french = Vocabulary::new(&Texts::new(Language::named("fr")), &COMMANDS);
        let german = Vocabulary::new(&Texts::new(Language::named("de")), &COMMANDS);
        let command = |command| Line::Command(command, false, String::new());
        for word in ["règles", "re\u{300}gles", "RE\u{300}GLES", "regles"] {
            assert_eq!(french.read(word), command(TextCommand::Rules), "{word}");
        }
        for word in ["züge", "zu\u{308}ge", "ZÜGE", "zuege", "zuge"] {
            assert_eq!(german.read(word), command(TextCommand::Turns), "{word}");
        }
        assert!(matches!(german.read("zuege\u{308}r"), Line::Unknown(_)));
    }

    #[test]
    fn no_two_commands_have_words_that_differ_in_accents_alone() {
        for &language in Language::ALL {
            let vocabulary = Vocabulary::new(&Texts::new(language), &COMMANDS);
            for (word, _) in &vocabulary.words {
                let plain = without_accents(word);
                let exact = vocabulary.read(word);
                assert_eq!(vocabulary.read(&plain), exact, "{language:?}: {word}");
            }
        }
    }
}
