//! Which markers are shown.

use super::MarkerKind;
use bevy::prelude::Resource;

/// Which markers are shown. Open choices, the open chain and what a lesson shows are always marked.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum MarkerVisibility {
    /// Neither movable stones nor targets.
    Few,
    /// The targets of the chosen stone, with the numbers of captured stones, and the last turn.
    Chosen,
    /// For a first game: movable stones, targets, and what a step would capture.
    Basic,
    /// The same, and the last turn.
    BasicAndLastTurn,
    /// Everything.
    #[default]
    All,
}

/// Whether a page has the board's input. Nothing is marked then as if it could be played.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BoardLocked(pub bool);

impl MarkerVisibility {
    /// Whether a marker of this kind is shown.
    pub const fn shows(self, kind: MarkerKind) -> bool {
        match kind {
            MarkerKind::Movable | MarkerKind::Capturing => {
                !matches!(self, Self::Few | Self::Chosen)
            }
            MarkerKind::Waiting => matches!(self, Self::All),
            MarkerKind::Quiet | MarkerKind::Approach | MarkerKind::Withdrawal => {
                !matches!(self, Self::Few)
            }
            MarkerKind::Count(_) => matches!(self, Self::Chosen | Self::All),
            MarkerKind::Trail | MarkerKind::TrailStart | MarkerKind::TrailEnd => {
                !matches!(self, Self::Basic)
            }
            _ => true,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::CaptureKind;
    use MarkerVisibility::{All, Basic, BasicAndLastTurn, Chosen, Few};

    #[test]
    fn help_can_be_hidden_but_choices_cannot() {
        for shown in [Few, Chosen, Basic, BasicAndLastTurn, All] {
            assert!(shown.shows(MarkerKind::Chosen) && shown.shows(MarkerKind::Either));
            assert!(
                shown.shows(MarkerKind::Letter(CaptureKind::Approach))
                    && shown.shows(MarkerKind::Path)
            );
            assert_eq!(shown.shows(MarkerKind::Capturing), !matches!(shown, Few | Chosen));
            assert_eq!(shown.shows(MarkerKind::Quiet), shown != Few);
        }
    }

    #[test]
    fn a_first_game_has_fewer_signs_and_each_stage_has_more() {
        let kinds = [
            MarkerKind::Capturing,
            MarkerKind::Approach,
            MarkerKind::Count([2, 0]),
            MarkerKind::Waiting,
            MarkerKind::Trail,
            MarkerKind::TrailStart,
            MarkerKind::TrailEnd,
        ];
        let shown = [Basic, BasicAndLastTurn, All]
            .map(|stage| kinds.map(|kind| usize::from(stage.shows(kind))));
        assert_eq!(shown.map(|stage| stage.iter().sum::<usize>()), [2, 5, 7]);
        for pair in shown.windows(2) {
            assert!(pair[0].iter().zip(pair[1]).all(|(before, after)| *before <= after));
        }
    }
}
