//! Wakes the game: a still picture is seldom drawn, and nothing that comes from the page's script
//! would be heard before.

use bevy::prelude::*;
use bevy::winit::{EventLoopProxy, EventLoopProxyWrapper, WinitUserEvent};
use std::cell::RefCell;

thread_local! {
    static PROXY: RefCell<Option<EventLoopProxy<WinitUserEvent>>> = const { RefCell::new(None) };
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, |proxy: Res<EventLoopProxyWrapper>| {
        PROXY.with_borrow_mut(|kept| *kept = Some((**proxy).clone()));
    });
}

/// Draws the next picture at once.
pub(super) fn wake() {
    PROXY.with_borrow(|proxy| {
        if let Some(proxy) = proxy {
            // A loop that has ended hears nothing.
            let _ = proxy.send_event(WinitUserEvent::WakeUp);
        }
    });
}
