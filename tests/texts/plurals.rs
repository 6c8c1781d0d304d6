//! Messages that choose by number do so as their language needs.

use crate::files::messages;
use fanorona::texts::Language;
use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use std::collections::BTreeMap;

/// The names of the categories in messages.
const NAMES: [(PluralCategory, &str); 6] = [
    (PluralCategory::ZERO, "zero"),
    (PluralCategory::ONE, "one"),
    (PluralCategory::TWO, "two"),
    (PluralCategory::FEW, "few"),
    (PluralCategory::MANY, "many"),
    (PluralCategory::OTHER, "other"),
];

/// The categories of whole numbers up to 999, with the numbers of each.
fn categories(language: Language) -> BTreeMap<&'static str, Vec<u32>> {
    let code: unic_langid::LanguageIdentifier = language.code().parse().unwrap();
    let rules = PluralRules::create(code, PluralRuleType::CARDINAL)
        .unwrap_or_else(|error| panic!("{language:?} has no plural rules: {error}"));
    let mut found: BTreeMap<_, Vec<u32>> = BTreeMap::new();
    for number in 0..1000 {
        let category = rules.select(number).unwrap();
        let name = NAMES.into_iter().find(|(known, _)| *known == category).unwrap().1;
        found.entry(name).or_default().push(number);
    }
    found
}

#[test]
fn a_choice_by_number_has_all_categories_of_the_language() {
    let mut report = Vec::new();
    for &language in Language::ALL {
        let categories = categories(language);
        for message in messages(language) {
            for selector in &message.selectors {
                let has = |wanted: &str| selector.keys.iter().any(|(key, _)| key == wanted);
                if !NAMES.iter().any(|(_, name)| *name != "other" && has(name)) {
                    continue;
                }
                for name in categories.keys() {
                    if !has(name) && *name != "other" {
                        report.push(format!("{language:?}: {} has no [{name}]", message.id));
                    }
                }
                for (key, _) in &selector.keys {
                    let known = NAMES.iter().any(|(_, name)| name == key);
                    if known && key != "other" && !categories.contains_key(key.as_str()) {
                        report.push(format!("{language:?}: {}: [{key}] never fits", message.id));
                    }
                }
            }
        }
    }
    assert!(report.is_empty(), "{}", report.join("\n"));
}

/// In Russian, [one] is for 21 too: a text that says "one stone" needs the key [1].
#[test]
fn a_text_for_many_numbers_says_which() {
    let mut report = Vec::new();
    for &language in Language::ALL {
        let categories = categories(language);
        for message in messages(language) {
            for selector in &message.selectors {
                let Some(variable) = &selector.variable else { continue };
                for (key, variables) in &selector.keys {
                    let numbers = categories.get(key.as_str());
                    let many = key != "other"
                        && numbers.is_some_and(|numbers| numbers.iter().any(|&it| it > 1));
                    if many && !variables.contains(variable) {
                        report.push(format!(
                            "{language:?}: {}: [{key}] does not name ${variable}",
                            message.id
                        ));
                    }
                }
            }
        }
    }
    assert!(report.is_empty(), "{}", report.join("\n"));
}
