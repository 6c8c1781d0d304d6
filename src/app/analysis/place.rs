//! Places of the analysed game in the tree of the review.

use crate::game::play::{Review, Session};
use crate::rules::Record;
use crate::rules::notation::{NodeId, Tree};

/// The node after the first `turns` turns of a game; `None` if the tree lacks it.
pub(in crate::app) fn node_after(tree: &Tree, record: &Record, turns: usize) -> Option<NodeId> {
    record.turns().get(..turns)?.iter().try_fold(Tree::ROOT, |node, turn| {
        tree.children(node).iter().copied().find(|&child| tree.turn(child) == Some(turn))
    })
}

/// The number of turns of the game that lead to the turn on display: those before a variation branches
/// off. Also whether all turns on display are of the game.
pub(in crate::app) fn played(session: &Session, review: &Review, game: &Record) -> (usize, bool) {
    let tree = review.tree();
    let path = tree.path(review.subject(session.record()));
    let turns = path.iter().skip(1).map(|&node| tree.turn(node));
    let same = turns.zip(game.turns()).take_while(|(turn, own)| *turn == Some(own)).count();
    (same, same + 1 == path.len())
}
