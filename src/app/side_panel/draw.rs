//! Draws the panel beside the board that stays open while the board is played on.

use super::{
    SidePanel, SidePanelAction, SidePanelButton, SidePanelContent, SidePanelPressed, SidePanelText,
    Tone,
};
use crate::app::learn::page::stars;
use crate::app::turn_list;
use crate::app::ui::page_frame::beside_or_below;
use crate::app::ui::{action::UiAction, model::Model, spoken, theme};
use bevy_egui::egui::{
    self, Align, Button, Id, Label, Layout, Margin, RichText, ScrollArea, Ui, Vec2,
};

/// The least and the largest share of the height that the panel takes in upright windows, and its limits
/// in points.
const SHARE: [f32; 2] = [0.42, 0.56];
const HEIGHT: [f32; 2] = [150.0, 420.0];
/// The height in points that the text which scrolls should have at least below the board.
const SCROLLED: f32 = 72.0;
/// The most buttons in a row below the board. If there are more, the last stands in the heading.
const ROW: usize = 3;
/// The space above the heading of a panel below the board, in points.
const BORDER: i8 = 14;
/// The room for the scroll bar, in points.
const SCROLL_BAR: f32 = 8.0;
/// The share of the height beside the board that what was said last may take from the rest of the text.
const SAID: f32 = 0.6;

/// Draws the panel: at the right, or below the board in upright windows, where it has the room that the bar below it
/// can `spare`. Returns what it covers at the right and at the bottom, in points.
pub(in crate::app) fn show(
    root: &mut Ui,
    model: &Model<'_>,
    panel: &SidePanel,
    spare: f32,
) -> [f32; 2] {
    let width = turn_list::width(root.ctx());
    let space = (root.available_height() - spare).max(0.0);
    // A question without further words leaves the rest to the board.
    let scrolls = panel.paragraphs.iter().any(|paragraph| paragraph.tone != Tone::Task);
    let [scrolled, least] = if scrolls { [SCROLLED, SHARE[0]] } else { [0.0; 2] };
    let needed = Needed::of(root.ctx(), panel).height + scrolled;
    let share = needed.clamp(space * least, space * SHARE[1]);
    let height = share.clamp(HEIGHT[0], HEIGHT[1]) + spare;
    beside_or_below(root, "side-panel", [width, height], Some(BORDER), |ui, below| {
        content(ui, model, panel, below);
    })
}

/// The height that the panel needs below the board for everything but the text that scrolls. It grows
/// while a text stays, and never shrinks, so that the board does not move at every step.
#[derive(Clone, Default)]
struct Needed {
    /// The title and the task.
    heading: (String, String),
    height: f32,
}

impl Needed {
    fn id() -> Id {
        Id::new("side-panel-needed")
    }

    fn of(ctx: &egui::Context, panel: &SidePanel) -> Self {
        // Not the subtitle, which may be a clock.
        let task = panel.paragraphs.iter().find(|paragraph| paragraph.tone == Tone::Task);
        let heading = (panel.title.clone(), task.map_or_else(String::new, |it| it.text.clone()));
        let known: Option<Self> = ctx.data(|data| data.get_temp(Self::id()));
        known.filter(|known| known.heading == heading).unwrap_or(Self { heading, height: 0.0 })
    }

    /// Notes the height that was needed.
    fn grow(ctx: &egui::Context, panel: &SidePanel, height: f32) {
        let known = Self::of(ctx, panel);
        if height > known.height + 0.5 {
            ctx.data_mut(|data| data.insert_temp(Self::id(), Self { height, ..known }));
            ctx.request_repaint();
        }
    }
}

/// Draws the heading and the text. What was said last and the buttons stay in view below the text, which scrolls. Below
/// the board there is little room: there the task stays in view, and what was said last comes first in the text.
fn content(ui: &mut Ui, model: &Model<'_>, panel: &SidePanel, below_board: bool) {
    let top = ui.cursor().top();
    let (in_row, last) = match panel.buttons.split_last() {
        Some((last, others)) if below_board && others.len() >= ROW => (others, Some(last)),
        _ => (&panel.buttons[..], None),
    };
    heading(ui, model, panel, last);
    let mut paragraphs: Vec<&SidePanelText> = panel.paragraphs.iter().collect();
    if below_board {
        paragraphs.sort_by_key(|paragraph| match paragraph.tone {
            Tone::Task => 0,
            Tone::Right | Tone::Wrong | Tone::Remark => 1,
            Tone::Plain => 2,
        });
        if let Some(task) = paragraphs.first().filter(|it| it.tone == Tone::Task) {
            text(ui, task);
            paragraphs.remove(0);
        }
    }
    // The height of the buttons, measured when they were last drawn.
    let key = Id::new("side-panel-buttons");
    let below: f32 = ui.data(|data| data.get_temp(key)).unwrap_or(52.0);
    let fixed = ui.cursor().top() - top + below;
    let said: Vec<&SidePanelText> = match below_board || panel.buttons_follow {
        true => Vec::new(),
        false => paragraphs.extract_if(.., |paragraph| is_said(paragraph)).collect(),
    };
    let most = ((ui.available_height() - below) * SAID).max(0.0);
    // Measured like the buttons.
    let said_key = Id::new("side-panel-said");
    let said_height: f32 = ui.data(|data| data.get_temp(said_key)).unwrap_or(0.0);
    let room = (ui.available_height() - below - said_height.min(most)).max(30.0);
    ScrollArea::vertical()
        .id_salt("side-panel")
        .auto_shrink([false, panel.buttons_follow])
        .max_height(room)
        .min_scrolled_height(room)
        .show(ui, |ui| scrolled(ui, panel, &paragraphs, below_board, said.is_empty()));
    let mut now = 0.0;
    if !said.is_empty() {
        let area = ScrollArea::vertical().id_salt("side-panel-said").auto_shrink([false, true]);
        let shown = area.max_height(most).show(ui, |ui| {
            ui.set_max_width(ui.available_width() - SCROLL_BAR);
            for paragraph in &said {
                text(ui, paragraph);
            }
            if let Some(count) = panel.stars {
                stars::show(ui, count);
            }
        });
        now = shown.content_size.y + ui.spacing().item_spacing.y;
    }
    // While a task is open the board is where to act.
    let has = |tone| panel.paragraphs.iter().any(|paragraph| paragraph.tone == tone);
    let main = has(Tone::Right) || !has(Tone::Task);
    let height = buttons(ui, model, main, in_row, below_board) + 2.0 * ui.spacing().item_spacing.y;
    if below_board {
        Needed::grow(
            ui.ctx(),
            panel,
            fixed + f32::from(BORDER) + theme::side().inner_margin.bottomf(),
        );
    }
    for (key, before, now) in [(key, below, height), (said_key, said_height, now)] {
        if (now - before).abs() > 0.5 {
            ui.data_mut(|data| data.insert_temp(key, now));
            ui.ctx().request_repaint();
        }
    }
}

fn heading(ui: &mut Ui, model: &Model<'_>, panel: &SidePanel, last: Option<&SidePanelButton>) {
    ui.with_layout(Layout::right_to_left(Align::TOP), |ui| {
        let close = spoken::sign(ui.small_button("×"), &model.texts.get("menu-close"));
        model.on_click(close, act(SidePanelAction::Close));
        if let Some(last) = last
            && ui.small_button(&last.label).clicked()
        {
            model.ask(act(last.action.clone()));
        }
        let subtitle = RichText::new(&panel.subtitle).size(15.0).color(theme::SECONDARY);
        ui.add(Label::new(subtitle).extend());
        ui.with_layout(Layout::left_to_right(Align::TOP), |ui| {
            theme::wrapped(ui, &panel.title, 19.0, theme::TEXT);
        });
    });
}

/// Whether a paragraph says something about what the player did.
const fn is_said(paragraph: &SidePanelText) -> bool {
    matches!(paragraph.tone, Tone::Right | Tone::Wrong | Tone::Remark)
}

/// Draws what scrolls, and scrolls to what is new. The stars belong to what was said last, which may be elsewhere.
fn scrolled(
    ui: &mut Ui,
    panel: &SidePanel,
    paragraphs: &[&SidePanelText],
    below_board: bool,
    with_stars: bool,
) {
    ui.set_max_width(ui.available_width() - SCROLL_BAR);
    let key = Id::new("side-panel-shown");
    let before: Option<(String, Vec<SidePanelText>)> = ui.data(|data| data.get_temp(key));
    let now = (panel.subtitle.clone(), panel.paragraphs.clone());
    let changed = before.as_ref() != Some(&now);
    if let Some(count) = panel.stars.filter(|_| below_board) {
        stars::show(ui, count);
    }
    let mut from_top = false;
    for (place, paragraph) in paragraphs.iter().enumerate() {
        let response = text(ui, paragraph);
        let is_new = changed && !before.as_ref().is_some_and(|(_, all)| all.contains(*paragraph));
        if is_new && place == 0 {
            from_top = true;
            response.scroll_to_me(Some(Align::TOP));
        } else if is_new && !from_top && is_said(paragraph) {
            response.scroll_to_me(Some(Align::BOTTOM));
        }
    }
    if let Some(count) = panel.stars.filter(|_| !below_board && with_stars) {
        stars::show(ui, count);
    }
    if changed {
        ui.data_mut(|data| data.insert_temp(key, now));
    }
}

/// Draws a paragraph. What is to be done and what was said about it stand in a frame.
fn text(ui: &mut Ui, paragraph: &SidePanelText) -> egui::Response {
    let (colour, line) = match paragraph.tone {
        Tone::Plain => (theme::TEXT, None),
        Tone::Task => (theme::ACCENT, Some(theme::ACCENT)),
        Tone::Right => (theme::SUCCESS, Some(theme::SUCCESS)),
        Tone::Wrong => (theme::ERROR, Some(theme::ERROR)),
        Tone::Remark => (theme::TEXT, Some(theme::SECONDARY)),
    };
    let label = |ui: &mut Ui| theme::wrapped(ui, &paragraph.text, 16.0, colour);
    match line {
        None => label(ui),
        Some(line) => theme::outlined(ui, line, Margin::symmetric(10, 7), label),
    }
}

/// Draws the buttons; the first, which is the most likely one, has larger words, and if it is the `main` thing to do it
/// stands out. Returns the height of their rows.
fn buttons(
    ui: &mut Ui,
    model: &Model<'_>,
    main: bool,
    buttons: &[SidePanelButton],
    below_board: bool,
) -> f32 {
    let rows = ui.horizontal_wrapped(|ui| {
        if below_board {
            ui.spacing_mut().button_padding.x = 9.0;
        }
        for (place, button) in buttons.iter().enumerate() {
            let (size, height) = match (place, below_board) {
                (0, false) => (18.0, 40.0),
                (_, false) => (16.0, 40.0),
                (0, true) => (16.0, 44.0),
                (_, true) => (15.0, 44.0),
            };
            let least = Vec2::new(0.0, height);
            let drawn = match place {
                0 if main => theme::primary(&button.label, size, least),
                _ => Button::new(RichText::new(&button.label).size(size)).min_size(least),
            };
            model.on_click(ui.add(drawn), act(button.action.clone()));
        }
    });
    rows.response.rect.height()
}

/// What a button of the panel does.
pub fn act(action: SidePanelAction) -> UiAction {
    match action {
        SidePanelAction::Intent(intent) => UiAction::Intent(*intent),
        SidePanelAction::Custom(name) => UiAction::send(SidePanelPressed(name)),
        SidePanelAction::Close => UiAction::change(|panel: &mut SidePanelContent| panel.0 = None),
    }
}
