//! Writes all sounds and three pieces of music as files to listen to.
//!
//! `cargo run --release --example sound_files -- [FOLDER]`

use fanorona::app::sound::synth::music::{self, MusicRenderer};
use fanorona::app::sound::synth::{RATE, Sound};
use std::io;
use std::path::{Path, PathBuf};

fn main() -> io::Result<()> {
    let folder = std::env::args_os().nth(1).map_or_else(|| "target/sounds".into(), PathBuf::from);
    std::fs::create_dir_all(&folder)?;
    for sound in Sound::all() {
        let name = format!("{sound:?}").replace(['(', ')'], "");
        for variant in 0..sound.variants() {
            let path = folder.join(format!("{name}-{variant}.wav"));
            write_wave(&path, RATE, 1, sound.render(variant).into_iter())?;
        }
    }
    for seed in 1..=3 {
        let mut renderer = MusicRenderer::new(seed);
        while renderer.work() {}
        let path = folder.join(format!("music-{seed}.wav"));
        write_wave(&path, music::RATE, 2, renderer.finish().into_iter().flatten())?;
    }
    Ok(())
}

/// Writes samples of 16 bits, all channels of a moment together.
fn write_wave(
    path: &Path,
    rate: u32,
    channels: u16,
    samples: impl Iterator<Item = f32>,
) -> io::Result<()> {
    let data: Vec<u8> =
        samples.flat_map(|sample| ((sample * 32_767.0) as i16).to_le_bytes()).collect();
    let (frame, length) = (channels * 2, data.len() as u32);
    let mut file = Vec::new();
    file.extend(b"RIFF");
    file.extend((36 + length).to_le_bytes());
    file.extend(b"WAVEfmt ");
    file.extend(16_u32.to_le_bytes());
    file.extend(1_u16.to_le_bytes());
    file.extend(channels.to_le_bytes());
    file.extend(rate.to_le_bytes());
    file.extend((rate * u32::from(frame)).to_le_bytes());
    file.extend(frame.to_le_bytes());
    file.extend(16_u16.to_le_bytes());
    file.extend(b"data");
    file.extend(length.to_le_bytes());
    file.extend(data);
    std::fs::write(path, file)
}
