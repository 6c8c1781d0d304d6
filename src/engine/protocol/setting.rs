//! `setoption`: what can be set, and to what.

use super::{ProtocolError, ProtocolErrorKind, Word, Words};

/// An option with its new value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Setting {
    /// The variant: a key or a file.
    Variant(String),
    /// Threads that search together.
    Threads(usize),
    /// Memory of the transposition table, in MiB.
    Hash(usize),
    /// How many best lines are told.
    Lines(usize),
    /// Are the endgame tables used?
    EndgameTables(bool),
    /// The computer opponent that plays; `None` for the plain search.
    Character(Option<String>),
    /// The chance of an opponent's slips.
    Seed(u64),
}

/// The value of `Character` for the plain search.
pub const NO_CHARACTER: &str = "none";
const MOST_THREADS: u64 = 256;
const MOST_HASH: u64 = 16 * 1024;
const MOST_LINES: u64 = 64;

impl Setting {
    pub(super) fn read(words: &mut Words<'_>) -> Result<Self, ProtocolError> {
        let expect = |words: &mut Words<'_>, due: &'static str| match words.next() {
            Some(word) if word.text == due => Ok(()),
            Some(word) => Err(word.error(ProtocolErrorKind::Expected { due, found: word.short() })),
            None => {
                let reason = ProtocolErrorKind::Expected { due, found: String::new() };
                Err(ProtocolError { column: words.end(), reason })
            }
        };
        expect(words, "name")?;
        let Some(name) = words.next() else {
            let reason =
                ProtocolErrorKind::Expected { due: "an option's name", found: String::new() };
            return Err(ProtocolError { column: words.end(), reason });
        };
        // As everywhere where this protocol is spoken, capitals do not matter.
        let known = ["Variant", "Threads", "Hash", "MultiPV", "EndgameTables", "Character", "Seed"];
        let Some(known) = known.into_iter().find(|known| known.eq_ignore_ascii_case(name.text))
        else {
            return Err(name.error(ProtocolErrorKind::UnknownOption(name.short())));
        };
        expect(words, "value")?;
        let mut value = words.rest();
        if value.text.is_empty() {
            value.column = words.end();
        }
        let number = |least, most| value.number(known, least, most);
        Ok(match known {
            "Threads" => Self::Threads(number(1, MOST_THREADS)? as usize),
            "Hash" => Self::Hash(number(1, MOST_HASH)? as usize),
            "MultiPV" => Self::Lines(number(1, MOST_LINES)? as usize),
            "Seed" => Self::Seed(number(0, u64::MAX)?),
            "EndgameTables" => Self::EndgameTables(match value.text {
                "true" | "on" => true,
                "false" | "off" => false,
                _ => return Err(refused(known, value)),
            }),
            _ if value.text.is_empty() => return Err(refused(known, value)),
            "Variant" => Self::Variant(value.text.to_owned()),
            _ if value.text.eq_ignore_ascii_case(NO_CHARACTER) => Self::Character(None),
            _ => Self::Character(Some(value.text.to_owned())),
        })
    }
}

fn refused(name: &'static str, value: Word<'_>) -> ProtocolError {
    value.error(ProtocolErrorKind::Value { name, found: value.short() })
}

/// The lines that tell what can be set, for these variants and opponents.
pub fn options<'a>(
    variants: impl Iterator<Item = &'a str>,
    characters: impl Iterator<Item = &'a str>,
) -> Vec<String> {
    let choices = |all: &mut dyn Iterator<Item = &'a str>| {
        all.map(|key| format!(" var {key}")).collect::<String>()
    };
    let (mut variants, mut characters) = (variants, characters);
    vec![
        format!("option name Variant type combo default tsivy{}", choices(&mut variants)),
        format!("option name Threads type spin default 1 min 1 max {MOST_THREADS}"),
        format!("option name Hash type spin default 16 min 1 max {MOST_HASH}"),
        format!("option name MultiPV type spin default 1 min 1 max {MOST_LINES}"),
        "option name EndgameTables type check default true".to_owned(),
        format!(
            "option name Character type combo default {NO_CHARACTER} var {NO_CHARACTER}{}",
            choices(&mut characters)
        ),
        format!("option name Seed type spin default 0 min 0 max {}", u64::MAX),
    ]
}
