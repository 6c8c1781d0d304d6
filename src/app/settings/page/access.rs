//! The part of the settings for players with switches or unsteady hands, and for those who need time.

use super::rows::{choice, title};
use crate::app::actions::InputAction;
use crate::app::scanning::SwitchMode;
use crate::app::settings::values::Values;
use crate::app::ui::model::Model;
use crate::texts::Texts;
use bevy_egui::egui::Ui;

/// The seconds that can be chosen.
const SECONDS: [f32; 8] = [0.5, 0.75, 1.0, 1.5, 2.0, 3.0, 4.0, 5.0];

pub(super) fn show(ui: &mut Ui, model: &Model<'_>, settings: &mut Values) {
    let (texts, switch) = (model.texts, &mut settings.switch);
    let key = model.key(InputAction::SwitchChoose);
    let about = texts.with("access-switch-about", &[("key", key.into())]);
    title(ui, &texts.get("access-switch"), &about);
    let modes = [
        (SwitchMode::Off, texts.get("switch-off")),
        (SwitchMode::One, texts.get("switch-one")),
        (SwitchMode::Two, texts.get("switch-two")),
    ];
    choice(ui, &mut switch.mode, modes);
    ui.add_enabled_ui(switch.mode == SwitchMode::One, |ui| {
        title(ui, &texts.get("access-pace"), "");
        let paces = SECONDS.map(|seconds| {
            let number = decimal(texts, (seconds * 100.0).round() as u32);
            (seconds, texts.with("access-seconds", &[("seconds", number.into())]))
        });
        choice(ui, &mut switch.seconds, paces);
    });
    ui.add_space(6.0);
    let on = switch.is_on();
    ui.add_enabled_ui(on, |ui| ui.checkbox(&mut switch.anywhere, texts.get("access-anywhere")));
    title(ui, &texts.get("access-hand"), &texts.get("access-hand-about"));
    // Switches choose one thing after the other anyhow.
    ui.add_enabled_ui(!on, |ui| {
        ui.checkbox(&mut settings.confirm_steps, texts.get("access-confirm-steps"));
    });
    title(ui, &texts.get("access-time"), &texts.get("access-time-about"));
    // With a switch they always stand.
    let mut always = true;
    let stop = if on { &mut always } else { &mut settings.person_clocks_stop };
    ui.checkbox(stop, texts.get("access-person-clocks-stop"));
}

/// Hundredths as a number without zeros at its end.
fn decimal(texts: &Texts, hundredths: u32) -> String {
    let (whole, part) = ((hundredths / 100).to_string(), format!("{:02}", hundredths % 100));
    match part.trim_end_matches('0') {
        "" => whole,
        part => texts.with("access-decimal", &[("whole", whole.into()), ("part", part.into())]),
    }
}
