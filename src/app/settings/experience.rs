//! Counts the games that were played to their end, because a beginner's board shows more markers
//! with every game.

use super::Settings;
use crate::app::schedule::AppSet;
use crate::app::session::{CurrentSession, NoticeMessage};
use crate::game::play::{Notice, Seat};
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, count_games.after(AppSet::Present));
}

fn count_games(
    mut notices: MessageReader<NoticeMessage>,
    session: Res<CurrentSession>,
    mut settings: ResMut<Settings>,
) {
    let over = notices.read().any(|notice| matches!(notice.0, Notice::Over(_)));
    let by_person = session.live().seats().contains(&Seat::Person);
    if over && by_person && !session.is_exercise() {
        settings.games_played = settings.games_played.saturating_add(1);
    }
}
