//! Texts such as settings and progress in the browser's storage.

use super::bridge;
use super::store::PREFIX;
use crate::catalogue::file::FileError;
use crate::catalogue::text_storage::TextStorage;

/// One entry of the browser's storage.
#[derive(Clone, Copy, Debug)]
pub(super) struct BrowserTextStorage {
    name: &'static str,
}

impl BrowserTextStorage {
    pub(super) const fn new(name: &'static str) -> Self {
        Self { name }
    }

    fn key(self) -> String {
        format!("{PREFIX}{}", self.name)
    }

    /// The key for texts that cannot be understood.
    fn aside_key(self) -> String {
        format!("{PREFIX}{}.aside", self.name)
    }
}

impl TextStorage for BrowserTextStorage {
    fn read(&self) -> Result<Option<String>, FileError> {
        Ok(bridge::kept(&self.key()))
    }

    fn write(&self, text: &str) -> Result<(), FileError> {
        bridge::result(bridge::keep(&self.key(), text)).map_err(FileError::Other)
    }

    fn put_aside(&self, instead: Option<&str>) -> Result<String, FileError> {
        if let Some(text) = bridge::kept(&self.key()) {
            bridge::result(bridge::keep(&self.aside_key(), &text)).map_err(FileError::Other)?;
        }
        let key = self.key();
        let put = instead.map_or_else(|| bridge::forget(&key), |text| bridge::keep(&key, text));
        bridge::result(put).map_err(FileError::Other)?;
        Ok(self.aside_key())
    }

    fn name(&self) -> String {
        self.key()
    }
}
