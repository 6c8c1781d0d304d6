//! One of every refusal, outcome, match error and draw warning, for the tests that must treat them all. A new
//! variant of one of these enums does not compile until it is listed here.

use fanorona_rules::matches::MatchError;
use fanorona_rules::matches::tags::MatchTagError;
use fanorona_rules::{
    CaptureKind, DrawReason, DrawWarning, Outcome, Point, PointSet, Refusal, Side, Step, Turn,
    WinReason,
};

/// Lists the variants without values by their names, and examples of the others by their patterns.
macro_rules! every {
    ($kind:ident: $($name:ident)*; $($pattern:pat => [$($example:expr),+ $(,)?]),* $(,)?) => {{
        const fn _is_listed(value: &$kind) {
            match value {
                $($kind::$name => {})*
                $($pattern => {})*
            }
        }
        vec![$($kind::$name,)* $($($example),+),*]
    }};
}

/// One of every refusal, on points of a board of 9 × 5.
pub fn refusals() -> Vec<Refusal> {
    let point = Point::new(44);
    let (one, two) = (point.set(), point.set().with(Point::new(3)));
    every!(Refusal:
        GameOver NoStone EnemyStone StoneIsBlocked Occupied NoLine MustCapture ChainMustCapture
        PointTouched SameDirection DirectionUsed FirstTurnIsOneStep NoChains ChooseGroup LargerGroup
        HandicappedTakesNothing MustLeaveCapture EaterTakesOneStep MustContinue NoOpenChain ChainIsOpen
        NothingToUndo NothingToRedo NothingToClaim NoAgreement NoOffer;
        Refusal::AnotherMustCapture(_) => [
            Refusal::AnotherMustCapture(one),
            Refusal::AnotherMustCapture(two),
        ],
        Refusal::OtherStoneInChain(_) => [Refusal::OtherStoneInChain(point)],
        Refusal::TakesNothing(_) => [
            Refusal::TakesNothing(CaptureKind::Approach),
            Refusal::TakesNothing(CaptureKind::Withdrawal),
        ],
    )
}

/// One of every outcome, with each side as the winner.
pub fn outcomes() -> Vec<Outcome> {
    let wins = every!(WinReason: TookAll Immobilised Resigned OutOfTime NothingGiven NothingToEat;);
    let draws = every!(DrawReason: QuietTurns Repetition Agreement NoMove;);
    let won = |winner| wins.iter().map(move |&reason| Outcome::Win { winner, reason });
    Side::BOTH.into_iter().flat_map(won).chain(draws.into_iter().map(Outcome::Draw)).collect()
}

/// One of every match error, with every outcome that can be impossible.
pub fn match_errors() -> Vec<MatchError> {
    let mut errors = every!(MatchError: Decided AnotherGame UnderWay NothingPlayed;
        MatchError::Games(_) => [MatchError::Games(0)],
        MatchError::NoHandicap(_) => [MatchError::NoHandicap("tsivy".to_owned())],
        MatchError::Impossible(_) => [MatchError::Impossible(Outcome::Draw(DrawReason::Repetition))],
    );
    errors.extend(outcomes().into_iter().map(MatchError::Impossible));
    errors
}

/// One of every error in the match tags of a record.
pub fn tag_errors() -> Vec<MatchTagError> {
    let mut errors = every!(MatchTagError: MatchFormat;
        MatchTagError::UnknownVariant(_) => [MatchTagError::UnknownVariant("nowhere".to_owned())],
        MatchTagError::Game(_) => [MatchTagError::Game("1-0".to_owned())],
        MatchTagError::Games(_) => [MatchTagError::Games(MatchError::Decided)],
        MatchTagError::Contradiction(_) => [
            MatchTagError::Contradiction("Round"),
            MatchTagError::Contradiction("SeriesScore"),
        ],
    );
    errors.extend(match_errors().into_iter().map(MatchTagError::Games));
    errors
}

/// One of every warning of a draw, for one and for several.
pub fn draw_warnings() -> Vec<DrawWarning> {
    let step =
        Step { from: Point::new(0), to: Point::new(1), kind: None, captured: PointSet::EMPTY };
    let turn = Turn::new(vec![step]).unwrap();
    every!(DrawWarning: ;
        DrawWarning::QuietTurns { .. } => [
            DrawWarning::QuietTurns { left: 1 },
            DrawWarning::QuietTurns { left: 10 },
        ],
        DrawWarning::Position { .. } => [
            DrawWarning::Position { repetitions: 2 },
            DrawWarning::Position { repetitions: 3 },
        ],
        DrawWarning::Turns(_) => [
            DrawWarning::Turns(vec![turn.clone()]),
            DrawWarning::Turns(vec![turn.clone(), turn]),
        ],
    )
}
