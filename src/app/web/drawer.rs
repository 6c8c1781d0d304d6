//! The player's settings in the browser's storage.

use super::bridge;
use crate::catalogue::drawer::Drawer;
use crate::catalogue::file::FileFault;

/// What every name in the storage begins with.
const MINE: &str = "fanorona/";

/// One text of the browser's storage.
#[derive(Clone, Copy, Debug)]
pub(super) struct LocalDrawer {
    name: &'static str,
}

impl LocalDrawer {
    pub(super) const fn new(name: &'static str) -> Self {
        Self { name }
    }

    fn key(self) -> String {
        format!("{MINE}{}", self.name)
    }

    fn aside(self) -> String {
        format!("{MINE}{}.aside", self.name)
    }
}

fn done(fault: Option<String>) -> Result<(), String> {
    fault.map_or(Ok(()), Err)
}

impl Drawer for LocalDrawer {
    fn read(&self) -> Result<Option<String>, FileFault> {
        Ok(bridge::kept(&self.key()))
    }

    fn write(&self, text: &str) -> Result<(), String> {
        done(bridge::keep(&self.key(), text))
    }

    fn put_aside(&self) -> Result<String, String> {
        if let Some(text) = bridge::kept(&self.key()) {
            done(bridge::keep(&self.aside(), &text))?;
            done(bridge::forget(&self.key()))?;
        }
        Ok(self.aside())
    }

    fn name(&self) -> String {
        self.key()
    }
}
