//! Records which texts a frame shows and where, so that the page's tests can press what a player
//! would press.

use bevy::prelude::*;
use bevy_egui::egui::{Pos2, Shape, epaint::ClippedShape};
use bevy_egui::{EguiContext, EguiFullOutput, EguiPostUpdateSet, PrimaryEguiContext};

/// The texts of the last recorded frame, each with its center in the page's pixels.
#[derive(Resource, Default)]
pub(super) struct ShownTexts(pub Vec<(String, Pos2)>);

pub(super) fn plugin(app: &mut App, requested: fn() -> bool) {
    app.init_resource::<ShownTexts>().add_systems(
        PostUpdate,
        record
            .after(EguiPostUpdateSet::EndPass)
            .before(EguiPostUpdateSet::ProcessOutput)
            .run_if(requested),
    );
}

fn record(
    mut contexts: Query<(&mut EguiContext, &EguiFullOutput), With<PrimaryEguiContext>>,
    mut texts: ResMut<ShownTexts>,
) {
    texts.0.clear();
    for (mut ctx, output) in &mut contexts {
        let zoom = ctx.get_mut().zoom_factor();
        for clipped in output.0.iter().flat_map(|output| &output.shapes) {
            collect(&clipped.shape, clipped, zoom, &mut texts.0);
        }
    }
}

fn collect(shape: &Shape, clipped: &ClippedShape, zoom: f32, texts: &mut Vec<(String, Pos2)>) {
    match shape {
        Shape::Vec(shapes) => {
            shapes.iter().for_each(|shape| collect(shape, clipped, zoom, texts));
        }
        Shape::Text(text) => {
            // Not `pos` plus half the size: aligned text may extend to the left of `pos`.
            let center = text.pos + text.galley.rect.center().to_vec2();
            if clipped.clip_rect.contains(center) && !text.galley.is_empty() {
                let line = text.galley.text().replace(char::is_control, " ");
                texts.push((line, center * zoom));
            }
        }
        _ => {}
    }
}
