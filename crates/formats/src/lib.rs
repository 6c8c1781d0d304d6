#![doc = include_str!("../README.md")]

pub mod control;
pub mod digits;
mod error;
mod error_list;
mod fields;
mod head;
mod versioned;

pub use error::{Errors, FieldErrorKind, InLine, Placed};
pub use error_list::{ErrorList, MOST_ERRORS};
pub use fields::{Fields, LanguageText, Languages, Raw, place, ron_options};
pub use head::{DataErrorKind, FileHead, FileHeadError};
pub use versioned::{RightVersion, VersionedError, read_versioned};
