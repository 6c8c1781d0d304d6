//! Wakes the window when a reader asks for something: a still window is rarely drawn, and Bevy only
//! notes what readers ask for.

use bevy::winit::accessibility::WinitActionRequestHandler;
use bevy::winit::{EventLoopProxy, WinitUserEvent};
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// The time between two looks at what readers have asked for.
const INTERVAL: Duration = Duration::from_millis(25);

/// Wakes the window until it is closed.
pub(super) fn keep_awake(
    requests: Arc<Mutex<WinitActionRequestHandler>>,
    proxy: EventLoopProxy<WinitUserEvent>,
) {
    let wait = move || {
        // When the window is closed, nobody else has the requests.
        while Arc::strong_count(&requests) > 1 {
            std::thread::sleep(INTERVAL);
            let waiting = requests.lock().is_ok_and(|requests| !requests.is_empty());
            if waiting && proxy.send_event(WinitUserEvent::WakeUp).is_err() {
                return;
            }
        }
    };
    // Without a thread, requests wait for the next frame.
    let _ = std::thread::Builder::new().name("screen reader".into()).spawn(wait);
}
