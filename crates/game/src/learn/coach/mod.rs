//! The coach: beside a game of a person against the computer, it asks "look again?" before a turn
//! stands that loses much, and says what the computer threatens.

mod advice;
mod observe;

pub use advice::{CoachFinding, CoachQuery, advise};

use crate::play::{CoachAction, CoachLevel, Intent, Notice, Session};
use advice::CoachQueryKind;
use fanorona_engine::explain::{Explanation, Threat};
use fanorona_rules::{PointSet, Record, Side, Turn};
use observe::Seen;

/// The most intents and queries after one turn. More would be an endless loop.
const MOST_NEXT: usize = 16;

/// The coach of a game, as a state machine beside a [`Session`].
///
/// It helps whenever [`Session::coached`] names a person. After every change of the session, call
/// [`Coach::observe`]; then do what [`Coach::next`] says until it says [`CoachNext::Nothing`].
/// [`Coach::settle`] does all of this at once.
///
/// - When the person has ended a turn, a search compares it with the best one. If it loses at least
///   as much as the [`CoachLevel`] says, the coach asks, and the computer waits. The person may take the
///   turn back, ask why, or let it stand. A lead of eight stones counts as much as a proven win, so that
///   nobody is asked about a win that is only slower.
/// - The coach asks only once about a turn of the game: if the turn is taken back, whatever is played
///   instead stands, even a turn that is proven to lose. It never asks about turns that it has not
///   seen being played, such as those of a stored game or those that are redone, nor about a turn that
///   ends the game.
/// - When the computer has ended a turn, the coach finds the captures that the computer could make if
///   the person passed, and names those that gain as many stones as the level says.
///
/// ```
/// use fanorona_engine::character;
/// use fanorona_game::play::{CoachLevel, GamePlan, Intent, Seat, Session};
/// use fanorona_game::learn::{Coach, CoachAnswer};
/// use fanorona_rules::notation::read_turn;
/// use fanorona_rules::variant::shipped;
///
/// let seats = [Seat::Person, Seat::Computer(character::named("fara").unwrap())];
/// let telo = shipped::variant("telo").unwrap();
/// let plan = GamePlan { coach: Some(CoachLevel::High), ..GamePlan::single(telo, seats) };
/// let (mut session, mut coach) = (Session::default(), Coach::default());
/// session.apply(Intent::Begin(Box::new(plan)));
/// coach.settle(&mut session);
///
/// // A turn after which Black wins by force.
/// let turn = read_turn(session.record().rules(), session.record().position(), "a1-b2A")?;
/// session.apply(Intent::Play { turn, generation: session.generation() });
/// coach.settle(&mut session);
/// assert!(coach.question().is_some() && session.computer_task().is_none());
/// let intent = coach.answer(CoachAnswer::TakeBack, &session).unwrap();
/// session.apply(intent);
/// coach.settle(&mut session);
/// assert_eq!((session.record().turns().len(), coach.question()), (0, None));
/// # Ok::<(), fanorona_rules::notation::ParseTurnError>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct Coach {
    phase: CoachPhase,
    /// The session when it was observed last; `None` if it was not coached.
    seen: Option<Seen>,
    /// The turns that were asked about, each as the turns before it.
    asked: Vec<Vec<Turn>>,
    /// What the computer threatens after the last of these turns.
    threats: Option<(Vec<Turn>, Vec<Threat>)>,
    query: u64,
}

/// What the coach is doing.
#[derive(Clone, Debug, Default, PartialEq)]
enum CoachPhase {
    /// Nothing.
    #[default]
    Idle,
    /// It waits for the answer to this query.
    Waiting(Box<CoachQuery>),
    /// It asks about the person's turn.
    Asking(Box<Question>),
}

/// The question whether the person wants to look again at a turn.
#[derive(Clone, Debug, PartialEq)]
pub struct Question {
    /// The person.
    pub side: Side,
    /// The turn that was played and loses much.
    pub turn: Turn,
    /// Why.
    pub explanation: Explanation,
    /// Whether the person asked why, so that the explanation is shown.
    pub explained: bool,
    /// Whether the session knows that the question is open.
    open: bool,
}

impl Question {
    /// The opponent's expected reply to the turn; `None` if there is none.
    pub fn reply(&self) -> Option<&Turn> {
        self.explanation.line.get(1)
    }
}

/// What happens next beside a coached game.
#[derive(Clone, Debug)]
pub enum CoachNext {
    /// Nothing, or the person is to answer [`Coach::question`].
    Nothing,
    /// Apply this intent.
    Apply(Intent),
    /// Let [`advise`] answer this on any thread, and hand the answer to [`Coach::accept`]. The query
    /// stays the same until then; see [`CoachQuery::id`].
    Think(Box<CoachQuery>),
}

/// An answer to the question whether the person wants to look again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CoachAnswer {
    /// Takes the turn back.
    TakeBack,
    /// Asks why the turn is bad, or hides the explanation again.
    Why,
    /// Lets the turn stand.
    LetStand,
}

impl CoachAnswer {
    /// All answers, the most likely first.
    pub const ALL: [Self; 3] = [Self::TakeBack, Self::Why, Self::LetStand];
}

impl Coach {
    /// What happens next. Call [`Coach::observe`] before, if the session may have changed.
    pub fn next(&self, session: &Session) -> CoachNext {
        if session.review().is_some() {
            return CoachNext::Nothing;
        }
        match &self.phase {
            CoachPhase::Waiting(query) => CoachNext::Think(query.clone()),
            CoachPhase::Asking(question) if !question.open => {
                let generation = session.generation();
                CoachNext::Apply(Intent::Coach(CoachAction::Ask { generation }))
            }
            // A question that was open when the coach lost sight of the game.
            CoachPhase::Idle if session.question_open() => {
                CoachNext::Apply(Intent::Coach(CoachAction::LetStand))
            }
            CoachPhase::Idle | CoachPhase::Asking(_) => CoachNext::Nothing,
        }
    }

    /// Takes the answer to the query of [`CoachNext::Think`]. An answer to an older query is ignored.
    pub fn accept(&mut self, finding: CoachFinding) {
        let query = match &self.phase {
            CoachPhase::Waiting(query) if query.id() == finding.id => query,
            _ => return,
        };
        let turns = query.record.turns().to_vec();
        let (side, ask) = (query.record.position().side(), query.ask.clone());
        self.phase = CoachPhase::Idle;
        match ask {
            CoachQueryKind::Turn(turn) => {
                if let Some(explanation) = finding.explanation {
                    self.asked.push(turns);
                    let (explained, open) = (false, false);
                    let question = Question { side, turn, explanation, explained, open };
                    self.phase = CoachPhase::Asking(Box::new(question));
                }
            }
            CoachQueryKind::Threats => self.threats = Some((turns, finding.threats)),
        }
    }

    /// Gives up waiting for an answer to a query, so that the game goes on.
    pub fn give_up(&mut self) {
        if matches!(self.phase, CoachPhase::Waiting(_)) {
            self.phase = CoachPhase::Idle;
        }
    }

    /// Whether the computer must not play yet: the person's turn is being compared, or the question
    /// is open.
    pub fn holds_opponent(&self) -> bool {
        match &self.phase {
            CoachPhase::Idle => false,
            CoachPhase::Waiting(query) => matches!(query.ask, CoachQueryKind::Turn(_)),
            CoachPhase::Asking(_) => true,
        }
    }

    /// The question that the person is to answer; `None` if there is none.
    pub fn question(&self) -> Option<&Question> {
        match &self.phase {
            CoachPhase::Asking(question) if question.open => Some(question),
            _ => None,
        }
    }

    /// Takes the person's answer, and returns the intent that carries it out, if one is needed. Does
    /// nothing while there is no question.
    pub fn answer(&mut self, answer: CoachAnswer, session: &Session) -> Option<Intent> {
        let CoachPhase::Asking(question) = &mut self.phase else { return None };
        if !question.open || !session.question_open() {
            return None;
        }
        match answer {
            CoachAnswer::TakeBack => Some(Intent::Undo),
            CoachAnswer::LetStand => Some(Intent::Coach(CoachAction::LetStand)),
            CoachAnswer::Why => {
                question.explained = !question.explained;
                None
            }
        }
    }

    /// What the computer threatens at the person's turn, the greatest threat first; empty if it
    /// threatens nothing that the level names, or while the person builds a chain.
    pub fn threats(&self) -> &[Threat] {
        let seen = self.seen.as_ref().filter(|seen| seen.waits_for_person);
        match (&self.threats, seen) {
            (Some((turns, threats)), Some(seen)) if *turns == seen.turns => threats,
            _ => &[],
        }
    }

    /// The person's stones that are threatened.
    pub fn threatened(&self) -> PointSet {
        self.threats().iter().fold(PointSet::EMPTY, |all, threat| all | threat.turn.captured)
    }

    /// Does everything that is next, without waiting, until the person is to act. Returns the notices
    /// of the session.
    pub fn settle(&mut self, session: &mut Session) -> Vec<Notice> {
        let mut notices = Vec::new();
        for _ in 0..MOST_NEXT {
            self.observe(session);
            match self.next(session) {
                CoachNext::Nothing => break,
                CoachNext::Apply(intent) => notices.extend(session.apply(intent)),
                CoachNext::Think(query) => self.accept(advise(&query)),
            }
        }
        notices
    }

    /// Waits for the answer to a query with a number of its own.
    fn ask(&mut self, record: Record, level: CoachLevel, ask: CoachQueryKind) {
        self.query += 1;
        let query = CoachQuery { id: self.query, record, level, ask };
        self.phase = CoachPhase::Waiting(Box::new(query));
    }
}
