//! The field in which a comment on the turn looked at is written, and what else can be done with
//! the line it belongs to.

use super::super::desk::Desk;
use super::super::{Wish, theme};
use crate::game::{Intent, ReviewAction, Session};
use crate::rules::notation::NodeId;
use bevy_egui::egui::{FontId, Frame, RichText, ScrollArea, TextEdit, Ui};

/// The most characters of a comment.
const LONGEST: usize = 2_000;
/// How high the field is at most, in logical pixels.
const HIGHEST: f32 = 66.0;

/// A comment that is being written.
#[derive(Debug, Default)]
pub struct CommentDraft {
    node: Option<NodeId>,
    text: String,
    /// It was changed since it was written down.
    changed: bool,
}

impl CommentDraft {
    /// Asks for the comment to be kept, if it was changed.
    pub(super) fn write_down(&mut self, session: &Session, wishes: &mut Vec<Wish>) {
        if !std::mem::take(&mut self.changed) || session.review().is_none() {
            return;
        }
        if let Some(node) = self.node {
            wishes
                .push(Wish::Intent(Intent::Review(ReviewAction::Comment(node, self.text.clone()))));
        }
    }
}

/// Draws the field.
pub(super) fn show(ui: &mut Ui, desk: &mut Desk, session: &Session, wishes: &mut Vec<Wish>) {
    let Some(review) = &session.review() else { return };
    let subject = review.subject(session.record());
    let draft = &mut desk.moves.comment;
    if draft.node != Some(subject) {
        draft.write_down(session, wishes);
        *draft =
            CommentDraft { node: Some(subject), text: review.comment(subject), changed: false };
    } else if !draft.changed {
        draft.text = review.comment(subject);
    }
    let hint =
        RichText::new(desk.texts.get("look-comment")).color(theme::FADED.gamma_multiply(0.7));
    let frame = Frame::new()
        .fill(ui.visuals().extreme_bg_color)
        .stroke(ui.visuals().widgets.inactive.bg_stroke)
        .corner_radius(6.0)
        .inner_margin(4.0);
    let response = frame
        .show(ui, |ui| {
            let area = ScrollArea::vertical().id_salt("remark").max_height(HIGHEST);
            area.show(ui, |ui| {
                let field = TextEdit::multiline(&mut draft.text)
                    .font(FontId::proportional(15.0))
                    .frame(Frame::NONE)
                    .hint_text(hint)
                    .desired_rows(3)
                    .char_limit(LONGEST)
                    .desired_width(f32::INFINITY);
                ui.add(field)
            })
            .inner
        })
        .inner;
    draft.changed |= response.changed();
    if response.lost_focus() {
        draft.write_down(session, wishes);
    }
    line(ui, desk, session, subject, wishes);
}

/// What can be done with another line of play: take it away, list it before the one before it.
fn line(ui: &mut Ui, desk: &Desk, session: &Session, subject: NodeId, wishes: &mut Vec<Wish>) {
    let Some(review) = &session.review() else { return };
    let tree = review.tree();
    // The turn at which the line leaves the game.
    let path = tree.path(subject);
    let Some(first) = path.iter().zip(0..).find(|&(&node, at)| tree.main().get(at) != Some(&node))
    else {
        return;
    };
    let first = *first.0;
    ui.horizontal_wrapped(|ui| {
        if ui.button(desk.texts.get("look-promote")).clicked() {
            wishes.push(Wish::Intent(Intent::Review(ReviewAction::Promote(first))));
        }
        if ui.button(desk.texts.get("look-remove")).clicked() {
            wishes.push(Wish::Intent(Intent::Review(ReviewAction::Remove(first))));
        }
    });
}
