//! The 3D game.
//!
//! This file only declares the modules and re-exports; `docs/design.md` says which may use which.

pub mod accessibility;
pub mod actions;
pub mod analysis;
mod booklet;
pub mod coach;
pub mod compare;
pub mod content;
pub mod editor;
pub mod engine_lines;
pub mod explore;
pub mod fetched;
pub mod game_setup;
pub mod gamepad;
pub mod handover;
mod help;
pub mod hint;
pub mod idle;
pub mod input;
pub mod instructive_games;
pub mod jobs;
pub mod kept;
pub mod learn;
pub mod match_play;
pub mod moments;
pub mod motion;
pub mod names;
pub mod opponent;
pub mod pages;
pub mod photo;
mod plugins;
pub mod puzzles;
pub mod review;
mod run;
pub mod scanning;
pub mod schedule;
pub mod session;
pub mod settings;
pub mod share;
pub mod side_panel;
pub mod solver;
pub mod sound;
mod start;
pub mod statistics;
pub mod status;
pub mod storage;
pub mod strength;
pub mod table;
pub mod texts;
mod threads;
pub mod toasts;
pub mod turn_list;
pub mod ui;
#[cfg(target_arch = "wasm32")]
mod web;

#[cfg(not(target_arch = "wasm32"))]
pub use plugins::{configured_plugins, render_plugin};
pub use plugins::{headless, presentation};
#[cfg(not(target_arch = "wasm32"))]
pub use run::{log_errors, run};
#[cfg(target_arch = "wasm32")]
pub use web::open_page;
