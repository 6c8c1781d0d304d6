//! The section that newcomers can ignore: format, names, clocks and options of the rules.

use crate::app::game_setup::{ClockChoice, CustomTime, FormatChoice, GameSetup, PRESETS};
use crate::app::status::bar as status_bar;
use crate::app::ui::choice::choice;
use crate::app::ui::room::Width;
use crate::app::ui::text_field::{self, TextField};
use crate::app::ui::{model::Model, theme};
use crate::game::play::CoachLevel;
use crate::rules::Side;
use crate::rules::matches::MatchFormat;
use crate::texts::{Texts, id, say};
use bevy_egui::egui::{self, RichText, Ui};

/// Draws the section.
pub(super) fn show(ui: &mut Ui, model: &Model<'_>, width: f32) {
    let setup = model.get::<GameSetup>();
    let mut edited = setup.clone();
    let title = RichText::new(model.texts.get("plan-more")).color(theme::ACCENT);
    let section = egui::CollapsingHeader::new(title).id_salt("more").open(Some(setup.expanded));
    let shown = section.show_unindented(ui, |ui| {
        // Low rows, so that everything is visible at once if the window is large enough.
        ui.spacing_mut().interact_size.y = 25.0;
        if Width::of(width) >= Width::Middle {
            ui.horizontal_top(|ui| {
                ui.vertical(|ui| {
                    ui.set_width(width * 0.48);
                    formats(ui, model, &mut edited);
                    options(ui, model, &mut edited);
                });
                ui.vertical(|ui| {
                    names(ui, model, &mut edited);
                    clocks(ui, model, &mut edited);
                    coach(ui, model, &mut edited);
                });
            });
        } else {
            names(ui, model, &mut edited);
            formats(ui, model, &mut edited);
            options(ui, model, &mut edited);
            clocks(ui, model, &mut edited);
            coach(ui, model, &mut edited);
        }
    });
    if shown.header_response.clicked() {
        edited.expanded = !setup.expanded;
        if !setup.expanded {
            ui.scroll_to_rect(shown.header_response.rect, Some(egui::Align::TOP));
        }
    }
    if !setup.expanded {
        theme::wrapped(ui, summary(model.texts, setup), theme::SMALL, theme::SECONDARY);
    }
    if edited != *setup {
        model.ask(GameSetup::edit(|setup| *setup = edited));
    }
}

/// The format and clock chosen, shown while the section is collapsed.
pub fn summary(texts: &Texts, setup: &GameSetup) -> String {
    let format = format_name(texts, setup, setup.format);
    let clock = clock_name(texts, setup, setup.clock);
    let summary = texts.with("plan-summary", &[("format", format.into()), ("clock", clock.into())]);
    match setup.coach.filter(|_| setup.can_coach()) {
        Some(level) => {
            let stones = ("stones", level.stones().into());
            texts.with("plan-coached", &[("summary", summary.into()), stones])
        }
        None => summary,
    }
}

fn format_name(texts: &Texts, setup: &GameSetup, format: FormatChoice) -> String {
    match format {
        FormatChoice::Single => texts.get("plan-single"),
        FormatChoice::BestOf => texts.with("plan-best-of", &[("games", setup.games.into())]),
        FormatChoice::Tumicarona => texts.get("plan-tumicarona"),
        FormatChoice::Vela => texts.get("plan-vela"),
    }
}

fn clock_name(texts: &Texts, setup: &GameSetup, clock: ClockChoice) -> String {
    match clock {
        ClockChoice::Without => texts.get("plan-clock-none"),
        ClockChoice::Preset(place) => {
            let (minutes, seconds) = PRESETS[place.min(PRESETS.len() - 1)];
            let arguments = [("minutes", minutes.into()), ("seconds", seconds.into())];
            texts.with("plan-clock-preset", &arguments)
        }
        ClockChoice::Custom if setup.clock == ClockChoice::Custom => {
            let control = setup.control();
            let [white, black] = Side::BOTH.map(|side| match control.of(side) {
                None => texts.get("plan-clock-none"),
                Some(time) if time.increment.is_zero() => say::time(time.start),
                Some(time) => {
                    format!("{} + {}", say::time(time.start), time.increment.as_secs())
                }
            });
            if white == black { white } else { format!("{white} / {black}") }
        }
        ClockChoice::Custom => texts.get("plan-clock-own"),
    }
}

fn caption(ui: &mut Ui, text: String) {
    ui.label(RichText::new(text).color(theme::SECONDARY));
}

fn formats(ui: &mut Ui, model: &Model<'_>, setup: &mut GameSetup) {
    let texts = model.texts;
    caption(ui, texts.get("plan-format"));
    for format in FormatChoice::ALL {
        ui.horizontal(|ui| {
            let name = format_name(texts, setup, format);
            if ui.radio(setup.format == format, name).clicked() {
                setup.choose_format(format, model.catalogue);
            }
            if format == FormatChoice::BestOf && setup.format == format {
                let games = &mut setup.games;
                text_field::number(ui, games, 2..=MatchFormat::MOST_GAMES, |it| it.to_string())
                    .on_hover_text(texts.get("plan-games"));
            }
        });
    }
    let line = match setup.format {
        FormatChoice::Single => return,
        FormatChoice::BestOf => id("plan-best-of-line"),
        FormatChoice::Tumicarona => id("plan-tumicarona-line"),
        FormatChoice::Vela => id("plan-vela-line"),
    };
    theme::wrapped(ui, texts.get(line), theme::SMALL, theme::SECONDARY);
}

/// Draws the options of the chosen variant.
fn options(ui: &mut Ui, model: &Model<'_>, setup: &mut GameSetup) {
    let texts = model.texts;
    if setup.knows_claims() {
        ui.checkbox(&mut setup.claimed, texts.get("plan-claimed"));
    }
    if setup.knows_eaters() {
        ui.checkbox(&mut setup.eater_loses, texts.get("plan-hungry-loses"));
    }
}

fn names(ui: &mut Ui, model: &Model<'_>, setup: &mut GameSetup) {
    let texts = model.texts;
    caption(ui, texts.get("plan-names"));
    for side in Side::BOTH {
        ui.horizontal(|ui| {
            status_bar::small_disc(ui, side);
            let unnamed = setup.default_name(texts, side as usize);
            let field = TextField {
                hint: &unnamed,
                longest: Some(24),
                width: 200.0,
                ..TextField::default()
            };
            field.show(ui, &mut setup.names[side as usize]);
        });
    }
}

fn clocks(ui: &mut Ui, model: &Model<'_>, setup: &mut GameSetup) {
    let texts = model.texts;
    caption(ui, texts.get("plan-clocks"));
    let presets = (0..PRESETS.len()).map(ClockChoice::Preset);
    let all = [ClockChoice::Without].into_iter().chain(presets).chain([ClockChoice::Custom]);
    let name = |clock| match clock {
        ClockChoice::Custom => texts.get("plan-clock-own"),
        clock => clock_name(texts, setup, clock),
    };
    let mut clock = setup.clock;
    let list = egui::ComboBox::from_id_salt("clock").width(200.0);
    choice(ui, list, &mut clock, all.map(|clock| (clock, name(clock))));
    setup.clock = clock;
    if setup.clock != ClockChoice::Custom {
        return;
    }
    for side in Side::BOTH {
        if side == Side::White || setup.separate {
            ui.horizontal(|ui| {
                if setup.separate {
                    status_bar::small_disc(ui, side);
                }
                time(ui, texts, &mut setup.custom[side as usize]);
            });
        }
    }
    let mut separate = setup.separate;
    if ui.checkbox(&mut separate, texts.get("plan-clock-apart")).changed() {
        setup.separate_times(separate);
    }
}

/// Draws how much the coach helps, if one can.
fn coach(ui: &mut Ui, model: &Model<'_>, setup: &mut GameSetup) {
    let texts = model.texts;
    if !setup.can_coach() {
        return;
    }
    caption(ui, texts.get("coach-title"));
    let all = std::iter::once(None).chain(CoachLevel::ALL.map(Some));
    let all = all.map(|level| (level, say::coach_level(texts, level)));
    let list =
        choice(ui, egui::ComboBox::from_id_salt("coach").width(200.0), &mut setup.coach, all);
    list.on_hover_text(texts.get("coach-line"));
}

fn time(ui: &mut Ui, texts: &Texts, custom: &mut CustomTime) {
    ui.spacing_mut().item_spacing.x = 4.0;
    ui.spacing_mut().interact_size.x = 34.0;
    let plain = |value: u32| value.to_string();
    text_field::number(ui, &mut custom.minutes, 0..=CustomTime::MOST_MINUTES, plain)
        .on_hover_text(texts.get("plan-clock-minutes"));
    ui.label(":");
    text_field::number(ui, &mut custom.seconds, 0..=59, |value| format!("{value:02}"))
        .on_hover_text(texts.get("plan-clock-seconds"));
    ui.label("+");
    text_field::number(ui, &mut custom.increment, 0..=CustomTime::MOST_INCREMENT, plain);
    ui.label(RichText::new(texts.get("plan-clock-increment")).small().color(theme::SECONDARY));
}
