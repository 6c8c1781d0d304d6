//! Settings as RON text. Missing entries get their defaults. Entries that are unknown, or whose values are, as in the
//! settings of a newer version, are collected by name so that the player can be informed; the others apply. A text that
//! is not RON is an error with its location.

use super::values::Values;
use crate::formats::ron_options;
use ron::Deserializer;
use ron::ser::PrettyConfig;
use ron::value::RawValue;
use serde::Deserialize;
use serde::de::{DeserializeOwned, MapAccess, Visitor};
use serde_ignored::Path;
use std::collections::BTreeMap;
use std::fmt;

/// Settings that were read from a text.
#[derive(Clone, Debug, PartialEq)]
pub struct ParsedSettings {
    /// The settings, within their limits.
    pub values: Values,
    /// The names of entries that are unknown or have unknown values, as in `sound.bass`, in alphabetical order.
    pub unknown: Vec<String>,
}

/// Why a text cannot be read as settings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SettingsError {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// The reason in the words of the RON parser (English).
    pub reason: String,
}

/// Writes settings as text.
pub fn write(values: &Values) -> String {
    let pretty = PrettyConfig::new().new_line("\n");
    // Plain data can always be written.
    let text = ron_options().to_string_pretty(values, pretty).unwrap_or_default();
    format!("{text}\n")
}

/// Reads settings.
///
/// # Errors
/// The text is not valid RON, or no collection of entries.
pub fn read(text: &str) -> Result<ParsedSettings, SettingsError> {
    let text = text.trim_start_matches('\u{feff}');
    let (values, mut unknown) = parse(text).or_else(|error| {
        let known = Known::of(text, "", &str::to_owned);
        let read = known.and_then(|known| Some((parse(&known.text).ok()?, known.unknown)));
        let ((values, mut unknown), others) = read.ok_or_else(|| SettingsError {
            line: error.span.start.line,
            column: error.span.start.col,
            reason: match error.code {
                // The advice of the library is for programmers.
                ron::Error::ExceededRecursionLimit => "brackets are nested too deeply".to_owned(),
                code => code.to_string(),
            },
        })?;
        unknown.extend(others);
        Ok((values, unknown))
    })?;
    unknown.sort_unstable();
    unknown.dedup();
    Ok(ParsedSettings { values: values.clamped(), unknown })
}

/// The settings in a text, and the names of its unknown entries.
fn parse(text: &str) -> ron::error::SpannedResult<(Values, Vec<String>)> {
    let options = ron_options();
    let mut unknown = Vec::new();
    let mut deserializer = Deserializer::from_str_with_options(text, &options)?;
    let values: Values =
        serde_ignored::deserialize(&mut deserializer, |path| unknown.extend(name(&path)))
            .map_err(|error| deserializer.span_error(error))?;
    deserializer.end().map_err(|error| deserializer.span_error(error))?;
    Ok((values, unknown))
}

/// What is known of a value that is not valid as a whole.
struct Known {
    /// The value without its unknown parts, as RON.
    text: String,
    /// The names of the unknown parts.
    unknown: Vec<String>,
}

impl Known {
    /// The known parts of the value of an entry. `whole` makes the text of all settings of a value. `None` if the value
    /// has no parts or is invalid without the unknown ones, too.
    fn of(value: &str, name: &str, whole: &dyn Fn(&str) -> String) -> Option<Self> {
        let Parts { open, parts, close } = Parts::of(value)?;
        let (mut texts, mut unknown) = (Vec::new(), Vec::new());
        for (part, before, value) in parts {
            let name = if name.is_empty() { part } else { format!("{name}.{part}") };
            let whole = |value: &str| whole(&format!("{open}{before}{value}{close}"));
            if parse(&whole(&value)).is_ok() {
                texts.push(format!("{before}{value}"));
            } else if let Some(known) = Self::of(&value, &name, &whole) {
                texts.push(format!("{before}{}", known.text));
                unknown.extend(known.unknown);
            } else {
                unknown.push(name);
            }
        }
        let text = format!("{open}{}{close}", texts.join(", "));
        parse(&whole(&text)).is_ok().then_some(Self { text, unknown })
    }
}

/// The parts of a structure, a map or a list: the name of each, what is written before its value, and the value.
struct Parts {
    open: char,
    parts: Vec<(String, String, String)>,
    close: char,
}

impl Parts {
    /// The parts of a value; `None` if it has none that can be left out.
    fn of(value: &str) -> Option<Self> {
        if let Some(Fields(fields)) = raw(value) {
            let parts = fields.into_iter().map(|(name, value)| {
                let before = format!("{name}: ");
                (name, before, value)
            });
            return Some(Self { open: '(', parts: parts.collect(), close: ')' });
        }
        if let Some(entries) = raw::<BTreeMap<String, Box<RawValue>>>(value) {
            let parts = entries.into_iter().map(|(name, value)| {
                let before = format!("{name:?}: ");
                (name, before, value.get_ron().to_owned())
            });
            return Some(Self { open: '{', parts: parts.collect(), close: '}' });
        }
        let items = raw::<Vec<Box<RawValue>>>(value)?;
        let parts = items.iter().enumerate();
        let parts =
            parts.map(|(at, value)| (at.to_string(), String::new(), value.get_ron().to_owned()));
        Some(Self { open: '[', parts: parts.collect(), close: ']' })
    }
}

fn raw<T: DeserializeOwned>(value: &str) -> Option<T> {
    ron_options().from_str(value).ok()
}

/// The names and the values of a structure whose fields are not known.
struct Fields(Vec<(String, String)>);

impl<'de> Deserialize<'de> for Fields {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct FieldsVisitor;
        impl<'de> Visitor<'de> for FieldsVisitor {
            type Value = Fields;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a structure")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Fields, A::Error> {
                let mut fields = Vec::new();
                while let Some((name, value)) = map.next_entry::<String, Box<RawValue>>()? {
                    fields.push((name, value.get_ron().to_owned()));
                }
                Ok(Fields(fields))
            }
        }
        deserializer.deserialize_struct("", &[], FieldsVisitor)
    }
}

/// The name of an entry, as in `sound.bass`; `None` for the whole text.
fn name(path: &Path<'_>) -> Option<String> {
    let (parent, key) = match path {
        Path::Root => return None,
        Path::Map { parent, key } => (parent, key.clone()),
        Path::Seq { parent, index } => (parent, index.to_string()),
        Path::Some { parent }
        | Path::NewtypeStruct { parent }
        | Path::NewtypeVariant { parent } => return name(parent),
    };
    Some(name(parent).map_or_else(|| key.clone(), |parent| format!("{parent}.{key}")))
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop at once")]
mod tests {
    use super::super::values::SavedPlan;
    use super::super::values::tests::unusual;
    use super::*;
    use crate::app::actions::{Chord, InputAction, KeyMap};
    use crate::app::engine_lines::LinesOptions;
    use crate::app::sound::Volumes;

    #[test]
    fn written_settings_are_read_back() {
        for values in [Values::default(), unusual()] {
            let read = read(&write(&values)).unwrap();
            assert_eq!((read.values, read.unknown), (values, Vec::new()));
        }
    }

    #[test]
    fn missing_entries_keep_their_defaults() {
        let read = read("(scale: 1.5, sound: (music: 0.0))").unwrap();
        let sound = Volumes { music: 0.0, ..Volumes::default() };
        assert_eq!(read.values, Values { scale: Some(1.5), sound, ..Values::default() });
        assert!(read.unknown.is_empty());
        assert_eq!(super::read("()").unwrap().values, Values::default());
    }

    #[test]
    fn unknown_entries_are_reported_and_ignored() {
        let read =
            read("(scale: 1.5, smell: 3, sound: (bass: [1, 2]), window: (depth: 2))").unwrap();
        assert_eq!(read.unknown, ["smell", "sound.bass", "window.depth"]);
        assert_eq!(read.values.scale, Some(1.5));
        let nested =
            super::read("(plan: (variant: \"dimy\", odds: (a: 1), clock: 2), smell: (b: 1))");
        let nested = nested.unwrap();
        assert_eq!(nested.unknown, ["plan.odds", "smell"]);
        assert_eq!(nested.values.plan.unwrap().clock, Some(2));
    }

    #[test]
    fn numbers_are_clamped_to_their_limits() {
        let text = "(scale: 9.0, speed: -1.0, engine_lines: (count: 77), sound: (master: inf, music: NaN), window: (logical_size: (0, 0)))";
        let values = read(text).unwrap().values;
        assert_eq!((values.scale, values.speed), (Some(2.5), 0.25));
        assert_eq!(values.engine_lines.count, LinesOptions::MOST);
        assert_eq!((values.sound.master, values.sound.music), (0.8, 0.5));
        assert_eq!(values.window.unwrap().size, [320, 240]);
    }

    #[test]
    fn unknown_values_are_reported_and_the_rest_applies() {
        let text = r#"(
            scale: large, viewpoint: Moon, // of a newer version
            keys: {"fly": ["A"], "swim": {"stroke": 1}, "hint": ["Hyper+Q", "J"], "mute": ["F5"]},
            sound: (master: loud, effects: 0.25, bass: 1),
            plan: (variant: "dimy", seats: (None, Some("ombiasy")), clock: (2, 3)),
            speed: 2.0,
        )"#;
        let ParsedSettings { values, unknown } = read(text).unwrap();
        let mut keys = KeyMap::default();
        keys.assign(InputAction::Hint, 0, Chord::read("J"));
        keys.assign(InputAction::Mute, 0, Chord::read("F5"));
        let plan = SavedPlan {
            variant: "dimy".into(),
            seats: [None, Some("ombiasy".into())],
            ..SavedPlan::default()
        };
        let sound = Volumes { effects: 0.25, ..Volumes::default() };
        assert_eq!(
            values,
            Values { keys, plan: Some(plan), sound, speed: 2.0, ..Values::default() }
        );
        assert_eq!(
            unknown,
            [
                "keys.fly",
                "keys.hint.0",
                "keys.swim",
                "plan.clock",
                "scale",
                "sound.bass",
                "sound.master",
                "viewpoint",
            ]
        );
        let many = read(r#"(keys: {"hint": ["A", "B", "C"], "mute": []})"#).unwrap();
        assert_eq!(many.unknown, ["keys.hint"]);
        assert_eq!(many.values.keys.keys(InputAction::Mute), [None, None]);
    }

    #[test]
    fn invalid_settings_are_an_error_with_its_location() {
        let error = read("(\n    scale: 1.0,\n    speed: ],\n)").unwrap_err();
        assert_eq!((error.line, error.column > 1), (3, true), "{error:?}");
        for text in ["", "(", "scale", "[1, 2]", "(viewpoint: Moon", "(scale: 1.0))"] {
            assert!(read(text).is_err(), "{text}");
        }
        // A text that is cut off anywhere is an error or valid, and never a panic.
        let whole = write(&unusual());
        for end in 0..whole.len() {
            if whole.is_char_boundary(end) {
                let _ = read(&whole[..end]);
            }
        }
    }
}
