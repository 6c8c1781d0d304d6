//! The face of a clock. A clock with little time left has a sign and a frame besides its colour.

use crate::app::ui::theme;
use crate::game::play::Session;
use crate::rules::Side;
use crate::texts::say;
use bevy_egui::egui::{self, Color32, CornerRadius, RichText, Stroke, Ui};

/// The face of a clock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClockFace {
    /// The time left, as `4:58`.
    pub time: String,
    /// Whether it is the clock of the side to move, running or paused.
    pub on: bool,
    /// Whether it is paused.
    pub held: bool,
    /// Whether there is little time left.
    pub low: bool,
}

impl ClockFace {
    /// The clock of a side; `None` if it has none.
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

    /// The text on it: the time, with a sign if there is little left.
    pub fn text(&self) -> String {
        if self.low { format!("! {}", self.time) } else { self.time.clone() }
    }

    /// Draws it with text of this size in points.
    pub fn show(&self, ui: &mut Ui, size: f32) {
        let (fill, line, ink) = match (self.low, self.on && !self.held) {
            (true, true) => (theme::ERROR, Stroke::new(2.0, theme::TEXT), theme::BAR),
            (true, false) => (theme::BAR, Stroke::new(2.0, theme::ERROR), theme::ERROR),
            (false, true) => (theme::ACCENT, Stroke::new(2.0, theme::ACCENT), theme::BAR),
            (false, false) => {
                (Color32::TRANSPARENT, Stroke::new(1.0, theme::SECONDARY), theme::SECONDARY)
            }
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
