//! Reports endgame table files that cannot be used, each once.

use super::Opponent;
use crate::app::screens::Desk;
use crate::texts::say;
use bevy::prelude::*;

/// Shows a sentence for each damaged file that the search backend has found.
pub(super) fn report(mut opponent: ResMut<Opponent>, desk: Option<ResMut<Desk>>) {
    let Some(mut desk) = desk else { return };
    for error in opponent.bypass_change_detection().backend.take_table_errors() {
        let sentence = say::table_file_error(&desk.texts, &error);
        desk.tell(sentence);
    }
}
