//! The page of the course: the lessons.

mod lessons;
pub(in crate::app) mod stars;

pub(in crate::app) use lessons::show as lessons;
