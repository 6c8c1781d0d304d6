//! Which markers are shown, as the player chooses.

use super::MarkerKind;
use bevy::prelude::Resource;
use serde::{Deserialize, Serialize};

/// Which markers are shown. Open choices and what has happened are always marked.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum MarkerVisibility {
    /// Neither movable stones nor targets.
    Few,
    /// The targets of the chosen stone.
    Chosen,
    /// The movable stones, too.
    #[default]
    All,
}

impl MarkerVisibility {
    /// Whether a marker of this kind is shown.
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
    fn help_can_be_hidden_but_choices_cannot() {
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
