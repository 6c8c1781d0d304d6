//! The interface of the crate `inventory` that `bevy_reflect` uses, without what it collects: nothing.
//!
//! With that crate `bevy_reflect` lists all types that can be looked at while the program runs, with the code that
//! describes them. The game has no use for the list; but bevy_egui 0.42 switches it on, and features cannot be
//! switched off from elsewhere. The list was an eighth of what a page downloads. `[patch.crates-io]` in the
//! project's `Cargo.toml` puts this crate in place of the other.

#![no_std]

use core::convert::Infallible;
use core::iter::Empty;
use core::marker::PhantomData;

/// A list of values of this type, which is empty.
pub enum List<T: 'static> {
    /// The list, as in `for value in inventory::iter::<T>`.
    #[expect(non_camel_case_types, reason = "the name in the interface")]
    iter,
    /// Does not occur: an enumeration has to use the type.
    #[doc(hidden)]
    Never(PhantomData<T>, Infallible),
}

pub use List::iter;

impl<T: 'static> IntoIterator for List<T> {
    type Item = &'static T;
    type IntoIter = Empty<&'static T>;

    fn into_iter(self) -> Self::IntoIter {
        core::iter::empty()
    }
}

/// Says that values of a type are collected.
#[macro_export]
macro_rules! collect {
    ($($type:tt)*) => {};
}

/// Adds a value to those of its type: ignored.
#[macro_export]
macro_rules! submit {
    ($($value:tt)*) => {};
}
