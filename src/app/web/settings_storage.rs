//! The player's settings in the browser's storage.

use super::bridge;
use super::store::PREFIX;
use crate::catalogue::file::FileError;
use crate::catalogue::settings_storage::SettingsStorage;

/// One entry of the browser's storage.
#[derive(Clone, Copy, Debug)]
pub(super) struct BrowserSettingsStorage {
    name: &'static str,
}

impl BrowserSettingsStorage {
    pub(super) const fn new(name: &'static str) -> Self {
        Self { name }
    }

    fn key(self) -> String {
        format!("{PREFIX}{}", self.name)
    }

    /// The key for settings that cannot be understood.
    fn aside_key(self) -> String {
        format!("{PREFIX}{}.aside", self.name)
    }
}

fn result(error: Option<String>) -> Result<(), String> {
    error.map_or(Ok(()), Err)
}

impl SettingsStorage for BrowserSettingsStorage {
    fn read(&self) -> Result<Option<String>, FileError> {
        Ok(bridge::kept(&self.key()))
    }

    fn write(&self, text: &str) -> Result<(), String> {
        result(bridge::keep(&self.key(), text))
    }

    fn put_aside(&self) -> Result<String, String> {
        if let Some(text) = bridge::kept(&self.key()) {
            result(bridge::keep(&self.aside_key(), &text))?;
            result(bridge::forget(&self.key()))?;
        }
        Ok(self.aside_key())
    }

    fn name(&self) -> String {
        self.key()
    }
}
