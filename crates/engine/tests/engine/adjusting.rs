//! The opponent that adjusts its strength, and the estimate of a player's: together they find players of
//! known strength.

use crate::start;
use fanorona_engine::character::{SearchResources, adjusting_at, all, named};
use fanorona_engine::rating::{RatedGame, StrengthEstimate};
use fanorona_engine::{Character, accepts_draw};
use fanorona_rules::{Outcome, Side};

/// After this many turns a game counts as a draw, as in `fanorona-lab match`.
const MOST_TURNS: usize = 1_000;

/// Plays a game and returns White's score in half points.
fn game(variant: &str, players: [&Character; 2], seed: u64) -> u8 {
    let mut record = start(variant);
    while record.outcome().is_none() && record.turns().len() < MOST_TURNS {
        let player = players[record.position().side() as usize];
        let report = player.think(&record, &SearchResources::default(), seed, &mut || false);
        record.play(&report.best.unwrap()).unwrap();
    }
    match record.outcome().and_then(Outcome::winner) {
        None => 1,
        Some(Side::White) => 2,
        Some(Side::Black) => 0,
    }
}

/// A character plays games against the adjusting opponent, which follows the estimate of its strength.
fn season(player: &Character, games: u64, seed: u64) -> Vec<RatedGame> {
    let mut played = Vec::new();
    for number in 0..games {
        let opponent = adjusting_at(StrengthEstimate::of(&played).level());
        let seed = seed * 1_000 + number;
        let half_points = if number % 2 == 0 {
            game("tsivy", [player, &opponent], seed)
        } else {
            2 - game("tsivy", [&opponent, player], seed)
        };
        played.push(RatedGame { opponent: opponent.elo, half_points, weight: 1.0 });
    }
    played
}

fn points(games: &[RatedGame]) -> f64 {
    games.iter().map(RatedGame::points).sum::<f64>() / games.len() as f64
}

#[test]
fn a_player_is_estimated_at_his_strength_and_meets_his_equal() {
    // Far from where the estimate begins.
    let player = named("lala").unwrap();
    let games = season(&player, 30, 1);
    let estimate = StrengthEstimate::of(&games);
    let off = (estimate.elo - f64::from(player.elo)).abs();
    assert!(off < 150.0 && estimate.games == 30, "{estimate:?}");
    let late = points(&games[15..]);
    assert!((0.3..=0.7).contains(&late), "{late}");
}

#[test]
fn a_higher_strength_plays_better() {
    let [weak, strong] = [400, 1_000].map(adjusting_at);
    let games = (0..8).map(|seed| match seed % 2 {
        0 => game("dimy", [&strong, &weak], seed),
        _ => 2 - game("dimy", [&weak, &strong], seed),
    });
    let points: u8 = games.sum();
    assert!(points >= 12, "{points} of 16 half points");
}

/// The figures of crates/lab/log.md.
#[test]
#[ignore = "a measurement of some minutes"]
#[expect(clippy::print_stdout, reason = "a measurement is printed")]
fn measured_seasons() {
    const SEASONS: u64 = 20;
    for player in all().iter().filter(|player| player.elo < 1_900) {
        let (mut error, mut square, mut late, mut near, mut even) = (0.0, 0.0, 0.0, 0, 0);
        for seed in 0..SEASONS {
            let games = season(player, 30, seed);
            let off = StrengthEstimate::of(&games).elo - f64::from(player.elo);
            let last = points(&games[15..]);
            error += off / SEASONS as f64;
            square += off * off / SEASONS as f64;
            late += last / SEASONS as f64;
            near += u64::from(off.abs() <= 100.0);
            even += u64::from((0.4..=0.6).contains(&last));
        }
        println!(
            "{}\t{}\tmean error {error:.0}\troot mean square {:.0}\twithin 100: {near} of {SEASONS}\t\
             last 15 games {:.1} %\t40 to 60 %: {even} of {SEASONS}",
            player.name,
            player.elo,
            square.sqrt(),
            100.0 * late
        );
    }
}

/// Formerly a player of random turns took every position for an equal one.
#[test]
fn a_draw_offer_is_answered_by_the_position_at_every_strength() {
    let answers = |position: &str| {
        let mut record = crate::common::record("tsivy", position);
        record.offer_draw(Side::Black).unwrap();
        let weakest = adjusting_at(1);
        let answer = |seed| {
            let think = || weakest.think(&record, &SearchResources::default(), seed, &mut || false);
            let report = think();
            assert_eq!(report, think(), "the same seed gives the same answer");
            accepts_draw(&record, Side::White, report.score)
        };
        (0..20).map(answer).collect::<Vec<_>>()
    };
    assert_eq!(answers("9/9/3BB4/9/WWWWWWWWW w 0 30"), [false; 20]);
    assert_eq!(answers("BBBBBBBBB/9/9/9/3WW4 w 0 30"), [true; 20]);
}
