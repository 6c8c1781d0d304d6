//! Two small pictures of the ways to capture, side by side, with the sentence that tells them apart.

use crate::app::ui::drawn_board;
use crate::app::ui::drawn_board::BoardPicture;
use crate::app::ui::theme;
use crate::rules::{Board, PointSet};
use crate::texts::Texts;
use bevy_egui::egui::{Rect, Sense, Ui, Vec2};

/// The columns and rows of the boards, and the row of the stones.
const BOARD: [usize; 2] = [5, 3];
const ROW: usize = 1;
/// The columns of Black's stones.
const TAKEN: [usize; 2] = [3, 4];
/// The columns from which and to which White's stone steps: towards them, and away from them.
const STEPS: [[usize; 2]; 2] = [[1, 2], [2, 1]];
/// The greatest width of a picture, and the distance between the two, in points.
const WIDEST: f32 = 220.0;
const BETWEEN: f32 = 12.0;

/// Draws the pictures and the sentence.
pub(in crate::app) fn show(ui: &mut Ui, texts: &Texts) {
    let Some(board) = Board::new(BOARD[0], BOARD[1]) else { return };
    let width = ((ui.available_width() - BETWEEN) / 2.0).min(WIDEST).floor();
    let size = Vec2::new(width, (width * BOARD[1] as f32 / BOARD[0] as f32).floor());
    let room = Vec2::new(2.0 * size.x + BETWEEN, size.y);
    let (both, _) = ui.allocate_exact_size(room, Sense::hover());
    for (place, step) in STEPS.into_iter().enumerate() {
        let corner = both.min + Vec2::new(place as f32 * (size.x + BETWEEN), 0.0);
        let picture = picture(&board, step);
        drawn_board::turn(ui.painter(), &board, &picture, Rect::from_min_size(corner, size));
    }
    theme::wrapped(ui, texts.get("status-hint-choice"), theme::SMALL, theme::SECONDARY);
    ui.add_space(6.0);
}

/// White's stone steps between two columns, and captures Black's.
fn picture(board: &Board, step: [usize; 2]) -> BoardPicture {
    let points = |columns: [usize; 2]| columns.into_iter().filter_map(|at| board.point(at, ROW));
    let captured: PointSet = points(TAKEN).collect();
    let stone: PointSet = points(step).take(1).collect();
    BoardPicture {
        stones: [stone, captured],
        path: points(step).collect(),
        captured,
        ..BoardPicture::default()
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop at once")]
mod tests {
    use super::*;

    #[test]
    fn the_stones_are_those_that_the_steps_capture() {
        let board = Board::new(BOARD[0], BOARD[1]).unwrap();
        let [approach, withdrawal] = STEPS.map(|step| step.map(|at| board.point(at, ROW).unwrap()));
        let taken = TAKEN.map(|at| board.point(at, ROW).unwrap());
        let ahead = board.direction(approach[0], approach[1]).unwrap();
        assert_eq!(board.neighbour(approach[1], ahead), Some(taken[0]));
        assert_eq!(board.neighbour(taken[0], ahead), Some(taken[1]));
        let behind = board.direction(withdrawal[1], withdrawal[0]).unwrap();
        assert_eq!(board.neighbour(withdrawal[0], behind), Some(taken[0]));
        assert_eq!(board.neighbour(taken[0], behind), Some(taken[1]));
        assert_eq!(picture(&board, STEPS[0]).captured.len(), TAKEN.len());
    }
}
