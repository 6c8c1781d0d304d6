//! The session: applies an intent to the record, or refuses it with a reason.

use super::clocks::Clocks;
use super::{Coaching, GamePlan, Intent, Notice, Review, Seat};
use crate::engine::protocol::TurnOverhead;
use crate::rules::notation::game::Note;
use crate::rules::variant::shipped;
use crate::rules::{Match, Outcome, Record, Refusal, Side, Stepped, Turn, Variant};
use std::sync::Arc;
use std::time::Duration;

/// A game, its players and clocks, and the match it belongs to.
///
/// [`Session::apply`] changes the record. Clocks advance only by [`Session::advance`], which ends the game
/// when a side's time has run out, so a session behaves the same however fast the machine is. There is no
/// other way to change the game.
///
/// ```
/// use fanorona::game::{Intent, Notice, Seat, Session};
/// use fanorona::rules::variant::shipped;
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

/// The state that a change is compared with.
struct Before {
    outcome: Option<Outcome>,
    turns: usize,
    undone: Option<Turn>,
    place: (u64, usize, usize),
}

impl Before {
    /// What differs between two places of a game: the position, the number of turns and the steps of
    /// the open chain.
    fn place(session: &Session) -> (u64, usize, usize) {
        let record = &session.record;
        (record.position().hash(), record.turns().len(), record.chain().steps().len())
    }

    fn of(session: &Session) -> Self {
        let record = &session.record;
        let undone = record.undone().last().cloned();
        let turns = record.turns().len();
        Self { outcome: record.outcome(), turns, undone, place: Self::place(session) }
    }
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
    /// use fanorona::engine::character::named;
    /// use fanorona::game::{Seat, Session};
    /// use fanorona::rules::{Side, variant::shipped};
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
    /// use fanorona::game::{Seat, Session};
    /// use fanorona::rules::notation::Game;
    /// use fanorona::rules::{Side, variant::shipped};
    ///
    /// let game: Game = "[Variant \"telo\"]\n\n1. c1-b2A *".parse()?;
    /// let telo = shipped::variant(&game.variant).unwrap();
    /// let session = Session::from_record(telo, game.record, [Seat::Person, Seat::Person]);
    /// assert_eq!(session.to_move(), Some(Side::Black));
    /// # Ok::<(), fanorona::rules::notation::ParseGameError>(())
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
    /// use fanorona::game::{Intent, Seat, Session};
    /// use fanorona::rules::{generate, variant::shipped};
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
    /// use fanorona::game::{Intent, Notice, OpenedGame, Session};
    /// use fanorona::rules::{Variant, notation::Game, variant::shipped};
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
    /// use fanorona::game::{Intent, OpenedGame, Session};
    /// use fanorona::rules::notation::Game;
    /// use fanorona::rules::variant::shipped;
    ///
    /// let text = "[Variant \"telo\"]\n[White \"Rasoa\"]\n\n{a short game} *";
    /// let game: Game = text.parse()?;
    /// let opened = OpenedGame::by_people(shipped::variant("telo").unwrap(), game);
    /// let mut session = Session::default();
    /// session.apply(Intent::Open(Box::new(opened)));
    /// assert_eq!((session.variant().key.as_str(), session.record().turns().len()), ("telo", 0));
    /// assert_eq!((session.tags().len(), session.notes().len()), (1, 1));
    /// # Ok::<(), fanorona::rules::notation::ParseGameError>(())
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
    /// generation is out of date; see [`Intent::Play`].
    ///
    /// ```
    /// use fanorona::game::{Intent, Session};
    /// use fanorona::rules::Side;
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
    /// use fanorona::game::{Intent, Notice, Session};
    /// use fanorona::rules::Side;
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
    /// use fanorona::game::{Intent, ReviewAction, Session};
    /// use fanorona::rules::Side;
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
    /// use fanorona::game::{Intent, Session};
    /// use fanorona::rules::Side;
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
    /// use fanorona::engine::character::named;
    /// use fanorona::game::{Intent, Seat, Session};
    /// use fanorona::rules::Side;
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
    /// use fanorona::game::{Seat, Session};
    /// use fanorona::rules::variant::shipped;
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
    /// use fanorona::engine::character::named;
    /// use fanorona::game::{Intent, Seat, Session};
    /// use fanorona::rules::{Side, variant::shipped};
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

    /// Applies an intent and returns what happened, in order. A refused intent changes nothing.
    ///
    /// If the time of the side to move has run out, the game ends before the intent is applied.
    ///
    /// ```
    /// use fanorona::game::{Intent, Notice, Session};
    /// use fanorona::rules::{Refusal, Side};
    ///
    /// let mut session = Session::default();
    /// assert_eq!(session.apply(Intent::Undo), [Notice::Refused(Refusal::NothingToUndo)]);
    /// let offered = session.apply(Intent::OfferDraw(Side::White));
    /// assert_eq!(offered, [Notice::DrawOffered(Side::White)]);
    /// let notices = session.apply(Intent::AnswerDraw(true));
    /// assert!(matches!(notices[..], [Notice::Rewound, Notice::Over(_)]));
    /// ```
    pub fn apply(&mut self, intent: Intent) -> Vec<Notice> {
        match intent {
            Intent::Pick { point, chosen } => {
                return self.explain(point, chosen).map(Notice::Refused).into_iter().collect();
            }
            Intent::Pause(paused) => return self.pause(paused),
            Intent::Coach(action) => {
                self.coach(action);
                return Vec::new();
            }
            _ => {}
        }
        let mut notices = self.flag();
        let plays = intent.plays();
        if plays && self.is_paused() {
            notices.push(Notice::Paused);
            return notices;
        }
        match intent {
            Intent::Hint => {
                notices.extend(self.hint().map(Notice::HintWanted));
                return notices;
            }
            // A turn computed for an older generation is silently ignored: undo, a new game or a
            // resignation while the computer thinks must not bring its answer onto a new board.
            Intent::Play { generation, .. } if generation != self.generation => return notices,
            _ => {}
        }
        let before = Before::of(self);
        let reviews =
            self.review.is_some() || matches!(intent, Intent::OpenReview(_) | Intent::Review(_));
        let reseats = matches!(intent, Intent::Reseat { .. });
        let undoes = matches!(intent, Intent::Undo);
        let changed = if reviews { self.change_in_review(intent) } else { self.change(intent) };
        let moved = before.place != Before::place(self);
        match changed {
            // The end of a chain under review moves no stone.
            Ok(more) if more.is_empty() && moved => notices.push(Notice::Rewound),
            // A review ignores intents that belong to the live game.
            Ok(more) if more.is_empty() && !reseats => return notices,
            Ok(more) => notices.extend(more),
            Err(refused) => {
                notices.push(refused);
                return notices;
            }
        }
        self.generation += 1;
        if self.review.is_none() {
            if !reviews {
                self.close_question(undoes);
            }
            self.settle(plays && !reviews);
        }
        if self.review.is_none() && !reviews {
            let another = notices.contains(&Notice::Started);
            if !another {
                self.drop_stale_notes(&before);
            }
            let before = before.outcome.filter(|_| !another);
            let outcome = self.record.outcome().filter(|_| self.record.outcome() != before);
            notices.extend(outcome.map(Notice::Over));
        }
        notices
    }

    /// Brings clocks and match up to date with the record. `played` is whether a turn or step was
    /// played, as opposed to taken back or replaced.
    pub(super) fn settle(&mut self, played: bool) {
        self.follow_clocks(played);
        self.score();
    }

    /// Removes the notes on turns that were taken back and then replaced by another turn.
    fn drop_stale_notes(&mut self, before: &Before) {
        let turns = self.record.turns();
        let new = turns.len() == before.turns + 1 && turns.last() != before.undone.as_ref();
        if new {
            self.notes.retain(|note| note.after <= before.turns);
        }
    }

    pub(super) fn change(&mut self, intent: Intent) -> Result<Vec<Notice>, Notice> {
        match intent {
            Intent::NewGame { variant, seats } => Ok(self.begin(GamePlan::single(variant, seats))?),
            Intent::Begin(plan) => Ok(self.begin(*plan)?),
            Intent::NextGame => Ok(self.next_game()?),
            Intent::Again => Ok(self.again()?),
            Intent::Open(opened) => {
                let lost = self.open(*opened).map(Notice::MatchLost);
                Ok(std::iter::once(Notice::Started).chain(lost).collect())
            }
            Intent::OpenReview(_) | Intent::Review(_) => self.change_in_review(intent),
            Intent::Reseat { side, seat } => {
                self.seats[side as usize] = seat;
                self.forget_program(side);
                Ok(Vec::new())
            }
            Intent::Step { from, to, kind } => {
                let side = self.record.position().side();
                let Stepped { step, turn } = self.record.step(from, to, kind)?;
                let mut notices = vec![Notice::Stepped { side, step }];
                notices.extend(turn.map(|_| Notice::TurnEnded(side)));
                Ok(notices)
            }
            Intent::Play { turn, .. } => Ok(self.play(&turn)?),
            Intent::Pick { .. } | Intent::Pause(_) | Intent::Hint | Intent::Coach(_) => {
                Ok(Vec::new())
            }
            Intent::EndTurn => {
                let side = self.record.position().side();
                self.record.end_turn()?;
                Ok(vec![Notice::TurnEnded(side)])
            }
            Intent::UndoStep => {
                let side = self.record.position().side();
                let step = self.record.undo_step()?;
                Ok(vec![Notice::StepTakenBack { side, step }, Notice::Rewound])
            }
            Intent::Undo => Ok(self.undo()?),
            Intent::Redo => Ok(self.redo()?),
            Intent::SetUp(text) => {
                let Ok(position) = text.to_position(&self.variant.rules) else {
                    return Ok(Vec::new());
                };
                self.record = Record::from_position(self.variant.rules.clone(), position);
                self.notes.clear();
                Ok(vec![Notice::Rewound])
            }
            Intent::Resign(side) => {
                self.record.resign(side)?;
                Ok(vec![Notice::Rewound])
            }
            Intent::OfferDraw(side) => {
                self.record.offer_draw(side)?;
                Ok(vec![Notice::DrawOffered(side)])
            }
            Intent::AnswerDraw(accepted) => {
                self.record.answer_draw(accepted)?;
                Ok(vec![if accepted { Notice::Rewound } else { Notice::DrawDeclined }])
            }
            Intent::Claim => {
                let turn = self.record.claim()?;
                let side = self.record.position().side();
                Ok(vec![Notice::TurnTakenBack { side, turn }, Notice::Rewound, Notice::Claimed])
            }
        }
    }

    /// Counts a request for a hint. Only the person to move gets one.
    fn hint(&mut self) -> Option<Side> {
        // An exercise has hints of its own.
        let allowed = self.person_to_move() && self.review.is_none() && !self.is_exercise();
        let side = self.to_move().filter(|_| allowed)?;
        let hints = &mut self.hints[side as usize];
        *hints = hints.saturating_add(1);
        Some(side)
    }

    fn play(&mut self, turn: &Turn) -> Result<Vec<Notice>, Refusal> {
        let side = self.record.position().side();
        self.record.play(turn)?;
        if self.endless_turns().is_some() && self.record.offer_draw(side).is_ok() {
            self.record.answer_draw(true)?;
        }
        let steps = turn.steps.iter().map(|&step| Notice::Stepped { side, step });
        Ok(steps.chain([Notice::TurnEnded(side)]).collect())
    }

    /// Takes back an open chain, an end by resignation, agreement or time, or turns until a person
    /// is to move. Refuses if a person plays but has not moved yet: the computer would play its turn again.
    /// If the computer plays both sides, takes back one turn.
    fn undo(&mut self) -> Result<Vec<Notice>, Refusal> {
        let had_chain = !self.record.chain().is_empty();
        let had_end = self.record.ended().is_some();
        if !had_chain && !had_end && self.only_computers_moved() {
            return Err(Refusal::NothingToUndo);
        }
        let turns = self.record.turns().len();
        let mut notices = Vec::new();
        notices.extend(self.take_back()?);
        while !had_chain && !had_end && self.waits_for_computer() && self.record.can_undo() {
            notices.extend(self.take_back()?);
        }
        if self.record.turns().len() < turns && self.learner().is_some() {
            self.taken_back = self.taken_back.saturating_add(1);
        }
        notices.push(Notice::Rewound);
        Ok(notices)
    }

    /// Takes back an open chain, an agreed end or a turn. Returns a notice if stones move back.
    fn take_back(&mut self) -> Result<Option<Notice>, Refusal> {
        let chain = self.record.chain().steps().to_vec();
        let turns = self.record.turns().len();
        self.record.undo_turn()?;
        let turn = if self.record.turns().len() < turns {
            self.record.undone().last().cloned()
        } else {
            Turn::new(chain)
        };
        let side = self.record.position().side();
        Ok(turn.map(|turn| Notice::TurnTakenBack { side, turn }))
    }

    /// Plays turns again until a person is to move.
    fn redo(&mut self) -> Result<Vec<Notice>, Refusal> {
        let mut notices = Vec::new();
        notices.extend(self.play_again()?);
        while self.waits_for_computer() && self.record.can_redo() {
            notices.extend(self.play_again()?);
        }
        notices.push(Notice::Rewound);
        Ok(notices)
    }

    /// Plays the turn again that was taken back last.
    fn play_again(&mut self) -> Result<Option<Notice>, Refusal> {
        let side = self.record.position().side();
        let turn = self.record.undone().last().cloned();
        self.record.redo_turn()?;
        Ok(turn.map(|turn| Notice::TurnRedone { side, turn }))
    }

    /// Whether the computer is to move in a game that a person plays too.
    fn waits_for_computer(&self) -> bool {
        self.seat(self.record.position().side()).is_computer()
            && self.seats.iter().any(|seat| !seat.is_computer())
    }

    /// Whether a person plays, and all turns so far are the computer's.
    fn only_computers_moved(&self) -> bool {
        let is_person = |side: Side| !self.seat(side).is_computer();
        let mut movers = self.record.positions().iter().zip(self.record.turns());
        Side::BOTH.into_iter().any(is_person)
            && !movers.any(|(position, _)| is_person(position.side()))
    }

    /// The result of the game; `None` if it is not over.
    ///
    /// ```
    /// use fanorona::game::{Intent, Session};
    /// use fanorona::rules::{Outcome, Side, WinReason};
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
