//! Tests the colour checks of the picture tests with wrong pictures.

#[path = "../pictures/colours.rs"]
mod judge;

use judge::{Colour, Holds, error};

const MARBLE: Colour = [0.86, 0.80, 0.70];
const VEIN: Colour = [0.55, 0.45, 0.35];
const BASALT: Colour = [0.16, 0.14, 0.13];
const GLINT: Colour = [0.80, 0.72, 0.62];
const WOOD: Colour = [0.66, 0.46, 0.28];
const SHADOW: Colour = [0.18, 0.12, 0.07];
const FIELD: f32 = 0.5;

#[test]
fn correct_pictures_pass() {
    assert_eq!(error(Holds::Light, &[MARBLE, VEIN, MARBLE, MARBLE, VEIN]), None);
    assert_eq!(error(Holds::Dark, &[GLINT, BASALT, GLINT, BASALT, GLINT]), None);
    assert_eq!(error(Holds::Board(FIELD), &[SHADOW, SHADOW, WOOD, SHADOW]), None);
    assert_eq!(error(Holds::Light, &[]), None, "out of view");
}

#[test]
fn wrong_pictures_fail() {
    let says = |holds, spot| error(holds, &[spot; 8]).unwrap_or_default();
    assert!(says(Holds::Light, BASALT).starts_with("no light stone"));
    assert!(says(Holds::Light, WOOD).starts_with("no light stone"));
    assert!(says(Holds::Dark, MARBLE).starts_with("no dark stone"));
    assert!(says(Holds::Dark, WOOD).starts_with("no dark stone"));
    assert!(says(Holds::Board(FIELD), MARBLE).starts_with("no board"));
    assert!(says(Holds::Board(FIELD), BASALT).starts_with("no board"));
    assert!(says(Holds::Board(FIELD), SHADOW).starts_with("no board"));
    assert!(says(Holds::Board(FIELD), [0.5; 3]).starts_with("no warm board"));
}

#[test]
fn a_stone_covered_by_its_highlight_is_not_dark() {
    let spots = [GLINT, GLINT, GLINT, GLINT, GLINT, GLINT, BASALT];
    assert!(error(Holds::Dark, &spots).is_some());
}
