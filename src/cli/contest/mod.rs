//! `fanorona match`: plays many games between two players and estimates their difference in
//! strength.

mod clock;
mod external;
mod game;
mod match_player;
mod opening;
mod player;
mod pool;
mod pupil;
mod records;
mod results;
pub(super) mod spsa;
mod words;

use super::args::MatchArgs;
use super::console::{CommandResult, Console, ExitStatus, Failure};
use super::thinker::{self, Budget};
use super::{input, output};
use crate::catalogue::file::read_text;
use crate::engine::book::{Book, shipped};
use crate::engine::endgame::EndgameTables;
use crate::engine::statistics::{Sprt, SprtVerdict};
use crate::engine::{Options, character};
use crate::rules::Variant;
use crate::texts::{Arg, say};
use clock::MatchClock;
use match_player::MatchPlayer;
use opening::{BALANCED, MatchOpenings, OpeningEdge, OpeningErrorKind};
use player::{PlayerErrorKind, PlayerSpec, known_options};
use results::MatchResults;
use std::ops::RangeInclusive;
use std::path::Path;
use std::sync::Arc;

/// The default number of random turns before a game.
const PLIES: RangeInclusive<u32> = 4..=8;
/// The number of pairs of games between two lines of progress.
const PROGRESS: usize = 10;
/// The greatest advantage that can be asked for, in stones.
const MOST_EDGE: f64 = 20.0;
/// The size limit of a file of openings in bytes.
const LARGEST_OPENINGS: u64 = 16 * 1024 * 1024;

/// Plays the match. A rejected test is a negative answer.
pub(super) fn run(console: &mut Console, args: &MatchArgs) -> CommandResult {
    let variant = input::variant(console, args.variant.as_deref())?;
    let clock = args.clock.as_deref().map(|text| {
        let wrong = || refused(console, "--clock", "match-clock", &[]);
        MatchClock::read(text).ok_or_else(wrong)
    });
    let clock = clock.transpose()?;
    let common =
        Budget { depth: args.depth, nodes: args.nodes, movetime: args.movetime, most: None };
    let players = [
        read_player(console, "A", &args.first, common, clock.is_some())?,
        read_player(console, "B", &args.second, common, clock.is_some())?,
    ];
    check_threads(console, args, &players)?;
    let openings = openings(console, args, &variant)?;
    let test = match args.sprt[..] {
        [elo0, elo1] if elo0 < elo1 && elo0.is_finite() && elo1.is_finite() => {
            Some(Sprt { elo0, elo1 })
        }
        [] => None,
        _ => return Err(refused(console, "--sprt", "match-test", &[])),
    };
    if !args.games.is_multiple_of(2) {
        return Err(refused(console, "--games", "match-even", &[]));
    }
    if let Some(path) = &args.output {
        if path.exists() {
            let file = [("file", path.display().to_string().into())];
            return Err(refused(console, "--output", "match-output-exists", &file));
        }
        output::check(console, path)?;
    }
    // Other programs load a custom variant from its file.
    let variant_name = args.variant.as_deref().unwrap_or(&variant.key);
    let pairs = args.games / 2;
    let mut tables = None;
    if players.iter().any(PlayerSpec::uses_tables) {
        tables = thinker::load_tables(console, &variant.rules)?;
    }
    let book = book(console, args, &players, &variant)?;
    let players_of_threads = (0..args.concurrency.min(pairs))
        .map(|_| {
            let [first, second] = [0, 1].map(|i| {
                let place = ["A", "B"][i];
                let (tables, book) = (tables.as_ref(), book.as_ref());
                start_player(console, place, &players[i], variant_name, tables, book)
            });
            Ok([first?, second?])
        })
        .collect::<Result<_, Failure>>()?;
    // The records of the games that are not yet in the file, which is written only now: after a failed start
    // it would be in the way of the next one.
    let mut records = String::new();
    if let Some(path) = &args.output {
        output::write(console, path, &records)?;
    }
    let mut results = MatchResults::default();
    MatchResults::heading(&mut console.out)?;
    let mut printed = 0;
    let play = |number: usize, pair| -> Result<bool, Failure> {
        results.add(&pair);
        let decided = test.is_some_and(|test| results.pairs.verdict(test) != SprtVerdict::Open);
        records += &records::write_pair(&variant, &players, number, &pair);
        if (number + 1).is_multiple_of(PROGRESS) || decided {
            printed = number + 1;
            results.progress(&mut console.out, test)?;
            if let Some(path) = &args.output {
                output::append(console, path, &std::mem::take(&mut records))?;
            }
        }
        Ok(!decided)
    };
    pool::play(pairs, args.seed, clock, players_of_threads, openings, play)?;
    if printed < results.pairs.count() as usize {
        results.progress(&mut console.out, test)?;
    }
    if let Some(path) = &args.output {
        output::append(console, path, &records)?;
    }
    results.block(&mut console.out, &players, test)?;
    thinker::report_damage(console, tables.as_deref())?;
    if let Some(tables) = tables {
        writeln!(console.out, "endgame\t{} stones", tables.most_stones())?;
    }
    console.out.flush()?;
    for (player, totals) in players.iter().zip(&results.totals) {
        let mean = totals.time.as_secs_f64() * 1e3 / totals.turns.max(1) as f64;
        let per_second = totals.nodes as f64 / totals.time.as_secs_f64().max(1e-9);
        let arguments = [
            ("player", player.name.as_str().into()),
            ("time", format!("{mean:.1}").into()),
            ("nodes", format!("{per_second:.0}").into()),
        ];
        writeln!(console.err, "{}", console.texts.with("match-time", &arguments))?;
    }
    let rejected = test.is_some_and(|test| results.pairs.verdict(test) == SprtVerdict::Rejected);
    Ok(if rejected { ExitStatus::Negative } else { ExitStatus::Good })
}

/// Why an argument, of this name, is refused.
fn refused(console: &Console, name: &str, message: &str, arguments: &[(&str, Arg)]) -> Failure {
    Failure::input(format!("{name}:1:1: {}", console.texts.with(message, arguments)))
}

/// The book for the players that use one.
fn book(
    console: &Console,
    args: &MatchArgs,
    players: &[PlayerSpec; 2],
    variant: &Variant,
) -> Result<Option<Arc<Book>>, Failure> {
    let used = players.iter().any(PlayerSpec::uses_book);
    let Some(file) = &args.book else {
        return Ok(used.then(|| shipped::book(&variant.rules)).flatten());
    };
    if !used {
        return Err(refused(console, "--book", "match-book-unused", &[]));
    }
    let unknown = console.catalogue.find(&variant.key).is_none();
    let named = args.variant.as_deref().filter(|_| unknown);
    let (book, _) = super::book::read(console, file, named)?;
    if book.variant().rules != variant.rules {
        let [here, there] = [variant, book.variant()].map(|variant| variant.key.as_str().into());
        let arguments = [("key", here), ("other", there)];
        let name = file.display().to_string();
        return Err(refused(console, &name, "match-book-variant", &arguments));
    }
    Ok(Some(Arc::new(book)))
}

/// Refuses more threads than any command may use, if all games played at the same time are counted.
fn check_threads(
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
    Err(refused(console, "--concurrency", "match-threads", &arguments))
}

/// Prepares a player, which `place` names; starts its program if it is one.
fn start_player(
    console: &Console,
    place: &str,
    player: &PlayerSpec,
    variant: &str,
    tables: Option<&Arc<EndgameTables>>,
    book: Option<&Arc<Book>>,
) -> Result<MatchPlayer, Failure> {
    MatchPlayer::new(player, variant, tables, book).map_err(|error| {
        let (name, detail) = (player.name.as_str(), error.to_string());
        let arguments = [("player", name.into()), ("detail", detail.into())];
        refused(console, place, "match-program", &arguments)
    })
}

fn read_player(
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
        let column = text[..error.offset.min(text.len())].chars().count() + 1;
        Failure::input(format!("{place}:1:{column}: {reason}"))
    })
}

/// The openings: `6` or `4-8` random turns, or the positions of a file.
fn openings(
    console: &Console,
    args: &MatchArgs,
    variant: &Variant,
) -> Result<MatchOpenings, Failure> {
    let rules = variant.rules.clone();
    let bad_edge = || refused(console, "--edge", "match-edge", &[]);
    let edge = args.edge.as_deref().map(|text| edge(text).ok_or_else(bad_edge)).transpose()?;
    let random = |plies, edge: Option<_>| {
        MatchOpenings::random(rules.clone(), plies, edge.unwrap_or(BALANCED), args.seed)
    };
    let Some(argument) = &args.openings else { return Ok(random(PLIES, edge)) };
    if let Some((low, high)) = plies(argument) {
        if low > high || high > 100 {
            return Err(refused(console, "--openings", "match-plies", &[]));
        }
        return Ok(random(low..=high, edge));
    }
    if edge.is_some() {
        return Err(bad_edge());
    }
    let path = Path::new(argument);
    let text = read_text(path, LARGEST_OPENINGS)
        .map_err(|error| Failure::input(say::file_error_at(&console.texts, path, &error)))?;
    MatchOpenings::read(rules.clone(), &text).map_err(|error| {
        let reason = match &error.reason {
            OpeningErrorKind::Position(reason) => say::position_error(&console.texts, reason),
            OpeningErrorKind::Over(outcome) => {
                let reason = say::outcome(&console.texts, *outcome);
                console.texts.with("match-opening-over", &[("reason", reason.into())])
            }
            OpeningErrorKind::None => console.texts.get("match-no-openings"),
        };
        Failure::input(format!("{}:{}:1: {reason}", path.display(), error.line))
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
