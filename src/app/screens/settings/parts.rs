//! What each part of the settings offers.

use super::rows::{choice, share, title};
use crate::app::screens::{Desk, theme};
use crate::app::settings::Values;
use crate::app::settings::values::{Reply, SCALES};
use crate::app::table::Preset;
use crate::app::table::camera::Viewpoint;
use crate::app::table::markers::MarkerVisibility;
use crate::catalogue::looks::{Looks, Title};
use crate::texts::{Language, say};
use bevy_egui::egui::{Label, RichText, Ui};

pub(super) fn look(ui: &mut Ui, desk: &Desk, values: &mut Values, looks: &Looks) {
    let texts = &desk.texts;
    let language = texts.language().code();
    let named = |title: &Title| (title.key.clone(), title.name(language).to_owned());
    let about = looks.board(&values.board).map_or("", |look| look.title.about(language));
    title(ui, &texts.get("settings-board"), about);
    choice(ui, &mut values.board, looks.boards().iter().map(|look| named(&look.title)));
    let about = looks.stone_set(&values.stones).map_or("", |set| set.title.about(language));
    title(ui, &texts.get("settings-stones"), about);
    choice(ui, &mut values.stones, looks.stones().iter().map(|set| named(&set.title)));
    ui.add_space(6.0);
    ui.checkbox(&mut values.coordinates, texts.get("settings-coordinates"));
    title(ui, &texts.get("settings-quality"), &texts.get("settings-quality-about"));
    let qualities =
        Preset::ALL.map(|preset| (preset.key().to_owned(), texts.keyed("quality-*", preset.key())));
    choice(ui, &mut values.quality, qualities);
    if !looks.unusable().is_empty() {
        ui.add_space(8.0);
        ui.label(RichText::new(texts.get("settings-unusable")).color(theme::VERMILION));
        for line in
            looks.unusable().iter().flat_map(|unusable| say::custom_file_error(texts, unusable))
        {
            ui.add(Label::new(RichText::new(line).small().color(theme::FADED)).wrap());
        }
    }
}

pub(super) fn sound(ui: &mut Ui, desk: &Desk, values: &mut Values) {
    let texts = &desk.texts;
    let sound = &mut values.sound;
    ui.checkbox(&mut sound.muted, texts.get("settings-muted"));
    ui.add_enabled_ui(!sound.muted, |ui| {
        share(ui, &mut sound.master, &texts.get("settings-master"));
        share(ui, &mut sound.effects, &texts.get("settings-effects"));
        share(ui, &mut sound.music, &texts.get("settings-music"));
    });
}

pub(super) fn play(ui: &mut Ui, desk: &Desk, values: &mut Values) {
    let texts = &desk.texts;
    title(ui, &texts.get("settings-marks"), &texts.get("settings-marks-about"));
    let marks = [
        (MarkerVisibility::All, texts.get("marks-all")),
        (MarkerVisibility::Chosen, texts.get("marks-chosen")),
        (MarkerVisibility::Few, texts.get("marks-few")),
    ];
    choice(ui, &mut values.marks, marks);
    title(ui, &texts.get("settings-speed"), "");
    let speeds = [
        (0.5, texts.get("speed-slow")),
        (1.0, texts.get("speed-normal")),
        (2.0, texts.get("speed-fast")),
        (4.0, texts.get("speed-fastest")),
    ];
    choice(ui, &mut values.speed, speeds);
    title(ui, &texts.get("settings-reply"), "");
    let replies = [
        (Reply::AtOnce, texts.get("reply-at-once")),
        (Reply::Calm, texts.get("reply-calm")),
        (Reply::Slow, texts.get("reply-slow")),
    ];
    choice(ui, &mut values.reply, replies);
    title(ui, &texts.get("settings-viewpoint"), &texts.get("settings-viewpoint-about"));
    let viewpoints = [
        (Viewpoint::Person, texts.get("viewpoint-person")),
        (Viewpoint::ToMove, texts.get("viewpoint-to-move")),
        (Viewpoint::White, texts.get("viewpoint-white")),
    ];
    choice(ui, &mut values.viewpoint, viewpoints);
}

pub(super) fn interface(ui: &mut Ui, desk: &Desk, values: &mut Values) {
    let texts = &desk.texts;
    title(ui, &texts.get("settings-scale"), &texts.get("settings-scale-about"));
    let scales = SCALES.map(|scale| (scale, format!("{:.0} %", scale * 100.0)));
    choice(ui, &mut values.scale, scales);
    ui.add_space(6.0);
    ui.checkbox(&mut values.reduced_motion, texts.get("settings-reduced"));
    let mut full = values.window.is_some_and(|window| window.full_screen);
    if ui.checkbox(&mut full, texts.get("settings-full-screen")).changed() {
        let mut window = values.window.unwrap_or_default();
        window.full_screen = full;
        values.window = Some(window);
    }
}

pub(super) fn language(ui: &mut Ui, desk: &mut Desk) {
    let mut chosen = desk.texts.language();
    let languages = Language::ALL.iter().map(|&one| (one, one.native_name().to_owned()));
    choice(ui, &mut chosen, languages);
    desk.speak(chosen);
}
