//! Shows the coach: its question in the side panel, the reply and the threatened stones on the board.

use super::{ANSWERS, CurrentCoach, name};
use crate::app::input::Pointer;
use crate::app::session::{BoardAnnotations, CurrentSession, IntentMessage};
use crate::app::side_panel::{
    SidePanel, SidePanelAction, SidePanelButton, SidePanelContent, SidePanelPressed, SidePanelText,
    Tone,
};
use crate::app::texts::CurrentTexts;
use crate::game::learn::{Coach, CoachAnswer, Question};
use crate::game::play::Session;
use crate::rules::Board;
use crate::texts::{Texts, say};
use bevy::prelude::*;

/// Takes presses in the side panel as answers. Closing the panel lets the turn stand.
pub(super) fn answer(
    mut pressed: MessageReader<SidePanelPressed>,
    session: Res<CurrentSession>,
    panel: Res<SidePanelContent>,
    mut current: ResMut<CurrentCoach>,
    mut intents: MessageWriter<IntentMessage>,
) {
    let answers = pressed.read().filter_map(|pressed| {
        let (answer, _) = ANSWERS.iter().find(|(_, name)| **name == pressed.0)?;
        Some(*answer)
    });
    let closed = current.panel.is_some() && panel.is_changed() && panel.0.is_none();
    for answer in answers.chain(closed.then_some(CoachAnswer::LetStand)) {
        let intent = current.coach.answer(answer, &session);
        intents.write_batch(intent.map(IntentMessage));
    }
}

/// Removes the crosses on threatened stones at the first click or touch on the board.
pub(super) fn see(pointer: Option<Res<Pointer>>, mut current: ResMut<CurrentCoach>) {
    let pressed = pointer.is_some_and(|pointer| pointer.pressed && pointer.point.is_some());
    if pressed && !current.seen && !current.coach.threats().is_empty() {
        current.seen = true;
    }
}

/// Brings the side panel and the annotations up to date.
pub(super) fn show(
    mut current: ResMut<CurrentCoach>,
    session: Res<CurrentSession>,
    texts: Res<CurrentTexts>,
    mut panel: ResMut<SidePanelContent>,
    mut annotations: ResMut<BoardAnnotations>,
) {
    if !current.is_changed() && !session.is_changed() && !texts.is_changed() {
        return;
    }
    let current = current.bypass_change_detection();
    let board = &session.record().rules().board;
    // During a review the question waits, and another game is on the board.
    let live = session.review().is_none();
    let question = current.coach.question().filter(|_| live);
    let shown = question.map(|question| side_panel(&texts, board, question));
    if current.panel != shown {
        if shown.is_some() || panel.0 == current.panel {
            panel.set_if_neq(SidePanelContent(shown.clone()));
        }
        current.panel = shown;
    }
    let marks = marks(&current.coach, &session, current.seen).filter(|_| live);
    current.marks.show_lasting(marks, &mut annotations);
}

/// What the board shows: after "why?" the turn, the reply to it and the stones that the reply takes;
/// at the person's turn the threatened stones.
fn marks(coach: &Coach, session: &Session, seen: bool) -> Option<BoardAnnotations> {
    if let Some(question) = coach.question() {
        let reply = question.reply().filter(|_| question.explained)?;
        let captured = reply.captured;
        return Some(BoardAnnotations { reply: reply.path(), captured, ..Default::default() });
    }
    let begins = session.record().chain().is_empty();
    let captured = coach.threatened();
    let shows = begins && !seen && !captured.is_empty();
    shows.then(|| BoardAnnotations { captured, ..Default::default() })
}

/// What the panel shows.
fn side_panel(texts: &Texts, board: &Board, question: &Question) -> SidePanel {
    let text = |text: String, tone| SidePanelText { text, tone };
    let mut paragraphs = vec![text(say::coach_question(texts, board, question), Tone::Task)];
    if question.explained {
        let reasons = say::coach_reasons(texts, board, question);
        paragraphs.extend(reasons.into_iter().map(|reason| text(reason, Tone::Remark)));
    }
    let answers = CoachAnswer::ALL.into_iter();
    let answers = answers.filter(|&answer| answer != CoachAnswer::Why || !question.explained);
    let buttons = answers.map(|answer| SidePanelButton {
        label: say::coach_answer(texts, answer),
        action: SidePanelAction::Custom(name(answer).to_owned()),
    });
    SidePanel {
        title: texts.get("coach-title"),
        subtitle: String::new(),
        paragraphs,
        stars: None,
        buttons: buttons.collect(),
        buttons_follow: true,
    }
}
