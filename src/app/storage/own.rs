//! The player's own variants, boards, stones and lessons: imported, listed and removed.

use super::imported::ImportError;
use super::service::LibraryService;
use crate::catalogue::content::{Content, CustomItem};
use crate::catalogue::custom::{CustomFileKind, CustomFiles, EXTENSION};
use crate::catalogue::{CustomFileError, CustomFileProblem, KeyOwner};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// One of the player's own variants, boards, stones or lessons.
#[derive(Clone, Debug)]
pub struct OwnFile {
    /// Its kind.
    pub kind: CustomFileKind,
    /// Its file, or in a browser its name.
    pub path: PathBuf,
    /// What it describes, or why it cannot be used.
    pub made: Result<CustomItem, CustomFileProblem>,
}

/// The result of removing a file.
#[derive(Debug)]
pub struct Removed {
    /// The file.
    pub file: OwnFile,
    /// Where the file was moved, if it was not deleted, or why it could not be removed.
    pub result: Result<Option<PathBuf>, String>,
    /// What can be chosen now.
    pub choices: Content,
}

impl LibraryService {
    /// Imports a variant, board, set of stones or lesson if it can be used and its key is free.
    pub(super) fn import_own(
        &mut self,
        path: &Path,
        text: &str,
    ) -> Result<(CustomItem, Content), ImportError> {
        let made = CustomItem::read(CustomFileKind::of(text), path, text, &self.catalogue)
            .map_err(|error| ImportError::Own(Box::new(error)))?;
        let not_stored = |detail| ImportError::OwnNotStored(path.to_owned(), detail);
        let own = self.own.clone().ok_or_else(|| not_stored(String::new()))?;
        // A key consists of small letters, digits and hyphens, so it can be a file name.
        let name = format!("{}.{EXTENSION}", made.key());
        // The file of this name may hold something else.
        let exists = || {
            let owner = KeyOwner::File(PathBuf::from(&name));
            let key = made.key().to_owned();
            own.has(made.kind(), &name).then_some(CustomFileProblem::KeyTaken { key, owner })
        };
        let taken = Content::load(own.as_ref()).add(path, made.clone()).err();
        if let Some(problem) = taken.or_else(exists) {
            return Err(ImportError::Own(Box::new(CustomFileError {
                path: path.to_owned(),
                problem,
            })));
        }
        own.put(made.kind(), &name, text).map_err(not_stored)?;
        Ok((made, self.reload_choices(&own)))
    }

    /// All files of the player's own, usable or not.
    pub(super) fn own_files(&self) -> Vec<OwnFile> {
        let Some(own) = &self.own else { return Vec::new() };
        let of = |kind| own.all(kind).into_iter().map(move |found| (kind, found));
        // In the order in which they are loaded, so that of two with the same key the same one is refused.
        let mut content = Content::default();
        let files = CustomFileKind::ALL.into_iter().flat_map(of).map(|(kind, (path, text))| {
            let made = text.map_err(CustomFileProblem::File).and_then(|text| {
                let made = CustomItem::read(kind, &path, &text, &self.catalogue)
                    .map_err(|unusable| unusable.problem)?;
                content.add(&path, made.clone())?;
                Ok(made)
            });
            OwnFile { kind, path, made }
        });
        files.collect()
    }

    /// Removes a file. `None` if there is no place for the player's own files.
    pub(super) fn remove_own(&mut self, file: OwnFile) -> Option<Removed> {
        let own = self.own.clone()?;
        let result = own.remove(file.kind, &file.path);
        Some(Removed { file, result, choices: self.reload_choices(&own) })
    }

    fn reload_choices(&mut self, own: &Arc<dyn CustomFiles>) -> Content {
        let choices = Content::load(own.as_ref());
        self.catalogue = choices.catalogue.clone();
        choices
    }
}
