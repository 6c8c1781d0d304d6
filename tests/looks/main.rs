//! Looks of boards and stones: what ships is sound and can be told apart by everybody, and faulty
//! files are told with their places.

mod faults;
mod shipped;
