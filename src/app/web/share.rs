//! The browser's way to share: on phones the system's share sheet, elsewhere its clipboard.

use super::{bridge, hand_over, wake};
use crate::app::share::ShareSheet;
use crate::app::texts::CurrentTexts;
use crate::app::toasts::Toasts;
use bevy::prelude::*;
use std::cell::RefCell;
use wasm_bindgen::prelude::wasm_bindgen;

thread_local! {
    static COPIED: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
}

/// Takes what has become of what was shared without the sheet: `link` or `picture` if that is on the clipboard, or the
/// name of the file in which the picture is. Called by the page's script.
#[wasm_bindgen(js_name = takeShared)]
pub fn take_shared(place: String) {
    COPIED.with_borrow_mut(|copied| copied.push(place));
    wake::wake();
}

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(ShareSheet { link: bridge::share_link, picture: share_picture })
        .add_systems(Update, report);
}

fn share_picture(image: Image) {
    // The renderer's pictures can always be converted.
    let _ = hand_over(image, bridge::share_picture);
}

/// Says where it is.
fn report(texts: Res<CurrentTexts>, mut toasts: ResMut<Toasts>) {
    for place in COPIED.take() {
        toasts.tell(match place.as_str() {
            "link" => texts.get("library-copied-link"),
            "picture" => texts.get("share-copied-picture"),
            _ => texts.with("photo-kept", &[("place", place.into())]),
        });
    }
}
