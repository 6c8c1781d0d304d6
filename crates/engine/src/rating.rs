//! The strength of a player, estimated from games against opponents of known strength.
//!
//! The estimate is the mean of a probability distribution over strengths in Elo, on a grid. It begins
//! with a wide normal distribution at the gentle end of the characters. Every game multiplies it by the
//! probability of its result under the Elo model (Bayes' rule); a draw counts as half a win and half a
//! loss. Before every game but the first it becomes a little wider, because players change, so old games
//! count less and less.
//!
//! The opponents' strengths are known and the games are few, so this is exact where the Elo and Glicko
//! systems approximate: players who have only won or only lost need no exception, and nothing but the
//! games has to be stored.

use super::character::levels;
use std::ops::RangeInclusive;

/// The mean of the distribution before the first game, in Elo: between Fara and Rakoto.
const FIRST: f64 = 560.0;
/// Its standard deviation before the first game.
const FIRST_ERROR: f64 = 400.0;
/// The standard deviation of a player's change from one game to the next.
const CHANGE: f64 = 25.0;
/// The strengths of the grid, and the distance from one to the next.
const GRID: RangeInclusive<i32> = -210..=310;
const STEP: f64 = 10.0;
/// The most steps of the grid by which a player changes from one game to the next.
const REACH: usize = 8;
/// The most games that are looked at, the last ones: those before them no longer change the estimate.
const MOST_GAMES: usize = 200;
/// By how much the player is to be stronger than the adjusting opponent, in Elo: 53 percent of the
/// points.
const FAVOUR: f64 = 20.0;

/// The result of a game against an opponent of known strength.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RatedGame {
    /// The opponent's strength in Elo.
    pub opponent: u32,
    /// The player's score in half points: 0, 1 or 2.
    pub half_points: u8,
    /// How much the game says about the player, from 0 for nothing to 1.
    pub weight: f64,
}

/// The expected share of the points for an Elo difference.
pub fn share_of(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

impl RatedGame {
    /// The player's score, from 0 to 1.
    pub fn points(&self) -> f64 {
        f64::from(self.half_points.min(2)) / 2.0
    }

    /// The logarithm of the likelihood that a player of this strength has this result.
    fn likelihood(&self, elo: f64) -> f64 {
        let expected = share_of(elo - f64::from(self.opponent));
        let points = self.points();
        let weight = self.weight.clamp(0.0, 1.0);
        // Neither share is zero within the grid.
        weight * (points * expected.ln() + (1.0 - points) * (1.0 - expected).ln())
    }
}

/// An estimate of a player's strength.
///
/// ```
/// use fanorona_engine::rating::{RatedGame, StrengthEstimate};
///
/// let unknown = StrengthEstimate::of(&[]);
/// assert_eq!((unknown.elo.round(), unknown.games), (560.0, 0));
///
/// // Ten games against Noro, half of them won.
/// let game = |number: u8| RatedGame { opponent: 835, half_points: 2 * (number % 2), weight: 1.0 };
/// let games: Vec<RatedGame> = (0..10).map(game).collect();
/// let estimate = StrengthEstimate::of(&games);
/// assert!((750.0..850.0).contains(&estimate.elo) && estimate.error < 130.0);
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct StrengthEstimate {
    /// The strength in Elo; a random mover has 0.
    pub elo: f64,
    /// The standard error in Elo.
    pub error: f64,
    /// The number of games that it rests on.
    pub games: usize,
}

impl Default for StrengthEstimate {
    fn default() -> Self {
        Self::of(&[])
    }
}

impl StrengthEstimate {
    /// The estimate from these games, the oldest first.
    pub fn of(games: &[RatedGame]) -> Self {
        let strengths: Vec<f64> = GRID.map(|place| f64::from(place) * STEP).collect();
        let start = |elo: &f64| (-0.5 * ((elo - FIRST) / FIRST_ERROR).powi(2)).exp();
        let mut shares: Vec<f64> = strengths.iter().map(start).collect();
        let spread: Vec<f64> =
            (0..=REACH).map(|far| (-0.5 * (far as f64 * STEP / CHANGE).powi(2)).exp()).collect();
        let last = &games[games.len().saturating_sub(MOST_GAMES)..];
        for (number, game) in last.iter().enumerate() {
            if number > 0 {
                shares = spread_out(&shares, &spread);
            }
            let likelihoods: Vec<f64> = strengths.iter().map(|&elo| game.likelihood(elo)).collect();
            for (share, likelihood) in shares.iter_mut().zip(likelihoods) {
                *share *= likelihood.exp();
            }
            let whole: f64 = shares.iter().sum();
            shares.iter_mut().for_each(|share| *share /= whole);
        }
        let whole: f64 = shares.iter().sum();
        let mean = |value: &dyn Fn(f64) -> f64| {
            strengths.iter().zip(&shares).map(|(&elo, share)| value(elo) * share).sum::<f64>()
                / whole
        };
        let elo = mean(&|elo| elo);
        let error = mean(&|strength| (strength - elo).powi(2)).sqrt();
        Self { elo, error, games: games.len() }
    }

    /// The strength at which an opponent is about the player's equal, slightly in the player's favour:
    /// within the [`levels`] of the adjusting opponent.
    pub fn level(&self) -> u32 {
        let (least, most) = (f64::from(*levels().start()), f64::from(*levels().end()));
        (self.elo - FAVOUR).round().clamp(least, most) as u32
    }
}

/// The distribution after a change by the shares of `spread`, which is symmetric. What would leave the grid
/// stays at its end.
fn spread_out(shares: &[f64], spread: &[f64]) -> Vec<f64> {
    let last = shares.len().saturating_sub(1);
    let mut after = vec![0.0; shares.len()];
    for (place, share) in shares.iter().enumerate() {
        for (far, part) in spread.iter().enumerate() {
            after[(place + far).min(last)] += share * part;
            if far > 0 {
                after[place.saturating_sub(far)] += share * part;
            }
        }
    }
    after
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::character::{adjusting, all};

    fn game(opponent: u32, half_points: u8) -> RatedGame {
        RatedGame { opponent, half_points, weight: 1.0 }
    }

    fn estimate(games: &[RatedGame]) -> StrengthEstimate {
        let estimate = StrengthEstimate::of(games);
        assert!(estimate.elo.is_finite() && estimate.error.is_finite() && estimate.error > 0.0);
        assert!(levels().contains(&estimate.level()));
        estimate
    }

    #[test]
    fn without_games_the_opponent_is_the_one_in_its_file() {
        let nothing = estimate(&[]);
        assert_eq!(nothing.level(), adjusting().elo);
        assert!((nothing.error - FIRST_ERROR).abs() < 10.0, "{nothing:?}");
        assert!(all()[0].elo < nothing.level() && nothing.level() < all()[1].elo);
    }

    #[test]
    fn better_results_and_stronger_opponents_never_lower_the_estimate() {
        let results = [[0, 1, 2, 0, 1], [2, 2, 0, 0, 1], [1, 1, 1, 1, 1], [0, 0, 0, 0, 0]];
        for results in results {
            let games: Vec<_> = results.iter().map(|&points| game(900, points)).collect();
            let before = estimate(&games).elo;
            for place in 0..games.len() {
                let mut better = games.clone();
                better[place].half_points = (better[place].half_points + 1).min(2);
                assert!(estimate(&better).elo >= before);
                let mut harder = games.clone();
                harder[place].opponent += 100;
                assert!(estimate(&harder).elo > before);
            }
        }
    }

    #[test]
    fn players_who_only_won_or_only_lost_have_a_finite_estimate() {
        for count in [1, 10, 1_000] {
            let won = estimate(&vec![game(2_107, 2); count]);
            let lost = estimate(&vec![game(0, 0); count]);
            assert!(won.elo > 1_000.0 && lost.elo < 200.0, "{count}: {won:?} {lost:?}");
        }
        assert_eq!(estimate(&vec![game(2_107, 2); 1_000]).level(), *levels().end());
        assert_eq!(estimate(&vec![game(0, 0); 1_000]).level(), *levels().start());
    }

    #[test]
    fn the_error_falls_with_the_games_until_old_ones_no_longer_count() {
        let errors = [0, 1, 5, 30, 300].map(|count| estimate(&vec![game(800, 1); count]).error);
        assert!(errors.is_sorted_by(|before, after| before > after), "{errors:?}");
        assert!((80.0..110.0).contains(&errors[4]), "{errors:?}");
    }

    #[test]
    fn late_games_count_more_than_early_ones() {
        let (lost, won) = (vec![game(800, 0); 20], vec![game(800, 2); 20]);
        let rising = estimate(&[lost.clone(), won.clone()].concat()).elo;
        let falling = estimate(&[won, lost].concat()).elo;
        assert!(rising > 900.0 && falling < 700.0, "{rising} {falling}");
    }

    #[test]
    fn games_long_ago_no_longer_count() {
        let last = vec![game(900, 1); MOST_GAMES];
        let before = [vec![game(2_000, 2); 300], last.clone()].concat();
        let (with, without) = (estimate(&before), estimate(&last));
        assert_eq!((with.elo, with.games), (without.elo, 300 + MOST_GAMES));
        // Leaving them out changes the estimate by less than one Elo.
        let other = [vec![game(500, 0); 50], last[..MOST_GAMES - 50].to_vec()].concat();
        assert!((estimate(&other).elo - without.elo).abs() < 1.0);
    }

    #[test]
    fn the_player_may_have_changed_before_every_game_but_the_first() {
        let nothing = RatedGame { weight: 0.0, ..game(900, 2) };
        let variance = |count| estimate(&vec![nothing; count]).error.powi(2);
        assert!((variance(1) - variance(0)).abs() < 1e-6);
        // Steps of ten, as far as eight of them, of a normal distribution.
        let parts = (0..=REACH).map(|far| {
            let change = far as f64 * STEP;
            let part = (-0.5 * (change / CHANGE).powi(2)).exp() * if far > 0 { 2.0 } else { 1.0 };
            (part, part * change.powi(2))
        });
        let (whole, squares) = parts.fold((0.0, 0.0), |sum, it| (sum.0 + it.0, sum.1 + it.1));
        let change = squares / whole;
        assert!((change - CHANGE.powi(2)).abs() < 15.0, "{change}");
        for count in [2, 3, 5] {
            let found = (variance(count) - variance(0)) / (count as f64 - 1.0);
            assert!((found - change).abs() < 1.0, "{count}: {found} is not {change}");
        }
    }

    #[test]
    fn games_that_contradict_each_other_have_a_finite_estimate() {
        // Each result is very unlikely for a player in the middle.
        let games: Vec<_> =
            (0..200).map(|n| if n % 2 == 0 { game(3_000, 2) } else { game(0, 0) }).collect();
        let middle = estimate(&games).elo;
        assert!((500.0..2_500.0).contains(&middle), "{middle}");
    }

    #[test]
    fn a_game_of_less_weight_says_less() {
        let start = estimate(&[]).elo;
        let of_weight = |weight| estimate(&[RatedGame { weight, ..game(900, 2) }]).elo;
        assert!(start < of_weight(0.5) && of_weight(0.5) < of_weight(1.0));
        assert!((of_weight(0.0) - start).abs() < 1e-6);
        // Nonsense counts as the nearest sensible value.
        assert!((of_weight(-3.0) - start).abs() < 1e-6);
        assert!((of_weight(3.0) - of_weight(1.0)).abs() < 1e-6);
    }
}
