//! The learned evaluations that belong to the program.

use super::Patterns;
use std::sync::{Arc, LazyLock};

/// The files, one for each board. The page's main program has none: its searches run in the worker's program.
#[cfg(feature = "without-patterns")]
const FILES: [&[u8]; 0] = [];
/// The files, one for each board.
#[cfg(not(feature = "without-patterns"))]
const FILES: [&[u8]; 1] = [include_bytes!("../../../../../assets/patterns/tsivy.patterns")];

/// The learned evaluations of the program. A damaged file is ignored; then the hand-written features are used.
pub(crate) fn shipped() -> &'static [Arc<Patterns>] {
    static READ: LazyLock<Vec<Arc<Patterns>>> = LazyLock::new(|| {
        FILES.iter().filter_map(|bytes| Patterns::read(bytes).ok().map(Arc::new)).collect()
    });
    &READ
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_is_read() {
        assert_eq!(shipped().len(), FILES.len());
    }
}
