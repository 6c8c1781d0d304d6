//! Keys of positions, and their mirror images.
#![expect(clippy::unwrap_used, reason = "a test may stop at once")]

use super::*;
use fanorona_rules::generate::effects;
use fanorona_rules::notation::read_position;
use fanorona_rules::variant::shipped;
use fanorona_rules::{Record, generate};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};

/// The positions of a random game of each variant, from its start on.
fn each_position(mut each: impl FnMut(&Ruleset, &Position)) {
    for (seed, variant) in shipped::all().iter().enumerate() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed as u64);
        let mut record = Record::new(variant.rules.clone());
        while record.outcome().is_none() && record.turns().len() < 60 {
            each(&variant.rules, record.position());
            let turns = generate::turns_within(&variant.rules, record.position(), 1 << 10).list;
            record.play(&turns[rng.random_range(0..turns.len())]).unwrap();
        }
    }
}

/// The mirror image of a position.
fn mirrored(rules: &Ruleset, position: &Position, way: &Symmetry) -> Position {
    let stones = Side::BOTH.map(|side| PointSet(way.apply(position.stones(side).0)));
    let number = if position.first_turn_is_bound(rules) { 1 } else { 2 };
    Position::new(rules, stones, position.side(), 0, number, position.handicapped()).unwrap()
}

#[test]
fn the_position_of_a_key_has_this_key_and_so_have_its_mirror_images() {
    let (mut bound, mut handicapped, mut black) = (0, 0, 0);
    each_position(|rules, position| {
        let key = position_key(rules, position);
        let stands = key.position(rules).unwrap();
        assert_eq!(position_key(rules, &stands), key);
        assert_eq!(stands.side(), position.side());
        assert_eq!(stands.handicapped(), position.handicapped());
        assert_eq!(stands.first_turn_is_bound(rules), position.first_turn_is_bound(rules));
        let all = Symmetry::all(&rules.board);
        let images: Vec<Position> = all.iter().map(|way| mirrored(rules, position, way)).collect();
        for image in &images {
            assert_eq!(position_key(rules, image), key);
        }
        assert!(images.iter().any(|image| image.stones(Side::White) == stands.stones(Side::White)
            && image.stones(Side::Black) == stands.stones(Side::Black)));
        let least = images.iter().map(|image| Side::BOTH.map(|side| image.stones(side).0)).min();
        assert_eq!(least, Some(key.stones), "the image with the smallest numbers");
        bound += usize::from(position.first_turn_is_bound(rules));
        handicapped += usize::from(position.handicapped().is_some());
        black += usize::from(position.side() == Side::Black);
    });
    assert!(bound > 0 && handicapped > 0 && black > 0, "{bound}, {handicapped}, {black}");
}

/// What a turn depends on, besides the stones, is part of the key, each by itself.
#[test]
fn positions_that_differ_in_one_thing_have_different_keys() {
    let key = |variant: &str, text: &str| {
        let rules = &shipped::variant(variant).unwrap().rules;
        position_key(rules, &read_position(rules, text).unwrap())
    };
    assert_ne!(key("telo", "B2/3/W2 w 0 9"), key("telo", "B2/3/W2 b 0 9"));
    let rules = &shipped::variant("tumicarona-rematch").unwrap().rules;
    let plain = Position::start(rules);
    let stones = Side::BOTH.map(|side| plain.stones(side));
    let mut keys = [None, Some(Side::White), Some(Side::Black)].map(|handicapped| {
        let position = Position::new(rules, stones, Side::White, 0, 2, handicapped).unwrap();
        let key = position_key(rules, &position);
        assert_eq!(key.position(rules).unwrap().handicapped(), handicapped);
        key
    });
    keys.sort_unstable();
    assert!(keys.windows(2).all(|two| two[0] != two[1]), "{keys:?}");
    // White omits a capture, and Black claims it: White is to move again, and must capture.
    let claims = &shipped::variant("tumicarona-claimed").unwrap().rules;
    let mut record = Record::new(claims.clone());
    let omitted = loop {
        let before = *record.position();
        let turns = generate::turns_within(claims, &before, 1 << 10).list;
        let quiet = turns.iter().find(|turn| turn.captured.is_empty());
        record.play(quiet.unwrap_or(&turns[0])).unwrap();
        if record.can_claim() {
            break before;
        }
    };
    record.claim().unwrap();
    assert!(record.position().claimed());
    assert_eq!(record.position().stones(Side::White), omitted.stones(Side::White));
    assert_ne!(position_key(claims, record.position()), position_key(claims, &omitted));
}

/// A turn is found again from its image, and turns that are mirror images of each other have one image.
#[test]
fn turns_have_images_that_lead_back() {
    let mut symmetric = 0;
    each_position(|rules, position| {
        let symmetries = Symmetries::of(&rules.board);
        let image = symmetries.image(rules, position);
        let stands = image.key.position(rules).unwrap();
        let legal = effects(rules, position).list;
        let after = |&effect: &Effect| position_key(rules, &position.after(rules, effect));
        for effect in &legal {
            let there = symmetries.effect(&image, *effect);
            let moved = stands.moved(rules, there.from, there.to, there.captured);
            assert_eq!(position_key(rules, &moved).stones, after(effect).stones);
            let here = symmetries.effect_here(&image, there);
            assert!(legal.contains(&here), "{here:?}");
            assert_eq!(after(&here), after(effect));
        }
        let mut images: Vec<Effect> =
            legal.iter().map(|effect| symmetries.effect(&image, *effect)).collect();
        images.sort_unstable();
        images.dedup();
        let ways = image.ways.count_ones() as usize;
        assert!(images.len() * ways >= legal.len());
        let same = Symmetry::all(&rules.board).into_iter().filter(|way| {
            Side::BOTH
                .iter()
                .all(|side| way.apply(position.stones(*side).0) == position.stones(*side).0)
        });
        assert_eq!(ways, same.count());
        if ways > 1 {
            symmetric += 1;
            assert!(images.len() < legal.len(), "turns that are mirror images have one image");
        }
    });
    assert!(symmetric > 1, "{symmetric}");
}
