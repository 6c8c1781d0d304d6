//! Books: grown, extended, written, read, refused when damaged, and played from.

use crate::common::rng;
use fanorona_engine::book::{Book, Growth, shipped};
use fanorona_engine::character::{Character, SearchResources, all, named};
use fanorona_engine::position_key::{PositionKey, position_key};
use fanorona_engine::{Report, Score};
use fanorona_formats::{DataErrorKind, FileHeadError};
use fanorona_lab::book::BookGrower;
use fanorona_rules::generate::{Effect, effects};
use fanorona_rules::notation::{read_position, write_position};
use fanorona_rules::variant::shipped::variant;
use fanorona_rules::{Position, Record, Ruleset, Variant};
use rand::RngExt;
use std::collections::HashMap;
use std::sync::Arc;

const GROWTH: Growth = Growth { nodes: 100, turn_cost: 20 };

fn known(key: &str) -> Arc<Variant> {
    variant(key).unwrap()
}

fn grow(grower: &mut BookGrower, positions: usize) {
    while grower.book().len() < positions {
        let tasks = grower.tasks();
        if tasks.is_empty() {
            return;
        }
        let most = (grower.book().len() / 16).clamp(1, 32);
        assert!(tasks.len() <= most, "few positions at a time in a small book");
        let searched = tasks.iter().map(|task| grower.search(task)).collect();
        grower.apply(tasks, searched);
    }
}

fn grown(key: &str, positions: usize) -> Book {
    let mut grower = BookGrower::new(known(key), GROWTH);
    grow(&mut grower, positions);
    grower.book().clone()
}

fn after(rules: &Ruleset, position: &Position, effect: Effect) -> Position {
    position.moved(rules, effect.from, effect.to, effect.captured)
}

/// All positions of a book, by a plain walk along its turns.
fn positions(book: &Book) -> HashMap<PositionKey, Position> {
    let rules = &book.variant().rules;
    let start = Position::start(rules);
    let mut found = HashMap::from([(position_key(rules, &start), start)]);
    let mut open = vec![start];
    while let Some(position) = open.pop() {
        for turn in book.turns(&position) {
            let next = after(rules, &position, turn.effect);
            if found.insert(position_key(rules, &next), next).is_none() {
                open.push(next);
            }
        }
    }
    found
}

#[test]
fn a_book_is_made_the_same_again_and_read_as_written() {
    for key in ["tsivy", "dimy", "vela", "tumicarona", "telo"] {
        let book = grown(key, 150);
        let text = book.to_string();
        assert_eq!(text, grown(key, 150).to_string(), "{key}");
        let read = Book::read(&text, &known(key)).unwrap();
        assert_eq!((read.to_string(), read.growth(), read.len()), (text, GROWTH, book.len()));
        assert_eq!((read.inner(), read.turn_count()), (book.inner(), book.turn_count()));
        for position in positions(&book).values() {
            assert_eq!(read.turns(position), book.turns(position), "{key}");
            assert_eq!(read.score(position), book.score(position), "{key}");
        }
    }
}

#[test]
fn a_book_that_is_extended_is_the_one_that_grows_at_once() {
    for key in ["tsivy", "dimy"] {
        let text = grown(key, 60).to_string();
        let book = Book::read(&text, &known(key)).unwrap();
        let mut grower = BookGrower::extend(book, GROWTH);
        grow(&mut grower, 200);
        assert_eq!(grower.book().to_string(), grown(key, 200).to_string(), "{key}");
        // The searches are always the same, so nothing changes if all are repeated.
        let text = grower.book().to_string();
        let tasks = grower.tasks_of_all();
        let searched = tasks.iter().map(|task| grower.search(task)).collect();
        grower.apply_from(0, searched);
        assert_eq!(grower.book().to_string(), text, "{key}");
    }
}

/// Every position is reached by legal turns and counted once, so positions that other turns or mirror
/// images lead to are joined.
#[test]
fn positions_are_joined_and_reached_by_legal_turns() {
    for (key, most, joined) in [("tsivy", 400, 0), ("dimy", 400, 1), ("parker", 200, 0)] {
        let book = grown(key, most);
        let rules = &book.variant().rules;
        let all = positions(&book);
        assert_eq!(all.len(), book.len(), "{key}");
        assert!(book.turn_count() + 1 >= book.len() + joined, "{key}: no position is joined");
        for position in all.values() {
            let legal = effects(rules, position).list;
            let turns = book.turns(position);
            assert!(turns.iter().all(|turn| legal.contains(&turn.effect)), "{key}");
            let mut next: Vec<_> = turns
                .iter()
                .map(|turn| position_key(rules, &after(rules, position, turn.effect)))
                .collect();
            next.sort_unstable();
            next.dedup();
            assert_eq!(next.len(), turns.len(), "{key}: a turn is there twice");
        }
    }
}

/// The value by its definition: the best of the turns, where a turn after which there are no book turns has
/// the value that the book says.
fn naive(book: &Book, position: &Position, known: &mut HashMap<PositionKey, i32>) -> i32 {
    let rules = &book.variant().rules;
    let key = position_key(rules, position);
    if let Some(&value) = known.get(&key) {
        return value;
    }
    let turns = book.turns(position);
    let own = book.score(position).unwrap().rank();
    let mut best = if turns.is_empty() { own } else { i32::MIN };
    for turn in &turns {
        let value = naive(book, &after(rules, position, turn.effect), known);
        // A forced end is a turn farther away.
        let value = match value {
            29_000.. => 1 - value,
            ..=-29_000 => -1 - value,
            _ => -value,
        };
        assert_eq!(turn.score.rank(), value);
        best = best.max(value);
    }
    // The best turn may be one that is no book turn.
    assert!(best <= own, "{} {best} {own}", write_position(rules, position));
    known.insert(key, own);
    own
}

#[test]
fn values_are_those_of_the_turns() {
    for (key, most) in [("tsivy", 500), ("telo", 100), ("vela", 200)] {
        let book = grown(key, most);
        let mut known = HashMap::new();
        naive(&book, &Position::start(&book.variant().rules), &mut known);
        assert_eq!(known.len(), book.len(), "{key}");
    }
}

#[test]
fn mirror_images_have_the_same_turns_mirrored() {
    let book = grown("dimy", 300);
    let rules = &book.variant().rules;
    let columns = rules.board.columns();
    let mirrored = |position: &Position| {
        let text = write_position(rules, position);
        let (stones, rest) = text.split_once(' ').unwrap();
        let rows: Vec<String> = stones.split('/').map(|row| row.chars().rev().collect()).collect();
        read_position(rules, &format!("{} {rest}", rows.join("/"))).unwrap()
    };
    let mut seen = 0;
    for position in positions(&book).values() {
        let image = mirrored(position);
        let (here, there) = (book.turns(position), book.turns(&image));
        assert_eq!(book.score(position), book.score(&image));
        assert_eq!(here.len(), there.len());
        let mut keys = [Vec::new(), Vec::new()];
        for (keys, (at, turns)) in keys.iter_mut().zip([(position, &here), (&image, &there)]) {
            keys.extend(turns.iter().map(|turn| {
                (position_key(rules, &after(rules, at, turn.effect)), turn.score.rank())
            }));
            keys.sort_unstable();
        }
        assert_eq!(keys[0], keys[1]);
        let from = |turn: &fanorona_engine::book::BookTurn| rules.board.column(turn.effect.from);
        if let ([turn], [image]) = (&here[..], &there[..])
            && position.stones(position.side()) != mirrored(position).stones(position.side())
        {
            seen += usize::from(from(turn) == columns - 1 - from(image));
        }
    }
    assert!(seen > 10, "{seen}");
}

#[test]
fn damage_is_refused_or_does_not_matter() {
    let variant = known("dimy");
    let book = grown("dimy", 60);
    let text = book.to_string();
    let read = |text: &str| Book::read(text, &variant);
    for at in 0..text.len() {
        assert!(read(&text[..at]).is_err(), "cut at {at}");
        for byte in [b'A', b'0', b'\n', b' ', b'z', text.as_bytes()[at] ^ 0x20] {
            let mut damaged = text.clone().into_bytes();
            damaged[at] = byte;
            let damaged = String::from_utf8(damaged).unwrap();
            if let Ok(read) = read(&damaged) {
                assert_eq!(read.to_string(), text, "byte {at}");
            }
        }
    }
    let reason = |text: &str| {
        let error = read(text).unwrap_err();
        (error.line, error.reason)
    };
    assert_eq!(reason(""), (1, FileHeadError::OtherKind.into()));
    assert_eq!(reason("fanorona book 9 dimy 0"), (1, FileHeadError::Version("9".into()).into()));
    let other = DataErrorKind::Head(FileHeadError::OtherVariant("telo".into()));
    assert_eq!(reason("fanorona book 1 telo 0"), (1, other));
    assert_eq!(reason(&text[..text.len() - 5]), (1, DataErrorKind::Checksum));
}

/// A text with this body and the checksum of it.
fn sealed(body: &str) -> String {
    format!("fanorona book 1 dimy {:08x}\n{body}", crc32fast::hash(body.as_bytes()))
}

#[test]
fn a_text_has_exactly_the_positions_that_it_names() {
    let variant = known("dimy");
    let error = |body: &str| {
        let error = Book::read(&sealed(body), &variant).unwrap_err();
        (error.line, error.reason)
    };
    let book = grown("dimy", 2);
    let text = book.to_string();
    assert_eq!((book.len(), Book::read(&text, &variant).unwrap().len()), (2, 2));
    let body = text.split_once('\n').unwrap().1;
    let with = |count: &str| body.replacen("grown 2 ", &format!("grown {count} "), 1);
    // A position too many is known where a turn leads to it, one too few when all are read.
    assert_eq!(error(&with("1")), (3, DataErrorKind::Entry(1)));
    assert_eq!(error(&with("3")), (3, DataErrorKind::Entry(3)));
    for rest in ["AAAA\n", "AAEA\n", "AQ\n"] {
        assert_eq!(error(&format!("{body}{rest}")), (3, DataErrorKind::Entry(3)), "{rest}");
    }
    // A line that is no base64 is named itself.
    assert_eq!(error("grown 1 100 20\n*\n"), (3, DataErrorKind::Damaged));
    assert_eq!(error("grown 1 100 20\nAAAA\nAAAA\n*\n"), (5, DataErrorKind::Damaged));
}

#[test]
fn the_first_line_names_the_variant() {
    assert_eq!(Book::key(&grown("dimy", 1).to_string()), Some("dimy"));
    assert_eq!(Book::key("fanorona book 9 telo"), Some("telo"));
    for other in ["", "fanorona book", "fanorona book 1", "something else 1 dimy 0"] {
        assert_eq!(Book::key(other), None, "{other}");
    }
}

#[test]
fn an_empty_book_is_read_as_written() {
    let empty = BookGrower::new(known("dimy"), GROWTH).book().to_string();
    assert_eq!(empty, sealed("grown 0 100 20\n"));
    let read = Book::read(&empty, &known("dimy")).unwrap();
    assert!(read.is_empty() && read.to_string() == empty);
}

#[test]
fn the_shipped_book_of_each_variant_is_its_own() {
    for key in ["vela", "tumicarona-rematch", "vela"] {
        let rules = known(key).rules.clone();
        assert_eq!(shipped::book(&rules).unwrap().variant().key, key);
    }
}

/// Damage that the checksum does not show: every changed letter gives an error or a sound book.
#[test]
fn damage_with_a_fitting_checksum_does_no_harm() {
    let variant = known("dimy");
    let text = grown("dimy", 60).to_string();
    let body = text.split_once('\n').unwrap().1;
    let mut rng = rng(3);
    let letters = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_ \n";
    let (mut errors, mut sound) = (0, 0);
    for at in 0..body.len() {
        for _ in 0..4 {
            let mut damaged = body.as_bytes().to_vec();
            damaged[at] = letters[rng.random_range(0..letters.len())];
            let damaged = String::from_utf8(damaged).unwrap();
            let sum = crc32fast::hash(damaged.as_bytes());
            match Book::read(&format!("fanorona book 1 dimy {sum:08x}\n{damaged}"), &variant) {
                Err(error) => {
                    assert!(error.line >= 2, "{error}");
                    errors += 1;
                }
                Ok(book) => {
                    naive(&book, &Position::start(&variant.rules), &mut HashMap::new());
                    sound += 1;
                }
            }
        }
    }
    assert!(errors > 100 && sound > 0, "{errors} {sound}");
}

#[test]
fn choices_are_legal_repeatable_varied_and_within_the_margin() {
    let book = grown("tsivy", 600);
    let rules = book.variant().rules.clone();
    for (key, position) in positions(&book) {
        let record = Record::from_position(rules.clone(), position);
        let best = book.score(&position).unwrap().rank();
        for seed in 0..3 {
            let Some(report) = book.choose(&record, 25, seed) else {
                let turns = book.turns(&position);
                let first = turns.first().map_or(i32::MIN, |turn| turn.score.rank());
                assert!(first < best - 25, "{key:?}");
                continue;
            };
            assert!(best - report.score.rank() <= 25);
            assert_eq!(book.choose(&record, 25, seed), Some(report.clone()));
            let mut game = record.clone();
            for turn in &report.line {
                game.play(turn).unwrap();
            }
        }
    }
    let start = Record::new(rules);
    let scores: Vec<_> =
        book.turns(start.position()).iter().map(|turn| turn.score.rank()).collect();
    // How much the second best turn loses.
    let margin = u32::try_from(scores[0] - scores[1]).unwrap();
    assert!(margin > 0, "{scores:?}");
    let firsts = |margin| {
        let first = |seed| book.choose(&start, margin, seed).unwrap().best.unwrap();
        let mut firsts: Vec<_> = (0..40).map(|seed| Effect::of(&first(seed))).collect();
        firsts.sort_unstable();
        firsts.dedup();
        firsts.len()
    };
    assert!(firsts(2 * margin) > 1);
    assert_eq!(firsts(margin - 1), 1);
    assert!(book.choose(&Record::new(known("parker").rules.clone()), 100, 1).is_none());
}

#[test]
fn an_open_chain_is_not_completed_from_the_book() {
    let book = grown("tsivy", 150);
    let shared = Arc::new(book.clone());
    let rules = book.variant().rules.clone();
    let (mut chains, mut compared) = (0, 0);
    for position in positions(&book).into_values() {
        let mut game = Record::from_position(rules.clone(), position);
        let Some(report) = book.choose(&game, 1_000, 1) else { continue };
        let turn = report.best.unwrap();
        if turn.steps.len() > 1 {
            let first = turn.steps[0];
            game.step(first.from, first.to, first.kind).unwrap();
            assert!(book.choose(&game, 1_000, 1).is_none());
            // The ways to complete it are compared by searches, not by what the book says after them.
            let next = after(&rules, &position, Effect::of(&turn));
            if compared < 3 && !book.turns(&next).is_empty() {
                let tompo = named("tompo").unwrap();
                let quick = Character { nodes: 500, depth: 2, ..tompo.as_ref().clone() };
                let complete = |book: Option<&Arc<Book>>| {
                    let with =
                        SearchResources { book: book.cloned(), ..SearchResources::default() };
                    quick.think(&game, &with, 1, &mut || false)
                };
                assert_eq!(complete(Some(&shared)), complete(None));
                compared += 1;
            }
            chains += 1;
        }
    }
    assert!(chains > 5 && compared > 0, "{chains} {compared}");
}

#[test]
fn characters_know_the_book_as_far_as_it_suits_them() {
    let game = Record::new(known("tsivy").rules.clone());
    let book = shipped::book(game.rules()).unwrap();
    let knowing: Vec<_> =
        all().iter().filter(|it| it.book.is_some()).map(|it| it.key.as_str()).collect();
    assert_eq!(knowing, ["zatovo", "tompo", "ombiasy"]);
    let with = SearchResources { book: Some(book.clone()), ..SearchResources::default() };
    let tompo = named("tompo").unwrap();
    let report = tompo.think(&game, &with, 5, &mut || false);
    assert_eq!(Some(report.clone()), tompo.book_turn(&game, &book, 5));
    assert_eq!(report.nodes, 0);
    // Beyond what it knows, or without the book, it searches.
    let searches = |report: Report| report.nodes > 0;
    assert!(searches(tompo.think(&game, &SearchResources::default(), 5, &mut || false)));
    let position = game.position();
    let text = write_position(game.rules(), position).replace(" 0 1", " 0 9");
    let late = read_position(game.rules(), &text).unwrap();
    let late = Record::from_position(game.rules().clone(), late);
    assert_eq!(late.position().number(), 9);
    assert!(searches(tompo.think(&late, &with, 5, &mut || false)));
    assert!(named("ombiasy").unwrap().book_turn(&late, &book, 5).is_some());
}

/// The shipped books: sound, as large as they are said to be, and small enough together.
#[test]
fn shipped_books_are_sound() {
    let mut bytes = 0;
    assert_eq!(shipped::FILES.map(|(key, _)| key), shipped::KEYS);
    for (key, text) in shipped::FILES {
        let book = shipped::read(key).unwrap().unwrap();
        assert_eq!(book.to_string(), text, "{key}");
        let least = if key == "tsivy" { 30_000 } else { 1_000 };
        assert!(book.len() >= least, "{key}: {}", book.len());
        assert_eq!(positions(&book).len(), book.len(), "{key}");
        let mut known = HashMap::new();
        naive(&book, &Position::start(&book.variant().rules), &mut known);
        assert_eq!(known.len(), book.len(), "{key}");
        let start = book.score(&Position::start(&book.variant().rules)).unwrap();
        assert!(matches!(start, Score::Estimate(_)), "{key}: {start}");
        bytes += text.len();
    }
    assert!(bytes <= 300_000, "{bytes}");
}
