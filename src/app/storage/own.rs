//! What players made themselves: put among the rest of it, listed, taken away.

use super::import::ImportError;
use super::service::LibraryService;
use crate::catalogue::content::{Content, CustomItem};
use crate::catalogue::custom::{CustomFileKind, CustomFiles, EXTENSION};
use crate::catalogue::{CustomFileError, CustomFileProblem};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Something that a player made, and where it lies.
#[derive(Clone, Debug)]
pub struct OwnFile {
    /// What it is.
    pub kind: CustomFileKind,
    /// Its file, or what stands for one.
    pub path: PathBuf,
    /// What it describes, or what is wrong with it.
    pub made: Result<CustomItem, CustomFileProblem>,
}

/// What came of taking something away.
#[derive(Debug)]
pub struct Removed {
    /// What it was.
    pub file: OwnFile,
    /// Where it lies now, if it was only put away, or why it is still there.
    pub done: Result<Option<PathBuf>, String>,
    /// What can be chosen now.
    pub choice: Content,
}

impl LibraryService {
    /// Puts something where the player's own is, if it is what it seems and its key is free.
    pub(super) fn take_own(
        &mut self,
        path: &Path,
        text: &str,
    ) -> Result<(CustomItem, Content), ImportError> {
        let made =
            CustomItem::read(path, text).map_err(|error| ImportError::Own(Box::new(error)))?;
        let not_kept = |detail| ImportError::OwnNotKept(path.to_owned(), detail);
        let own = self.own.clone().ok_or_else(|| not_kept(String::new()))?;
        // The key consists of small letters, digits and hyphens, so it is a file's name.
        let name = format!("{}.{EXTENSION}", made.key());
        let there =
            own.has(made.kind(), &name).then(|| CustomFileProblem::KeyTaken(made.key().to_owned()));
        if let Some(problem) = there.or_else(|| Content::with_custom(own.as_ref()).taken(&made)) {
            return Err(ImportError::Own(Box::new(CustomFileError {
                path: path.to_owned(),
                problem,
            })));
        }
        own.put(made.kind(), &name, text).map_err(not_kept)?;
        Ok((made, self.choose_anew(&own)))
    }

    /// All that the player made, whether it can be used or not.
    pub(super) fn own_files(&self) -> Vec<OwnFile> {
        let Some(own) = &self.own else { return Vec::new() };
        let of = |kind| own.all(kind).into_iter().map(move |found| (kind, found));
        let files = CustomFileKind::ALL.into_iter().flat_map(of).map(|(kind, (path, text))| {
            let made = text.map_err(CustomFileProblem::File).and_then(|text| {
                CustomItem::read_as(kind, &path, &text).map_err(|unusable| unusable.problem)
            });
            OwnFile { kind, path, made }
        });
        files.collect()
    }

    /// Takes something away, if there is a place where it can lie.
    pub(super) fn remove_own(&mut self, file: OwnFile) -> Option<Removed> {
        let own = self.own.clone()?;
        let done = own.remove(file.kind, &file.path);
        Some(Removed { file, done, choice: self.choose_anew(&own) })
    }

    fn choose_anew(&mut self, own: &Arc<dyn CustomFiles>) -> Content {
        let choice = Content::with_custom(own.as_ref());
        self.catalogue = choice.catalogue.clone();
        choice
    }
}
