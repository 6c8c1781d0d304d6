//! The positions of a board's points in the world, and the point at a position.
//!
//! One unit is the distance of neighbouring points. The board's top is the plane y = 0, its middle
//! the origin, White's side towards +z, columns along +x.

use crate::app::schedule::AppSet;
use crate::app::session::CurrentSession;
use crate::rules::{Board, Point};
use bevy::prelude::*;

/// Keeps [`Layout`] that of the current board. Table and motion both need it; the second call does
/// nothing.
pub(in crate::app) fn plugin(app: &mut App) {
    if app.world().contains_resource::<LayoutFollows>() {
        return;
    }
    app.init_resource::<LayoutFollows>()
        .init_resource::<Layout>()
        .add_systems(Update, follow_session.in_set(AppSet::Guide));
}

/// Marks that the layout follows the session.
#[derive(Resource, Default)]
struct LayoutFollows;

/// Updates the layout when the session has another board.
pub(super) fn follow_session(session: Res<CurrentSession>, mut layout: ResMut<Layout>) {
    if layout.board() != &session.variant().rules.board {
        let racks = layout.racks;
        *layout = Layout::new(session.variant().rules.board.clone()).with_racks(racks);
    }
}

/// At which sides of the board the racks for captured stones are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Racks {
    /// Before each player.
    #[default]
    NearAndFar,
    /// At the right hand of each player.
    RightAndLeft,
}

/// The positions of a board's points, and of the racks beside it.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct Layout {
    board: Board,
    racks: Racks,
}

impl FromWorld for Layout {
    fn from_world(world: &mut World) -> Self {
        Self::new(world.get_resource_or_init::<CurrentSession>().variant().rules.board.clone())
    }
}

impl Layout {
    /// The distance from a point, in units, within which a click means it.
    pub(crate) const REACH: f32 = 0.48;

    /// The layout of a board, with the racks before the players.
    pub const fn new(board: Board) -> Self {
        Self { board, racks: Racks::NearAndFar }
    }

    /// The same with the racks at these sides.
    #[must_use]
    pub fn with_racks(self, racks: Racks) -> Self {
        Self { racks, ..self }
    }

    /// Where the racks are.
    pub const fn racks(&self) -> Racks {
        self.racks
    }

    /// The board.
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// Half the distance between the outermost points, along x and along z.
    pub fn half_size(&self) -> Vec2 {
        Vec2::new(self.board.columns() as f32 - 1.0, self.board.rows() as f32 - 1.0) / 2.0
    }

    /// The position of a point on the board's top.
    pub fn place(&self, point: Point) -> Vec3 {
        let half = self.half_size();
        Vec3::new(
            self.board.column(point) as f32 - half.x,
            0.0,
            half.y - self.board.row(point) as f32,
        )
    }

    /// The point within [`Layout::REACH`] of this position, or `None` if there is no such point.
    pub(crate) fn point_at(&self, place: Vec3) -> Option<Point> {
        let half = self.half_size();
        let (column, row) = ((place.x + half.x).round(), (half.y - place.z).round());
        if column < 0.0 || row < 0.0 {
            return None;
        }
        let point = self.board.point(column as usize, row as usize)?;
        let away = self.place(point) - Vec3::new(place.x, 0.0, place.z);
        (away.length() <= Self::REACH).then_some(point)
    }
}
