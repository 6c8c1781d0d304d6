//! The messages in the Fluent files: ids and variables.

use fanorona::texts::Language;
use std::collections::BTreeSet;

/// A message in a language.
pub struct Message {
    /// The name of the file, such as `rules.ftl`.
    pub file: &'static str,
    pub id: String,
    /// The names of the variables.
    pub variables: BTreeSet<String>,
}

/// Every message of a language, in the order of the files.
pub fn messages(language: Language) -> Vec<Message> {
    let mut all: Vec<Message> = Vec::new();
    for (file, text) in language.files() {
        for line in text.lines() {
            if line.starts_with('#') {
                continue;
            }
            if let Some((id, _)) = line.split_once(" =")
                && line.starts_with(|c: char| c.is_ascii_lowercase())
            {
                all.push(Message { file, id: id.to_owned(), variables: BTreeSet::new() });
            }
            let names = line.split('$').skip(1).map(|rest| {
                rest.split(|c: char| !c.is_ascii_alphanumeric()).next().unwrap_or_default()
            });
            if let Some(message) = all.last_mut() {
                message.variables.extend(names.map(str::to_owned));
            }
        }
    }
    all
}
