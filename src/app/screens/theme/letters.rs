//! Has the usual letters drawn before they are needed: new ones reach the screen a frame later than
//! the words they belong to, and a slow machine would show words with holes.

use bevy_egui::egui::{Color32, Context, FontId, Id};

/// The sizes in use, in points.
const SIZES: [f32; 11] = [13.0, 14.0, 15.0, 16.0, 17.0, 18.0, 19.0, 20.0, 21.0, 23.0, 25.0];
/// What both languages are written with, besides ASCII.
const OTHERS: &str = "àâçèéêëîïôùûœÀÇÉÊ…×·–−’“”«»⏵▸";

/// Asks for them once, and again when the interface is scaled.
pub fn prepare(ctx: &Context) {
    let (known, scale) = (Id::new("letters are there"), ctx.pixels_per_point());
    if ctx.data(|data| data.get_temp::<f32>(known)) == Some(scale) {
        return;
    }
    ctx.data_mut(|data| data.insert_temp(known, scale));
    let letters: String = ('!'..='~').chain(OTHERS.chars()).collect();
    ctx.fonts_mut(|fonts| {
        for size in SIZES {
            fonts.layout_no_wrap(letters.clone(), FontId::proportional(size), Color32::WHITE);
        }
    });
}
