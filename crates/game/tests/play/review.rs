//! Reviewing a game: walking through it, variations, comments, and the suspended game.

use crate::common::{
    computer, planned, play, play_nth, seconds, set_up, step, stored, timed, variant,
};
use fanorona_game::play::review::SPEEDS;
use fanorona_game::play::{
    GamePlan, Intent, Notice, OpenedGame, Review, ReviewAction, Seat, Session,
};
use fanorona_rules::matches::MatchFormat;
use fanorona_rules::notation::game::{Branch, Note, NoteText};
use fanorona_rules::notation::{Game, NodeId};
use fanorona_rules::variant::shipped;
use fanorona_rules::{CaptureKind, DrawReason, Outcome, Side, Variant};
use std::sync::Arc;

/// 16 turns of Tsivy; the third turn has three steps, the first two have one. Black won by
/// resignation, which no place of the tree shows.
const LONG: &str = "tsivy-ahead-and-lost.fgn";

fn opened(name: &str) -> Session {
    let mut session = Session::default();
    let notices = session.apply(Intent::OpenReview(Box::new(stored(name))));
    assert_eq!(notices, [Notice::Reviewing(true), Notice::Rewound]);
    session
}

fn look(session: &mut Session, action: ReviewAction) -> Vec<Notice> {
    session.apply(Intent::Review(action))
}

fn review(session: &Session) -> &Review {
    session.review().unwrap()
}

fn node(session: &Session, place: usize) -> NodeId {
    review(session).line()[place]
}

/// Where one is: whole turns of the line, turns of the record, and steps of the open chain.
fn place(session: &Session) -> (usize, usize, usize) {
    let record = session.record();
    (review(session).at(), record.turns().len(), record.chain().steps().len())
}

/// How many steps these notices show; `None` if they say anything else.
fn steps(notices: &[Notice]) -> Option<usize> {
    let shown = |notice: &Notice| matches!(notice, Notice::Stepped { .. });
    notices.iter().all(shown).then_some(notices.len())
}

#[test]
fn a_review_begins_at_the_start_of_the_game() {
    let mut live = timed("60");
    play(&mut live);
    let mut session = live.clone();
    session.apply(Intent::OpenReview(Box::new(stored(LONG))));
    assert_eq!(place(&session), (0, 0, 0));
    assert_eq!(review(&session).line().len(), 17);
    assert_eq!(review(&session).here(), node(&session, 0));
    assert!(!review(&session).is_of_live() && !review(&session).is_annotated());
    assert!(!review(&session).is_playing());
    assert_eq!((review(&session).edition(), review(&session).speed()), (0, SPEEDS[1]));
    assert_eq!(review(&session).begun(), live.generation());
    assert_eq!(review(&session).original(), &stored(LONG).game);
    assert_eq!(review(&session).game(), stored(LONG).game);
    assert_eq!(review(&session).seats(), &[Seat::Person, Seat::Person]);
    assert_eq!((session.variant().key.as_str(), session.clock()), ("tsivy", None));
    assert!(*session.live() == live && *review(&session).live() == live);
    assert_eq!(session.game(), live.game(), "what is stored is the live game");
}

#[test]
fn whole_turns_go_forward_and_back() {
    let mut session = opened(LONG);
    assert_eq!(look(&mut session, ReviewAction::Previous), []);
    assert_eq!(look(&mut session, ReviewAction::First), []);
    for (turn, length) in [(1, 1), (2, 1), (3, 3), (4, 3), (5, 2)] {
        let side = session.record().position().side();
        let notices = look(&mut session, ReviewAction::Next);
        assert_eq!(steps(&notices), Some(length), "{turn}");
        assert!(matches!(notices[0], Notice::Stepped { side: shown, .. } if shown == side));
        assert_eq!(place(&session), (turn, turn, 0));
    }
    assert_eq!(look(&mut session, ReviewAction::Previous), [Notice::Rewound]);
    assert_eq!(place(&session), (4, 4, 0));
    assert_eq!(session.apply(Intent::Undo), [Notice::Rewound], "undo goes back, too");
    assert_eq!(steps(&session.apply(Intent::Redo)), Some(3));
    assert_eq!(place(&session), (4, 4, 0));
    assert_eq!(review(&session).end(), None);
    assert_eq!(look(&mut session, ReviewAction::Last), [Notice::Rewound]);
    assert_eq!(place(&session), (16, 16, 0));
    assert_eq!(review(&session).end().and_then(Outcome::winner), Some(Side::Black));
    assert_eq!(look(&mut session, ReviewAction::Last), []);
    assert_eq!(look(&mut session, ReviewAction::Next), []);
    assert_eq!(look(&mut session, ReviewAction::StepOn), []);
    assert_eq!(look(&mut session, ReviewAction::First), [Notice::Rewound]);
    assert_eq!(place(&session), (0, 0, 0));
    assert_eq!(look(&mut session, ReviewAction::StepBack), []);
}

#[test]
fn single_steps_go_forward_and_back() {
    let mut session = opened(LONG);
    assert_eq!(steps(&look(&mut session, ReviewAction::StepOn)), Some(1));
    assert_eq!(steps(&look(&mut session, ReviewAction::StepOn)), Some(1));
    assert_eq!(place(&session), (2, 2, 0));
    let third = node(&session, 3);
    assert_eq!(review(&session).subject(session.record()), node(&session, 2));
    for expected in [(2, 2, 1), (2, 2, 2), (3, 3, 0)] {
        assert_eq!(steps(&look(&mut session, ReviewAction::StepOn)), Some(1));
        assert_eq!(place(&session), expected);
        assert_eq!(review(&session).subject(session.record()), third, "the turn looked into");
    }
    for expected in [(2, 2, 2), (2, 2, 1), (2, 2, 0), (1, 1, 0), (0, 0, 0)] {
        assert_eq!(look(&mut session, ReviewAction::StepBack), [Notice::Rewound]);
        assert_eq!(place(&session), expected);
    }
    // Out of the middle of a turn: to its end, or to its beginning.
    let target = node(&session, 2);
    look(&mut session, ReviewAction::To(target));
    look(&mut session, ReviewAction::StepOn);
    assert_eq!(review(&session).ahead(session.record()), Some(third));
    assert_eq!(steps(&look(&mut session, ReviewAction::Next)), Some(2));
    assert_eq!(place(&session), (3, 3, 0));
    look(&mut session, ReviewAction::StepBack);
    assert_eq!(look(&mut session, ReviewAction::Previous), [Notice::Rewound]);
    assert_eq!(place(&session), (2, 2, 0));
    look(&mut session, ReviewAction::StepOn);
    assert_eq!(session.apply(Intent::UndoStep), [Notice::Rewound]);
    assert_eq!(place(&session), (2, 2, 0));
    assert_eq!(session.apply(Intent::UndoStep), []);
}

#[test]
fn one_can_go_to_any_place() {
    let mut session = opened(LONG);
    let nodes = review(&session).line().to_vec();
    assert_eq!(look(&mut session, ReviewAction::To(nodes[5])), [Notice::Rewound]);
    assert_eq!(place(&session), (5, 5, 0));
    assert_eq!(look(&mut session, ReviewAction::To(nodes[5])), []);
    assert_eq!(steps(&look(&mut session, ReviewAction::To(nodes[6]))), Some(3), "shown in motion");
    assert_eq!(look(&mut session, ReviewAction::Inside(nodes[3], 2)), [Notice::Rewound]);
    assert_eq!(place(&session), (2, 2, 2));
    assert_eq!(look(&mut session, ReviewAction::Inside(nodes[3], 2)), []);
    assert_eq!(look(&mut session, ReviewAction::Inside(nodes[3], 1)), [Notice::Rewound]);
    assert_eq!(place(&session), (2, 2, 1));
    assert_eq!(look(&mut session, ReviewAction::Inside(nodes[4], 1)), [Notice::Rewound]);
    assert_eq!(place(&session), (3, 3, 1));
    assert_eq!(look(&mut session, ReviewAction::Inside(nodes[4], 0)), [Notice::Rewound]);
    assert_eq!(place(&session), (3, 3, 0));
    assert_eq!(look(&mut session, ReviewAction::Inside(nodes[3], 3)), [], "that is where we are");
    assert_eq!(look(&mut session, ReviewAction::Inside(nodes[2], 7)), [Notice::Rewound]);
    assert_eq!(place(&session), (2, 2, 0));
    // From inside a turn to the place before it, and to the first place.
    look(&mut session, ReviewAction::StepOn);
    assert_eq!(look(&mut session, ReviewAction::To(nodes[2])), [Notice::Rewound]);
    assert_eq!(place(&session), (2, 2, 0));
    assert_eq!(look(&mut session, ReviewAction::Inside(nodes[0], 0)), [Notice::Rewound]);
    assert_eq!(place(&session), (0, 0, 0));
    // Places that another game has, and this one lacks.
    let mut short = opened("telo-last-step.fgn");
    assert_eq!(review(&short).line().len(), 12);
    assert_eq!(look(&mut short, ReviewAction::To(nodes[16])), []);
    assert_eq!(look(&mut short, ReviewAction::Inside(nodes[16], 0)), []);
    assert_eq!(look(&mut short, ReviewAction::Comment(nodes[16], "there".to_owned())), []);
    assert_eq!(look(&mut short, ReviewAction::Promote(nodes[16])), []);
    assert_eq!(look(&mut short, ReviewAction::Remove(nodes[16])), []);
    assert_eq!(place(&short), (0, 0, 0));
}

#[test]
fn a_turn_that_the_game_has_goes_on_along_it() {
    let mut session = opened(LONG);
    let turn = review(&session).tree().turn(node(&session, 1)).unwrap().clone();
    let generation = session.generation();
    let old = Intent::Play { turn: turn.clone(), generation: generation + 1 };
    assert_eq!(session.apply(old), []);
    let notices = session.apply(Intent::Play { turn, generation });
    assert_eq!(steps(&notices), Some(1), "{notices:?}");
    assert_eq!(place(&session), (1, 1, 0));
    assert_eq!((review(&session).line().len(), review(&session).edition()), (17, 0));
    assert!(!review(&session).is_annotated());
}

#[test]
fn another_turn_begins_a_variation() {
    let mut session = opened(LONG);
    let main = review(&session).line().to_vec();
    look(&mut session, ReviewAction::Next);
    let known = review(&session).tree().turn(main[2]).unwrap().clone();
    let record = session.record();
    let turns = fanorona_rules::generate::turns(record.rules(), record.position());
    let other = turns.iter().position(|turn| *turn != known).unwrap();
    let notices = play_nth(&mut session, other);
    assert_eq!(notices.last(), Some(&Notice::Annotated));
    assert_eq!(place(&session), (2, 2, 0));
    let branch = review(&session).here();
    assert_ne!(branch, main[2]);
    assert!(review(&session).is_annotated());
    assert_eq!(review(&session).edition(), 1);
    assert_eq!(review(&session).line(), [main[0], main[1], branch]);
    assert_eq!(look(&mut session, ReviewAction::Next), [], "the variation ends here");

    // The turns played instead of each other are neighbours.
    assert_eq!(look(&mut session, ReviewAction::Other { next: true }), []);
    assert_eq!(look(&mut session, ReviewAction::Other { next: false }), [Notice::Rewound]);
    assert_eq!(review(&session).here(), main[2]);
    assert_eq!(review(&session).line(), main);
    assert_eq!(look(&mut session, ReviewAction::Other { next: false }), []);
    assert_eq!(look(&mut session, ReviewAction::Other { next: true }), [Notice::Rewound]);
    assert_eq!(review(&session).here(), branch);
    look(&mut session, ReviewAction::First);
    assert_eq!(look(&mut session, ReviewAction::Other { next: true }), []);
    // The place before a turn of another line is on that line, although the position is the same.
    look(&mut session, ReviewAction::To(main[1]));
    assert_eq!(look(&mut session, ReviewAction::Inside(main[2], 0)), [Notice::Rewound]);
    assert_eq!((place(&session), review(&session).line()), ((1, 1, 0), &main[..]));
    assert_eq!(look(&mut session, ReviewAction::Inside(branch, 0)), [Notice::Rewound]);
    assert_eq!((place(&session).0, review(&session).line().last()), (1, Some(&branch)));
    // One walks along the variation that was looked at last.
    look(&mut session, ReviewAction::Last);
    assert_eq!(review(&session).here(), branch);

    // Playing it again adds nothing.
    look(&mut session, ReviewAction::Previous);
    let again = play_nth(&mut session, other);
    assert!(!again.contains(&Notice::Annotated));
    assert_eq!(review(&session).edition(), 1);
    let variations = |session: &Session| {
        let notes = review(session).game().notes;
        notes.iter().filter(|note| matches!(note.text, NoteText::Variation(_))).count()
    };
    assert_eq!(variations(&session), 1);

    // Who stands in what is removed goes back to where it began.
    assert_eq!(
        look(&mut session, ReviewAction::Remove(branch)),
        [Notice::Rewound, Notice::Annotated]
    );
    assert_eq!(place(&session), (1, 1, 0));
    assert_eq!(review(&session).line(), main);
    assert_eq!((variations(&session), review(&session).edition()), (0, 2));
    // It cannot be gone to, commented on, or removed again.
    for action in [
        ReviewAction::To(branch),
        ReviewAction::Comment(branch, "Where?".to_owned()),
        ReviewAction::Remove(branch),
    ] {
        assert_eq!(look(&mut session, action.clone()), [], "{action:?}");
    }
    assert_eq!(place(&session), (1, 1, 0));
    assert_eq!(look(&mut session, ReviewAction::Remove(main[1])), [], "not a variation");
    assert_eq!(look(&mut session, ReviewAction::Remove(main[0])), []);
    assert_eq!(review(&session).edition(), 2);
}

#[test]
fn variations_are_listed_by_promotion() {
    let mut session = opened("telo-last-step.fgn");
    let main = review(&session).line().to_vec();
    let mut others = Vec::new();
    for index in 0.. {
        look(&mut session, ReviewAction::First);
        let record = session.record();
        if index == fanorona_rules::generate::turns(record.rules(), record.position()).len() {
            break;
        }
        play_nth(&mut session, index);
        others.push(review(&session).here());
    }
    others.retain(|&node| node != main[1]);
    assert!(others.len() >= 2);
    let children = |session: &Session| review(session).tree().children(main[0]).to_vec();
    let before = children(&session);
    assert_eq!(before[1..], others);
    assert_eq!(look(&mut session, ReviewAction::Promote(others[1])), [Notice::Annotated]);
    assert_eq!(children(&session)[1..3], [others[1], others[0]]);
    let edition = review(&session).edition();
    assert_eq!(look(&mut session, ReviewAction::Promote(main[1])), []);
    assert_eq!(review(&session).edition(), edition);
    // Removing what one does not stand in moves nothing.
    look(&mut session, ReviewAction::To(main[3]));
    assert_eq!(look(&mut session, ReviewAction::Remove(others[0])), [Notice::Annotated]);
    assert_eq!(place(&session), (3, 3, 0));
    assert_eq!(review(&session).line(), main);
    assert!(!children(&session).contains(&others[0]));
}

#[test]
fn comments_are_written_and_removed() {
    let mut session = opened(LONG);
    let target = node(&session, 2);
    let comment = |text: &str| ReviewAction::Comment(target, text.to_owned());
    assert_eq!(look(&mut session, comment("")), [], "there was none");
    assert!(!review(&session).is_annotated());
    assert_eq!(look(&mut session, comment("Bold.")), [Notice::Annotated]);
    assert_eq!(review(&session).comment(target), "Bold.");
    assert_eq!(review(&session).edition(), 1);
    assert_eq!(look(&mut session, comment("Bold.")), []);
    assert_eq!(review(&session).edition(), 1);
    let written = |session: &Session| {
        let text = NoteText::Comment("Bold.".to_owned());
        review(session).game().notes.iter().any(|note| note.after == 2 && note.text == text)
    };
    assert!(written(&session));
    assert_eq!(look(&mut session, comment("")), [Notice::Annotated]);
    assert!(!written(&session) && review(&session).comment(target).is_empty());
}

#[test]
fn a_game_plays_itself_until_somebody_acts() {
    let mut session = opened(LONG);
    assert_eq!(session.playback_speed(), 1.0);
    assert_eq!(look(&mut session, ReviewAction::Speed(2.0)), []);
    assert_eq!(
        (review(&session).speed(), session.playback_speed()),
        (2.0, 1.0),
        "it does not play"
    );
    assert_eq!(look(&mut session, ReviewAction::Autoplay(true)), []);
    assert!(review(&session).is_playing());
    assert_eq!(session.playback_speed(), 2.0);
    look(&mut session, ReviewAction::Speed(100.0));
    assert_eq!(session.playback_speed(), 4.0);
    look(&mut session, ReviewAction::Speed(0.0));
    assert_eq!(session.playback_speed(), 0.5);
    look(&mut session, ReviewAction::Autoplay(false));
    assert!(!review(&session).is_playing());
    let stops = [
        ReviewAction::Previous,
        ReviewAction::First,
        ReviewAction::StepOn,
        ReviewAction::To(node(&session, 4)),
        ReviewAction::Comment(node(&session, 2), "so".to_owned()),
    ];
    for action in stops {
        look(&mut session, ReviewAction::Autoplay(true));
        look(&mut session, action.clone());
        assert!(!review(&session).is_playing(), "{action:?}");
    }
    look(&mut session, ReviewAction::Autoplay(true));
    play(&mut session);
    assert!(!review(&session).is_playing());
    look(&mut session, ReviewAction::Last);
    look(&mut session, ReviewAction::Autoplay(true));
    assert!(!review(&session).is_playing(), "nothing is ahead");
}

#[test]
fn the_live_game_comes_back_as_it_was_left() {
    let mut session = planned(MatchFormat::BestOf(3), "60+1", [Seat::Person, computer()]);
    session.advance(seconds(7));
    play(&mut session);
    play(&mut session);
    let live = session.clone();
    assert_eq!(look(&mut session, ReviewAction::Leave), [], "there is no review");
    let notices = look(&mut session, ReviewAction::Back);
    assert_eq!(notices, [Notice::Reviewing(true), Notice::Rewound]);
    assert_eq!(place(&session), (2, 2, 0));
    assert!(review(&session).is_of_live());
    assert_eq!(review(&session).seats(), live.seats());
    assert_eq!((session.clock(), session.current_match()), (None, None));
    assert_eq!(look(&mut session, ReviewAction::Back), []);
    // Time stands still, and what belongs to a game under way is ignored.
    session.advance(seconds(30));
    for intent in
        [Intent::Resign(Side::White), Intent::OfferDraw(Side::White), Intent::Claim, Intent::Again]
    {
        assert_eq!(session.apply(intent), []);
    }
    assert_eq!(session.apply(Intent::Hint), []);
    look(&mut session, ReviewAction::First);
    assert_eq!(
        look(&mut session, ReviewAction::Leave),
        [Notice::Rewound, Notice::Reviewing(false)]
    );
    assert!(session.generation() > live.generation());
    assert_eq!(session.left(), live.left());
    assert_eq!((session.record(), session.notes()), (live.record(), live.notes()));
    assert_eq!(session.current_match(), live.current_match());
}

#[test]
fn comments_on_the_live_game_stay_with_it() {
    let mut session = timed("-");
    play(&mut session);
    play(&mut session);
    // Going to a place begins the review.
    look(&mut session, ReviewAction::Back);
    let first = node(&session, 1);
    look(&mut session, ReviewAction::Leave);
    assert_eq!(session.notes(), []);
    let notices = look(&mut session, ReviewAction::To(first));
    assert_eq!(notices, [Notice::Reviewing(true), Notice::Rewound]);
    assert_eq!(place(&session), (1, 1, 0));
    look(&mut session, ReviewAction::Comment(first, "So.".to_owned()));
    assert_eq!(session.game().notes.len(), 1, "what is stored has the comment at once");
    look(&mut session, ReviewAction::Leave);
    assert_eq!(session.notes().len(), 1);
    // A comment on another game does not.
    session.apply(Intent::OpenReview(Box::new(stored("telo-last-step.fgn"))));
    look(&mut session, ReviewAction::Comment(first, "Elsewhere.".to_owned()));
    assert_eq!(session.game().notes.len(), 1);
    look(&mut session, ReviewAction::Leave);
    assert_eq!(session.notes()[0].text, NoteText::Comment("So.".to_owned()));
}

#[test]
fn an_opened_game_keeps_its_comments() {
    // One turn more than the game before it: it must not be taken for a turn that was just played.
    let game: Game = "[Variant \"telo\"]\n\n1. c1-b2A {the centre} *".parse().unwrap();
    let telo = shipped::variant("telo").unwrap();
    let mut session = Session::new(telo.clone(), [Seat::Person, Seat::Person]);
    session.apply(Intent::Open(Box::new(OpenedGame::by_people(telo, game))));
    assert_eq!((session.record().turns().len(), session.notes().len()), (1, 1));
}

#[test]
fn a_second_review_replaces_the_first() {
    let live = timed("60");
    let mut session = live.clone();
    session.apply(Intent::OpenReview(Box::new(stored(LONG))));
    look(&mut session, ReviewAction::Last);
    let notices = session.apply(Intent::OpenReview(Box::new(stored("telo-last-step.fgn"))));
    let [.., Notice::Reviewing(true), Notice::Rewound] = notices[..] else {
        panic!("{notices:?}");
    };
    assert_eq!(place(&session), (0, 0, 0));
    assert_eq!(session.live().record(), live.record(), "the first one is not the live game");
    assert_eq!(session.live().left(), live.left());
}

#[test]
fn one_plays_on_from_the_place_looked_at() {
    let mut session = opened(LONG);
    let target = node(&session, 4);
    look(&mut session, ReviewAction::To(target));
    let seats = [Seat::Person, computer()];
    let generation = session.generation();
    let notices = look(&mut session, ReviewAction::PlayOn(seats.clone()));
    assert_eq!(notices, [Notice::Reviewing(false), Notice::Started]);
    assert!(session.review().is_none() && session.generation() > generation);
    assert_eq!((session.record().turns().len(), session.seats()), (4, &seats));
    assert_eq!(session.variant().key, "tsivy");
    assert_eq!(look(&mut session, ReviewAction::PlayOn(seats.clone())), [], "no review");

    // An open chain goes on where a person plays, and is dropped where a computer does.
    for (seats, open) in [(seats, 1), ([computer(), Seat::Person], 0)] {
        let mut session = opened(LONG);
        let target = node(&session, 3);
        look(&mut session, ReviewAction::Inside(target, 1));
        look(&mut session, ReviewAction::PlayOn(seats));
        assert_eq!(session.record().chain().steps().len(), open);
    }
    let mut over = opened("telo-last-step.fgn");
    look(&mut over, ReviewAction::Last);
    assert!(over.outcome().is_some());
    assert_eq!(look(&mut over, ReviewAction::PlayOn([Seat::Person, Seat::Person])), []);
    assert!(over.review().is_some());
}

#[test]
fn a_new_game_ends_the_review() {
    let mut session = opened(LONG);
    look(&mut session, ReviewAction::Last);
    let seats = [Seat::Person, Seat::Person];
    let variant = variant("dimy");
    let notices = session.apply(Intent::NewGame { variant, seats });
    assert_eq!(notices, [Notice::Reviewing(false), Notice::Started]);
    assert!(session.review().is_none());
    assert_eq!((session.variant().key.as_str(), session.record().turns().len()), ("dimy", 0));
}

#[test]
fn steps_played_at_the_board_go_into_a_turn_of_the_game() {
    let mut session = opened(LONG);
    let target = node(&session, 2);
    look(&mut session, ReviewAction::To(target));
    let third = node(&session, 3);
    assert_eq!(steps(&step(&mut session, "e3", "d3", Some(CaptureKind::Approach))), Some(1));
    assert_eq!(place(&session), (2, 2, 1));
    assert_eq!(review(&session).ahead(session.record()), Some(third));
    // Ended after one step, it is another turn.
    let notices = session.apply(Intent::EndTurn);
    assert!(notices.contains(&Notice::Annotated), "{notices:?}");
    assert_eq!(place(&session), (3, 3, 0));
    assert_ne!(review(&session).here(), third);
    assert_eq!(review(&session).tree().children(node(&session, 2)).len(), 2);
    // Ended there again, it is known, and no stone moves; but it is another place.
    look(&mut session, ReviewAction::To(target));
    step(&mut session, "e3", "d3", Some(CaptureKind::Approach));
    let generation = session.generation();
    assert_eq!(session.apply(Intent::EndTurn), [Notice::Rewound]);
    assert_eq!((place(&session), session.generation()), ((3, 3, 0), generation + 1));
}

#[test]
fn the_end_of_the_live_game_is_not_announced_again_after_a_review() {
    let mut session = timed("-");
    session.apply(Intent::Resign(Side::White));
    session.apply(Intent::OpenReview(Box::new(stored(LONG))));
    look(&mut session, ReviewAction::Next);
    let notices = look(&mut session, ReviewAction::Leave);
    assert_eq!(notices, [Notice::Rewound, Notice::Reviewing(false)]);
    assert!(session.outcome().is_some());
}

#[test]
fn a_review_has_the_names_of_its_game_and_the_variants_of_the_live_one() {
    let mut session = timed("-");
    let text = variant("tumicarona-rematch").to_string().replace("tumicarona-rematch", "ours");
    let ours = Arc::new(text.parse::<Variant>().unwrap());
    session.set_known_variants(vec![ours.clone()]);
    let plan = GamePlan {
        format: MatchFormat::Rematch(ours),
        ..GamePlan::single(variant("tumicarona"), [Seat::Person, Seat::Person])
    };
    let mut other = Session::default();
    other.apply(Intent::Begin(Box::new(plan)));
    let next = OpenedGame::by_people(other.variant().clone(), other.game());

    session.apply(Intent::OpenReview(Box::new(stored(LONG))));
    assert_eq!(session.name(Side::White), Some("Soa"));
    let mut reviewing = session.clone();
    let notices = reviewing.apply(Intent::Open(Box::new(next.clone())));
    assert_eq!(notices, [Notice::Reviewing(false), Notice::Started]);
    look(&mut session, ReviewAction::PlayOn([Seat::Person, Seat::Person]));
    assert_eq!(session.apply(Intent::Open(Box::new(next))), [Notice::Started]);
}

#[test]
fn removing_a_variation_closes_the_turn_looked_into() {
    let mut session = opened(LONG);
    let third = node(&session, 3);
    let record = session.record();
    let turns = fanorona_rules::generate::turns(record.rules(), record.position());
    let known = review(&session).tree().turn(node(&session, 1)).unwrap();
    let other = turns.iter().position(|turn| turn != known).unwrap();
    play_nth(&mut session, other);
    let branch = review(&session).here();
    look(&mut session, ReviewAction::Inside(third, 2));
    assert_eq!(place(&session), (2, 2, 2));
    let notices = look(&mut session, ReviewAction::Remove(branch));
    assert_eq!(notices, [Notice::Rewound, Notice::Annotated]);
    assert_eq!(place(&session), (2, 2, 0));
}

/// Two stones go to and fro until the position has stood three times, which ends the game; a
/// variation goes on after that.
#[test]
fn a_variation_after_a_draw_by_repetition_can_be_reviewed() {
    let mut played = set_up("4B/5/5/5/W4 w");
    let mut turns = Vec::new();
    for (from, to) in [("a1", "a2"), ("e5", "e4"), ("a2", "a1"), ("e4", "e5")].repeat(2) {
        assert_eq!(played.outcome(), None);
        step(&mut played, from, to, None);
        turns.extend(played.record().turns().last().cloned());
    }
    assert_eq!(played.outcome(), Some(Outcome::Draw(DrawReason::Repetition)));
    let mut game = played.game();
    let turns = vec![turns[7].clone(), turns[0].clone(), turns[1].clone()];
    let branch = Branch { turns, notes: Vec::new() };
    game.notes.push(Note { after: 8, text: NoteText::Variation(branch) });
    let mut session = Session::default();
    let opened = OpenedGame::by_people(played.variant().clone(), game);
    session.apply(Intent::OpenReview(Box::new(opened)));
    look(&mut session, ReviewAction::Last);
    assert_eq!(place(&session), (8, 8, 0));
    let shown = |session: &Session| {
        let review = review(session);
        assert_eq!(session.record().position(), review.tree().position(review.here()));
        (review.at(), session.record().turns().len())
    };
    assert_eq!(steps(&look(&mut session, ReviewAction::Next)), Some(1));
    assert_eq!(shown(&session), (9, 9));
    assert_eq!(steps(&look(&mut session, ReviewAction::Next)), Some(1));
    assert_eq!(shown(&session), (10, 10));
    for expected in [(9, 9), (8, 8), (7, 7)] {
        assert_eq!(look(&mut session, ReviewAction::Previous), [Notice::Rewound]);
        assert_eq!(shown(&session), expected);
    }
    look(&mut session, ReviewAction::Last);
    assert_eq!(shown(&session), (10, 10));
}
