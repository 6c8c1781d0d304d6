//! The parts of the settings page, which settings belong to each, and their rows.

use super::look_picture;
use super::rows::{choice, share, title};
use super::tiles::{Tile, tiles};
use crate::app::settings::values::Values;
use crate::app::settings::values::{Marks, Reply, SCALES};
use crate::app::table::camera::viewpoint::Viewpoint;
use crate::app::table::{KnownLooks, Preset};
use crate::app::ui::{action::UiAction, model::Model, theme};
use crate::texts::{Language, Texts, id, say};
use bevy_egui::egui::{RichText, Ui};
use std::iter;

/// A part of the settings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tab {
    /// Board, stones and graphics quality.
    #[default]
    TableLook,
    /// Volumes.
    Sound,
    /// Marks, speed and camera.
    Play,
    /// Scale, animation and full screen.
    Interface,
    /// The keys of the actions.
    Keys,
    /// Switches, and clocks that wait.
    Access,
    /// The language.
    Language,
}

impl Tab {
    /// All parts, each with the message id of its label.
    pub const ALL: [(Self, &str); 7] = [
        (Self::TableLook, id("settings-look")),
        (Self::Sound, id("settings-sound")),
        (Self::Play, id("settings-play")),
        (Self::Interface, id("settings-interface")),
        (Self::Keys, id("settings-keys")),
        (Self::Access, id("settings-access")),
        (Self::Language, id("settings-language")),
    ];

    /// Copies the settings of this part from other values.
    pub fn copy(self, from: &Values, to: &mut Values) {
        match self {
            Self::TableLook => {
                to.board.clone_from(&from.board);
                to.stones.clone_from(&from.stones);
                to.coordinates = from.coordinates;
                to.quality.clone_from(&from.quality);
            }
            Self::Sound => to.sound = from.sound,
            Self::Play => {
                to.marks = from.marks;
                to.speed = from.speed;
                to.reply = from.reply;
                to.viewpoint = from.viewpoint;
            }
            // The size of the window is no choice on this page.
            Self::Interface => {
                to.scale = from.scale;
                to.reduced_motion = from.reduced_motion;
                let full = from.window.is_some_and(|window| window.full_screen);
                if let Some(window) = &mut to.window {
                    window.full_screen = full;
                }
            }
            Self::Keys => to.keys.clone_from(&from.keys),
            Self::Access => {
                to.switch = from.switch;
                to.person_clocks_stop = from.person_clocks_stop;
                to.confirm_steps = from.confirm_steps;
            }
            Self::Language => {}
        }
    }

    /// These values with the defaults for this part.
    pub fn reset(self, values: &Values) -> Values {
        let mut reset = values.clone();
        self.copy(&Values::default(), &mut reset);
        reset
    }
}

pub(super) fn look(ui: &mut Ui, model: &Model<'_>, settings: &mut Values) {
    let (texts, looks) = (model.texts, &model.get::<KnownLooks>().0);
    let boards = looks.boards.usable().iter().map(|look| Tile {
        key: &look.title.key,
        name: say::board_name(texts, look),
        about: say::board_about(texts, look),
        look: &**look,
    });
    let boards: Vec<_> = boards.collect();
    tiles(ui, &texts.get("settings-board"), &boards, &mut settings.board, look_picture::board);
    let stones = looks.stones.usable().iter().map(|set| Tile {
        key: &set.title.key,
        name: say::stones_name(texts, set),
        about: say::stones_about(texts, set),
        look: &**set,
    });
    let stones: Vec<_> = stones.collect();
    tiles(ui, &texts.get("settings-stones"), &stones, &mut settings.stones, look_picture::stones);
    ui.add_space(6.0);
    ui.checkbox(&mut settings.coordinates, texts.get("settings-coordinates"));
    title(ui, &texts.get("settings-quality"), &texts.get("settings-quality-about"));
    let qualities =
        Preset::ALL.map(|preset| (preset.key().to_owned(), texts.keyed("quality-*", preset.key())));
    choice(ui, &mut settings.quality, qualities);
    if looks.unusable().next().is_some() {
        ui.add_space(8.0);
        ui.label(RichText::new(texts.get("settings-unusable")).color(theme::ERROR));
        for line in looks.unusable().flat_map(|unusable| say::custom_file_error(texts, unusable)) {
            theme::wrapped(ui, line, theme::SMALL, theme::SECONDARY);
        }
    }
}

pub(super) fn sound(ui: &mut Ui, texts: &Texts, settings: &mut Values) {
    let sound = &mut settings.sound;
    ui.checkbox(&mut sound.muted, texts.get("settings-muted"));
    ui.add_enabled_ui(!sound.muted, |ui| {
        share(ui, &mut sound.master, &texts.get("settings-master"));
        share(ui, &mut sound.effects, &texts.get("settings-effects"));
        share(ui, &mut sound.music, &texts.get("settings-music"));
    });
}

pub(super) fn play(ui: &mut Ui, texts: &Texts, settings: &mut Values) {
    title(ui, &texts.get("settings-marks"), &texts.get("settings-marks-about"));
    let marks = [
        (Marks::Growing, texts.get("marks-growing")),
        (Marks::All, texts.get("marks-all")),
        (Marks::Chosen, texts.get("marks-chosen")),
        (Marks::Few, texts.get("marks-few")),
    ];
    choice(ui, &mut settings.marks, marks);
    title(ui, &texts.get("settings-speed"), "");
    let speeds = [
        (0.5, texts.get("speed-slow")),
        (1.0, texts.get("speed-normal")),
        (2.0, texts.get("speed-fast")),
        (4.0, texts.get("speed-fastest")),
    ];
    choice(ui, &mut settings.speed, speeds);
    title(ui, &texts.get("settings-reply"), "");
    let replies = [
        (Reply::AtOnce, texts.get("reply-at-once")),
        (Reply::Calm, texts.get("reply-calm")),
        (Reply::Slow, texts.get("reply-slow")),
    ];
    choice(ui, &mut settings.reply, replies);
    title(ui, &texts.get("settings-viewpoint"), &texts.get("settings-viewpoint-about"));
    let viewpoints = [
        (Viewpoint::Person, texts.get("viewpoint-person")),
        (Viewpoint::ToMove, texts.get("viewpoint-to-move")),
        (Viewpoint::White, texts.get("viewpoint-white")),
    ];
    choice(ui, &mut settings.viewpoint, viewpoints);
}

pub(super) fn interface(ui: &mut Ui, texts: &Texts, settings: &mut Values) {
    title(ui, &texts.get("settings-scale"), &texts.get("settings-scale-about"));
    let percent = |scale: f32| (Some(scale), format!("{:.0} %", scale * 100.0));
    let scales = iter::once((None, texts.get("scale-auto"))).chain(SCALES.map(percent));
    choice(ui, &mut settings.scale, scales);
    ui.add_space(6.0);
    ui.checkbox(&mut settings.reduced_motion, texts.get("settings-reduced"));
    let mut full = settings.window.is_some_and(|window| window.full_screen);
    if ui.checkbox(&mut full, texts.get("settings-full-screen")).changed() {
        settings.window.get_or_insert_default().full_screen = full;
    }
}

pub(super) fn language(ui: &mut Ui, model: &Model<'_>) {
    let texts = model.texts;
    let languages = Language::ALL.iter().map(|&one| (one, one.native_name().to_owned()));
    let mut language = texts.language();
    choice(ui, &mut language, languages);
    if language != texts.language() {
        model.ask(UiAction::run_with(super::speak, language));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_is_reset_alone_and_comes_back() {
        let mut values = Values {
            board: "slab".into(),
            marks: Marks::Few,
            speed: 2.0,
            person_clocks_stop: true,
            scale: Some(1.5),
            ..Values::default()
        };
        values.sound.muted = true;
        for (tab, name) in Tab::ALL {
            let mut reset = tab.reset(&values);
            assert_eq!(reset == values, matches!(tab, Tab::Keys | Tab::Language), "{name}");
            for (other, _) in Tab::ALL.into_iter().filter(|(other, _)| *other != tab) {
                let mut same = reset.clone();
                other.copy(&values, &mut same);
                assert_eq!(same, reset, "the reset of {name} changed {other:?}");
            }
            tab.copy(&values, &mut reset);
            assert_eq!(reset, values, "{name}");
        }
    }
}
