//! Settings as a text in RON. What a text lacks keeps its default; what this program does not know
//! is named, so that the player can be told; what is no settings at all is a fault with its place.

use super::Values;
use super::values::SavedPlan;
use ron::extensions::Extensions;
use ron::ser::PrettyConfig;
use ron::{Options, Value};
use std::collections::BTreeSet;

/// What was read.
#[derive(Clone, Debug, PartialEq)]
pub struct Read {
    /// The settings.
    pub values: Values,
    /// Entries that this program does not know, as `sound.bass`.
    pub unknown: Vec<String>,
}

/// A text that is no settings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SettingsError {
    /// The line, from 1.
    pub line: usize,
    /// The character of the line, from 1.
    pub column: usize,
    /// What is wrong, in the words of the reader (English).
    pub reason: String,
}

/// Settings as a text.
pub fn write(values: &Values) -> String {
    let pretty = PrettyConfig::new().new_line("\n");
    // Plain data of this program always has a text.
    let text = options().to_string_pretty(values, pretty).unwrap_or_default();
    format!("{text}\n")
}

/// Reads settings.
///
/// # Errors
/// The text is none.
pub fn read(text: &str) -> Result<Read, SettingsError> {
    let text = text.trim_start_matches('\u{feff}');
    let error = |error: ron::error::SpannedError| SettingsError {
        line: error.span.start.line,
        column: error.span.start.col,
        reason: error.code.to_string(),
    };
    let values: Values = options().from_str(text).map_err(error)?;
    let known = names(&write(&everything(&values)));
    let unknown = names(text).into_iter().filter(|name| !known.contains(name)).collect();
    Ok(Read { values: values.kept(), unknown })
}

/// Absent values are written shortly, and present ones without `Some`.
fn options() -> Options {
    Options::default().with_default_extension(Extensions::IMPLICIT_SOME)
}

/// Settings in which nothing is absent, so that their text has every name.
fn everything(values: &Values) -> Values {
    Values {
        window: Some(values.window.unwrap_or_default()),
        plan: Some(SavedPlan {
            clock: Some(0),
            own: Some([[0; 3]; 2]),
            ..values.plan.clone().unwrap_or_default()
        }),
        ..values.clone()
    }
}

/// The names of all entries of a text.
fn names(text: &str) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    if let Ok(value) = options().from_str::<Value>(text) {
        collect(&value, "", &mut names);
    }
    names
}

fn collect(value: &Value, within: &str, names: &mut BTreeSet<String>) {
    match value {
        Value::Map(map) => {
            for (key, value) in map.iter() {
                let Value::String(key) = key else { continue };
                let name = if within.is_empty() { key.clone() } else { format!("{within}.{key}") };
                collect(value, &name, names);
                names.insert(name);
            }
        }
        Value::Option(Some(value)) => collect(value, within, names),
        _ => {}
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop at once")]
mod tests {
    use super::super::values::{Reply, WindowPlacement};
    use super::*;
    use crate::app::sound::Volumes;
    use crate::app::table::camera::Viewpoint;
    use crate::app::table::markers::MarkerVisibility;

    fn unusual() -> Values {
        Values {
            language: Some("fr".into()),
            quality: "medium".into(),
            board: "ebony".into(),
            stones: "glass".into(),
            coordinates: false,
            sound: Volumes { master: 0.25, effects: 0.5, music: 0.0, muted: true },
            speed: 2.0,
            reduced_motion: true,
            reply: Reply::Slow,
            marks: MarkerVisibility::Few,
            viewpoint: Viewpoint::ToMove,
            scale: 1.5,
            window: Some(WindowPlacement {
                size: [800, 600],
                corner: Some([-5, 7]),
                full_screen: true,
            }),
            plan: Some(SavedPlan {
                variant: "dimy".into(),
                seats: [None, Some("ombiasy".into())],
                clock: Some(2),
                own: Some([[1, 2, 3], [4, 5, 6]]),
                ..SavedPlan::default()
            }),
        }
    }

    #[test]
    fn what_is_written_is_read_again() {
        for values in [Values::default(), unusual()] {
            let read = read(&write(&values)).unwrap();
            assert_eq!((read.values, read.unknown), (values, Vec::new()));
        }
    }

    #[test]
    fn missing_entries_keep_their_defaults() {
        let read = read("(scale: 1.5, sound: (music: 0.0))").unwrap();
        let sound = Volumes { music: 0.0, ..Volumes::default() };
        assert_eq!(read.values, Values { scale: 1.5, sound, ..Values::default() });
        assert!(read.unknown.is_empty());
        assert_eq!(super::read("()").unwrap().values, Values::default());
    }

    #[test]
    fn unknown_entries_are_named_and_do_no_harm() {
        let read =
            read("(scale: 1.5, smell: 3, sound: (bass: [1, 2]), window: (depth: 2))").unwrap();
        assert_eq!(read.unknown, ["smell", "sound.bass", "window.depth"]);
        assert_eq!(read.values.scale, 1.5);
    }

    #[test]
    fn numbers_are_brought_within_their_limits() {
        let text = "(scale: 9.0, speed: -1.0, sound: (master: inf, music: NaN), window: (size: (0, 99999)))";
        let values = read(text).unwrap().values;
        assert_eq!((values.scale, values.speed), (2.0, 0.25));
        assert_eq!((values.sound.master, values.sound.music), (0.8, 0.5));
        assert_eq!(values.window.unwrap().size, [320, 16_384]);
    }

    #[test]
    fn what_is_no_settings_is_a_error_with_its_place() {
        let error = read("(\n    scale: large,\n)").unwrap_err();
        assert_eq!((error.line, error.column > 1), (2, true), "{error:?}");
        for text in ["", "(", "scale", "[1, 2]", "(viewpoint: Moon)", "(scale: 1.0))"] {
            assert!(read(text).is_err(), "{text}");
        }
        // Cut off anywhere, a text is a fault or settings, and never a panic.
        let whole = write(&unusual());
        for end in 0..whole.len() {
            if whole.is_char_boundary(end) {
                let _ = read(&whole[..end]);
            }
        }
    }
}
