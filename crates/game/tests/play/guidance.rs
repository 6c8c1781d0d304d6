//! What may be done at the board, and why something cannot.

use crate::common::{CHOICE, PEOPLE, play, point, points, set_up, step, variant};
use fanorona_engine::{Report, Score};
use fanorona_game::play::{Advice, Guidance, Hint, Intent, Notice, Selection, Session, stones};
use fanorona_rules::{CaptureKind, PointSet, Refusal, Side, generate};

fn selected(session: &Session, chosen: &str, hovered: &str, choice: &str) -> Selection {
    let find = |name: &str| session.record().rules().board.point_named(name);
    let (chosen, hovered, choice) = (find(chosen), find(hovered), find(choice));
    Selection { chosen, hovered, choice, ..Selection::default() }
}

#[test]
fn the_chosen_stone_shows_its_targets_and_what_they_take() {
    let session = set_up(CHOICE);
    let guidance = Guidance::of(session.record(), true, &selected(&session, "c3", "d3", ""));
    assert_eq!((guidance.to_move, guidance.acting), (Some(Side::White), true));
    assert!(guidance.capturing);
    assert_eq!(guidance.movable, points(&session, &["c3"]));
    assert_eq!(guidance.chosen, Some(point(&session, "c3")));
    assert_eq!(guidance.hovered, Some(point(&session, "d3")));
    let [target] = guidance.targets[..] else { panic!("{:?}", guidance.targets) };
    assert_eq!(target.to, point(&session, "d3"));
    assert_eq!(target.approach, points(&session, &["e3"]));
    assert_eq!(target.withdrawal, points(&session, &["a3", "b3"]));
    assert!(target.needs_choice());
    assert_eq!(guidance.preview, [target.approach, target.withdrawal]);
    assert_eq!(guidance.target(target.to), Some(&target));
    assert_eq!(guidance.target(point(&session, "c3")), None);
    // No choice waits yet, so no stone stands for a group.
    assert_eq!(guidance.choice, None);
    assert_eq!(guidance.group_of(point(&session, "e3")), None);
    assert_eq!((guidance.path, guidance.last), (vec![], vec![]));
}

#[test]
fn a_waiting_choice_is_previewed_wherever_the_pointer_is() {
    let session = set_up(CHOICE);
    let guidance = Guidance::of(session.record(), true, &selected(&session, "c3", "a1", "d3"));
    assert_eq!(guidance.choice, Some(point(&session, "d3")));
    let group = |name: &str| guidance.group_of(point(&session, name));
    assert_eq!(group("e3"), Some(CaptureKind::Approach));
    assert_eq!(group("a3"), Some(CaptureKind::Withdrawal));
    assert_eq!(group("d5"), None);
    // A step that is not a target, or that captures in one way only, leaves nothing to choose.
    let elsewhere = Guidance::of(session.record(), true, &selected(&session, "c3", "", "c4"));
    assert_eq!((elsewhere.choice, elsewhere.preview), (None, [PointSet::EMPTY; 2]));
}

#[test]
fn a_target_that_captures_in_one_way_needs_no_choice() {
    let mut session = set_up(CHOICE);
    step(&mut session, "c3", "d3", Some(CaptureKind::Approach));
    let guidance = Guidance::of(session.record(), true, &selected(&session, "d3", "d4", "d4"));
    let [target] = guidance.targets[..] else { panic!("{:?}", guidance.targets) };
    assert_eq!((target.approach, target.withdrawal), (points(&session, &["d5"]), PointSet::EMPTY));
    assert!(!target.needs_choice());
    assert_eq!(guidance.choice, None);
    assert_eq!(guidance.preview, [points(&session, &["d5"]), PointSet::EMPTY]);
    let quiet = set_up("4B/5/5/5/W4 w");
    let guidance = Guidance::of(quiet.record(), true, &selected(&quiet, "a1", "a2", "a2"));
    assert!(!guidance.capturing);
    assert_eq!(guidance.targets.len(), 3);
    assert!(guidance.targets.iter().all(|target| !target.needs_choice()));
    assert_eq!(guidance.choice, None);
}

#[test]
fn nothing_is_offered_while_no_person_may_act() {
    let session = set_up(CHOICE);
    let mut selection = selected(&session, "c3", "d3", "d3");
    selection.hint = Some(Hint::Searching);
    let guidance = Guidance::of(session.record(), false, &selection);
    assert_eq!(guidance.to_move, Some(Side::White));
    assert_eq!((guidance.movable, guidance.targets.len()), (PointSet::EMPTY, 0));
    assert_eq!((guidance.chosen, guidance.hovered, guidance.choice), (None, None, None));
    assert_eq!(guidance.hint, None);
    let acting = Guidance::of(session.record(), true, &selection);
    assert_eq!(acting.hint, Some(Hint::Searching));
}

#[test]
fn after_the_end_nothing_is_offered() {
    let mut session = set_up(CHOICE);
    session.apply(Intent::Resign(Side::White));
    let mut selection = selected(&session, "c3", "d3", "");
    selection.hint = Some(Hint::Searching);
    let guidance = Guidance::of(session.record(), true, &selection);
    assert_eq!((guidance.to_move, guidance.capturing), (None, false));
    assert_eq!((guidance.movable, guidance.targets.len()), (PointSet::EMPTY, 0));
    assert_eq!(guidance.hint, None);
}

#[test]
fn the_open_chain_has_a_path_and_the_last_turn_is_shown_afterwards() {
    let mut session = set_up(CHOICE);
    let path = |session: &Session, names: &[&str]| -> Vec<_> {
        names.iter().map(|name| point(session, name)).collect()
    };
    step(&mut session, "c3", "d3", Some(CaptureKind::Approach));
    let guidance = Guidance::of(session.record(), true, &Selection::default());
    assert_eq!(guidance.path, path(&session, &["c3", "d3"]));
    assert_eq!(guidance.last, []);
    assert_eq!(guidance.movable, points(&session, &["d3"]));
    assert_eq!(
        stones(session.record().chain()),
        [points(&session, &["d1", "d3"]), points(&session, &["a3", "b3", "d5"])]
    );
    step(&mut session, "d3", "d4", None);
    let guidance = Guidance::of(session.record(), true, &Selection::default());
    assert_eq!(guidance.path, []);
    assert_eq!(guidance.last, path(&session, &["c3", "d3", "d4"]));
    assert_eq!(guidance.to_move, Some(Side::Black));
    assert_eq!(
        stones(session.record().chain()),
        [points(&session, &["d1", "d4"]), points(&session, &["a3", "b3"])]
    );
}

#[test]
fn a_selection_follows_the_stone_of_the_open_chain() {
    let mut session = set_up(CHOICE);
    let mut selection = selected(&session, "c3", "d3", "d3");
    selection.hint = Some(Hint::Searching);
    step(&mut session, "c3", "d3", Some(CaptureKind::Approach));
    selection.follow(session.record());
    assert_eq!(selection.chosen, Some(point(&session, "d3")));
    assert_eq!((selection.choice, selection.hint.clone()), (None, None));
    assert_eq!(selection.hovered, Some(point(&session, "d3")), "the pointer stays");
    step(&mut session, "d3", "d4", None);
    selection.follow(session.record());
    assert_eq!(selection.chosen, None);
}

/// What the session answers when a point is picked; `None` for nothing.
fn picked(session: &mut Session, name: &str, chosen: &str) -> Option<Refusal> {
    let before = session.clone();
    let chosen = session.record().rules().board.point_named(chosen);
    let notices = session.apply(Intent::Pick { point: point(session, name), chosen });
    assert!(*session == before, "picking changes nothing");
    match notices[..] {
        [] => None,
        [Notice::Refused(refusal)] => Some(refusal),
        _ => panic!("{notices:?}"),
    }
}

#[test]
fn a_point_that_cannot_be_picked_has_a_reason() {
    let mut session = set_up(CHOICE);
    let only = points(&session, &["c3"]);
    assert_eq!(picked(&mut session, "a5", ""), Some(Refusal::NoStone));
    assert_eq!(picked(&mut session, "e3", ""), Some(Refusal::EnemyStone));
    assert_eq!(picked(&mut session, "e3", "c3"), Some(Refusal::EnemyStone));
    assert_eq!(picked(&mut session, "d1", ""), Some(Refusal::AnotherMustCapture(only)));
    assert_eq!(picked(&mut session, "d1", "c3"), Some(Refusal::AnotherMustCapture(only)));
    assert_eq!(picked(&mut session, "a5", "c3"), Some(Refusal::NoLine));
    assert_eq!(picked(&mut session, "c4", "c3"), Some(Refusal::MustCapture));
    assert_eq!(picked(&mut session, "d3", "c3"), Some(Refusal::ChooseGroup));
    let mut start = Session::new(variant("tsivy"), PEOPLE);
    assert_eq!(picked(&mut start, "a1", ""), Some(Refusal::StoneIsBlocked));
}

#[test]
fn in_a_chain_only_its_stone_can_be_picked() {
    let mut session = set_up(CHOICE);
    step(&mut session, "c3", "d3", Some(CaptureKind::Approach));
    let at = point(&session, "d3");
    assert_eq!(picked(&mut session, "d1", ""), Some(Refusal::OtherStoneInChain(at)));
    assert_eq!(picked(&mut session, "a3", ""), Some(Refusal::EnemyStone));
    assert_eq!(picked(&mut session, "e3", "d3"), Some(Refusal::SameDirection));
    assert_eq!(picked(&mut session, "d2", "d3"), Some(Refusal::ChainMustCapture));
    assert_eq!(picked(&mut session, "a1", ""), None);
}

#[test]
fn after_the_end_every_point_says_so() {
    let mut session = set_up(CHOICE);
    session.apply(Intent::Resign(Side::White));
    for name in ["a5", "e3", "c3"] {
        assert_eq!(picked(&mut session, name, ""), Some(Refusal::GameOver));
    }
    assert_eq!(picked(&mut session, "d3", "c3"), Some(Refusal::GameOver));
}

#[test]
fn advice_shows_what_is_left_of_a_turn() {
    let mut session = set_up(CHOICE);
    let rules = session.record().rules().clone();
    let turns = generate::turns(&rules, session.record().position());
    let turn = turns.into_iter().find(|turn| turn.steps.len() == 2).unwrap();
    let steps = turn.steps.clone();
    play(&mut session);
    let reply = generate::turns(&rules, session.record().position()).into_iter().next().unwrap();
    let mut report = Report {
        best: Some(turn.clone()),
        score: Score::Estimate(100),
        depth: 1,
        nodes: 1,
        line: vec![turn.clone(), reply],
        others: Vec::new(),
    };
    let whole = Advice::of(&report, &[]).unwrap();
    let way = |names: &[&str]| names.iter().map(|name| point(&session, name)).collect::<Vec<_>>();
    assert_eq!(whole.path, way(&["c3", "d3", "d4"]));
    assert_eq!(whole.taken, [points(&session, &["e3", "d5"]), PointSet::EMPTY]);
    assert_eq!((whole.takes(), whole.score, &whole.explanation), (2, report.score, &None));
    let rest = Advice::of(&report, &steps[..1]).unwrap();
    assert_eq!((rest.path.clone(), rest.takes()), (way(&["d3", "d4"]), 1));
    let done = Advice::of(&report, &steps).unwrap();
    assert_eq!((&done.path, done.takes()), (&way(&["d4"]), 0));
    assert_eq!(Advice::of(&report, &steps[1..]), None, "another chain is open");
    assert_eq!(Hint::Searching.advice(), None);
    assert_eq!(Hint::Shown(rest.clone()).advice(), Some(&rest));
    assert_eq!(Hint::Explained(rest.clone()).advice(), Some(&rest));
    report.best = None;
    assert_eq!(Advice::of(&report, &[]), None);
}

#[test]
fn hints_come_from_a_character_with_a_short_search() {
    let adviser = Advice::character().unwrap();
    let strongest = fanorona_engine::character::all().last().unwrap();
    assert_eq!(adviser.key, strongest.key);
    assert_eq!((adviser.seconds, adviser.nodes), (Some(Advice::SECONDS), Advice::SEARCH.nodes));
    assert_eq!(adviser.endgame, 0, "without endgame tables");
}
