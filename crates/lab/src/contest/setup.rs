//! A match as the command line describes it, and its players.

use super::arguments;
use super::clock::MatchClock;
use super::match_player::MatchPlayer;
use super::opening::MatchOpenings;
use super::player::PlayerSpec;
use super::results::MatchResults;
use crate::args::MatchArgs;
use crate::book;
use crate::statistics::{Sprt, SprtVerdict};
use fanorona::cli::console::{Console, Failure};
use fanorona::cli::input;
use fanorona::cli::thinker::{self, Budget};
use fanorona_engine::book::{Book, shipped};
use fanorona_engine::endgame::EndgameTables;
use fanorona_rules::Variant;
use std::io;
use std::sync::Arc;

/// Who plays what, and what decides the match early.
pub(super) struct MatchSetup {
    pub variant: Arc<Variant>,
    pub players: [PlayerSpec; 2],
    pub clock: Option<MatchClock>,
    pub test: Option<Sprt>,
}

impl MatchSetup {
    /// The match of the command line, and its openings. Starts no player and writes no file.
    pub fn read(console: &Console, args: &MatchArgs) -> Result<(Self, MatchOpenings), Failure> {
        let variant = input::variant(console, args.variant.as_deref())?;
        let clock = arguments::clock(console, args.clock.as_deref())?;
        let common =
            Budget { depth: args.depth, nodes: args.nodes, movetime: args.movetime, most: None };
        let players = [
            arguments::player(console, "A", &args.first, common, clock.is_some())?,
            arguments::player(console, "B", &args.second, common, clock.is_some())?,
        ];
        arguments::check_threads(console, args, &players)?;
        let openings = arguments::openings(console, args, &variant)?;
        let test = arguments::test(console, &args.sprt)?;
        if !args.games.is_multiple_of(2) {
            return Err(console.invalid("--games", "match-even", &[]));
        }
        if let Some(path) = &args.output {
            arguments::check_output(console, path)?;
        }
        Ok((Self { variant, players, clock, test }, openings))
    }

    /// The endgame tables, if a player uses them.
    pub fn tables(&self, console: &mut Console) -> io::Result<Option<Arc<EndgameTables>>> {
        if self.players.iter().any(PlayerSpec::uses_tables) {
            thinker::load_tables(console, &self.variant.rules)
        } else {
            Ok(None)
        }
    }

    /// Prepares two players for each pair of games that is played at the same time.
    pub fn start_players(
        &self,
        console: &Console,
        args: &MatchArgs,
        tables: Option<&Arc<EndgameTables>>,
    ) -> Result<Vec<[MatchPlayer; 2]>, Failure> {
        // Other programs load a custom variant from its file.
        let variant = args.variant.as_deref().unwrap_or(&self.variant.key);
        let book = self.book(console, args)?;
        let start =
            |place, player| start_player(console, place, player, variant, tables, book.as_ref());
        let [a, b] = &self.players;
        let pairs = 0..args.concurrency.min(args.games / 2);
        pairs.map(|_| Ok([start("A", a)?, start("B", b)?])).collect()
    }

    /// How the test stands after these results; `None` without a test.
    pub fn verdict(&self, results: &MatchResults) -> Option<SprtVerdict> {
        self.test.map(|test| results.pairs.verdict(test))
    }

    /// The book for the players that use one.
    fn book(&self, console: &Console, args: &MatchArgs) -> Result<Option<Arc<Book>>, Failure> {
        let variant = &self.variant;
        let used = self.players.iter().any(PlayerSpec::uses_book);
        let Some(file) = &args.book else {
            return Ok(used.then(|| shipped::book(&variant.rules)).flatten());
        };
        if !used {
            return Err(console.invalid("--book", "match-book-unused", &[]));
        }
        let unknown = console.catalogue.find(&variant.key).is_none();
        let named = args.variant.as_deref().filter(|_| unknown);
        let (book, _) = book::read(console, file, named)?;
        if book.variant().rules != variant.rules {
            let [here, there] =
                [variant, book.variant()].map(|variant| variant.key.as_str().into());
            let arguments = [("key", here), ("other", there)];
            let name = file.display().to_string();
            return Err(console.invalid(&name, "match-book-variant", &arguments));
        }
        Ok(Some(Arc::new(book)))
    }
}

/// Prepares a player, which `place` names; starts its program if it is one.
pub(super) fn start_player(
    console: &Console,
    place: &str,
    player: &PlayerSpec,
    variant: &str,
    tables: Option<&Arc<EndgameTables>>,
    book: Option<&Arc<Book>>,
) -> Result<MatchPlayer, Failure> {
    MatchPlayer::new(player, variant, tables, book).map_err(|error| {
        let (name, detail) = (player.name.as_str(), error.to_string());
        let arguments = [("player", name.into()), ("detail", detail.into())];
        console.invalid(place, "match-program", &arguments)
    })
}
