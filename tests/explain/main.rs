//! Explanations: every claim that the explainer makes about random and played positions of all
//! shipped variants is verified by searches of its own, which share no code with it.

#![expect(clippy::unwrap_used, reason = "a test may stop at once")]

mod calls;
mod chosen;
mod claims;
mod endings;
mod judge;
mod naive;
mod positions;
mod threats;
mod truth;

#[path = "../recorded/mod.rs"]
mod recorded;
