//! How much room a window has: decided here alone, so that all parts of the interface change at the same sizes.

use bevy_egui::egui::{Context, Vec2};

/// The width of a window, or of a page in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(in crate::app) enum Width {
    /// As narrow as a phone held upright.
    Phone,
    /// Room for one column.
    Narrow,
    /// Room for two columns of a page.
    Middle,
    /// Room for the board and a part of a page.
    Broad,
    /// Room for the board and a page or the list of turns.
    Wide,
}

/// The height of a window.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(in crate::app) enum Height {
    /// As low as a phone held across: little text beside the board.
    Low,
    /// No text above or below the board that can be left out.
    Short,
    /// As on most screens.
    Usual,
    /// Space between the parts of a page.
    High,
}

/// The room in a window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::app) struct Room {
    pub width: Width,
    pub height: Height,
    /// Whether the window is higher than wide.
    pub upright: bool,
}

impl Width {
    /// The class of a width in points.
    pub(in crate::app) const fn of(points: f32) -> Self {
        match points {
            ..420.0 => Self::Phone,
            ..600.0 => Self::Narrow,
            ..760.0 => Self::Middle,
            ..900.0 => Self::Broad,
            _ => Self::Wide,
        }
    }
}

impl Height {
    /// The least usual height, in points.
    pub(in crate::app) const USUAL: f32 = 560.0;

    const fn of(points: f32) -> Self {
        match points {
            ..480.0 => Self::Low,
            ..Self::USUAL => Self::Short,
            ..800.0 => Self::Usual,
            _ => Self::High,
        }
    }
}

impl Room {
    /// The room in the window.
    pub(in crate::app) fn of(ctx: &Context) -> Self {
        let Vec2 { x, y } = ctx.viewport_rect().size();
        Self { width: Width::of(x), height: Height::of(y), upright: y > x }
    }

    /// Whether pages stand beside the board.
    pub(in crate::app) fn has_page_beside(self) -> bool {
        self.width == Width::Wide && self.height >= Height::Usual
    }
}
