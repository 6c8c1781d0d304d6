//! Reading and writing positions, turns and games: what is understood, and the place of what is
//! not.

mod games;
mod links;
mod many;
mod positions;
mod records;
mod trees;
mod turns;
