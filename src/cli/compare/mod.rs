//! `fanorona compare`: a position, a chain or a game under several variants.

pub(super) mod chain;
pub(super) mod game;
pub(super) mod rules;
pub(super) mod table;
pub(super) mod turns;

use super::args::CompareArgs;
use super::console::{CommandResult, Console, ExitStatus, Failure};
use super::{input, thinker};
use crate::engine::endgame::{EndgameTables, TableValue};
use crate::engine::solve::{SolveBudget, solve_value};
use crate::game::compare::{CompareError, HandicapState, Place, Sheets, TurnComparison, known};
use crate::rules::notation::turn::read_steps;
use crate::rules::notation::{ParsePositionError, is_link};
use crate::rules::perft::Counting;
use crate::rules::shipped_records::ShippedRecord;
use crate::rules::{Position, Variant};
use crate::texts::{Texts, say};
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};
use table::aligned;
use turns::TurnReport;

/// The memory for the proof tables of each variant, in bytes.
const PROOF_MEMORY: usize = 64 << 20;

/// Prints the comparison that the arguments name.
pub(super) fn run(console: &mut Console, args: &CompareArgs) -> CommandResult {
    let variants = variants(console, &args.variants)?;
    let lines = if args.switches {
        rules::table(&console.texts, &variants, args.differing)
    } else {
        match args.what.as_deref().filter(|what| is_game(what)) {
            Some(path) => {
                refuse(
                    console,
                    "compare-only-positions",
                    &[
                        ("--chain", args.chain.is_some()),
                        ("--depth", args.depth.is_some()),
                        ("--results", args.results),
                        ("--all", args.all),
                        ("--nodes", args.nodes.is_some()),
                    ],
                )?;
                let loaded =
                    input::record(console, Path::new(path), args.variant.as_deref(), false)?;
                game::lines(&console.texts, &loaded, &variants).map_err(|(variant, error)| {
                    failure(console, &[loaded.variant.clone(), variant], error)
                })?
            }
            None => {
                refuse(console, "compare-only-games", &[("--variant", args.variant.is_some())])?;
                position(console, &variants, args)?
            }
        }
    };
    for line in lines {
        writeln!(console.out, "{line}")?;
    }
    Ok(ExitStatus::Good)
}

/// Refuses the first option that is given, for this reason.
fn refuse(console: &Console, message: &str, options: &[(&str, bool)]) -> Result<(), Failure> {
    match options.iter().find(|(_, given)| *given) {
        Some((option, _)) => Err(console.invalid(option, message, &[])),
        None => Ok(()),
    }
}

/// The variants of a list of keys or paths with commas between.
fn variants(console: &Console, list: &str) -> Result<Vec<Arc<Variant>>, Failure> {
    let mut variants: Vec<Arc<Variant>> = Vec::new();
    let mut column = 1;
    for key in list.split(',') {
        let variant = input::variant_at(console, key, &format!("--variants:1:{column}"))?;
        if variants.iter().any(|known| known.key == variant.key) {
            let arguments = [("key", variant.key.clone().into())];
            let reason = console.texts.with("compare-twice", &arguments);
            return Err(Failure::input(format!("--variants:1:{column}: {reason}")));
        }
        variants.push(variant);
        column += key.chars().count() + 1;
    }
    if !(2..=Sheets::MOST).contains(&variants.len()) {
        return Err(console.invalid("--variants", "compare-number", &[]));
    }
    Ok(variants)
}

/// Why these variants cannot be compared, as invalid input.
fn failure(console: &Console, variants: &[Arc<Variant>], error: CompareError) -> Failure {
    Failure::input(format!("--variants:1:1: {}", reason(&console.texts, variants, error)))
}

/// Why these variants cannot be compared.
pub(super) fn reason(texts: &Texts, variants: &[Arc<Variant>], error: CompareError) -> String {
    match error {
        CompareError::Boards { sheet, size, first } => {
            let key = |sheet: usize| variants[sheet].key.clone().into();
            let arguments = [
                ("key", key(0)),
                ("other", key(sheet)),
                ("columns", size.0.into()),
                ("rows", size.1.into()),
                ("firstcolumns", first.0.into()),
                ("firstrows", first.1.into()),
            ];
            texts.with("compare-boards", &arguments)
        }
        CompareError::Number(_) => texts.get("compare-number"),
        CompareError::Position(error) => {
            say::position_error(texts, &ParsePositionError::Position(error))
        }
    }
}

/// Whether the argument names a game: a file, a shipped record, a link, or standard input. A file
/// that is missing is a game too, unless the text begins like a position.
fn is_game(what: &str) -> bool {
    let path = Path::new(what);
    what == "-"
        || is_link(what)
        || path.exists()
        || ShippedRecord::find(what).is_some()
        || !looks_like_position(what)
}

/// Whether the first word consists of what rows of stones consist of.
fn looks_like_position(text: &str) -> bool {
    let stones = text.split_ascii_whitespace().next().unwrap_or_default();
    text.contains(' ') || stones.chars().all(|c| "WwBb123456789/".contains(c))
}

/// Compares a position: its turns, or a chain.
fn position(
    console: &mut Console,
    variants: &[Arc<Variant>],
    args: &CompareArgs,
) -> Result<Vec<String>, Failure> {
    let rules = variants.iter().map(|variant| variant.rules.clone()).collect();
    let sheets = Sheets::new(rules).map_err(|error| failure(console, variants, error))?;
    let place = place(console, variants, args.what.as_deref())?;
    if let Some(text) = &args.chain {
        let board = &variants[0].rules.board;
        let chain = read_steps(board, text)
            .map_err(|error| input::turn_failure(console, board, "--chain", text, &error))?;
        let lines = chain::lines(&console.texts, variants, &sheets, &place, &chain);
        return lines.map_err(|error| failure(console, variants, error));
    }
    let counting = if args.results { Counting::Results } else { Counting::Sequences };
    let comparison = sheets
        .turns(&place, counting, &mut || false)
        .map_err(|error| failure(console, variants, error))?;
    let mut lines = summary(console, variants, &sheets, &place, &comparison, args)?;
    let report = TurnReport {
        texts: &console.texts,
        variants,
        sheets: &sheets,
        place,
        counting,
        all: args.all,
        most: args.most,
    };
    lines.extend(report.lines(&comparison));
    Ok(lines)
}

/// The position that the argument names, or the start of the first variant.
fn place(
    console: &Console,
    variants: &[Arc<Variant>],
    text: Option<&str>,
) -> Result<Place, Failure> {
    let first = &variants[0].rules;
    let Some(text) = text else { return Ok(Place::new(Position::start(first))) };
    // A variant with a handicap can read a position that names a handicapped side.
    let handicap = text.split_ascii_whitespace().nth(4);
    let with_handicap = variants.iter().find(|variant| variant.rules.switches.handicap.is_some());
    let named = handicap.is_some_and(|side| side != "-");
    let rules = with_handicap.filter(|_| named).map_or(first, |variant| &variant.rules);
    let position = input::position_at(console, rules, Some(text), "POSITION")?;
    let mut place = Place::new(position);
    if handicap == Some("-") {
        place.handicap = HandicapState::Given(None);
    }
    Ok(place)
}

/// A table with the numbers of turns, and who wins where it is known.
fn summary(
    console: &mut Console,
    variants: &[Arc<Variant>],
    sheets: &Sheets,
    place: &Place,
    comparison: &TurnComparison,
    args: &CompareArgs,
) -> Result<Vec<String>, Failure> {
    let counting = if args.results { Counting::Results } else { Counting::Sequences };
    let depth = args.depth.unwrap_or(1);
    let time = Duration::from_secs(args.seconds);
    let mut began = [None; Sheets::MOST];
    let mut late = |sheet: usize| {
        let began: &mut Option<Instant> = &mut began[sheet];
        began.get_or_insert_with(Instant::now).elapsed() >= time
    };
    let counts = sheets
        .count(place, depth, counting, &mut late)
        .map_err(|error| failure(console, variants, error))?;
    let head = |key: &str| console.texts.keyed("compare-head-*", key);
    let mut rows = vec![vec![head("sheet"), head("turns"), head("only")]];
    rows[0].extend((2..=depth).map(|depth| format!("{depth} {}", head("depth"))));
    rows[0].push(head("value"));
    for (sheet, variant) in variants.iter().enumerate() {
        let only = comparison.turns.iter().filter(|turn| turn.is_only(sheet)).count();
        let least = if comparison.complete[sheet] { "" } else { ">=" };
        let mut row = vec![variant.key.clone(), counts[sheet][0].to_string()];
        row.push(format!("{least}{only}"));
        row.extend(counts[sheet][1..].iter().map(ToString::to_string));
        row.push(value(console, variant, &comparison.positions[sheet], args.nodes)?);
        rows.push(row);
    }
    let mut lines = aligned(&rows);
    if counts.iter().flatten().any(|count| !count.exact) {
        lines.push(console.texts.get("compare-not-exact"));
    }
    let cut: Vec<&str> = variants
        .iter()
        .zip(&comparison.complete)
        .filter(|&(_, complete)| !complete)
        .map(|(variant, _)| variant.key.as_str())
        .collect();
    if !cut.is_empty() {
        lines.push(console.texts.with("compare-cut", &[("keys", cut.join(", ").into())]));
    }
    lines.push(String::new());
    Ok(lines)
}

/// Who wins with best play, where it is known or can be proved by visiting this number of positions.
fn value(
    console: &mut Console,
    variant: &Variant,
    position: &Position,
    nodes: Option<u64>,
) -> Result<String, Failure> {
    let rules = &variant.rules;
    if let Some(known) = known(rules, position) {
        return Ok(say::known_value(&console.texts, known));
    }
    let Some(nodes) = nodes else { return Ok(console.texts.get("compare-unknown")) };
    let tables = thinker::load_tables(console, rules)?;
    let tables = tables.as_deref();
    let empty = EndgameTables::empty(rules);
    let budget = SolveBudget { nodes, bytes: PROOF_MEMORY, threads: 1 };
    let solution = solve_value(rules, position, budget, tables.unwrap_or(&empty), &|_| true)
        .map_err(|_| {
            let size = (PROOF_MEMORY >> 20).to_string();
            console.invalid("--nodes", "solve-no-room", &[("size", size.into())])
        })?;
    thinker::report_damage(console, tables)?;
    let side = position.side();
    let winner = match solution.value() {
        None => return Ok(console.texts.get("compare-unknown")),
        Some(TableValue::Win) => Some(side),
        Some(TableValue::Loss) => Some(side.opponent()),
        Some(TableValue::Draw) => None,
    };
    Ok(say::game_value(&console.texts, winner, None))
}
