//! Wins, losses, streaks, the longest chain and the biggest capture: everything first, then by
//! opponent and variant. Counted from the games that are kept; nothing of it leaves the machine.

use super::dialogs::page;
use super::library::view::player_name;
use super::{Desk, Wish, theme};
use crate::app::storage::{LibraryCommand, LibraryState, Listing};
use crate::catalogue::library::SavedGame;
use crate::catalogue::library::statistics::{
    PlayerResults, is_program, player, results_by_pairing, results_by_player,
};
use crate::rules::Side;
use crate::texts::Texts;
use bevy_egui::egui::{ComboBox, Context, Grid, RichText, Ui};
use std::cmp::Reverse;

/// Pages narrower than this have no columns, in points.
const NARROW: f32 = 380.0;

/// What is shown, and what it was counted from.
#[derive(Clone, Debug, Default)]
pub struct Counted {
    /// Everybody whose results are counted, the busiest first, as records name them.
    pub players: Vec<String>,
    /// Whose results are shown.
    pub chosen: String,
    /// Everything this player has played.
    pub total: PlayerResults,
    /// The same by opponent and variant's key, the busiest first.
    pub parts: Vec<(String, String, PlayerResults)>,
    version: Option<u64>,
}

impl Counted {
    /// Counts the games of a list. Computers' results are those of their opponents, turned about,
    /// and are left out; so are games between two people without names.
    pub fn of(listing: &Listing, chosen: &str) -> Self {
        let games = || listing.games.iter().map(|entry| &entry.kept);
        let unknown = |kept: &SavedGame, side| player(kept, side) == "?" && !is_program(kept, side);
        let wanted = |kept: &SavedGame, side: Side| {
            let nobody = unknown(kept, side) && unknown(kept, side.opponent());
            !is_program(kept, side) && !nobody
        };
        let totals = results_by_player(games(), wanted);
        let mut players: Vec<String> = totals.keys().cloned().collect();
        players.sort_by_key(|name| Reverse(totals[name].games));
        let chosen = match players.iter().find(|name| *name == chosen) {
            Some(name) => name.clone(),
            None => players.first().cloned().unwrap_or_default(),
        };
        let parts = results_by_pairing(games(), wanted).into_iter();
        let parts = parts.filter(|(pairing, _)| pairing.player == chosen);
        let mut parts: Vec<_> =
            parts.map(|(pairing, tally)| (pairing.opponent, pairing.variant, tally)).collect();
        parts.sort_by_key(|(_, _, tally)| Reverse(tally.games));
        let total = totals.get(&chosen).cloned().unwrap_or_default();
        Self { players, chosen, total, parts, version: None }
    }
}

/// What is told of a tally: names and values.
pub fn lines(texts: &Texts, tally: &PlayerResults) -> Vec<(String, String)> {
    let streak = match tally.streak {
        0 => texts.get("statistics-no-streak"),
        won @ 1.. => texts.with("statistics-won-streak", &[("count", won.into())]),
        lost => texts.with("statistics-lost-streak", &[("count", (-lost).into())]),
    };
    vec![
        (texts.get("statistics-games"), tally.games.to_string()),
        (texts.get("statistics-wins"), tally.wins.to_string()),
        (texts.get("statistics-draws"), tally.draws.to_string()),
        (texts.get("statistics-losses"), tally.losses.to_string()),
        (texts.get("statistics-streak"), streak),
        (texts.get("statistics-best-streak"), tally.best_streak.to_string()),
        (texts.get("statistics-longest-chain"), tally.longest_chain.to_string()),
        (texts.get("statistics-biggest-capture"), tally.biggest_capture.to_string()),
    ]
}

pub(super) fn show(ctx: &Context, desk: &mut Desk, store: &LibraryState, wishes: &mut Vec<Wish>) {
    let title = desk.texts.get("menu-statistics");
    match &store.games {
        Some(listing) if desk.counted.version != Some(store.version) => {
            let counted = Counted::of(listing, &desk.counted.chosen);
            desk.counted = Counted { version: Some(store.version), ..counted };
        }
        // Where nothing is read yet and nobody reads, somebody must.
        None if store.reading.is_none() && !store.is_busy() => {
            wishes.push(Wish::Library(LibraryCommand::List { trash: false }));
        }
        Some(_) | None => {}
    }
    page(ctx, desk, "statistics", &title, |ui, desk| content(ui, desk, store));
}

fn content(ui: &mut Ui, desk: &mut Desk, store: &LibraryState) {
    if store.games.is_none() {
        let (done, all) = store.reading.unwrap_or_default();
        let arguments = [("done", done.into()), ("all", all.into())];
        ui.label(RichText::new(desk.texts.with("library-reading", &arguments)).color(theme::FADED));
        return;
    }
    if desk.counted.total.games == 0 {
        ui.label(RichText::new(desk.texts.get("statistics-none")).color(theme::FADED));
        return;
    }
    whose(ui, desk);
    let Desk { texts, counted, catalogue, .. } = desk;
    everything(ui, texts, &counted.total);
    for (opponent, key, tally) in &counted.parts {
        ui.separator();
        let name = player_name(texts, opponent);
        let against = texts.with("statistics-against", &[("name", name.into())]);
        let variant = catalogue.find(key);
        let variant = variant.map_or(key.as_str(), |it| it.name(texts.language().code()));
        ui.horizontal_wrapped(|ui| {
            ui.label(RichText::new(against).size(19.0).color(theme::GOLD));
            ui.label(RichText::new(variant).color(theme::FADED));
        });
        ui.horizontal_wrapped(|ui| {
            for (name, value) in lines(texts, tally) {
                ui.label(RichText::new(format!("{name}: {value}")).small().color(theme::BONE));
            }
        });
    }
}

/// Everything together; in a narrow window a name and its value share a line that can be broken.
fn everything(ui: &mut Ui, texts: &Texts, total: &PlayerResults) {
    if ui.available_width() < NARROW {
        for (name, value) in lines(texts, total) {
            ui.horizontal_wrapped(|ui| {
                ui.label(RichText::new(name).color(theme::FADED));
                ui.label(RichText::new(value).color(theme::BONE));
            });
        }
        return;
    }
    Grid::new("statistics-total").num_columns(2).spacing([24.0, 5.0]).show(ui, |ui| {
        for (name, value) in lines(texts, total) {
            ui.label(RichText::new(name).color(theme::FADED));
            ui.label(RichText::new(value).color(theme::BONE));
            ui.end_row();
        }
    });
}

/// Whose results are shown, where several people have played.
fn whose(ui: &mut Ui, desk: &mut Desk) {
    let Desk { texts, counted, .. } = desk;
    if counted.players.len() < 2 {
        return;
    }
    let before = counted.chosen.clone();
    ComboBox::from_id_salt("statistics-player")
        .selected_text(player_name(texts, &counted.chosen))
        .show_ui(ui, |ui| {
            for name in &counted.players {
                let shown = player_name(texts, name);
                ui.selectable_value(&mut counted.chosen, name.clone(), shown);
            }
        });
    if counted.chosen != before {
        counted.version = None;
    }
}
