//! Applies settings to the resources of other modules. Only changed settings are applied, so that
//! tests and developers can set those resources directly.

use super::values::{Settings, Values};
use crate::app::actions::KeyMap;
use crate::app::engine_lines::EngineLines;
use crate::app::game_setup::GameSetup;
use crate::app::motion::MotionSettings;
use crate::app::opponent::Opponent;
use crate::app::scanning::SwitchSettings;
use crate::app::schedule::AppSet;
use crate::app::session::{CurrentSelection, PersonClocksStop};
use crate::app::sound::Volumes;
use crate::app::table::camera::viewpoint::CameraSettings;
use crate::app::table::markers::MarkerVisibility;
use crate::app::table::{KnownLooks, Preset, TableLook};
use crate::app::texts::CurrentTexts;
use crate::texts::Language;
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowMode};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, apply.run_if(has_changed).before(AppSet::Input))
        .add_systems(Update, store_volumes.after(AppSet::Present));
}

fn has_changed(settings: Res<Settings>, known: Option<Res<KnownLooks>>) -> bool {
    settings.is_changed() || known.is_some_and(|known| known.is_changed())
}

/// Volumes that were changed by a key become settings.
fn store_volumes(volumes: Option<Res<Volumes>>, mut settings: ResMut<Settings>) {
    let Some(volumes) = volumes.filter(DetectChanges::is_changed) else { return };
    if settings.sound != *volumes && !volumes.is_added() {
        settings.sound = *volumes;
    }
}

fn apply(
    settings: Res<Settings>,
    mut last: Local<Option<Values>>,
    pace: Option<ResMut<MotionSettings>>,
    (opponent, lines): (Option<ResMut<Opponent>>, Option<ResMut<EngineLines>>),
    camera: Option<ResMut<CameraSettings>>,
    shown: Option<ResMut<MarkerVisibility>>,
    (look, known, preset, volumes): (
        Option<ResMut<TableLook>>,
        Option<Res<KnownLooks>>,
        Option<ResMut<Preset>>,
        Option<ResMut<Volumes>>,
    ),
    (mut keys, mut switch, mut person_clocks_stop, mut selection): (
        ResMut<KeyMap>,
        ResMut<SwitchSettings>,
        ResMut<PersonClocksStop>,
        ResMut<CurrentSelection>,
    ),
    setup: Option<ResMut<GameSetup>>,
    mut texts: ResMut<CurrentTexts>,
    mut windows: Query<&mut Window, With<PrimaryWindow>>,
) {
    let now = &settings.0;
    // At the start the language is already set, because the command line may override the setting.
    let before = last
        .replace(now.clone())
        .unwrap_or_else(|| Values { language: now.language.clone(), ..Values::default() });
    keys.set_if_neq(now.keys.clone());
    switch.set_if_neq(now.switch);
    person_clocks_stop.set_if_neq(PersonClocksStop(now.person_clocks_stop || now.switch.is_on()));
    let confirms = now.confirm_steps && !now.switch.is_on();
    if selection.confirms != confirms {
        selection.confirms = confirms;
    }
    if let Some(mut pace) = pace
        && (before.speed, before.reduced_motion) != (now.speed, now.reduced_motion)
    {
        pace.set_if_neq(MotionSettings { speed: now.speed, reduced: now.reduced_motion });
    }
    if let Some(mut opponent) = opponent
        && before.reply != now.reply
    {
        opponent.set_min_delay(now.reply.seconds());
    }
    if let Some(mut setup) = setup
        && before.experience != now.experience
        && now.plan.is_none()
    {
        setup.coach = now.first_coach();
    }
    if let Some(mut lines) = lines
        && before.engine_lines != now.engine_lines
    {
        lines.options = now.engine_lines;
    }
    if let Some(mut camera) = camera {
        let wanted =
            CameraSettings { viewpoint: now.viewpoint, reduced: now.reduced_motion, ..*camera };
        camera.set_if_neq(wanted);
    }
    if let Some(mut shown) = shown {
        shown.set_if_neq(now.shown_markers());
    }
    let looks = |values: &Values| (values.board.clone(), values.stones.clone(), values.coordinates);
    if let (Some(mut look), Some(known)) = (look, known)
        && (looks(&before) != looks(now) || known.is_changed() && !known.is_added())
    {
        look.set_if_neq(now.look(&known.0));
    }
    if let Some(mut preset) = preset
        && before.quality != now.quality
    {
        preset.set_if_neq(now.preset());
    }
    if let Some(mut volumes) = volumes
        && before.sound != now.sound
    {
        volumes.set_if_neq(now.sound);
    }
    let full = now.window.is_some_and(|window| window.full_screen);
    for mut window in &mut windows {
        if before.window.is_some() && full != (window.mode != WindowMode::Windowed) {
            window.mode = super::window::mode(full);
        }
    }
    if before.language != now.language
        && let Some(language) = now.language.as_deref().and_then(Language::from_code)
    {
        texts.speak(language);
    }
}
