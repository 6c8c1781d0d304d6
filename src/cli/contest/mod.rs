//! `fanorona match`: two players, many games, and what the result says of their strength.

mod contestant;
mod external;
mod game;
mod opening;
mod player;
mod pool;
mod records;
mod tally;
mod words;

use super::args::MatchArgs;
use super::console::{Answer, Console, Done, Failure};
use super::input;
use super::thinker::{self, Budget};
use crate::catalogue::file::{read_text, write_whole};
use crate::engine::character;
use crate::engine::endgame::EndgameTables;
use crate::engine::statistics::{Sprt, SprtVerdict};
use crate::rules::Variant;
use crate::texts::say;
use contestant::Contestant;
use opening::Openings;
use player::{OPTIONS, PlayerErrorKind, PlayerSpec};
use std::ops::RangeInclusive;
use std::path::Path;
use std::sync::Arc;
use tally::Tally;

/// Random turns before a game, where nothing is said.
const PLIES: RangeInclusive<u32> = 4..=8;
/// So many pairs pass between two lines of progress.
const PROGRESS: usize = 10;
/// A file of openings of more bytes than these is taken for something else.
const LARGEST_OPENINGS: u64 = 16 * 1024 * 1024;

/// Plays the match. A test that ends with the smaller guess is a negative answer.
pub(super) fn run(console: &mut Console, args: &MatchArgs) -> Done {
    let variant = input::variant(console, args.variant.as_deref())?;
    let common = Budget { depth: args.depth, nodes: args.nodes, movetime: args.movetime };
    let players = [
        read_player(console, "A", &args.first, common)?,
        read_player(console, "B", &args.second, common)?,
    ];
    let openings = openings(console, args, &variant)?;
    let test = match args.sprt[..] {
        [elo0, elo1] if elo0 < elo1 && elo0.is_finite() && elo1.is_finite() => {
            Some(Sprt { elo0, elo1 })
        }
        [] => None,
        _ => return Err(told(console.texts.get("match-test"))),
    };
    if !args.games.is_multiple_of(2) {
        return Err(told(console.texts.get("match-even")));
    }
    let mut records = String::new();
    if let Some(path) = &args.output {
        if path.exists() {
            let file = path.display().to_string();
            return Err(told(console.texts.with("match-output-exists", &[("file", file.into())])));
        }
        save(console, path, &records)?;
    }
    // Other programs find a variant by its file where it is none of ours.
    let told_variant = args.variant.as_deref().unwrap_or(&variant.key);
    let pairs = args.games / 2;
    let mut endings = None;
    if players.iter().any(PlayerSpec::knows_endings) {
        endings = thinker::load_tables(console, &variant.rules)?;
    }
    let seats = (0..args.concurrency.min(pairs))
        .map(|_| {
            let [first, second] =
                [0, 1].map(|i| seat(console, &players[i], told_variant, endings.as_ref()));
            Ok([first?, second?])
        })
        .collect::<Result<_, Failure>>()?;
    let mut tally = Tally::default();
    Tally::heading(&mut console.out)?;
    let mut shown = 0;
    let play = |number: usize, pair| -> Result<bool, Failure> {
        tally.add(&pair);
        let decided = test.is_some_and(|test| tally.pairs.verdict(test) != SprtVerdict::Open);
        records += &records::write_pair(&variant, &players, number, &pair);
        if (number + 1).is_multiple_of(PROGRESS) || decided {
            shown = number + 1;
            tally.progress(&mut console.out, test)?;
            if let Some(path) = &args.output {
                save(console, path, &records)?;
            }
        }
        Ok(!decided)
    };
    pool::play(pairs, args.seed, seats, openings, play)?;
    if shown < tally.pairs.count() as usize {
        tally.progress(&mut console.out, test)?;
    }
    if let Some(path) = &args.output {
        save(console, path, &records)?;
    }
    tally.block(&mut console.out, &players, test)?;
    if let Some(tables) = endings {
        writeln!(console.out, "endgame\t{} stones", tables.most_stones())?;
    }
    console.out.flush()?;
    for (player, effort) in players.iter().zip(&tally.efforts) {
        let mean = effort.time.as_secs_f64() * 1e3 / effort.turns.max(1) as f64;
        let per_second = effort.nodes as f64 / effort.time.as_secs_f64().max(1e-9);
        let arguments = [
            ("player", player.name.as_str().into()),
            ("time", format!("{mean:.1}").into()),
            ("nodes", format!("{per_second:.0}").into()),
        ];
        writeln!(console.err, "{}", console.texts.with("match-time", &arguments))?;
    }
    let rejected = test.is_some_and(|test| tally.pairs.verdict(test) == SprtVerdict::Rejected);
    Ok(if rejected { Answer::Negative } else { Answer::Good })
}

fn seat(
    console: &Console,
    player: &PlayerSpec,
    variant: &str,
    tables: Option<&Arc<EndgameTables>>,
) -> Result<Contestant, Failure> {
    Contestant::new(player, variant, tables).map_err(|error| {
        let (name, detail) = (player.name.as_str(), error.to_string());
        let arguments = [("player", name.into()), ("detail", detail.into())];
        told(console.texts.with("match-program", &arguments))
    })
}

fn told(line: String) -> Failure {
    Failure::input(line)
}

fn save(console: &Console, path: &Path, text: &str) -> Result<(), Failure> {
    write_whole(path, text).map_err(|error| {
        let (file, detail) = (path.display().to_string(), error.to_string());
        let arguments = [("file", file.into()), ("detail", detail.into())];
        told(console.texts.with("text-not-saved", &arguments))
    })
}

fn read_player(
    console: &Console,
    place: &str,
    text: &str,
    common: Budget,
) -> Result<PlayerSpec, Failure> {
    let texts = &console.texts;
    PlayerSpec::read(text, common).map_err(|error| {
        let reason = match error.reason {
            PlayerErrorKind::Unknown(name) => {
                let known: Vec<_> = character::all().iter().map(|c| c.key.as_str()).collect();
                let arguments = [("name", name.into()), ("known", known.join(", ").into())];
                texts.with("match-unknown-player", &arguments)
            }
            PlayerErrorKind::Option(option) => {
                let arguments = [("option", option.into()), ("known", OPTIONS.into())];
                texts.with("match-unknown-option", &arguments)
            }
            PlayerErrorKind::Misplaced(option) => {
                texts.with("match-misplaced-option", &[("option", option.into())])
            }
            PlayerErrorKind::Number(option) => {
                texts.with("match-number", &[("option", option.into())])
            }
            PlayerErrorKind::Twice(option) => {
                texts.with("match-twice", &[("option", option.into())])
            }
            PlayerErrorKind::NoLimit => texts.get("match-no-limit"),
            PlayerErrorKind::Command => texts.get("match-command"),
        };
        let column = text[..error.offset.min(text.len())].chars().count() + 1;
        told(format!("{place}:1:{column}: {reason}"))
    })
}

/// The openings: random ones, as `6` or `4-8` turns, or those of a file.
fn openings(console: &Console, args: &MatchArgs, variant: &Variant) -> Result<Openings, Failure> {
    let rules = variant.rules.clone();
    let Some(wish) = &args.openings else {
        return Ok(Openings::random(rules, PLIES, args.seed));
    };
    let (low, high) = wish.split_once('-').unwrap_or((wish, wish));
    if let (Ok(low), Ok(high)) = (low.parse::<u32>(), high.parse::<u32>()) {
        if low > high || high > 100 {
            return Err(told(format!("--openings:1:1: {}", console.texts.get("match-plies"))));
        }
        return Ok(Openings::random(rules, low..=high, args.seed));
    }
    let path = Path::new(wish);
    let text = read_text(path, LARGEST_OPENINGS)
        .map_err(|error| told(say::faulty_file(&console.texts, path, &error)))?;
    Openings::read(rules, &text).map_err(|error| {
        let reason = match &error.reason {
            Some(reason) => say::position_error(&console.texts, reason),
            None => console.texts.get("match-no-openings"),
        };
        told(format!("{}:{}:1: {reason}", path.display(), error.line))
    })
}
