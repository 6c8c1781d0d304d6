//! Whole matches through intents alone: names, clocks and claims.

mod claims;
mod clocks;
mod computers;
mod matches;
mod records;
mod vela;
mod words;

use crate::fixture::*;
use bevy::prelude::*;
use fanorona::app::game_setup::{FormatChoice, GameSetup};
use fanorona::app::session::{CurrentSession, IntentMessage};
use fanorona::catalogue::Catalogue;
use fanorona::game::play::{GamePlan, Intent, Seat, Session};
use fanorona::rules::clock::TimeControl;
use fanorona::rules::matches::Party;
use fanorona::rules::variant::shipped;
use fanorona::rules::{Match, Side};
use fanorona::texts::{Language, Texts};

pub const ANNA: Party = Party::First;
pub const BAO: Party = Party::Second;
pub const PEOPLE: [Seat; 2] = [Seat::Person, Seat::Person];

pub fn english() -> Texts {
    Texts::new(Language::ENGLISH)
}

/// The plan that the page for a new game makes: Anna begins against Bao.
pub fn plan(format: FormatChoice, seats: [Seat; 2]) -> GamePlan {
    let catalogue = Catalogue::shipped();
    let mut setup = GameSetup::new(shipped::variant("tsivy").unwrap(), seats);
    setup.names = ["Anna".to_owned(), "Bao".to_owned()];
    setup.choose_format(format, &catalogue);
    setup.plan(&english(), &catalogue)
}

/// A match between Anna and Bao, both at this screen.
pub fn match_app(format: FormatChoice) -> App {
    let mut app = session_app();
    intend(&mut app, Intent::Begin(Box::new(plan(format, PEOPLE))));
    app
}

/// A single game of a variant with clocks.
pub fn timed(variant: &str, control: &str, seats: [Seat; 2]) -> App {
    let mut app = session_app();
    let variant = shipped::variant(variant).unwrap();
    let control: TimeControl = control.parse().unwrap();
    intend(
        &mut app,
        Intent::Begin(Box::new(GamePlan { control, ..GamePlan::single(variant, seats) })),
    );
    app
}

pub fn session(app: &App) -> &Session {
    app.world().resource::<CurrentSession>()
}

pub fn match_(app: &App) -> &Match {
    session(app).current_match().expect("a match")
}

pub fn score(app: &App) -> String {
    match_(app).score().to_string()
}

/// The current side of a party.
pub fn side(app: &App, party: Party) -> Side {
    session(app).round().expect("a game").side(party)
}

/// A party resigns.
pub fn resigns(app: &mut App, party: Party) {
    let side = side(app, party);
    intend(app, Intent::Resign(side));
}

/// The players agree on a draw.
pub fn agree(app: &mut App) {
    // In the same frame, so that no computer answers first.
    app.world_mut().write_message(IntentMessage(Intent::OfferDraw(Side::White)));
    intend(app, Intent::AnswerDraw(true));
}

/// The current game: its variant, who has White, and the score.
pub fn stands(app: &App) -> (String, String, String) {
    let session = session(app);
    let white = session.name(Side::White).unwrap_or_default().to_owned();
    (session.variant().key.clone(), white, score(app))
}

pub fn is(app: &App, variant: &str, white: &str, score: &str) {
    assert_eq!(stands(app), (variant.into(), white.into(), score.into()));
}
