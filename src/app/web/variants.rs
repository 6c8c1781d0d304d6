//! The player's own variants in the browser's storage.

use super::bridge;
use crate::catalogue::own::{Found, OwnVariants};

/// What their names begin with there.
const MINE: &str = "fanorona/variants/";

/// The browser's storage.
#[derive(Clone, Copy, Debug)]
pub(super) struct LocalVariants;

fn key(name: &str) -> String {
    format!("{MINE}{name}")
}

impl OwnVariants for LocalVariants {
    fn all(&self) -> Vec<Found> {
        let keys = bridge::kept_names(MINE).unwrap_or_default();
        let mut names: Vec<&str> =
            keys.lines().filter_map(|name| name.strip_prefix(MINE)).collect();
        names.sort_unstable();
        let read = |name: &str| Some((name.into(), Ok(bridge::kept(&key(name))?)));
        names.into_iter().filter_map(read).collect()
    }

    fn has(&self, name: &str) -> bool {
        bridge::kept(&key(name)).is_some()
    }

    fn put(&self, name: &str, text: &str) -> Result<(), String> {
        bridge::keep(&key(name), text).map_or(Ok(()), Err)
    }
}
