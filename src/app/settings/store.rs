//! Stores the settings shortly after a change. What is wrong with their file never stops the program.

use super::text::{self, ParsedSettings};
use super::values::{Settings, Values};
use crate::app::kept::{self, KeptWriter};
use crate::catalogue::kept::{KeptFile, KeptProblem, KeptValue};
use bevy::prelude::*;

/// The seconds between the last change and writing it, so that moving a slider writes only once.
const WRITE_DELAY: f32 = 0.5;

impl KeptValue for Values {
    const FILE: KeptFile = KeptFile::Settings;

    fn write(&self) -> String {
        text::write(self)
    }

    fn read(written: &str) -> Result<Self, (Option<Self>, KeptProblem)> {
        match text::read(written) {
            Ok(ParsedSettings { values, unknown }) if unknown.is_empty() => Ok(values),
            Ok(ParsedSettings { values, unknown }) => {
                Err((Some(values), KeptProblem::UnknownEntries(unknown)))
            }
            Err(error) => {
                Err((None, KeptProblem::Settings(error.line, error.column, error.reason)))
            }
        }
    }

    fn merged(self, before: &Self, stored: Self) -> Self {
        self.with_changes(before, stored)
    }
}

/// The settings on their way to their file.
#[derive(Resource, Default)]
pub struct SettingsStore {
    /// The settings as they were handed to the writer; `None` before the first frame.
    handed: Option<Values>,
    /// The seconds until the last change is handed to the writer; `None` if there is none.
    delay: Option<f32>,
}

impl SettingsStore {
    /// Whether no change waits to be handed to the writer.
    pub const fn is_settled(&self) -> bool {
        self.delay.is_none()
    }

    /// Hands what has changed to the writer, which keeps what another copy of the program has changed.
    fn hand(&mut self, settings: &Values, writer: &mut KeptWriter<Values>) {
        self.delay = None;
        if let Some(before) = self.handed.replace(settings.clone())
            && before != *settings
        {
            let values = settings.clone();
            writer.change(move |stored| *stored = values.with_changes(&before, stored.clone()));
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    kept::plugin::<Values>(app);
    app.init_resource::<SettingsStore>()
        .add_systems(Last, (hand, hand_at_exit.before(kept::write_at_exit::<Values>)).chain());
}

/// Hands the settings to the writer some time after the last change.
fn hand(
    time: Res<Time<Real>>,
    settings: Res<Settings>,
    mut store: ResMut<SettingsStore>,
    mut writer: ResMut<KeptWriter<Values>>,
) {
    if settings.is_changed() {
        let handed = store.handed.get_or_insert_with(|| writer.value().clone());
        if *handed != settings.0 {
            store.delay = Some(WRITE_DELAY);
        }
    }
    let Some(delay) = &mut store.delay else { return };
    *delay -= time.delta_secs();
    if *delay <= 0.0 {
        store.hand(&settings, &mut writer);
    }
}

/// Hands over a change that is still delayed when the program ends.
fn hand_at_exit(
    mut exits: MessageReader<AppExit>,
    settings: Res<Settings>,
    mut store: ResMut<SettingsStore>,
    mut writer: ResMut<KeptWriter<Values>>,
) {
    if exits.read().next().is_some() {
        store.hand(&settings, &mut writer);
    }
}
