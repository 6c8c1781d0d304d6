//! What the player asks of the course.

use super::{
    Completed, CurrentCourse, CurrentExercise, EvaluatorService, ExerciseOrigin, ExerciseRemarks,
};
use crate::app::kept::KeptWriter;
use crate::app::pages::{OpenPage, Page};
use crate::app::session::{
    BoardAnnotations, CurrentSelection, CurrentSession, IntentMessage, NoticeMessage,
};
use crate::app::side_panel::{SidePanelContent, SidePanelPressed};
use crate::game::learn::{Button, Course, ExerciseId, ExerciseRun, Progress};
use crate::game::play::{Intent, Notice};
use bevy::prelude::*;

/// What the player asks of the course.
#[derive(Message, Clone, Debug)]
pub enum LearnCommand {
    /// Goes on with the first exercise that is not solved.
    Continue,
    /// Begins an exercise.
    Begin(ExerciseId),
    /// Begins an exercise that is not of the course, but from there.
    Open(Box<ExerciseRun>, ExerciseOrigin),
    /// Presses a button of the exercise.
    Press(Button),
    /// Leaves the exercise for the page that it came from.
    Leave,
    /// Leaves the exercise for the game that it interrupted.
    BackToGame,
}

/// The buttons with the names that the side panel sends.
const BUTTONS: [(Button, &str); 9] = [
    (Button::Claim, "claim"),
    (Button::TryAgain, "try-again"),
    (Button::TakeBack, "take-back"),
    (Button::Hint, "hint"),
    (Button::Solution, "solution"),
    (Button::Restart, "restart"),
    (Button::Again, "again"),
    (Button::Next, "next"),
    (Button::Skip, "skip"),
];

/// The name of a button in the side panel.
pub(super) fn name(button: Button) -> &'static str {
    BUTTONS.iter().find(|(known, _)| *known == button).map_or("", |(_, name)| name)
}

/// Turns presses in the side panel into commands. Closing the panel leaves the exercise.
pub(super) fn from_panel(
    mut pressed: MessageReader<SidePanelPressed>,
    exercise: Res<CurrentExercise>,
    panel: Res<SidePanelContent>,
    mut commands: MessageWriter<LearnCommand>,
) {
    let buttons = pressed.read().filter_map(|pressed| {
        let (button, _) = BUTTONS.iter().find(|(_, name)| **name == pressed.0)?;
        Some(LearnCommand::Press(*button))
    });
    commands.write_batch(buttons);
    if exercise.run.is_some() && panel.is_changed() && panel.0.is_none() {
        commands.write(LearnCommand::Leave);
    }
}

/// Carries out the commands.
pub(super) fn carry_out(
    mut commands: MessageReader<LearnCommand>,
    (mut course, mut writer): (ResMut<CurrentCourse>, ResMut<KeptWriter<Progress>>),
    mut exercise: ResMut<CurrentExercise>,
    mut evaluator: ResMut<EvaluatorService>,
    (mut session, mut selection): (ResMut<CurrentSession>, ResMut<CurrentSelection>),
    mut page: ResMut<OpenPage>,
    (mut panel, mut annotations): (ResMut<SidePanelContent>, ResMut<BoardAnnotations>),
    mut intents: MessageWriter<IntentMessage>,
    mut notices: MessageWriter<NoticeMessage>,
) {
    for command in commands.read() {
        let origin = exercise.origin;
        let next = match command {
            LearnCommand::Continue => course.resume().map(|id| course.run(&id)),
            LearnCommand::Begin(id) => Some(course.run(id)),
            LearnCommand::Open(run, _) => Some(Some((**run).clone())),
            LearnCommand::Press(button @ (Button::Next | Button::Skip)) => match origin {
                ExerciseOrigin::Course => {
                    let id = exercise.run.as_ref().map(Course::id);
                    let after = id.and_then(|id| match button {
                        Button::Next => course.next(&id),
                        _ => course.after(&id),
                    });
                    Some(after.and_then(|id| course.run(&id)))
                }
                ExerciseOrigin::Puzzle | ExerciseOrigin::Mistake => None,
            },
            LearnCommand::Press(button) => {
                let intent = exercise.run.as_mut().and_then(|run| run.press(*button, &session));
                intents.write_batch(intent.map(IntentMessage));
                None
            }
            LearnCommand::Leave | LearnCommand::BackToGame => Some(None),
        };
        let Some(next) = next else { continue };
        evaluator.asked = None;
        let left = exercise.run.take().filter(|run| run.stars().is_none());
        if let Some(run) = left.filter(|_| origin == ExerciseOrigin::Course) {
            course.record(&mut writer, Course::id(&run), run.attempt());
        }
        exercise.recorded = false;
        exercise.completed = Completed::default();
        exercise.remarks = ExerciseRemarks::default();
        exercise.origin = match command {
            LearnCommand::Open(_, origin) => *origin,
            _ => ExerciseOrigin::Course,
        };
        if let Some(run) = next {
            if !session.is_exercise() {
                session.apply(Intent::Pause(true));
                exercise.suspended = Some(Box::new(session.0.clone()));
            }
            exercise.run = Some(run);
            page.set_if_neq(OpenPage(Page::Board));
        } else {
            exercise.run = None;
            panel.0 = None;
            annotations.set_if_neq(BoardAnnotations::default());
            if let Some(mut suspended) = exercise.suspended.take() {
                suspended.succeed(&session);
                session.0 = *suspended;
                selection.follow(session.record());
                notices.write(NoticeMessage(Notice::Rewound));
            }
            page.set_if_neq(OpenPage(match command {
                LearnCommand::BackToGame => Page::Board,
                // The course is done: now a game.
                LearnCommand::Press(Button::Next) => Page::NewGame,
                _ => origin.page(),
            }));
        }
    }
}
