//! A learner who clicks at random never gets stuck.

use crate::common::{GOALS, lesson};
use fanorona::game::learn::{
    Button, ExerciseEvaluator, ExerciseRun, Lesson, Message, Next, shipped,
};
use fanorona::game::play::{Guidance, Intent, Selection, Session};
use fanorona::rules::{CaptureKind, Point, Side};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use std::sync::Arc;

/// A window: the board's input as in the program, and buttons.
struct Clicker<'a> {
    run: ExerciseRun,
    session: Session,
    selection: Selection,
    evaluator: &'a ExerciseEvaluator,
    random: Xoshiro256PlusPlus,
    solved: usize,
    wrong: u32,
}

impl Clicker<'_> {
    /// A click on a point of the board: chooses a stone, or moves the chosen one.
    fn click(&mut self, point: Point) {
        if self.run.is_picking() {
            return self.run.pick(point);
        }
        self.selection.hovered = Some(point);
        let acting = self.session.person_to_move();
        let guidance = Guidance::of(self.session.record(), acting, &self.selection);
        if !guidance.acting {
            return;
        }
        if let (Some(kind), Some(from), Some(to)) =
            (guidance.group_of(point), guidance.chosen, guidance.choice)
        {
            return self.apply(Intent::Step { from, to, kind: Some(kind) });
        }
        self.selection.choice = None;
        if guidance.movable.contains(point) {
            self.selection.chosen = Some(point);
        } else if let Some(from) = guidance.chosen {
            match guidance.target(point) {
                Some(target) if target.needs_choice() => self.selection.choice = Some(point),
                Some(_) => self.apply(Intent::Step { from, to: point, kind: None }),
                None => self.apply(Intent::Pick { point, chosen: Some(from) }),
            }
        }
    }

    fn apply(&mut self, intent: Intent) {
        self.session.apply(intent);
        self.selection.follow(self.session.record());
        self.run.observe(&self.session);
    }

    /// Does a part of what is next, as much as there may be time for between two clicks.
    fn go_on(&mut self, most: usize) {
        for _ in 0..most {
            self.run.observe(&self.session);
            match self.run.next(&self.session) {
                Next::Learner => break,
                Next::Apply(intent) => self.apply(intent),
                Next::Retry(_) => {
                    if let Some(intent) = self.run.press(Button::TryAgain, &self.session) {
                        self.apply(intent);
                    }
                }
                Next::Think(query) => self.run.accept(self.evaluator.answer(&query)),
            }
        }
    }

    /// Something else than a click on the board.
    fn act_otherwise(&mut self) {
        let point =
            |random: &mut Xoshiro256PlusPlus| Point::new(random.random_range(0..Point::MAX));
        let kind = self.random.random_range(0..3);
        let kind = [None, Some(CaptureKind::Approach), Some(CaptureKind::Withdrawal)][kind];
        let intent = match self.random.random_range(0..16) {
            0 => Intent::Undo,
            1 => Intent::Redo,
            2 => Intent::UndoStep,
            3 | 4 => Intent::EndTurn,
            5 => Intent::Resign(Side::BOTH[self.random.random_range(0..2)]),
            6 => Intent::OfferDraw(Side::BOTH[self.random.random_range(0..2)]),
            7 => Intent::AnswerDraw(true),
            8 => Intent::Claim,
            9 => Intent::Hint,
            10 => {
                let (from, to) = (point(&mut self.random), point(&mut self.random));
                Intent::Step { from, to, kind }
            }
            11 => Intent::Pause(true),
            12 => Intent::Pause(false),
            _ => {
                let buttons = self.run.buttons(&self.session);
                let button = buttons[self.random.random_range(0..buttons.len())];
                if let Some(intent) = self.run.press(button, &self.session) {
                    self.apply(intent);
                }
                return;
            }
        };
        self.apply(intent);
    }

    /// Asserts that the learner can go on.
    fn check(&mut self, at: &str) {
        self.go_on(64);
        assert!(matches!(self.run.next(&self.session), Next::Learner), "{at}: not at rest");
        if self.run.stars().is_some() {
            self.solved += 1;
            assert_eq!(self.run.buttons(&self.session), [Button::Next, Button::Again], "{at}");
            self.run.again();
            return self.go_on(64);
        }
        if self.run.is_picking() {
            return;
        }
        let guidance =
            Guidance::of(self.session.record(), self.session.person_to_move(), &self.selection);
        let side = self.run.exercise().side();
        assert_eq!(self.session.to_move(), Some(side), "{at}: the learner is to move");
        let chain = !self.session.record().chain().is_empty();
        assert!(!guidance.movable.is_empty() || chain, "{at}: no stone can move");
        let record = self.session.record();
        let can_end = record.chain().may_end(record.rules()).is_ok();
        assert!(!chain || can_end || !guidance.movable.is_empty(), "{at}: the chain cannot end");
    }

    /// Plays the solution from wherever the exercise is after starting again.
    fn solve(&mut self, at: &str) {
        self.run.again();
        for _ in 0..200 {
            self.go_on(64);
            if self.run.stars().is_some() {
                return;
            }
            self.run.solution();
            self.go_on(64);
            match self.run.view(&self.session).message {
                Some(Message::SolutionPoints(points)) => {
                    points.into_iter().for_each(|point| self.run.pick(point));
                }
                Some(Message::SolutionClaim) => self.apply(Intent::Claim),
                Some(Message::Solution(turn)) => {
                    let generation = self.session.generation();
                    self.apply(Intent::Play { turn, generation });
                }
                other => panic!("{at}: {other:?}"),
            }
        }
        panic!("{at}: not solved");
    }
}

/// Clicks in every exercise of a lesson.
fn click_through(
    lesson: &Arc<Lesson>,
    evaluator: &ExerciseEvaluator,
    clicks: usize,
) -> (usize, u32) {
    let each = clicks.div_ceil(lesson.exercises.len());
    let mut sum = (0, 0);
    for place in 0..lesson.exercises.len() {
        let run = ExerciseRun::new(lesson.clone(), place).unwrap();
        let key = run.exercise().key.clone();
        let mut clicker = Clicker {
            run,
            session: Session::default(),
            selection: Selection::default(),
            evaluator,
            random: Xoshiro256PlusPlus::seed_from_u64(place as u64),
            solved: 0,
            wrong: 0,
        };
        clicker.go_on(64);
        let board = clicker.run.exercise().variant.rules.board.clone();
        for click in 0..each {
            let at = format!("{}/{key}, click {click}", lesson.key);
            if clicker.random.random_range(0..20) == 0 {
                clicker.act_otherwise();
            } else {
                let point = clicker.random.random_range(0..board.len());
                clicker.click(board.points().nth(point).unwrap());
            }
            // Sometimes the next click comes before the answer.
            if clicker.random.random_range(0..4) == 0 {
                let most = clicker.random.random_range(0..3);
                clicker.go_on(most);
            } else {
                clicker.check(&at);
            }
            clicker.wrong = clicker.wrong.max(clicker.run.attempt().wrong);
        }
        clicker.check(&format!("{}/{key}, at the end", lesson.key));
        clicker.solve(&format!("{}/{key}", lesson.key));
        sum.0 += clicker.solved;
        sum.1 += clicker.wrong;
    }
    sum
}

#[test]
fn two_thousand_random_clicks_in_each_lesson_never_get_stuck() {
    click(2_000);
}

#[test]
#[ignore = "takes a minute"]
fn ten_thousand_random_clicks_in_each_lesson_never_get_stuck() {
    click(10_000);
}

/// This many clicks in each lesson.
fn click(clicks: usize) {
    // Searches as small as possible: the question is not how good the answers are.
    let evaluator = ExerciseEvaluator::default().with_nodes(200).with_table_stones(3);
    let (mut solved, mut wrong) = (0, 0);
    for lesson in shipped::all().iter().chain([&lesson(GOALS)]) {
        let (one, other) = click_through(lesson, &evaluator, clicks);
        solved += one;
        wrong += other;
    }
    assert!(solved > 10 && wrong > 50, "{solved} solved, {wrong} wrong");
}
