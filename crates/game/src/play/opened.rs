//! A game from a file, a link or the library, to be continued or reviewed.

use super::Seat;
use fanorona_rules::Variant;
use fanorona_rules::notation::Game;
use std::sync::Arc;
use std::time::Duration;

/// A game with its variant, players and clock times, for [`Intent::Open`] and
/// [`Intent::OpenReview`].
///
/// ```
/// use fanorona_game::play::{Intent, Notice, OpenedGame, Session};
/// use fanorona_rules::notation::read_game;
/// use fanorona_rules::variant::shipped;
///
/// let telo = shipped::variant("telo").unwrap();
/// let text = "[Variant \"telo\"]\n[White \"Rasoa\"]\n\n1. c1-b2A *\n";
/// let game = read_game(text, |_| Some(telo.rules.clone()))?;
/// let mut session = Session::default();
/// let opened = OpenedGame::by_people(telo, game);
/// assert_eq!(session.apply(Intent::Open(Box::new(opened))), [Notice::Started]);
/// assert_eq!(session.record().turns().len(), 1);
/// assert_eq!(session.tags()[0], ("White".to_owned(), "Rasoa".to_owned()));
/// # Ok::<(), fanorona_rules::notation::ParseGameError>(())
/// ```
///
/// [`Intent::Open`]: super::Intent::Open
/// [`Intent::OpenReview`]: super::Intent::OpenReview
#[derive(Clone, Debug, PartialEq)]
pub struct OpenedGame {
    /// The variant of the game.
    pub variant: Arc<Variant>,
    /// The game with tags, comments and variations. Match, names and time control are in the tags.
    pub game: Game,
    /// Who plays White and Black from now on.
    pub seats: [Seat; 2],
    /// The time left to White and Black; `None` for the starting times.
    pub left: Option<[Duration; 2]>,
}

impl OpenedGame {
    /// A game continued by two people, with the starting times.
    pub const fn by_people(variant: Arc<Variant>, game: Game) -> Self {
        Self { variant, game, seats: [Seat::Person, Seat::Person], left: None }
    }
}
