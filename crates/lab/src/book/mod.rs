//! `fanorona-lab book`: grows, extends, checks and lists books.

mod grower;

pub use grower::{BookGrower, BookTask, Searched};

use crate::args::{
    BookArgs, BookCommand, CheckBookArgs, ExtendBookArgs, ListBookArgs, MakeBookArgs,
};
use crate::made_files;
use fanorona::cli::console::{CommandResult, Console, ExitStatus, Failure};
use fanorona::cli::{input, output, parallel};
use fanorona::texts::say;
use fanorona_engine::book::{Book, Growth, shipped};
use fanorona_rules::generate::turn_with;
use fanorona_rules::notation::{read_turn, write_turn};
use fanorona_rules::{Position, Record};
use std::path::Path;

/// The number of new positions between two times that the book is written, with a line of progress.
const BATCH: usize = 500;

/// Runs a subcommand.
pub(super) fn run(console: &mut Console, args: &BookArgs) -> CommandResult {
    match &args.command {
        BookCommand::Make(args) => make(console, args),
        BookCommand::Extend(args) => extend(console, args),
        BookCommand::Check(args) => check(console, args),
        BookCommand::List(args) => list(console, args),
    }
}

fn make(console: &mut Console, args: &MakeBookArgs) -> CommandResult {
    let variant = input::variant(console, args.variant.as_deref())?;
    output::check(console, &args.out)?;
    let growth = Growth { nodes: args.nodes, turn_cost: args.turn_cost };
    let mut grower = BookGrower::new(variant, growth);
    grow(console, &mut grower, args.positions, &args.out, args.threads)
}

fn extend(console: &mut Console, args: &ExtendBookArgs) -> CommandResult {
    let (book, _) = read(console, &args.file, args.variant.as_deref())?;
    output::check(console, &args.file)?;
    let growth = book.growth();
    let growth = Growth { nodes: args.nodes.unwrap_or(growth.nodes), ..growth };
    let positions = args.positions.unwrap_or(book.len());
    let mut grower = BookGrower::extend(book, growth);
    if args.reevaluate {
        let tasks = grower.tasks_of_all();
        let mut done = args.from.min(tasks.len());
        for part in tasks[done..].chunks(BATCH) {
            let searched = parallel::each(args.threads, part.len(), |i| grower.search(&part[i]));
            grower.apply_from(done, searched);
            done += part.len();
            save(console, &args.file, grower.book())?;
            writeln!(console.err, "{done}\t{}", tasks.len())?;
        }
    }
    grow(console, &mut grower, positions, &args.file, args.threads)
}

/// Grows a book to this number of positions and writes it, also at intervals. Prints a line about it.
fn grow(
    console: &mut Console,
    grower: &mut BookGrower,
    positions: usize,
    out: &Path,
    threads: usize,
) -> CommandResult {
    let mut written = grower.book().len();
    while grower.book().len() < positions {
        let tasks: Vec<BookTask> = grower.tasks();
        if tasks.is_empty() {
            break;
        }
        let searched = parallel::each(threads, tasks.len(), |i| grower.search(&tasks[i]));
        grower.apply(tasks, searched);
        if grower.book().len() >= written + BATCH {
            written = grower.book().len();
            save(console, out, grower.book())?;
            writeln!(console.err, "{written}\t{positions}")?;
        }
    }
    let length = save(console, out, grower.book())?;
    line(console, grower.book(), length)
}

/// Writes a book. Returns the number of bytes.
fn save(console: &Console, out: &Path, book: &Book) -> Result<usize, Failure> {
    let text = book.to_string();
    output::write(console, out, &text)?;
    Ok(text.len())
}

/// Prints a line for each book. One that is written differently is a negative answer.
fn check(console: &mut Console, args: &CheckBookArgs) -> CommandResult {
    let mut same = true;
    if args.files.is_empty() {
        for (key, text) in shipped::FILES {
            let variant = input::variant(console, Some(key))?;
            let book = Book::read(text, &variant).map_err(|error| {
                Failure::input(made_files::book_error(&console.texts, key, &error))
            })?;
            same &= book.to_string() == text;
            line(console, &book, text.len())?;
        }
    }
    for file in &args.files {
        let (book, text) = read(console, file, args.variant.as_deref())?;
        same &= book.to_string() == text;
        line(console, &book, text.len())?;
    }
    Ok(if same { ExitStatus::Good } else { ExitStatus::Negative })
}

/// Prints the value of a position and its book turns.
fn list(console: &mut Console, args: &ListBookArgs) -> CommandResult {
    let (variant, position) = input::position(console, &args.place)?;
    let unknown = console.catalogue.find(&variant.key).is_none();
    let named = args.place.variant.as_deref().filter(|_| unknown);
    let book = match &args.file {
        Some(file) => Some(read(console, file, named)?.0),
        None => shipped::read(&variant.key).and_then(Result::ok),
    };
    let book = book.filter(|book| book.variant().rules == variant.rules);
    let mut record = Record::from_position(variant.rules.clone(), position);
    for text in &args.turns {
        let turn = read_turn(&variant.rules, record.position(), text).map_err(|error| {
            let reason = say::turn_error(&console.texts, &variant.rules.board, &error);
            Failure::input(format!("TURN:1:1: {reason}"))
        })?;
        if let Err(refusal) = record.play(&turn) {
            let reason = say::refusal(&console.texts, &variant.rules.board, refusal);
            return Err(Failure::input(format!("TURN:1:1: {reason}")));
        }
    }
    let position = record.position();
    let Some((score, book)) = book.and_then(|book| Some((book.score(position)?, book))) else {
        return Ok(ExitStatus::Negative);
    };
    writeln!(console.out, "{score}")?;
    for row in book.turns(position) {
        if let Some(turn) = turn_with(&variant.rules, position, row.effect) {
            let turn = write_turn(&variant.rules.board, &turn);
            writeln!(console.out, "{turn}\t{}\t{}", row.score, row.replies)?;
        }
    }
    Ok(ExitStatus::Good)
}

/// Reads a book, of the given variant or of the one that the first line names.
pub(super) fn read(
    console: &Console,
    file: &Path,
    variant: Option<&str>,
) -> Result<(Book, String), Failure> {
    let text = input::file_text(console, file, made_files::LARGEST_BOOK)?;
    Ok((made_files::book(console, file, &text, variant)?, text))
}

fn line(console: &mut Console, book: &Book, bytes: usize) -> CommandResult {
    let Growth { nodes, turn_cost } = book.growth();
    let key = &book.variant().key;
    let (positions, inner, turns) = (book.len(), book.inner(), book.turn_count());
    let start = Position::start(&book.variant().rules);
    let score = book.score(&start).map_or_else(|| "-".to_owned(), |score| score.to_string());
    writeln!(
        console.out,
        "{key}\t{positions}\t{inner}\t{turns}\t{bytes}\t{nodes}\t{turn_cost}\t{score}"
    )?;
    Ok(ExitStatus::Good)
}
