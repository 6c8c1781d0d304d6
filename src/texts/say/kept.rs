//! What the player should know about settings, progress and results as they are stored.

use super::files::{file_error, file_write_error};
use crate::catalogue::kept::{KeptEvent, KeptFile, KeptProblem};
use crate::game::learn::ParseProgressError;
use crate::texts::{Texts, id};

/// The messages of a file: it was moved aside, it cannot be read, it cannot be written.
const fn messages(file: KeptFile) -> [&'static str; 3] {
    match file {
        KeptFile::Settings => {
            [id("settings-put-aside"), id("settings-stuck"), id("settings-not-kept")]
        }
        KeptFile::Progress => {
            [id("progress-put-aside"), id("progress-stuck"), id("progress-not-kept")]
        }
        KeptFile::Puzzles => [
            id("puzzle-progress-put-aside"),
            id("puzzle-progress-stuck"),
            id("puzzle-progress-not-kept"),
        ],
    }
}

/// What the player should know about a file when it is opened.
pub fn kept_event(texts: &Texts, event: &KeptEvent) -> String {
    match event {
        KeptEvent::MovedAside { problem: KeptProblem::UnknownEntries(names), place, .. }
        | KeptEvent::Blocked { problem: KeptProblem::UnknownEntries(names), place, .. } => {
            let names = ("names", names.join(", ").into());
            texts.with("settings-unknown", &[names, ("place", place.into())])
        }
        KeptEvent::MovedAside { file, problem, place, kept } => {
            let reason = ("reason", problem_reason(texts, problem).into());
            let [put_aside, ..] = messages(*file);
            texts.with(put_aside, &[reason, ("place", place.into()), ("kept", kept.into())])
        }
        KeptEvent::Blocked { file, problem, place } => {
            let reason = ("reason", problem_reason(texts, problem).into());
            texts.with(messages(*file)[1], &[reason, ("place", place.into())])
        }
        KeptEvent::NotStored { file, error } => {
            not_kept(texts, *file, file_write_error(texts, error))
        }
    }
}

/// What the player should know about a file when a change is written to it. The settings that are in use apply whatever
/// is in their file.
pub fn kept_write_event(texts: &Texts, event: &KeptEvent) -> Option<String> {
    match event {
        KeptEvent::MovedAside { file: KeptFile::Settings, .. } => None,
        KeptEvent::Blocked { file: KeptFile::Settings, problem, .. } => {
            Some(not_kept(texts, KeptFile::Settings, problem_reason(texts, problem)))
        }
        event => Some(kept_event(texts, event)),
    }
}

fn not_kept(texts: &Texts, file: KeptFile, reason: String) -> String {
    texts.with(messages(file)[2], &[("reason", reason.into())])
}

fn problem_reason(texts: &Texts, problem: &KeptProblem) -> String {
    match problem {
        KeptProblem::File(error) => file_error(texts, error),
        KeptProblem::Progress(ParseProgressError::Version(version)) => {
            texts.with("progress-version", &[("version", version.to_string().into())])
        }
        KeptProblem::Progress(ParseProgressError::Syntax { line, column, message })
        | KeptProblem::Settings(line, column, message) => format!("{line}:{column}: {message}"),
        KeptProblem::UnknownEntries(names) => names.join(", "),
    }
}
