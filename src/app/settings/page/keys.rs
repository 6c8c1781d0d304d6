//! The part of the settings that assigns keys: a line for each sentence of the help, with the keys of its actions.

use crate::app::actions::{Chord, InputAction, KeyMap, ROWS};
use crate::app::settings::values::Values;
use crate::app::ui::state::ScreenState;
use crate::app::ui::{model::Model, spoken, theme};
use crate::texts::Texts;
use bevy_egui::egui::{Button, RichText, Ui, Vec2};

/// The least size of the button with a key, in points.
const KEY: Vec2 = Vec2::new(38.0, 30.0);

pub(super) fn show(ui: &mut Ui, model: &Model<'_>, settings: &mut Values) {
    let (texts, map) = (model.texts, &model.settings.keys);
    theme::wrapped(ui, texts.get("keys-about"), theme::SMALL, theme::SECONDARY);
    for row in ROWS {
        ui.add_space(2.0);
        theme::wrapped(ui, texts.get(row.about), theme::BODY, theme::TEXT);
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = [4.0, 4.0].into();
            ui.spacing_mut().button_padding.x = 7.0;
            for (at, &action) in row.actions.iter().enumerate() {
                if at > 0 {
                    ui.label(RichText::new("·").color(theme::ACCENT));
                }
                for (place, chord) in map.keys(action).into_iter().enumerate() {
                    key(ui, model, (action, place), chord);
                }
            }
        });
        if let Some((action, place)) = model.get::<ScreenState>().listening
            && row.actions.contains(&action)
            && listening(ui, model)
        {
            settings.keys.assign(action, place, None);
        }
        for &action in row.actions {
            for line in conflicts(texts, map, action) {
                theme::wrapped(ui, line, theme::SMALL, theme::ERROR);
            }
        }
    }
}

/// Draws the button with a key of an action.
fn key(ui: &mut Ui, model: &Model<'_>, which: (InputAction, usize), chord: Option<Chord>) {
    let conflict = !model.settings.keys.conflicts(which.0, which.1).is_empty();
    let colour = match chord {
        _ if conflict => theme::ERROR,
        Some(_) => theme::ACCENT,
        None => theme::SECONDARY,
    };
    let name = chord.map_or_else(|| "–".to_owned(), |chord| chord.say(model.texts));
    let button = Button::new(RichText::new(&name).size(15.0).color(colour));
    let button = button.min_size(KEY).selected(model.get::<ScreenState>().listening == Some(which));
    let button = ui.add(button);
    spoken::button(&button, || {
        let row = ROWS.iter().find(|row| row.actions.contains(&which.0));
        let about = row.map_or_else(String::new, |row| model.texts.get(row.about));
        format!("{about} {}: {name}", which.1 + 1)
    });
    model.on_click(button, super::listen(Some(which)));
}

/// Draws what is shown while the new key is awaited. Returns whether the action shall have no key.
fn listening(ui: &mut Ui, model: &Model<'_>) -> bool {
    let texts = model.texts;
    ui.horizontal_wrapped(|ui| {
        theme::wrapped(ui, texts.get("keys-listen"), theme::BODY, theme::SUCCESS);
        let clear = ui.button(texts.get("keys-clear")).clicked();
        if ui.button(texts.get("keys-cancel")).clicked() || clear {
            model.ask(super::listen(None));
        }
        clear
    })
    .inner
}

/// What else the keys of an action mean, a sentence for each of them.
fn conflicts(texts: &Texts, map: &KeyMap, action: InputAction) -> Vec<String> {
    let keys = map.keys(action).into_iter().enumerate();
    let sentence = |(place, chord): (usize, Option<Chord>)| {
        let others = map.conflicts(action, place);
        let about = |other: &InputAction| {
            let row = ROWS.iter().find(|row| row.actions.contains(other))?;
            Some(texts.get(row.about))
        };
        let mut said: Vec<String> = others.iter().filter_map(about).collect();
        said.dedup();
        let key = chord.filter(|_| !said.is_empty())?.say(texts);
        let args = [("key", key.into()), ("actions", said.join(", ").into())];
        Some(texts.with("keys-conflict", &args))
    };
    keys.filter_map(sentence).collect()
}
