//! What a clock shows, and how: a clock that is low is marked by a sign and a frame as well as by
//! its colour.

use crate::app::screens::theme;
use crate::game::Session;
use crate::rules::Side;
use crate::texts::say;
use bevy_egui::egui::{self, Color32, CornerRadius, RichText, Stroke, Ui};

/// A clock's face.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Face {
    /// The time left, as `4:58`.
    pub time: String,
    /// Does it run, or would it if it were not held?
    pub on: bool,
    /// Is it held?
    pub held: bool,
    /// Is there little time left?
    pub low: bool,
}

impl Face {
    /// A side's clock, if it has one.
    pub fn of(session: &Session, side: Side) -> Option<Self> {
        let left = session.time_left(side)?;
        let on = session.clock()?.side() == Some(side);
        Some(Self {
            time: say::time(left),
            on,
            held: on && session.is_paused(),
            low: session.runs_low(side),
        })
    }

    /// What is written on it: the time, with a sign where it is low.
    pub fn text(&self) -> String {
        if self.low { format!("! {}", self.time) } else { self.time.clone() }
    }

    /// Draws it with letters of this size.
    pub fn show(&self, ui: &mut Ui, size: f32) {
        let (fill, line, ink) = match (self.low, self.on && !self.held) {
            (true, true) => (theme::VERMILION, Stroke::new(2.0, theme::BONE), theme::WOOD),
            (true, false) => (theme::WOOD, Stroke::new(2.0, theme::VERMILION), theme::VERMILION),
            (false, true) => (theme::GOLD, Stroke::new(2.0, theme::GOLD), theme::WOOD),
            (false, false) => (Color32::TRANSPARENT, Stroke::new(1.0, theme::FADED), theme::FADED),
        };
        egui::Frame::new()
            .fill(fill)
            .stroke(line)
            .corner_radius(CornerRadius::same(5))
            .inner_margin(egui::Margin::symmetric(7, 1))
            .show(ui, |ui| {
                let text = RichText::new(self.text()).monospace().size(size).color(ink);
                let text = if self.low { text.strong() } else { text };
                ui.add(egui::Label::new(text).extend().selectable(false));
            });
    }
}
