//! The markers say exactly what the guidance says.

mod contrast;

use super::super::Layout;
use super::marker_shapes::{colour, plate, rank};
use super::{AnimatedPath, Marker, MarkerKind, markers};
use crate::app::session::BoardAnnotations;
use crate::catalogue::looks::vision::Contrast;
use crate::engine::{Limits, search};
use crate::game::play::{Advice, Guidance, Hint, Selection};
use crate::rules::generate::turns;
use crate::rules::variant::shipped;
use crate::rules::{CaptureKind, Point, PointSet, Record};
use bevy::prelude::*;

fn game() -> Record {
    Record::new(shipped::all()[0].rules.clone())
}

fn point(record: &Record, name: &str) -> Point {
    record.rules().board.point_named(name).expect("a point")
}

fn marked(record: &Record, selection: &Selection) -> (Guidance, Vec<Marker>) {
    let guidance = Guidance::of(record, true, selection);
    let markers = markers(
        &guidance,
        &AnimatedPath::default(),
        &BoardAnnotations::default(),
        &Layout::new(record.rules().board.clone()),
    );
    (guidance, markers)
}

fn of(markers: &[Marker], kind: impl Fn(MarkerKind) -> bool) -> PointSet {
    markers.iter().filter(|mark| kind(mark.kind)).map(|mark| mark.point).collect()
}

fn choosing(record: &Record, from: &str) -> Selection {
    Selection { chosen: Some(point(record, from)), ..default() }
}

#[test]
fn exactly_the_movable_stones_are_marked_and_as_capturing() {
    let record = game();
    let (guidance, markers) = marked(&record, &Selection::default());
    assert!(guidance.capturing && !guidance.movable.is_empty());
    assert_eq!(of(&markers, |kind| kind == MarkerKind::Capturing), guidance.movable);
    assert_eq!(markers.len(), guidance.movable.len(), "and nothing else");
}

#[test]
fn there_are_no_markers_while_nobody_may_act() {
    let record = game();
    let guidance = Guidance::of(&record, false, &Selection::default());
    assert_eq!(
        markers(
            &guidance,
            &AnimatedPath::default(),
            &BoardAnnotations::default(),
            &Layout::new(record.rules().board.clone())
        ),
        []
    );
}

#[test]
fn other_stones_wait_while_one_is_chosen() {
    let record = game();
    let (guidance, markers) = marked(&record, &choosing(&record, "e2"));
    let chosen = point(&record, "e2");
    assert_eq!(of(&markers, |kind| kind == MarkerKind::Chosen), chosen.set());
    assert_eq!(of(&markers, |kind| kind == MarkerKind::Waiting), guidance.movable.without(chosen));
}

#[test]
fn every_target_is_marked_by_its_kind_of_capture() {
    // Over a game of first steps, targets and markers agree.
    let mut record = game();
    let mut seen = Vec::new();
    for _ in 0..60 {
        for stone in Guidance::of(&record, true, &Selection::default()).movable {
            let selection = Selection { chosen: Some(stone), ..default() };
            let (guidance, markers) = marked(&record, &selection);
            for target in &guidance.targets {
                let expected = match (target.approach.len(), target.withdrawal.len()) {
                    (0, 0) => MarkerKind::Quiet,
                    (_, 0) => MarkerKind::Approach,
                    (0, _) => MarkerKind::Withdrawal,
                    _ => MarkerKind::Either,
                };
                assert_eq!(
                    of(&markers, |kind| kind == expected) & target.to.set(),
                    target.to.set()
                );
                seen.push(expected);
            }
        }
        let rules = record.rules().clone();
        let Some(step) = record.chain().next_steps(&rules).last().copied() else { break };
        record.step(step.from, step.to, step.kind).expect("a possible step");
        if !record.chain().is_empty() {
            record.end_turn().expect("chains may stop");
        }
    }
    for kind in
        [MarkerKind::Quiet, MarkerKind::Approach, MarkerKind::Withdrawal, MarkerKind::Either]
    {
        assert!(seen.contains(&kind), "{kind:?} never came up");
    }
}

#[test]
fn targets_point_in_the_direction_of_the_step() {
    let record = game();
    let (_, markers) = marked(&record, &choosing(&record, "d2"));
    let target =
        markers.iter().find(|mark| mark.kind == MarkerKind::Approach).expect("an approach");
    assert_eq!(target.point, point(&record, "e3"));
    let ahead = Quat::from_rotation_y(target.turn) * Vec3::NEG_Z;
    assert!(ahead.distance(Vec3::new(1.0, 0.0, -1.0).normalize()) < 1e-5, "{ahead}");
}

#[test]
fn a_hovered_target_previews_exactly_its_captures() {
    let record = game();
    let hovered = Some(point(&record, "e3"));
    let (guidance, markers) = marked(&record, &Selection { hovered, ..choosing(&record, "e2") });
    assert!(!guidance.preview[0].is_empty());
    for kind in CaptureKind::BOTH {
        let taken = of(&markers, |it| it == MarkerKind::Taken(kind));
        assert_eq!(taken, guidance.preview[kind as usize]);
    }
    assert!(
        of(&markers, |kind| matches!(kind, MarkerKind::Letter(_))).is_empty(),
        "no letters yet"
    );
    assert_eq!(of(&markers, |kind| kind == MarkerKind::Hovered), point(&record, "e3").set());
}

#[test]
fn the_colours_of_both_kinds_of_capture_differ_for_every_colour_vision() {
    // As bright as a screen can show them.
    for of in [colour, plate] {
        let [approach, withdrawal] = CaptureKind::BOTH.map(|kind| {
            let LinearRgba { red, green, blue, .. } = of(kind);
            let most = red.max(green).max(blue);
            [red, green, blue].map(|part| part / most)
        });
        let contrast = Contrast::between(approach, withdrawal);
        assert!(contrast.distance >= Contrast::SIDES.distance, "{contrast:?}");
    }
}

#[test]
fn numbers_are_drawn_over_plates_and_letters_over_all() {
    let letter = rank(MarkerKind::Letter(CaptureKind::Approach));
    for count in [MarkerKind::Count([1, 2]), MarkerKind::Order(1), MarkerKind::HintOrder(3)] {
        for under in [
            MarkerKind::Either,
            MarkerKind::Withdrawal,
            MarkerKind::Path,
            MarkerKind::HintLine,
            MarkerKind::Hovered,
        ] {
            assert!(rank(under) < rank(count) && rank(count) < letter, "{under:?} {count:?}");
        }
    }
}

#[test]
fn an_open_choice_shows_a_letter_over_every_stone_of_both_groups() {
    let mut record = game();
    let selection = choice(&mut record);
    let (guidance, markers) = marked(&record, &selection);
    assert!(guidance.preview.iter().all(|group| !group.is_empty()));
    for kind in CaptureKind::BOTH {
        let letters = of(&markers, |it| it == MarkerKind::Letter(kind));
        assert_eq!(letters, guidance.preview[kind as usize]);
        assert!(
            of(&markers, |it| it == MarkerKind::Taken(kind)).is_empty(),
            "the letter replaces the sign"
        );
        assert!(letters.into_iter().all(|stone| guidance.group_of(stone) == Some(kind)));
    }
    let targets = of(&markers, |kind| {
        matches!(
            kind,
            MarkerKind::Quiet | MarkerKind::Approach | MarkerKind::Withdrawal | MarkerKind::Either
        )
    });
    assert_eq!(Some(targets), selection.choice.map(Point::set), "only the step in question");
}

/// Plays on until some step requires a choice, and returns it as the selection.
fn choice(record: &mut Record) -> Selection {
    loop {
        for stone in Guidance::of(record, true, &Selection::default()).movable {
            let selection = Selection { chosen: Some(stone), ..default() };
            let guidance = Guidance::of(record, true, &selection);
            if let Some(target) = guidance.targets.iter().find(|target| target.needs_choice()) {
                return Selection { choice: Some(target.to), ..selection };
            }
        }
        let rules = record.rules().clone();
        let step = record.chain().next_steps(&rules)[0];
        record.step(step.from, step.to, step.kind).expect("a possible step");
        if !record.chain().is_empty() {
            record.end_turn().expect("chains may stop");
        }
    }
}

#[test]
fn an_open_chain_shows_its_path_and_a_finished_turn_its_trail() {
    let mut record = game();
    while record.chain().is_empty() {
        let rules = record.rules().clone();
        let step = record.chain().next_steps(&rules)[0];
        record.step(step.from, step.to, step.kind).expect("a possible step");
    }
    let start = record.chain().steps()[0].from;
    let (_, markers) = marked(&record, &Selection::default());
    assert_eq!(of(&markers, |kind| kind == MarkerKind::PathStart), start.set());
    assert_eq!(markers.iter().filter(|mark| mark.kind == MarkerKind::Path).count(), 1);
    assert!(of(&markers, |kind| kind == MarkerKind::Trail).is_empty());
    record.end_turn().expect("chains may stop");
    let (guidance, markers) = marked(&record, &Selection::default());
    assert_eq!(of(&markers, |kind| kind == MarkerKind::TrailStart), start.set());
    let end = guidance.last.last().copied().map(Point::set);
    assert_eq!(Some(of(&markers, |kind| kind == MarkerKind::TrailEnd)), end);
    assert!(of(&markers, |kind| kind == MarkerKind::Path).is_empty());
}

#[test]
fn a_hint_is_shown_instead_of_the_last_turn_and_of_what_can_move() {
    let mut record = game();
    let turn = turns(record.rules(), record.position())[0].clone();
    record.play(&turn).expect("a legal turn");
    let report = search(&record, Limits::depth(1), &mut || false);
    let advice = Advice::of(&report, &[]).expect("a turn");
    for (hint, trail, path) in [(Hint::Searching, 1, 0), (Hint::Shown(advice), 0, 1)] {
        let (_, markers) = marked(&record, &Selection { hint: Some(hint), ..default() });
        assert_eq!(of(&markers, |kind| kind == MarkerKind::TrailEnd).len(), trail);
        assert_eq!(of(&markers, |kind| kind == MarkerKind::HintStart).len(), path);
        let rings = |kind| matches!(kind, MarkerKind::Capturing | MarkerKind::Movable);
        assert_eq!(of(&markers, rings).is_empty(), path == 1);
    }
}

/// Whether it comes from a hint, a lesson or a list of turns, and even while the last turn still fades.
#[test]
fn no_marks_of_the_last_turn_are_below_those_of_a_suggested_one() {
    let mut record = game();
    let turn = turns(record.rules(), record.position())[0].clone();
    record.play(&turn).expect("a legal turn");
    let report = search(&record, Limits::depth(1), &mut || false);
    let hint = Some(Hint::Shown(Advice::of(&report, &[]).expect("a turn")));
    let layout = Layout::new(record.rules().board.clone());
    let mut path = AnimatedPath::default();
    path.points = turn.path();
    path.captured[0] = turn.captured;
    let suggested = BoardAnnotations { path: report.line[0].path(), ..default() };
    let last = |kind| {
        use MarkerKind::{Gone, Order, Path, PathStart, Trail, TrailEnd, TrailStart};
        matches!(kind, Trail | TrailStart | TrailEnd | Path | PathStart | Order(_) | Gone(_))
    };
    for (hint, annotations, in_progress, hints) in [
        (None, BoardAnnotations::default(), false, false),
        (hint.clone(), BoardAnnotations::default(), false, true),
        (None, suggested.clone(), false, true),
        // The turn is shown to its end first.
        (hint, suggested, true, false),
    ] {
        path.in_progress = in_progress;
        let guidance = Guidance::of(&record, true, &Selection { hint, ..default() });
        let shown = markers(&guidance, &path, &annotations, &layout);
        assert_eq!(of(&shown, last).is_empty(), hints, "{shown:?}");
        assert_eq!(of(&shown, |kind| kind == MarkerKind::HintEnd).is_empty(), !hints);
    }
}

#[test]
fn a_chain_that_comes_back_has_each_number_once() {
    let record = game();
    let points = ["f3", "f2", "g2", "f2", "g1", "f1"].map(|name| point(&record, name));
    let path = |points: &[Point]| {
        let mut path = AnimatedPath::default();
        path.points = points.to_vec();
        path
    };
    let layout = Layout::new(record.rules().board.clone());
    let guidance = Guidance::of(&record, false, &Selection::default());
    let orders = |points: &[Point]| -> Vec<(u8, Point)> {
        let all = markers(&guidance, &path(points), &BoardAnnotations::default(), &layout);
        let order = |mark: &Marker| match mark.kind {
            MarkerKind::Order(nth) => Some((nth, mark.point)),
            _ => None,
        };
        all.iter().filter_map(order).collect()
    };
    assert_eq!(orders(&points), [(2, points[2]), (3, points[1]), (4, points[4])]);
    // It ends where it has been: the stone stands there.
    assert_eq!(orders(&points[..4]), [(2, points[2])]);
    // More steps than a number can have do not matter.
    assert!(orders(&points[1..3].repeat(200)).len() <= 1);
}

#[test]
fn a_lesson_marks_points_and_shows_a_turn_with_its_reply() {
    let record = game();
    let at = |name| point(&record, name);
    let annotations = BoardAnnotations {
        marked: at("a1").set() | at("e3").set(),
        path: vec![at("e2"), at("e3")],
        reply: vec![at("d4"), at("d3"), at("c2")],
        captured: at("e4").set() | at("b2").set(),
        ..default()
    };
    let guidance = Guidance::of(&record, false, &Selection::default());
    let layout = Layout::new(record.rules().board.clone());
    let shown = markers(&guidance, &AnimatedPath::default(), &annotations, &layout);
    assert_eq!(of(&shown, |kind| kind == MarkerKind::Annotated), annotations.marked);
    assert_eq!(of(&shown, |kind| kind == MarkerKind::HintEnd), at("e3").set());
    assert_eq!(of(&shown, |kind| kind == MarkerKind::ReplyLine), at("d4").set() | at("d3").set());
    assert_eq!(of(&shown, |kind| kind == MarkerKind::ReplyEnd), at("c2").set());
    assert_eq!(of(&shown, |kind| kind == MarkerKind::Crossed), annotations.captured);
}

#[test]
fn while_points_are_asked_for_only_the_picked_ones_are_marked() {
    let record = game();
    let picked = point(&record, "c3").set();
    let annotations = BoardAnnotations { picked: Some(picked), ..default() };
    let guidance = Guidance::of(&record, true, &Selection::default());
    let layout = Layout::new(record.rules().board.clone());
    let shown = markers(&guidance, &AnimatedPath::default(), &annotations, &layout);
    assert_eq!(of(&shown, |kind| kind == MarkerKind::Picked), picked);
    assert_eq!(shown.len(), 1, "no stone is marked as movable");
}
