//! Tests that measure the sounds. docs/sound.md explains the limits and names their sources.

mod figures;
mod levels;
mod measure;
mod mixing;
mod music;
mod stones;
mod strings;

use super::Sound;

/// Every variant of a sound.
fn variants_of(sound: Sound) -> Vec<Vec<f32>> {
    (0..sound.variants()).map(|variant| sound.render(variant)).collect()
}

fn every() -> impl Iterator<Item = (Sound, u32, Vec<f32>)> {
    Sound::all().into_iter().flat_map(|sound| {
        (0..sound.variants()).map(move |variant| (sound, variant, sound.render(variant)))
    })
}

/// A whole piece of music.
fn piece(seed: u64) -> Vec<super::music::Stereo> {
    let mut renderer = super::music::MusicRenderer::new(seed);
    while renderer.work() {}
    renderer.finish()
}

/// One ear of a piece.
fn ear(piece: &[super::music::Stereo], ear: usize) -> Vec<f32> {
    piece.iter().map(|stereo| stereo[ear]).collect()
}
