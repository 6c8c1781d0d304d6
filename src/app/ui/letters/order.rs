//! The order of words that are read from right to left. egui shapes each word, and puts a line's words from left to right;
//! here they change places, by the Unicode bidirectional algorithm. Labels, buttons and the painted texts of all pages have
//! their glyphs moved after they are laid out, so screen readers get the text as it was written.

use bevy_egui::egui::epaint::text::{Glyph, Row};
use bevy_egui::egui::{Align, Galley};
use std::sync::Arc;
use unicode_bidi::{BidiClass, Level, ParagraphBidiInfo, bidi_class, format_chars};

/// Signs that are drawn as in a mirror between words that are read from right to left.
const MIRRORED: &str = "()[]{}<>«»‹›≤≥";

/// Puts the words of a text in the order in which they are read, line by line. A paragraph from right to left begins at
/// the right edge of the text.
pub(super) fn arrange(galley: &mut Arc<Galley>) {
    if !galley.text().chars().any(is_rtl) {
        return;
    }
    let galley = Arc::make_mut(galley);
    let (right, pixels) = (galley.rect.right(), galley.pixels_per_point);
    for paragraph in galley.rows.split_inclusive_mut(|row| row.ends_with_newline) {
        let lines: Vec<Vec<usize>> = paragraph.iter().map(|row| as_written(&row.glyphs)).collect();
        let chars =
            |line: usize| lines[line].iter().map(|&it| paragraph[line].glyphs[it].chr).collect();
        let texts: Vec<String> = (0..lines.len()).map(chars).collect();
        let (base, levels) = levels(&texts);
        for ((row, line), levels) in paragraph.iter_mut().zip(&lines).zip(levels) {
            place(Arc::make_mut(&mut row.row), line, &levels, pixels);
            if base.is_rtl() && galley.job.halign == Align::LEFT {
                row.pos.x = ((right - row.row.size.x) * pixels).round() / pixels;
            }
        }
    }
    galley.mesh_bounds = galley.rows.iter().fold(galley.rect, |bounds, row| {
        bounds | row.row.visuals.mesh_bounds.translate(row.pos.to_vec2())
    });
}

/// Whether a character belongs to a script that is written from right to left.
fn is_rtl(c: char) -> bool {
    c >= '\u{590}' && matches!(bidi_class(c), BidiClass::R | BidiClass::AL)
}

/// The glyphs of a line in the order of the text. The shaper returns those of a run, which is of one font, from left to
/// right also where its script is written from right to left. What it adds for the letters of a ligature has no width.
fn as_written(glyphs: &[Glyph]) -> Vec<usize> {
    let face = |glyph: &Glyph| (glyph.font_face_ascent.to_bits(), glyph.font_face_height.to_bits());
    let is_shown =
        |&it: &usize| glyphs[it].advance_width != 0.0 || !glyphs[it].uv_rect.is_nothing();
    let mut order = Vec::new();
    let mut start = 0;
    for run in glyphs.chunk_by(|one, other| face(one) == face(other)) {
        let places = start..start + run.len();
        start = places.end;
        if run.iter().any(|glyph| is_rtl(glyph.chr) || is_arabic_digit(glyph.chr)) {
            order.extend(places.rev().filter(is_shown));
        } else {
            order.extend(places);
        }
    }
    order
}

/// Digits whose script is written from right to left, but numbers are not.
fn is_arabic_digit(c: char) -> bool {
    matches!(c, '\u{660}'..='\u{669}' | '\u{6F0}'..='\u{6F9}')
}

/// The level of a paragraph, and for each character of each of its lines how deep it is in changes of direction: odd
/// levels are read from right to left.
fn levels(lines: &[String]) -> (Level, Vec<Vec<Level>>) {
    let text = lines.concat();
    let base = if begins_right(&text) { Level::rtl() } else { Level::ltr() };
    // In a sentence of the interface, numbers and dashes behind a name are not part of it. Any letter of as many bytes does.
    let letter = |c: char| match c {
        '0'..='9' if base.is_ltr() => 'a',
        '–' if base.is_ltr() => '\u{3042}',
        _ => c,
    };
    let text: String = text.chars().map(letter).collect();
    let info = ParagraphBidiInfo::new(&text, Some(base));
    let mut start = 0;
    let of_line = |line: &String| {
        let bytes = start..start + line.len();
        start = bytes.end;
        let levels = info.reordered_levels(bytes.clone());
        line.char_indices().map(|(place, _)| levels[bytes.start + place]).collect()
    };
    (base, lines.iter().map(of_line).collect())
}

/// Whether a paragraph is read from right to left: nearly all its words are, apart from turns in notation. A sentence of the
/// interface stays one where it begins with a name.
fn begins_right(text: &str) -> bool {
    let chars: Vec<char> = text.chars().collect();
    let is_digit =
        |place: Option<usize>| place.and_then(|it| chars.get(it)).is_some_and(char::is_ascii_digit);
    let of_turn = |it: usize| is_digit(it.checked_sub(1)) || is_digit(Some(it + 1));
    let is_other = |it: &usize| bidi_class(chars[*it]) == BidiClass::L && !of_turn(*it);
    let others = (0..chars.len()).filter(is_other).count();
    let letters = chars.iter().filter(|&&c| is_rtl(c)).count();
    letters > 8 * others && !chars.contains(&format_chars::LRM)
}

/// Moves the glyphs of a row, which are `written` in this order, to their places, by whole pixels as they were drawn.
fn place(row: &mut Row, written: &[usize], levels: &[Level], pixels: f32) {
    let whole = |x: f32| (x * pixels).round() / pixels;
    let mut x = row.glyphs.iter().map(|glyph| glyph.pos.x).fold(f32::INFINITY, f32::min);
    for it in ParagraphBidiInfo::reorder_visual(levels) {
        let glyph = &mut row.glyphs[written[it]];
        let moved = x - glyph.pos.x;
        x += glyph.advance_width;
        glyph.pos.x += moved;
        if glyph.uv_rect.is_nothing() {
            continue;
        }
        let mut moved = whole(moved);
        let first = glyph.first_vertex as usize;
        let Some(corners) = row.visuals.mesh.vertices.get_mut(first..first + 4) else { continue };
        if levels[it].is_rtl() && MIRRORED.contains(glyph.chr) {
            // The picture is turned over within its place. It leans as before.
            moved +=
                whole(glyph.advance_width - 2.0 * glyph.uv_rect.offset.x - glyph.uv_rect.size.x);
            for (left, right) in [(0, 1), (2, 3)] {
                (corners[left].uv, corners[right].uv) = (corners[right].uv, corners[left].uv);
            }
        }
        for corner in corners {
            corner.pos.x += moved;
        }
    }
    row.visuals.mesh_bounds = row.visuals.mesh.calc_bounds();
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop at once")]
mod tests {
    use super::*;
    use bevy_egui::egui::epaint::TextOptions;
    use bevy_egui::egui::epaint::text::Fonts;
    use bevy_egui::egui::{Color32, FontDefinitions, FontId};

    /// A text in lines of this width.
    fn arranged(text: &str, width: f32) -> Arc<Galley> {
        let mut fonts = Fonts::new(TextOptions::default(), FontDefinitions::default());
        let mut view = fonts.with_pixels_per_point(1.0);
        let font = FontId::proportional(20.0);
        let mut galley = view.layout(text.to_owned(), font, Color32::WHITE, width);
        arrange(&mut galley);
        galley
    }

    /// What is seen from left to right, line by line. The fonts of the tests have boxes for these letters.
    fn seen(text: &str, width: f32) -> Vec<String> {
        let galley = arranged(text, width);
        let lines = galley.rows.iter().map(|row| {
            let mut glyphs: Vec<_> =
                row.glyphs.iter().filter(|it| it.advance_width > 0.0).collect();
            glyphs.sort_by(|one, other| one.pos.x.total_cmp(&other.pos.x));
            glyphs.iter().map(|glyph| glyph.chr).collect()
        });
        lines.collect()
    }

    #[test]
    fn names_are_read_from_right_to_left() {
        assert_eq!(seen("שרה כהן", f32::INFINITY), ["ןהכ הרש"]);
        assert_eq!(seen("محمد علي", f32::INFINITY), ["يلع دمحم"]);
        assert_eq!(seen("Rina כהן", f32::INFINITY), ["Rina ןהכ"]);
    }

    #[test]
    fn numbers_are_read_from_left_to_right() {
        assert_eq!(seen("שרה 12", f32::INFINITY), ["12 הרש"]);
        assert_eq!(seen("محمد ١٢", f32::INFINITY), ["١٢ دمحم"]);
        assert_eq!(seen("محمد١٢", f32::INFINITY), ["١٢دمحم"]);
        assert_eq!(seen("محمد ۱۲", f32::INFINITY), ["۱۲ دمحم"]);
    }

    #[test]
    fn a_sentence_stays_in_its_order_where_it_begins_with_a_name() {
        assert_eq!(seen("שרה כהן – דנה לוי: 1 to 0", f32::INFINITY), ["ןהכ הרש – יול הנד: 1 to 0"]);
        let sentence = "שרה כהן wins by 3 points.";
        assert_eq!(seen(sentence, f32::INFINITY), ["ןהכ הרש wins by 3 points."]);
        assert_eq!(seen("שרה כהן 2 – Anna 1, lost", f32::INFINITY), ["ןהכ הרש 2 – Anna 1, lost"]);
    }

    #[test]
    fn white_is_at_the_left_of_two_names() {
        let names = ["שרה", "דנה"].join(crate::app::names::BETWEEN);
        assert_eq!(seen(&names, f32::INFINITY), ["הרש – הנד"]);
    }

    #[test]
    fn a_comment_keeps_its_direction_around_a_turn() {
        assert_eq!(seen("המהלך d2-e3 טוב מאוד.", f32::INFINITY), [".דואמ בוט d2-e3 ךלהמה"]);
    }

    #[test]
    fn the_first_line_has_the_first_words() {
        let width = arranged("שרה כהן ש", f32::INFINITY).size().x;
        let galley = arranged(
            "שרה כהן יוסי
דנה",
            width,
        );
        assert_eq!(
            seen(
                "שרה כהן יוסי
דנה",
                width
            ),
            [" ןהכ הרש", "יסוי", "הנד"]
        );
        for row in &galley.rows {
            let end = row.pos.x + row.row.size.x;
            assert!((end - galley.rect.right()).abs() <= 0.5, "{end} {}", galley.rect.right());
        }
    }

    #[test]
    fn brackets_are_mirrored() {
        let width = |galley: &Galley, sign| {
            let row = &galley.rows[0].row;
            let glyph = row.glyphs.iter().find(|glyph| glyph.chr == sign).unwrap();
            let corners = &row.visuals.mesh.vertices[glyph.first_vertex as usize..];
            corners[1].uv.x - corners[0].uv.x
        };
        assert_eq!(seen("שרה (כהן)", f32::INFINITY), [")ןהכ( הרש"]);
        assert!(width(&arranged("שרה (כהן)", f32::INFINITY), '(') < 0.0);
        assert!(width(&arranged("Sarah (כהן)", f32::INFINITY), '(') > 0.0);
    }

    #[test]
    fn other_texts_are_left_alone() {
        for text in ["Anna (2)", "русский", "王小明", "राजेश"] {
            let mut galley = arranged(text, f32::INFINITY);
            let before = Arc::as_ptr(&galley);
            arrange(&mut galley);
            assert_eq!(Arc::as_ptr(&galley), before, "{text}");
        }
    }
}
