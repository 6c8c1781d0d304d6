//! The lessons, with the stars of each exercise.

use super::stars;
use crate::app::learn::CurrentCourse;
use crate::app::learn::LearnCommand;
use crate::app::ui::page_frame::PageFrame;
use crate::app::ui::{action::UiAction, dialogs, focus, model::Model, theme};
use crate::game::learn::{ExerciseId, Lesson};
use crate::texts::say;
use bevy_egui::egui::{Align, Button, Color32, Frame, Label, Layout, Margin, RichText, Ui, Vec2};

/// The size of the button of an exercise, and the space between two, in points.
const EXERCISE: Vec2 = Vec2::new(42.0, 46.0);
const SPACING: f32 = 6.0;

/// Draws the page.
pub(in crate::app) fn show(root: &mut Ui, model: &Model<'_>) {
    let title = model.texts.get("menu-lessons");
    PageFrame::beside("lessons", 680.0).show_footed(root, model, title, content, footer);
}

fn content(ui: &mut Ui, model: &Model<'_>, _height: f32) {
    for (place, lesson) in model.get::<CurrentCourse>().lessons().iter().enumerate() {
        row(ui, model, place, lesson);
    }
    unusable(ui, model);
}

fn footer(ui: &mut Ui, model: &Model<'_>) {
    if let Some(id) = model.get::<CurrentCourse>().resume() {
        let progress = &model.get::<CurrentCourse>().progress;
        let name = match progress.last() {
            None => model.texts.get("lessons-begin"),
            Some(_) if progress.of(&id).solved > 0 => model.texts.get("lessons-again"),
            Some(_) => model.texts.get("lessons-continue"),
        };
        let begin = ui.add(theme::primary(name, 20.0, Vec2::new(150.0, 44.0)));
        focus::at_first(ui, &begin);
        model.on_click(begin, UiAction::send(LearnCommand::Begin(id)));
    }
    dialogs::close(ui, model, Vec2::new(0.0, 44.0));
}

/// Draws a lesson: its name, what it teaches, and a button for each exercise.
fn row(ui: &mut Ui, model: &Model<'_>, place: usize, lesson: &Lesson) {
    let frame = Frame::new()
        .fill(Color32::from_black_alpha(56))
        .corner_radius(6.0)
        .inner_margin(Margin::symmetric(14, 10));
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.with_layout(Layout::right_to_left(Align::TOP), |ui| {
            let (solved, all) =
                (model.get::<CurrentCourse>().solved(lesson), lesson.exercises.len());
            let colour = if solved == all { theme::SUCCESS } else { theme::SECONDARY };
            let count = RichText::new(format!("{solved} / {all}")).color(colour);
            ui.add(Label::new(count).extend());
            ui.with_layout(Layout::left_to_right(Align::TOP), |ui| {
                let name = format!("{}. {}", place + 1, say::localized(model.texts, &lesson.names));
                theme::wrapped(ui, name, 18.0, theme::TEXT);
            });
        });
        let about = lesson.about.as_ref().map(|about| say::localized(model.texts, about));
        theme::wrapped(ui, about.unwrap_or_default(), theme::SMALL, theme::SECONDARY);
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = Vec2::splat(SPACING);
            ui.set_max_width(width_of_rows(lesson.exercises.len(), ui.available_width()));
            for (number, exercise) in lesson.exercises.iter().enumerate() {
                let id = ExerciseId { lesson: lesson.key.clone(), exercise: exercise.key.clone() };
                let done = model.get::<CurrentCourse>().progress.of(&id);
                let number = RichText::new((number + 1).to_string()).color(theme::TEXT);
                let button = Button::new(number).min_size(EXERCISE);
                let task = say::localized(model.texts, &exercise.task);
                let response = ui.add(button).on_hover_text(task);
                let first = response.rect.center_bottom() + Vec2::new(-10.4, -7.0);
                if done.stars > 0 {
                    stars::row(ui.painter(), first, done.stars, 0.55);
                }
                model.on_click(response, UiAction::send(LearnCommand::Begin(id)));
            }
        });
    });
}

/// The width at which so many exercises take rows of about one length, as few as this space allows.
fn width_of_rows(exercises: usize, space: f32) -> f32 {
    let (width, exercises) = (EXERCISE.x + SPACING, exercises as f32);
    let fitting = ((space + SPACING) / width).floor().max(1.0);
    let rows = (exercises / fitting).ceil().max(1.0);
    (exercises / rows).ceil() * width
}

/// Draws the player's lessons that cannot be used.
fn unusable(ui: &mut Ui, model: &Model<'_>) {
    let unusable = &model.get::<CurrentCourse>().unusable;
    if unusable.is_empty() {
        return;
    }
    ui.label(RichText::new(model.texts.get("lessons-unusable")).color(theme::ERROR));
    for line in unusable.iter().flat_map(|file| say::custom_file_error(model.texts, file)) {
        theme::wrapped(ui, line, theme::SMALL, theme::SECONDARY);
    }
}
