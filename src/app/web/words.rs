//! Tells the page's tests what is written where, so that they press what a player would press.

use bevy::prelude::*;
use bevy_egui::egui::{Pos2, Shape, epaint::ClippedShape};
use bevy_egui::{EguiContext, EguiFullOutput, EguiPostUpdateSet, PrimaryEguiContext};
use std::fmt::Write as _;

/// What was written in the picture that was asked about, as the entries of a list of JSON:
/// the words, and the middle of their place in the page's pixels.
#[derive(Resource, Default)]
pub(super) struct Written(pub String);

pub(super) fn plugin(app: &mut App, asked: fn() -> bool) {
    app.init_resource::<Written>().add_systems(
        PostUpdate,
        read.after(EguiPostUpdateSet::EndPass)
            .before(EguiPostUpdateSet::ProcessOutput)
            .run_if(asked),
    );
}

fn read(
    mut screens: Query<(&mut EguiContext, &EguiFullOutput), With<PrimaryEguiContext>>,
    mut written: ResMut<Written>,
) {
    written.0.clear();
    for (mut ctx, output) in &mut screens {
        let zoom = ctx.get_mut().zoom_factor();
        for drawn in output.0.iter().flat_map(|output| &output.shapes) {
            words(&drawn.shape, drawn, zoom, &mut written.0);
        }
    }
}

fn words(shape: &Shape, drawn: &ClippedShape, zoom: f32, list: &mut String) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| words(shape, drawn, zoom, list)),
        Shape::Text(text) => {
            // Not half its size: it may hang to the left of its place.
            let middle: Pos2 = text.pos + text.galley.rect.center().to_vec2();
            if drawn.clip_rect.contains(middle) && !text.galley.is_empty() {
                let comma = if list.is_empty() { "" } else { "," };
                let Pos2 { x, y } = middle * zoom;
                let said = plain(text.galley.text());
                let _ = write!(list, "{comma}[\"{said}\",{x:.1},{y:.1}]");
            }
        }
        _ => {}
    }
}

/// Without what JSON would have escaped.
fn plain(text: &str) -> String {
    text.replace('\\', "/").replace('"', "'").replace(char::is_control, " ")
}
