//! `fanorona tables`: the tables of the Parker booklet with the exact counts. Headings are in
//! the player's language; rows are words and numbers separated by tabs.

use super::console::{CommandResult, Console, ExitStatus};
use crate::rules::Board;
use crate::rules::booklet::{CaseLine, Column, Compared, SampleTurn, Study, sample};
use crate::rules::notation::write_turn;
use crate::rules::variant::shipped;
use crate::texts::{Arg, Texts, digits, say};
use std::collections::BTreeSet;
use std::io::{self, Write};

/// Prints the tables, the errors of the booklet, and the counts of the sample game. A wrong count
/// in the sample game is a negative answer; tests prevent it in releases.
pub(super) fn run(console: &mut Console) -> CommandResult {
    // The shipped rules and record are valid; a test reads both.
    let (Some(study), Some(sample), Some(variant)) =
        (Study::new(), sample(), shipped::variant("parker"))
    else {
        return Ok(ExitStatus::Negative);
    };
    let board = &variant.rules.board;
    let mut printer = Printer { out: &mut console.out, texts: &console.texts, board };
    printer.openings(&study)?;
    let letters: Vec<String> = study.openings.iter().map(|one| one.letter.to_string()).collect();
    let columns: Vec<&Column> = study.openings.iter().map(|opening| &opening.column).collect();
    printer.heading("tables-one")?;
    printer.table(&letters, &columns)?;
    printer.lines(&study.lines)?;
    let names: Vec<String> = study.lines.iter().map(|line| printer.numeral(line)).collect();
    let columns: Vec<&Column> = study.lines.iter().map(|line| &line.column).collect();
    printer.heading("tables-two")?;
    printer.table(&names, &columns)?;
    printer.findings(&study)?;
    let correct = printer.sample(&sample)?;
    Ok(if correct { ExitStatus::Good } else { ExitStatus::Negative })
}

struct Printer<'a> {
    out: &'a mut dyn Write,
    texts: &'a Texts,
    board: &'a Board,
}

impl Printer<'_> {
    fn heading(&mut self, id: &str) -> io::Result<()> {
        writeln!(self.out, "\n{}", self.texts.get(id))
    }

    fn row(&mut self, cells: &[String]) -> io::Result<()> {
        writeln!(self.out, "{}", cells.join("\t"))
    }

    fn word(&self, key: &str) -> String {
        self.texts.keyed("tables-*", key)
    }

    fn openings(&mut self, study: &Study) -> io::Result<()> {
        writeln!(self.out, "{}", self.texts.get("tables-intro"))?;
        self.heading("tables-openings")?;
        let heads = ["opening", "turn", "taken", "printed", "counted"].map(|key| self.word(key));
        self.row(&heads)?;
        for opening in &study.openings {
            let turn = write_turn(self.board, &opening.turn);
            let mut cells = vec![opening.letter.to_string(), turn];
            cells.push(opening.taken.counted.to_string());
            cells.extend(pair(opening.replies));
            self.row(&cells)?;
        }
        let mut cells = vec![self.word("sum"), String::new(), String::new()];
        cells.extend(pair(study.replies()));
        self.row(&cells)
    }

    /// Prints the rows by captured stones, with two cells per column, then the number of turns and
    /// the mean.
    fn table(&mut self, names: &[String], columns: &[&Column]) -> io::Result<()> {
        let mut heads = vec![self.word("taken")];
        for name in names {
            heads.extend(["printed", "counted"].map(|key| format!("{name} {}", self.word(key))));
        }
        self.row(&heads)?;
        let taken: BTreeSet<u32> =
            columns.iter().flat_map(|column| column.by_taken.keys().copied()).collect();
        for stones in taken {
            let mut cells = vec![stones.to_string()];
            for column in columns {
                let nothing = Compared { printed: column.turns.printed.map(|_| 0), counted: 0 };
                cells.extend(pair(column.by_taken.get(&stones).copied().unwrap_or(nothing)));
            }
            self.row(&cells)?;
        }
        let mut cells = vec![self.word("sum")];
        cells.extend(columns.iter().flat_map(|column| pair(column.turns)));
        self.row(&cells)?;
        let mut cells = vec![self.word("mean")];
        cells.extend(columns.iter().flat_map(|column| tenths(column.mean)));
        self.row(&cells)
    }

    fn lines(&mut self, lines: &[CaseLine]) -> io::Result<()> {
        self.heading("tables-lines")?;
        let heads = ["line", "turn", "printed", "counted"].map(|key| self.word(key));
        self.row(&heads)?;
        for line in lines {
            let mut cells = vec![self.numeral(line), write_turn(self.board, &line.turn)];
            cells.extend(pair(line.taken));
            self.row(&cells)?;
        }
        Ok(())
    }

    fn numeral(&self, line: &CaseLine) -> String {
        line.numeral.map_or_else(|| self.word("missed"), str::to_owned)
    }

    /// Prints the errors of the booklet other than wrong numbers.
    fn findings(&mut self, study: &Study) -> io::Result<()> {
        writeln!(self.out)?;
        for line in study.lines.iter().filter(|line| line.misprinted) {
            let printed = line.printed.unwrap_or_default().to_owned();
            let turn = write_turn(self.board, &line.turn);
            let arguments = [("line", self.numeral(line)), ("printed", printed), ("turn", turn)];
            self.say("tables-misprint", &arguments.map(|(name, text)| (name, text.into())))?;
        }
        let missed: Vec<String> = study
            .lines
            .iter()
            .filter(|line| line.numeral.is_none())
            .map(|line| write_turn(self.board, &line.turn))
            .collect();
        let arguments = [("count", missed.len().into()), ("turns", missed.join(", ").into())];
        self.say("tables-missed-lines", &arguments)?;
        let numbers = |both: Compared| {
            let printed = digits(both.printed.unwrap_or_default());
            [("printed", printed), ("counted", digits(both.counted))]
        };
        self.say("tables-case-d", &numbers(study.case_d))?;
        let [printed, counted] = numbers(study.second_turns);
        let arrangements = ("arrangements", digits(study.arrangements));
        self.say("tables-second-turns", &[printed, counted, arrangements])
    }

    /// Prints the sample game with its counts; returns whether all of them are correct.
    fn sample(&mut self, turns: &[SampleTurn]) -> io::Result<bool> {
        self.heading("tables-sample")?;
        let heads = ["number", "side", "turn", "printed", "counted"].map(|key| self.word(key));
        self.row(&heads)?;
        for turn in turns {
            let sums =
                |counts: &[u32]| counts.iter().map(u32::to_string).collect::<Vec<_>>().join("+");
            let mark = if turn.agrees() { "" } else { " *" };
            let cells = [
                turn.number.to_string(),
                say::side(self.texts, turn.side),
                write_turn(self.board, &turn.turn),
                sums(&turn.printed),
                sums(&turn.counted) + mark,
            ];
            self.row(&cells)?;
        }
        let wrong = turns.iter().filter(|turn| !turn.agrees()).count();
        let counts: usize = turns.iter().map(|turn| turn.counted.len()).sum();
        writeln!(self.out)?;
        if wrong == 0 {
            let arguments = [("counts", counts.into()), ("turns", turns.len().into())];
            self.say("tables-sample-true", &arguments)?;
        } else {
            let arguments = [("wrong", wrong.into()), ("turns", turns.len().into())];
            self.say("tables-sample-false", &arguments)?;
        }
        Ok(wrong == 0)
    }

    fn say(&mut self, id: &str, arguments: &[(&str, Arg<'_>)]) -> io::Result<()> {
        writeln!(self.out, "{}", self.texts.with(id, arguments))
    }
}

/// The printed number (`-` if there is none) and the counted one, marked if they differ.
fn pair(both: Compared) -> [String; 2] {
    both_as(both, |number| number.to_string())
}

fn tenths(both: Compared) -> [String; 2] {
    both_as(both, |tenths| format!("{}.{}", tenths / 10, tenths % 10))
}

fn both_as(both: Compared, write: impl Fn(u32) -> String) -> [String; 2] {
    let mark = if both.agrees() { "" } else { " *" };
    [both.printed.map_or_else(|| "-".to_owned(), &write), write(both.counted) + mark]
}
