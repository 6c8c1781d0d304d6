//! The settings of a new game or match.

use super::{CoachLevel, Seat, serial};
use fanorona_rules::Variant;
use fanorona_rules::clock::TimeControl;
use fanorona_rules::matches::MatchFormat;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// The settings of a new game or match, for [`Intent::Begin`](super::Intent::Begin).
///
/// ```
/// use fanorona_game::play::{GamePlan, Intent, Notice, Seat, Session};
/// use fanorona_rules::matches::MatchFormat;
/// use fanorona_rules::variant::shipped;
/// use fanorona_rules::Side;
///
/// let people = [Seat::Person, Seat::Person];
/// let plan = GamePlan {
///     format: MatchFormat::BestOf(3),
///     control: "300+5".parse()?,
///     names: ["Anna", "Bao"].map(str::to_owned),
///     ..GamePlan::single(shipped::variant("telo").unwrap(), people)
/// };
/// let mut session = Session::default();
/// assert_eq!(session.apply(Intent::Begin(Box::new(plan))), [Notice::Started]);
/// assert_eq!(session.name(Side::Black), Some("Bao"));
/// assert_eq!(session.round().unwrap().number, 1);
/// # Ok::<(), fanorona_rules::clock::ParseTimeControlError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GamePlan {
    /// The variant of the games, except where the format says otherwise.
    #[serde(with = "serial::variant")]
    pub variant: Arc<Variant>,
    /// The format of the match; [`MatchFormat::SINGLE`] for one game.
    #[serde(with = "serial::format")]
    pub format: MatchFormat,
    /// Who plays White and Black in the first game. Players keep their name and time when colours
    /// change.
    pub seats: [Seat; 2],
    /// The names of White and Black in the first game; empty for no name.
    pub names: [String; 2],
    /// The time control of White and Black in the first game.
    pub control: TimeControl,
    /// How much the coach helps a person against the computer; `None` for no coach.
    #[serde(default)]
    pub coach: Option<CoachLevel>,
}

impl GamePlan {
    /// A single game without names, clocks and coach.
    pub const fn single(variant: Arc<Variant>, seats: [Seat; 2]) -> Self {
        let names = [String::new(), String::new()];
        let (format, control) = (MatchFormat::SINGLE, TimeControl::NONE);
        Self { variant, format, seats, names, control, coach: None }
    }
}
