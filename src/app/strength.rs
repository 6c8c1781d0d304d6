//! The strength of the player of the next game, from the stored games, and the strength of the opponent
//! that adjusts itself, when a game against it begins.

use super::game_setup::GameSetup;
use super::pages::{OpenPage, Page};
use super::schedule::AppSet;
use super::session::{CurrentSession, IntentMessage, NoticeMessage, OpponentHold};
use super::storage::{LibraryCommand, LibraryState, Listing};
use crate::catalogue::library::strength::strength;
use crate::engine::character::adjusting_at;
use crate::engine::rating::StrengthEstimate;
use crate::game::play::{Intent, Notice, Seat, Session};
use crate::rules::Side;
use bevy::prelude::*;

/// The strength of the player of the next game.
#[derive(Resource, Clone, Debug, Default)]
pub struct PlayerStrength {
    /// The estimate; `None` until the stored games are read.
    pub estimate: Option<StrengthEstimate>,
    /// What the estimate was made from: the version of the list, the player and the variant.
    made_from: Option<(u64, Option<String>, String)>,
    /// Whether the page that was open in the last frame shows strengths.
    shown: bool,
    /// A game against the adjusting opponent has begun: its strength is set when the list of games is newer
    /// than this version. Then the seconds since.
    begun: Option<(u64, f32)>,
}

/// The longest time that the opponent waits for the list of games, in seconds. It then plays at the
/// strength that it had.
const MOST_WAIT: f32 = 8.0;

/// Adds the strength to an app that has a session and a library.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PlayerStrength>()
        // Before the opponent, which must not begin to think at another strength.
        .add_systems(Update, set_level.after(AppSet::Session).before(AppSet::Opponent))
        .add_systems(Update, (read_games, update).chain().in_set(AppSet::Guide));
}

/// Whether a page shows strengths.
const fn shows_strength(page: Page) -> bool {
    matches!(page, Page::NewGame | Page::Opponent(_) | Page::Statistics)
}

/// The estimate for a player in a variant, from the list of games.
fn estimate(listing: &Listing, name: Option<&str>, variant: &str) -> StrengthEstimate {
    strength(listing.games.iter().map(|entry| &entry.kept), name, variant)
}

/// The side of the adjusting opponent in a game against a person.
fn adjusting_side(session: &Session) -> Option<Side> {
    let adjusts = |side: &Side| {
        matches!(session.seat(*side), Seat::Computer(character) if character.adjusts)
            && *session.seat(side.opponent()) == Seat::Person
    };
    Side::BOTH.into_iter().find(adjusts)
}

/// Sets the strength of the adjusting opponent when a game begins, but not within a match. The games are
/// read anew for that, so that the game before counts.
fn set_level(
    time: Res<Time>,
    session: Res<CurrentSession>,
    library: Res<LibraryState>,
    mut strength: ResMut<PlayerStrength>,
    mut hold: ResMut<OpponentHold>,
    mut notices: MessageReader<NoticeMessage>,
    mut commands: MessageWriter<LibraryCommand>,
    mut intents: MessageWriter<IntentMessage>,
) {
    let began = notices.read().any(|NoticeMessage(notice)| *notice == Notice::Started);
    let first = session.current_match().is_none_or(|match_| match_.played().is_empty());
    let side = adjusting_side(&session).filter(|_| first && session.review().is_none());
    if began {
        strength.begun = side.map(|_| (library.version, 0.0));
        if side.is_some() {
            commands.write(LibraryCommand::List { trash: false });
        }
    }
    let Some((version, waited)) = &mut strength.begun else {
        hold.set_if_neq(OpponentHold { strength: false, ..*hold });
        return;
    };
    *waited += time.delta_secs();
    let listing = library.games.as_ref().filter(|_| library.version != *version);
    let waits = listing.is_none() && *waited < MOST_WAIT && side.is_some();
    hold.set_if_neq(OpponentHold { strength: waits, ..*hold });
    if waits {
        return;
    }
    strength.begun = None;
    let (Some(listing), Some(side)) = (listing, side) else { return };
    // Its first turn is played at the strength of the whole game.
    if session.record().turns().len() > side as usize || session.outcome().is_some() {
        return;
    }
    let variant = &session.variant().key;
    let estimate = estimate(listing, session.name(side.opponent()), variant);
    let seat = Seat::Computer(adjusting_at(estimate.level()));
    if seat != *session.seat(side) {
        intents.write(IntentMessage(Intent::Reseat { side, seat }));
    }
}

/// Reads the games when a page is opened that shows strengths.
fn read_games(
    page: Res<OpenPage>,
    mut strength: ResMut<PlayerStrength>,
    mut commands: MessageWriter<LibraryCommand>,
) {
    let shows = shows_strength(page.0);
    if shows && !strength.shown {
        commands.write(LibraryCommand::List { trash: false });
    }
    if shows != strength.shown {
        strength.shown = shows;
    }
}

/// Makes the estimate anew if the list of games, the player or the variant has changed.
pub(crate) fn update(
    library: Res<LibraryState>,
    setup: Res<GameSetup>,
    mut strength: ResMut<PlayerStrength>,
) {
    let Some(listing) = library.games.as_ref().filter(|_| strength.shown) else { return };
    let person = setup.seats.iter().position(|seat| *seat == Seat::Person);
    let name = person.map(|place| setup.names[place].trim()).filter(|name| !name.is_empty());
    let from = (library.version, name.map(str::to_owned), setup.variant.key.clone());
    if strength.made_from.as_ref() == Some(&from) {
        return;
    }
    strength.estimate = Some(estimate(listing, name, &from.2));
    strength.made_from = Some(from);
}
