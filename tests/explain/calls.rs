//! How the explainer is called: repeatable, stoppable, within its limits, with an open chain.

use crate::positions::for_each;
use fanorona::engine::explain::{ExplainResources, Explanation, Reason, explain};
use fanorona::engine::{Limits, search};
use fanorona::rules::notation::{read_position, read_turn};
use fanorona::rules::variant::shipped;
use fanorona::rules::{Record, Refusal, Turn, WinReason, generate};

fn game(variant: &str, position: &str) -> Record {
    let rules = shipped::variant(variant).unwrap().rules.clone();
    let position = read_position(&rules, position).unwrap();
    Record::from_position(rules, position)
}

fn turn(record: &Record, text: &str) -> Turn {
    read_turn(record.rules(), record.position(), text).unwrap()
}

fn explained(record: &Record, text: &str) -> Explanation {
    let resources = ExplainResources::new(Limits::nodes(20_000));
    explain(record, &turn(record, text), &resources, &mut || false).unwrap()
}

#[test]
fn the_same_resources_give_the_same_explanation() {
    for_each(11, 30, |_, record| {
        let turn = &generate::turns(record.rules(), record.position())[0];
        let resources = ExplainResources::new(Limits::nodes(3_000));
        let once = explain(record, turn, &resources, &mut || false).unwrap();
        assert_eq!(explain(record, turn, &resources, &mut || false).unwrap(), once);
    });
}

#[test]
fn the_nodes_are_limited() {
    for_each(12, 30, |_, record| {
        let turn = &generate::turns(record.rules(), record.position())[0];
        let resources = ExplainResources::new(Limits::nodes(30_000));
        let explanation = explain(record, turn, &resources, &mut || false).unwrap();
        // The first depth of a search is always completed.
        assert!(explanation.nodes < 45_000, "{}", explanation.nodes);
    });
}

#[test]
fn the_nodes_of_all_searches_are_counted_and_shared() {
    let record = Record::new(shipped::variant("tsivy").unwrap().rules.clone());
    let all = generate::turns(record.rules(), record.position());
    for (turn, right) in [(&all[0], None), (&all[0], Some(&all[1])), (&all[1], Some(&all[0]))] {
        let resources = ExplainResources { right, ..ExplainResources::new(Limits::nodes(20_000)) };
        let explanation = explain(&record, turn, &resources, &mut || false).unwrap();
        // The scores alone take two fifths, and more is left than a tenth.
        assert!((8_000..25_000).contains(&explanation.nodes), "{}", explanation.nodes);
        assert!(explanation.depth > 0);
    }
}

#[test]
fn a_stopped_explanation_says_what_is_known() {
    let record = game("tsivy", "9/9/9/9/W1B6 w 0 9");
    let mut asked = 0;
    let mut stop = || {
        asked += 1;
        true
    };
    let resources = ExplainResources::new(Limits::NONE);
    let explanation = explain(&record, &turn(&record, "a1-b1A"), &resources, &mut stop).unwrap();
    let won = Reason::WinsAtOnce { reason: WinReason::TookAll };
    assert_eq!(explanation.reasons, [Reason::OnlyTurn, won]);
    let record = Record::new(shipped::variant("tsivy").unwrap().rules.clone());
    let explanation = explain(&record, &turn(&record, "f2-e3A"), &resources, &mut stop).unwrap();
    // A search asks every few hundred nodes.
    assert!(explanation.nodes < 5_000, "{}", explanation.nodes);
    assert!(asked > 2);
}

#[test]
fn an_earlier_search_is_taken_over() {
    let record = Record::new(shipped::variant("dimy").unwrap().rules.clone());
    let report = search(&record, Limits::nodes(50_000), &mut || false);
    let best = report.best.clone().unwrap();
    let resources =
        ExplainResources { report: Some(&report), ..ExplainResources::new(Limits::nodes(2_000)) };
    let explanation = explain(&record, &best, &resources, &mut || false).unwrap();
    assert_eq!((explanation.score, explanation.depth), (report.score, report.depth));
    assert_eq!((&explanation.line, &explanation.best_line), (&report.line, &report.line));
    assert_eq!(explanation.loss(), 0);
}

#[test]
fn another_turn_is_compared_with_the_best_one_of_an_earlier_search() {
    let record = Record::new(shipped::variant("dimy").unwrap().rules.clone());
    let report = search(&record, Limits::nodes(5_000), &mut || false);
    let best = report.best.clone().unwrap();
    let all = generate::turns(record.rules(), record.position());
    for turn in all.iter().filter(|turn| **turn != best) {
        let resources = ExplainResources {
            report: Some(&report),
            ..ExplainResources::new(Limits::nodes(2_000))
        };
        let explanation = explain(&record, turn, &resources, &mut || false).unwrap();
        assert_eq!(&explanation.line[0], turn);
        let better = explanation.best_line[0] == best;
        assert!(better || explanation.best_line[0] == *turn && explanation.loss() == 0);
    }
}

#[test]
fn a_right_turn_that_is_none_beside_the_explained_one_is_ignored() {
    let record = Record::new(shipped::variant("dimy").unwrap().rules.clone());
    let turn = generate::turns(record.rules(), record.position()).remove(0);
    let mut later = record.clone();
    later.play(&turn).unwrap();
    let other = generate::turns(later.rules(), later.position()).remove(0);
    let with = |right| {
        let resources = ExplainResources { right, ..ExplainResources::new(Limits::nodes(2_000)) };
        explain(&record, &turn, &resources, &mut || false).unwrap()
    };
    let alone = with(None);
    assert_eq!(with(Some(&turn)), alone);
    assert_eq!(with(Some(&other)), alone);
}

#[test]
fn only_turns_that_can_be_played_are_explained() {
    let mut record = Record::new(shipped::variant("tsivy").unwrap().rules.clone());
    let first = turn(&record, "f2-e3A");
    let resources = ExplainResources::new(Limits::nodes(1_000));
    record.play(&first).unwrap();
    let refused = explain(&record, &first, &resources, &mut || false);
    assert_eq!(refused, Err(Refusal::NoStone));
    record.resign(fanorona::rules::Side::Black).unwrap();
    let refused = explain(&record, &first, &resources, &mut || false);
    assert_eq!(refused, Err(Refusal::GameOver));
    // Parker's chains must go on.
    let record = game("parker", "9/9/3B5/9/2W1B4 w 0 9");
    let whole = turn(&record, "c1-d1A-d2A");
    let part = Turn::new(whole.steps[..1].to_vec()).unwrap();
    let refused = explain(&record, &part, &resources, &mut || false);
    assert_eq!(refused, Err(Refusal::MustContinue));
}

#[test]
fn an_open_chain_is_compared_with_its_own_endings_only() {
    let mut record = game("tsivy", "9/9/3B5/9/2W1BW3 w 0 9");
    let (stop, whole) = (turn(&record, "c1-d1A"), turn(&record, "c1-d1A-d2A"));
    let alternatives = generate::turns(record.rules(), record.position()).len();
    assert!(alternatives > 2, "other stones can capture too");
    let step = stop.steps[0];
    record.step(step.from, step.to, step.kind).unwrap();
    let resources = ExplainResources::new(Limits::nodes(5_000));
    let stopped = explain(&record, &stop, &resources, &mut || false).unwrap();
    assert_eq!(stopped.best_line, std::slice::from_ref(&whole));
    let missed = Reason::MissesWin { turns: Some(1), line: vec![whole.clone()] };
    assert!(stopped.reasons.contains(&missed), "{:?}", stopped.reasons);
    let whole = explain(&record, &whole, &resources, &mut || false).unwrap();
    assert!(!whole.reasons.contains(&Reason::OnlyTurn));
    let other = generate::turns(record.rules(), record.position());
    let other = other.into_iter().find(|turn| turn.from != stop.from).unwrap();
    let refused = explain(&record, &other, &resources, &mut || false);
    assert_eq!(refused, Err(Refusal::OtherStoneInChain(step.to)));
}

#[test]
fn an_explanation_fits_only_its_own_position() {
    let record = game("tsivy", "1B1B1BBBB/1W3B3/BW4WBW/W3W1WWW/1W1WW1WWW b 0 4");
    let explanation = explained(&record, "a3-a4W");
    assert!(explanation.fits(&record) && explanation.reasons.len() > 1);
    let start = Record::new(record.rules().clone());
    assert!(!explanation.fits(&start));
    let mut broken = explanation.clone();
    broken.line.clear();
    assert!(!broken.fits(&record));
    let other = generate::turns(start.rules(), start.position()).remove(0);
    let mut broken = explanation.clone();
    broken.line = vec![other.clone()];
    assert!(!broken.fits(&record));
    let mut broken = explanation.clone();
    broken.best_line = vec![other];
    assert!(!broken.fits(&record));
    for (i, reason) in explanation.reasons.iter().enumerate() {
        let mut broken = explanation.clone();
        match &mut broken.reasons[i] {
            Reason::Exchange { line, .. } | Reason::DeclinesLarger { line, .. } => {
                line[0].captured = fanorona::rules::PointSet::EMPTY;
            }
            Reason::Saves { threat, .. } => *threat = explanation.line[0].clone(),
            _ => continue,
        }
        assert!(!broken.fits(&record), "{reason:?}");
    }
}

#[test]
fn a_chain_and_the_best_turn_that_continues_it_are_compared_once() {
    let record = game("tsivy", "1BBBBBBBB/B3BBBBB/B2BW1WBW/WW2WWWWW/WW1W1WWWW w 0 3");
    let resources = ExplainResources::new(Limits::nodes(100_000));
    let turn = turn(&record, "e3-d4A-c3W-b3W");
    let found = explain(&record, &turn, &resources, &mut || false).unwrap();
    let numbers: Vec<u32> = found
        .reasons
        .iter()
        .filter_map(|reason| match reason {
            Reason::StoppedEarly { more, .. } | Reason::Misses { more, .. } => Some(*more),
            _ => None,
        })
        .collect();
    // The exchange to its end says 2; three turns of it would say 5.
    assert_eq!(numbers, [2], "{:?}", found.reasons);
}
