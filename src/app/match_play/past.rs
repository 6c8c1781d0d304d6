//! What the stored games say of the time before the game on the board, and the first win.

use super::CurrentResult;
use crate::app::moments::Moment;
use crate::app::names::{alone, unnamed};
use crate::app::schedule::AnimationState;
use crate::app::session::{CurrentSession, NoticeMessage};
use crate::app::storage::{LibraryCommand, LibraryState};
use crate::catalogue::library::statistics::Past;
use crate::game::play::{Notice, Seat, Session};
use crate::texts::Texts;
use bevy::prelude::*;

/// Reads the stored games when a game against the computer begins, so that they are known when it ends.
pub(in crate::app) fn read(
    session: Res<CurrentSession>,
    mut notices: MessageReader<NoticeMessage>,
    mut commands: MessageWriter<LibraryCommand>,
) {
    let began = notices.read().any(|NoticeMessage(notice)| *notice == Notice::Started);
    if began && opponent(&session).is_some() {
        commands.write(LibraryCommand::List { trash: false });
    }
}

/// What the games before this one say; `None` if they are not read, or if it is not of one person against the computer.
pub(super) fn of(texts: &Texts, session: &Session, library: &LibraryState) -> Option<Past> {
    let (side, opponent) = (alone(session)?, opponent(session)?);
    let others = library.games.as_ref()?.games.iter().map(|entry| &entry.kept);
    let others = others.filter(|kept| library.active_id() != Some(&kept.id));
    // In a match, players without a name are given one.
    let given = [0, 1].map(|place| unnamed(texts, place));
    let name = session.name(side).filter(|name| !given.iter().any(|given| given == name));
    Some(Past::of(others, name, opponent))
}

/// The name of the only computer.
fn opponent(session: &Session) -> Option<&str> {
    let side = alone(session)?.opponent();
    match session.seat(side) {
        Seat::Computer(_) => session.known_as(side),
        Seat::Person | Seat::Exercise => None,
    }
}

/// Makes a moment of a first win, once the last stone has come to rest. A finished game that is opened did not end just
/// now.
pub(in crate::app) fn celebrate(
    session: Res<CurrentSession>,
    result: Res<CurrentResult>,
    animation: Res<AnimationState>,
    mut notices: MessageReader<NoticeMessage>,
    mut ended: Local<bool>,
    mut moments: MessageWriter<Moment>,
) {
    for NoticeMessage(notice) in notices.read() {
        match notice {
            Notice::Over(_) => *ended = true,
            Notice::Started | Notice::Rewound => *ended = false,
            _ => {}
        }
    }
    if !*ended || animation.busy {
        return;
    }
    *ended = false;
    let first_win = result.0.as_ref().and_then(|result| result.first_win.clone());
    if let (Some(sentence), Some(side)) = (first_win, alone(&session)) {
        moments.write(Moment { side, sentence });
    }
}
