//! A player at the board: asked for turns, it answers or forfeits.

use super::external::External;
use super::opening::random_turn;
use super::player::{PlayerKind, PlayerSpec};
use crate::cli::thinker::{self, Budget, Thinker};
use crate::engine::character::SearchResources;
use crate::engine::endgame::EndgameTables;
use crate::engine::{Character, Options, Report};
use crate::rules::{Record, Turn};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use std::io;
use std::sync::Arc;

/// How a player loses without being beaten.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Foul {
    /// Its program ended or closed its output.
    Crash,
    /// It did not answer in time.
    Timeout,
    /// What it answered is no legal turn.
    Illegal(String),
}

/// A chosen turn, and the search behind it.
#[derive(Clone, Debug)]
pub(super) struct ChosenTurn {
    pub turn: Turn,
    /// The depth finished, in turns; 0 where none is known.
    pub depth: u32,
    /// The positions visited; 0 where none are known.
    pub nodes: u64,
}

/// A player ready to play.
#[derive(Debug)]
pub(super) enum Contestant {
    Random,
    Search(Box<Thinker>, Budget),
    Character(Arc<Character>, SearchResources),
    External(Box<External>),
}

impl Contestant {
    /// Sets a player at the board, with the endgame tables if it uses them.
    ///
    /// # Errors
    /// Its program cannot be started.
    pub fn new(
        player: &PlayerSpec,
        variant: &str,
        tables: Option<&Arc<EndgameTables>>,
    ) -> io::Result<Self> {
        let tables = tables.filter(|_| player.knows_endings()).cloned();
        Ok(match &player.kind {
            PlayerKind::Random => Self::Random,
            PlayerKind::Search => {
                let options = Options { tables, ..player.options.clone() };
                Self::Search(Box::new(Thinker::new(options)), player.budget)
            }
            PlayerKind::Character(character) => {
                let means = SearchResources { threads: player.options.threads, tables };
                Self::Character(character.clone(), means)
            }
            PlayerKind::External(words) => {
                Self::External(Box::new(External::start(words, variant, player)?))
            }
        })
    }

    /// Forgets the game before.
    pub fn begin(&mut self) {
        match self {
            Self::Search(thinker, _) => thinker.clear(),
            Self::External(program) => program.new_game(),
            Self::Random | Self::Character(..) => {}
        }
    }

    /// The turn this player plays in a game that is not over.
    ///
    /// # Errors
    /// It forfeits the game.
    pub fn choose(&mut self, record: &Record, chance: u64) -> Result<ChosenTurn, Foul> {
        let mut never = || false;
        let report = match self {
            Self::Random => {
                let mut next = record.clone();
                let mut chance = Xoshiro256PlusPlus::seed_from_u64(chance);
                random_turn(&mut next, &mut chance);
                let turn =
                    next.turns().last().filter(|_| next.turns().len() > record.turns().len());
                return chosen(turn.cloned(), 0, 0);
            }
            Self::Search(thinker, budget) => thinker.think(record, *budget, &mut never),
            Self::Character(character, means) => {
                thinker::ask(character, record, means, chance, &never)
            }
            Self::External(program) => return program.choose(record),
        };
        let Report { best, depth, nodes, .. } = report;
        chosen(best, depth, nodes)
    }
}

fn chosen(turn: Option<Turn>, depth: u32, nodes: u64) -> Result<ChosenTurn, Foul> {
    let turn = turn.ok_or_else(|| Foul::Illegal("(none)".to_owned()))?;
    Ok(ChosenTurn { turn, depth, nodes })
}
