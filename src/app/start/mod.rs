//! The first page of the program: the board seen from near, the name, and what one can do. At the very first start
//! it asks whether the player is new to the game.

mod camera;
mod resume;
mod welcome;

pub(in crate::app) use camera::approach;

use super::pages::Page;
use super::storage::{InterruptedGame, LibraryCommand};
use super::table::Insets;
use super::ui::{action::UiAction, focus, model::Model, theme};
use crate::app::learn::{CurrentCourse, LearnCommand};
use crate::app::settings;
use crate::app::storage::LibraryState;
use crate::app::ui::room::{Height, Room, Width};
use crate::texts::{Language, id, say};
use bevy_egui::egui::{
    self, Align, Button, Frame, Id, Layout, Margin, RichText, ScrollArea, Ui, Vec2,
};

/// Buttons narrower than this, in points, stand beside each other on a phone.
const HALF: f32 = 200.0;
/// The width of the page beside the board: its share of the window, and its limits in points.
const BESIDE: f32 = 0.375;
const WIDTH: [f32; 2] = [430.0, 480.0];
/// The share of the page below the board until its height is measured.
const SHARE: f32 = 0.62;
/// The size of the name of the game, in points: in most windows, and on phones.
const NAME: [f32; 2] = [44.0, 36.0];
/// The height of the buttons, in points: of those of a way, and of smaller ones.
const BUTTON: f32 = 48.0;
const SMALL_BUTTON: f32 = 44.0;
/// The gaps between the parts, in points, in high windows and in lower ones.
const GAPS: [f32; 2] = [12.0, 8.0];
/// The share of the height above the name, and the most of it in points, in windows that are not low.
const ABOVE: f32 = 0.06;
const MOST_ABOVE: f32 = 48.0;
/// The languages in a row, and the space at either side of the name of one, in points.
const NAMES: usize = 3;
const NAME_SIDES: f32 = 4.0;

/// Draws the page beside the board, or below it in upright windows. Returns what it covers, in points.
pub(in crate::app) fn show(root: &mut Ui, model: &Model<'_>) -> Insets {
    let screen = root.ctx().viewport_rect().size();
    let mut covered = Insets::default();
    let window = Room::of(root.ctx());
    let upright = window.upright || window.width < Width::Broad;
    let margin = if upright { Margin::symmetric(20, 12) } else { Margin::symmetric(38, 26) };
    let frame = Frame::new().fill(theme::BAR).inner_margin(margin);
    // Returns the height of all of it.
    let content = |ui: &mut Ui| {
        let area = ScrollArea::vertical().auto_shrink(false);
        area.show(ui, |ui| content(ui, model)).content_size.y
    };
    if upright {
        // As high as its content, so that all of it is seen.
        let key = Id::new("start-height");
        let known: f32 = root.data(|data| data.get_temp(key)).unwrap_or(screen.y * SHARE);
        let panel = egui::Panel::bottom("start-below").exact_size(known.min(screen.y));
        let shown = panel.frame(frame).resizable(false).show(root, content);
        // Rounded up: a point more needs no scroll bar.
        let height = (shown.inner + margin.sum().y).ceil() + 1.0;
        if (height - known).abs() > 0.5 {
            root.data_mut(|data| data.insert_temp(key, height));
            root.ctx().request_repaint();
        }
        covered.bottom = shown.response.rect.height().min(screen.y * 0.8);
    } else {
        let width = (screen.x * BESIDE).clamp(WIDTH[0], WIDTH[1]);
        let panel = egui::Panel::left("start").exact_size(width);
        covered.left =
            panel.frame(frame).resizable(false).show(root, content).response.rect.width();
    }
    covered
}

fn content(ui: &mut Ui, model: &Model<'_>) {
    // Leaves room for the scroll bar.
    ui.set_max_width(ui.available_width() - 10.0);
    let texts = model.texts;
    let phone = is_phone(ui);
    if !phone {
        let above = (ui.ctx().viewport_rect().height() * ABOVE).min(MOST_ABOVE);
        ui.add_space(if is_low(ui) { GAPS[1] } else { above });
    }
    let name = RichText::new(texts.get("window-title")).size(NAME[usize::from(phone)]);
    ui.label(name.color(theme::TEXT));
    theme::band(ui);
    // A player with an unfinished game knows what Fanorona is, and that game needs the space.
    if !resumable(model) {
        let size = if phone { theme::SMALL } else { theme::BODY };
        theme::wrapped(ui, texts.get("welcome-about"), size, theme::SECONDARY);
    }
    gap(ui);
    match model.page {
        Page::Welcome => welcome::show(ui, model),
        _ => ways(ui, model),
    }
    gap(ui);
    languages(ui, model);
}

/// Whether the window is so low that the parts of the page move together.
fn is_low(ui: &Ui) -> bool {
    Room::of(ui.ctx()).height < Height::High
}

/// Whether the page is as narrow as on a phone held upright.
fn is_phone(ui: &Ui) -> bool {
    Room::of(ui.ctx()).width < Width::Middle
}

/// The space between two parts of the page, besides that between all items. On phones that is enough.
fn gap(ui: &mut Ui) {
    if !is_phone(ui) {
        ui.add_space(GAPS[usize::from(is_low(ui))]);
    }
}

/// Whether there is an unfinished game.
fn resumable(model: &Model<'_>) -> bool {
    matches!(model.get::<LibraryState>().interrupted, InterruptedGame::Found(_))
}

/// The lesson and the exercise with which the course goes on, if it was begun and is not done.
fn lesson_under_way(model: &Model<'_>) -> Option<String> {
    let course = model.get::<CurrentCourse>();
    course.progress.last().filter(|_| !course.is_done())?;
    let run = course.run(&course.resume()?)?;
    let lesson = run.lesson();
    let name = say::localized(model.texts, &lesson.names);
    let arguments = [
        ("name", name.into()),
        ("number", (run.place() + 1).into()),
        ("count", lesson.exercises.len().into()),
    ];
    Some(model.texts.with("start-course-line", &arguments))
}

/// The ways on: the course, an unfinished game, play, learn, open.
fn ways(ui: &mut Ui, model: &Model<'_>) {
    let texts = model.texts;
    let resumable = resumable(model);
    let lesson = lesson_under_way(model);
    let course =
        lesson.as_ref().is_some_and(|it| way(ui, &texts.get("start-course"), Some(it), true));
    if resumable {
        resume::show(ui, model, lesson.is_none());
    }
    let before = model.asked().len();
    model.ask_all(course.then(|| UiAction::send(LearnCommand::Continue)));
    let play = if resumable { id("menu-new-game") } else { id("menu-start") };
    let play = (texts.get(play), texts.get("welcome-known-line"), Page::NewGame);
    let learn = (texts.get("menu-learn"), texts.get("welcome-new-line"), Page::Lessons);
    let library = (texts.get("menu-games"), texts.get("start-library-line"), Page::Library);
    // Where the course and a game go on there is no room for all: the menu has the lessons.
    let others = match lesson.is_some() && resumable {
        true => [play, library],
        false => {
            if way(ui, &play.0, Some(&play.1), !resumable && lesson.is_none()) {
                model.ask(UiAction::OpenPage(play.2));
            }
            [learn, library]
        }
    };
    let other = |ui: &mut Ui, (name, line, page): &(String, String, Page)| {
        // Beside each other on a phone, they have no room for more than their names.
        if way(ui, name, Some(line.as_str()).filter(|_| !is_phone(ui)), false) {
            model.ask(UiAction::OpenPage(*page));
        }
    };
    ui.columns_const(|columns: &mut [Ui; 2]| {
        for (column, way) in columns.iter_mut().zip(&others) {
            // The text of columns is justified.
            column.vertical(|ui| other(ui, way));
        }
    });
    let escaped = ui.input(|input| input.key_pressed(egui::Key::Escape));
    if escaped && model.asked().len() == before {
        model.ask(UiAction::OpenPage(Page::Board));
    }
    if resumable && model.asked().len() > before {
        model.ask(UiAction::send(LibraryCommand::DismissInterrupted));
    }
}

/// Draws a wide button with a line below it, if it has one; the first one is what most players want. Returns whether
/// it was clicked.
fn way(ui: &mut Ui, name: &str, line: Option<&str>, first: bool) -> bool {
    let clicked = button(ui, name, first);
    if let Some(line) = line {
        theme::wrapped(ui, line, theme::SMALL, theme::SECONDARY);
    }
    gap(ui);
    clicked
}

/// Draws a wide button. Returns whether it was clicked.
fn button(ui: &mut Ui, name: &str, first: bool) -> bool {
    let least = Vec2::new(ui.available_width(), BUTTON);
    // Beside each other on a phone their names need the room.
    let half = least.x < HALF;
    let size = if half { theme::BODY } else { 20.0 };
    let button = match first {
        true => theme::primary(name, size, least),
        false => Button::new(RichText::new(name).size(size).color(theme::TEXT)).min_size(least),
    };
    let response = ui
        .scope(|ui| {
            if half {
                ui.spacing_mut().button_padding.x = NAME_SIDES;
            }
            ui.add(button.wrap())
        })
        .inner;
    if first {
        focus::at_first(ui, &response);
    }
    response.clicked()
}

/// The language, because nobody can answer a question in a language that they do not read; and the settings.
fn languages(ui: &mut Ui, model: &Model<'_>) {
    ui.separator();
    let least = if is_phone(ui) { SMALL_BUTTON } else { ui.spacing().interact_size.y };
    for row in Language::ALL.chunks(NAMES) {
        ui.columns(NAMES, |columns| {
            for (column, &language) in columns.iter_mut().zip(row) {
                let current = language == model.texts.language();
                let name = Button::selectable(current, language.native_name());
                column.with_layout(Layout::top_down_justified(Align::Center), |ui| {
                    ui.spacing_mut().button_padding.x = NAME_SIDES;
                    if ui.add(name.min_size(Vec2::new(0.0, least))).clicked() && !current {
                        model.ask(UiAction::run_with(settings::page::speak, language));
                    }
                });
            }
        });
    }
    let settings = Button::new(model.texts.get("menu-settings")).min_size(Vec2::new(0.0, least));
    if model.page == Page::Start && ui.add(settings).clicked() {
        model.ask(UiAction::OpenPage(Page::Settings));
    }
}
