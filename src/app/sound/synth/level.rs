//! The loudness of every kind of sound at full volume: the highest momentary loudness in LUFS.
//!
//! Events of equal weight are within 1.5 LU of [`STONES`]. Low enough that a chain with captures,
//! a signal and the music together stay below full scale.

/// A stone is set down, or a chain continues.
pub(super) const STONES: f32 = -28.0;
/// One stone is captured.
pub(super) const CAPTURE: f32 = -28.5;
/// Every further captured stone adds this much, in LU.
pub(super) const PER_STONE: f32 = 0.3;
/// A refusal, a claim, an offer, a low clock.
pub(super) const SIGNALS: f32 = -28.0;
/// The end of a game.
pub(super) const END: f32 = -27.0;
/// The movement before a stone is set down: quieter on purpose, as it is heard at every step.
pub(super) const SLIDE: f32 = -36.0;
/// A button of the interface: quieter on purpose, as it says nothing about the game.
pub(super) const TICK: f32 = -39.0;
