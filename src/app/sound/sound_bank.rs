//! Renders the sounds in the background: in a thread, or, where there are no threads, a little in
//! every frame.

use super::synth::music::{self, MusicRenderer};
use super::synth::{self, Sound};
use bevy::platform::time::Instant;
use bevy::prelude::*;
use bevy_kira_audio::AudioSource;
use bevy_kira_audio::prelude::{Frame, StaticSoundData, StaticSoundSettings};
use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, TryRecvError};
use std::time::Duration;

/// The time per frame for rendering where there are no threads.
const SLICE: Duration = Duration::from_millis(3);
/// The fraction of a longer time between two frames that may be used: a still window is drawn rarely,
/// and nobody sees that one frame takes a little longer.
const SHARE: f32 = 0.1;
/// The longest time per frame in any case.
const LONGEST: Duration = Duration::from_millis(50);

/// The sounds rendered so far.
#[derive(Resource, Default)]
pub(super) struct SoundBank {
    effects: BTreeMap<(Sound, u32), Handle<AudioSource>>,
    piece: Option<AudioSource>,
    jobs: Vec<RenderJob>,
    /// The number of pieces of music that were started, the seed of the next.
    pieces: u64,
    piece_ordered: bool,
}

/// A rendered sound.
enum Rendered {
    Effect(Sound, u32, AudioSource),
    Music(AudioSource),
}

/// The steps in which sounds are rendered. Each may complete one.
type RenderSteps = Box<dyn Iterator<Item = Option<Rendered>> + Send + Sync>;

/// Where they are rendered.
enum RenderJob {
    #[cfg_attr(target_arch = "wasm32", expect(dead_code, reason = "a page has no threads"))]
    Thread(Mutex<Receiver<Rendered>>),
    Here(RenderSteps),
}

impl SoundBank {
    /// The variant of a sound, or `None` if it is not rendered yet.
    pub fn effect(&self, sound: Sound, variant: u32) -> Option<Handle<AudioSource>> {
        self.effects.get(&(sound, variant)).cloned()
    }

    /// Starts to render all effects.
    pub(crate) fn start_effects(&mut self) {
        self.jobs.push(RenderJob::start(effects));
    }

    /// Starts to render the next piece of music, unless one is ready or under way.
    pub(crate) fn order_piece(&mut self) {
        if !std::mem::replace(&mut self.piece_ordered, true) {
            self.pieces += 1;
            let seed = self.pieces;
            self.jobs.push(RenderJob::start(move || piece(seed)));
        }
    }

    /// Hands out the next piece of music if it is rendered.
    pub(crate) fn take_piece(&mut self) -> Option<AudioSource> {
        let piece = self.piece.take()?;
        self.piece_ordered = false;
        Some(piece)
    }

    /// Stores the sounds that are ready, `since` the last frame.
    pub fn collect(&mut self, since: Duration, sources: &mut Assets<AudioSource>) {
        let slice = since.mul_f32(SHARE).clamp(SLICE, LONGEST);
        let mut jobs = std::mem::take(&mut self.jobs);
        jobs.retain_mut(|job| {
            let (rendered, more) = job.collect(slice);
            for rendered in rendered {
                match rendered {
                    Rendered::Effect(sound, variant, source) => {
                        self.effects.insert((sound, variant), sources.add(source));
                    }
                    Rendered::Music(piece) => self.piece = Some(piece),
                }
            }
            more
        });
        self.jobs = jobs;
    }
}

impl RenderJob {
    #[cfg(target_arch = "wasm32")]
    fn start(work: impl Fn() -> RenderSteps) -> Self {
        Self::Here(work())
    }

    #[cfg(not(target_arch = "wasm32"))]
    fn start(work: impl Fn() -> RenderSteps + Clone + Send + 'static) -> Self {
        let (sender, receiver) = std::sync::mpsc::channel();
        let begin = work.clone();
        let thread = std::thread::Builder::new().name("sounds".into()).spawn(move || {
            for rendered in begin() {
                // The receiver is gone when the app has exited.
                if rendered.is_some_and(|rendered| sender.send(rendered).is_err()) {
                    return;
                }
            }
        });
        match thread {
            Ok(_) => Self::Thread(Mutex::new(receiver)),
            Err(_) => Self::Here(work()),
        }
    }

    /// The sounds that are ready, and whether there will be more. Without a thread they are rendered
    /// here, for about this long.
    fn collect(&mut self, slice: Duration) -> (Vec<Rendered>, bool) {
        match self {
            Self::Thread(receiver) => {
                let Ok(receiver) = receiver.get_mut() else { return (Vec::new(), false) };
                let mut rendered = Vec::new();
                loop {
                    match receiver.try_recv() {
                        Ok(one) => rendered.push(one),
                        Err(end) => return (rendered, end == TryRecvError::Empty),
                    }
                }
            }
            Self::Here(steps) => {
                let begun = Instant::now();
                let mut rendered = Vec::new();
                while begun.elapsed() < slice {
                    match steps.next() {
                        Some(one) => rendered.extend(one),
                        None => return (rendered, false),
                    }
                }
                (rendered, true)
            }
        }
    }
}

/// Renders all effects.
fn effects() -> RenderSteps {
    let variants = |sound: Sound| (0..sound.variants()).map(move |variant| (sound, variant));
    Box::new(Sound::all().into_iter().flat_map(variants).map(|(sound, variant)| {
        let frames = sound.render(variant).into_iter().map(Frame::from_mono).collect();
        Some(Rendered::Effect(sound, variant, source(synth::RATE, frames)))
    }))
}

/// Renders the piece of music with this seed.
fn piece(seed: u64) -> RenderSteps {
    let mut renderer = Some(MusicRenderer::new(seed));
    Box::new(std::iter::from_fn(move || {
        if renderer.as_mut()?.work() {
            return Some(None);
        }
        let frames = renderer.take()?.finish().into_iter().map(|[l, r]| Frame::new(l, r)).collect();
        Some(Some(Rendered::Music(source(music::RATE, frames))))
    }))
}

fn source(sample_rate: u32, frames: Vec<Frame>) -> AudioSource {
    let settings = StaticSoundSettings::default();
    let sound = StaticSoundData { sample_rate, frames: frames.into(), settings, slice: None };
    AudioSource { sound }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all_of(mut job: RenderJob) -> Vec<Rendered> {
        let mut all = Vec::new();
        loop {
            let (rendered, more) = job.collect(SLICE);
            all.extend(rendered);
            if !more {
                return all;
            }
            std::thread::yield_now();
        }
    }

    #[test]
    fn thread_and_slices_render_the_same() {
        let count = Sound::all().iter().map(|sound| sound.variants() as usize).sum::<usize>();
        let slices = all_of(RenderJob::Here(effects()));
        let thread = all_of(RenderJob::start(effects));
        assert_eq!([slices.len(), thread.len()], [count; 2]);
        for pair in slices.iter().zip(&thread) {
            let (Rendered::Effect(a, v, x), Rendered::Effect(b, w, y)) = pair else {
                panic!("effects")
            };
            assert_eq!((a, v), (b, w));
            assert!(x.sound.frames == y.sound.frames, "{a:?} {v}");
        }
    }

    #[test]
    fn every_piece_of_music_is_another() {
        let (mut bank, mut sources) = (SoundBank::default(), Assets::default());
        let mut next = || {
            bank.order_piece();
            // A second order while one is under way changes nothing.
            bank.order_piece();
            loop {
                bank.collect(SLICE, &mut sources);
                if let Some(piece) = bank.take_piece() {
                    assert!(bank.take_piece().is_none());
                    return piece.sound.frames;
                }
                std::thread::yield_now();
            }
        };
        let [one, other] = [next(), next()];
        assert!(!one.is_empty() && one != other);
    }
}
