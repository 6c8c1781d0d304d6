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
    request_hint(&guidance, &mut selection, &mut |intent| {
        intents.write(IntentMessage(intent));
    });
}

/// Advances the hint by one stage: the first request asks for a hint, the second explains it, the
/// third hides it. Does nothing while the person may not act or while a hint is being searched for.
pub(crate) fn request_hint(
    guidance: &Guidance,
    selection: &mut Selection,
    write: &mut dyn FnMut(Intent),
) {
    if !guidance.acting {
        return;
    }
    selection.hint = match selection.hint.take() {
        None => {
            write(Intent::Hint);
            None
        }
        Some(Hint::Shown(advice)) => Some(Hint::Explained(advice)),
        Some(Hint::Explained(_)) => None,
        sought => sought,
    };
}
