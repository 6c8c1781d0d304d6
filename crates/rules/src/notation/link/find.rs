//! Finds the link with which a text begins.

/// The beginning of every link.
pub const SCHEME: &str = "fanorona:";
/// The maximum length of the page's address before a link, in characters.
const LONGEST_ADDRESS: usize = 2_000;

/// Whether this text is meant as a link, and not as the name of a file or as a record: it begins with a link, or
/// with the address of the page up to the `#` before one.
///
/// ```
/// use fanorona_rules::notation::is_link;
///
/// assert!(is_link("fanorona:1.tsivy.AAAA"));
/// assert!(is_link("https://example.org/game/#fanorona:1.tsivy.AAAA\n"));
/// assert!(!is_link("fanorona.fgn"));
/// ```
pub fn is_link(text: &str) -> bool {
    link_in(text).is_some()
}

/// The link with which a text begins, and what follows it. A page's address before it, white space around it and the
/// byte order mark of a file are left out.
pub(in crate::notation) fn link_in(text: &str) -> Option<&str> {
    let is_blank = |letter: char| letter.is_whitespace() || letter == '\u{feff}';
    let text = text.trim_matches(is_blank);
    // Only the beginning is searched, because the text may be a long record.
    let is_before = |letter: &char| *letter != '#' && !letter.is_whitespace();
    let before: usize =
        text.chars().take(LONGEST_ADDRESS).take_while(is_before).map(char::len_utf8).sum();
    let begins = |part: &&str| {
        part.get(..SCHEME.len()).is_some_and(|start| start.eq_ignore_ascii_case(SCHEME))
    };
    Some(text).filter(begins).or_else(|| text[before..].strip_prefix('#').filter(begins))
}
