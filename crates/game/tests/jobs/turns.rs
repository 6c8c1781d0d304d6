//! Searches for turns and for lines.

use crate::{answer, known, start, with_open_chain};
use fanorona_engine::character::{self, SearchResources};
use fanorona_engine::explain::{ExplainResources, Explanation, explain};
use fanorona_engine::{Character, Engine, Limits, Options, Report, search};
use fanorona_game::jobs::{Answer, Effort, Job, JobGame, TurnJob, Worker};
use fanorona_rules::notation::read_position;
use fanorona_rules::{Record, Variant};
use std::cell::Cell;
use std::sync::Arc;
use std::time::Duration;

/// A search without an explanation, and without a time but that of the character.
fn job(game: JobGame, character: Character, seed: u64) -> TurnJob {
    TurnJob { game, character, time: None, seed, explain: None }
}

/// The strongest character with these limits.
fn strongest(depth: u32, nodes: u64) -> Character {
    let strongest = (**character::all().last().unwrap()).clone();
    Character { depth, nodes, seconds: None, ..strongest }
}

fn turn(job: TurnJob) -> (Report, Option<Explanation>) {
    match answer(&Job::Turn(Box::new(job)), u64::MAX) {
        Answer::Turn { report, explanation } => (report, explanation),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_characters_turn_is_that_of_a_direct_call() {
    let mut game = start("tsivy");
    let first = search(&game.record, Limits::depth(1), &mut || false).best.unwrap();
    game.record.play(&first).unwrap();
    for character in character::all() {
        let depth = character.depth.min(4);
        let character = Character { depth, nodes: 2_000, seconds: None, ..(**character).clone() };
        let resources = SearchResources::default();
        let here = character.think(&game.record, &resources, 77, &mut || false);
        assert_eq!(turn(job(game.clone(), character, 77)), (here, None));
    }
}

#[test]
fn lines_are_those_of_a_direct_search() {
    for variant in ["telo", "tsivy", "vela"] {
        let game = start(variant);
        let mut engine = Engine::new(Options { table_mib: 1, ..Options::default() });
        let limits = Limits::nodes(3_000);
        let here = engine.search_lines(&game.record, limits, 3, &mut |_| {}, &mut || false);
        assert_eq!(here.others.len(), 2);
        let there = answer(&Job::Lines { game, count: 3 }, 3_000);
        assert_eq!(there, Answer::Lines { report: here, finished: true }, "{variant}");
    }
}

#[test]
fn every_depth_of_the_lines_is_told_and_the_table_is_kept() {
    let job = Job::Lines { game: start("tsivy"), count: 1 };
    let mut worker = Worker::new(Effort::few(20_000));
    let mut depths = || {
        let mut told = Vec::new();
        let mut tell = |answer: Answer| {
            assert!(!answer.is_last());
            let Answer::Lines { report, .. } = answer else { panic!("{answer:?}") };
            told.push(report.depth);
        };
        let last = worker.run(&job, &|| Duration::ZERO, &|| false, &mut tell);
        assert!(last.is_last());
        told
    };
    let (first, second) = (depths(), depths());
    assert!(first.len() > 1, "{first:?}");
    assert!(second.last() > first.last(), "{first:?}, then {second:?}");
}

#[test]
fn rules_that_are_not_shipped_travel_with_the_game() {
    let text = "(key: \"own\", names: {\"en\": \"Own\"}, columns: 5, rows: 5,
        start: [\"BBBBB\", \"BBBBB\", \"WB1WB\", \"WWWWW\", \"WWWWW\"], repeating: NotTwiceInChain)";
    let own = Arc::new(Variant::read(text).unwrap());
    let game = JobGame { record: Record::new(own.rules.clone()), variant: own };
    let character = strongest(3, 2_000);
    let resources = SearchResources::default();
    let here = character.think(&game.record, &resources, 1, &mut || false);
    assert_eq!(turn(job(game, character, 1)).0, here);
}

#[test]
fn an_open_chain_is_completed() {
    let game = with_open_chain();
    let character = strongest(3, 2_000);
    let resources = SearchResources::default();
    let here = character.think(&game.record, &resources, 1, &mut || false);
    let (there, _) = turn(job(game.clone(), character, 1));
    assert_eq!(there.best.as_ref().unwrap().steps[0], game.record.chain().steps()[0]);
    assert_eq!(there, here);
}

#[test]
fn an_explanation_is_the_same_as_that_of_a_direct_call() {
    for variant in ["tsivy", "dimy", "parker", "vela"] {
        let game = start(variant);
        let asked = TurnJob { explain: Some(9_000), ..job(game.clone(), strongest(4, 5_000), 1) };
        let (report, explanation) = turn(asked);
        let limits = Limits::nodes(9_000);
        let resources = ExplainResources { report: Some(&report), ..ExplainResources::new(limits) };
        let best = report.best.as_ref().unwrap();
        let here = explain(&game.record, best, &resources, &mut || false).unwrap();
        assert!(!here.reasons.is_empty(), "{variant}");
        assert_eq!(explanation, Some(here), "{variant}");
    }
}

/// A clock that goes on by a millisecond with each look at it.
fn clock() -> impl Fn() -> Duration {
    let now = Cell::new(0);
    move || {
        now.set(now.get() + 1);
        Duration::from_millis(now.get())
    }
}

fn timed(job: TurnJob, elapsed: &dyn Fn() -> Duration) -> (Report, Option<Explanation>) {
    let mut worker = Worker::new(Effort::few(u64::MAX));
    match worker.run(&Job::Turn(Box::new(job)), elapsed, &|| false, &mut |_| {}) {
        Answer::Turn { report, explanation } => (report, explanation),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_turn_takes_no_longer_than_its_time_and_that_of_its_character() {
    let game = start("tsivy");
    let nodes = |seconds, time: Option<u64>| {
        let character = Character { seconds, ..strongest(100, 1_000_000) };
        let time = time.map(Duration::from_millis);
        let job = TurnJob { time, ..job(game.clone(), character, 1) };
        timed(job, &clock()).0.nodes
    };
    let short = nodes(None, Some(300));
    assert!(short * 2 < nodes(None, Some(3_000)), "{short}");
    assert_eq!(nodes(Some(7), Some(300)), short);
    assert_eq!(nodes(Some(1), Some(7_000)), nodes(Some(1), None));
}

#[test]
fn an_easy_turn_ends_before_its_time() {
    let tsivy = known("tsivy");
    // White takes four stones at once.
    let easy = read_position(&tsivy.rules, "9/2W1BBBB1/9/9/B2B4W w 0 30").unwrap();
    let game = JobGame::of_position(&tsivy, &easy);
    let character = character::named("ombiasy").unwrap();
    let all = Duration::from_millis(400);
    let asked = TurnJob { time: Some(all), ..job(game.clone(), (*character).clone(), 1) };
    let managed = timed(asked, &clock()).0.nodes;
    let clock = clock();
    let resources = SearchResources::default();
    let whole = character.think(&game.record, &resources, 1, &mut || clock() >= all).nodes;
    assert!(managed * 2 < whole, "{managed} {whole}");
}

#[test]
fn an_explanation_is_made_although_the_time_for_the_search_is_over() {
    let game = start("tsivy");
    let asked = TurnJob {
        time: Some(Duration::from_millis(1)),
        explain: Some(3_000),
        ..job(game, strongest(100, 1_000_000), 1)
    };
    let (_, explanation) = timed(asked, &clock());
    assert!(!explanation.unwrap().reasons.is_empty());
}
