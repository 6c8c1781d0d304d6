//! A board drawn flat in a page: the editor's, that of a comparison, and small pictures of positions.
//!
//! The page has a board of its own because the table shows positions of games only: it cannot show a
//! board without stones, nor one of another variant.

mod paint;

use crate::rules::{Board, Point, PointSet, Side};
use bevy_egui::egui::{Painter, Pos2, Rect, Response, Sense, Ui, Vec2};

/// The width of the names of columns and rows along the edges, in points.
const NAMES: f32 = 18.0;
/// The largest distance of two points, so that small boards do not fill the page.
const LARGEST: f32 = 76.0;

/// What is shown on a board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::app) struct BoardPicture {
    /// White's and Black's stones.
    pub stones: [PointSet; 2],
    /// The points of a turn, its start first.
    pub path: Vec<Point>,
    /// The stones that the turn captures.
    pub captured: PointSet,
    /// Points that are marked.
    pub marked: PointSet,
    /// The point under the keyboard's cursor.
    pub cursor: Option<Point>,
}

/// Where the points of a board are drawn.
#[derive(Clone, Copy, Debug)]
pub(in crate::app) struct BoardPlaces {
    /// The board without the names along its edges.
    rect: Rect,
    columns: usize,
    rows: usize,
    /// The distance of two neighbouring points, in points of the interface.
    pub step: f32,
    /// Whether the board is turned by a quarter: White's side is at the left.
    pub turned: bool,
}

impl BoardPlaces {
    /// The places on a board that fills this rectangle.
    pub(in crate::app) fn fill(board: &Board, rect: Rect, turned: bool) -> Self {
        let (columns, rows) = (board.columns(), board.rows());
        let across = if turned { rows } else { columns };
        Self { rect, columns, rows, step: rect.width() / across as f32, turned }
    }

    /// Where a point is drawn.
    pub(in crate::app) fn of(&self, board: &Board, point: Point) -> Pos2 {
        let (column, row) = (board.column(point) as f32, board.row(point) as f32);
        let half = self.step / 2.0;
        match self.turned {
            false => Pos2::new(
                self.rect.left() + half + column * self.step,
                self.rect.bottom() - half - row * self.step,
            ),
            true => Pos2::new(
                self.rect.left() + half + row * self.step,
                self.rect.top() + half + column * self.step,
            ),
        }
    }

    /// The point that is meant by a place; `None` beyond the edge.
    pub(in crate::app) fn at(&self, board: &Board, place: Pos2) -> Option<Point> {
        let from = (place - self.rect.left_top()) / self.step;
        let (across, down) = (from.x.floor(), from.y.floor());
        if across < 0.0 || down < 0.0 {
            return None;
        }
        let (across, down) = (across as usize, down as usize);
        match self.turned {
            false => board.point(across, self.rows.checked_sub(down + 1)?),
            true => board.point(down, across).filter(|_| down < self.columns),
        }
    }
}

/// Draws a board of at most this width and height. A wide board is turned if it is larger that way. Returns
/// the response, and where its points are.
pub(in crate::app) fn show(
    ui: &mut Ui,
    board: &Board,
    picture: &BoardPicture,
    most: Vec2,
    sense: Sense,
) -> (Response, BoardPlaces) {
    let step = |columns: usize, rows: usize| {
        let room = most - Vec2::splat(NAMES);
        (room.x / columns as f32).min(room.y / rows as f32).min(LARGEST)
    };
    let (columns, rows) = (board.columns(), board.rows());
    let [upright, quarter] = [step(columns, rows), step(rows, columns)];
    let turned = quarter > upright * 1.15;
    let (step, across, down) =
        if turned { (quarter, rows, columns) } else { (upright, columns, rows) };
    let step = step.max(12.0);
    let size = Vec2::new(across as f32, down as f32) * step;
    let (outer, response) = ui.allocate_exact_size(size + Vec2::splat(NAMES), sense);
    // The names stand at the left of the rows and below the columns.
    let rect = Rect::from_min_size(outer.left_top() + Vec2::new(NAMES, 0.0), size);
    let places = BoardPlaces::fill(board, rect, turned);
    let painter = ui.painter();
    paint::wood(painter, rect);
    paint::lines(painter, board, &places);
    paint::names(painter, board, &places, rect);
    paint::marks(painter, board, picture, &places);
    for side in Side::BOTH {
        for point in picture.stones[side as usize] {
            paint::stone(painter, places.of(board, point), places.step, side);
        }
    }
    paint::turn(painter, board, picture, &places);
    if let Some(cursor) = picture.cursor {
        paint::cursor(painter, places.of(board, cursor), places.step);
    }
    (response, places)
}

/// Draws a stone as a button or a caption shows it.
pub(in crate::app) fn stone(ui: &Ui, center: Pos2, step: f32, side: Side) {
    paint::stone(ui.painter(), center, step, side);
}

/// Draws a small picture of a position without names, `width` points wide.
pub(in crate::app) fn thumbnail(ui: &mut Ui, board: &Board, stones: [PointSet; 2], width: f32) {
    let (columns, rows) = (board.columns() as f32, board.rows() as f32);
    // Keeps large boards from filling the page.
    let step = (width / columns).min(34.0);
    let (rect, _) = ui.allocate_exact_size(Vec2::new(width, step * rows), Sense::hover());
    miniature(ui.painter(), board, stones, rect);
}

/// Draws the same picture as large as it fits into a rectangle.
pub(in crate::app) fn miniature(
    painter: &Painter,
    board: &Board,
    stones: [PointSet; 2],
    rect: Rect,
) {
    let (columns, rows) = (board.columns() as f32, board.rows() as f32);
    let step = (rect.width() / columns).min(rect.height() / rows);
    let inner = Rect::from_center_size(rect.center(), Vec2::new(step * columns, step * rows));
    let places = BoardPlaces::fill(board, inner, false);
    paint::wood(painter, inner);
    paint::lines(painter, board, &places);
    for side in Side::BOTH {
        for point in stones[side as usize] {
            paint::stone(painter, places.of(board, point), step, side);
        }
    }
}

/// Draws a small picture of a turn, without names, on a board that fills a rectangle.
pub(in crate::app) fn turn(painter: &Painter, board: &Board, picture: &BoardPicture, rect: Rect) {
    let places = BoardPlaces::fill(board, rect, false);
    paint::wood(painter, rect);
    paint::lines(painter, board, &places);
    for side in Side::BOTH {
        for point in picture.stones[side as usize] {
            paint::stone(painter, places.of(board, point), places.step, side);
        }
    }
    paint::turn(painter, board, picture, &places);
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop at once")]
mod tests {
    use super::*;
    use bevy_egui::egui::{Context, LayerId, RawInput, Shape};

    /// What a picture is drawn of.
    fn drawn(board: &Board, picture: &BoardPicture) -> Vec<Shape> {
        let (ctx, layer) = (Context::default(), LayerId::background());
        ctx.begin_pass(RawInput::default());
        let rect = Rect::from_min_size(Pos2::ZERO, Vec2::new(250.0, 150.0));
        turn(&ctx.layer_painter(layer), board, picture, rect);
        let shapes = ctx.graphics(|graphics| {
            let all = graphics.get(layer).unwrap().all_entries();
            all.map(|entry| entry.shape.clone()).collect()
        });
        let _ = ctx.end_pass();
        shapes
    }

    #[test]
    fn captured_stones_look_like_stones_and_have_a_cross() {
        let board = Board::new(5, 3).unwrap();
        for side in Side::BOTH {
            let mut picture = BoardPicture::default();
            picture.stones[side as usize] = Point::new(8).set();
            let stone = drawn(&board, &picture);
            picture.captured = picture.stones[side as usize];
            let captured = drawn(&board, &picture);
            assert_eq!(captured[..stone.len()], stone[..]);
            assert!(captured.len() > stone.len());
        }
    }

    #[test]
    fn every_point_is_found_where_it_is_drawn() {
        let board = Board::new(9, 5).unwrap();
        for (turned, size) in [(false, Vec2::new(360.0, 200.0)), (true, Vec2::new(200.0, 360.0))] {
            let rect = Rect::from_min_size(Pos2::new(31.0, 17.0), size);
            let places = BoardPlaces::fill(&board, rect, turned);
            for point in board.points() {
                let place = places.of(&board, point);
                assert!(rect.contains(place));
                assert_eq!(places.at(&board, place), Some(point));
            }
            for outside in [[20.0, 50.0], [50.0, 5.0], [500.0, 50.0], [50.0, 500.0]] {
                assert_eq!(places.at(&board, outside.into()), None, "{outside:?}");
            }
        }
    }

    #[test]
    fn white_is_below_or_at_the_left() {
        let board = Board::new(9, 5).unwrap();
        let [a1, b1, a2] = ["a1", "b1", "a2"].map(|name| board.point_named(name).unwrap());
        let rect = |size| Rect::from_min_size(Pos2::ZERO, size);
        let places = BoardPlaces::fill(&board, rect(Vec2::new(360.0, 200.0)), false);
        let from_a1 =
            |places: &BoardPlaces, point| places.of(&board, point) - places.of(&board, a1);
        assert_eq!(from_a1(&places, b1), Vec2::new(40.0, 0.0));
        assert_eq!(from_a1(&places, a2), Vec2::new(0.0, -40.0));
        let places = BoardPlaces::fill(&board, rect(Vec2::new(200.0, 360.0)), true);
        assert_eq!(from_a1(&places, a2), Vec2::new(40.0, 0.0));
        assert_eq!(from_a1(&places, b1), Vec2::new(0.0, 40.0));
    }
}
