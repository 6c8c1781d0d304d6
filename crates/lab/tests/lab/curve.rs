//! The games to which the curve is fitted.

use fanorona_engine::{Engine, Options};
use fanorona_lab::chances::{cross_checked, fit_curve, play_game};
use fanorona_rules::variant::shipped;

#[test]
fn scores_of_games_predict_their_results() {
    let rules = &shipped::variant("dimy").unwrap().rules;
    let mut engine = Engine::new(Options { table_mib: 1, ..Options::default() });
    let mut positions = Vec::new();
    for game in 0..60 {
        let found = play_game(rules, &mut engine, 5, game, 500, 4);
        assert!(found.iter().all(|it| it.game == game && it.half_points <= 2));
        positions.extend(found);
    }
    assert_eq!(play_game(rules, &mut engine, 5, 0, 500, 4), positions[..4]);
    let curve = fit_curve(&positions);
    assert!(curve.scale > 20.0 && curve.scale < 2_000.0, "{curve:?}");
    let check = cross_checked(&positions);
    assert_eq!(check.bins.iter().map(|bin| bin.positions).sum::<u64>(), positions.len() as u64);
    assert!(check.surprise > 0.0 && check.error < 0.3, "{check:?}");
}
