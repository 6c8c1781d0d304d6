//! Measures whether the thinking computer slows down the window: the app's own time per frame,
//! without drawing, at rest and while the strongest opponent thinks with all its threads,
//! alternately, so that other load affects both.
//!
//! `cargo bench --bench frames`

#![expect(clippy::print_stdout, clippy::unwrap_used, reason = "a benchmark tells what it measures")]

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use fanorona::app::opponent::{Opponent, ThreadBackend};
use fanorona::app::session::IntentMessage;
use fanorona::engine::character;
use fanorona::game::{Intent, Seat};
use fanorona::rules::variant::shipped;
use std::thread;
use std::time::{Duration, Instant};

/// The number of alternations.
const ROUNDS: usize = 8;
/// Frames per round.
const FRAMES: usize = 120;
/// The duration of a frame at 60 frames a second.
const FRAME: Duration = Duration::from_micros(16_667);

fn main() {
    let mut app = App::new();
    app.add_plugins(MinimalPlugins)
        .insert_resource(TimeUpdateStrategy::ManualDuration(FRAME))
        .insert_resource(Opponent::new(ThreadBackend::with_tables(), 1, Opponent::MIN_DELAY));
    fanorona::app::headless(&mut app);
    let strongest = Seat::Computer(character::all().last().unwrap().clone());
    let (mut idle, mut thinking) = (Vec::new(), Vec::new());
    for _ in 0..ROUNDS {
        for (seat, times) in [(Seat::Person, &mut idle), (strongest.clone(), &mut thinking)] {
            let variant = shipped::variant("tsivy").unwrap();
            let computer = seat.is_computer();
            app.world_mut().write_message(IntentMessage(Intent::NewGame {
                variant,
                seats: [seat, Seat::Person],
            }));
            for _ in 0..10 {
                app.update();
            }
            for _ in 0..FRAMES {
                let began = Instant::now();
                app.update();
                times.push(began.elapsed().as_secs_f64() * 1e3);
                assert_eq!(app.world().resource::<Opponent>().is_busy(), computer);
                thread::sleep(FRAME.saturating_sub(began.elapsed()));
            }
        }
    }
    println!("\tmedian ms\t99 percent within ms\tworst ms");
    let idle = print_times("at rest", idle);
    let thinking = print_times("thinking", thinking);
    println!(
        "ratio\t{:.2}\t{:.2}\t{:.2}",
        thinking[0] / idle[0],
        thinking[1] / idle[1],
        thinking[2] / idle[2]
    );
}

/// Prints and returns the median, the 99th percentile and the worst time.
fn print_times(name: &str, mut times: Vec<f64>) -> [f64; 3] {
    times.sort_by(f64::total_cmp);
    let all = times.len();
    let found = [times[all / 2], times[all * 99 / 100], times[all - 1]];
    println!("{name}\t{:.3}\t{:.3}\t{:.3}", found[0], found[1], found[2]);
    found
}
