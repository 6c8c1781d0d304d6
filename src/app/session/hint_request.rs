//! The request for a hint, from a key or from a button.

use super::{CurrentGuidance, CurrentSelection, IntentMessage};
use crate::game::play::{Guidance, Hint, Intent, Selection};
use bevy::prelude::{MessageWriter, Res, ResMut};

/// The same for a button.
pub(crate) fn ask_for_hint(
    guidance: Res<CurrentGuidance>,
    mut selection: ResMut<CurrentSelection>,
    mut intents: MessageWriter<IntentMessage>,
) {
    intents.write_batch(request_hint(&guidance, &mut selection).map(IntentMessage));
}

/// Advances the hint by one stage: the first request asks for a hint, the second explains it, the
/// third hides it. Does nothing while the person may not act or while a hint is being searched for.
pub(crate) fn request_hint(guidance: &Guidance, selection: &mut Selection) -> Option<Intent> {
    if !guidance.acting {
        return None;
    }
    if selection.hint.is_none() {
        return Some(Intent::Hint);
    }
    selection.hint = match selection.hint.take() {
        Some(Hint::Shown(advice)) => Some(Hint::Explained(advice)),
        Some(Hint::Explained(_)) => None,
        sought => sought,
    };
    None
}
