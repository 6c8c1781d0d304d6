//! Follows the session of an exercise, and applies what is next.

use super::{Completed, CurrentCourse, CurrentExercise, EvaluatorService, ExerciseOrigin};
use crate::app::kept::KeptWriter;
use crate::app::moments::Moment;
use crate::app::schedule::AnimationState;
use crate::app::session::{
    BoardAnnotations, CurrentSession, IntentMessage, NoticeMessage, PointPicked,
};
use crate::app::side_panel::SidePanelContent;
use crate::app::texts::CurrentTexts;
use crate::game::jobs::{Answer, Job};
use crate::game::learn::{Course, Finding, Next, Progress};
use crate::game::play::{Intent, Notice};
use bevy::prelude::*;

/// The seconds between the end of an animation and the next turn of the exercise, so that a person
/// can follow.
const PAUSE: f32 = 0.5;

/// What was sent last, so that nothing is sent twice.
#[derive(Default)]
pub(super) struct Sent {
    /// The generation of the session for which an intent was sent.
    generation: Option<u64>,
    /// The seconds since the stones came to rest.
    rested: f32,
}

/// Hands picked points to the exercise.
pub(super) fn pick(mut picks: MessageReader<PointPicked>, mut exercise: ResMut<CurrentExercise>) {
    for pick in picks.read() {
        if let Some(run) = &mut exercise.run {
            run.pick(pick.0);
        }
    }
}

/// Follows the session: applies the next intent when the stones have come to rest, and has queries
/// answered. Ends the exercise when another game starts.
pub(super) fn follow(
    time: Res<Time>,
    session: Res<CurrentSession>,
    animation: Res<AnimationState>,
    mut notices: MessageReader<NoticeMessage>,
    (mut exercise, mut evaluator): (ResMut<CurrentExercise>, ResMut<EvaluatorService>),
    (mut course, mut writer): (ResMut<CurrentCourse>, ResMut<KeptWriter<Progress>>),
    (mut panel, mut annotations): (ResMut<SidePanelContent>, ResMut<BoardAnnotations>),
    mut sent: Local<Sent>,
    (mut intents, mut moments): (MessageWriter<IntentMessage>, MessageWriter<Moment>),
    texts: Res<CurrentTexts>,
) {
    let started = notices.read().filter(|notice| notice.0 == Notice::Started).count() > 0;
    if started && exercise.run.is_some() && !session.is_exercise() {
        *exercise = CurrentExercise::default();
        panel.0 = None;
        annotations.set_if_neq(BoardAnnotations::default());
        evaluator.asked = None;
    }
    let changed = session.is_changed();
    sent.rested = if animation.busy || changed { 0.0 } else { sent.rested + time.delta_secs() };
    let origin = exercise.origin;
    let current = exercise.bypass_change_detection();
    let Some(run) = &mut current.run else {
        sent.generation = None;
        return;
    };
    run.observe(&session);
    let mut acted = changed;
    match run.next(&session) {
        Next::Learner | Next::Retry(_) => evaluator.asked = None,
        Next::Apply(intent) => {
            evaluator.asked = None;
            let at_once = matches!(intent, Intent::Open(_) | Intent::SetUp(_));
            let ready = !animation.busy && (at_once || sent.rested >= PAUSE);
            if ready && sent.generation != Some(session.generation()) {
                sent.generation = Some(session.generation());
                intents.write(IntentMessage(intent));
            }
        }
        Next::Think(query) => {
            if evaluator.asked != Some(query.id()) {
                (evaluator.asked, evaluator.waited) = (Some(query.id()), 0.0);
                evaluator.runner.stop();
                evaluator.runner.start(query.id(), Job::Exercise(query));
            } else if let Some(finding) = poll(&mut evaluator, time.delta_secs()) {
                evaluator.asked = None;
                run.accept(finding);
                acted = true;
            }
        }
    }
    let counts = origin == ExerciseOrigin::Course && run.stars().is_some();
    let solved = counts.then(|| (Course::id(run), run.attempt()));
    let recorded = std::mem::replace(&mut current.recorded, solved.is_some());
    if let Some((id, attempt)) = solved.filter(|_| !recorded) {
        let before = Completed::of(&course, run);
        course.record(&mut writer, id, attempt);
        let now = Completed::of(&course, run);
        if now != before {
            current.completed = now;
            let side = run.exercise().side();
            moments.write_batch(now.sentence(&texts).map(|sentence| Moment { side, sentence }));
        }
    }
    if acted {
        exercise.set_changed();
    }
}

/// The answer to the query, once it is available. Until then the time passes.
fn poll(evaluator: &mut EvaluatorService, seconds: f32) -> Option<Finding> {
    evaluator.waited += seconds;
    let Some((_, Answer::Exercise(finding))) = evaluator.runner.poll() else { return None };
    Some(finding)
}
