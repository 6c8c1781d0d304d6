//! `fanorona endgame`: builds and checks the endgame tables of a variant.

use super::args::{EndgameArgs, Sample};
use super::console::{CommandResult, Console, ExitStatus, Failure, Messages};
use super::thinker::report_damage;
use super::{input, parallel};
use crate::catalogue::endgame::{self, BuildOptions};
use crate::engine::endgame::build::BuildProgress;
use crate::engine::endgame::check::{Contradiction, check};
use crate::engine::endgame::{EndgameTables, LayerStatistics, TableValue};
use crate::rules::Ruleset;
use crate::rules::notation::write_position;
use crate::texts::{Texts, say};
use std::io::{IsTerminal as _, Write, stderr};

/// The memory limit for loading and building, in bytes.
const MOST_MEMORY: u128 = 3 << 30;
/// The width of the progress bar in characters.
const BAR: usize = 30;

/// Builds missing tables, prints a line for each layer, and checks the tables if requested.
pub(super) fn run(console: &mut Console, args: &EndgameArgs) -> CommandResult {
    let variant = input::variant(console, args.variant.as_deref())?;
    let rules = variant.rules.as_ref();
    check_stones(console, rules, args.stones)?;
    let folder = endgame::folder(rules)
        .ok_or_else(|| Failure::input(console.texts.get("games-no-folder")))?;
    let loaded = endgame::load_from(&folder, rules, MOST_MEMORY as u64);
    let (mut tables, mut errors) = (loaded.tables, loaded.errors);
    console.report_table_errors(errors.drain(..))?;
    let failed =
        |console: &Console, error| Failure::input(say::store_table_error(&console.texts, &error));
    endgame::check_storable(&folder, &tables, args.stones)
        .map_err(|error| failed(console, error))?;
    let threads = args.threads.unwrap_or_else(parallel::cores);
    let mut bar = ProgressBar::new();
    let (texts, err) = (&console.texts, &mut console.err);
    let mut report = |progress| {
        // A progress that cannot be shown does not stop the command.
        let _ = bar.show(texts, err, progress);
        true
    };
    let options = BuildOptions::new(folder, threads);
    let built = endgame::build_and_store(
        &options,
        rules,
        &mut tables,
        args.stones,
        &mut errors,
        &mut report,
    );
    // As above.
    let _ = bar.clear();
    console.report_table_errors(errors)?;
    built.map_err(|error| failed(console, error))?;
    print(console, &tables, args.stones)?;
    match args.check {
        Some(sample) => check_all(console, rules, &tables, args.stones, sample),
        None => Ok(ExitStatus::Good),
    }
}

/// Rejects more stones than the board has points, and tables that exceed the memory limit.
pub(super) fn check_stones(
    console: &Console,
    rules: &Ruleset,
    stones: usize,
) -> Result<(), Failure> {
    let points = rules.board.len();
    if stones > points {
        let arguments = [("stones", stones.into()), ("points", points.into())];
        return Err(console.invalid("--stones", "endgame-too-many", &arguments));
    }
    let tables = EndgameTables::empty(rules);
    let sizes: Vec<u128> =
        EndgameTables::pairs(stones).map(|(small, large)| tables.about(small, large)).collect();
    // One byte for each position of the table that is being built, two bits for all others.
    let need = sizes.iter().max().unwrap_or(&0) * 5 / 4 + sizes.iter().sum::<u128>() / 4;
    if need > MOST_MEMORY {
        let gibibytes = |bytes: u128| (bytes as f64 / f64::from(1 << 30) * 10.0).ceil() / 10.0;
        let arguments = [
            ("stones", stones.into()),
            ("need", gibibytes(need).into()),
            ("limit", gibibytes(MOST_MEMORY).into()),
        ];
        return Err(console.invalid("--stones", "endgame-memory", &arguments));
    }
    Ok(())
}

/// Prints a line for each layer: stones of the side to move, stones of the opponent, positions,
/// wins, draws, losses, and the longest distance in turns.
fn print(console: &mut Console, tables: &EndgameTables, stones: usize) -> Result<(), Failure> {
    for table in tables.all().filter(|table| table.small() + table.large() <= stones) {
        for layer in table.statistics() {
            let LayerStatistics { own, enemy, positions, wins, draws, losses, longest } = layer;
            write!(console.out, "{own}\t{enemy}\t{positions}\t")?;
            writeln!(console.out, "{wins}\t{draws}\t{losses}\t{longest}")?;
        }
    }
    console.out.flush()?;
    Ok(())
}

/// Checks entries against their successors. A contradiction is a negative answer.
fn check_all(
    console: &mut Console,
    rules: &Ruleset,
    tables: &EndgameTables,
    stones: usize,
    Sample(sample): Sample,
) -> CommandResult {
    for pair in EndgameTables::pairs(stones) {
        let checked = check(rules, tables, pair, sample, 1, &mut |_| true);
        report_damage(console, Some(tables))?;
        if let Some(Contradiction { position, stored, computed }) = checked.contradiction {
            let entry = |entry: Option<(TableValue, u16)>| match entry {
                Some((value, turns)) => format!("{value} {turns}"),
                None => "-".to_owned(),
            };
            let arguments = [
                ("position", write_position(rules, &position).into()),
                ("said", entry(stored).into()),
                ("found", entry(computed).into()),
            ];
            return Err(console.negative("endgame-contradiction", &arguments));
        }
        if let Some(LayerStatistics { own, enemy, .. }) = checked.census {
            let arguments = [("own", own.into()), ("enemy", enemy.into())];
            return Err(console.negative("endgame-wrong-numbers", &arguments));
        }
        if checked.positions == 0 {
            let arguments = [("small", pair.0.into()), ("large", pair.1.into())];
            return Err(console.negative("endgame-not-checked", &arguments));
        }
        writeln!(console.out, "checked\t{}\t{}\t{}", pair.0, pair.1, checked.positions)?;
        console.out.flush()?;
    }
    Ok(ExitStatus::Good)
}

/// A progress bar on a terminal; elsewhere a line for each table.
struct ProgressBar {
    terminal: bool,
    last: Option<BuildProgress>,
    width: usize,
}

impl ProgressBar {
    fn new() -> Self {
        Self { terminal: stderr().is_terminal(), last: None, width: 0 }
    }

    /// Redraws the bar on a terminal; elsewhere writes a line for each new table.
    fn show(
        &mut self,
        texts: &Texts,
        err: &mut Messages,
        progress: BuildProgress,
    ) -> std::io::Result<()> {
        let percent = progress.done * 100 / progress.all.max(1);
        let same_table = self
            .last
            .is_some_and(|last| (last.small, last.large) == (progress.small, progress.large));
        let state = |last: BuildProgress| (last.pass, last.done * 100 / last.all.max(1));
        if same_table && (!self.terminal || self.last.map(state) == Some((progress.pass, percent)))
        {
            return Ok(());
        }
        self.last = Some(progress);
        let (small, large) = (progress.small.into(), progress.large.into());
        if !self.terminal {
            let arguments = [("small", small), ("large", large)];
            return writeln!(err, "{}", texts.with("endgame-building", &arguments));
        }
        let full = percent as usize * BAR / 100;
        let arguments = [
            ("small", small),
            ("large", large),
            ("pass", (progress.pass + 1).into()),
            ("bar", format!("{}{}", "#".repeat(full), ".".repeat(BAR - full)).into()),
            ("percent", percent.into()),
        ];
        let line = texts.with("endgame-progress", &arguments);
        let width = line.chars().count();
        // The console escapes the character that returns to the beginning of the line.
        write!(stderr(), "\r{line}{}", " ".repeat(self.width.saturating_sub(width)))?;
        self.width = width;
        Ok(())
    }

    /// Removes the bar.
    fn clear(&self) -> std::io::Result<()> {
        if self.width > 0 {
            write!(stderr(), "\r{}\r", " ".repeat(self.width))?;
        }
        Ok(())
    }
}
