//! The rules of Fanorona: boards, positions, turns, rule sets, records, notation, clocks and matches.
//! No windows, no files and no reading of the system's time.
//!
//! # Overview
//!
//! - A [`Variant`] is a rule set with its names and texts; [`variant::shipped`] has those that come
//!   with the program. Its [`Ruleset`] consists of a [`Board`], a start and [`Switches`].
//! - A [`Position`] is the state between two turns. [`generate`] lists the legal [`Turn`]s of a
//!   position; [`perft`](perft::perft) counts them.
//! - A *turn* is everything that a player does before the other moves: one [`Step`] or a chain of
//!   capturing steps. A [`Chain`] is a turn in progress, which accepts a step or returns a
//!   [`Refusal`].
//! - A [`Record`] is a whole game: the turns played, undo and redo, repetition, draw offers and the
//!   [`Outcome`].
//! - [`notation`] reads and writes points, turns, positions, games and links.
//! - A [`Clock`] keeps the time of a game, and a [`Match`] the score of several games.
//!
//! A [`Point`] is a number, and a [`Position`] does not know its rule set: methods that need the board
//! or the rules take them as an argument.
//!
//! # Example
//!
//! ```
//! use fanorona_rules::notation::{Game, read_turn, write_position};
//! use fanorona_rules::variant::shipped;
//! use fanorona_rules::{Outcome, Record, Side, generate};
//!
//! // Fanoron-Telo, the smallest board.
//! let variant = shipped::variant("telo").ok_or("no such variant")?;
//! let rules = variant.rules.clone();
//! let mut record = Record::new(rules.clone());
//! assert_eq!(generate::turns(&rules, record.position()).len(), 4);
//!
//! // White captures a stone by approach: from c1 to the centre.
//! let turn = read_turn(&rules, record.position(), "c1-b2A")?;
//! record.play(&turn)?;
//! assert_eq!(turn.captured.len(), 1);
//! assert_eq!(write_position(&rules, record.position()), "1BB/BWW/WW1 b 0 1");
//!
//! // Black resigns.
//! record.resign(Side::Black)?;
//! assert_eq!(record.outcome().and_then(Outcome::winner), Some(Side::White));
//!
//! // The game as text and back.
//! let text = Game::new(variant.key.clone(), record).to_string();
//! let game: Game = text.parse()?;
//! assert_eq!(game.record.turns(), [turn]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod board;
pub mod booklet;
pub mod chain;
pub mod clock;
pub mod counters;
pub mod generate;
pub mod matches;
pub mod names;
pub mod notation;
pub mod outcome;
pub mod perft;
pub mod points;
pub mod position;
pub mod record;
pub mod refusal;
pub mod shipped_records;
pub mod side;
pub mod switch;
pub mod switches;
pub mod turn;
pub mod variant;
mod zobrist;

use std::borrow::Cow;
use switches::OmittedCapture;

pub use board::Board;
pub use chain::Chain;
pub use clock::{Clock, TimeControl};
pub use counters::{Counters, DrawWarning};
pub use matches::Match;
pub use outcome::{DrawReason, Outcome, WinReason};
pub use points::{Direction, Point, PointSet};
pub use position::{Position, PositionError};
pub use record::{Record, Stepped};
pub use refusal::Refusal;
pub use side::Side;
pub use switch::Switch;
pub use switches::Switches;
pub use turn::{CaptureKind, Step, Turn};
pub use variant::Variant;

/// Fails to compile if one of these types cannot be shared between threads.
const _: () = {
    const fn send_and_sync<T: Send + Sync>() {}
    send_and_sync::<Board>();
    send_and_sync::<Chain>();
    send_and_sync::<Clock>();
    send_and_sync::<Counters>();
    send_and_sync::<Match>();
    send_and_sync::<Outcome>();
    send_and_sync::<PointSet>();
    send_and_sync::<Position>();
    send_and_sync::<Record>();
    send_and_sync::<Refusal>();
    send_and_sync::<Ruleset>();
    send_and_sync::<Turn>();
    send_and_sync::<Variant>();
    send_and_sync::<generate::Generator>();
    send_and_sync::<notation::Game>();
    send_and_sync::<notation::ParseGameError>();
    send_and_sync::<notation::Tree>();
    send_and_sync::<variant::VariantErrors>();
};

/// The rules of a variant: the board, the start and the switches.
///
/// ```
/// use fanorona_rules::notation::StonesText;
/// use fanorona_rules::variant::shipped;
/// use fanorona_rules::{Board, Ruleset, Switches};
///
/// let board = Board::new(3, 3).unwrap();
/// let start = "BBB/B1W/WWW".parse::<StonesText>()?.to_stones(&board)?;
/// let rules = Ruleset { board, start, switches: Switches::default() };
/// assert_eq!(rules, *shipped::variant("telo").unwrap().rules);
/// # Ok::<(), fanorona_rules::notation::ParsePositionError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruleset {
    /// The board.
    pub board: Board,
    /// White's and Black's stones at the start.
    pub start: [PointSet; 2],
    /// The switches in which rule sets differ.
    pub switches: Switches,
}

impl Ruleset {
    /// The same rules without the limits that draw a game.
    pub(crate) fn without_limits(&self) -> Self {
        Self { switches: self.switches.without_limits(), ..self.clone() }
    }

    /// The rules by which positions are evaluated: captures that can be claimed are compulsory. This
    /// changes no value. A claimed omission leaves its player the captures, the best of which could have
    /// been played at once, and a correct opponent claims whenever that is better for it.
    pub fn with_captures_enforced(&self) -> Cow<'_, Self> {
        match self.switches.omitted_capture {
            OmittedCapture::Enforced => Cow::Borrowed(self),
            OmittedCapture::Claimed => {
                let mut rules = self.clone();
                rules.switches.omitted_capture = OmittedCapture::Enforced;
                Cow::Owned(rules)
            }
        }
    }
}
