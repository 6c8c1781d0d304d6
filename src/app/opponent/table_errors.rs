//! Reports endgame table files that cannot be used, each once.

use super::Opponent;
use crate::app::texts::CurrentTexts;
use crate::app::toasts::Toasts;
use crate::texts::say;
use bevy::prelude::*;

/// Shows a sentence for each damaged file that the searches have found.
pub(super) fn report(
    mut opponent: ResMut<Opponent>,
    texts: Res<CurrentTexts>,
    mut toasts: ResMut<Toasts>,
) {
    for error in opponent.bypass_change_detection().runner.take_table_errors() {
        toasts.tell(say::table_file_error(&texts, &error));
    }
}
