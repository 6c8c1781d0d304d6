//! Every exercise is played to its solution, and the second implementation of the rules follows every
//! turn and checks the goal.

use crate::common::{Learner, course};
use crate::plain::play::{PlainPosition, other};
use crate::plain::sheet::Sheet;
use crate::plain::{self, board};
use fanorona::game::learn::{Exercise, ExerciseOpponent, Goal, Message};
use fanorona::game::play::Intent;
use fanorona::rules::notation::write_turn;
use fanorona::rules::{PointSet, Side};

/// More turns than any exercise needs.
const MOST_TURNS: usize = 150;

/// The second implementation beside an exercise.
struct Follower {
    sheet: Sheet,
    at: PlainPosition,
    /// The letter of the learner's stones.
    learner: char,
    /// The stones that the learner has taken, and the turns.
    taken: usize,
    turns: u32,
    /// The learner's turns as texts.
    played: Vec<String>,
    /// After the learner's last turn: the stones that can be taken at most.
    lost: usize,
}

impl Follower {
    fn new(learner: &Learner) -> Self {
        let exercise = learner.run.exercise();
        let rules = &exercise.variant.rules;
        Self {
            sheet: Sheet::of(rules),
            at: plain::position(rules, learner.session.record().position()),
            learner: if exercise.side() == Side::White { 'W' } else { 'B' },
            taken: 0,
            turns: 0,
            played: Vec::new(),
            lost: 0,
        }
    }

    /// Plays a turn, which must be legal here too.
    fn play(&mut self, text: &str) {
        let enemy = other(self.at.side);
        let before = self.at.stones.count(enemy);
        let turn = plain::turns(&self.sheet, &self.at).into_iter().find(|turn| turn.text == text);
        let turn = turn.unwrap_or_else(|| panic!("{text} is illegal in {}", self.at.text()));
        let own = self.at.side == self.learner;
        self.at = self.at.after(&self.sheet, &turn);
        if own {
            self.taken += before - self.at.stones.count(enemy);
            self.turns += 1;
            self.played.push(text.to_owned());
            self.lost = plain::most_taken(&self.sheet, &self.at);
        }
    }

    /// Whether a stone of the learner stands on one of these points.
    fn stands_on(&self, exercise: &Exercise, points: PointSet) -> bool {
        let board = &exercise.variant.rules.board;
        let mut all = board::points(&self.sheet).into_iter();
        all.any(|at| {
            let point = board.point_named(&board::name(at)).unwrap();
            points.contains(point) && self.at.stones.on(at) == self.learner
        })
    }

    /// Checks the goal.
    fn check(&self, exercise: &Exercise, safest: usize) {
        let board = &exercise.variant.rules.board;
        let within = exercise.turns().unwrap_or(u32::MAX);
        assert!(self.turns <= within, "{} turns", self.turns);
        let ended = self.at.ended(&self.sheet);
        match &exercise.goal {
            Goal::Points(_) | Goal::Claim => {}
            Goal::Turns(turns) => {
                let names: Vec<_> = turns.iter().map(|turn| write_turn(board, turn)).collect();
                assert!(names.contains(&self.played[0]), "{:?}", self.played);
            }
            Goal::Line(turns) | Goal::Best { line: turns, .. } => {
                let names = turns.iter().step_by(2).map(|turn| write_turn(board, turn));
                assert!(names.eq(self.played.iter().cloned()), "{:?}", self.played);
            }
            Goal::Capture(stones) => assert!(self.taken >= *stones, "{} taken", self.taken),
            Goal::Reach(points) => assert!(self.stands_on(exercise, *points)),
            Goal::Win => assert_eq!(ended, Some(self.learner)),
            Goal::Hold(turns) => {
                assert_ne!(ended, Some(other(self.learner)));
                assert!(self.turns >= *turns || ended.is_some() || self.repeats());
            }
            Goal::Keep => assert_eq!(self.lost, safest, "stones can be taken"),
        }
    }

    /// The follower has no history: a game that ended without an end of its own was drawn by
    /// repetition.
    fn repeats(&self) -> bool {
        self.sheet.repetitions.is_some() && self.turns >= 4
    }
}

/// The stones that the opponent can take at most after the safest turn, by trying all.
fn safest(follower: &Follower) -> usize {
    let all = plain::turns(&follower.sheet, &follower.at).into_iter();
    let losses = all
        .map(|turn| plain::most_taken(&follower.sheet, &follower.at.after(&follower.sheet, &turn)));
    losses.min().unwrap_or(0)
}

/// Plays an exercise to its solution. Returns the number of the learner's turns.
fn solve(mut learner: Learner) -> u32 {
    let exercise = learner.run.exercise().clone();
    let mut follower = Follower::new(&learner);
    let safest = if exercise.goal == Goal::Keep { safest(&follower) } else { 0 };
    for _ in 0..MOST_TURNS {
        if learner.run.stars().is_some() {
            follower.check(&exercise, safest);
            assert_eq!(learner.run.attempt().wrong, 0);
            return follower.turns;
        }
        learner.run.solution();
        learner.settle();
        match learner.view().message.expect("a solution") {
            Message::SolutionPoints(points) => {
                points.into_iter().for_each(|it| learner.run.pick(it));
            }
            Message::SolutionClaim => learner.apply(Intent::Claim),
            Message::Solution(turn) => {
                let before = learner.turns().len();
                let text = write_turn(&exercise.variant.rules.board, &turn);
                learner.play(&text);
                follower.play(&text);
                let rules = &exercise.variant.rules;
                if exercise.opponent == ExerciseOpponent::None && exercise.goal.line().is_none() {
                    if learner.run.stars().is_none() {
                        // The learner moves again.
                        follower.at = plain::position(rules, learner.session.record().position());
                    }
                    continue;
                }
                for reply in learner.turns().iter().skip(before + 1) {
                    follower.play(reply);
                }
                let here = plain::position(rules, learner.session.record().position());
                assert_eq!(here.text(), follower.at.text(), "both implementations agree");
            }
            other => panic!("no solution, but {other:?}"),
        }
    }
    panic!("not solved in {MOST_TURNS} turns")
}

#[test]
fn every_exercise_is_solved_by_its_solution() {
    let course = course();
    let mut turns = 0;
    for id in course.ids() {
        let name = id.to_string();
        let run = course.run(&id).unwrap();
        let result = std::panic::catch_unwind(|| solve(Learner::new(run)));
        turns += result.unwrap_or_else(|_| panic!("{name}"));
    }
    assert!(turns as usize >= course.ids().count() / 2, "{turns} turns were played");
}
