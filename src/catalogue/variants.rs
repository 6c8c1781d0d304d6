//! Variants: shipped ones, those of the player, and those in files that a player names.

use super::custom::{CustomFileError, CustomFileKind, CustomFileProblem, LARGEST};
use super::file::read_named_text;
use super::registry::{Catalogue, Listed};
use crate::formats::Errors;
use crate::rules::Variant;
use crate::rules::notation::game::DEFAULT_VARIANT;
use crate::rules::variant::shipped;
use std::path::Path;
use std::sync::Arc;

impl Listed for Variant {
    const KIND: CustomFileKind = CustomFileKind::Variant;

    fn shipped() -> &'static [Arc<Self>] {
        shipped::all()
    }

    /// Other readings of shipped variants.
    fn unlisted() -> &'static [Arc<Self>] {
        shipped::readings()
    }

    fn key(&self) -> &str {
        &self.key
    }

    fn from_text(text: &str, _variants: &Catalogue) -> Result<Self, CustomFileProblem> {
        Self::read(text).map_err(|errors| CustomFileProblem::Errors(Errors(errors)))
    }
}

/// Why [`Catalogue::find_or_read`] found no variant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FindVariantError {
    /// No variant has this key, and there is no file of this name.
    Key(String),
    /// The file at this path is not a valid variant.
    File(CustomFileError),
}

impl Catalogue {
    /// The default variant.
    pub fn standard(&self) -> Arc<Variant> {
        self.find(DEFAULT_VARIANT).unwrap_or(&shipped::all()[0]).clone()
    }

    /// The variant of a key, or the one in a RON file or a pipe, which a player has named.
    ///
    /// # Errors
    /// There is no such variant or file, or the file is invalid.
    pub fn find_or_read(&self, key_or_path: &str) -> Result<Arc<Variant>, FindVariantError> {
        if let Some(variant) = self.find(key_or_path) {
            return Ok(variant.clone());
        }
        let path = Path::new(key_or_path);
        let is_path = key_or_path.contains(['/', '\\', '.']) || path.exists();
        if !is_path || key_or_path.is_empty() {
            return Err(FindVariantError::Key(key_or_path.to_owned()));
        }
        let text = read_named_text(path, LARGEST).map_err(CustomFileProblem::File);
        text.and_then(|text| Variant::from_text(&text, self)).map(Arc::new).map_err(|problem| {
            FindVariantError::File(CustomFileError { path: path.to_owned(), problem })
        })
    }
}
