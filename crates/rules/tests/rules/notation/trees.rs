//! Editing a game's tree: removing and reordering lines, and remarks that no longer apply.

use fanorona_rules::notation::game::{Branch, Note, NoteText};
use fanorona_rules::notation::{Game, Tree, read_game, write_game};
use fanorona_rules::variant::shipped;

fn one(text: &str) -> Game {
    let rules = shipped::variant("tsivy").unwrap().rules.clone();
    read_game(text, |_| Some(rules.clone())).unwrap()
}

const LINES: &str = "1. f2-e3A (1. d3-e3A {short}) (1. d3-e3W b4-c3A) (1. e2-e3A) d5-d4A *";

#[test]
fn a_line_can_be_removed_but_the_game_cannot() {
    let mut tree = Tree::of(&one(LINES));
    let children = tree.children(Tree::ROOT).to_vec();
    assert_eq!(children.len(), 4);
    assert!(!tree.remove(Tree::ROOT) && !tree.remove(children[0]), "that was played");
    assert!(tree.remove(children[2]));
    assert_eq!(tree.children(Tree::ROOT), [children[0], children[1], children[3]]);
    let text = write_game(&Game { notes: tree.notes(), ..one(LINES) });
    assert!(text.contains("d3-e3A {short}") && !text.contains("d3-e3W"), "{text}");
    let inside = Tree::of(&one(LINES));
    let end = inside.children(inside.children(Tree::ROOT)[2])[0];
    let mut shorter = inside.clone();
    assert!(shorter.remove(end), "a line can be cut short");
    assert!(!write_game(&Game { notes: shorter.notes(), ..one(LINES) }).contains("b4-c3A"));
}

#[test]
fn a_line_can_be_promoted_but_never_before_the_game() {
    let mut tree = Tree::of(&one(LINES));
    let children = tree.children(Tree::ROOT).to_vec();
    assert!(tree.promote(children[3]) && tree.promote(children[3]));
    assert!(!tree.promote(children[3]), "the game itself stays the first");
    assert!(!tree.promote(children[0]) && !tree.promote(Tree::ROOT));
    let only = tree.children(children[2])[0];
    assert!(!tree.promote(only), "the first of a variation");
    assert_eq!(tree.children(Tree::ROOT), [children[0], children[3], children[1], children[2]]);
    let again = one(&write_game(&Game { notes: tree.notes(), ..one(LINES) }));
    assert_eq!(Tree::of(&again).notes(), tree.notes());
}

#[test]
fn a_variation_that_has_become_illegal_is_omitted_from_the_tree() {
    let mut game = one("1. f2-e3A d5-d4A *");
    let turns = one("1. f2-e3A d5-d4A *").record.turns().to_vec();
    // Written as an alternative to another first turn, which was undone since.
    let inner = Note { after: 1, text: NoteText::Comment("lost".into()) };
    let branch = Branch { turns: vec![turns[1].clone()], notes: vec![inner] };
    game.notes = vec![Note { after: 1, text: NoteText::Variation(branch) }];
    let tree = Tree::of(&game);
    assert_eq!(tree.children(Tree::ROOT).len(), 1);
    assert_eq!(tree.notes(), []);
    assert!(tree.has(tree.last()));
}

#[test]
fn a_comment_before_a_variation_introduces_it() {
    let tree = Tree::of(&one("1. f2-e3A {played} ({instead} 1. d3-e3A {answer}) d5-d4A *"));
    let [played, instead] = tree.children(Tree::ROOT) else { panic!("{tree:?}") };
    let comment = |text: &str| [NoteText::Comment(text.into())];
    assert_eq!(tree.intro(*instead), comment("instead"));
    assert_eq!(tree.remarks(*instead), comment("answer"));
    assert_eq!((tree.intro(*played), tree.remarks(*played)), (&[][..], &comment("played")[..]));
    assert_eq!(tree.remarks(Tree::ROOT), []);
}

#[test]
fn remarks_on_a_continuation_after_the_end_keep_their_turns() {
    let game = one("1. f2-e3A d5-d4A *");
    let mut tree = Tree::of(&game);
    let after = one("1. f2-e3A d5-d4A 2. e1-d2A f3-f2A").record.turns()[2..].to_vec();
    let first = tree.play(tree.last(), &after[0]).unwrap();
    let second = tree.play(first, &after[1]).unwrap();
    tree.set_comment(first, "one");
    tree.set_comment(second, "two");
    let text = write_game(&Game { notes: tree.notes(), ..game });
    assert!(text.contains("(1... d5-d4A 2. e1-d2A {one} 2... f3-f2A {two})"), "{text}");
    assert_eq!(Tree::of(&one(&text)).notes(), tree.notes());
}

#[test]
fn notes_after_the_last_turn_and_empty_variations_are_left_out() {
    let mut game = one("1. f2-e3A *");
    let comment = |text: &str| NoteText::Comment(text.into());
    let branch =
        Branch { turns: Vec::new(), notes: vec![Note { after: 0, text: comment("kept") }] };
    game.notes = vec![
        Note { after: 1, text: NoteText::Variation(branch) },
        Note { after: 2, text: comment("nowhere") },
    ];
    let tree = Tree::of(&game);
    assert_eq!(tree.remarks(tree.last()), []);
    assert_eq!(tree.remarks(Tree::ROOT), [comment("kept")]);
    // An illegal variation is omitted with its comments.
    let turns = one("1. f2-e3A d5-d4A *").record.turns()[1..].to_vec();
    let branch = Branch { turns, notes: vec![Note { after: 0, text: comment("lost") }] };
    game.notes = vec![Note { after: 1, text: NoteText::Variation(branch) }];
    assert_eq!(Tree::of(&game).notes(), []);
}

#[test]
fn a_tree_has_only_its_own_nodes() {
    let (short, long) = (Tree::of(&one("1. f2-e3A *")), Tree::of(&one("1. f2-e3A d5-d4A *")));
    assert!(long.main().iter().all(|&node| long.has(node)));
    let has: Vec<bool> = long.main().iter().map(|&node| short.has(node)).collect();
    assert_eq!(has, [true, true, false]);
}
