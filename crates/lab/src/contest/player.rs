//! The players of a match as given on the command line: `search:nodes=20000`, `exec:COMMAND`.

use super::words::words;
use fanorona::catalogue::file::{FileError, read_named_bytes};
use fanorona::cli::thinker::Budget;
use fanorona_engine::character::{adjusting_at, levels};
use fanorona_engine::evaluate::{Patterns, Weights};
use fanorona_engine::{
    Character, Options, SearchConstant, SearchTechniques, character, has_memory,
};
use std::sync::Arc;

/// Weights set by hand before tuning, kept to measure the gain of tuning.
const BY_HAND: Weights = Weights {
    early: [800, 50, 40, 0, 0, 0, 80, 64, 0, 64, 0, 64],
    late: [800, 50, 40, 0, 0, 0, 80, 64, 0, 64, 0, 64],
    giving: [[800, 50, 40, 0, 0, 0, 80, 64, 0, 64, 0, 64]; 2],
};

/// The kind of a player.
#[derive(Clone, Debug)]
pub(super) enum PlayerKind {
    /// Plays random turns, all effects being equally likely.
    Random,
    /// Plays by the rules of thumb of lessons 1 to 6.
    Pupil,
    /// The plain search.
    Search,
    /// A character of the game.
    Character(Arc<Character>),
    /// Another program that speaks the engine protocol: name and arguments.
    External(Vec<String>),
}

/// A player and its options.
#[derive(Clone, Debug)]
pub(super) struct PlayerSpec {
    /// The name in records and results.
    pub name: String,
    /// The kind of the player.
    pub kind: PlayerKind,
    /// The limits for each turn.
    pub budget: Budget,
    /// The threads, memory and parts of the search.
    pub options: Options,
    /// The time limit for another program in milliseconds, if given.
    pub timeout: Option<u64>,
    /// By how much turns from the book may be worse than the best, in hundredths of a stone; `None` if it
    /// uses no book. Characters have a margin of their own.
    pub book: Option<u32>,
    /// Whether it takes exactly its share of a clock for every turn.
    pub even_time: bool,
}

/// An error in the text of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct PlayerError {
    /// The byte at which the error begins.
    pub offset: usize,
    pub reason: PlayerErrorKind,
}

/// The kind of an error in the text of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum PlayerErrorKind {
    /// There is no player of this name.
    Unknown(String),
    /// There is no such option.
    Option(String),
    /// The option does not apply to this kind of player.
    Misplaced(String),
    /// The value of the option must be a whole number from 1 to this.
    Number(String, u64),
    /// The constant of the search must be a whole number from the first to the second number.
    Constant(String, i32, i32),
    /// The file does not contain weights of a learned evaluation.
    Patterns(String),
    /// The file cannot be read.
    File(String, FileError),
    /// The system cannot allocate this much memory, in MiB.
    Memory(usize),
    /// The option is given twice.
    Twice(String),
    /// The player needs a limit.
    NoLimit,
    /// The command line of a program is empty, or a quotation mark or bracket is not closed.
    Command,
}

/// All options, for messages.
pub(super) fn known_options() -> String {
    let constants = SearchConstant::ALL.iter().map(|constant| format!(", {}=N", constant.name));
    OPTIONS.to_owned() + &constants.collect::<String>()
}

const OPTIONS: &str = "depth=N, nodes=N, movetime=MS, threads=N, hash=MIB, timeout=MS, \
    elo=N, name=TEXT, patterns=FILE, no-table, no-ordering, no-reductions, no-pruning, no-endgame, \
    no-own-draws, no-game-draws, \
    no-patterns, no-traps, old-evaluation, book, no-book, even-time";

/// By how much turns from the book may be worse than the best, in hundredths of a stone, for the plain search.
const BOOK_MARGIN: u32 = 25;

/// The part of the search that an option switches off.
fn technique<'a>(techniques: &'a mut SearchTechniques, option: &str) -> Option<&'a mut bool> {
    Some(match option {
        "no-table" => &mut techniques.transposition_table,
        "no-ordering" => &mut techniques.ordering,
        "no-reductions" => &mut techniques.reductions,
        "no-pruning" => &mut techniques.pruning,
        "no-endgame" => &mut techniques.endgame_tables,
        "no-game-draws" => &mut techniques.game_draws,
        "no-own-draws" => &mut techniques.own_draws,
        "no-patterns" => &mut techniques.patterns,
        "no-traps" => &mut techniques.traps,
        _ => return None,
    })
}

impl PlayerSpec {
    /// Reads a player. If the text has no limits, those of `common` apply. A clock is a limit too.
    ///
    /// # Errors
    /// The first error in the text.
    pub fn read(text: &str, common: Budget, has_clock: bool) -> Result<Self, PlayerError> {
        let error = |offset, reason| Err(PlayerError { offset, reason });
        let (word, options, options_at, command) = parts(text)?;
        let kind = match word.to_ascii_lowercase().as_str() {
            "random" => PlayerKind::Random,
            "pupil" => PlayerKind::Pupil,
            "search" => PlayerKind::Search,
            "exec" => match words(command.unwrap_or_default()) {
                Some(words) if !words.is_empty() => PlayerKind::External(words),
                _ => return error("exec:".len().min(text.len()), PlayerErrorKind::Command),
            },
            _ => match character::named(word) {
                Some(character) => PlayerKind::Character(character),
                None => return error(0, PlayerErrorKind::Unknown(word.to_owned())),
            },
        };
        let mut player = Self { name: text.to_owned(), kind, ..Self::search(common) };
        if matches!(player.kind, PlayerKind::Character(_)) {
            player.book = Some(BOOK_MARGIN);
        }
        if options.is_some_and(|options| {
            let limits = ["depth=", "nodes=", "movetime="];
            options.split(',').any(|option| limits.iter().any(|name| option.starts_with(name)))
        }) {
            // A player's limits replace all common ones.
            player.budget = Budget::default();
        }
        let mut at = options_at;
        let mut seen = Vec::new();
        for option in options.into_iter().flat_map(|options| options.split(',')) {
            let name = option.split('=').next().unwrap_or_default();
            if seen.contains(&name) {
                return error(at, PlayerErrorKind::Twice(name.to_owned()));
            }
            seen.push(name);
            player.set(option).map_err(|reason| PlayerError { offset: at, reason })?;
            at += option.len() + 1;
        }
        if matches!(player.kind, PlayerKind::Search | PlayerKind::External(_))
            && player.budget == Budget::default()
            && !has_clock
        {
            return error(0, PlayerErrorKind::NoLimit);
        }
        Ok(player)
    }

    /// The plain search within these limits.
    pub fn search(budget: Budget) -> Self {
        Self {
            name: "search".to_owned(),
            kind: PlayerKind::Search,
            budget,
            options: Options::default(),
            timeout: None,
            book: None,
            even_time: false,
        }
    }

    /// Whether the player uses the endgame tables.
    pub const fn uses_tables(&self) -> bool {
        matches!(self.kind, PlayerKind::Search | PlayerKind::Character(_))
            && self.options.techniques.endgame_tables
    }

    /// Whether the player may use a book.
    pub fn uses_book(&self) -> bool {
        let knows_one = match &self.kind {
            PlayerKind::Character(character) => character.knows_book(),
            _ => true,
        };
        knows_one && self.book.is_some()
    }

    /// The number of threads of this program that a turn uses.
    pub fn threads(&self) -> usize {
        match self.kind {
            PlayerKind::Search | PlayerKind::Character(_) => self.options.threads,
            PlayerKind::Random | PlayerKind::Pupil | PlayerKind::External(_) => 1,
        }
    }

    fn set(&mut self, option: &str) -> Result<(), PlayerErrorKind> {
        let (name, value) = option.split_once('=').unwrap_or((option, ""));
        let thinks = matches!(self.kind, PlayerKind::Search | PlayerKind::External(_));
        if let Some(technique) = technique(&mut self.options.techniques, option) {
            *technique = false;
            let own = matches!(self.kind, PlayerKind::Search)
                || matches!(self.kind, PlayerKind::Character(_)) && option == "no-endgame";
            return if own { Ok(()) } else { Err(PlayerErrorKind::Misplaced(option.to_owned())) };
        }
        if option == "old-evaluation" && matches!(self.kind, PlayerKind::Search) {
            self.options.weights = BY_HAND;
            return Ok(());
        }
        if option == "no-book" && matches!(self.kind, PlayerKind::Character(_)) {
            self.book = None;
            return Ok(());
        }
        if option == "book" && matches!(self.kind, PlayerKind::Search) {
            self.book = Some(BOOK_MARGIN);
            return Ok(());
        }
        if option == "even-time" && matches!(self.kind, PlayerKind::Search) {
            self.even_time = true;
            return Ok(());
        }
        if let Some(constant) = SearchConstant::named(name) {
            if !matches!(self.kind, PlayerKind::Search) {
                return Err(PlayerErrorKind::Misplaced(name.to_owned()));
            }
            let value: Option<i32> = value.parse().ok();
            let set = value.is_some_and(|value| constant.set(&mut self.options.constants, value));
            let SearchConstant { least, most, .. } = constant;
            let wrong = || PlayerErrorKind::Constant(name.to_owned(), least, most);
            return if set { Ok(()) } else { Err(wrong()) };
        }
        if name == "patterns" && matches!(self.kind, PlayerKind::Search) {
            let read = read_named_bytes(value.as_ref(), Patterns::LARGEST as u64)
                .map_err(|error| PlayerErrorKind::File(value.to_owned(), error))?;
            let read =
                Patterns::read(&read).map_err(|_| PlayerErrorKind::Patterns(value.to_owned()))?;
            self.options.patterns = vec![Arc::new(read)];
            return Ok(());
        }
        let belongs = match name {
            "name" => true,
            "depth" | "nodes" | "movetime" | "hash" => thinks,
            "threads" => !matches!(self.kind, PlayerKind::Random | PlayerKind::Pupil),
            "timeout" => matches!(self.kind, PlayerKind::External(_)),
            "elo" => matches!(&self.kind, PlayerKind::Character(character) if character.adjusts),
            "old-evaluation" | "patterns" | "book" | "no-book" | "even-time" => false,
            _ => return Err(PlayerErrorKind::Option(option.to_owned())),
        };
        if !belongs {
            return Err(PlayerErrorKind::Misplaced(name.to_owned()));
        }
        let number = |most| {
            let number = value.parse().ok().filter(|number: &u64| (1..=most).contains(number));
            number.ok_or_else(|| PlayerErrorKind::Number(name.to_owned(), most))
        };
        match name {
            "depth" => self.budget.depth = Some(number(100)? as u32),
            "nodes" => self.budget.nodes = Some(number(u64::MAX)?),
            "movetime" => self.budget.movetime = Some(number(u64::MAX)?),
            "timeout" => self.timeout = Some(number(u64::MAX)?),
            "elo" => {
                let elo = number((*levels().end()).into())? as u32;
                self.kind = PlayerKind::Character(adjusting_at(elo));
            }
            "threads" => self.options.threads = number(Options::MOST_THREADS as u64)? as usize,
            "hash" => {
                let mib = number(Options::MOST_MIB as u64)? as usize;
                // The memory of another program is its own affair.
                if matches!(self.kind, PlayerKind::Search) && !has_memory(mib) {
                    return Err(PlayerErrorKind::Memory(mib));
                }
                self.options.table_mib = mib;
            }
            _ => value.clone_into(&mut self.name),
        }
        Ok(())
    }
}

/// Splits the text of a player: its word, its options and the byte at which they begin, and the
/// command line of a program.
fn parts(text: &str) -> Result<(&str, Option<&str>, usize, Option<&str>), PlayerError> {
    if let Some(rest) = text.strip_prefix("exec[") {
        let Some((options, command)) = rest.split_once("]:") else {
            return Err(PlayerError { offset: "exec".len(), reason: PlayerErrorKind::Command });
        };
        return Ok(("exec", Some(options), "exec[".len(), Some(command)));
    }
    match text.split_once(':') {
        Some(("exec", command)) => Ok(("exec", None, 0, Some(command))),
        Some((word, options)) => Ok((word, Some(options), word.len() + 1, None)),
        None => Ok((text, None, 0, None)),
    }
}

#[cfg(test)]
mod tests {
    #![expect(clippy::unwrap_used, reason = "a test may stop at once")]

    use super::*;
    use fanorona_engine::SearchConstants;

    fn error(text: &str) -> (usize, PlayerErrorKind) {
        let error = PlayerSpec::read(text, Budget::default(), false).unwrap_err();
        (error.offset, error.reason)
    }

    #[test]
    fn players_are_read_with_their_own_limits_or_the_common_ones() {
        let common = Budget { nodes: Some(7), ..Budget::default() };
        let read = |text| PlayerSpec::read(text, common, false).unwrap();
        assert_eq!(read("search").budget, common);
        let own = read("search:depth=3,name=three");
        assert_eq!(own.budget, Budget { depth: Some(3), ..Budget::default() });
        assert_eq!(own.name, "three");
        let bare = read("search:no-table,threads=2,hash=3").options;
        assert_eq!((bare.techniques.transposition_table, bare.techniques.ordering), (false, true));
        assert_eq!((bare.threads, bare.table_mib), (2, 3));
        let constants = read("search:razoring-margin=180,capture-reduction=-20").options.constants;
        let default = SearchConstants::default();
        let own = SearchConstants { razoring_margin: 180, capture_reduction: -20, ..default };
        assert_eq!(constants, own);
        assert_eq!(read("search:name=x").budget, common);
        assert!(matches!(read("random").kind, PlayerKind::Random));
        assert!(matches!(read("pupil").kind, PlayerKind::Pupil));
        assert!(matches!(read("fara").kind, PlayerKind::Character(_)));
        let PlayerKind::Character(character) = read("sahala:elo=850").kind else { panic!() };
        assert_eq!((character.key.as_str(), character.elo), ("sahala:elo=850", 850));
    }

    #[test]
    fn a_program_keeps_its_commas_colons_and_quotes() {
        let player = PlayerSpec::read(
            "exec[movetime=200]:node \"a b.mjs\" c:d,e ''",
            Budget::default(),
            false,
        );
        let player = player.unwrap();
        let PlayerKind::External(words) = player.kind else { panic!("a program") };
        assert_eq!(words, ["node", "a b.mjs", "c:d,e", ""]);
        assert_eq!(player.budget.movetime, Some(200));
    }

    #[test]
    fn errors_are_reported_with_their_location() {
        assert_eq!(error("nobody"), (0, PlayerErrorKind::Unknown("nobody".to_owned())));
        assert_eq!(error(""), (0, PlayerErrorKind::Unknown(String::new())));
        assert_eq!(error("search"), (0, PlayerErrorKind::NoLimit));
        assert_eq!(
            error("search:nodes=5,nods=3"),
            (15, PlayerErrorKind::Option("nods=3".to_owned()))
        );
        assert_eq!(
            error("search:nodes=0"),
            (7, PlayerErrorKind::Number("nodes".to_owned(), u64::MAX))
        );
        assert_eq!(
            error("search:depth=101"),
            (7, PlayerErrorKind::Number("depth".to_owned(), 100))
        );
        assert_eq!(
            error("search:nodes=1,nodes=2"),
            (15, PlayerErrorKind::Twice("nodes".to_owned()))
        );
        assert_eq!(error("fara:no-table"), (5, PlayerErrorKind::Misplaced("no-table".to_owned())));
        assert_eq!(error("pupil:threads=2"), (6, PlayerErrorKind::Misplaced("threads".to_owned())));
        assert_eq!(error("fara:elo=5"), (5, PlayerErrorKind::Misplaced("elo".to_owned())));
        for elo in ["0", "2374", "x", ""] {
            let reason = PlayerErrorKind::Number("elo".to_owned(), 2_373);
            assert_eq!(error(&format!("sahala:elo={elo}")), (7, reason));
        }
        assert_eq!(error("random:nodes=5"), (7, PlayerErrorKind::Misplaced("nodes".to_owned())));
        let misplaced = PlayerErrorKind::Misplaced("razoring-margin".to_owned());
        assert_eq!(error("fara:razoring-margin=180"), (5, misplaced));
        for value in ["", "=", "=x", "=-1", "=2001", "=1.5"] {
            let range = PlayerErrorKind::Constant("razoring-margin".to_owned(), 0, 2_000);
            assert_eq!(error(&format!("search:nodes=5,razoring-margin{value}")), (15, range));
        }
        assert_eq!(error("search:nodes=5,"), (15, PlayerErrorKind::Option(String::new())));
        for text in ["exec", "exec:", "exec: ", "exec[nodes=1", "exec[nodes=1]:", "exec:\"a"] {
            assert_eq!(error(text).1, PlayerErrorKind::Command, "{text}");
        }
    }
}
