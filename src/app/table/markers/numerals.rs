//! Numbers on the board: captured stones of a step, and the order of a chain's steps.

use super::shape_builder::ShapeBuilder;
use crate::app::table::wood::pieces;
use bevy::prelude::*;

/// Draws a number around a position, with this height and stroke width.
pub(super) fn number(
    mut shape: ShapeBuilder,
    number: usize,
    middle: Vec2,
    high: f32,
    wide: f32,
    colour: LinearRgba,
) -> ShapeBuilder {
    let digits = number.to_string();
    // Two digits are drawn smaller.
    let high = if digits.len() > 1 { high * 0.8 } else { high };
    let pitch = high * 0.68;
    let first = middle.x - pitch * (digits.len() as f32 - 1.0) / 2.0;
    for (at, digit) in digits.chars().enumerate() {
        let place = Vec2::new(first + pitch * at as f32, middle.y);
        for stroke in joined(pieces(digit)) {
            let stroke: Vec<Vec2> = stroke.into_iter().map(|at| place + at * high).collect();
            shape = shape.stroke(&stroke, wide, colour);
        }
    }
    shape
}

/// Joins consecutive pieces to one stroke, so that it bends without notches.
fn joined(pieces: Vec<[Vec2; 2]>) -> Vec<Vec<Vec2>> {
    let mut strokes: Vec<Vec<Vec2>> = Vec::new();
    for [from, to] in pieces {
        match strokes.last_mut() {
            Some(stroke) if stroke.last().is_some_and(|last| last.distance(from) < 1e-4) => {
                stroke.push(to);
            }
            _ => strokes.push(vec![from, to]),
        }
    }
    strokes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_a_board_needs_can_be_drawn() {
        for it in 0..=32_usize {
            for digit in it.to_string().chars() {
                assert!(!pieces(digit).is_empty(), "{digit}");
            }
        }
        assert_eq!(joined(pieces('1')).len(), 1, "two pieces, one stroke");
    }
}
