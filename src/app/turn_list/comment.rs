//! The field for the comment on the turn under review, and the buttons for its variation.

use crate::app::session::{CommentDraft, keep_comment};
use crate::app::ui::{
    action::UiAction,
    model::Model,
    text_field::{Lines, TextField},
};
use crate::game::play::{Intent, ReviewAction};
use crate::rules::notation::NodeId;
use bevy_egui::egui::{Frame, ScrollArea, Ui};

/// The highest number of characters in a comment.
const LONGEST: u16 = 2_000;
/// The greatest height of the field, in points.
const HIGHEST: f32 = 66.0;

/// Draws the field, at least `rows` rows high.
pub(super) fn show(ui: &mut Ui, model: &Model<'_>, rows: usize) {
    let Some(review) = model.session.review() else { return };
    let subject = review.subject(model.session.record());
    let mut text = match model.get::<CommentDraft>().text(review, subject) {
        Some(text) => text.to_owned(),
        None => review.comment(subject),
    };
    let name = model.texts.get("review-comment");
    let frame = Frame::new()
        .fill(ui.visuals().extreme_bg_color)
        .stroke(ui.visuals().widgets.inactive.bg_stroke)
        .corner_radius(6.0)
        .inner_margin(4.0);
    let response = frame
        .show(ui, |ui| {
            let area = ScrollArea::vertical().id_salt("remark").max_height(HIGHEST);
            area.show(ui, |ui| {
                let field = TextField {
                    hint: &name,
                    name: &name,
                    longest: Some(LONGEST),
                    size: 15.0,
                    bare: true,
                    lines: Lines::Many(rows),
                    ..TextField::default()
                };
                field.show(ui, &mut text)
            })
            .inner
        })
        .inner;
    if response.changed() {
        let draft = CommentDraft::new(model.session, subject, text);
        model.ask(UiAction::change(|now: &mut CommentDraft| *now = draft));
    }
    if response.lost_focus() {
        model.ask(UiAction::run(keep_comment));
    }
    variation(ui, model, subject);
}

/// Draws the buttons that promote or remove the variation of a turn.
fn variation(ui: &mut Ui, model: &Model<'_>, subject: NodeId) {
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
        let promote = ui.button(model.texts.get("review-promote"));
        model.on_click(promote, UiAction::Intent(Intent::Review(ReviewAction::Promote(first))));
        let remove = ui.button(model.texts.get("review-remove"));
        model.on_click(remove, UiAction::Intent(Intent::Review(ReviewAction::Remove(first))));
    });
}
