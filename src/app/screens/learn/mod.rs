//! The page of the course: the lessons.

mod lessons;
pub(super) mod stars;

pub(super) use lessons::show as lessons;
