//! Wakes the event loop: a still picture is rarely redrawn, so what comes from the page's script
//! would be handled late.

use bevy::prelude::*;
use bevy::winit::{EventLoopProxy, EventLoopProxyWrapper, WinitUserEvent};
use std::cell::RefCell;

thread_local! {
    static PROXY: RefCell<Option<EventLoopProxy<WinitUserEvent>>> = const { RefCell::new(None) };
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, |proxy: Res<EventLoopProxyWrapper>| {
        PROXY.with_borrow_mut(|slot| *slot = Some((**proxy).clone()));
    });
}

/// Has the next frame drawn at once.
pub(super) fn wake() {
    PROXY.with_borrow(|proxy| {
        if let Some(proxy) = proxy {
            // Fails only after the event loop has ended.
            let _ = proxy.send_event(WinitUserEvent::WakeUp);
        }
    });
}
