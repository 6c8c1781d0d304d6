//! Reading and writing positions, turns and games, and the places of errors.

mod games;
mod invalid;
mod links;
mod many;
mod people;
mod positions;
mod records;
mod trees;
mod turns;
mod unclosed;
