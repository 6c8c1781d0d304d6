//! An exercise being done.

mod act;
mod judged;
mod message;
mod observe;
mod view;

pub use message::{Button, Message};
pub use view::ExerciseView;

use super::evaluator::{ExerciseQueryKind, FindingKind, LearnerState};
use super::{Exercise, ExerciseEvaluator, ExerciseQuery, Finding, Lesson, Shown};
use crate::play::{Intent, Notice, OpenedGame, Seat, Session};
use fanorona_rules::notation::PositionText;
use fanorona_rules::notation::game::Game;
use fanorona_rules::{PointSet, Position, Record, Turn};
use std::sync::Arc;

/// The most stars of an exercise.
const MOST_STARS: u8 = 3;
/// The most intents and queries after one turn. More would be an endless loop.
const MOST_NEXT: usize = 64;

/// An exercise being done, as a state machine beside a [`Session`].
///
/// The learner plays in the session as in any game. After every change of the session, call
/// [`ExerciseRun::observe`]; then do what [`ExerciseRun::next`] says until it says
/// [`Next::Learner`]. [`ExerciseRun::settle`] does all of this at once. The state depends on the
/// session's record and not on how it came about, so undo, redo and anything else that the learner
/// may do cannot confuse it: what does not belong to the exercise is taken back.
#[derive(Clone, Debug)]
pub struct ExerciseRun {
    lesson: Arc<Lesson>,
    place: usize,
    phase: RunPhase,
    /// Where the session's record begins.
    base: Position,
    /// The turns since `base` that stand.
    line: Vec<Turn>,
    /// The turns that the learner took back and may replay.
    undone: Vec<Turn>,
    /// What the learner had done before `base`.
    earlier: LearnerState,
    /// In an exercise without an opponent: where the record began before, and what had been done.
    past: Vec<(Position, LearnerState)>,
    picked: PointSet,
    wrong: u32,
    helps: u32,
    /// Whether the hint was shown, so that the solution is next.
    hinted: bool,
    message: Option<Message>,
    /// The number of messages so far.
    messages: u32,
    shown: Shown,
    /// Whether the solution was asked for and is not found yet.
    wants_solution: bool,
    query: u64,
}

/// What the run waits for.
#[derive(Clone, Debug, PartialEq)]
enum RunPhase {
    /// The session to have the game of the exercise.
    Opening,
    /// The learner to pick points.
    Picking,
    /// The learner to play.
    Learner,
    /// The verdict on this turn of the learner.
    Judging(Turn),
    /// This wrong turn of the learner to be taken back.
    Wrong(Turn),
    /// The opponent's turn to be found.
    Replying,
    /// The opponent's turn to be played.
    Reply(Turn),
    /// The session to have the position `base`.
    Restoring,
    /// Nothing: it is solved.
    Solved,
    /// The learner to start again.
    Failed,
}

/// What happens next in an exercise.
#[derive(Clone, Debug)]
pub enum Next {
    /// The learner is to act.
    Learner,
    /// Apply this intent, when the stones have come to rest.
    Apply(Intent),
    /// Apply this intent when the learner has seen what is shown: at a click or a key, or at once
    /// where nothing is drawn.
    Retry(Intent),
    /// Let an [`ExerciseEvaluator`] answer this, and hand the answer to [`ExerciseRun::accept`]. The
    /// query stays the same until then; see [`ExerciseQuery::id`].
    Think(Box<ExerciseQuery>),
}

/// How an exercise was done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Attempt {
    /// The number of wrong turns, picks and lost games, and of turns taken back.
    pub wrong: u32,
    /// The number of hints and solutions shown.
    pub helps: u32,
    /// The stars, 1 to 3; `None` if it is not solved.
    pub stars: Option<u8>,
}

impl ExerciseRun {
    /// The exercise at a place of a lesson, counted from 0; `None` if there is none.
    pub fn new(lesson: Arc<Lesson>, place: usize) -> Option<Self> {
        let base = lesson.exercises.get(place)?.position;
        Some(Self::from(lesson, place, base))
    }

    fn from(lesson: Arc<Lesson>, place: usize, base: Position) -> Self {
        Self {
            lesson,
            place,
            phase: RunPhase::Opening,
            base,
            line: Vec::new(),
            undone: Vec::new(),
            earlier: LearnerState::default(),
            past: Vec::new(),
            picked: PointSet::EMPTY,
            wrong: 0,
            helps: 0,
            hinted: false,
            message: None,
            messages: 0,
            shown: Shown::default(),
            wants_solution: false,
            query: 0,
        }
    }

    /// The first exercise of a lesson, which must have one.
    pub(crate) fn of(lesson: Arc<Lesson>) -> Self {
        let base = lesson.exercises[0].position;
        Self::from(lesson, 0, base)
    }

    /// The lesson.
    pub const fn lesson(&self) -> &Arc<Lesson> {
        &self.lesson
    }

    /// The place of the exercise in its lesson, from 0.
    pub const fn place(&self) -> usize {
        self.place
    }

    /// The exercise.
    pub fn exercise(&self) -> &Arc<Exercise> {
        &self.lesson.exercises[self.place]
    }

    /// The intent that begins the game of the exercise. [`ExerciseRun::next`] says so too.
    pub fn opening(&self) -> Intent {
        let exercise = self.exercise();
        let mut seats = [Seat::Exercise, Seat::Exercise];
        if !exercise.picks() {
            seats[exercise.side() as usize] = Seat::Person;
        }
        let game = Game::new(exercise.variant.key.clone(), exercise.record());
        let variant = exercise.variant.clone();
        Intent::Open(Box::new(OpenedGame { variant, game, seats, left: None }))
    }

    /// Whether the session is that of an exercise under the rules of this one. Otherwise the learner
    /// has left it for another game, and nothing more happens here.
    pub fn is_on(&self, session: &Session) -> bool {
        let (exercise, live) = (self.exercise(), session.live());
        live.variant().rules == exercise.variant.rules
            && *live.seat(exercise.side().opponent()) == Seat::Exercise
    }

    /// Whether the learner is to pick points, with [`ExerciseRun::pick`], and not to play.
    pub const fn is_picking(&self) -> bool {
        matches!(self.phase, RunPhase::Picking)
    }

    /// The stars, 1 to 3; `None` if it is not solved.
    pub fn stars(&self) -> Option<u8> {
        let lost = u8::try_from(self.wrong + self.helps).unwrap_or(u8::MAX).min(MOST_STARS - 1);
        (self.phase == RunPhase::Solved).then_some(MOST_STARS - lost)
    }

    /// How it was done so far.
    pub fn attempt(&self) -> Attempt {
        Attempt { wrong: self.wrong, helps: self.helps, stars: self.stars() }
    }

    /// The number of messages so far. A message that is the same as the one before counts too.
    pub const fn messages(&self) -> u32 {
        self.messages
    }

    /// What happens next. Call [`ExerciseRun::observe`] before, if the session may have changed.
    pub fn next(&self, session: &Session) -> Next {
        if self.phase != RunPhase::Opening && (!self.is_on(session) || session.review().is_some()) {
            return Next::Learner;
        }
        match &self.phase {
            RunPhase::Opening => Next::Apply(self.opening()),
            RunPhase::Learner if self.wants_solution => self.think(ExerciseQueryKind::Solution),
            RunPhase::Picking | RunPhase::Learner | RunPhase::Solved => Next::Learner,
            RunPhase::Judging(turn) => self.think(ExerciseQueryKind::Turn(turn.clone())),
            RunPhase::Wrong(_) if self.shown.after => Next::Retry(Intent::Undo),
            RunPhase::Wrong(_) => Next::Apply(Intent::Undo),
            RunPhase::Replying => self.think(ExerciseQueryKind::Reply),
            RunPhase::Reply(turn) => {
                let generation = session.generation();
                Next::Apply(Intent::Play { turn: turn.clone(), generation })
            }
            RunPhase::Restoring => {
                let rules = &self.exercise().variant.rules;
                Next::Apply(Intent::SetUp(PositionText::from_position(rules, &self.base)))
            }
            RunPhase::Failed => Next::Retry(self.opening()),
        }
    }

    /// Takes the answer to the query of [`Next::Think`]. An answer to an older query is ignored.
    pub fn accept(&mut self, finding: Finding) {
        if finding.id != self.query {
            return;
        }
        match (finding.found, self.phase.clone()) {
            (FindingKind::Verdict(verdict), RunPhase::Judging(turn)) => self.judged(verdict, turn),
            (FindingKind::Reply(Some(turn)), RunPhase::Replying) => {
                self.phase = RunPhase::Reply(turn);
            }
            // The opponent cannot play, although the game goes on: impossible by the rules.
            (FindingKind::Reply(None), RunPhase::Replying) => self.fail(Message::OutOfTurns),
            (FindingKind::Solution(turn), RunPhase::Learner) => {
                self.wants_solution = false;
                if let Some(turn) = turn {
                    self.shown = Shown::turn(&turn);
                    self.say(Message::Solution(turn));
                }
            }
            _ => {}
        }
    }

    /// Does everything that is next, without waiting, until the learner is to act. Returns the
    /// notices of the session.
    pub fn settle(&mut self, session: &mut Session, evaluator: &ExerciseEvaluator) -> Vec<Notice> {
        let mut notices = Vec::new();
        for _ in 0..MOST_NEXT {
            self.observe(session);
            match self.next(session) {
                Next::Learner => break,
                Next::Apply(intent) | Next::Retry(intent) => notices.extend(session.apply(intent)),
                Next::Think(query) => self.accept(evaluator.answer(&query)),
            }
        }
        notices
    }

    /// Whether a turn of the learner is in the session's record.
    fn has_turn_in_line(&self) -> bool {
        self.line.len() > usize::from(self.base.side() != self.exercise().side())
    }

    /// What the learner has done in the turns that stand.
    fn learner(&self) -> LearnerState {
        let first = usize::from(self.base.side() != self.exercise().side());
        let own = self.line.iter().skip(first).step_by(2);
        own.fold(self.earlier, LearnerState::after)
    }

    /// The game with the turns that stand.
    fn record(&self) -> Record {
        let mut record = Record::from_position(self.exercise().variant.rules.clone(), self.base);
        for turn in &self.line {
            // They were played in the session before.
            let _ = record.play(turn);
        }
        record
    }

    fn think(&self, ask: ExerciseQueryKind) -> Next {
        let (exercise, record) = (self.exercise().clone(), self.record());
        let learner = self.learner();
        let (lesson, place) = (self.lesson.clone(), self.place);
        Next::Think(Box::new(ExerciseQuery {
            id: self.query,
            lesson,
            place,
            exercise,
            record,
            learner,
            ask,
        }))
    }

    fn say(&mut self, message: Message) {
        self.message = Some(message);
        self.messages += 1;
    }

    fn enter(&mut self, phase: RunPhase) {
        self.query += 1;
        self.wants_solution = false;
        self.phase = phase;
    }
}
