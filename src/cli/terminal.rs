//! The width of the terminal, and texts in lines that fit it.

use std::io::{IsTerminal as _, stdout};

/// The least and the greatest width of lines, in characters.
const WIDTHS: [usize; 2] = [40, 100];
/// The width where the system does not tell that of the terminal, and of texts that are always wrapped.
pub const USUAL_WIDTH: usize = 78;

/// The width of lines on standard output; `None` if it is no terminal, where lines are not wrapped.
pub fn width() -> Option<usize> {
    if !stdout().is_terminal() {
        return None;
    }
    let named = std::env::var("COLUMNS").ok().and_then(|columns| columns.trim().parse().ok());
    let columns = named.filter(|&columns| columns > 0).or_else(columns);
    let [least, most] = WIDTHS;
    Some(columns.map_or(USUAL_WIDTH, |columns: usize| columns.clamp(least, most)))
}

/// The columns of the terminal of standard output, as the system tells them.
#[cfg(target_os = "linux")]
fn columns() -> Option<usize> {
    let mut size = libc::winsize { ws_row: 0, ws_col: 0, ws_xpixel: 0, ws_ypixel: 0 };
    #[expect(unsafe_code, reason = "asks for the size of the terminal, which is written to `size`")]
    // SAFETY: `size` is what this request writes, and it outlives the call.
    let done = unsafe { libc::ioctl(libc::STDOUT_FILENO, libc::TIOCGWINSZ, &raw mut size) };
    (done == 0 && size.ws_col > 0).then_some(size.ws_col.into())
}

/// Other systems are not asked.
#[cfg(not(target_os = "linux"))]
const fn columns() -> Option<usize> {
    None
}

/// A text in lines of at most `width` characters, as far as its words allow. Lines that follow a broken one begin
/// with `indent` spaces. Lines that fit stay as they are.
pub fn wrapped(text: &str, width: usize, indent: usize) -> String {
    text.split('\n').map(|line| wrapped_line(line, width, indent)).collect::<Vec<_>>().join("\n")
}

fn wrapped_line(line: &str, width: usize, indent: usize) -> String {
    if line.chars().count() <= width {
        return line.to_owned();
    }
    let (mut text, mut used) = (String::new(), 0);
    // The white space before a word stays with it, except at the beginning of a line. A no-break space
    // is no white space here.
    let mut rest = line;
    while !rest.is_empty() {
        let spaces = rest.len() - rest.trim_start_matches(' ').len();
        let end = rest[spaces..].find(' ').map_or(rest.len(), |end| spaces + end);
        let (word, after) = rest.split_at(end);
        let length = word.chars().count();
        if used > 0 && used + length > width {
            text.push('\n');
            text.push_str(&" ".repeat(indent));
            text.push_str(&word[spaces..]);
            used = indent + length - spaces;
        } else {
            text.push_str(word);
            used += length;
        }
        rest = after;
    }
    text
}

/// The help of a board in lines of at most `width` characters. It is a paragraph up to a line that ends in a colon,
/// and then a line for each word; further lines about a word are indented.
pub fn wrapped_help(text: &str, width: usize) -> String {
    let mut parts: Vec<String> = Vec::new();
    let mut in_paragraph = true;
    let mut indent = 8;
    for line in text.lines() {
        let begins = parts.is_empty() || !in_paragraph && !line.starts_with(' ');
        match parts.last_mut().filter(|_| !begins) {
            None => parts.push(line.to_owned()),
            Some(part) => {
                if !in_paragraph {
                    indent = line.len() - line.trim_start().len();
                }
                part.push(' ');
                part.push_str(line.trim_start());
            }
        }
        in_paragraph &= !line.ends_with(':');
    }
    let mut parts = parts.into_iter();
    let paragraph = parts.next().map(|paragraph| wrapped(&paragraph, width, 0));
    let indent = indent.min(width / 4);
    paragraph
        .into_iter()
        .chain(parts.map(|part| wrapped(&part, width, indent)))
        .collect::<Vec<_>>()
        .join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts::{Language, Texts};

    #[test]
    fn lines_break_between_words() {
        let text =
            "The stone on e2 can capture again.\nWhite must capture: 4 stones can, d2, d3, e2, f2.";
        let broken = "The stone on e2 can\ncapture again.\nWhite must capture:\n4 stones can, d2,\nd3, e2, f2.";
        assert_eq!(wrapped(text, 20, 0), broken);
        assert_eq!(wrapped("a   b c", 5, 2), "a   b\n  c");
        assert_eq!(wrapped("\n  5  W---B\n", 40, 0), "\n  5  W---B\n");
        assert_eq!(wrapped("Réponse\u{a0}: oui", 9, 0), "Réponse\u{a0}:\noui");
        assert_eq!(wrapped("unbreakable word", 4, 0), "unbreakable\nword");
    }

    #[test]
    fn every_help_fits_every_width() {
        for &language in Language::ALL {
            let texts = Texts::new(language);
            for id in ["text-help", "learn-help", "puzzle-help"] {
                let help = texts.get(id);
                let items = help.lines().skip_while(|line| !line.ends_with(':')).skip(1);
                let items = items.filter(|line| !line.starts_with(' ')).count();
                assert!(items >= 6, "{language:?} {id}");
                for width in [40, 60, USUAL_WIDTH, 100] {
                    let wrapped = wrapped_help(&help, width);
                    let long = wrapped.lines().find(|line| line.chars().count() > width);
                    assert_eq!(long, None, "{language:?} {id} {width}");
                    assert_eq!(
                        wrapped.split_whitespace().collect::<Vec<_>>(),
                        help.split_whitespace().collect::<Vec<_>>()
                    );
                }
                let wide = wrapped_help(&help, usize::MAX);
                assert_eq!(wide.lines().count(), items + 1, "{language:?} {id}");
            }
        }
    }
}
