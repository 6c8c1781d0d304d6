//! A puzzle being solved: right, equal and wrong turns, hints, the result.

use crate::fixture;
use fanorona::engine::Limits;
use fanorona::engine::explain::{ExplainResources, explain};
use fanorona::game::jobs::{Answer, Job};
use fanorona::game::learn::{ExerciseEvaluator, ExerciseRun, Message, Next, WrongReason};
use fanorona::game::play::{Intent, Session};
use fanorona::game::puzzles::{Puzzle, PuzzleResult, PuzzleRun};
use fanorona::rules::notation::{read_turn, write_turn};
use fanorona::rules::variant::shipped;
use fanorona::rules::{Record, generate};
use fanorona::texts::{Language, Texts, say};
use std::sync::{Arc, LazyLock};

static EVALUATOR: LazyLock<ExerciseEvaluator> = LazyLock::new(ExerciseEvaluator::default);

struct Solver {
    puzzle: PuzzleRun,
    run: ExerciseRun,
    session: Session,
}

impl Solver {
    fn new(puzzle: Puzzle) -> Self {
        let texts = say::puzzle_texts(&puzzle);
        let (puzzle, run) = PuzzleRun::new(Arc::new(puzzle), texts);
        let mut solver = Self { puzzle, run, session: Session::default() };
        solver.settle();
        solver
    }

    fn settle(&mut self) {
        self.run.settle(&mut self.session, &EVALUATOR);
    }

    fn play(&mut self, text: &str) {
        let record = self.session.record();
        let turn = read_turn(record.rules(), record.position(), text).unwrap();
        let generation = self.session.generation();
        self.session.apply(Intent::Play { turn, generation });
        self.settle();
    }

    fn message(&self) -> Option<Message> {
        self.run.view(&self.session).message
    }

    fn result(&mut self) -> Option<PuzzleResult> {
        self.puzzle.take_result(&self.run)
    }
}

#[test]
fn the_line_solves_and_replies_come_between() {
    let mut solver = Solver::new(fixture::gift());
    let view = solver.run.view(&solver.session);
    assert_eq!(view.task.english(), "White to play: find the best turn, 2 times in a row.");
    assert_eq!(*view.paragraphs.english(), ["Fanoron-Tsivy (9 × 5), difficulty 1700."]);
    assert_eq!(view.turns_left, Some(2));
    solver.play("g5-f4");
    assert_eq!(solver.message(), Some(Message::GoesOn { left: Some(1) }));
    assert_eq!(solver.result(), None);
    let turns = solver.session.record().turns();
    assert_eq!(write_turn(&solver.session.variant().rules.board, &turns[1]), "h2-g3A");
    solver.play("h5-g5W-g4A-h4A");
    assert_eq!(solver.result(), Some(PuzzleResult::Solved));
    assert_eq!(solver.result(), None, "it is taken once");
    let Some(Message::Solved(text)) = solver.message() else { panic!("{:?}", solver.message()) };
    assert_eq!(text.english(), "Solved. Themes: sacrifice, quiet turn.");
    assert_eq!(text.own("fr").unwrap(), "Résolu. Thèmes\u{a0}: sacrifice, tour sans prise.");
}

#[test]
fn an_equal_last_turn_solves_too() {
    let mut solver = Solver::new(fixture::gift());
    solver.play("g5-f4");
    solver.play("h5-g5W-g4A");
    assert_eq!(solver.result(), Some(PuzzleResult::Solved));
}

#[test]
fn a_wrong_turn_fails_and_one_may_go_on() {
    let telo = shipped::variant("telo").unwrap();
    let mut solver = Solver::new(fixture::both(&telo));
    solver.play("a1-b2A");
    let Some(Message::Wrong { reason, .. }) = solver.message() else { panic!() };
    assert_eq!(reason, WrongReason::StoppedEarly);
    assert_eq!(solver.result(), Some(PuzzleResult::Failed));
    assert!(solver.session.record().turns().is_empty(), "it is taken back");
    solver.play("a1-b2A-c1W");
    assert!(solver.run.stars().is_some());
    assert_eq!(solver.result(), None, "the first result counts");
    assert_eq!(PuzzleRun::result(&solver.run), Some(PuzzleResult::Failed));
}

#[test]
fn a_hint_and_a_solution_fail() {
    for solution in [false, true] {
        let mut solver = Solver::new(fixture::gift());
        match solution {
            true => solver.run.solution(),
            false => solver.run.hint(),
        }
        solver.settle();
        assert_eq!(solver.result(), Some(PuzzleResult::Failed));
        match solver.message().unwrap() {
            Message::Hint(text) => {
                assert_eq!(text.english(), "One of the turns gives more stones than it takes.");
            }
            Message::Solution(turn) => {
                assert_eq!(write_turn(&solver.session.variant().rules.board, &turn), "g5-f4");
            }
            other => panic!("{other:?}"),
        }
    }
}

#[test]
fn taking_back_a_right_turn_is_no_mistake() {
    let mut solver = Solver::new(fixture::gift());
    solver.play("g5-f4");
    solver.session.apply(Intent::Undo);
    solver.settle();
    assert_eq!(solver.message(), Some(Message::TakenBack));
    solver.play("g5-f4");
    solver.play("h5-g5W-g4A-h4A");
    assert_eq!(solver.result(), Some(PuzzleResult::Solved));
}

/// Every wrong first turn of a puzzle gets a reason that is true as far as it is about stones that can
/// be counted or results that can be proved, and that does not name a right turn.
#[test]
fn every_wrong_turn_gets_a_reason_and_an_answer_on_the_board() {
    let telo = shipped::variant("telo").unwrap();
    let shipped = ["tsivy", "dimy", "telo"]
        .map(|key| fanorona::game::puzzles::shipped::pack(key).unwrap().unwrap());
    let shipped = shipped.iter().flat_map(|pack| pack.puzzles().take(2).map(Result::unwrap));
    for puzzle in [fixture::both(&telo), fixture::gift()].into_iter().chain(shipped) {
        let (rules, id) = (puzzle.variant.rules.clone(), puzzle.id.clone());
        let right = write_turn(&rules.board, &puzzle.line[0]);
        let mut wrong = 0;
        // At most some of them: the opening of Tsivy has hundreds of chains.
        let turns = generate::turns(&rules, &puzzle.position);
        let every = turns.len().div_ceil(30);
        for turn in turns.into_iter().step_by(every) {
            if puzzle.accepts(0, &turn) {
                continue;
            }
            let text = write_turn(&rules.board, &turn);
            let mut solver = Solver::new(puzzle.clone());
            let generation = solver.session.generation();
            solver.session.apply(Intent::Play { turn: turn.clone(), generation });
            solver.run.observe(&solver.session);
            let Next::Think(query) = solver.run.next(&solver.session) else { panic!() };
            solver.run.accept(EVALUATOR.answer(&query));
            let view = solver.run.view(&solver.session);
            let Some(Message::Wrong { reason, side }) = view.message else { panic!("{text}") };
            assert_ne!(reason, WrongReason::NotAsked, "{id}, {text}");
            for language in [Language::ENGLISH, Language::named("fr")] {
                let texts = Texts::new(language);
                let said = say::lesson_reason(&texts, &rules.board, side, &reason);
                assert!(!said.contains(&right) && !said.contains('<'), "{said}");
            }
            if let WrongReason::EndsBehind { more, .. } = reason {
                assert!(more > 0);
                let record = Record::from_position(rules.clone(), puzzle.position);
                let resources = ExplainResources::new(Limits::nodes(30_000));
                let found = explain(&record, &turn, &resources, &mut || false).unwrap();
                assert!(found.loss() > 0, "{id}, {text}: {found:?}");
            }
            // What is shown is a turn that the opponent can play, or points.
            let after = puzzle.position.play_unchecked(&rules, &turn);
            if view.path.is_empty() {
                let ended = after.outcome(&rules).is_some();
                assert!(ended || !view.points.is_empty(), "{id}, {text}: nothing is shown");
            } else {
                let fits = generate::turns(&rules, &after)
                    .into_iter()
                    .any(|answer| answer.from == view.path[0] && answer.captured == view.captured);
                assert!(fits, "{id}, {text}: {:?}", view.path);
            }
            wrong += 1;
        }
        assert!(wrong > 0, "{id}: {wrong} wrong turns");
    }
}

#[test]
fn a_judge_in_another_process_answers_the_same() {
    let telo = shipped::variant("telo").unwrap();
    for puzzle in [fixture::both(&telo), fixture::gift()] {
        let turns = generate::turns(&puzzle.variant.rules, &puzzle.position);
        for turn in turns.into_iter().take(6) {
            let mut solver = Solver::new(puzzle.clone());
            let generation = solver.session.generation();
            solver.session.apply(Intent::Play { turn, generation });
            solver.run.observe(&solver.session);
            let Next::Think(query) = solver.run.next(&solver.session) else { panic!() };
            let Some(Job::Exercise(read)) = Job::read(&Job::Exercise(query.clone()).write()) else {
                panic!("it travels")
            };
            let [there, here] = [read, query].map(|it| Answer::Exercise(EVALUATOR.answer(&it)));
            assert_eq!(Answer::read(&there.write()), Some(here));
        }
    }
}

#[test]
fn the_task_says_what_it_is_about() {
    let telo = shipped::variant("telo").unwrap();
    let texts = say::puzzle_texts(&fixture::both(&telo));
    assert_eq!(texts.task.english(), "White to play and win by taking the last stones.");
    assert_eq!(
        texts.task.own("fr").unwrap(),
        "Les Blancs jouent et gagnent en prenant les derniers pions."
    );
    let mut draw = fixture::gift();
    draw.themes = draw.themes.with(fanorona::game::puzzles::Theme::SaveDraw);
    assert_eq!(say::puzzle_texts(&draw).task.english(), "White to play and save the draw.");
}
