//! Rules, positions and tables for the tests.

use fanorona_engine::endgame::{EndgameTables, build};
use fanorona_rules::variant::shipped;
use fanorona_rules::{PointSet, Position, Ruleset, Side};

/// The rules of a shipped variant.
pub fn rules(variant: &str) -> Ruleset {
    shipped::variant(variant).unwrap().rules.as_ref().clone()
}

/// All tables of up to this many stones.
pub fn tables(rules: &Ruleset, stones: usize) -> EndgameTables {
    let mut tables = EndgameTables::empty(rules);
    assert!(build::extend(&mut tables, rules, stones, 2, &|_| true).unwrap());
    assert_eq!(tables.most_stones(), stones);
    tables
}

/// The stones of the side to move and of the other side.
pub type Stones = (u64, u64);

/// The position with these stones, White to move, and this quiet counter.
pub fn position(rules: &Ruleset, (own, enemy): Stones, quiet: u16) -> Position {
    let stones = [PointSet(own), PointSet(enemy)];
    Position::new(rules, stones, Side::White, quiet, 2, None).unwrap()
}

/// All positions with this many stones in total, at least one on each side.
pub fn positions(rules: &Ruleset, total: u32) -> Vec<Stones> {
    let all = rules.board.all().0;
    let mut found = Vec::new();
    // Sets of this many points in the order of their bits; then every split between the sides.
    let mut sets = vec![0_u64];
    for _ in 0..total {
        let larger = |&set: &u64| {
            let above = 64 - set.leading_zeros();
            (above..64).map(move |bit| set | 1 << bit).filter(move |set| set & !all == 0)
        };
        sets = sets.iter().flat_map(larger).collect();
    }
    for set in sets {
        let mut own = (set - 1) & set;
        while own != 0 {
            found.push((own, set & !own));
            own = (own - 1) & set;
        }
    }
    found
}
