//! Pages that explain: about the program, and how stones are captured.

pub(super) mod about;
pub(super) mod capture_pictures;
