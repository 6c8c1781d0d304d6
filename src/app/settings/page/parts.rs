//! The parts of the settings page.

use super::SettingChange;
use super::look_picture;
use super::rows::{choice, share, switch, title};
use super::tiles::{Tile, tiles};
use crate::app::settings::values::{Marks, Reply, SCALES};
use crate::app::table::Preset;
use crate::app::table::camera::Viewpoint;
use crate::app::ui::{Model, UiAction, theme};
use crate::texts::{Language, say};
use bevy_egui::egui::{Label, RichText, Ui};
use std::iter;

/// Adds the action for a changed setting.
pub(super) fn set<T>(
    actions: &mut Vec<UiAction>,
    changed: Option<T>,
    setting: impl FnOnce(T) -> SettingChange,
) {
    actions.extend(changed.map(|value| UiAction::Setting(setting(value))));
}

pub(super) fn look(ui: &mut Ui, model: &Model<'_>, actions: &mut Vec<UiAction>) {
    let Model { texts, looks, settings: values, .. } = *model;
    let boards = looks.boards().iter().map(|look| Tile {
        key: &look.title.key,
        name: say::board_name(texts, look),
        about: say::board_about(texts, look),
        look: &**look,
    });
    let boards: Vec<_> = boards.collect();
    let chosen = looks.board(&values.board).map(|look| &*look.title.key);
    let board = tiles(ui, &texts.get("settings-board"), &boards, chosen, |painter, rect, look| {
        look_picture::board(painter, rect, look);
    });
    set(actions, board, SettingChange::Board);
    let stones = looks.stones().iter().map(|set| Tile {
        key: &set.title.key,
        name: say::stones_name(texts, set),
        about: say::stones_about(texts, set),
        look: &**set,
    });
    let stones: Vec<_> = stones.collect();
    let chosen = looks.stone_set(&values.stones).map(|set| &*set.title.key);
    let stones = tiles(ui, &texts.get("settings-stones"), &stones, chosen, |painter, rect, set| {
        look_picture::stones(painter, rect, set);
    });
    set(actions, stones, SettingChange::Stones);
    ui.add_space(6.0);
    let coordinates = switch(ui, values.coordinates, texts.get("settings-coordinates"));
    set(actions, coordinates, SettingChange::Coordinates);
    title(ui, &texts.get("settings-quality"), &texts.get("settings-quality-about"));
    let qualities =
        Preset::ALL.map(|preset| (preset.key().to_owned(), texts.keyed("quality-*", preset.key())));
    set(actions, choice(ui, &values.quality, qualities), SettingChange::Quality);
    if !looks.unusable().is_empty() {
        ui.add_space(8.0);
        ui.label(RichText::new(texts.get("settings-unusable")).color(theme::ERROR));
        for line in
            looks.unusable().iter().flat_map(|unusable| say::custom_file_error(texts, unusable))
        {
            ui.add(Label::new(RichText::new(line).small().color(theme::SECONDARY)).wrap());
        }
    }
}

pub(super) fn sound(ui: &mut Ui, model: &Model<'_>, actions: &mut Vec<UiAction>) {
    let (texts, sound) = (model.texts, &model.settings.sound);
    let muted = switch(ui, sound.muted, texts.get("settings-muted"));
    set(actions, muted, SettingChange::Muted);
    ui.add_enabled_ui(!sound.muted, |ui| {
        let master = share(ui, sound.master, &texts.get("settings-master"));
        set(actions, master, SettingChange::Master);
        let effects = share(ui, sound.effects, &texts.get("settings-effects"));
        set(actions, effects, SettingChange::Effects);
        let music = share(ui, sound.music, &texts.get("settings-music"));
        set(actions, music, SettingChange::Music);
    });
}

pub(super) fn play(ui: &mut Ui, model: &Model<'_>, actions: &mut Vec<UiAction>) {
    let (texts, values) = (model.texts, model.settings);
    title(ui, &texts.get("settings-marks"), &texts.get("settings-marks-about"));
    let marks = [
        (Marks::Growing, texts.get("marks-growing")),
        (Marks::All, texts.get("marks-all")),
        (Marks::Chosen, texts.get("marks-chosen")),
        (Marks::Few, texts.get("marks-few")),
    ];
    set(actions, choice(ui, &values.marks, marks), SettingChange::Marks);
    title(ui, &texts.get("settings-speed"), "");
    let speeds = [
        (0.5, texts.get("speed-slow")),
        (1.0, texts.get("speed-normal")),
        (2.0, texts.get("speed-fast")),
        (4.0, texts.get("speed-fastest")),
    ];
    set(actions, choice(ui, &values.speed, speeds), SettingChange::Speed);
    title(ui, &texts.get("settings-reply"), "");
    let replies = [
        (Reply::AtOnce, texts.get("reply-at-once")),
        (Reply::Calm, texts.get("reply-calm")),
        (Reply::Slow, texts.get("reply-slow")),
    ];
    set(actions, choice(ui, &values.reply, replies), SettingChange::Reply);
    title(ui, &texts.get("settings-viewpoint"), &texts.get("settings-viewpoint-about"));
    let viewpoints = [
        (Viewpoint::Person, texts.get("viewpoint-person")),
        (Viewpoint::ToMove, texts.get("viewpoint-to-move")),
        (Viewpoint::White, texts.get("viewpoint-white")),
    ];
    set(actions, choice(ui, &values.viewpoint, viewpoints), SettingChange::Viewpoint);
}

pub(super) fn interface(ui: &mut Ui, model: &Model<'_>, actions: &mut Vec<UiAction>) {
    let (texts, values) = (model.texts, model.settings);
    title(ui, &texts.get("settings-scale"), &texts.get("settings-scale-about"));
    let percent = |scale: f32| (Some(scale), format!("{:.0} %", scale * 100.0));
    let scales = iter::once((None, texts.get("scale-auto"))).chain(SCALES.map(percent));
    set(actions, choice(ui, &values.scale, scales), SettingChange::Scale);
    ui.add_space(6.0);
    let reduced = switch(ui, values.reduced_motion, texts.get("settings-reduced"));
    set(actions, reduced, SettingChange::ReducedMotion);
    let full = values.window.is_some_and(|window| window.full_screen);
    let full = switch(ui, full, texts.get("settings-full-screen"));
    set(actions, full, SettingChange::FullScreen);
}

pub(super) fn language(ui: &mut Ui, model: &Model<'_>, actions: &mut Vec<UiAction>) {
    let languages = Language::ALL.iter().map(|&one| (one, one.native_name().to_owned()));
    let chosen = choice(ui, &model.texts.language(), languages);
    actions.extend(chosen.map(UiAction::SetLanguage));
}
