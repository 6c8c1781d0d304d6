//! Keys, alone or with Ctrl and Shift, as they are assigned: their names in settings and on pages, and which key was
//! pressed.
//!
//! Letters and signs are those that the keyboard layout produces, so that *A* is the key with an A on it. Digits are
//! also those of the digit row wherever they need Shift: on a French keyboard, `&` is 1. A letter of another alphabet
//! is also the Latin one at the same place, so that the shortcuts work with a Russian layout.

use crate::texts::Texts;
use bevy::input::keyboard::KeyCode;
use std::fmt;

/// A key that can be assigned to an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Key {
    /// A letter, in upper case, or a sign.
    Character(char),
    /// A digit, 0 to 9, of the digit row or of the number pad.
    Digit(u8),
    /// F1 to F24.
    Function(u8),
    /// The space bar.
    Space,
    /// Enter, also that of the number pad.
    Enter,
    /// Backspace.
    Backspace,
    /// Escape.
    Escape,
    /// The arrow to the left.
    Left,
    /// The arrow up.
    Up,
    /// The arrow down.
    Down,
    /// The arrow to the right.
    Right,
    /// Home.
    Home,
    /// End.
    End,
    /// Page up.
    PageUp,
    /// Page down.
    PageDown,
    /// Insert.
    Insert,
    /// Delete.
    Delete,
}

/// The keys with names, each with its code, its name in settings, and the sign or the part of the message id that
/// names it on pages.
const NAMED: [(Key, KeyCode, &str, &str); 14] = [
    (Key::Space, KeyCode::Space, "Space", "space"),
    (Key::Enter, KeyCode::Enter, "Enter", "enter"),
    (Key::Backspace, KeyCode::Backspace, "Backspace", "backspace"),
    (Key::Escape, KeyCode::Escape, "Escape", "escape"),
    (Key::Left, KeyCode::ArrowLeft, "Left", "⬅"),
    (Key::Up, KeyCode::ArrowUp, "Up", "⬆"),
    (Key::Down, KeyCode::ArrowDown, "Down", "⬇"),
    (Key::Right, KeyCode::ArrowRight, "Right", "➡"),
    (Key::Home, KeyCode::Home, "Home", "home"),
    (Key::End, KeyCode::End, "End", "end"),
    (Key::PageUp, KeyCode::PageUp, "PageUp", "pageup"),
    (Key::PageDown, KeyCode::PageDown, "PageDown", "pagedown"),
    (Key::Insert, KeyCode::Insert, "Insert", "insert"),
    (Key::Delete, KeyCode::Delete, "Delete", "delete"),
];

/// The signs that the keys produce on an American keyboard, for systems that do not tell and for other alphabets.
const SIGNS: [(KeyCode, char); 14] = [
    (KeyCode::Minus, '-'),
    (KeyCode::NumpadSubtract, '-'),
    (KeyCode::Equal, '='),
    (KeyCode::NumpadAdd, '+'),
    (KeyCode::NumpadMultiply, '*'),
    (KeyCode::NumpadDivide, '/'),
    (KeyCode::Comma, ','),
    (KeyCode::Period, '.'),
    (KeyCode::Slash, '/'),
    (KeyCode::Semicolon, ';'),
    (KeyCode::Quote, '\''),
    (KeyCode::BracketLeft, '['),
    (KeyCode::BracketRight, ']'),
    (KeyCode::Backslash, '\\'),
];

impl Key {
    /// What a key means, by its place on the keyboard and by what it produces; the most likely meaning first. Empty for
    /// keys that cannot be assigned, such as Tab, which moves the focus of the interface.
    pub fn meanings(code: KeyCode, produced: Option<char>) -> Vec<Self> {
        if code == KeyCode::NumpadEnter {
            return vec![Self::Enter];
        }
        if let Some((key, ..)) = NAMED.iter().find(|(_, named, ..)| *named == code) {
            return vec![*key];
        }
        // Bevy's names are those of the standard: F12, Digit7, Numpad7, KeyQ.
        let name = format!("{code:?}");
        let number = |of: &str| name.strip_prefix(of).and_then(|number| number.parse::<u8>().ok());
        if let Some(function @ 1..=24) = number("F") {
            return vec![Self::Function(function)];
        }
        let digit = number("Digit").or_else(|| number("Numpad"));
        let mut meanings: Vec<Self> = digit.map(Self::Digit).into_iter().collect();
        let produced = produced.and_then(Self::of_character);
        meanings.extend(produced.filter(|key| !meanings.contains(key)));
        // A letter of another alphabet, or nothing that is known.
        let foreign = match produced {
            Some(Self::Character(letter)) => letter.is_alphabetic() && !latin(letter),
            Some(_) => false,
            None => meanings.is_empty(),
        };
        if foreign {
            // What the key produces on an American keyboard.
            let letter = name.strip_prefix("Key").and_then(|letter| letter.parse().ok());
            let sign = SIGNS.iter().find(|(placed, _)| *placed == code).map(|&(_, sign)| sign);
            meanings.extend(letter.or(sign).map(Self::Character));
        }
        meanings
    }

    /// The key that produces a character.
    fn of_character(produced: char) -> Option<Self> {
        if let Some(digit) = produced.to_digit(10) {
            return Some(Self::Digit(digit as u8));
        }
        let mut upper = produced.to_uppercase();
        let letter = upper.next().filter(|_| upper.next().is_none()).unwrap_or(produced);
        (!letter.is_control() && !letter.is_whitespace()).then_some(Self::Character(letter))
    }

    /// Whether Shift may be needed to produce it, and then cannot be part of its meaning.
    const fn needs_shift(self) -> bool {
        matches!(self, Self::Character(sign) if !sign.is_ascii_alphabetic())
    }

    /// The key with this name in settings; `None` if there is none.
    fn named(name: &str) -> Option<Self> {
        if let Some((key, ..)) = NAMED.iter().find(|(_, _, named, _)| *named == name) {
            return Some(*key);
        }
        let function = name.strip_prefix('F').and_then(|number| number.parse().ok());
        if let Some(number @ 1..=24) = function {
            return Some(Self::Function(number));
        }
        let mut characters = name.chars();
        let first = characters.next().filter(|_| characters.next().is_none())?;
        Self::of_character(first)
    }
}

/// Whether this is a letter of the Latin alphabet, with or without accents.
fn latin(letter: char) -> bool {
    matches!(letter, '\0'..='\u{24F}')
}

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Character(letter) => write!(f, "{letter}"),
            Self::Digit(digit) => write!(f, "{digit}"),
            Self::Function(number) => write!(f, "F{number}"),
            named => {
                let name = NAMED.iter().find(|(key, ..)| key == named);
                f.write_str(name.map_or("?", |(_, _, name, _)| name))
            }
        }
    }
}

/// A key, alone or with Ctrl (on a Mac: Command) and Shift.
///
/// ```
/// use fanorona::app::actions::{Chord, Key};
///
/// let undo = Chord::read("Ctrl+Z").unwrap();
/// assert_eq!(undo, Chord { key: Key::Character('Z'), control: true, shift: false });
/// assert_eq!(undo.to_string(), "Ctrl+Z");
/// assert_eq!(Chord::read("Ctrl+Oops"), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Chord {
    /// The key.
    pub key: Key,
    /// Whether Ctrl is held.
    pub control: bool,
    /// Whether Shift is held. Never for signs, which may need Shift themselves.
    pub shift: bool,
}

impl Chord {
    /// A key with what is held.
    pub const fn new(key: Key, control: bool, shift: bool) -> Self {
        Self { key, control, shift: shift && !key.needs_shift() }
    }

    /// Reads the name that settings contain, as in `Ctrl+Shift+Z`; `None` if there is no such key.
    pub fn read(name: &str) -> Option<Self> {
        let (control, name) = name.strip_prefix("Ctrl+").map_or((false, name), |rest| (true, rest));
        let (shift, name) = name.strip_prefix("Shift+").map_or((false, name), |rest| (true, rest));
        Some(Self::new(Key::named(name)?, control, shift))
    }

    /// The name in the player's language.
    pub fn say(&self, texts: &Texts) -> String {
        let key = match NAMED.iter().find(|(key, ..)| *key == self.key) {
            Some((.., sign)) if !sign.is_ascii() => (*sign).to_owned(),
            Some((.., word)) => texts.keyed("keyname-*", word),
            // The minus sign is wider than the hyphen, and easier to read.
            None if self.key == Key::Character('-') => "−".to_owned(),
            None => self.key.to_string(),
        };
        let mut name = String::new();
        if self.control {
            name.push_str(&texts.get("keyname-control"));
            name.push('+');
        }
        if self.shift {
            name.push_str(&texts.get("keyname-shift"));
            name.push('+');
        }
        name + &key
    }
}

impl fmt::Display for Chord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let control = if self.control { "Ctrl+" } else { "" };
        let shift = if self.shift { "Shift+" } else { "" };
        write!(f, "{control}{shift}{}", self.key)
    }
}
