//! The pages of the course: the first question, and the lessons.

mod lessons;
pub(super) mod stars;
mod welcome;

pub(super) use lessons::show as lessons;
pub(super) use welcome::show as welcome;
