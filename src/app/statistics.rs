//! Wins, losses, streaks, the longest chain and the biggest capture: the total first, then by
//! opponent and variant. Counted from the stored games.

use super::pages::{OpenPage, Page};
use super::storage::page::view::player_name;
use super::storage::{LibraryCommand, LibraryState, Listing};
use super::ui::choice::choice;
use super::ui::dialogs::page;
use super::ui::{action::UiAction, model::Model, theme};
use crate::app::ui::room::Width;
use crate::catalogue::library::SavedGame;
use crate::catalogue::library::statistics::{
    PlayerName, PlayerResults, is_program, player, results_by_pairing, results_by_player,
};
use crate::catalogue::library::strength::strength;
use crate::engine::rating::StrengthEstimate;
use crate::rules::Side;
use crate::texts::{Texts, say};
use bevy::prelude::{MessageWriter, Res, ResMut, Resource};
use bevy_egui::egui::{ComboBox, Grid, RichText, Ui};
use std::cmp::Reverse;
use std::collections::BTreeSet;

/// The statistics of one player.
#[derive(Resource, Clone, Debug, Default)]
pub struct Counted {
    /// The players with results, named as in the records, those with most games first.
    pub players: Vec<String>,
    /// The player whose results are shown.
    pub chosen: String,
    /// All games of this player.
    pub total: PlayerResults,
    /// The same by opponent and key of the variant, those with most games first.
    pub parts: Vec<(String, String, PlayerResults)>,
    /// The player's strength by key of the variant, in variants with games that count for it.
    pub strengths: Vec<(String, StrengthEstimate)>,
    version: Option<u64>,
}

impl Counted {
    /// Counts the games of a list. `chosen` is the player whose results are shown. Leaves out the
    /// results of computers and the games between two people without names.
    pub fn of(listing: &Listing, chosen: &str) -> Self {
        let games = || listing.games.iter().map(|entry| &entry.kept);
        let unknown = |kept: &SavedGame, side| player(kept, side) == "?" && !is_program(kept, side);
        let wanted = |kept: &SavedGame, side: Side| {
            let nobody = unknown(kept, side) && unknown(kept, side.opponent());
            !is_program(kept, side) && !nobody
        };
        let totals = results_by_player(games(), wanted);
        let mut players: Vec<&PlayerName> = totals.keys().collect();
        players.sort_by_key(|name| Reverse(totals[*name].games));
        let chosen = PlayerName::new(chosen);
        let chosen = players.iter().find(|name| ***name == chosen).or_else(|| players.first());
        let chosen = chosen.map_or_else(|| PlayerName::new(""), |&name| name.clone());
        let parts = results_by_pairing(games(), wanted).into_iter();
        let parts = parts.filter(|(pairing, _)| pairing.player == chosen);
        let mut parts: Vec<_> =
            parts.map(|(it, tally)| (it.opponent.to_string(), it.variant, tally)).collect();
        parts.sort_by_key(|(_, _, tally)| Reverse(tally.games));
        let total = totals.get(&chosen).cloned().unwrap_or_default();
        let players = players.into_iter().map(PlayerName::to_string).collect();
        let chosen = chosen.to_string();
        // The estimate of the page for the next game, where a player without a name has all games.
        let name = Some(chosen.as_str()).filter(|name| *name != "?");
        let variants: BTreeSet<String> =
            parts.iter().map(|(_, variant, _)| variant.clone()).collect();
        let strengths = variants
            .into_iter()
            .map(|variant| (strength(games(), name, &variant), variant))
            .filter(|(estimate, _)| estimate.games > 0)
            .map(|(estimate, variant)| (variant, estimate))
            .collect();
        Self { players, chosen, total, parts, strengths, version: None }
    }

    /// Shows the results of another player from the next update on.
    fn choose(&mut self, player: String) {
        self.chosen = player;
        self.version = None;
    }
}

/// The names and values of a tally.
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
        (texts.get("statistics-coached"), tally.coached.to_string()),
    ]
}

/// The name and value of a strength in a variant of this name.
pub fn strength_line(
    texts: &Texts,
    variant: String,
    estimate: &StrengthEstimate,
) -> (String, String) {
    let name = texts.with("statistics-strength", &[("variant", variant.into())]);
    (name, say::strength(texts, estimate))
}

/// Counts anew if the list has changed, and reads the list if it was not read yet.
pub(in crate::app) fn update(
    page: Res<OpenPage>,
    store: Res<LibraryState>,
    mut counted: ResMut<Counted>,
    mut commands: MessageWriter<LibraryCommand>,
) {
    if page.0 != Page::Statistics {
        return;
    }
    match &store.games {
        Some(listing) if counted.version != Some(store.version) => {
            let now = Counted::of(listing, &counted.chosen);
            *counted = Counted { version: Some(store.version), ..now };
        }
        None if store.reading.is_none() && !store.is_busy() => {
            commands.write(LibraryCommand::List { trash: false });
        }
        Some(_) | None => {}
    }
}

/// Draws the page.
pub(in crate::app) fn show(root: &mut Ui, model: &Model<'_>) {
    let title = model.texts.get("menu-statistics");
    page(root, model, "statistics", title, |ui| content(ui, model));
}

fn content(ui: &mut Ui, model: &Model<'_>) {
    let Model { texts, catalogue, .. } = *model;
    let (store, counted) = (model.get::<LibraryState>(), model.get::<Counted>());
    if store.games.is_none() {
        let (done, all) = store.reading.unwrap_or_default();
        let arguments = [("done", done.into()), ("all", all.into())];
        ui.label(RichText::new(texts.with("library-reading", &arguments)).color(theme::SECONDARY));
        return;
    }
    if counted.total.games == 0 {
        ui.label(RichText::new(texts.get("statistics-none")).color(theme::SECONDARY));
        return;
    }
    choose_player(ui, model);
    whole(ui, texts, &counted.total);
    let variant_name = |key: &str| {
        let variant = catalogue.find(key);
        variant.map_or_else(|| key.to_owned(), |it| say::variant_name(texts, it))
    };
    for (key, estimate) in &counted.strengths {
        let (name, value) = strength_line(texts, variant_name(key), estimate);
        ui.horizontal_wrapped(|ui| {
            ui.label(RichText::new(name).color(theme::SECONDARY));
            ui.label(RichText::new(value).color(theme::TEXT));
        });
    }
    for (opponent, key, tally) in &counted.parts {
        ui.separator();
        let name = player_name(texts, opponent);
        let against = texts.with("statistics-against", &[("name", name.into())]);
        let variant = variant_name(key);
        ui.horizontal_wrapped(|ui| {
            ui.label(RichText::new(against).size(19.0).color(theme::TEXT));
            ui.label(RichText::new(variant).color(theme::SECONDARY));
        });
        ui.horizontal_wrapped(|ui| {
            for (name, value) in lines(texts, tally) {
                ui.label(RichText::new(format!("{name}: {value}")).small().color(theme::TEXT));
            }
        });
    }
}

/// Draws the total. In a narrow window a name and its value are on one line that can wrap.
fn whole(ui: &mut Ui, texts: &Texts, total: &PlayerResults) {
    if Width::of(ui.available_width()) < Width::Middle {
        for (name, value) in lines(texts, total) {
            ui.horizontal_wrapped(|ui| {
                ui.label(RichText::new(name).color(theme::SECONDARY));
                ui.label(RichText::new(value).color(theme::TEXT));
            });
        }
        return;
    }
    Grid::new("statistics-total").num_columns(2).spacing([24.0, 5.0]).show(ui, |ui| {
        for (name, value) in lines(texts, total) {
            ui.label(RichText::new(name).color(theme::SECONDARY));
            ui.label(RichText::new(value).color(theme::TEXT));
            ui.end_row();
        }
    });
}

/// Draws the choice of the player, if several people have played.
fn choose_player(ui: &mut Ui, model: &Model<'_>) {
    let (texts, statistics) = (model.texts, model.get::<Counted>());
    if statistics.players.len() < 2 {
        return;
    }
    let all = statistics.players.iter().map(|name| (name.clone(), player_name(texts, name)));
    let mut chosen = statistics.chosen.clone();
    choice(ui, ComboBox::from_id_salt("statistics-player"), &mut chosen, all);
    if chosen != statistics.chosen {
        model.ask(UiAction::change(|counted: &mut Counted| counted.choose(chosen)));
    }
}
