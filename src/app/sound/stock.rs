//! Has the sounds made, beside the game: in a thread of their own, or where there are none, a
//! little every frame.

use super::synth::{self, Sound, music};
use bevy::platform::time::Instant;
use bevy::prelude::*;
use bevy_kira_audio::prelude::{AudioSource, Frame, StaticSoundData, StaticSoundSettings};
use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, TryRecvError};
use std::time::Duration;
use std::vec;

/// How long a frame may be held up where there is no thread.
const SLICE: Duration = Duration::from_millis(3);
/// The piece that is played.
const PIECE: u64 = 1;

/// The sounds that are made already.
#[derive(Resource, Debug, Default)]
pub(super) struct Stock {
    effects: BTreeMap<(Sound, u32), Handle<AudioSource>>,
    /// The piece, once it is there.
    pub music: Option<Handle<AudioSource>>,
    makers: Vec<Maker>,
    ordered: bool,
}

/// Something finished.
enum Made {
    Effect(Sound, u32, StaticSoundData),
    Music(StaticSoundData),
}

/// What is to be made, step by step.
enum Work {
    Effects(vec::IntoIter<(Sound, u32)>),
    Music(Option<music::Maker>),
}

/// Who makes it.
enum Maker {
    #[cfg_attr(target_arch = "wasm32", expect(dead_code, reason = "a page has no threads"))]
    Thread(Mutex<Receiver<Made>>),
    Here(Work),
}

impl std::fmt::Debug for Maker {
    fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        to.write_str(match self {
            Self::Thread(_) => "Thread",
            Self::Here(_) => "Here",
        })
    }
}

impl Stock {
    /// A version of a sound, if it is made.
    pub fn effect(&self, sound: Sound, variant: u32) -> Option<Handle<AudioSource>> {
        self.effects.get(&(sound, variant)).cloned()
    }

    /// Has all effects made.
    pub fn order_effects(&mut self) {
        self.makers.push(Maker::start(Work::effects));
    }

    /// Has the music made, once.
    pub fn order_music(&mut self) {
        if !std::mem::replace(&mut self.ordered, true) {
            self.makers.push(Maker::start(Work::music));
        }
    }

    /// Takes in what is finished.
    pub fn collect(&mut self, sources: &mut Assets<AudioSource>) {
        let mut makers = std::mem::take(&mut self.makers);
        makers.retain_mut(|maker| {
            let (made, more) = maker.collect();
            for made in made {
                match made {
                    Made::Effect(sound, variant, data) => {
                        let handle = sources.add(AudioSource { sound: data });
                        self.effects.insert((sound, variant), handle);
                    }
                    Made::Music(data) => {
                        self.music = Some(sources.add(AudioSource { sound: data }));
                    }
                }
            }
            more
        });
        self.makers = makers;
    }
}

impl Maker {
    #[cfg(target_arch = "wasm32")]
    fn start(work: fn() -> Work) -> Self {
        Self::Here(work())
    }

    #[cfg(not(target_arch = "wasm32"))]
    fn start(work: fn() -> Work) -> Self {
        let (tell, hear) = std::sync::mpsc::channel();
        let thread = std::thread::Builder::new().name("sounds".into()).spawn(move || {
            let mut work = work();
            while let Some(made) = work.step() {
                // Nobody listens any more when the game has ended.
                if made.is_some_and(|made| tell.send(made).is_err()) {
                    return;
                }
            }
        });
        match thread {
            Ok(_) => Self::Thread(Mutex::new(hear)),
            Err(_) => Self::Here(work()),
        }
    }

    /// What is finished by now, and whether more will come.
    fn collect(&mut self) -> (Vec<Made>, bool) {
        match self {
            Self::Thread(hear) => {
                let Ok(hear) = hear.get_mut() else { return (Vec::new(), false) };
                let mut made = Vec::new();
                loop {
                    match hear.try_recv() {
                        Ok(one) => made.push(one),
                        Err(end) => return (made, end == TryRecvError::Empty),
                    }
                }
            }
            Self::Here(work) => {
                let begun = Instant::now();
                let mut made = Vec::new();
                while begun.elapsed() < SLICE {
                    match work.step() {
                        Some(one) => made.extend(one),
                        None => return (made, false),
                    }
                }
                (made, true)
            }
        }
    }
}

impl Work {
    fn effects() -> Self {
        let all: Vec<(Sound, u32)> = Sound::all()
            .into_iter()
            .flat_map(|sound| (0..sound.variants()).map(move |variant| (sound, variant)))
            .collect();
        Self::Effects(all.into_iter())
    }

    fn music() -> Self {
        Self::Music(Some(music::Maker::new(PIECE)))
    }

    /// A little of the work: perhaps something is finished by it. `None` when all is done.
    fn step(&mut self) -> Option<Option<Made>> {
        match self {
            Self::Effects(left) => {
                let (sound, variant) = left.next()?;
                let frames = sound.render(variant).into_iter().map(Frame::from_mono).collect();
                Some(Some(Made::Effect(sound, variant, data(synth::RATE, frames))))
            }
            Self::Music(maker) => {
                if maker.as_mut()?.work() {
                    return Some(None);
                }
                let frames =
                    maker.take()?.finish().into_iter().map(|[l, r]| Frame::new(l, r)).collect();
                Some(Some(Made::Music(data(music::RATE, frames))))
            }
        }
    }
}

fn data(sample_rate: u32, frames: Vec<Frame>) -> StaticSoundData {
    let settings = StaticSoundSettings::default();
    StaticSoundData { sample_rate, frames: frames.into(), settings, slice: None }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all_of(mut maker: Maker) -> Vec<Made> {
        let mut all = Vec::new();
        loop {
            let (made, more) = maker.collect();
            all.extend(made);
            if !more {
                return all;
            }
            std::thread::yield_now();
        }
    }

    #[test]
    fn a_thread_makes_the_same_as_slices() {
        let count = Sound::all().iter().map(|sound| sound.variants() as usize).sum::<usize>();
        let slices = all_of(Maker::Here(Work::effects()));
        let thread = all_of(Maker::start(Work::effects));
        assert_eq!([slices.len(), thread.len()], [count; 2]);
        for pair in slices.iter().zip(&thread) {
            let (Made::Effect(a, v, x), Made::Effect(b, w, y)) = pair else { panic!("effects") };
            assert_eq!((a, v), (b, w));
            assert!(x.frames == y.frames, "{a:?} {v}");
        }
    }
}
