//! The sentences and buttons under the board: whose turn it is and what can be done now.

pub(super) mod bar;
mod buttons;
mod headline;
mod hint;

pub use buttons::StatusAction;
pub(super) use headline::who_won;

use super::coach::CurrentCoach;
use super::learn::CurrentExercise;
use super::names::side_arg;
use super::opponent::Opponent;
use super::schedule::AppSet;
use super::session::{CurrentGuidance, CurrentSession};
use super::texts::CurrentTexts;
use super::toasts::LastRemark;
use crate::game::learn::{Coach, ExerciseRun};
use crate::game::play::{Guidance, Notice, Session};
use crate::rules::Side;
use crate::texts::{Texts, say};
use bevy::prelude::*;
use buttons::buttons;
use headline::{headline, how_to_capture};
use hint::{advice, hint, how_to_move, said, stones_can, target_hint, with_captures};

/// The text and buttons under the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Status {
    /// The side to move; `None` if the game is over.
    pub side: Option<Side>,
    /// What can be done now.
    pub headline: String,
    /// The second line: what just happened, or how to go on.
    pub hint: String,
    /// Whether the second line is a refusal.
    pub refused: bool,
    /// The buttons with their labels.
    pub buttons: Vec<(StatusAction, String)>,
    /// Further texts that may be shown in the course of this turn. The bar reserves space for them from the start, so
    /// that the board does not move during a chain.
    pub to_come: Vec<ToCome>,
}

/// What the bar shows in a part of a turn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ToCome {
    /// The first line.
    pub headline: String,
    /// The second line.
    pub hint: String,
    /// The labels of the buttons.
    pub buttons: Vec<String>,
}

/// The current [`Status`], recomputed only when something that it depends on changes.
#[derive(Resource, Clone, Debug, PartialEq, Eq, Deref)]
pub struct CurrentStatus(pub Status);

impl FromWorld for CurrentStatus {
    fn from_world(world: &mut World) -> Self {
        world.init_resource::<CurrentTexts>();
        world.init_resource::<CurrentSession>();
        world.init_resource::<CurrentGuidance>();
        let texts = world.resource::<CurrentTexts>();
        let guidance = world.resource::<CurrentGuidance>();
        Self(status(texts, world.resource::<CurrentSession>(), guidance, None, false))
    }
}

/// Keeps [`CurrentStatus`] up to date.
pub fn plugin(app: &mut App) {
    app.init_resource::<CurrentStatus>()
        .add_systems(Update, update.after(AppSet::Present).before(AppSet::Persist));
}

/// Recomputes the status if something that it depends on has changed.
pub(super) fn update(
    session: Res<CurrentSession>,
    guidance: Res<CurrentGuidance>,
    texts: Res<CurrentTexts>,
    remark: Res<LastRemark>,
    opponent: Option<Res<Opponent>>,
    coach: Option<Res<CurrentCoach>>,
    exercise: Option<Res<CurrentExercise>>,
    mut was_thinking: Local<bool>,
    mut current: ResMut<CurrentStatus>,
) {
    let thinking = opponent.is_some_and(|opponent| opponent.is_busy());
    let turned = std::mem::replace(&mut *was_thinking, thinking) != thinking;
    let changed =
        session.is_changed() || guidance.is_changed() || texts.is_changed() || remark.is_changed();
    let advised = coach.as_ref().is_some_and(DetectChanges::is_changed);
    let taught = exercise.as_ref().is_some_and(DetectChanges::is_changed);
    if turned || changed || advised || taught {
        let mut status = status(&texts, &session, &guidance, remark.notice(), thinking);
        if let Some(coach) = coach.filter(|_| session.review().is_none()) {
            if session.question_open() {
                ask(&texts, &mut status);
            } else if remark.notice().is_none() && guidance.hint.is_none() {
                add_threats(&texts, &session, &guidance, coach.coach(), &mut status);
            }
        }
        if let Some(run) = exercise.as_ref().and_then(|exercise| exercise.run()) {
            set_task(&texts, &session, &guidance, run, &mut status);
        }
        current.set_if_neq(CurrentStatus(status));
    }
}

/// The status of a session. `remark` is the last notice while it is shown, `thinking` whether the
/// computer is computing a turn.
pub fn status(
    texts: &Texts,
    session: &Session,
    guidance: &Guidance,
    remark: Option<&Notice>,
    thinking: bool,
) -> Status {
    Status {
        side: session.to_move(),
        headline: headline(texts, session, guidance, thinking),
        hint: remark
            .and_then(|notice| said(texts, session, notice))
            .or_else(|| advice(texts, session, guidance))
            .unwrap_or_else(|| hint(texts, session, guidance)),
        refused: matches!(remark, Some(Notice::Refused(_))),
        buttons: buttons(texts, session, guidance),
        to_come: to_come(texts, session),
    }
}

/// The beginning of a turn that captures, a chosen stone, a choice of captures, and a chain that may go on.
fn to_come(texts: &Texts, session: &Session) -> Vec<ToCome> {
    let Some(side) = session.to_move() else { return Vec::new() };
    let how = ("how", how_to_capture(texts, session.record()).into());
    let beginning = ToCome {
        headline: texts.with("status-must-capture", &[("side", side_arg(session, side)), how]),
        hint: match session.is_exercise() {
            true => texts.get("status-hint"),
            false => format!("{} {}", stones_can(texts, 2), texts.get("status-hint")),
        },
        buttons: Vec::new(),
    };
    let chosen = ToCome {
        headline: beginning.headline.clone(),
        hint: with_captures(texts, &texts.get("hint-target")),
        buttons: Vec::new(),
    };
    let board = &session.record().rules().board;
    // All names of points are about as long.
    let any = board.point(0, 0).map_or_else(String::new, |point| board.name(point));
    let point = ("point", any.into());
    let choice = ToCome {
        headline: texts.get("status-choose"),
        hint: texts.get("status-hint-choice"),
        buttons: vec![texts.get("menu-take-approach"), texts.get("menu-take-withdrawal")],
    };
    let chain = ToCome {
        headline: texts.with("status-may-continue", &[point]),
        hint: texts.get("hint-chain"),
        buttons: vec![texts.get("menu-end-turn"), texts.get("menu-step-back")],
    };
    vec![beginning, chosen, choice, chain]
}

/// Says that the coach asks.
fn ask(texts: &Texts, status: &mut Status) {
    status.headline = texts.get("status-coach");
    status.hint.clear();
    status.buttons.clear();
    status.to_come.clear();
}

/// Adds what the coach says is threatened to the second line.
fn add_threats(
    texts: &Texts,
    session: &Session,
    guidance: &Guidance,
    coach: &Coach,
    status: &mut Status,
) {
    if coach.threats().is_empty() {
        return;
    }
    let record = session.record();
    let (board, side) = (&record.rules().board, record.position().side().opponent());
    let threats = say::coach_threats(texts, board, side, coach.threats(), 1).join(" ");
    let general = [target_hint(texts, guidance), how_to_move(texts, record)];
    if general.contains(&status.hint) {
        status.hint = threats;
    } else if !threats.is_empty() {
        status.hint = format!("{} {threats}", status.hint).trim().to_owned();
    }
}

/// Replaces what the rules allow by the task of an exercise that asks for certain turns or points, but not within a turn,
/// and by the news that it is solved. The end of a whole game stays.
fn set_task(
    texts: &Texts,
    session: &Session,
    guidance: &Guidance,
    run: &ExerciseRun,
    status: &mut Status,
) {
    let begins = guidance.choice.is_none() && session.record().chain().is_empty();
    let playing = run.is_on(session) && session.review().is_none() && !session.is_paused();
    if !playing || !begins || session.to_move().is_none() {
        return;
    }
    let exercise = run.exercise();
    if run.stars().is_some() {
        status.headline = texts.get("status-solved");
    } else if exercise.turns().is_some() {
        status.headline = say::localized(texts, &exercise.task);
        if run.is_picking() && status.hint.is_empty() {
            status.hint = texts.get("status-hint-pick");
        }
    }
}
