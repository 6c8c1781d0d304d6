//! Every legal wrong turn of every exercise gets an answer, and what the program says is true by the
//! second implementation of the rules.

use crate::common::{EVALUATOR, Learner, course};
use crate::judge::Judge;
use crate::plain::play::PlainPosition;
use crate::plain::sheet::Sheet;
use crate::plain::{self, board, play};
use crate::truth::Trial;
use fanorona::engine::endgame::{EndgameTables, TableValue, build};
use fanorona::engine::explain::{self, Explanation, Horizon};
use fanorona::engine::solve::{SolveBudget, solve};
use fanorona::game::learn::{ExerciseId, Goal, Message, Next, WrongReason};
use fanorona::game::play::Intent;
use fanorona::rules::notation::write_turn;
use fanorona::rules::{Position, Record, Ruleset, Turn, generate};
use fanorona::texts::{Language, Texts, say};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

/// What was found.
#[derive(Default)]
struct Tally {
    turns: usize,
    wrong: usize,
    answered_by_the_lesson: usize,
    checked: usize,
    /// How often the program gave each kind of reason.
    kinds: BTreeMap<String, usize>,
    /// Wrong turns of which the program only says that they are not what is asked for.
    unexplained: Vec<String>,
}

/// The value of a position for the side to move: by tables of up to five stones, else by a proof with
/// ten times the nodes of the evaluator; `None` if that is not enough.
fn value(rules: &Ruleset, position: &Position) -> Option<TableValue> {
    static TABLES: Mutex<Vec<Arc<EndgameTables>>> = Mutex::new(Vec::new());
    let stones = position.stone_count();
    let empty = EndgameTables::empty(rules);
    if stones > 5 || position.outcome(rules).is_some() {
        let budget = SolveBudget { nodes: 300_000, bytes: 16 << 20, threads: 1 };
        return solve(rules, position, budget, &empty, &|_| true).unwrap().value();
    }
    let mut all = TABLES.lock().unwrap();
    let place = all.iter().position(|known| known.signature() == empty.signature());
    let mut tables = place.map_or(empty, |place| all.swap_remove(place).as_ref().clone());
    build::extend(&mut tables, rules, stones, 1, &|_| true).unwrap();
    let value = tables.probe(rules, position);
    all.push(Arc::new(tables));
    value
}

/// Checks that a message can be shown in every language.
fn check_sentence(rules: &Ruleset, message: &Message, at: &str) {
    for &language in Language::ALL {
        let texts = Texts::new(language);
        let sentence = say::lesson_message(&texts, &rules.board, message);
        let odd = sentence.contains(['<', '{', '}']) || sentence.trim().len() < 8;
        assert!(!odd, "{at}: {sentence:?}");
        assert!(sentence.trim().ends_with(['.', '!', '?', '»', ')']), "{at}: {sentence:?}");
    }
}

/// What the learner's turn takes, and what can be taken after it, by the second implementation.
struct Facts {
    sheet: Sheet,
    before: PlainPosition,
    all: Vec<play::PlainTurn>,
    text: String,
}

impl Facts {
    fn taken(&self, turn: &play::PlainTurn) -> usize {
        let enemy = play::other(self.before.side);
        self.before.stones.count(enemy) - turn.stones.count(enemy)
    }

    fn lost(&self, turn: &play::PlainTurn) -> usize {
        plain::most_taken(&self.sheet, &self.before.after(&self.sheet, turn))
    }

    fn turn(&self) -> &play::PlainTurn {
        self.all.iter().find(|turn| turn.text == self.text).expect("the turn is legal")
    }

    /// The turn with this effect.
    fn named(&self, rules: &Ruleset, turn: &Turn) -> &play::PlainTurn {
        let text = write_turn(&rules.board, turn);
        self.all.iter().find(|it| it.text == text).expect("the named turn is legal")
    }

    /// Checks what the explainer says: every claim by the searches that verify the explainer, and
    /// by the second implementation what can be counted in one turn and its answer. Returns whether
    /// there was something to check.
    fn check_worth(&self, found: &Explanation, goal: &Goal, record: &Record, at: &str) -> bool {
        let (rules, position) = (record.rules().as_ref(), record.position());
        assert!(found.fits(record), "{at}");
        let [reason] = &found.reasons[..] else { panic!("{at}: {:?}", found.reasons) };
        let (turn, best) = (self.turn(), self.named(rules, &found.best_line[0]));
        if let Goal::Turns(right) = goal {
            let is_right = |it: &Turn| write_turn(&rules.board, it) == best.text;
            assert!(right.iter().any(is_right), "{at}: compared with {}", best.text);
        }
        let (taken, most) = (self.taken(turn), self.taken(best));
        let after = |turn: &Turn| position.play_unchecked(rules, turn);
        match *reason {
            explain::Reason::ThrowsAway { had, left } => {
                let reversed = value(rules, &after(&found.line[0])).map(TableValue::reversed);
                assert!(reversed.is_none_or(|value| value == left), "{at}: {reversed:?}");
                let before = value(rules, position);
                assert!(before.is_none_or(|value| value == had), "{at}: {before:?}");
                assert!(had > left, "{at}");
                return reversed.is_some();
            }
            explain::Reason::AllowsWin { ref line, .. } => {
                let value = value(rules, &after(&line[0]));
                assert!(value.is_none_or(|value| value == TableValue::Win), "{at}: {value:?}");
                return value.is_some();
            }
            explain::Reason::MissesWin { turns, ref line } => {
                let win = self.named(rules, &line[0]);
                if turns == Some(1) {
                    let ended = self.before.after(&self.sheet, win).ended(&self.sheet);
                    assert_eq!(ended, Some(self.before.side), "{at}");
                    return true;
                }
                let value = value(rules, &after(&line[0]));
                assert!(value.is_none_or(|value| value == TableValue::Loss), "{at}: {value:?}");
                return value.is_some();
            }
            explain::Reason::Misses { horizon: Horizon::TURN, more, .. } => {
                assert_eq!(most, taken + more as usize, "{at}");
            }
            explain::Reason::StoppedEarly { horizon: Horizon::TURN, more, .. } => {
                let longer = |it: &&play::PlainTurn| it.text.starts_with(&self.text);
                let longest = self.all.iter().filter(longer).map(|it| self.taken(it)).max();
                assert_eq!(longest, Some(taken + more as usize), "{at}: no longer chain");
            }
            explain::Reason::Loses { horizon: Horizon::ANSWER, more, .. }
            | explain::Reason::Misses { horizon: Horizon::ANSWER, more, .. } => {
                let balance = |it: &play::PlainTurn| self.taken(it) as i32 - self.lost(it) as i32;
                assert_eq!(balance(best) - balance(turn), more as i32, "{at}");
            }
            _ => {}
        }
        assert!(Trial::new(record, found, &mut Judge::new(rules)).check().is_empty());
        true
    }

    /// Checks a reason of the program. Returns whether there was something to check.
    fn check(&self, reason: &WrongReason, goal: &Goal, record: &Record, at: &str) -> bool {
        let rules = record.rules().as_ref();
        let turn = self.turn();
        let any = |fits: &dyn Fn(&play::PlainTurn) -> bool| self.all.iter().any(fits);
        match *reason {
            WrongReason::Worth(ref found) => return self.check_worth(found, goal, record, at),
            WrongReason::StoppedEarly => {
                let longer =
                    |it: &play::PlainTurn| it.text.starts_with(&self.text) && it.text != self.text;
                assert!(any(&longer), "{at}: no longer chain");
            }
            WrongReason::WentOn => {
                assert!(any(&|it| self.text.starts_with(&it.text) && it.text != self.text), "{at}");
            }
            WrongReason::Exposes { lost, least } => {
                assert_eq!(lost, self.lost(turn), "{at}");
                assert!(least < lost && any(&|it| self.lost(it) == least), "{at}");
            }
            WrongReason::OtherCapture(kind) => {
                let stem = self.text.get(..5).unwrap_or_default();
                assert!(any(&|it| it.text.starts_with(&format!("{stem}{kind}"))), "{at}");
            }
            WrongReason::WinMissed => {
                let side = self.before.side;
                let wins = |it: &play::PlainTurn| {
                    self.before.after(&self.sheet, it).ended(&self.sheet) == Some(side)
                };
                assert!(any(&wins), "{at}");
            }
            WrongReason::TooFar { left } => {
                let next = PlainPosition {
                    side: self.before.side,
                    ..self.before.after(&self.sheet, turn)
                };
                let Goal::Reach(points) = goal else { return false };
                let names: Vec<_> = points.into_iter().map(|it| rules.board.name(it)).collect();
                assert!(left > 2 || !reaches(&self.sheet, &next, &names, left), "{at}");
            }
            WrongReason::NotReached
            | WrongReason::Over(_)
            | WrongReason::Unclaimed
            | WrongReason::NotPoint(_)
            // Claims of the explainer, which tests/explain verifies.
            | WrongReason::OmitsCapture
            | WrongReason::WinGone
            | WrongReason::GameLost
            | WrongReason::WinByForce { .. }
            | WrongReason::EndsBehind { .. }
            | WrongReason::StandsWorse(_)
            | WrongReason::Weaker { .. }
            | WrongReason::NotBest
            | WrongReason::NotAsked => return false,
        }
        true
    }
}

/// The name of a reason's kind.
fn kind(reason: &WrongReason) -> String {
    match reason {
        WrongReason::Worth(found) => found.reasons[0].kind().to_owned(),
        other => {
            let name = format!("{other:?}");
            name.split([' ', '(']).next().unwrap_or_default().to_owned()
        }
    }
}

/// Whether a stone of the side to move can reach one of these points in this number of turns in a row.
fn reaches(sheet: &Sheet, from: &PlainPosition, names: &[String], turns: u32) -> bool {
    plain::turns(sheet, from).iter().any(|turn| {
        let after = from.after(sheet, turn);
        let there = board::points(sheet)
            .into_iter()
            .any(|at| after.stones.on(at) == from.side && names.contains(&board::name(at)));
        there
            || turns > 1 && {
                let next = PlainPosition { side: from.side, ..after };
                reaches(sheet, &next, names, turns - 1)
            }
    })
}

/// Tries every legal turn of the position in which the learner is.
fn try_all(id: &ExerciseId, learner: &Learner, tally: &mut Tally) {
    let exercise = learner.run.exercise().clone();
    let rules = exercise.variant.rules.as_ref();
    let position = *learner.session.record().position();
    let sheet = Sheet::of(rules);
    let before = plain::position(rules, &position);
    let all = plain::turns(&sheet, &before);
    let mut facts = Facts { sheet, before, all, text: String::new() };
    for turn in generate::turns(rules, &position) {
        facts.text = write_turn(&rules.board, &turn);
        let at = format!("{id}, {}", facts.text);
        tally.turns += 1;
        let Some(message) = answer(learner, &turn) else { continue };
        tally.wrong += 1;
        check_sentence(rules, &message, &at);
        match message {
            Message::Answer(_) => tally.answered_by_the_lesson += 1,
            Message::Wrong { reason, .. } => {
                if reason == WrongReason::NotAsked {
                    tally.unexplained.push(at.clone());
                }
                let record = learner.session.record();
                tally.checked += usize::from(facts.check(&reason, &exercise.goal, record, &at));
                *tally.kinds.entry(kind(&reason)).or_default() += 1;
            }
            Message::OutOfTurns => {}
            other => panic!("{at}: {other:?}"),
        }
    }
}

/// What is said to a turn; `None` if it is right or the exercise goes on.
fn answer(learner: &Learner, turn: &Turn) -> Option<Message> {
    let (mut run, mut session) = (learner.run.clone(), learner.session.clone());
    let wrong = run.attempt().wrong;
    let generation = session.generation();
    session.apply(Intent::Play { turn: turn.clone(), generation });
    run.observe(&session);
    let Next::Think(query) = run.next(&session) else { panic!("the turn is not judged") };
    run.accept(EVALUATOR.answer(&query));
    (run.attempt().wrong > wrong).then(|| run.view(&session).message.expect("a message"))
}

#[test]
fn every_wrong_turn_of_every_exercise_gets_a_true_answer() {
    check_answers(2);
}

#[test]
#[ignore = "takes minutes"]
fn every_wrong_turn_on_the_way_to_a_solution_gets_a_true_answer() {
    check_answers(8);
}

/// Tries every turn in the first positions in which the learner is on the way to the solution, at most this many.
fn check_answers(most: usize) {
    let course = course();
    let mut tally = Tally::default();
    for id in course.ids() {
        let mut learner = Learner::new(course.run(&id).unwrap());
        if let Goal::Points(right) = learner.run.exercise().goal {
            let rules = learner.run.exercise().variant.rules.clone();
            for point in rules.board.points().filter(|&point| !right.contains(point)) {
                learner.run.pick(point);
                let message = learner.view().message.expect("an answer");
                check_sentence(&rules, &message, &format!("{id}, {}", rules.board.name(point)));
                tally.wrong += 1;
            }
            continue;
        }
        for _ in 0..most {
            try_all(&id, &learner, &mut tally);
            learner.run.solution();
            learner.settle();
            let Some(Message::Solution(turn)) = learner.view().message else { break };
            let generation = learner.session.generation();
            learner.apply(Intent::Play { turn, generation });
            if learner.run.stars().is_some() {
                break;
            }
        }
    }
    let Tally { turns, wrong, answered_by_the_lesson, checked, kinds, unexplained } = tally;
    #[expect(clippy::print_stdout, reason = "figures for the documents")]
    {
        println!("not explained: {}", unexplained.join("; "));
        println!("{kinds:?}");
        println!(
            "{turns} turns, {wrong} wrong, {answered_by_the_lesson} answered by lessons, {checked} checked"
        );
    }
    assert!(turns > 60 && wrong > 25 && checked > 10, "the exercises were read");
}

/// The numbers in an English text.
fn numbers(text: &str) -> Vec<usize> {
    const NAMES: [&str; 14] = [
        "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
        "twelve", "thirteen", "fourteen",
    ];
    let words = text.split(|c: char| !c.is_alphabetic()).map(str::to_lowercase);
    words.filter_map(|word| NAMES.iter().position(|name| *name == word)).map(|i| i + 1).collect()
}

#[test]
fn an_answer_about_the_largest_capture_says_and_shows_what_it_takes() {
    let course = course();
    let mut checked = 0;
    for id in course.ids() {
        let learner = Learner::new(course.run(&id).unwrap());
        let exercise = learner.run.exercise().clone();
        if exercise.answers.iter().all(|answer| !answer.largest) {
            continue;
        }
        let rules = exercise.variant.rules.as_ref();
        let position = *learner.session.record().position();
        for turn in generate::turns(rules, &position) {
            let (mut run, mut session) = (learner.run.clone(), learner.session.clone());
            let generation = session.generation();
            session.apply(Intent::Play { turn: turn.clone(), generation });
            run.observe(&session);
            let Next::Think(query) = run.next(&session) else { panic!("{id}") };
            run.accept(EVALUATOR.answer(&query));
            let view = run.view(&session);
            let Some(Message::Answer(said)) = &view.message else { continue };
            let answer = exercise.answers.iter().find(|answer| answer.say == *said).unwrap();
            if !answer.largest {
                continue;
            }
            let at = format!("{id}, {}", write_turn(&rules.board, &turn));
            let after = plain::position(rules, &position.play_unchecked(rules, &turn));
            let most = plain::most_taken(&Sheet::of(rules), &after);
            assert!(view.is_reply && view.path.len() > 1, "{at}");
            assert_eq!(view.captured.len(), most, "{at}");
            let text = said.english();
            let numbers = numbers(text);
            let at_least = text.contains("or more") || text.contains("others");
            let fits = |&number: &usize| number == most || at_least && number < most;
            assert!(numbers.is_empty() || numbers.iter().any(fits), "{at}: {most}, {text}");
            checked += 1;
        }
    }
    assert!(checked > 20, "{checked}");
}
