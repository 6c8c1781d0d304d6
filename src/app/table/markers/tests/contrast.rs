//! The contrast of the markers with what they lie on, and the tables of it in docs/access.md.

use super::super::MarkerKind;
use super::super::marker_shapes::{IVORY, PALE, plate, shape};
use crate::app::table::camera::tones;
use crate::catalogue::looks::vision::contrast_ratio;
use crate::catalogue::looks::{Looks, StoneSet};
use crate::rules::CaptureKind;
use bevy::prelude::*;

/// The least ratio that WCAG asks for of signs and of large letters.
const LEAST: f32 = 3.0;
const APPROACH: CaptureKind = CaptureKind::Approach;
const WITHDRAWAL: CaptureKind = CaptureKind::Withdrawal;

/// The markers on the board, around the stones or between them.
const ON_THE_BOARD: [(&str, &[MarkerKind]); 20] = [
    ("a stone that may move", &[MarkerKind::Movable]),
    ("one that can capture", &[MarkerKind::Capturing]),
    ("one that may move too, while another is chosen", &[MarkerKind::Waiting]),
    ("the chosen stone", &[MarkerKind::Chosen]),
    ("a step without a capture", &[MarkerKind::Quiet]),
    ("a step that captures by approach", &[MarkerKind::Approach]),
    ("a step that captures by withdrawal", &[MarkerKind::Withdrawal]),
    ("a step that could do both", &[MarkerKind::Either]),
    (
        "stones that would be captured",
        &[MarkerKind::Group(APPROACH), MarkerKind::Group(WITHDRAWAL)],
    ),
    ("a stone just captured", &[MarkerKind::Gone(APPROACH), MarkerKind::Gone(WITHDRAWAL)]),
    ("an open chain", &[MarkerKind::Path, MarkerKind::PathStart]),
    ("the order of its steps", &[MarkerKind::Order(8)]),
    ("the last turn", &[MarkerKind::Trail, MarkerKind::TrailStart, MarkerKind::TrailEnd]),
    ("the point under the pointer or cursor", &[MarkerKind::Hovered]),
    ("a hint", &[MarkerKind::HintLine, MarkerKind::HintStart, MarkerKind::HintEnd]),
    ("the order of a hint's steps", &[MarkerKind::HintOrder(8)]),
    ("the reply to a shown turn", &[MarkerKind::ReplyLine, MarkerKind::ReplyEnd]),
    ("a point of a lesson", &[MarkerKind::Annotated]),
    ("a point picked in a lesson", &[MarkerKind::Picked]),
    ("a point highlighted for a switch", &[MarkerKind::Scanned]),
];

/// The markers over stones.
const ON_STONES: [(&str, &[MarkerKind]); 3] = [
    ("the sign of a capture", &[MarkerKind::Taken(APPROACH), MarkerKind::Taken(WITHDRAWAL)]),
    ("the letter of a capture", &[MarkerKind::Letter(APPROACH), MarkerKind::Letter(WITHDRAWAL)]),
    ("a stone that a shown turn captures", &[MarkerKind::Crossed]),
];

/// Colours as the screen shows them.
struct ShownColours(Vec<Vec3>);

impl ShownColours {
    fn of(&self, colour: LinearRgba) -> [f32; 3] {
        tones::seen(&self.0, Vec3::new(colour.red, colour.green, colour.blue)).to_array()
    }

    fn spots(&self, kind: MarkerKind) -> MarkerSpots {
        MarkerSpots(shape(kind).spots(|light| tones::seen(&self.0, light)))
    }

    /// The lowest ratio of these markers on each ground.
    fn ratios(&self, kinds: &[MarkerKind], grounds: &[[f32; 3]]) -> Vec<f32> {
        let all: Vec<MarkerSpots> = kinds.iter().map(|&kind| self.spots(kind)).collect();
        let ratio = |&ground: &[f32; 3]| {
            let ratios = all.iter().map(|spots| {
                let [darkest, lightest] = spots.extremes(ground);
                contrast_ratio(darkest, lightest)
            });
            ratios.fold(f32::INFINITY, f32::min)
        };
        grounds.iter().map(ratio).collect()
    }
}

/// The spots of a marker: for each the share of what lies below, and the colour above it.
struct MarkerSpots(Vec<(f32, Vec3)>);

impl MarkerSpots {
    /// The darkest and the lightest spot on this ground.
    fn extremes(&self, ground: [f32; 3]) -> [[f32; 3]; 2] {
        let light = |colour: Vec3| colour.dot(Vec3::new(0.2126, 0.7152, 0.0722));
        let (mut darkest, mut lightest) = (Vec3::ONE, Vec3::ZERO);
        for &(below, above) in &self.0 {
            let colour = Vec3::from(ground) * below + above;
            if light(colour) < light(darkest) {
                darkest = colour;
            }
            if light(colour) > light(lightest) {
                lightest = colour;
            }
        }
        [darkest, lightest].map(|colour| colour.to_array())
    }
}

/// A row of a table.
struct SignRow {
    name: &'static str,
    ratios: Vec<f32>,
}

fn written(heads: &[&str], rows: &[SignRow]) -> String {
    let mut lines = vec![
        format!("| | {} |", heads.join(" | ")),
        format!("|---|{}", "---|".repeat(heads.len())),
    ];
    lines.extend(rows.iter().map(|SignRow { name, ratios }| {
        let cells: Vec<String> = ratios.iter().map(|ratio| format!("{ratio:.1}")).collect();
        format!("| {name} | {} |", cells.join(" | "))
    }));
    lines.join("\n")
}

/// The markers on every board, and the numbers on the plates of the points where a step leads.
fn on_boards(colours: &ShownColours, looks: &Looks) -> Vec<SignRow> {
    let grounds: Vec<[f32; 3]> =
        looks.boards.usable().iter().map(|board| board.field.mean()).collect();
    let mut rows: Vec<SignRow> = ON_THE_BOARD
        .iter()
        .map(|&(name, kinds)| SignRow { name, ratios: colours.ratios(kinds, &grounds) })
        .collect();
    let either = colours.spots(MarkerKind::Either);
    for (name, inks) in [("a number of stones", &[IVORY][..]), ("numbers of both kinds", &PALE)] {
        let ratio = |&ground: &[f32; 3]| {
            let [plate, _] = either.extremes(ground);
            let ratios = inks.iter().map(|&ink| contrast_ratio(plate, colours.of(ink)));
            ratios.fold(f32::INFINITY, f32::min)
        };
        rows.push(SignRow { name, ratios: grounds.iter().map(ratio).collect() });
    }
    rows
}

/// The markers over the stones of every set, over those of the side on which they are seen less; and what is written on
/// their plates.
fn on_stones(colours: &ShownColours, looks: &Looks) -> Vec<SignRow> {
    let sides = |side: fn(&StoneSet) -> [f32; 3]| {
        looks.stones.usable().iter().map(|set| side(set)).collect()
    };
    let [white, black]: [Vec<[f32; 3]>; 2] =
        [sides(|set| set.white.body.mean()), sides(|set| set.black.body.mean())];
    let mut rows: Vec<SignRow> = ON_STONES
        .iter()
        .map(|&(name, kinds)| {
            let both = [&white, &black].map(|grounds| colours.ratios(kinds, grounds));
            let least = both[0].iter().zip(&both[1]).map(|(one, other)| one.min(*other));
            SignRow { name, ratios: least.collect() }
        })
        .collect();
    let plates =
        CaptureKind::BOTH.map(|kind| contrast_ratio(colours.of(IVORY), colours.of(plate(kind))));
    let ratios = vec![plates[0].min(plates[1]); looks.stones.usable().len()];
    rows.push(SignRow { name: "the strokes on their plates", ratios });
    rows
}

/// The tables of the documentation are those that follow from the shapes and colours that are drawn.
#[test]
fn signs_have_contrast_with_every_board_and_stone() {
    let (colours, looks) = (ShownColours(tones::colours()), Looks::default());
    let boards = on_boards(&colours, &looks);
    let stones = on_stones(&colours, &looks);
    let low: Vec<String> = boards
        .iter()
        .chain(&stones)
        .filter(|row| row.ratios.iter().any(|&ratio| ratio < LEAST))
        .map(|row| format!("{}: {:?}", row.name, row.ratios))
        .collect();
    let heads: Vec<&str> = looks.boards.usable().iter().map(|it| &*it.title.key).collect();
    let boards = written(&heads, &boards);
    let heads: Vec<&str> = looks.stones.usable().iter().map(|it| &*it.title.key).collect();
    let stones = written(&heads, &stones);
    assert!(low.is_empty(), "hardly seen:\n{}\n\n{boards}\n\n{stones}", low.join("\n"));
    let documented = include_str!("../../../../../docs/access.md");
    let missing: Vec<&String> =
        [&boards, &stones].into_iter().filter(|table| !documented.contains(*table)).collect();
    assert!(missing.is_empty(), "docs/access.md needs these tables:\n{boards}\n\n{stones}");
}
