//! Measures whether the thinking computer slows down the window: the app's own time per frame,
//! without drawing, at rest and while the strongest opponent thinks with all its threads; in a review
//! at rest and while five lines are searched for; alternately, so that other load affects all.
//!
//! `cargo bench --bench frames`

#![expect(clippy::print_stdout, clippy::unwrap_used, reason = "a benchmark tells what it measures")]

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use fanorona::app::engine_lines::{EngineLines, LinesOptions};
use fanorona::app::jobs::ThreadRunner;
use fanorona::app::opponent::Opponent;
use fanorona::app::session::IntentMessage;
use fanorona::catalogue::endgame::TableLoader;
use fanorona::engine::character;
use fanorona::game::play::{Intent, ReviewAction, Seat};
use fanorona::rules::variant::shipped;
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

/// The number of alternations.
const ROUNDS: usize = 8;
/// Frames per round.
const FRAMES: usize = 120;
/// The duration of a frame at 60 frames a second.
const FRAME: Duration = Duration::from_micros(16_667);

fn main() {
    let opponent = ThreadRunner::with_tables("opponent", Arc::new(TableLoader::default()));
    let mut app = App::new();
    app.add_plugins(MinimalPlugins)
        .insert_resource(TimeUpdateStrategy::ManualDuration(FRAME))
        .insert_resource(Opponent::new(opponent, 1, Opponent::MIN_DELAY));
    fanorona::app::headless(&mut app);
    let strongest = Seat::Computer(character::all().last().unwrap().clone());
    let mut times = [const { Vec::new() }; 4];
    for _ in 0..ROUNDS {
        for (work, times) in Work::ALL.into_iter().zip(&mut times) {
            begin(&mut app, work, &strongest);
            for _ in 0..FRAMES {
                let began = Instant::now();
                app.update();
                times.push(began.elapsed().as_secs_f64() * 1e3);
                assert_eq!(app.world().resource::<Opponent>().is_busy(), work == Work::Opponent);
                assert_eq!(app.world().resource::<EngineLines>().is_busy(), work == Work::Lines);
                thread::sleep(FRAME.saturating_sub(began.elapsed()));
            }
        }
    }
    println!("\tmedian ms\t99 percent within ms\tworst ms");
    let [rest, thinking, review, lines] = times;
    let rest = print_times("at rest", rest);
    let thinking = print_times("the opponent thinking", thinking);
    print_ratio(rest, thinking);
    let review = print_times("a review at rest", review);
    let lines = print_times("five lines searched for", lines);
    print_ratio(review, lines);
}

/// What goes on beside the frames.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Work {
    /// Nothing, in a game.
    Rest,
    /// The strongest opponent thinks.
    Opponent,
    /// Nothing, in a review.
    Review,
    /// Five lines of the position under review are searched for.
    Lines,
}

impl Work {
    const ALL: [Self; 4] = [Self::Rest, Self::Opponent, Self::Review, Self::Lines];
}

/// Starts a game, or a review of it, with this work, and draws some frames.
fn begin(app: &mut App, work: Work, strongest: &Seat) {
    let variant = shipped::variant("tsivy").unwrap();
    let first = if work == Work::Opponent { strongest.clone() } else { Seat::Person };
    let seats = [first, Seat::Person];
    let mut send = |intent| app.world_mut().write_message(IntentMessage(intent));
    send(Intent::Review(ReviewAction::Leave));
    send(Intent::NewGame { variant, seats });
    if matches!(work, Work::Review | Work::Lines) {
        send(Intent::Review(ReviewAction::Back));
    }
    let mut lines = app.world_mut().resource_mut::<EngineLines>();
    lines.on = work == Work::Lines;
    lines.options.count = LinesOptions::MOST;
    for _ in 0..10 {
        app.update();
    }
}

/// Prints the ratios of the second to the first times.
fn print_ratio(rest: [f64; 3], busy: [f64; 3]) {
    let [median, most, worst] = [0, 1, 2].map(|place| busy[place] / rest[place]);
    println!("ratio\t{median:.2}\t{most:.2}\t{worst:.2}");
}

/// Prints and returns the median, the 99th percentile and the worst time.
fn print_times(name: &str, mut times: Vec<f64>) -> [f64; 3] {
    times.sort_by(f64::total_cmp);
    let all = times.len();
    let found = [times[all / 2], times[all * 99 / 100], times[all - 1]];
    println!("{name}\t{:.3}\t{:.3}\t{:.3}", found[0], found[1], found[2]);
    found
}
