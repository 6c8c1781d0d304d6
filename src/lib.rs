//! Fanorona, the national board game of Madagascar.

pub mod rules;
