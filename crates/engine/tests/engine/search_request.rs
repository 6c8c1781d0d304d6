//! A search requested and answered as text gives the same report as a direct search.

use fanorona_engine::character::{self, SearchResources};
use fanorona_engine::explain::{ExplainResources, explain};
use fanorona_engine::search_request::{SearchRequest, read_explanation, read_report};
use fanorona_engine::{Limits, search};
use fanorona_rules::variant::shipped;
use fanorona_rules::{Record, Variant};
use std::cell::Cell;
use std::sync::Arc;
use std::time::Duration;

fn known(key: &str) -> Arc<Variant> {
    shipped::variant(key).unwrap()
}

#[test]
fn a_search_request_gives_the_same_report_as_a_direct_search() {
    for variant in ["telo", "tsivy", "vela"] {
        let record = crate::start(variant);
        let limits = Limits { depth: 5, nodes: 3_000 };
        let request = SearchRequest::of_search(&known(variant), &record, limits, 1).unwrap();
        let request = SearchRequest::read(&request.write()).unwrap();
        let mut depths = 0;
        let answer = request.run(&mut |_| depths += 1, &mut || false).unwrap();
        let here = search(&record, limits, &mut || false);
        assert_eq!(read_report(&record, &answer), Some(here), "{variant}");
        assert!(depths > 0, "every depth is reported");
    }
}

#[test]
fn a_character_request_gives_the_same_report_as_a_direct_call() {
    let mut record = crate::start("tsivy");
    let turn = search(&record, Limits::depth(1), &mut || false).best.unwrap();
    record.play(&turn).unwrap();
    for character in character::all() {
        let mut character = (**character).clone();
        (character.depth, character.nodes) = (character.depth.min(4), 2_000);
        character.seconds = None;
        let here = character.think(&record, &SearchResources::default(), 77, &mut || false);
        let request =
            SearchRequest::of_character(&known("tsivy"), &record, &character, 77).unwrap();
        let answer = request.run(&mut |_| {}, &mut || false).unwrap();
        assert_eq!(read_report(&record, &answer), Some(here), "{}", character.key);
    }
}

#[test]
fn the_time_and_the_seed_of_a_character_travel_with_the_request() {
    let (telo, record) = (known("telo"), crate::start("telo"));
    let mut character = (**character::all().last().unwrap()).clone();
    let mut request = |seconds, seed| {
        character.seconds = seconds;
        SearchRequest::of_character(&telo, &record, &character, seed).unwrap()
    };
    assert_eq!(request(None, 1).milliseconds, None);
    let timed = request(Some(7), 123_456);
    assert_eq!(timed.milliseconds, Some(7_000));
    assert_eq!(timed.clone().within(Some(900)).milliseconds, Some(900));
    assert_eq!(timed.clone().within(Some(9_000)).milliseconds, Some(7_000));
    assert!(timed.write().contains("seed:123456"), "{}", timed.write());
    assert_eq!(SearchRequest::read(&timed.write()), Some(timed));
}

#[test]
fn several_lines_are_returned() {
    let record = crate::start("tsivy");
    let request = SearchRequest::of_search(&known("tsivy"), &record, Limits::depth(2), 3).unwrap();
    let answer = request.run(&mut |_| {}, &mut || false).unwrap();
    assert_eq!(read_report(&record, &answer).unwrap().others.len(), 2);
}

#[test]
fn invalid_requests_and_reports_are_rejected() {
    let record = crate::start("telo");
    assert!(SearchRequest::of_search(&known("tsivy"), &record, Limits::depth(1), 1).is_none());
    assert!(SearchRequest::read("(game:").is_none());
    let open = SearchRequest::of_search(&known("telo"), &record, Limits::depth(1), 1).unwrap();
    let broken = open.write().replace("chain:None", "chain:Some(\"a1?\")");
    assert_ne!(broken, open.write());
    let broken = SearchRequest::read(&broken).unwrap();
    assert!(broken.run(&mut |_| {}, &mut || false).is_none(), "a chain that cannot be read");
    assert!(read_report(&record, "").is_none());
    // A report about another position contains turns that are illegal here.
    let request = SearchRequest::of_search(&known("telo"), &record, Limits::depth(1), 1).unwrap();
    let answer = request.run(&mut |_| {}, &mut || false).unwrap();
    assert!(read_report(&crate::start("tsivy"), &answer).is_none());
}

#[test]
fn requests_include_rules_that_are_not_shipped() {
    let text = "(key: \"own\", names: {\"en\": \"Own\"}, columns: 5, rows: 5,
        start: [\"BBBBB\", \"BBBBB\", \"WB1WB\", \"WWWWW\", \"WWWWW\"], repeating: NotTwiceInChain)";
    let own = Variant::read(text).unwrap();
    let record = Record::new(own.rules.clone());
    let request = SearchRequest::of_search(&own, &record, Limits::depth(3), 1).unwrap();
    let request = SearchRequest::read(&request.write()).unwrap();
    let answer = request.run(&mut |_| {}, &mut || false).unwrap();
    let here = search(&record, Limits::depth(3), &mut || false);
    assert_eq!(read_report(&record, &answer), Some(here));
}

#[test]
fn an_open_chain_is_completed() {
    let mut record = crate::start("tsivy");
    while record.chain().is_empty() {
        let turn = search(&record, Limits::depth(1), &mut || false).best.unwrap();
        let step = turn.steps[0];
        record.step(step.from, step.to, step.kind).unwrap();
    }
    let mut character = (**character::all().last().unwrap()).clone();
    (character.depth, character.nodes, character.seconds) = (3, 2_000, None);
    let here = character.complete_turn(&record, &SearchResources::default(), 1, &mut || false);
    let request = SearchRequest::of_character(&known("tsivy"), &record, &character, 1).unwrap();
    let request = SearchRequest::read(&request.write()).unwrap();
    let report = read_report(&record, &request.run(&mut |_| {}, &mut || false).unwrap()).unwrap();
    assert_eq!(report.best.unwrap().steps[0], record.chain().steps()[0]);
    assert_eq!(report.score, here.score);
}

#[test]
fn an_explanation_is_the_same_as_that_of_a_direct_call() {
    for variant in ["tsivy", "dimy", "parker", "vela"] {
        let record = crate::start(variant);
        let limits = Limits { depth: 4, nodes: 5_000 };
        let request = SearchRequest::of_search(&known(variant), &record, limits, 1).unwrap();
        let answer = request.clone().run(&mut |_| {}, &mut || false).unwrap();
        assert_eq!(read_explanation(&record, &answer), None, "it was not requested");
        let request = SearchRequest::read(&request.explaining(Some(9_000)).write()).unwrap();
        let answer = request.run(&mut |_| {}, &mut || false).unwrap();
        let report = read_report(&record, &answer).unwrap();
        let resources = ExplainResources {
            report: Some(&report),
            ..ExplainResources::new(Limits::nodes(9_000))
        };
        let best = report.best.as_ref().unwrap();
        let here = explain(&record, best, &resources, &mut || false).unwrap();
        assert!(!here.reasons.is_empty(), "{variant}");
        assert_eq!(read_explanation(&record, &answer), Some(here), "{variant}");
        // It does not fit another position.
        let mut next = record.clone();
        next.play(best).unwrap();
        assert_eq!(read_explanation(&next, &answer), None);
    }
    assert_eq!(read_explanation(&crate::start("telo"), "()"), None);
}

#[test]
fn an_explanation_is_made_although_the_time_for_the_search_is_over() {
    let record = crate::start("tsivy");
    let mut character = (**character::all().last().unwrap()).clone();
    (character.nodes, character.seconds) = (1_000_000, None);
    let request = SearchRequest::of_character(&known("tsivy"), &record, &character, 1).unwrap();
    let answer = request.explaining(Some(3_000)).run(&mut |_| {}, &mut || true).unwrap();
    assert!(!read_explanation(&record, &answer).unwrap().reasons.is_empty());
}

/// A clock that goes on by a millisecond with each look at it.
fn clock() -> impl Fn() -> Duration {
    let now = Cell::new(0);
    move || {
        now.set(now.get() + 1);
        Duration::from_millis(now.get())
    }
}

#[test]
fn a_request_without_a_time_limit_runs_to_its_end() {
    let record = crate::start("telo");
    let request = SearchRequest::of_search(&known("telo"), &record, Limits::depth(4), 1).unwrap();
    assert_eq!(request.milliseconds, None);
    let mut depths = 0;
    let answer = request.run_within(&clock(), &mut |_| depths += 1).unwrap();
    assert_eq!(depths, 4);
    assert_eq!(answer, request.run(&mut |_| {}, &mut || false).unwrap());
}

#[test]
fn a_request_ends_within_its_time_and_an_easy_turn_before() {
    let tsivy = known("tsivy");
    let read = |text| fanorona_rules::notation::read_position(&tsivy.rules, text).unwrap();
    // White takes four stones at once.
    let easy = Record::from_position(tsivy.rules.clone(), read("9/2W1BBBB1/9/9/B2B4W w 0 30"));
    let ombiasy = character::named("ombiasy").unwrap();
    let request =
        SearchRequest::of_character(&tsivy, &easy, &ombiasy, 1).unwrap().within(Some(400));
    let nodes = |answer: &str| read_report(&easy, answer).unwrap().nodes;
    let managed = nodes(&request.run_within(&clock(), &mut |_| {}).unwrap());
    let clock = clock();
    let all = Duration::from_millis(400);
    let whole = nodes(&request.run(&mut |_| {}, &mut || clock() >= all).unwrap());
    assert!(managed * 2 < whole, "{managed} {whole}");
    // A plain search has no character that would find a turn easy: it uses the time.
    let mut plain = SearchRequest::of_search(&tsivy, &easy, Limits::NONE, 1).unwrap();
    plain.milliseconds = Some(400);
    let used = nodes(&plain.run_within(&self::clock(), &mut |_| {}).unwrap());
    assert!(used > managed, "{used} {managed}");
}
