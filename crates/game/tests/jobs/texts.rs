//! Texts that are damaged, or that are no jobs.

use crate::{answer, start, with_open_chain};
use fanorona_engine::character;
use fanorona_game::jobs::{Answer, Job, TurnJob};
use std::time::Duration;

fn turn_job() -> String {
    let game = with_open_chain();
    let character = (*character::named("fara").unwrap()).clone();
    let time = Some(Duration::from_millis(900));
    let job = TurnJob { game, character, time, seed: 123_456, explain: Some(7) };
    Job::Turn(Box::new(job)).write()
}

#[test]
fn a_job_is_written_as_it_was_read() {
    let solve = Job::Solve(start("telo")).write();
    let analyse = Job::Analyse { game: start("vela"), number: 3 }.write();
    for text in [turn_job(), solve, analyse] {
        assert_eq!(Job::read(&text).unwrap().write(), text);
    }
    assert!(turn_job().contains("seed:123456"), "{}", turn_job());
}

#[test]
fn nonsense_is_neither_a_job_nor_an_answer() {
    for text in ["", "()", "(game:\"\")", "Solve", "Coach", "fanorona", "Some(())", "Turn(())"] {
        assert!(Job::read(text).is_none(), "{text}");
        assert!(Answer::read(text).is_none(), "{text}");
    }
}

#[test]
fn a_damaged_text_is_no_job() {
    let text = turn_job();
    for end in (0..text.len()).filter(|end| text.is_char_boundary(*end)) {
        assert!(Job::read(&text[..end]).is_none(), "{}", &text[..end]);
    }
    let Some((before, rest)) = text.split_once("chain:Some(\"") else { panic!("{text}") };
    let broken = format!("{before}chain:Some(\"a1?{rest}");
    assert!(Job::read(&broken).is_none(), "a chain that cannot be read");
    let other = text.replace("fanorona:1.", "fanorona:9.");
    assert!(other != text && Job::read(&other).is_none(), "a link that cannot be read");
}

#[test]
fn a_damaged_text_is_no_answer() {
    let text = answer(&Job::Lines { game: start("tsivy"), count: 2 }, 500).write();
    for end in (0..text.len()).step_by(7) {
        assert!(Answer::read(&text[..end]).is_none(), "{}", &text[..end]);
    }
    // Its steps do not follow each other.
    let report = |steps| {
        format!(
            "Lines(report:(best:Some([{steps}]),score:Estimate(0),depth:1,nodes:1,line:[],others:[]),finished:true)"
        )
    };
    let step = "(from:0,to:1,kind:None,captured:0)";
    assert!(Answer::read(&report(step.to_owned())).is_some());
    let illegal = report(format!("{step},(from:5,to:6,kind:None,captured:0)"));
    assert!(Answer::read(&illegal).is_none());
}
