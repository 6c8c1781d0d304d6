//! Reads the arguments of a match, and says what is wrong with them.

use super::clock::MatchClock;
use super::opening::{BALANCED, MatchOpenings, OpeningEdge, OpeningErrorKind, PLIES};
use super::player::{PlayerErrorKind, PlayerSpec, known_options};
use crate::args::MatchArgs;
use crate::statistics::Sprt;
use fanorona::cli::console::{Console, Failure};
use fanorona::cli::thinker::Budget;
use fanorona::cli::{input, output};
use fanorona::texts::say;
use fanorona_engine::{Options, character};
use fanorona_rules::Variant;
use std::path::Path;

/// The greatest advantage that can be asked for, in stones.
const MOST_EDGE: f64 = 20.0;
/// The size limit of a file of openings in bytes.
const LARGEST_OPENINGS: u64 = 16 * 1024 * 1024;

/// The clocks of the command line; `None` if it names none.
pub(super) fn clock(console: &Console, text: Option<&str>) -> Result<Option<MatchClock>, Failure> {
    let wrong = || console.invalid("--clock", "match-clock", &[]);
    text.map(|text| MatchClock::read(text).ok_or_else(wrong)).transpose()
}

/// The test of the command line; `None` if it names none.
pub(super) fn test(console: &Console, bounds: &[f64]) -> Result<Option<Sprt>, Failure> {
    match *bounds {
        [elo0, elo1] if elo0 < elo1 && elo0.is_finite() && elo1.is_finite() => {
            Ok(Some(Sprt { elo0, elo1 }))
        }
        [] => Ok(None),
        _ => Err(console.invalid("--sprt", "match-test", &[])),
    }
}

/// Refuses a file for the records that exists or cannot be written.
pub(super) fn check_output(console: &Console, path: &Path) -> Result<(), Failure> {
    if path.exists() {
        let file = [("file", path.display().to_string().into())];
        return Err(console.invalid("--output", "games-file-exists", &file));
    }
    output::check(console, path)
}

/// Refuses more threads than any command may use, if all games played at the same time are counted.
pub(super) fn check_threads(
    console: &Console,
    args: &MatchArgs,
    players: &[PlayerSpec; 2],
) -> Result<(), Failure> {
    // The players of a game take turns.
    let each = players.iter().map(PlayerSpec::threads).max().unwrap_or(1);
    let games = args.concurrency.min(args.games / 2);
    if games * each <= Options::MOST_THREADS {
        return Ok(());
    }
    let arguments =
        [("games", games.into()), ("threads", each.into()), ("most", Options::MOST_THREADS.into())];
    Err(console.invalid("--concurrency", "match-threads", &arguments))
}

/// A player of the command line, which `place` names.
pub(super) fn player(
    console: &Console,
    place: &str,
    text: &str,
    common: Budget,
    has_clock: bool,
) -> Result<PlayerSpec, Failure> {
    let texts = &console.texts;
    PlayerSpec::read(text, common, has_clock).map_err(|error| {
        let reason = match error.reason {
            PlayerErrorKind::Unknown(name) => {
                let known: Vec<_> = character::choices().map(|c| c.key.as_str()).collect();
                let arguments = [("name", name.into()), ("known", known.join(", ").into())];
                texts.with("match-unknown-player", &arguments)
            }
            PlayerErrorKind::Option(option) => {
                let arguments = [("option", option.into()), ("known", known_options().into())];
                texts.with("match-unknown-option", &arguments)
            }
            PlayerErrorKind::Patterns(file) => {
                texts.with("match-bad-patterns", &[("file", file.into())])
            }
            PlayerErrorKind::File(file, error) => {
                format!("{file}: {}", say::file_error(texts, &error))
            }
            PlayerErrorKind::Misplaced(option) => {
                texts.with("match-misplaced-option", &[("option", option.into())])
            }
            PlayerErrorKind::Number(option, most) if most == u64::MAX => {
                texts.with("match-number", &[("option", option.into())])
            }
            PlayerErrorKind::Number(option, most) => {
                // As a text, so that the digits are not grouped.
                let arguments = [("option", option.into()), ("most", most.to_string().into())];
                texts.with("match-number-up-to", &arguments)
            }
            PlayerErrorKind::Constant(option, least, most) => {
                let [least, most] = [least, most].map(|bound| bound.to_string().into());
                let arguments = [("option", option.into()), ("least", least), ("most", most)];
                texts.with("match-number-between", &arguments)
            }
            PlayerErrorKind::Memory(size) => {
                texts.with("solve-no-room", &[("size", size.to_string().into())])
            }
            PlayerErrorKind::Twice(option) => {
                texts.with("match-twice", &[("option", option.into())])
            }
            PlayerErrorKind::NoLimit => texts.get("match-no-limit"),
            PlayerErrorKind::Command => texts.get("match-command"),
        };
        let column = input::column_of(text, error.offset);
        Failure::input(format!("{place}:1:{column}: {reason}"))
    })
}

/// The openings: `6` or `4-8` random turns, or the positions of a file.
pub(super) fn openings(
    console: &Console,
    args: &MatchArgs,
    variant: &Variant,
) -> Result<MatchOpenings, Failure> {
    let rules = variant.rules.clone();
    let bad_edge = || console.invalid("--edge", "match-edge", &[]);
    let edge = args.edge.as_deref().map(|text| edge(text).ok_or_else(bad_edge)).transpose()?;
    let random = |plies, edge: Option<_>| {
        MatchOpenings::random(rules.clone(), plies, edge.unwrap_or(BALANCED), args.seed)
    };
    let Some(argument) = &args.openings else { return Ok(random(PLIES, edge)) };
    if let Some((low, high)) = plies(argument) {
        if low > high || high > 100 {
            return Err(console.invalid("--openings", "match-plies", &[]));
        }
        return Ok(random(low..=high, edge));
    }
    if edge.is_some() {
        return Err(bad_edge());
    }
    let path = Path::new(argument);
    let text = input::file_text(console, path, LARGEST_OPENINGS)?;
    MatchOpenings::read(rules.clone(), &text).map_err(|error| {
        let reason = match &error.reason {
            OpeningErrorKind::Position(reason) => say::position_error(&console.texts, reason),
            OpeningErrorKind::Over(outcome) => {
                let reason = say::outcome(&console.texts, *outcome);
                console.texts.with("match-opening-over", &[("reason", reason.into())])
            }
            OpeningErrorKind::None => console.texts.get("match-no-openings"),
        };
        let line = text.lines().nth(error.line - 1).unwrap_or_default();
        let column = match &error.reason {
            OpeningErrorKind::Position(reason) => input::position_column(line, reason),
            _ => input::column_of(line, line.len() - line.trim_start().len()),
        };
        Failure::input(format!("{}:{}:{column}: {reason}", path.display(), error.line))
    })
}

/// The numbers of random turns in `6` or `4-8`; `None` if the text is something else.
fn plies(text: &str) -> Option<(u32, u32)> {
    let (low, high) = text.split_once('-').unwrap_or((text, text));
    Some((low.parse().ok()?, high.parse().ok()?))
}

/// The advantages in `1.5-3`, in stones; `None` if the text is something else.
fn edge(text: &str) -> Option<OpeningEdge> {
    let (low, high) = text.split_once('-')?;
    let hundredths = |text: &str| {
        let stones: f64 = text.parse().ok()?;
        (0.0..=MOST_EDGE).contains(&stones).then(|| (stones * 100.0).round() as u32)
    };
    let edge = hundredths(low)?..=hundredths(high)?;
    (!edge.is_empty()).then_some(edge)
}
