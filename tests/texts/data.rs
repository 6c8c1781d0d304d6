//! The texts of the shipped data, which all languages but English have in Fluent files.

use crate::files::{Message, messages};
use fanorona::catalogue::looks::{BoardLook, Looks, StoneSet};
use fanorona::engine::character;
use fanorona::game::learn;
use fanorona::rules::Switch;
use fanorona::rules::Variant;
use fanorona::rules::notation::Game;
use fanorona::rules::notation::game::{Note, NoteText};
use fanorona::rules::shipped_records::RECORDS;
use fanorona::rules::variant;
use fanorona::texts::{Language, Texts, say};
use std::collections::BTreeSet;

/// A text of the data: the file and the id of its translations, and the English text.
pub struct Text {
    pub file: &'static str,
    pub id: String,
    pub english: String,
}

/// Every text of the shipped data.
pub fn texts() -> Vec<Text> {
    let mut all = Vec::new();
    let mut add = |file, id: String, english: &str| {
        all.push(Text { file, id, english: english.to_owned() });
    };
    for variant in variant::shipped::all().iter().chain(variant::shipped::readings()) {
        let id = format!("variant-{}", variant.key);
        add("variants.ftl", id.clone(), variant.name("en"));
        for (number, paragraph) in (1..).zip(variant.text("en")) {
            add("variants.ftl", format!("{id}.rules-{number}"), paragraph);
        }
    }
    for character in character::choices() {
        add("characters.ftl", format!("character-{}", character.key), &character.about);
    }
    let looks = Looks::default();
    let boards = looks.boards.usable().iter().map(|look| ("board", &look.title));
    for (kind, title) in
        boards.chain(looks.stones.usable().iter().map(|set| ("stones", &set.title)))
    {
        let id = format!("{kind}-{}", title.key);
        add("looks.ftl", id.clone(), &title.names["en"]);
        add("looks.ftl", format!("{id}.about"), &title.about["en"]);
    }
    for record in &RECORDS {
        let id = format!("record-{}", record.key);
        add("records.ftl", id.clone(), record.title);
        for (number, comment) in (1..).zip(comments(record.text)) {
            add("records.ftl", format!("{id}.comment-{number}"), &comment);
        }
    }
    for lesson in learn::shipped::all() {
        let id = format!("lesson-{}", lesson.key);
        add("lessons.ftl", id.clone(), lesson.names.english());
        let about = lesson.about.as_ref().expect("a shipped lesson says what it is about");
        add("lessons.ftl", format!("{id}.about"), about.english());
        for exercise in &lesson.exercises {
            let id = format!("exercise-{}-{}", lesson.key, exercise.key);
            add("lessons.ftl", id.clone(), exercise.task.english());
            for (number, paragraph) in (1..).zip(exercise.say.english()) {
                add("lessons.ftl", format!("{id}.say-{number}"), paragraph);
            }
            for (number, answer) in (1..).zip(&exercise.answers) {
                add("lessons.ftl", format!("{id}.answer-{number}"), answer.say.english());
            }
            add("lessons.ftl", format!("{id}.hint"), exercise.hint.english());
            add("lessons.ftl", format!("{id}.solved"), exercise.solved.english());
        }
    }
    all
}

/// The comments of a record, those of variations too.
fn comments(record: &str) -> Vec<String> {
    fn collect(notes: &[Note], found: &mut Vec<String>) {
        for note in notes {
            match &note.text {
                NoteText::Comment(comment) => found.push(comment.clone()),
                NoteText::Variation(branch) => collect(&branch.notes, found),
                NoteText::Sign(_) => {}
            }
        }
    }
    let mut found = Vec::new();
    collect(&record.parse::<Game>().unwrap().notes, &mut found);
    found
}

/// The points and turns in a text.
fn turns(text: &str) -> BTreeSet<&str> {
    let is_point = |word: &str| {
        let mut chars = word.trim_end_matches(['A', 'W', 'E']).chars();
        let chars = (chars.next(), chars.next(), chars.next());
        matches!(chars, (Some('a'..='i'), Some('1'..='9'), None))
    };
    let words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '-');
    words.filter(|word| word.split('-').all(is_point)).collect()
}

/// The numbers of two digits or more in a text.
fn numbers(text: &str) -> BTreeSet<&str> {
    text.split(|c: char| !c.is_ascii_digit()).filter(|digits| digits.len() > 1).collect()
}

/// A number may be written in words, but not become another one.
#[test]
fn translations_name_the_same_points_turns_and_numbers() {
    let english = texts();
    let mut report = Vec::new();
    for &language in &Language::ALL[1..] {
        let translated = Texts::new(language);
        for text in &english {
            let (id, attribute) = match text.id.split_once('.') {
                Some((id, attribute)) => (id, Some(attribute)),
                None => (text.id.as_str(), None),
            };
            let Some(said) = translated.shipped(id, attribute) else { continue };
            if turns(&said) != turns(&text.english)
                || !numbers(&said).is_subset(&numbers(&text.english))
            {
                report.push(format!("{language:?}: {}: {said}\n    {}", text.id, text.english));
            }
        }
    }
    assert!(report.is_empty(), "{}", report.join("\n"));
}

#[test]
fn shipped_texts_are_found_in_every_language() {
    let missing = |messages: &[Message], id: &str| !messages.iter().any(|it| it.id == id);
    for &language in &Language::ALL[1..] {
        let (texts, messages) = (Texts::new(language), messages(language));
        if missing(&messages, "variant-parker") || missing(&messages, "lesson-approach") {
            continue;
        }
        let english = Texts::new(Language::ENGLISH);
        let parker = variant::shipped::variant("parker").unwrap();
        let rules = |texts| say::variant_rules(texts, &parker);
        assert_ne!(say::variant_name(&texts, &parker), say::variant_name(&english, &parker));
        assert_eq!(rules(&texts).len(), rules(&english).len());
        assert!(rules(&texts).iter().zip(&rules(&english)).all(|(one, other)| one != other));
        let lesson = &learn::shipped::all()[1];
        let names = [&texts, &english].map(|texts| say::localized(texts, &lesson.names));
        assert_ne!(names[0], names[1]);
        let say = &lesson.exercises[0].say;
        assert!(say::paragraphs(&texts, say) != *say.english());
        assert_eq!(say::paragraphs(&texts, say).len(), say.english().len());
    }
}

#[test]
fn a_record_keeps_its_turns_in_every_language() {
    for &language in Language::ALL {
        let texts = Texts::new(language);
        for record in &RECORDS {
            let game: Game = record.text.parse().unwrap();
            let text = say::record_text(&texts, record);
            let translated: Game = text.parse().unwrap();
            assert_eq!(translated.record, game.record, "{}", record.key);
            let [said, english] = [comments(&text), comments(record.text)];
            assert_eq!(said.len(), english.len(), "{}", record.key);
            if language == Language::ENGLISH {
                assert_eq!(text, record.text);
            } else {
                assert_eq!(translated.tag("Event").unwrap(), say::record_title(&texts, record));
            }
        }
    }
}

/// A file of a player is unaffected, whatever key it has.
#[test]
fn own_files_keep_their_own_texts() {
    let french = Texts::new(Language::named("fr"));
    let text = r#"(key: "parker", names: {"en": "Mine", "de": "Meins"}, columns: 3, rows: 3,
        start: ["BBB", "B1W", "WWW"], rules: {"en": ["One."], "fr": ["Un."]})"#;
    let variant = Variant::read(text).unwrap();
    assert_eq!(say::variant_name(&french, &variant), "Mine");
    assert_eq!(say::variant_rules(&french, &variant), ["Un."]);
    let shipped = Looks::default();
    let mut board: BoardLook = shipped.boards.usable()[0].as_ref().clone();
    assert_eq!(say::board_name(&french, &board), "Palissandre");
    board.title.names.insert("en".to_owned(), "My board".to_owned());
    assert_eq!(say::board_name(&french, &board), "My board");
    let mut stones: StoneSet = shipped.stones.usable()[0].as_ref().clone();
    stones.title.names.insert("fr".to_owned(), "Mes pions".to_owned());
    assert_eq!(say::stones_name(&french, &stones), "Mes pions");
    let lesson = r#"(key: "mine", names: {"en": "Mine", "fr": "La mienne"}, variant: "telo", exercises: [(
        key: "take", position: "B1B/3/W2 w 0 9", say: {"en": ["Look."]}, task: {"en": "Take."},
        goal: Turns(["a1-a2A"]), hint: {"en": "Up."}, solved: {"en": "So."})])"#;
    let lesson = learn::Lesson::read(lesson, &variant::shipped::variant).unwrap();
    assert_eq!(say::localized(&french, &lesson.names), "La mienne");
    assert_eq!(say::localized(&french, &lesson.exercises[0].task), "Take.");
    assert_eq!(say::paragraphs(&french, &lesson.exercises[0].say), ["Look."]);
}

/// Whoever opens the rules of a variant reads something, whatever its file says.
#[test]
fn rules_that_are_not_written_are_told_switch_by_switch() {
    let german = Texts::new(Language::named("de"));
    let read = |rules: &str| {
        let text = format!(
            "(key: \"mine\", names: {{\"en\": \"Mine\"}}, columns: 3, rows: 3, \
             start: [\"BBB\", \"B1W\", \"WWW\"], continuation: Compulsory{rules})"
        );
        Variant::read(&text).unwrap()
    };
    let french = read(", rules: {\"fr\": [\"Un.\"]}");
    assert_eq!(say::variant_rules(&german, &french), ["Un."]);
    for rules in ["", ", rules: {}", ", rules: {\"en\": [\" \"]}"] {
        let variant = read(rules);
        let told = say::variant_rules(&german, &variant);
        let switches = &variant.rules.switches;
        assert_eq!(told[0], say::switch_value(&german, Switch::Continuation, switches));
        assert_eq!(told.len(), 14, "the eater is not mentioned: {told:?}");
    }
}
