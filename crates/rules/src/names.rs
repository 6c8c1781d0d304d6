//! The names of players: which texts are the same name.

/// The small letters of Latin, Greek and Cyrillic with one mark more than another letter: the mark, and pairs of
/// the letter without it and the letter with it. These are the canonical compositions of Unicode.
#[rustfmt::skip]
const COMPOSED: [(char, &str); 25] = [
    ('\u{300}', "aàeèiìnǹoòuùwẁyỳâầêềôồüǜăằēḕōṑơờưừеѐиѝ"),
    ('\u{301}', "aácćeégǵiíkḱlĺmḿnńoópṕrŕsśuúwẃyýzźâấåǻæǽçḉêếïḯôốõṍøǿüǘăắēḗōṓũṹơớưứαάεέηήιίοόυύωώϊΐϋΰгѓкќ"),
    ('\u{302}', "aâcĉeêgĝhĥiîjĵoôsŝuûwŵyŷzẑạậẹệọộ"),
    ('\u{303}', "aãeẽiĩnñoõuũvṽyỹâẫêễôỗăẵơỡưữ"),
    ('\u{304}', "aāeēgḡiīoōuūyȳäǟæǣõȭöȫüǖǫǭȧǡȯȱиӣуӯḷḹṛṝ"),
    ('\u{306}', "aăeĕgğiĭoŏuŭȩḝаӑеӗжӂийуўạặ"),
    ('\u{307}', "aȧbḃcċdḋeėfḟgġhḣmṁnṅoȯpṗrṙsṡtṫwẇxẋyẏzżśṥšṧṣṩ"),
    ('\u{308}', "aäeëhḧiïoötẗuüwẅxẍyÿõṏūṻιϊυϋаӓеёжӝзӟиӥоӧуӱчӵыӹэӭіїәӛөӫ"),
    ('\u{309}', "aảeẻiỉoỏuủyỷâẩêểôổăẳơởưử"),
    ('\u{30a}', "aåuůwẘyẙ"),
    ('\u{30b}', "oőuűуӳ"),
    ('\u{30c}', "aǎcčdďeěgǧhȟiǐjǰkǩlľnňoǒrřsštťuǔzžüǚʒǯ"),
    ('\u{30f}', "aȁeȅiȉoȍrȑuȕѵѷ"),
    ('\u{311}', "aȃeȇiȋoȏrȓuȗ"),
    ('\u{31b}', "oơuư"),
    ('\u{323}', "aạbḅdḍeẹhḥiịkḳlḷmṃnṇoọrṛsṣtṭuụvṿwẉyỵzẓơợưự"),
    ('\u{324}', "uṳ"),
    ('\u{325}', "aḁ"),
    ('\u{326}', "sștț"),
    ('\u{327}', "cçdḑeȩgģhḩkķlļnņrŗsştţ"),
    ('\u{328}', "aąeęiįoǫuų"),
    ('\u{32d}', "dḓeḙlḽnṋtṱuṷ"),
    ('\u{32e}', "hḫ"),
    ('\u{330}', "eḛiḭuṵ"),
    ('\u{331}', "bḇdḏhẖkḵlḻnṉrṟtṯzẕ"),
];

/// A text as names are compared: in small letters, each with its marks in one character where there is one, without
/// blanks around it and with one space for those within, and without characters that cannot be seen.
///
/// ```
/// use fanorona_rules::names::folded;
///
/// assert_eq!(folded(" Rene\u{301}\u{a0} RAKOTO "), "ren\u{e9} rakoto");
/// ```
pub fn folded(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for letter in text.chars().flat_map(char::to_lowercase) {
        let before = folded.chars().next_back();
        if letter.is_whitespace() {
            if before.is_some_and(|before| before != ' ') {
                folded.push(' ');
            }
        } else if let Some(letter) = before.and_then(|before| composed(before, letter)) {
            folded.pop();
            folded.push(letter);
        } else if !is_unseen(letter) {
            folded.push(letter);
        }
    }
    folded.truncate(folded.trim_end().len());
    folded
}

/// Whether two texts are the same name: they differ at most in capitals, blanks, and the form of their accents.
///
/// ```
/// use fanorona_rules::names::same_name;
///
/// assert!(same_name("Andr\u{e9}", "ANDRE\u{301} "));
/// assert!(!same_name("Andr\u{e9}", "Andre"));
/// ```
pub fn same_name(one: &str, other: &str) -> bool {
    one == other || folded(one) == folded(other)
}

/// The name in the tag of a player, without blanks around it; `None` if it says that the name is not known.
///
/// ```
/// use fanorona_rules::names::known_name;
///
/// assert_eq!([" Rasoa", " ", "?"].map(known_name), [Some("Rasoa"), None, None]);
/// ```
pub fn known_name(tag: &str) -> Option<&str> {
    Some(tag.trim()).filter(|name| !name.is_empty() && *name != "?")
}

/// Whether a character is a mark on the letter before it.
pub const fn is_mark(letter: char) -> bool {
    matches!(letter, '\u{300}'..='\u{36f}')
}

/// A small letter without the marks that are part of it.
pub fn without_marks(letter: char) -> char {
    let pairs = || COMPOSED.iter().flat_map(|(_, row)| pairs(row));
    pairs().find(|pair| pair.1 == letter).map_or(letter, |pair| without_marks(pair.0))
}

/// A letter with this mark as one character, if there is one.
fn composed(letter: char, mark: char) -> Option<char> {
    // Most letters of most names are no marks.
    let (_, row) = COMPOSED.iter().filter(|_| is_mark(mark)).find(|(known, _)| *known == mark)?;
    pairs(row).find(|pair| pair.0 == letter).map(|pair| pair.1)
}

fn pairs(row: &str) -> impl Iterator<Item = (char, char)> {
    row.chars().step_by(2).zip(row.chars().skip(1).step_by(2))
}

/// Whether a character has neither a shape nor a width: soft hyphens, joiners, and marks of the direction.
const fn is_unseen(letter: char) -> bool {
    matches!(letter, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_letter_of_the_table_is_the_one_with_its_mark() {
        for (mark, row) in COMPOSED {
            assert!(is_mark(mark) && row.chars().count() % 2 == 0, "{row}");
            for (letter, with) in pairs(row) {
                let apart: String = [letter, mark].into_iter().collect();
                assert_eq!(folded(&apart), with.to_string());
                assert_eq!(folded(&with.to_uppercase().to_string()), with.to_string(), "{with}");
                assert!(without_marks(with) == without_marks(letter) && with != letter, "{with}");
            }
        }
    }

    #[test]
    fn names_that_look_the_same_are_the_same() {
        for (one, other) in [
            ("Rasoa", " Rasoa\t"),
            ("Rasoa Be", "rasoa\u{a0}  BE"),
            ("Rasoa", "Ra\u{ad}so\u{200b}a\u{200e}"),
            ("Ng\u{1ecd}c B\u{1ed9}", "NGO\u{323}C BO\u{323}\u{302}"),
            ("\u{419}\u{43e}\u{440}\u{433}", "\u{438}\u{306}\u{43e}\u{440}\u{433}"),
            ("N\u{308}", "n\u{308}"),
        ] {
            assert!(same_name(one, other), "{one}, {other}");
        }
        for (one, other) in [("Rasoa", "Ra soa"), ("Andr\u{e9}", "Andr\u{e8}"), ("Bao", "Baö")] {
            assert!(!same_name(one, other), "{one}, {other}");
        }
        assert_eq!(folded(" \u{feff} \u{301}"), "\u{301}");
    }
}
