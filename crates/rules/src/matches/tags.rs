//! How records store a match: as tags in every game of it.
//!
//! ```text
//! [White "Bao"]                                            the player of White in this game
//! [Black "Anna"]                                           the player of Black
//! [Round "2"]                                              the number of this game in the match
//! [Series "rematch tumicarona tumicarona-rematch"]         the format and its variants
//! [SeriesGames "0-1:took-all"]                             the earlier games, in order
//! [SeriesScore "0-1"]                                      the score before this game
//! ```
//!
//! `Series` is `best-of-N KEY` or `rematch KEY REMATCH-KEY`. Each game is written as its result, a
//! colon and the reason. The colours of earlier games follow from the format, and the names of the
//! parties from this game's colours. The score lists the first party first. `Round` and
//! `SeriesScore` are optional, for human readers, but must agree with the rest.

use super::{Match, MatchError, MatchFormat, Round};
use crate::notation::game::tag_value;
use crate::{DrawReason, Outcome, Side, Variant, WinReason};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};
use std::sync::Arc;

/// The tag with the format.
const SERIES: &str = "Series";
/// The tag with the earlier games.
const GAMES: &str = "SeriesGames";
/// The tag with the score before this game.
const SCORE: &str = "SeriesScore";
/// The tag with this game's number.
const ROUND: &str = "Round";

/// Why tags do not describe a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
pub enum MatchTagError {
    /// The `Series` tag is not a match format.
    #[error("`{SERIES}` is not a match format")]
    MatchFormat,
    /// No variant has this key.
    #[error("unknown variant `{0}` in `{SERIES}`")]
    UnknownVariant(String),
    /// A game in `SeriesGames` is not a result and a reason.
    #[error("`{0}` in `{GAMES}` is not a result and a reason")]
    Game(String),
    /// The games cannot have ended like this, or continue after the end of the match.
    #[error("impossible `{GAMES}`: {0}")]
    Games(#[source] MatchError),
    /// The tag of this name, `Round` or `SeriesScore`, contradicts the games.
    #[error("`{0}` contradicts `{GAMES}`")]
    Contradiction(#[serde(deserialize_with = "tag_name")] TagName),
}

/// The name of a tag. An alias, because serde would take a plain `&'static str` for a slice of the
/// text that is being deserialized.
type TagName = &'static str;

/// Deserializes the name of a tag that can contradict the games.
fn tag_name<'de, D: Deserializer<'de>>(deserializer: D) -> Result<TagName, D::Error> {
    let name = String::deserialize(deserializer)?;
    [ROUND, SCORE]
        .into_iter()
        .find(|&known| known == name)
        .ok_or_else(|| D::Error::custom(format_args!("`{name}` is not `{ROUND}` or `{SCORE}`")))
}

/// Every reason for a win.
const WINS: [WinReason; 6] = [
    WinReason::TookAll,
    WinReason::Immobilised,
    WinReason::Resigned,
    WinReason::OutOfTime,
    WinReason::NothingGiven,
    WinReason::NothingToEat,
];
/// Every reason for a draw.
const DRAWS: [DrawReason; 4] =
    [DrawReason::QuietTurns, DrawReason::Repetition, DrawReason::Agreement, DrawReason::NoMove];

/// The tags of one game: the state of the match when the game began.
///
/// `before` is the number of games finished by then. If all games are, the tags are those of the
/// next game. Returns `None` if there is no next game.
pub fn write(match_: &Match, before: usize) -> Option<Vec<(&'static str, String)>> {
    let mut then = match_.clone();
    then.truncate(before);
    let round = then.next_round()?;
    let name = |side| then.name(round.party(side)).to_owned();
    let key = &then.variant.key;
    let format = match &then.format {
        MatchFormat::BestOf(games) => format!("best-of-{games} {key}"),
        MatchFormat::Rematch(rematch) => format!("rematch {key} {}", rematch.key),
    };
    let games: Vec<String> = then.played.iter().map(|game| word(game.outcome)).collect();
    Some(vec![
        ("White", name(Side::White)),
        ("Black", name(Side::Black)),
        (ROUND, round.number.to_string()),
        (SERIES, format),
        (GAMES, games.join(" ")),
        (SCORE, then.score().to_string()),
    ])
}

/// The match that a game's tags describe, with that game still to be played; `None` if there is
/// no `Series` tag. `find` looks up a variant by its key.
///
/// ```
/// use fanorona_rules::matches::{Party, tags};
/// use fanorona_rules::variant::shipped;
///
/// let tags = [("Series", "best-of-3 tsivy"), ("SeriesGames", "1-0:took-all"), ("Black", "Rasoa")];
/// let tags = tags.map(|(name, value)| (name.to_owned(), value.to_owned()));
/// let read = tags::read(&tags, shipped::variant)?.unwrap();
/// assert_eq!(read.score().to_string(), "1-0");
/// assert_eq!(read.name(Party::First), "Rasoa"); // has Black in the second game
/// assert_eq!(tags::read(&[], shipped::variant)?, None);
/// # Ok::<(), tags::MatchTagError>(())
/// ```
///
/// # Errors
/// The first [`MatchTagError`].
pub fn read(
    tags: &[(String, String)],
    find: impl Fn(&str) -> Option<Arc<Variant>>,
) -> Result<Option<Match>, MatchTagError> {
    let tag = |name| tag_value(tags, name);
    let Some(text) = tag(SERIES) else { return Ok(None) };
    let words: Vec<&str> = text.split_whitespace().collect();
    let variant =
        |key: &str| find(key).ok_or_else(|| MatchTagError::UnknownVariant(key.to_owned()));
    let (format, key) = match words.as_slice() {
        ["rematch", key, rematch] => (MatchFormat::Rematch(variant(rematch)?), *key),
        [best, key] => {
            let games = best.strip_prefix("best-of-").and_then(|games| games.parse().ok());
            (MatchFormat::BestOf(games.ok_or(MatchTagError::MatchFormat)?), *key)
        }
        _ => return Err(MatchTagError::MatchFormat),
    };
    let names = [String::new(), String::new()];
    let mut match_ = Match::new(format, variant(key)?, names).map_err(MatchTagError::Games)?;
    for word in tag(GAMES).unwrap_or_default().split_whitespace() {
        let outcome = outcome(word).ok_or_else(|| MatchTagError::Game(word.to_owned()))?;
        match_.finish(outcome).map_err(MatchTagError::Games)?;
    }
    let round = match_.next_round().ok_or(MatchTagError::Games(MatchError::Decided))?;
    check_redundant_tags(&match_, &round, tags)?;
    for (side, name) in [(Side::White, "White"), (Side::Black, "Black")] {
        match_.rename(round.party(side), tag(name).unwrap_or_default().to_owned());
    }
    Ok(Some(match_))
}

/// Checks that the optional tags agree with the rest.
fn check_redundant_tags(
    match_: &Match,
    round: &Round,
    tags: &[(String, String)],
) -> Result<(), MatchTagError> {
    let score = match_.score().to_string();
    for (name, value) in [(ROUND, round.number.to_string()), (SCORE, score)] {
        if tag_value(tags, name).is_some_and(|written| written != value) {
            return Err(MatchTagError::Contradiction(name));
        }
    }
    Ok(())
}

fn word(outcome: Outcome) -> String {
    let reason = match outcome {
        Outcome::Win { reason, .. } => reason.word(),
        Outcome::Draw(reason) => draw_word(reason),
    };
    format!("{}:{reason}", outcome.code())
}

const fn draw_word(reason: DrawReason) -> &'static str {
    match reason {
        DrawReason::QuietTurns => "quiet-turns",
        DrawReason::Repetition => "repetition",
        DrawReason::Agreement => "agreement",
        DrawReason::NoMove => "no-move",
    }
}

fn outcome(text: &str) -> Option<Outcome> {
    let won = |winner| WINS.map(|reason| Outcome::Win { winner, reason });
    let wins = Side::BOTH.into_iter().flat_map(won);
    wins.chain(DRAWS.map(Outcome::Draw)).find(|&outcome| word(outcome) == text)
}
