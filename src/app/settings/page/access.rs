//! The part of the settings for players with switches, and for those who need time.

use super::SettingChange;
use super::parts::set;
use super::rows::{choice, switch, title};
use crate::app::actions::InputAction;
use crate::app::scanning::{SwitchMode, SwitchSettings};
use crate::app::ui::{Model, UiAction};
use crate::texts::Texts;
use bevy_egui::egui::Ui;

/// The seconds that can be chosen.
const SECONDS: [f32; 8] = [0.5, 0.75, 1.0, 1.5, 2.0, 3.0, 4.0, 5.0];

pub(super) fn show(ui: &mut Ui, model: &Model<'_>, actions: &mut Vec<UiAction>) {
    let (texts, now) = (model.texts, model.settings.switch);
    let key = model.key(InputAction::SwitchChoose);
    let about = texts.with("access-switch-about", &[("key", key.into())]);
    title(ui, &texts.get("access-switch"), &about);
    let modes = [
        (SwitchMode::Off, texts.get("switch-off")),
        (SwitchMode::One, texts.get("switch-one")),
        (SwitchMode::Two, texts.get("switch-two")),
    ];
    let mode = choice(ui, &now.mode, modes);
    set(actions, mode, |mode| SettingChange::Switch(SwitchSettings { mode, ..now }));
    ui.add_enabled_ui(now.mode == SwitchMode::One, |ui| {
        title(ui, &texts.get("access-pace"), "");
        let paces = SECONDS.map(|seconds| {
            let number = decimal(texts, (seconds * 100.0).round() as u32);
            (seconds, texts.with("access-seconds", &[("seconds", number.into())]))
        });
        let seconds = choice(ui, &now.seconds, paces);
        set(actions, seconds, |seconds| SettingChange::Switch(SwitchSettings { seconds, ..now }));
    });
    ui.add_space(6.0);
    ui.add_enabled_ui(now.is_on(), |ui| {
        let anywhere = switch(ui, now.anywhere, texts.get("access-anywhere"));
        set(actions, anywhere, |anywhere| {
            SettingChange::Switch(SwitchSettings { anywhere, ..now })
        });
    });
    title(ui, &texts.get("access-time"), &texts.get("access-time-about"));
    let person_clocks_stop = switch(
        ui,
        model.settings.person_clocks_stop || now.is_on(),
        texts.get("access-person-clocks-stop"),
    );
    set(actions, person_clocks_stop.filter(|_| !now.is_on()), SettingChange::PersonClocksStop);
}

/// Hundredths as a number without zeros at its end.
fn decimal(texts: &Texts, hundredths: u32) -> String {
    let (whole, part) = ((hundredths / 100).to_string(), format!("{:02}", hundredths % 100));
    match part.trim_end_matches('0') {
        "" => whole,
        part => texts.with("access-decimal", &[("whole", whole.into()), ("part", part.into())]),
    }
}
