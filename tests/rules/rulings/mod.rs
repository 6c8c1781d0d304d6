//! One test for every ruling, named as the ruling and with the sheet it comes from.

mod board;
mod captures;
mod chains;
mod claim;
mod draws;
mod extras;
mod handicap;
mod openings;
mod switches;
mod undo;
mod vela;
mod wins;
