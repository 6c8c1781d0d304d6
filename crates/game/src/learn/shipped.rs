//! The lessons that are compiled into the program.

use super::{Exercise, Lesson};
use fanorona_rules::variant::shipped;
use std::sync::{Arc, OnceLock};

/// The names and texts of the shipped files, in the order of the course.
pub const FILES: &[(&str, &str)] = &[
    ("01-board.ron", include_str!("../../../../assets/lessons/01-board.ron")),
    ("02-approach.ron", include_str!("../../../../assets/lessons/02-approach.ron")),
    ("03-withdrawal.ron", include_str!("../../../../assets/lessons/03-withdrawal.ron")),
    ("04-choose.ron", include_str!("../../../../assets/lessons/04-choose.ron")),
    ("05-must.ron", include_str!("../../../../assets/lessons/05-must.ron")),
    ("06-chains.ron", include_str!("../../../../assets/lessons/06-chains.ron")),
    ("07-end.ron", include_str!("../../../../assets/lessons/07-end.ron")),
    ("08-lines.ron", include_str!("../../../../assets/lessons/08-lines.ron")),
    ("09-mobility.ron", include_str!("../../../../assets/lessons/09-mobility.ron")),
    ("10-feeding.ron", include_str!("../../../../assets/lessons/10-feeding.ron")),
    ("11-counting.ron", include_str!("../../../../assets/lessons/11-counting.ron")),
    ("12-few.ron", include_str!("../../../../assets/lessons/12-few.ron")),
    ("13-endings.ron", include_str!("../../../../assets/lessons/13-endings.ron")),
    ("14-small-boards.ron", include_str!("../../../../assets/lessons/14-small-boards.ron")),
    ("15-parker.ron", include_str!("../../../../assets/lessons/15-parker.ron")),
    ("16-tumicarona.ron", include_str!("../../../../assets/lessons/16-tumicarona.ron")),
    ("17-vela.ron", include_str!("../../../../assets/lessons/17-vela.ron")),
];

/// All shipped lessons, in the order of [`FILES`].
///
/// # Panics
/// If a shipped file is invalid; a test reads them all.
pub fn all() -> &'static [Arc<Lesson>] {
    static ALL: OnceLock<Vec<Arc<Lesson>>> = OnceLock::new();
    #[expect(clippy::expect_used, reason = "the texts are compiled in, and a test reads them all")]
    let read = |text: &str| {
        let mut lesson = Lesson::read(text, &shipped::variant).expect("a shipped lesson is valid");
        set_ids(&mut lesson);
        lesson
    };
    ALL.get_or_init(|| FILES.iter().map(|(_, text)| Arc::new(read(text))).collect())
}

/// Gives each text the id of its translations, which docs/languages.md describes.
fn set_ids(lesson: &mut Lesson) {
    let id = format!("lesson-{}", lesson.key);
    if let Some(about) = &mut lesson.about {
        about.set_id(format!("{id}.about"));
    }
    lesson.names.set_id(id);
    for exercise in &mut lesson.exercises {
        let id = format!("exercise-{}-{}", lesson.key, exercise.key);
        let Exercise { say, task, answers, hint, solved, .. } = Arc::make_mut(exercise);
        say.set_id(format!("{id}.say"));
        for (number, answer) in (1..).zip(answers) {
            answer.say.set_id(format!("{id}.answer-{number}"));
        }
        hint.set_id(format!("{id}.hint"));
        solved.set_id(format!("{id}.solved"));
        task.set_id(id);
    }
}
