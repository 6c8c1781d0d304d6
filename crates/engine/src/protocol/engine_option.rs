//! `setoption`: the engine's options and their values.

use super::{ProtocolError, ProtocolErrorKind, Token, Tokens};
use crate::Options;
use std::fmt;

/// An option with its new value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EngineOption {
    /// The variant: a key or a file.
    Variant(String),
    /// The number of search threads.
    Threads(usize),
    /// The size of the transposition table, in MiB.
    Hash(usize),
    /// The number of best lines to report (`MultiPV`).
    Lines(usize),
    /// Whether the endgame tables are used.
    EndgameTables(bool),
    /// The character that plays; `None` for the plain search.
    Character(Option<String>),
    /// The random seed of characters that err.
    Seed(u64),
}

/// As in a `setoption` command: `name Hash value 64`.
impl fmt::Display for EngineOption {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Variant(key) => write!(f, "name Variant value {key}"),
            Self::Threads(threads) => write!(f, "name Threads value {threads}"),
            Self::Hash(mib) => write!(f, "name Hash value {mib}"),
            Self::Lines(lines) => write!(f, "name MultiPV value {lines}"),
            Self::EndgameTables(used) => write!(f, "name EndgameTables value {used}"),
            Self::Character(key) => {
                write!(f, "name Character value {}", key.as_deref().unwrap_or(NO_CHARACTER))
            }
            Self::Seed(seed) => write!(f, "name Seed value {seed}"),
        }
    }
}

/// The value of `Character` for the plain search.
const NO_CHARACTER: &str = "none";
const MOST_THREADS: u64 = Options::MOST_THREADS as u64;
const MOST_HASH: u64 = Options::MOST_MIB as u64;
const MOST_LINES: u64 = 64;

impl EngineOption {
    pub(super) fn read(tokens: &mut Tokens<'_>) -> Result<Self, ProtocolError> {
        let expect = |tokens: &mut Tokens<'_>, due: &'static str| match tokens.next() {
            Some(token) if token.text == due => Ok(()),
            other => Err(tokens.expected(due, other)),
        };
        expect(tokens, "name")?;
        let name = tokens.next().ok_or_else(|| tokens.expected("an option's name", None))?;
        // As in UCI, option names are case-insensitive.
        let known = ["Variant", "Threads", "Hash", "MultiPV", "EndgameTables", "Character", "Seed"];
        let Some(known) = known.into_iter().find(|it| it.eq_ignore_ascii_case(name.text)) else {
            return Err(name.error(ProtocolErrorKind::UnknownOption(name.short())));
        };
        expect(tokens, "value")?;
        let mut value = tokens.rest();
        if value.text.is_empty() {
            value.column = tokens.end();
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

fn refused(name: &'static str, value: Token<'_>) -> ProtocolError {
    value.error(ProtocolErrorKind::Value { name, found: value.short() })
}

/// The `option` lines for these variants and characters.
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
