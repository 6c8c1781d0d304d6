//! Stores the player's progress, at once after every exercise.

use super::{CurrentCourse, CurrentExercise};
use crate::app::texts::CurrentTexts;
use crate::app::toasts::Toasts;
use crate::catalogue::settings_storage::{
    FileSettingsStorage, MemorySettingsStorage, SettingsStorage,
};
use crate::learn::{Course, Progress};
use bevy::prelude::*;
use std::sync::Arc;
