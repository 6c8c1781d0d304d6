//! Which keys are assigned to which actions.

use super::action::InputAction;
use super::key::{Chord, Key};
use crate::texts::Texts;
use bevy::prelude::Resource;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::BTreeMap;

/// The keys of every action: a primary and a secondary one. In settings, only what differs from the defaults is
/// written: `{"hint": ["T"], "mute": []}`.
///
/// ```
/// use fanorona::app::actions::{Chord, InputAction, KeyMap};
///
/// let mut map = KeyMap::default();
/// let j = Chord::read("J");
/// map.assign(InputAction::Hint, 0, j);
/// assert_eq!(map.keys(InputAction::Hint), [j, None]);
/// map.assign(InputAction::Claim, 1, j);
/// assert_eq!(map.conflicts(InputAction::Claim, 1), [InputAction::Hint]);
/// ```
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct KeyMap {
    changed: BTreeMap<InputAction, [Option<Chord>; 2]>,
}

/// Why a map in settings cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum KeyMapError {
    /// There is no action with this name.
    #[error("keys: there is no action {0:?}")]
    Action(String),
    /// This action has a key that does not exist.
    #[error("keys: {0:?} has {1:?}, which is no key")]
    Key(String, String),
    /// This action has more than two keys.
    #[error("keys: {0:?} has more than two keys")]
    Many(String),
}

impl KeyMap {
    /// The keys of an action.
    pub fn keys(&self, action: InputAction) -> [Option<Chord>; 2] {
        self.changed.get(&action).copied().unwrap_or(action.default_keys())
    }

    /// Assigns a key to an action as the primary one (0) or the secondary one (1), or none.
    pub fn assign(&mut self, action: InputAction, place: usize, chord: Option<Chord>) {
        let mut keys = self.keys(action);
        keys[place.min(1)] = chord;
        if keys[0] == keys[1] {
            keys[1 - place.min(1)] = None;
        }
        self.set(action, keys);
    }

    fn set(&mut self, action: InputAction, keys: [Option<Chord>; 2]) {
        if keys == action.default_keys() {
            self.changed.remove(&action);
        } else {
            self.changed.insert(action, keys);
        }
    }

    /// The other actions that have the same key and may be meant at the same time.
    pub fn conflicts(&self, action: InputAction, place: usize) -> Vec<InputAction> {
        let Some(chord) = self.keys(action)[place.min(1)] else { return Vec::new() };
        let others = InputAction::ALL.iter().copied();
        let same = |&other: &InputAction| {
            other != action
                && other.context().overlaps(action.context())
                && self.keys(other).contains(&Some(chord))
        };
        others.filter(same).collect()
    }

    /// The actions of a key that was pressed with Ctrl or Shift. If no action has it with Shift, those without Shift are
    /// meant.
    pub fn actions(
        &self,
        meanings: &[Key],
        control: bool,
        shift: bool,
    ) -> impl Iterator<Item = InputAction> {
        let with = |key, shift| {
            let chord = Some(Chord::new(key, control, shift));
            let all = InputAction::ALL.iter().copied();
            all.filter(|&action| self.keys(action).contains(&chord)).collect::<Vec<_>>()
        };
        let mut found = Vec::new();
        for &key in meanings {
            for shift in [shift, false] {
                if found.is_empty() {
                    found = with(key, shift);
                }
            }
        }
        found.into_iter()
    }

    /// The keys of an action in the player's language, as in `Ctrl+Y / Ctrl+Shift+Z`; `None` if it has none.
    pub fn say(&self, action: InputAction, texts: &Texts) -> Option<String> {
        let keys = self.keys(action);
        let said: Vec<String> = keys.iter().flatten().map(|chord| chord.say(texts)).collect();
        (!said.is_empty()).then(|| said.join(" / "))
    }

    fn read(map: BTreeMap<String, Vec<String>>) -> Result<Self, KeyMapError> {
        let mut read = Self::default();
        for (name, keys) in map {
            let Some(action) = action_named(&name) else { return Err(KeyMapError::Action(name)) };
            let mut chords = [None; 2];
            if keys.len() > 2 {
                return Err(KeyMapError::Many(name));
            }
            for (chord, key) in chords.iter_mut().zip(keys) {
                *chord = Chord::read(&key);
                if chord.is_none() {
                    return Err(KeyMapError::Key(name, key));
                }
            }
            read.set(action, chords);
        }
        Ok(read)
    }
}

/// The action with this name in settings.
fn action_named(name: &str) -> Option<InputAction> {
    InputAction::ALL.iter().copied().find(|action| name_of(*action) == name)
}

/// The name of an action in settings.
fn name_of(action: InputAction) -> String {
    let mut name = String::new();
    for letter in format!("{action:?}").chars() {
        if letter.is_ascii_uppercase() && !name.is_empty() {
            name.push('_');
        }
        name.push(letter.to_ascii_lowercase());
    }
    name
}

impl Serialize for KeyMap {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let written = self.changed.iter().map(|(action, keys)| {
            let keys: Vec<String> = keys.iter().flatten().map(ToString::to_string).collect();
            (name_of(*action), keys)
        });
        serializer.collect_map(written)
    }
}

impl<'de> Deserialize<'de> for KeyMap {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let map = BTreeMap::<String, Vec<String>>::deserialize(deserializer)?;
        Self::read(map).map_err(D::Error::custom)
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop at once")]
mod tests {
    use super::*;
    use crate::texts::Language;
    use bevy::input::keyboard::KeyCode;

    /// The actions of a key on a keyboard on which it produces this character.
    fn pressed(code: KeyCode, produced: char, control: bool, shift: bool) -> Vec<InputAction> {
        let meanings = Key::meanings(code, Some(produced));
        KeyMap::default().actions(&meanings, control, shift).collect()
    }

    #[test]
    fn the_default_keys_have_no_conflicts_and_names_that_are_read_again() {
        let map = KeyMap::default();
        for &action in InputAction::ALL {
            for place in 0..2 {
                assert_eq!(map.conflicts(action, place), [], "{action:?}");
            }
            assert_eq!(action_named(&name_of(action)), Some(action));
            for chord in map.keys(action).into_iter().flatten() {
                assert_eq!(Chord::read(&chord.to_string()), Some(chord));
            }
        }
        assert_eq!(name_of(InputAction::AnyMistakeNext), "any_mistake_next");
    }

    #[test]
    fn an_azerty_keyboard_has_digits_without_shift_and_letters_where_they_are_printed() {
        let digits = [(KeyCode::Digit1, '&'), (KeyCode::Digit2, 'é'), (KeyCode::Digit3, '"')];
        let views = [InputAction::ViewWhite, InputAction::ViewBlack, InputAction::ViewAbove];
        for ((code, produced), view) in digits.into_iter().zip(views) {
            assert_eq!(pressed(code, produced, false, false), [view]);
            let number =
                char::from_digit(views.iter().position(|it| *it == view).unwrap() as u32 + 1, 10);
            assert_eq!(pressed(code, number.unwrap(), false, true), [view], "with Shift");
        }
        // A is where an American keyboard has Q, W where it has Z, M where it has the semicolon.
        assert_eq!(pressed(KeyCode::KeyQ, 'a', false, false), [InputAction::Approach]);
        assert_eq!(pressed(KeyCode::KeyA, 'q', false, false), []);
        assert_eq!(pressed(KeyCode::KeyZ, 'w', false, false), [InputAction::Withdrawal]);
        assert_eq!(pressed(KeyCode::KeyW, 'z', true, false), [InputAction::Undo]);
        assert_eq!(pressed(KeyCode::Semicolon, 'm', false, false), [InputAction::Mute]);
        assert_eq!(pressed(KeyCode::KeyM, ',', false, false), [], "a comma is no M");
        assert_eq!(pressed(KeyCode::Digit6, '-', true, false), [InputAction::Smaller]);
    }

    #[test]
    fn other_layouts_and_alphabets_have_their_shortcuts() {
        // Y and Z change places on a German keyboard; plus needs no Shift there, and does elsewhere.
        assert_eq!(pressed(KeyCode::KeyY, 'z', true, false), [InputAction::Undo]);
        assert_eq!(pressed(KeyCode::KeyZ, 'y', true, false), [InputAction::Redo]);
        assert_eq!(pressed(KeyCode::BracketRight, '+', true, false), [InputAction::Larger]);
        assert_eq!(pressed(KeyCode::Equal, '+', true, true), [InputAction::Larger]);
        assert_eq!(pressed(KeyCode::Equal, '=', true, false), [InputAction::Larger]);
        // On a Russian keyboard the letters of the Latin one at the same places are meant.
        assert_eq!(pressed(KeyCode::KeyH, 'р', false, false), [InputAction::Hint]);
        assert_eq!(pressed(KeyCode::KeyZ, 'я', true, false), [InputAction::Undo]);
        assert_eq!(Key::meanings(KeyCode::KeyH, None), [Key::Character('H')]);
        assert_eq!(Key::meanings(KeyCode::Tab, None), [], "Tab moves the focus");
    }

    #[test]
    fn shift_is_meant_only_where_it_is_assigned() {
        let left = [Key::Left];
        let actions =
            |shift| -> Vec<_> { KeyMap::default().actions(&left, false, shift).collect() };
        assert_eq!(actions(false), [InputAction::CursorLeft, InputAction::ReviewPrevious]);
        assert_eq!(actions(true), [InputAction::ReviewStepBack]);
        assert_eq!(pressed(KeyCode::KeyA, 'A', false, true), [InputAction::Approach]);
        assert_eq!(pressed(KeyCode::KeyZ, 'Z', true, true), [InputAction::Redo]);
    }

    #[test]
    fn conflicts_are_those_that_can_be_meant_at_the_same_time() {
        let mut map = KeyMap::default();
        map.assign(InputAction::Hint, 1, Chord::read("P"));
        assert_eq!(map.conflicts(InputAction::Hint, 1), [InputAction::Pause]);
        assert_eq!(map.conflicts(InputAction::Pause, 0), [InputAction::Hint]);
        assert_eq!(map.conflicts(InputAction::Hint, 0), []);
        map.assign(InputAction::LinesChances, 0, Chord::read("P"));
        assert_eq!(map.conflicts(InputAction::LinesChances, 0), [], "only in a review");
        map.assign(InputAction::Hint, 0, Chord::read("P"));
        assert_eq!(map.keys(InputAction::Hint), [Chord::read("P"), None], "not twice");
        map.assign(InputAction::Hint, 0, Chord::read("H"));
        assert_eq!(map.keys(InputAction::Hint), InputAction::Hint.default_keys());
    }

    #[test]
    fn maps_are_written_and_read_again() {
        let mut map = KeyMap::default();
        map.assign(InputAction::UndoStep, 1, Chord::read("Ctrl+Shift+PageUp"));
        map.assign(InputAction::Mute, 0, None);
        map.assign(InputAction::Larger, 0, Chord::read("Ctrl++"));
        let text = ron::to_string(&map).unwrap();
        assert_eq!(ron::from_str::<KeyMap>(&text).unwrap(), map, "{text}");
        assert_eq!(text, r#"{"undo_step":["Backspace","Ctrl+Shift+PageUp"],"mute":[]}"#);
    }

    #[test]
    fn errors_say_what_is_wrong() {
        for (text, error) in [
            (r#"{"fly":["A"]}"#, r#"there is no action "fly""#),
            (r#"{"hint":["Hyper+Q"]}"#, r#""hint" has "Hyper+Q", which is no key"#),
            (r#"{"hint":["A","B","C"]}"#, r#""hint" has more than two keys"#),
        ] {
            let said = ron::from_str::<KeyMap>(text).unwrap_err().to_string();
            assert!(said.contains(error), "{said}");
        }
    }

    #[test]
    fn keys_are_named_in_the_language() {
        let map = KeyMap::default();
        let german = Texts::new(Language::named("de"));
        let say = |action| map.say(action, &german).unwrap();
        assert_eq!(say(InputAction::Redo), "Strg+Y / Strg+Umschalt+Z");
        assert_eq!(say(InputAction::Act), "Leertaste");
        assert_eq!(say(InputAction::CursorLeft), "⬅");
        for &language in Language::ALL {
            let texts = Texts::new(language);
            for &action in InputAction::ALL {
                let said = map.say(action, &texts).unwrap();
                assert!(!said.contains('<'), "{said}");
            }
        }
    }
}
