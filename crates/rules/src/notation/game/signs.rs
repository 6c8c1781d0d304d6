//! Signs of printed annotations, and the glyphs that stand for them in records.

/// Signs that may follow a turn directly, with their glyphs, which are those of PGN.
const LETTERS: [(char, &str); 11] = [
    ('‼', "!!"),
    ('⁇', "??"),
    ('⁉', "!?"),
    ('⁈', "?!"),
    ('□', "$7"),
    ('∞', "$13"),
    ('⩲', "$14"),
    ('⩱', "$15"),
    ('±', "$16"),
    ('∓', "$17"),
    ('N', "$146"),
];

/// Signs of several characters and those that mean something else within a turn, as words of their own.
const WORDS: [(&str, &str); 7] = [
    ("=", "$10"),
    ("+/=", "$14"),
    ("=/+", "$15"),
    ("+/-", "$16"),
    ("-/+", "$17"),
    ("+-", "$18"),
    ("-+", "$19"),
];

/// Splits a word into a turn and the signs after it, such as `!?` or `±`.
pub(super) fn split_signs(word: &str) -> (&str, &str) {
    let is_sign = |c: char| matches!(c, '!' | '?') || LETTERS.iter().any(|&(sign, _)| sign == c);
    word.split_at(word.trim_end_matches(is_sign).len())
}

/// The first of some signs, and its glyph; `!` and `?` stand for themselves, and belong together.
pub(super) fn first_sign(signs: &str) -> Option<(&str, &str)> {
    let marks = signs.len() - signs.trim_start_matches(['!', '?']).len();
    if marks > 0 {
        return Some((&signs[..marks], &signs[..marks]));
    }
    let first = signs.chars().next()?;
    let &(_, glyph) = LETTERS.iter().find(|&&(sign, _)| sign == first)?;
    Some((&signs[..first.len_utf8()], glyph))
}

/// The glyph of a sign that is a word of its own.
pub(super) fn glyph_of(word: &str) -> Option<&'static str> {
    WORDS.iter().find(|(sign, _)| *sign == word).map(|&(_, glyph)| glyph)
}
