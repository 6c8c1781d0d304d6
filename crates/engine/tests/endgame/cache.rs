//! Endgame tables that are built when they are first needed, and those of the player's folder.

use crate::{rules, tables};
use fanorona_engine::endgame::{EndgameTables, TableCache};
use std::sync::Arc;

#[test]
fn tables_that_are_put_in_stay_unless_there_are_larger_ones() {
    let [telo, dimy] = ["telo", "dimy"].map(rules);
    let of = |rules, stones| Arc::new(tables(rules, stones));
    let (three, four) = (of(&telo, 3), of(&telo, 4));
    let stones = |cache: &TableCache, rules| {
        cache.tables(rules, 2).map(|tables| (tables.most_stones(), *tables.signature()))
    };
    let signature = |rules| *EndgameTables::empty(rules).signature();
    for order in [[&three, &four], [&four, &three]] {
        // A cache that builds none itself.
        let cache = TableCache::new(0);
        assert!(cache.tables(&telo, 2).is_none());
        for tables in order {
            cache.insert(Arc::clone(tables));
        }
        assert_eq!(stones(&cache, &telo), Some((4, signature(&telo))));
        assert!(cache.tables(&telo, 5).is_none());
        // Those of other rules beside them.
        assert_eq!(stones(&cache, &dimy), None);
        cache.insert(of(&dimy, 2));
        assert_eq!(stones(&cache, &dimy), Some((2, signature(&dimy))));
        assert_eq!(stones(&cache, &telo), Some((4, signature(&telo))));
    }
}

#[test]
fn of_tables_of_the_same_size_those_put_in_last_stay() {
    let telo = rules("telo");
    let [first, second] = [(); 2].map(|()| Arc::new(tables(&telo, 3)));
    let cache = TableCache::new(4);
    cache.insert(first);
    cache.insert(Arc::clone(&second));
    assert!(Arc::ptr_eq(&cache.tables(&telo, 3).unwrap(), &second));
    // More stones are built on top of them, and kept.
    let four = cache.tables(&telo, 4).unwrap();
    assert_eq!(four.most_stones(), 4);
    assert!(Arc::ptr_eq(&cache.tables(&telo, 3).unwrap(), &four));
}

#[test]
fn a_cache_says_for_how_many_stones_it_builds_tables() {
    let [telo, tsivy] = ["telo", "tsivy"].map(rules);
    let most = |rules| [0, 3, 9].map(|stones| TableCache::new(stones).most_stones(rules));
    assert_eq!(most(&telo), [0, 3, 9], "all tables of a small board are small");
    assert_eq!(most(&tsivy), [0, 3, 5], "not those that take too long");
}
