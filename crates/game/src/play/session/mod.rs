//! The session: a record with its players, clocks and match, and what is on the board now.

mod apply;
mod undo;

use super::clocks::Clocks;
use super::{Coaching, Review, Seat};
use fanorona_engine::protocol::TurnOverhead;
use fanorona_rules::notation::game::Note;
use fanorona_rules::variant::shipped;
use fanorona_rules::{Match, Outcome, Record, Side, Variant};
use std::sync::Arc;
use std::time::Duration;

/// A game, its players and clocks, and the match it belongs to.
///
/// [`Session::apply`] changes the record. Clocks advance only by [`Session::advance`], which ends the game
/// when a side's time has run out, so a session behaves the same however fast the machine is. There is no
/// other way to change the game.
///
/// ```
/// use fanorona_game::play::{Intent, Notice, Seat, Session};
/// use fanorona_rules::variant::shipped;
///
/// let telo = shipped::variant("telo").unwrap();
/// let mut session = Session::new(telo, [Seat::Person, Seat::Person]);
/// let board = &session.record().rules().board;
/// let (from, to) = (board.point_named("a1").unwrap(), board.point_named("b2").unwrap());
/// let notices = session.apply(Intent::Step { from, to, kind: None });
/// assert!(matches!(notices[..], [Notice::Stepped { .. }, Notice::TurnEnded(_)]));
/// assert_eq!(session.record().turns().len(), 1);
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Session {
    pub(super) variant: Arc<Variant>,
    pub(super) record: Record,
    /// The tags of the game as a record: names, dates.
    pub(super) tags: Vec<(String, String)>,
    /// The comments and variations between its turns.
    pub(super) notes: Vec<Note>,
    pub(super) seats: [Seat; 2],
    pub(super) generation: u64,
    /// The number of hints White and Black asked for in this game.
    pub(super) hints: [u32; 2],
    /// See [`Session::taken_back`].
    pub(super) taken_back: u32,
    /// The help of the coach; `None` in a game without one.
    pub(super) coaching: Option<Coaching>,
    /// Variants other than the shipped ones, for matches from records.
    pub(super) known: Vec<Arc<Variant>>,
    /// While a game is reviewed: that game and the suspended one. All other fields then describe
    /// the place under review.
    pub(super) review: Option<Box<Review>>,
    /// The match that the game belongs to, and whether its result is counted there.
    pub(super) match_: Option<Match>,
    pub(super) scored: bool,
    pub(super) clocks: Option<Clocks>,
    /// The total time passed to [`Session::advance`].
    pub(super) now: Duration,
    /// By how much the turns of computers exceeded their share of the clock.
    pub(super) overhead: TurnOverhead,
    /// Whether the players paused the clocks.
    pub(super) paused: bool,
    /// Whether the presentation holds the clocks.
    pub(super) held: bool,
}

impl Default for Session {
    fn default() -> Self {
        Self::new(shipped::all()[0].clone(), [Seat::Person, Seat::Person])
    }
}

impl Session {
    /// A new game from the start of the variant.
    pub fn new(variant: Arc<Variant>, seats: [Seat; 2]) -> Self {
        let record = Record::new(variant.rules.clone());
        Self::from_record(variant, record, seats)
    }

    /// A game that continues a record. `record` must be a game by the rules of `variant`.
    ///
    /// ```
    /// use fanorona_game::play::{Seat, Session};
    /// use fanorona_rules::notation::Game;
    /// use fanorona_rules::{Side, variant::shipped};
    ///
    /// let game: Game = "[Variant \"telo\"]\n\n1. c1-b2A *".parse()?;
    /// let telo = shipped::variant(&game.variant).unwrap();
    /// let session = Session::from_record(telo, game.record, [Seat::Person, Seat::Person]);
    /// assert_eq!(session.to_move(), Some(Side::Black));
    /// # Ok::<(), fanorona_rules::notation::ParseGameError>(())
    /// ```
    pub const fn from_record(variant: Arc<Variant>, record: Record, seats: [Seat; 2]) -> Self {
        Self {
            variant,
            record,
            tags: Vec::new(),
            notes: Vec::new(),
            seats,
            generation: 0,
            hints: [0; 2],
            taken_back: 0,
            coaching: None,
            known: Vec::new(),
            review: None,
            match_: None,
            scored: false,
            clocks: None,
            now: Duration::ZERO,
            overhead: TurnOverhead::NONE,
            paused: false,
            held: false,
        }
    }

    /// Makes this session the successor of `other`, which it replaces in place: turns computed for
    /// `other` are out of date for it.
    pub const fn succeed(&mut self, other: &Self) {
        self.generation += other.generation + 1;
    }

    /// Sets the variants, other than the shipped ones, that the match in a record's tags may name.
    pub fn set_known_variants(&mut self, variants: Vec<Arc<Variant>>) {
        self.known = variants;
    }

    /// The variant played.
    pub const fn variant(&self) -> &Arc<Variant> {
        &self.variant
    }

    /// The game. During a review this is the place under review.
    pub const fn record(&self) -> &Record {
        &self.record
    }

    /// The tags of the game as a record: names, dates.
    pub fn tags(&self) -> &[(String, String)] {
        &self.tags
    }

    /// The comments and variations between the turns of the game.
    pub fn notes(&self) -> &[Note] {
        &self.notes
    }

    /// Who plays White and who plays Black.
    pub const fn seats(&self) -> &[Seat; 2] {
        &self.seats
    }

    /// A number that grows with every change of the record. A turn computed for an older
    /// generation is out of date; see [`Intent::Play`](crate::play::Intent::Play).
    pub const fn generation(&self) -> u64 {
        self.generation
    }

    /// The number of hints that White and Black asked for in this game.
    pub const fn hints(&self) -> [u32; 2] {
        self.hints
    }

    /// The review in progress; `None` while the game itself is on the board.
    pub fn review(&self) -> Option<&Review> {
        self.review.as_deref()
    }

    /// The session of the game being played, also while another game is reviewed.
    pub fn live(&self) -> &Self {
        self.review.as_ref().map_or(self, |review| review.live())
    }

    /// The side to move; `None` when the game is over.
    pub fn to_move(&self) -> Option<Side> {
        self.record.outcome().is_none().then(|| self.record.position().side())
    }

    /// Who plays this side.
    pub const fn seat(&self, side: Side) -> &Seat {
        &self.seats[side as usize]
    }

    /// Whether the game on the board is an exercise of a lesson.
    pub fn is_exercise(&self) -> bool {
        self.live().seats.contains(&Seat::Exercise)
    }

    /// Whether a person is to move.
    pub fn person_to_move(&self) -> bool {
        self.to_move().is_some_and(|side| !self.seat(side).is_computer())
    }

    /// The side that a person acts for now, for instance by resigning: the side to move if a person
    /// plays it, else the other one; `None` if the computer plays both.
    pub fn speaker(&self) -> Option<Side> {
        let side = self.record.position().side();
        [side, side.opponent()].into_iter().find(|&side| !self.seat(side).is_computer())
    }

    /// The result of the game; `None` if it is not over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.record.outcome()
    }
}
