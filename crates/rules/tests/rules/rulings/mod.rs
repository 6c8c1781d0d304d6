//! One test for each ruling, with the sheet it comes from. "Decision" marks points on which the
//! sheets are silent.

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
