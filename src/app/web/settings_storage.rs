//! The player's settings in the browser's storage.

use super::bridge;
use crate::catalogue::file::FileError;
use crate::catalogue::settings_storage::SettingsStorage;

/// What every name in the storage begins with.
const MINE: &str = "fanorona/";

/// One text of the browser's storage.
#[derive(Clone, Copy, Debug)]
pub(super) struct BrowserSettingsStorage {
    name: &'static str,
}

impl BrowserSettingsStorage {
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

fn done(error: Option<String>) -> Result<(), String> {
    error.map_or(Ok(()), Err)
}

impl SettingsStorage for BrowserSettingsStorage {
    fn read(&self) -> Result<Option<String>, FileError> {
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
