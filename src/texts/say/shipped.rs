//! The texts that data contain: names, rules, descriptions, lessons and records. What is shipped has its languages
//! in `assets/locales`, as docs/languages.md describes; a file of the player has them all itself. English is the
//! fallback of each text.

use super::switch_value;
use crate::catalogue::content::CustomItem;
use crate::catalogue::looks::{BoardLook, StoneSet, Title, shipped as looks};
use crate::engine::Character;
use crate::engine::character::adjusting;
use crate::game::learn::Localized;
use crate::rules::notation::Game;
use crate::rules::notation::game::{Note, NoteText};
use crate::rules::shipped_records::ShippedRecord;
use crate::rules::variant::shipped;
use crate::rules::{Switch, Switches, Variant};
use crate::texts::{Language, Texts};
use std::collections::BTreeMap;

/// The name of a variant.
pub fn variant_name(texts: &Texts, variant: &Variant) -> String {
    let translated = || texts.shipped(&variant_id(variant)?, None);
    own(texts, &variant.names).or_else(translated).unwrap_or_else(|| variant.name("en").to_owned())
}

/// The rules of a variant, in paragraphs. A file that describes them neither in this language nor in English may have
/// another language; if it has none, there is a sentence for each switch.
pub fn variant_rules(texts: &Texts, variant: &Variant) -> Vec<String> {
    let english = variant.text("en");
    let translated = || Some(attributes(texts, &variant_id(variant)?, "rules", english));
    let written = |paragraphs: &Vec<String>| !paragraphs.iter().all(|it| it.trim().is_empty());
    own(texts, &variant.texts)
        .filter(written)
        .or_else(translated)
        .or_else(|| Some(english.to_vec()).filter(written))
        .or_else(|| variant.texts.values().find(|text| written(text)).cloned())
        .unwrap_or_else(|| switch_sentences(texts, &variant.rules.switches))
}

/// What the value of each switch means, in a paragraph of its own.
fn switch_sentences(texts: &Texts, switches: &Switches) -> Vec<String> {
    let has_value = |switch: &Switch| switch.value(switches).is_some();
    let used = Switch::ALL.into_iter().filter(has_value);
    used.map(|switch| switch_value(texts, switch, switches)).collect()
}

/// The id of the texts of a shipped variant.
fn variant_id(variant: &Variant) -> Option<String> {
    let shipped = shipped::variant(&variant.key)?;
    (shipped.names == variant.names).then(|| format!("variant-{}", variant.key))
}

/// The sentence about a computer opponent.
pub fn character_about(texts: &Texts, character: &Character) -> String {
    // The key of the adjusting opponent may contain its strength.
    let key = if character.adjusts { &adjusting().key } else { &character.key };
    texts.shipped(&format!("character-{key}"), None).unwrap_or_else(|| character.about.clone())
}

/// The name of a board.
pub fn board_name(texts: &Texts, look: &BoardLook) -> String {
    look_name(texts, &look.title, board_id(look))
}

/// The line about a board; empty if there is none.
pub fn board_about(texts: &Texts, look: &BoardLook) -> String {
    look_about(texts, &look.title, board_id(look))
}

fn board_id(look: &BoardLook) -> Option<String> {
    let is_shipped = looks::boards().iter().any(|shipped| shipped.title == look.title);
    is_shipped.then(|| format!("board-{}", look.title.key))
}

/// The name of a set of stones.
pub fn stones_name(texts: &Texts, set: &StoneSet) -> String {
    look_name(texts, &set.title, stones_id(set))
}

/// The line about a set of stones; empty if there is none.
pub fn stones_about(texts: &Texts, set: &StoneSet) -> String {
    look_about(texts, &set.title, stones_id(set))
}

fn stones_id(set: &StoneSet) -> Option<String> {
    let is_shipped = looks::stones().iter().any(|shipped| shipped.title == set.title);
    is_shipped.then(|| format!("stones-{}", set.title.key))
}

fn look_name(texts: &Texts, title: &Title, id: Option<String>) -> String {
    own(texts, &title.names)
        .or_else(|| texts.shipped(&id?, None))
        .or_else(|| title.names.get("en").cloned())
        .unwrap_or_else(|| title.key.clone())
}

fn look_about(texts: &Texts, title: &Title, id: Option<String>) -> String {
    own(texts, &title.about)
        .or_else(|| texts.shipped(&id?, Some("about")))
        .or_else(|| title.about.get("en").cloned())
        .unwrap_or_default()
}

/// The name of a variant, a look or a lesson.
pub fn custom_item_name(texts: &Texts, item: &CustomItem) -> String {
    match item {
        CustomItem::Variant(variant) => variant_name(texts, variant),
        CustomItem::Board(look) => board_name(texts, look),
        CustomItem::Stones(set) => stones_name(texts, set),
        CustomItem::Lesson(lesson) => localized(texts, &lesson.names),
    }
}

/// A text of a lesson or a puzzle.
pub fn localized(texts: &Texts, text: &Localized<String>) -> String {
    let translated = || {
        let (id, attribute) = split(text.id()?);
        texts.shipped(id, attribute)
    };
    let own = text.own(texts.language().code()).cloned();
    own.or_else(translated).unwrap_or_else(|| text.english().clone())
}

/// The paragraphs of a lesson or a puzzle.
pub fn paragraphs(texts: &Texts, text: &Localized<Vec<String>>) -> Vec<String> {
    let english = text.english();
    let translated = || {
        let (id, attribute) = split(text.id()?);
        Some(attributes(texts, id, attribute?, english))
    };
    let own = text.own(texts.language().code()).cloned();
    own.or_else(translated).unwrap_or_else(|| english.clone())
}

/// The title of a shipped record.
pub fn record_title(texts: &Texts, record: &ShippedRecord) -> String {
    texts.shipped(&record_id(record), None).unwrap_or_else(|| record.title.to_owned())
}

/// The text of a shipped record (FGN), with its title and comments in the language.
pub fn record_text(texts: &Texts, record: &ShippedRecord) -> String {
    // A test reads every shipped record.
    let game = record.text.parse::<Game>().ok().filter(|_| texts.language() != Language::ENGLISH);
    let Some(mut game) = game else { return record.text.to_owned() };
    game.set_tag("Event", &record_title(texts, record));
    translate_comments(texts, &record_id(record), &mut game.notes, &mut 0);
    game.to_string()
}

/// Translates the comments of a line and of its variations, which are numbered from `number` + 1.
fn translate_comments(texts: &Texts, id: &str, notes: &mut [Note], number: &mut usize) {
    for note in notes {
        match &mut note.text {
            NoteText::Comment(comment) => {
                *number += 1;
                if let Some(found) = texts.shipped(id, Some(&format!("comment-{number}"))) {
                    *comment = found;
                }
            }
            NoteText::Variation(branch) => {
                translate_comments(texts, id, &mut branch.notes, number);
            }
            NoteText::Sign(_) => {}
        }
    }
}

fn record_id(record: &ShippedRecord) -> String {
    format!("record-{}", record.key)
}

/// The text in the language among those of the data.
fn own<T: Clone>(texts: &Texts, own: &BTreeMap<String, T>) -> Option<T> {
    own.get(texts.language().code()).cloned()
}

/// The paragraphs in attributes of a message: `name-1`, `name-2` and so on.
fn attributes(texts: &Texts, id: &str, name: &str, english: &[String]) -> Vec<String> {
    let paragraph = |(number, english): (usize, &String)| {
        texts.shipped(id, Some(&format!("{name}-{number}"))).unwrap_or_else(|| english.clone())
    };
    (1..).zip(english).map(paragraph).collect()
}

/// The message and the attribute of an id.
fn split(id: &str) -> (&str, Option<&str>) {
    id.split_once('.').map_or((id, None), |(message, attribute)| (message, Some(attribute)))
}
