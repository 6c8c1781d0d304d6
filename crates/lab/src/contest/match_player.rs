//! A player of a match, ready to play.

use super::choice::{ChosenTurn, Forfeit};
use super::clock::MatchClock;
use super::external::External;
use super::player::{PlayerKind, PlayerSpec};
use super::pupil::pupil_turn;
use crate::self_play::play_random_turn;
use fanorona::cli::thinker::{self, Budget, Thinker};
use fanorona_engine::book::Book;
use fanorona_engine::character::SearchResources;
use fanorona_engine::endgame::EndgameTables;
use fanorona_engine::protocol::TurnOverhead;
use fanorona_engine::{Character, Options, Report};
use fanorona_rules::{Record, Turn};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use std::io;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// The plain search as a player.
#[derive(Debug)]
pub(super) struct SearchPlayer {
    thinker: Thinker,
    budget: Budget,
    /// A book, and the margin within which it chooses among its turns.
    book: Option<(Arc<Book>, u32)>,
    /// Whether it takes exactly its share of a clock for every turn.
    even_time: bool,
    /// By how much its turns took longer than they should.
    overhead: TurnOverhead,
}

/// A player that can be asked for turns.
#[derive(Debug)]
pub(super) enum MatchPlayer {
    Random,
    Pupil,
    Search(Box<SearchPlayer>),
    Character(Arc<Character>, SearchResources),
    External(Box<External>),
}

impl MatchPlayer {
    /// Prepares a player, with the endgame tables and the book if it uses them.
    ///
    /// # Errors
    /// The player's program cannot be started.
    pub fn new(
        player: &PlayerSpec,
        variant: &str,
        tables: Option<&Arc<EndgameTables>>,
        book: Option<&Arc<Book>>,
    ) -> io::Result<Self> {
        let tables = tables.filter(|_| player.uses_tables()).cloned();
        let book = book.filter(|_| player.uses_book()).cloned();
        Ok(match &player.kind {
            PlayerKind::Random => Self::Random,
            PlayerKind::Pupil => Self::Pupil,
            PlayerKind::Search => {
                let options = Options { tables, ..player.options.clone() };
                let book = book.zip(player.book);
                Self::Search(Box::new(SearchPlayer {
                    thinker: Thinker::new(options),
                    budget: player.budget,
                    book,
                    even_time: player.even_time,
                    overhead: TurnOverhead::NONE,
                }))
            }
            PlayerKind::Character(character) => {
                let threads = player.options.threads;
                let resources = SearchResources { threads, tables, book };
                Self::Character(character.clone(), resources)
            }
            PlayerKind::External(words) => {
                Self::External(Box::new(External::start(words, variant, player)?))
            }
        })
    }

    /// Prepares for a new game: discards everything learned in previous games.
    pub fn begin(&mut self) {
        match self {
            Self::Search(player) => player.thinker.clear(),
            Self::External(program) => program.new_game(),
            Self::Random | Self::Pupil | Self::Character(..) => {}
        }
    }

    /// The turn that this player plays in an unfinished game, on a clock if there is one. The seed determines
    /// random choices.
    ///
    /// # Errors
    /// The player forfeits the game.
    pub fn choose(
        &mut self,
        record: &Record,
        clock: Option<&MatchClock>,
        seed: u64,
    ) -> Result<ChosenTurn, Forfeit> {
        let report = match self {
            Self::Random => {
                let mut next = record.clone();
                let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
                play_random_turn(&mut next, &mut rng);
                let turn =
                    next.turns().last().filter(|_| next.turns().len() > record.turns().len());
                return chosen(turn.cloned(), 0, 0);
            }
            Self::Pupil => {
                let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
                return chosen(pupil_turn(record, &mut rng), 0, 0);
            }
            Self::Search(player) => player.choose(record, clock, seed),
            Self::Character(character, resources) => {
                let side = record.position().side();
                let share = clock.map(|clock| Duration::from_millis(clock.budget(side).share()));
                thinker::ask(character, record, resources, seed, share, &|| false)
            }
            Self::External(program) => return program.choose(record, clock),
        };
        let Report { best, depth, nodes, .. } = report;
        chosen(best, depth, nodes)
    }
}

impl SearchPlayer {
    fn choose(&mut self, record: &Record, clock: Option<&MatchClock>, seed: u64) -> Report {
        let book = self.book.as_ref();
        if let Some(report) = book.and_then(|(book, margin)| book.choose(record, *margin, seed)) {
            return report;
        }
        let mut budget = self.budget;
        if let Some(clock) = clock {
            let left = clock.budget(record.position().side());
            let share = left.share_after(&self.overhead);
            budget.movetime = Some(budget.movetime.map_or(share, |time| time.min(share)));
            budget.most = (!self.even_time && self.budget.movetime.is_none())
                .then(|| left.most_after(&self.overhead));
        }
        let began = Instant::now();
        let report = self.thinker.think(record, budget, &mut || false);
        if clock.is_some() {
            self.overhead.record(self.thinker.time(), began.elapsed());
        }
        report
    }
}

fn chosen(turn: Option<Turn>, depth: u32, nodes: u64) -> Result<ChosenTurn, Forfeit> {
    let turn = turn.ok_or_else(|| Forfeit::Illegal("(none)".to_owned()))?;
    Ok(ChosenTurn { turn, depth, nodes })
}
