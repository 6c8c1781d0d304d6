//! Which marks a player wants to see.

use super::MarkerKind;
use bevy::prelude::Resource;
use serde::{Deserialize, Serialize};

/// What is marked on the board. What must be answered, and what happened, is always marked.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum MarkerVisibility {
    /// Neither which stones may move nor where they may go.
    Few,
    /// Where the chosen stone may go.
    Chosen,
    /// Which stones may move, too.
    #[default]
    All,
}

impl MarkerVisibility {
    /// Is a mark of this kind shown?
    pub const fn shows(self, kind: MarkerKind) -> bool {
        match kind {
            MarkerKind::Movable | MarkerKind::Capturing | MarkerKind::Waiting => {
                matches!(self, Self::All)
            }
            MarkerKind::Quiet
            | MarkerKind::Approach
            | MarkerKind::Withdrawal
            | MarkerKind::Count(_) => !matches!(self, Self::Few),
            _ => true,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::CaptureKind;

    #[test]
    fn help_can_be_left_out_and_questions_cannot() {
        for shown in [MarkerVisibility::Few, MarkerVisibility::Chosen, MarkerVisibility::All] {
            assert!(shown.shows(MarkerKind::Chosen) && shown.shows(MarkerKind::Either));
            assert!(
                shown.shows(MarkerKind::Letter(CaptureKind::Approach))
                    && shown.shows(MarkerKind::Path)
            );
            assert_eq!(shown.shows(MarkerKind::Capturing), shown == MarkerVisibility::All);
            assert_eq!(shown.shows(MarkerKind::Quiet), shown != MarkerVisibility::Few);
        }
    }
}
