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
    ///
    /// ```
    /// use fanorona_engine::character::named;
    /// use fanorona_game::play::{Seat, Session};
    /// use fanorona_rules::{Side, variant::shipped};
    ///
    /// let seats = [Seat::Person, Seat::Computer(named("fara").unwrap())];
    /// let session = Session::new(shipped::variant("telo").unwrap(), seats);
    /// assert_eq!((session.to_move(), session.outcome()), (Some(Side::White), None));
    /// assert!(session.person_to_move());
    /// ```
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
    ///
    /// ```
    /// use fanorona_game::play::{Intent, Seat, Session};
    /// use fanorona_rules::{generate, variant::shipped};
    ///
    /// let telo = shipped::variant("telo").unwrap();
    /// let mut session = Session::new(telo.clone(), [Seat::Person, Seat::Person]);
    /// let (generation, record) = (session.generation(), session.record());
    /// let turn = generate::turns(record.rules(), record.position())[0].clone();
    /// let mut other = Session::new(telo, [Seat::Person, Seat::Person]);
    /// other.succeed(&session);
    /// session = other;
    /// // The turn was computed for the session before.
    /// assert_eq!(session.apply(Intent::Play { turn, generation }), []);
    /// ```
    pub const fn succeed(&mut self, other: &Self) {
        self.generation += other.generation + 1;
    }

    /// Sets the variants, other than the shipped ones, that the match in a record's tags may name.
    ///
    /// ```
    /// use fanorona_game::play::{Intent, Notice, OpenedGame, Session};
    /// use fanorona_rules::{Variant, notation::Game, variant::shipped};
    /// use std::sync::Arc;
    ///
    /// let tsivy = shipped::variant("tsivy").unwrap();
    /// let own = Arc::new(Variant { key: "own".to_owned(), ..tsivy.as_ref().clone() });
    /// let game: Game = "[Series \"best-of-3 own\"]\n\n*".parse().unwrap();
    /// let mut session = Session::default();
    /// session.set_known_variants(vec![own]);
    /// let opened = OpenedGame::by_people(tsivy, game);
    /// assert_eq!(session.apply(Intent::Open(Box::new(opened))), [Notice::Started]);
    /// assert_eq!(session.current_match().unwrap().variant().key, "own");
    /// ```
    pub fn set_known_variants(&mut self, variants: Vec<Arc<Variant>>) {
        self.known = variants;
    }

    /// The variant played.
    ///
    /// ```
    /// use fanorona_game::play::{Intent, OpenedGame, Session};
    /// use fanorona_rules::notation::Game;
    /// use fanorona_rules::variant::shipped;
    ///
    /// let text = "[Variant \"telo\"]\n[White \"Rasoa\"]\n\n{a short game} *";
    /// let game: Game = text.parse()?;
    /// let opened = OpenedGame::by_people(shipped::variant("telo").unwrap(), game);
    /// let mut session = Session::default();
    /// session.apply(Intent::Open(Box::new(opened)));
    /// assert_eq!((session.variant().key.as_str(), session.record().turns().len()), ("telo", 0));
    /// assert_eq!((session.tags().len(), session.notes().len()), (1, 1));
    /// # Ok::<(), fanorona_rules::notation::ParseGameError>(())
    /// ```
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
    ///
    /// ```
    /// use fanorona_game::play::{Intent, Session};
    /// use fanorona_rules::Side;
    ///
    /// let mut session = Session::default();
    /// let before = session.generation();
    /// session.apply(Intent::EndTurn); // refused, because no chain is open
    /// assert_eq!(session.generation(), before);
    /// session.apply(Intent::Resign(Side::White));
    /// assert!(session.generation() > before);
    /// ```
    pub const fn generation(&self) -> u64 {
        self.generation
    }

    /// The number of hints that White and Black asked for in this game.
    ///
    /// ```
    /// use fanorona_game::play::{Intent, Notice, Session};
    /// use fanorona_rules::Side;
    ///
    /// let mut session = Session::default();
    /// assert_eq!(session.apply(Intent::Hint), [Notice::HintWanted(Side::White)]);
    /// assert_eq!(session.hints(), [1, 0]);
    /// ```
    pub const fn hints(&self) -> [u32; 2] {
        self.hints
    }

    /// The review in progress; `None` while the game itself is on the board.
    ///
    /// ```
    /// use fanorona_game::play::{Intent, ReviewAction, Session};
    /// use fanorona_rules::Side;
    ///
    /// let mut session = Session::default();
    /// session.apply(Intent::Resign(Side::White));
    /// assert!(session.review().is_none());
    /// session.apply(Intent::Review(ReviewAction::Back));
    /// assert!(session.review().is_some_and(|review| review.is_of_live()));
    /// assert!(session.live().outcome().is_some());
    /// ```
    pub fn review(&self) -> Option<&Review> {
        self.review.as_deref()
    }

    /// The session of the game being played, also while another game is reviewed.
    pub fn live(&self) -> &Self {
        self.review.as_ref().map_or(self, |review| review.live())
    }

    /// The side to move; `None` when the game is over.
    ///
    /// ```
    /// use fanorona_game::play::{Intent, Session};
    /// use fanorona_rules::Side;
    ///
    /// let mut session = Session::default();
    /// assert_eq!(session.to_move(), Some(Side::White));
    /// session.apply(Intent::Resign(Side::White));
    /// assert_eq!(session.to_move(), None);
    /// ```
    pub fn to_move(&self) -> Option<Side> {
        self.record.outcome().is_none().then(|| self.record.position().side())
    }

    /// Who plays this side.
    ///
    /// ```
    /// use fanorona_engine::character::named;
    /// use fanorona_game::play::{Intent, Seat, Session};
    /// use fanorona_rules::Side;
    ///
    /// let mut session = Session::default();
    /// let seat = Seat::Computer(named("fara").unwrap());
    /// session.apply(Intent::Reseat { side: Side::White, seat });
    /// assert!(session.seat(Side::White).is_computer() && !session.person_to_move());
    /// assert_eq!(session.speaker(), Some(Side::Black));
    /// ```
    pub const fn seat(&self, side: Side) -> &Seat {
        &self.seats[side as usize]
    }

    /// Whether the game on the board is an exercise of a lesson.
    ///
    /// ```
    /// use fanorona_game::play::{Seat, Session};
    /// use fanorona_rules::variant::shipped;
    ///
    /// let telo = shipped::variant("telo").unwrap();
    /// assert!(Session::new(telo, [Seat::Person, Seat::Exercise]).is_exercise());
    /// assert!(!Session::default().is_exercise());
    /// ```
    pub fn is_exercise(&self) -> bool {
        self.live().seats.contains(&Seat::Exercise)
    }

    /// Whether a person is to move.
    pub fn person_to_move(&self) -> bool {
        self.to_move().is_some_and(|side| !self.seat(side).is_computer())
    }

    /// The side that a person acts for now, for instance by resigning: the side to move if a person
    /// plays it, else the other one; `None` if the computer plays both.
    ///
    /// ```
    /// use fanorona_engine::character::named;
    /// use fanorona_game::play::{Intent, Seat, Session};
    /// use fanorona_rules::{Side, variant::shipped};
    ///
    /// // The person has Black, and may resign while the computer is to move.
    /// let seats = [Seat::Computer(named("fara").unwrap()), Seat::Person];
    /// let mut session = Session::new(shipped::variant("telo").unwrap(), seats);
    /// session.apply(Intent::Resign(session.speaker().unwrap()));
    /// assert_eq!(session.outcome().unwrap().winner(), Some(Side::White));
    /// ```
    pub fn speaker(&self) -> Option<Side> {
        let side = self.record.position().side();
        [side, side.opponent()].into_iter().find(|&side| !self.seat(side).is_computer())
    }

    /// The result of the game; `None` if it is not over.
    ///
    /// ```
    /// use fanorona_game::play::{Intent, Session};
    /// use fanorona_rules::{Outcome, Side, WinReason};
    ///
    /// let mut session = Session::default();
    /// session.apply(Intent::Resign(Side::White));
    /// let lost = Outcome::Win { winner: Side::Black, reason: WinReason::Resigned };
    /// assert_eq!(session.outcome(), Some(lost));
    /// session.apply(Intent::Undo);
    /// assert_eq!(session.outcome(), None);
    /// ```
    pub fn outcome(&self) -> Option<Outcome> {
        self.record.outcome()
    }
}
