//! The errors of a file, as far as they are told.

/// The most errors of a file that are told; further ones are only counted. A file of nothing but errors so takes neither
/// memory nor the whole screen.
pub const MOST_ERRORS: usize = 50;

/// The first errors of a file, and the number of the others.
#[derive(Clone, Debug)]
pub struct ErrorList<T> {
    first: Vec<T>,
    more: usize,
}

impl<T> Default for ErrorList<T> {
    fn default() -> Self {
        Self { first: Vec::new(), more: 0 }
    }
}

impl<T> ErrorList<T> {
    /// Adds an error, which is only made if it is told.
    pub fn push(&mut self, error: impl FnOnce() -> T) {
        if self.first.len() < MOST_ERRORS {
            self.first.push(error());
        } else {
            self.more += 1;
        }
    }

    /// The first errors.
    pub const fn first(&self) -> &[T] {
        self.first.as_slice()
    }

    /// The number of further errors.
    pub const fn more(&self) -> usize {
        self.more
    }
}
