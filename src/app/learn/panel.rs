//! Shows the view of an exercise: its texts in the side panel, its marks on the board.

use super::{Completed, CurrentCourse, CurrentExercise, EvaluatorService, ExerciseOrigin, command};
use crate::app::session::{BoardAnnotations, CurrentSession};
use crate::app::side_panel::{
    SidePanel, SidePanelAction, SidePanelButton, SidePanelContent, SidePanelText, Tone,
};
use crate::app::texts::CurrentTexts;
use crate::game::learn::{Button, Course, ExerciseRun, ExerciseView, Message};
use crate::game::play::Session;
use crate::texts::{Texts, say};
use bevy::prelude::*;

/// Brings the side panel and the annotations up to date.
pub(super) fn show(
    exercise: Res<CurrentExercise>,
    session: Res<CurrentSession>,
    texts: Res<CurrentTexts>,
    evaluator: Res<EvaluatorService>,
    course: Res<CurrentCourse>,
    mut was_slow: Local<bool>,
    mut panel: ResMut<SidePanelContent>,
    mut annotations: ResMut<BoardAnnotations>,
) {
    let slow = evaluator.is_slow();
    let turned = std::mem::replace(&mut *was_slow, slow) != slow;
    let changed = exercise.is_changed() || session.is_changed() || texts.is_changed() || turned;
    let Some(run) = exercise.run.as_ref().filter(|_| changed) else { return };
    let view = run.view(&session);
    annotations.set_if_neq(marked(run, &view, &session));
    let mut content = side_panel(&texts, run, view);
    if slow {
        let text = texts.get("learn-thinking");
        content.paragraphs.push(SidePanelText { text, tone: Tone::Remark });
    }
    match exercise.origin {
        ExerciseOrigin::Course if run.stars().is_some() => {
            let text = end_of_lesson(&texts, &course, run, exercise.completed);
            let said = text.map(|text| SidePanelText { text, tone: Tone::Right });
            content.paragraphs.extend(said);
            match course.next(&Course::id(run)) {
                None => rename_next(&mut content, texts.get("learn-button-play")),
                Some(next) if next.lesson != run.lesson().key => {
                    rename_next(&mut content, texts.get("learn-button-next-lesson"));
                }
                Some(_) => {}
            }
        }
        ExerciseOrigin::Course => {}
        ExerciseOrigin::Puzzle => {
            content.stars = None;
            rename_next(&mut content, texts.get("puzzles-next"));
        }
        ExerciseOrigin::Mistake => content.stars = None,
    }
    content.paragraphs.extend_from_slice(&exercise.remarks.paragraphs);
    if let Some(subtitle) = &exercise.remarks.subtitle {
        content.subtitle.clone_from(subtitle);
    }
    panel.set_if_neq(SidePanelContent(Some(content)));
}

/// What is said when a lesson or the course is done, or its last exercise: that it is, and what comes now.
fn end_of_lesson(
    texts: &Texts,
    course: &Course,
    run: &ExerciseRun,
    completed: Completed,
) -> Option<String> {
    let lesson = run.lesson();
    if completed == Completed::Nothing && run.place() + 1 < lesson.exercises.len() {
        return None;
    }
    let next = course.next(&Course::id(run));
    if completed == Completed::Course || next.is_none() {
        return Completed::Course.sentence(texts);
    }
    let said = match lesson.exercises.len() - course.solved(lesson) {
        0 => Completed::Lesson.sentence(texts)?,
        open => texts.with("learn-lesson-open", &[("count", open.into())]),
    };
    let next = next.filter(|next| next.lesson != lesson.key);
    let Some(next) = next.and_then(|next| course.lesson(&next.lesson)) else { return Some(said) };
    let name = say::localized(texts, &next.names).into();
    Some(format!("{said} {}", texts.with("learn-next-lesson", &[("name", name)])))
}

/// Gives the button that goes on another label.
fn rename_next(content: &mut SidePanel, label: String) {
    let next = SidePanelAction::Custom(command::name(Button::Next).to_owned());
    if let Some(button) = content.buttons.iter_mut().find(|button| button.action == next) {
        button.label = label;
    }
}

/// What the board shows.
fn marked(run: &ExerciseRun, view: &ExerciseView<'_>, session: &Session) -> BoardAnnotations {
    let ExerciseView { points, picked, path, captured, .. } = view.clone();
    // A turn is shown as the opponent's if the opponent's stone plays it.
    let opponent = session.record().position().stones(run.exercise().side().opponent());
    let is_reply = path.first().is_some_and(|&from| opponent.contains(from));
    let (path, reply) = if is_reply { (Vec::new(), path) } else { (path, Vec::new()) };
    // When all are picked, they stay marked.
    let (marked, picked) =
        if run.is_picking() { (points, Some(picked)) } else { (points | picked, None) };
    BoardAnnotations { marked, picked, path, reply, captured }
}

/// What the panel shows.
pub(in crate::app) fn side_panel(
    texts: &Texts,
    run: &ExerciseRun,
    view: ExerciseView<'_>,
) -> SidePanel {
    let text = |text: String, tone| SidePanelText { text, tone };
    let paragraphs = say::paragraphs(texts, view.paragraphs).into_iter();
    let mut paragraphs: Vec<_> = paragraphs.map(|paragraph| text(paragraph, Tone::Plain)).collect();
    // The bar repeats the task where certain turns are asked for. That of a whole game must not be below what is in view.
    let first = run.exercise().turns().is_none();
    let place = if first { 0 } else { paragraphs.len() };
    paragraphs.insert(place, text(say::localized(texts, view.task), Tone::Task));
    if let Some(message) = &view.message {
        let board = &run.exercise().variant.rules.board;
        paragraphs.push(text(say::lesson_message(texts, board, message), tone(message)));
    }
    let buttons = view.buttons.into_iter().map(|button| SidePanelButton {
        label: say::lesson_button(texts, button),
        action: SidePanelAction::Custom(command::name(button).to_owned()),
    });
    SidePanel {
        title: say::localized(texts, view.title),
        subtitle: format!("{} / {}", view.number, view.count),
        paragraphs,
        stars: view.stars,
        buttons: buttons.collect(),
        buttons_follow: false,
    }
}

const fn tone(message: &Message) -> Tone {
    match message {
        Message::Solved(_) => Tone::Right,
        message if message.is_wrong() => Tone::Wrong,
        _ => Tone::Remark,
    }
}
