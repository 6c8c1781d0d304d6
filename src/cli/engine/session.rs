//! What the engine has been told: variant, game, options, and the search under way.

use super::search::{LazyTables, ReportedTables, Search, SearchTask};
use super::tell;
use crate::catalogue::{Catalogue, FindVariantError};
use crate::cli::text::board::drawn;
use crate::cli::thinker::{Budget, Thinker};
use crate::engine::Options;
use crate::engine::character::{self, Character};
use crate::engine::protocol::{Command, Go, ProtocolError, ProtocolErrorKind, Setting, options};
use crate::rules::notation::turn::write_turn_compact;
use crate::rules::notation::write_position;
use crate::rules::{Board, Outcome, Record, Side, Variant, generate};
use std::io;
use std::sync::Arc;

/// All that lasts from line to line.
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
    /// What the plain search remembers; away while a search is under way.
    thinker: Option<Thinker>,
    search: Option<Search>,
}

impl ProtocolSession {
    /// The standard variant's start, and no option set.
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
            thinker: None,
            search: None,
        }
    }

    /// The board of the variant.
    pub fn board(&self) -> &Board {
        &self.variant.rules.board
    }

    /// Ends the search under way, if there is one; it tells its answer.
    pub fn stop(&mut self) {
        if let Some(search) = self.search.take() {
            self.thinker = search.stop();
        }
    }

    /// Does what a line asks for.
    ///
    /// # Errors
    /// Nothing more can be written; or, inside, why the line cannot be obeyed.
    pub fn obey(&mut self, command: Command) -> io::Result<Result<(), ProtocolError>> {
        if self.search.as_ref().is_some_and(Search::is_done) {
            self.stop();
        }
        let busy = match &command {
            Command::NewGame => "ucinewgame",
            Command::Set(_) => "setoption",
            Command::Position(_) => "position",
            Command::Go(_) => "go",
            Command::Perft(_) => "perft",
            _ => "",
        };
        if self.search.is_some() && !busy.is_empty() {
            return Ok(Err(at_start(ProtocolErrorKind::Busy(busy))));
        }
        let done = match command {
            Command::Uci => return self.introduce().map(Ok),
            Command::IsReady => return tell("readyok").map(Ok),
            Command::Show => return self.show().map(Ok),
            Command::Stop => {
                self.stop();
                Ok(())
            }
            Command::NewGame => {
                self.thinker = None;
                Ok(())
            }
            Command::Set(setting) => self.set(setting),
            Command::Position(place) => {
                place.record(&self.variant.rules).map(|record| self.record = record)
            }
            Command::Go(go) => self.go(&go),
            Command::Perft(depth) => {
                let thinker = self.thinker.take();
                self.search = Some(Search::count(self.record.clone(), depth, thinker));
                Ok(())
            }
            // The loop above ends with it.
            Command::Quit => Ok(()),
        };
        Ok(done)
    }

    fn go(&mut self, go: &Go) -> Result<(), ProtocolError> {
        let movetime = go.time_for(self.record.position().side())?;
        let errand = SearchTask {
            record: self.record.clone(),
            budget: Budget { depth: go.depth, nodes: go.nodes, movetime },
            lines: self.lines,
            character: self.character.clone().map(|character| (character, self.seed)),
            options: self.options.clone(),
            tables: self.tables.clone(),
            infinite: go.infinite,
        };
        self.search = Some(Search::turn(errand, self.thinker.take()));
        Ok(())
    }

    fn set(&mut self, setting: Setting) -> Result<(), ProtocolError> {
        match setting {
            Setting::Variant(key) => {
                let variant = self.catalogue.find_or_read(&key).map_err(|not_found| {
                    let found = match not_found {
                        FindVariantError::Key(key) => key,
                        FindVariantError::File(unusable) => unusable.path.display().to_string(),
                    };
                    at_start(ProtocolErrorKind::Value { name: "Variant", found })
                })?;
                self.record = Record::new(variant.rules.clone());
                self.variant = variant;
                self.tables = Arc::new(LazyTables::new(self.reported_tables.clone()));
            }
            Setting::Threads(threads) => self.options.threads = threads,
            Setting::Hash(mib) => self.options.table_mib = mib,
            Setting::Lines(lines) => self.lines = lines,
            Setting::EndgameTables(used) => self.options.parts.endgame = used,
            Setting::Seed(seed) => self.seed = seed,
            Setting::Character(None) => self.character = None,
            Setting::Character(Some(key)) => {
                let Some(character) = character::named(&key) else {
                    let name = "Character";
                    return Err(at_start(ProtocolErrorKind::Value { name, found: key }));
                };
                self.character = Some(character);
            }
        }
        // The next search is set up anew.
        self.thinker = None;
        Ok(())
    }

    fn introduce(&self) -> io::Result<()> {
        tell(&format!("id name Fanorona {}", env!("CARGO_PKG_VERSION")))?;
        tell("id author the authors of Fanorona")?;
        let variants = self.catalogue.usable().iter().map(|variant| variant.key.as_str());
        let characters = character::all().iter().map(|character| character.key.as_str());
        for line in options(variants, characters) {
            tell(&line)?;
        }
        tell("uciok")
    }

    fn show(&self) -> io::Result<()> {
        let (rules, position) = (self.record.rules(), self.record.position());
        let stones = Side::BOTH.map(|side| position.stones(side));
        tell(drawn(&rules.board, stones).trim_end())?;
        tell(&format!("variant {}", self.variant.key))?;
        tell(&format!("position {}", write_position(rules, position)))?;
        tell(&format!("result {}", self.record.outcome().map_or("*", Outcome::code)))?;
        let mut turns = Vec::new();
        if self.record.outcome().is_none() {
            turns = generate::turns(rules, position);
        }
        let mut turns: Vec<String> =
            turns.iter().map(|turn| write_turn_compact(&rules.board, turn)).collect();
        turns.sort_unstable();
        tell(format!("turns {}", turns.join(" ")).trim_end())
    }
}

fn at_start(reason: ProtocolErrorKind) -> ProtocolError {
    ProtocolError { column: 1, reason }
}
