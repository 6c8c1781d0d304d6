//! The state of the engine protocol: variant, game, options, and the running search.

use super::search::{LazyTables, ReportedTables, RunningSearch, SearchEnd, SearchTask};
use super::send;
use crate::catalogue::{Catalogue, FindVariantError};
use crate::cli::text::board::drawn;
use crate::cli::thinker::{Budget, Thinker};
use crate::cli::turns;
use crate::engine::character::{self, Character};
use crate::engine::protocol::{
    EngineOption, GoLimits, OverheadMeter, ProtocolCommand, ProtocolError, ProtocolErrorKind,
    options,
};
use crate::engine::{Options, has_memory};
use crate::rules::generate::Turns;
use crate::rules::notation::write_position;
use crate::rules::{Board, Outcome, Record, Side, Variant};
use crate::texts::{Language, Texts, say};
use std::io;
use std::sync::Arc;

/// The greatest number of turns that are listed.
const MOST_TURNS: usize = 10_000;

/// The state between commands.
pub(super) struct ProtocolSession {
    catalogue: Catalogue,
    variant: Arc<Variant>,
    record: Record,
    options: Options,
    tables: Arc<LazyTables>,
    reported_tables: ReportedTables,
    lines: usize,
    character: Option<Arc<Character>>,
    seed: u64,
    /// Measures by how much turns exceed their time.
    overhead: OverheadMeter,
    /// Whether the running search, or the last one, divides its time itself.
    managed: bool,
    /// The plain search with its transposition table; `None` while a search is running.
    thinker: Option<Thinker>,
    search: Option<RunningSearch>,
}

impl ProtocolSession {
    /// The starting position of the default variant, with default options.
    pub fn new(catalogue: Catalogue) -> Self {
        let variant = catalogue.standard();
        let reported_tables = ReportedTables::default();
        Self {
            record: Record::new(variant.rules.clone()),
            catalogue,
            variant,
            options: Options::default(),
            tables: Arc::new(LazyTables::new(reported_tables.clone())),
            reported_tables,
            lines: 1,
            character: None,
            seed: 0,
            overhead: OverheadMeter::default(),
            managed: false,
            thinker: None,
            search: None,
        }
    }

    /// The board of the current variant.
    pub fn board(&self) -> &Board {
        &self.variant.rules.board
    }

    /// Stops the running search, if there is one; it sends its result.
    ///
    /// # Errors
    /// A line of the search cannot be written.
    pub fn stop(&mut self) -> io::Result<()> {
        let Some(search) = self.search.take() else { return Ok(()) };
        let SearchEnd { thinker, sent } = search.stop();
        self.thinker = thinker;
        if let Some(thinker) = self.thinker.as_ref().filter(|_| self.managed) {
            self.overhead.searched(thinker.time());
        }
        sent
    }

    /// Executes a command.
    ///
    /// # Errors
    /// The output cannot be written; or, in the inner result, the command cannot be executed.
    pub fn execute(&mut self, command: ProtocolCommand) -> io::Result<Result<(), ProtocolError>> {
        if self.search.as_ref().is_some_and(RunningSearch::is_done) {
            self.stop()?;
        }
        let busy = match &command {
            ProtocolCommand::NewGame => "ucinewgame",
            ProtocolCommand::Set(_) => "setoption",
            ProtocolCommand::Position(_) => "position",
            ProtocolCommand::Go(_) => "go",
            ProtocolCommand::Perft(_) => "perft",
            _ => "",
        };
        if self.search.is_some() && !busy.is_empty() {
            return Ok(Err(at_start(ProtocolErrorKind::Busy(busy))));
        }
        let done = match command {
            ProtocolCommand::Uci => return self.introduce().map(Ok),
            ProtocolCommand::IsReady => return send("readyok").map(Ok),
            ProtocolCommand::Show => return self.show().map(Ok),
            ProtocolCommand::Stop => {
                self.stop()?;
                Ok(())
            }
            ProtocolCommand::NewGame => {
                self.thinker = None;
                Ok(())
            }
            ProtocolCommand::Set(setting) => self.set(setting),
            ProtocolCommand::Position(place) => {
                place.record(&self.variant.rules).map(|record| self.record = record)
            }
            ProtocolCommand::Go(go) => self.go(&go),
            ProtocolCommand::Perft(depth) => {
                let thinker = self.thinker.take();
                self.search = Some(RunningSearch::count(self.record.clone(), depth, thinker));
                Ok(())
            }
            // Handled by the caller.
            ProtocolCommand::Quit => Ok(()),
        };
        Ok(done)
    }

    fn go(&mut self, go: &GoLimits) -> Result<(), ProtocolError> {
        let movetime = self.overhead.time_for(go, &self.record)?;
        // Analysis and characters take exactly the time they have.
        let managed = self.lines == 1 && self.character.is_none();
        let most = self.overhead.most().filter(|_| managed);
        self.managed = most.is_some();
        let task = SearchTask {
            record: self.record.clone(),
            budget: Budget { depth: go.depth, nodes: go.nodes, movetime, most },
            lines: self.lines,
            character: self.character.clone().map(|character| (character, self.seed)),
            options: self.options.clone(),
            tables: self.tables.clone(),
            infinite: go.infinite,
        };
        self.search = Some(RunningSearch::turn(task, self.thinker.take()));
        Ok(())
    }

    fn set(&mut self, setting: EngineOption) -> Result<(), ProtocolError> {
        match setting {
            EngineOption::Variant(key) => {
                let variant = self.catalogue.find_or_read(&key).map_err(|not_found| {
                    at_start(match not_found {
                        FindVariantError::Key(found) => {
                            ProtocolErrorKind::Value { name: "Variant", found }
                        }
                        FindVariantError::File(unusable) => {
                            let texts = Texts::new(Language::ENGLISH);
                            let errors = say::custom_file_error(&texts, &unusable);
                            ProtocolErrorKind::VariantFile(
                                errors.into_iter().next().unwrap_or_default(),
                            )
                        }
                    })
                })?;
                self.record = Record::new(variant.rules.clone());
                self.variant = variant;
                self.tables = Arc::new(LazyTables::new(self.reported_tables.clone()));
            }
            EngineOption::Threads(threads) => self.options.threads = threads,
            EngineOption::Hash(mib) => {
                if !has_memory(mib) {
                    return Err(at_start(ProtocolErrorKind::Memory(mib)));
                }
                self.options.table_mib = mib;
            }
            EngineOption::Lines(lines) => self.lines = lines,
            EngineOption::EndgameTables(used) => self.options.techniques.endgame_tables = used,
            EngineOption::Seed(seed) => self.seed = seed,
            EngineOption::Character(None) => self.character = None,
            EngineOption::Character(Some(key)) => {
                let Some(character) = character::named(&key) else {
                    let name = "Character";
                    return Err(at_start(ProtocolErrorKind::Value { name, found: key }));
                };
                self.character = Some(character);
            }
        }
        // The next search starts with the new options.
        self.thinker = None;
        Ok(())
    }

    fn introduce(&self) -> io::Result<()> {
        send(&format!("id name Fanorona {}", env!("CARGO_PKG_VERSION")))?;
        send("id author the authors of Fanorona")?;
        let variants = self.catalogue.usable().iter().map(|variant| variant.key.as_str());
        let characters = character::choices().map(|character| character.key.as_str());
        for line in options(variants, characters) {
            send(&line)?;
        }
        send("uciok")
    }

    fn show(&self) -> io::Result<()> {
        let (rules, position) = (self.record.rules(), self.record.position());
        let stones = Side::BOTH.map(|side| position.stones(side));
        send(drawn(&rules.board, stones).trim_end())?;
        send(&format!("variant {}", self.variant.key))?;
        send(&format!("position {}", write_position(rules, position)))?;
        send(&format!("result {}", self.record.outcome().map_or("*", Outcome::code)))?;
        let most = if self.record.outcome().is_none() { MOST_TURNS } else { 0 };
        let Turns { list, whole } = turns::written(rules, position, most);
        let mut turns: Vec<String> = list.iter().map(|turn| turn.replace('-', "")).collect();
        turns.sort_unstable();
        if !whole && most > 0 {
            send(&format!("info string only the first {MOST_TURNS} turns are listed"))?;
        }
        send(format!("turns {}", turns.join(" ")).trim_end())
    }
}

fn at_start(reason: ProtocolErrorKind) -> ProtocolError {
    ProtocolError { column: 1, reason }
}
