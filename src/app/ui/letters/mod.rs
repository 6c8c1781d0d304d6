//! Letters that the interface's own fonts lack: names, comments and records may be in any script. What is drawn is read
//! after each pass; the platform finds fonts with what is missing, once, and they become the last of egui's fonts.

mod order;

use crate::app::schedule::{FramePace, pace};
use bevy::prelude::*;
use bevy_egui::egui::{FontData, FontDefinitions, FontFamily, Galley, Shape};
use bevy_egui::{EguiContext, EguiFullOutput, EguiPostUpdateSet, EguiPreUpdateSet};
use skrifa::instance::{LocationRef, Size};
use skrifa::{FontRef, MetadataProvider as _};
use std::collections::{HashMap, HashSet};
use std::sync::Arc;

/// Finds fonts.
pub trait LetterSource: Send + Sync {
    /// Starts to look for the letters of these words, none of which was asked for before.
    fn look_for(&mut self, words: Vec<String>);
    /// A font that was found, once.
    fn poll(&mut self) -> Option<FoundFont>;
    /// Whether fonts may still come.
    fn is_busy(&self) -> bool;
}

/// A font for letters that were missing.
#[derive(Clone, Debug)]
pub struct FoundFont {
    /// Its name among egui's fonts. A later font with the same name replaces it.
    pub name: String,
    /// A file that can be read ([`Face`]).
    pub data: FontData,
    /// Whether it has its whole alphabet, as the interface's own fonts have. Words that need another font are asked for
    /// one by one.
    pub whole: bool,
}

/// The fonts of the interface, and where more come from.
#[derive(Resource)]
pub struct Letters {
    source: Box<dyn LetterSource>,
    fonts: FontDefinitions,
    /// The fonts that have their whole alphabet.
    whole: Vec<Arc<FontData>>,
    /// Whether these have a character, for those that were drawn.
    known: HashMap<char, bool>,
    /// The words that were asked for.
    asked: HashSet<String>,
}

impl Letters {
    /// The interface's own fonts, and the source of others.
    pub fn new(fonts: FontDefinitions, source: impl LetterSource + 'static) -> Self {
        let whole = fonts.font_data.values().cloned().collect();
        let (known, asked) = Default::default();
        Self { source: Box::new(source), fonts, whole, known, asked }
    }

    /// The words of a text, as far as they have letters that are missing, and were not asked for yet.
    fn missing(&mut self, text: &str) -> Vec<String> {
        let Self { whole, known, .. } = self;
        let mut has = |c: char| {
            *known.entry(c).or_insert_with(|| {
                is_unseen(c)
                    || whole.iter().any(|font| Face::read(font).is_some_and(|it| it.has(c)))
            })
        };
        let words = text.split(|c: char| !is_joiner(c) && has(c));
        let words = words.map(|word| word.trim_matches(is_joiner)).filter(|word| !word.is_empty());
        let new: Vec<_> =
            words.filter(|&word| !self.asked.contains(word)).map(str::to_owned).collect();
        self.asked.extend(new.iter().cloned());
        new
    }

    /// Adds a font after the others.
    fn add(&mut self, FoundFont { name, mut data, whole }: FoundFont) {
        let first =
            self.fonts.families.get(&FontFamily::Proportional).and_then(|names| names.first());
        let first = first.and_then(|name| Face::read(self.fonts.font_data.get(name)?));
        if let (Some(first), Some(face)) = (first, Face::read(&data)) {
            // egui puts the middles of different fonts at one height. Their letters belong on one line.
            data.tweak.y_offset_factor += first.middle() - face.middle();
        }
        let data = Arc::new(data);
        if whole {
            self.whole.push(data.clone());
            self.known.clear();
        }
        for names in self.fonts.families.values_mut().filter(|names| !names.contains(&name)) {
            names.push(name.clone());
        }
        self.fonts.font_data.insert(name, data);
    }
}

/// A font that can be read. egui does not draw with others.
pub struct Face<'a>(FontRef<'a>);

impl<'a> Face<'a> {
    /// Reads a font. `None` if it is damaged.
    pub fn read(data: &'a FontData) -> Option<Self> {
        FontRef::from_index(&data.font, data.index).ok().map(Self::of)
    }

    /// The font itself.
    pub const fn of(font: FontRef<'a>) -> Self {
        Self(font)
    }

    /// Whether the font can draw this character.
    pub fn has(&self, c: char) -> bool {
        let glyph = self.0.charmap().map(c).filter(|glyph| glyph.to_u32() != 0);
        glyph.is_some_and(|glyph| self.0.outline_glyphs().get(glyph).is_some())
    }

    /// How far the middle of its lines is above the letters' feet, in heights of the font.
    fn middle(&self) -> f32 {
        let metrics = self.0.metrics(Size::unscaled(), LocationRef::default());
        (metrics.ascent + metrics.descent) / 2.0 / f32::from(metrics.units_per_em.max(1))
    }
}

/// Characters that belong to a word without being seen.
fn is_joiner(c: char) -> bool {
    matches!(c, '\u{200C}' | '\u{200D}')
}

/// Other characters without a shape of their own: blanks, controls, signs of direction, variants.
fn is_unseen(c: char) -> bool {
    c.is_whitespace()
        || c.is_control()
        || matches!(c, '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{206F}')
        || matches!(c, '\u{FE00}'..='\u{FE0F}' | '\u{FEFF}')
}

pub(super) fn plugin(app: &mut App) {
    let install = install.before(EguiPreUpdateSet::BeginPass);
    let read = read.after(EguiPostUpdateSet::EndPass).before(EguiPostUpdateSet::ProcessOutput);
    app.add_systems(PreUpdate, install.run_if(resource_exists::<Letters>))
        .add_systems(PostUpdate, read);
    pace(app, |letters: Option<Res<Letters>>, mut pace: ResMut<FramePace>| {
        pace.wait_for_answer(letters.is_some_and(|letters| letters.source.is_busy()));
    });
}

/// Sets the fonts of new contexts, and those of all when others have arrived.
fn install(mut letters: ResMut<Letters>, mut contexts: Query<&mut EguiContext>) {
    let mut more = false;
    while let Some(font) = letters.source.poll() {
        letters.add(font);
        more = true;
    }
    for mut context in &mut contexts {
        if more || context.is_added() {
            let context = context.get_mut();
            context.set_fonts(letters.fonts.clone());
            // What was as wide as the boxes is laid out again.
            context.request_repaint();
        }
    }
}

/// Reads what is about to be drawn: asks for letters that are missing, and puts words that are read from right to left in
/// their order.
fn read(
    mut letters: Option<ResMut<Letters>>,
    mut outputs: Query<(&mut EguiContext, &mut EguiFullOutput)>,
) {
    let mut missing = Vec::new();
    for (mut context, mut output) in &mut outputs {
        let Some(output) = &mut output.0 else { continue };
        let editing = context.get_mut().text_edit_focused();
        for shape in &mut output.shapes {
            visit(&mut shape.shape, &mut |galley| {
                if let Some(letters) = letters.as_deref_mut() {
                    missing.extend(letters.missing(galley.text()));
                }
                // The cursor of a field knows no other order than that of the letters.
                if !(editing && galley.job.keep_trailing_whitespace) {
                    order::arrange(galley);
                }
            });
        }
    }
    if let Some(letters) = letters.as_deref_mut().filter(|_| !missing.is_empty()) {
        letters.source.look_for(missing);
    }
}

/// Calls `task` for each text of a shape that is not plain English.
fn visit(shape: &mut Shape, task: &mut impl FnMut(&mut Arc<Galley>)) {
    match shape {
        Shape::Vec(shapes) => shapes.iter_mut().for_each(|shape| visit(shape, task)),
        Shape::Text(text) if !text.galley.text().is_ascii() => task(&mut text.galley),
        _ => {}
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test may stop at once")]
mod tests {
    use super::*;
    use bevy_egui::egui::epaint::{Color32, TextShape};
    use bevy_egui::egui::{FontId, FullOutput, RawInput};
    use std::sync::Mutex;
    use std::sync::mpsc::{Receiver, Sender, channel};

    const TEXT: &[u8] = include_bytes!("../../../../assets/letters/text.ttf");
    const CYRILLIC: &[u8] = include_bytes!("../../../../assets/letters/cyrillic.ttf");

    /// A source that passes on what it is asked for, and what it is given.
    struct Passed(Sender<Vec<String>>, Mutex<Receiver<FoundFont>>);

    impl LetterSource for Passed {
        fn look_for(&mut self, words: Vec<String>) {
            self.0.send(words).unwrap();
        }

        fn poll(&mut self) -> Option<FoundFont> {
            self.1.get_mut().unwrap().try_recv().ok()
        }

        fn is_busy(&self) -> bool {
            false
        }
    }

    /// The page's Latin letters, what is asked for, and where fonts are given.
    fn letters() -> (Letters, Receiver<Vec<String>>, Sender<FoundFont>) {
        let mut fonts = FontDefinitions::empty();
        fonts.font_data.insert("text".to_owned(), Arc::new(FontData::from_static(TEXT)));
        for names in fonts.families.values_mut() {
            names.push("text".to_owned());
        }
        let ((ask, asked), (give, given)) = (channel(), channel());
        (Letters::new(fonts, Passed(ask, Mutex::new(given))), asked, give)
    }

    fn cyrillic(whole: bool) -> FoundFont {
        FoundFont { name: "more".to_owned(), data: FontData::from_static(CYRILLIC), whole }
    }

    #[test]
    fn each_missing_word_is_asked_for_once() {
        let (mut letters, ..) = letters();
        assert_eq!(letters.missing("Anna & שרה כהן, 王小明 (é)!"), ["שרה", "כהן", "王小明"]);
        assert_eq!(letters.missing("שרה כהן"), [""; 0]);
        assert_eq!(letters.missing("शक्\u{200D}ति\u{200D}, \u{200F}שר"), ["शक्\u{200D}ति", "שר"]);
    }

    #[test]
    fn a_whole_alphabet_is_asked_for_no_more() {
        let (mut letters, ..) = letters();
        assert_eq!(letters.missing("Иван"), ["Иван"]);
        letters.add(cyrillic(false));
        assert_eq!(letters.missing("Вера"), ["Вера"]);
        letters.add(cyrillic(true));
        assert_eq!(letters.missing("Анна"), [""; 0]);
        let names = &letters.fonts.families[&FontFamily::Proportional];
        assert_eq!(names, &["text", "more"], "after the others, once");
    }

    #[test]
    fn letters_of_all_fonts_stand_on_one_line() {
        let (mut letters, ..) = letters();
        letters.add(cyrillic(true));
        let shift = letters.fonts.font_data["more"].tweak.y_offset_factor;
        assert!(shift.abs() < 0.001, "the same font: {shift}");
    }

    #[test]
    fn a_shown_text_is_asked_for_and_then_drawn_with_the_font_that_came() {
        let (letters, asked, give) = letters();
        let mut app = App::new();
        app.insert_resource(letters).add_systems(PreUpdate, install).add_systems(PostUpdate, read);
        let context = app.world_mut().spawn((EguiContext::default(), EguiFullOutput(None))).id();
        let shown = |app: &mut App| {
            let mut entity = app.world_mut().entity_mut(context);
            let ctx = entity.get_mut::<EguiContext>().unwrap().get_mut().clone();
            ctx.begin_pass(RawInput::default());
            let (text, font) = ("Иван".to_owned(), FontId::proportional(20.0));
            let galley = ctx.fonts_mut(|fonts| fonts.layout_no_wrap(text, font, Color32::WHITE));
            let face = galley.rows[0].glyphs[0].uv_rect;
            let text = TextShape::new(default(), galley, Color32::WHITE);
            let mut output: FullOutput = ctx.end_pass();
            let clipped = bevy_egui::egui::epaint::ClippedShape {
                clip_rect: bevy_egui::egui::Rect::EVERYTHING,
                shape: Shape::Vec(vec![text.into()]),
            };
            output.shapes.push(clipped);
            entity.get_mut::<EguiFullOutput>().unwrap().0 = Some(output);
            app.world_mut().run_schedule(PostUpdate);
            face.size
        };
        app.world_mut().run_schedule(PreUpdate);
        let unknown = shown(&mut app);
        assert_eq!(asked.try_recv().unwrap(), ["Иван"]);
        assert_eq!(shown(&mut app), unknown, "nothing has come");
        assert!(asked.try_recv().is_err(), "it was asked for before");
        give.send(cyrillic(true)).unwrap();
        app.world_mut().run_schedule(PreUpdate);
        assert_ne!(shown(&mut app), unknown);
    }
}
