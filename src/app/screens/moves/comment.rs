//! The field for the comment on the turn under review, and the buttons for its variation.

use super::super::{Model, UiAction, spoken, theme};
use crate::app::session::{CurrentSession, IntentMessage};
use crate::game::{Intent, ReviewAction};
use crate::rules::notation::NodeId;
use bevy::prelude::{MessageWriter, Res, ResMut, Resource};
use bevy_egui::egui::{FontId, Frame, RichText, ScrollArea, TextEdit, Ui};

/// The highest number of characters in a comment.
const LONGEST: usize = 2_000;
/// The greatest height of the field, in points.
const HIGHEST: f32 = 66.0;

/// The comment that is being typed, until it is stored in the game.
#[derive(Resource, Clone, Debug, Default)]
pub struct CommentDraft(Option<(NodeId, String)>);

impl CommentDraft {
    /// Whether nothing is being typed.
    pub const fn is_empty(&self) -> bool {
        self.0.is_none()
    }

    /// The text that was typed for a turn; `None` if nothing was.
    pub(super) fn text(&self, node: NodeId) -> Option<&str> {
        self.0.as_ref().filter(|(of, _)| *of == node).map(|(_, text)| text.as_str())
    }

    /// Sets the text that was typed for a turn.
    pub(in super::super) fn set(&mut self, node: NodeId, text: String) {
        self.0 = Some((node, text));
    }

    /// Takes the comment out, as an intent that stores it.
    pub(in super::super) fn take(&mut self) -> Option<Intent> {
        let (node, text) = self.0.take()?;
        Some(Intent::Review(ReviewAction::Comment(node, text)))
    }
}

/// Stores the comment when another turn is reviewed.
pub(in super::super) fn update(
    session: Res<CurrentSession>,
    mut draft: ResMut<CommentDraft>,
    mut intents: MessageWriter<IntentMessage>,
) {
    let Some((node, _)) = &draft.0 else { return };
    let subject = session.review().map(|review| review.subject(session.record()));
    if subject != Some(*node) {
        let intent = draft.take().filter(|_| subject.is_some());
        intents.write_batch(intent.map(IntentMessage));
    }
}

/// Draws the field, so many rows high as long as the comment is short.
pub(super) fn show(ui: &mut Ui, model: &Model<'_>, rows: usize, actions: &mut Vec<UiAction>) {
    let Some(review) = model.session.review() else { return };
    let subject = review.subject(model.session.record());
    let mut text = match model.comment.text(subject) {
        Some(text) => text.to_owned(),
        None => review.comment(subject),
    };
    let name = model.texts.get("look-comment");
    let hint = RichText::new(&name).color(theme::SECONDARY.gamma_multiply(0.7));
    let frame = Frame::new()
        .fill(ui.visuals().extreme_bg_color)
        .stroke(ui.visuals().widgets.inactive.bg_stroke)
        .corner_radius(6.0)
        .inner_margin(4.0);
    let response = frame
        .show(ui, |ui| {
            let area = ScrollArea::vertical().id_salt("remark").max_height(HIGHEST);
            area.show(ui, |ui| {
                let field = TextEdit::multiline(&mut text)
                    .font(FontId::proportional(15.0))
                    .frame(Frame::NONE)
                    .hint_text(hint)
                    .desired_rows(rows)
                    .char_limit(LONGEST)
                    .desired_width(f32::INFINITY);
                let field = ui.add(field);
                spoken::field(&field, || name);
                field
            })
            .inner
        })
        .inner;
    if response.changed() {
        actions.push(UiAction::DraftComment(subject, text));
    }
    if response.lost_focus() {
        actions.push(UiAction::StoreComment);
    }
    variation(ui, model, subject, actions);
}

/// Draws the buttons that promote or remove the variation of a turn.
fn variation(ui: &mut Ui, model: &Model<'_>, subject: NodeId, actions: &mut Vec<UiAction>) {
    let Some(review) = model.session.review() else { return };
    let tree = review.tree();
    // The first turn of the variation.
    let path = tree.path(subject);
    let Some(first) = path.iter().zip(0..).find(|&(&node, at)| tree.main().get(at) != Some(&node))
    else {
        return;
    };
    let first = *first.0;
    ui.horizontal_wrapped(|ui| {
        if ui.button(model.texts.get("look-promote")).clicked() {
            actions.push(UiAction::Intent(Intent::Review(ReviewAction::Promote(first))));
        }
        if ui.button(model.texts.get("look-remove")).clicked() {
            actions.push(UiAction::Intent(Intent::Review(ReviewAction::Remove(first))));
        }
    });
}
