//! A switch in menus and on pages: rows of buttons are highlighted, then the buttons of the chosen row. Also shows what
//! is highlighted on the board in words.

use super::{HighlightTimer, Scanning, SwitchSettings};
use crate::app::actions::{InterfaceKey, InterfaceKeys};
use crate::app::pages::{OpenPage, Page};
use crate::app::schedule::PhotoMode;
use crate::app::session::CurrentSession;
use crate::app::table::Insets;
use crate::app::texts::CurrentTexts;
use crate::app::ui::interface_keys::{WidgetRequest, WidgetRequests, rows};
#[cfg(test)]
use crate::app::ui::interface_keys::{events, widget_event};
use crate::app::ui::theme;
use crate::texts::Texts;
use bevy::prelude::{Local, Res, ResMut, Result, Time};
use bevy_egui::EguiContexts;
use bevy_egui::egui::{self, Align2, Color32, Context, Id, LayerId, Order, Rect, RichText, Stroke};

/// The frames after pressing a button until it is seen whether it opened something.
const SETTLE: u8 = 3;

/// Where the highlight is.
#[derive(Clone, Debug, Default, PartialEq)]
pub(in crate::app) struct ScanWalk {
    level: ScanLevel,
    at: usize,
    timer: HighlightTimer,
    /// Frames until the focus may go back to the board.
    settle: Option<u8>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq)]
enum ScanLevel {
    /// Rows of buttons, and going back.
    #[default]
    Rows,
    /// The buttons of a row, and going back to the rows.
    Row(usize),
    /// A slider: larger, smaller, done.
    Slider(Id, usize),
}

/// What the walk asks for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in crate::app) enum WalkStep {
    /// A widget is pressed or focused.
    Widget(Id, WidgetRequest),
    /// A key is sent.
    Key(InterfaceKey),
}

/// A widget, as far as the walk is concerned.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in crate::app) struct ScanStop {
    pub id: Id,
    pub rect: Rect,
    /// Whether it is dragged instead of pressed, as sliders are.
    pub slides: bool,
}

impl ScanWalk {
    /// The number of places at the present level. The last one goes back.
    fn count(&self, rows: &[Vec<ScanStop>]) -> usize {
        match self.level {
            ScanLevel::Rows => rows.len() + 1,
            ScanLevel::Row(row) => rows.get(row).map_or(0, Vec::len) + 1,
            ScanLevel::Slider(..) => 3,
        }
    }

    /// Advances by `seconds`, or by a press of the second switch, and chooses with a press of the first one.
    pub(in crate::app) fn advance(
        &mut self,
        rows: &[Vec<ScanStop>],
        settings: &SwitchSettings,
        seconds: f32,
        (chose, stepped): (bool, bool),
    ) -> Vec<WalkStep> {
        if matches!(self.level, ScanLevel::Row(row) if row >= rows.len())
            || self.at >= self.count(rows)
        {
            let timer = HighlightTimer::first(settings.seconds);
            *self = Self { timer, settle: self.settle, ..Self::default() };
        }
        let before = (self.level, self.at);
        let mut steps = Vec::new();
        if chose {
            self.timer = HighlightTimer::first(settings.seconds);
            steps = self.choose(rows);
        } else if self.timer.moves(settings, seconds, stepped) {
            self.at = (self.at + 1) % self.count(rows);
        }
        if (self.level, self.at) != before || chose {
            // The focus follows the highlight, and keeps the keyboard away from the board.
            let first = self.highlighted(rows).first().copied();
            steps.extend(first.map(|stop| WalkStep::Widget(stop.id, WidgetRequest::Focus)));
        }
        steps
    }

    fn choose(&mut self, rows: &[Vec<ScanStop>]) -> Vec<WalkStep> {
        match self.level {
            ScanLevel::Rows => match rows.get(self.at) {
                None => {
                    *self = Self { timer: self.timer, ..Self::default() };
                    vec![WalkStep::Key(InterfaceKey::Cancel)]
                }
                Some(row) if row.len() == 1 => self.press(self.at, row[0]),
                Some(_) => {
                    (self.level, self.at) = (ScanLevel::Row(self.at), 0);
                    Vec::new()
                }
            },
            ScanLevel::Row(place) => match rows.get(place).and_then(|row| row.get(self.at)) {
                None => {
                    (self.level, self.at) = (ScanLevel::Rows, place);
                    Vec::new()
                }
                Some(&stop) => self.press(place, stop),
            },
            ScanLevel::Slider(id, row) => match self.at {
                2 => {
                    (self.level, self.at) = (ScanLevel::Rows, row);
                    Vec::new()
                }
                at => {
                    let key = if at == 0 { InterfaceKey::Right } else { InterfaceKey::Left };
                    vec![WalkStep::Widget(id, WidgetRequest::Focus), WalkStep::Key(key)]
                }
            },
        }
    }

    fn press(&mut self, row: usize, stop: ScanStop) -> Vec<WalkStep> {
        if stop.slides {
            (self.level, self.at) = (ScanLevel::Slider(stop.id, row), 0);
            return vec![WalkStep::Widget(stop.id, WidgetRequest::Focus)];
        }
        (self.level, self.at) = (ScanLevel::Rows, row);
        self.settle = Some(SETTLE);
        vec![WalkStep::Widget(stop.id, WidgetRequest::Press)]
    }

    /// The highlighted widgets; none while it is on a place that goes back.
    pub(in crate::app) fn highlighted<'a>(&self, rows: &'a [Vec<ScanStop>]) -> &'a [ScanStop] {
        match self.level {
            ScanLevel::Rows => rows.get(self.at).map_or(&[], Vec::as_slice),
            ScanLevel::Row(row) => {
                rows.get(row).and_then(|row| row.get(self.at..=self.at)).unwrap_or(&[])
            }
            ScanLevel::Slider(id, _) => {
                let all = rows.iter().flat_map(|row| row.chunks(1));
                all.into_iter().find(|stop| stop[0].id == id).unwrap_or(&[])
            }
        }
    }

    /// The words that are shown for the present place; empty for a button, which says itself what it is.
    fn words(&self, rows: &[Vec<ScanStop>], texts: &Texts) -> String {
        match (self.level, self.at) {
            (ScanLevel::Slider(..), 0) => "+".to_owned(),
            (ScanLevel::Slider(..), 1) => "−".to_owned(),
            _ if self.highlighted(rows).is_empty()
                || matches!(self.level, ScanLevel::Slider(..)) =>
            {
                texts.get("scan-back")
            }
            _ => String::new(),
        }
    }
}

/// The widgets of egui as the walk goes over them.
pub(in crate::app) fn stops(ctx: &Context) -> Vec<Vec<ScanStop>> {
    let stop = |widget: &egui::WidgetRect| ScanStop {
        id: widget.id,
        rect: widget.rect,
        slides: widget.sense.senses_drag() && !widget.sense.senses_click(),
    };
    rows(ctx).iter().map(|row| row.iter().map(stop).collect()).collect()
}

/// Moves the highlight over the interface, and draws what is highlighted.
pub(in crate::app) fn walk(
    mut contexts: EguiContexts,
    time: Res<Time>,
    settings: Res<SwitchSettings>,
    (session, insets): (Res<CurrentSession>, Res<Insets>),
    (page, photo): (Res<OpenPage>, Res<PhotoMode>),
    texts: Res<CurrentTexts>,
    mut scanning: ResMut<Scanning>,
    mut walk: Local<ScanWalk>,
    mut requests: ResMut<WidgetRequests>,
    mut keys: ResMut<InterfaceKeys>,
) -> Result {
    if !settings.is_on() {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?;
    let top = insets.top / ctx.zoom_factor();
    if !scanning.on_interface {
        *walk = ScanWalk::default();
        let words = scanning.highlighted().map(|item| item.name(&texts, &session));
        show_words(ctx, top, &words.unwrap_or_default());
        return Ok(());
    }
    let rows = stops(ctx);
    let presses = (std::mem::take(&mut scanning.chose), std::mem::take(&mut scanning.stepped));
    for step in walk.advance(&rows, &settings, time.delta_secs(), presses) {
        match step {
            WalkStep::Widget(id, request) => requests.0.push((id, request)),
            WalkStep::Key(key) => keys.0.push(key),
        }
    }
    if let Some(left) = &mut walk.settle {
        *left = left.saturating_sub(1);
        if *left == 0 {
            walk.settle = None;
            // What acts on the board gives the highlight back to it. The result may have opened meanwhile, and photo mode begun.
            let on_board = !page.is_dialog() && page.0 != Page::Result && !photo.0;
            if on_board && !egui::Popup::is_any_open(ctx) {
                keys.0.push(InterfaceKey::Cancel);
            }
        }
    }
    frame(ctx, walk.highlighted(&rows));
    show_words(ctx, top, &walk.words(&rows, &texts));
    Ok(())
}

/// Draws a frame around what is highlighted: light on dark, so that it is seen on every background.
fn frame(ctx: &Context, stops: &[ScanStop]) {
    let Some(first) = stops.first() else { return };
    let all = stops.iter().fold(first.rect, |all, stop| all.union(stop.rect)).expand(4.0);
    let painter = ctx.layer_painter(LayerId::new(Order::Tooltip, Id::new("scan-frame")));
    let kind = egui::StrokeKind::Outside;
    painter.rect_stroke(all, 6.0, Stroke::new(7.0, Color32::from_black_alpha(200)), kind);
    painter.rect_stroke(all.expand(1.5), 6.0, Stroke::new(4.0, theme::SUCCESS), kind);
}

/// Shows in large letters what is highlighted.
fn show_words(ctx: &Context, top: f32, words: &str) {
    if words.is_empty() {
        return;
    }
    egui::Area::new("scan-words".into())
        .order(Order::Tooltip)
        .anchor(Align2::CENTER_TOP, [0.0, top + 10.0])
        .interactable(false)
        .show(ctx, |ui| {
            theme::note().stroke(Stroke::new(3.0, theme::SUCCESS)).show(ui, |ui| {
                ui.set_max_width(ctx.viewport_rect().width() - 80.0);
                let words = RichText::new(words).size(24.0).color(theme::TEXT);
                ui.add(egui::Label::new(words).wrap_mode(egui::TextWrapMode::Extend));
            });
        });
}

/// The keys that a step sends, for tests.
#[cfg(test)]
pub(in crate::app) fn sent(step: WalkStep) -> Vec<egui::Event> {
    match step {
        WalkStep::Widget(id, request) => vec![widget_event(id, request)],
        WalkStep::Key(key) => events(key, true),
    }
}
