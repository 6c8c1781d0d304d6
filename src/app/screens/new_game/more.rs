//! What a newcomer need not look at: the form of a match, names, clocks and other readings.

use super::super::desk::Desk;
use super::super::game_setup::{ClockChoice, FormatChoice, GameSetup, Own, PRESETS};
use super::super::theme;
use crate::rules::Side;
use crate::rules::matches::MatchFormat;
use crate::texts::{Texts, id, say};
use bevy_egui::egui::{self, DragValue, RichText, TextEdit, Ui};

/// Draws the fold with all of it.
pub(super) fn show(ui: &mut Ui, desk: &mut Desk, width: f32) {
    let title = RichText::new(desk.texts.get("plan-more")).color(theme::GOLD);
    let fold = egui::CollapsingHeader::new(title).id_salt("more").open(Some(desk.draft.more));
    let shown = fold.show_unindented(ui, |ui| {
        let wide = width > 560.0;
        if wide {
            ui.horizontal_top(|ui| {
                ui.vertical(|ui| {
                    ui.set_width(width * 0.48);
                    forms(ui, desk);
                    readings(ui, desk);
                });
                ui.vertical(|ui| {
                    names(ui, desk);
                    clocks(ui, desk);
                });
            });
        } else {
            names(ui, desk);
            forms(ui, desk);
            readings(ui, desk);
            clocks(ui, desk);
        }
    });
    if shown.header_response.clicked() {
        desk.draft.more = !desk.draft.more;
        if desk.draft.more {
            ui.scroll_to_rect(shown.header_response.rect, Some(egui::Align::TOP));
        }
    }
    if !desk.draft.more {
        let line = RichText::new(summary(&desk.texts, &desk.draft)).small().color(theme::FADED);
        ui.add(egui::Label::new(line).wrap());
    }
}

/// What is chosen in the fold, said while it is closed.
pub fn summary(texts: &Texts, draft: &GameSetup) -> String {
    let form = form_name(texts, draft, draft.form);
    let clock = clock_name(texts, draft, draft.clock);
    texts.with("plan-summary", &[("form", form.into()), ("clock", clock.into())])
}

fn form_name(texts: &Texts, draft: &GameSetup, form: FormatChoice) -> String {
    match form {
        FormatChoice::Single => texts.get("plan-single"),
        FormatChoice::BestOf => texts.with("plan-best-of", &[("games", draft.games.into())]),
        FormatChoice::Tumicarona => texts.get("plan-tumicarona"),
        FormatChoice::Vela => texts.get("plan-vela"),
    }
}

fn clock_name(texts: &Texts, draft: &GameSetup, clock: ClockChoice) -> String {
    match clock {
        ClockChoice::Without => texts.get("plan-clock-none"),
        ClockChoice::Preset(place) => {
            let (minutes, seconds) = PRESETS[place.min(PRESETS.len() - 1)];
            let arguments = [("minutes", minutes.into()), ("seconds", seconds.into())];
            texts.with("plan-clock-preset", &arguments)
        }
        ClockChoice::Own if draft.clock == ClockChoice::Own => {
            let control = draft.control();
            let [white, black] = Side::BOTH.map(|side| match control.of(side) {
                None => texts.get("plan-clock-none"),
                Some(time) if time.increment.is_zero() => say::time(time.start),
                Some(time) => {
                    format!("{} + {}", say::time(time.start), time.increment.as_secs())
                }
            });
            if white == black { white } else { format!("{white} / {black}") }
        }
        ClockChoice::Own => texts.get("plan-clock-own"),
    }
}

fn caption(ui: &mut Ui, text: String) {
    ui.label(RichText::new(text).color(theme::FADED));
}

fn forms(ui: &mut Ui, desk: &mut Desk) {
    caption(ui, desk.texts.get("plan-form"));
    for form in FormatChoice::ALL {
        ui.horizontal(|ui| {
            let name = form_name(&desk.texts, &desk.draft, form);
            if ui.radio(desk.draft.form == form, name).clicked() {
                desk.draft.choose_form(form, &desk.catalogue);
            }
            if form == FormatChoice::BestOf && desk.draft.form == form {
                let games =
                    DragValue::new(&mut desk.draft.games).range(2..=MatchFormat::MOST_GAMES);
                ui.add(games).on_hover_text(desk.texts.get("plan-games"));
            }
        });
    }
    let line = match desk.draft.form {
        FormatChoice::Single => return,
        FormatChoice::BestOf => id("plan-best-of-line"),
        FormatChoice::Tumicarona => id("plan-tumicarona-line"),
        FormatChoice::Vela => id("plan-vela-line"),
    };
    let line = RichText::new(desk.texts.get(line)).small().color(theme::FADED);
    ui.add(egui::Label::new(line).wrap());
}

fn readings(ui: &mut Ui, desk: &mut Desk) {
    let Desk { draft, texts, .. } = desk;
    if draft.knows_claims() {
        ui.checkbox(&mut draft.claimed, texts.get("plan-claimed"));
    }
    if draft.knows_eaters() {
        ui.checkbox(&mut draft.hungry_loses, texts.get("plan-hungry-loses"));
    }
}

fn names(ui: &mut Ui, desk: &mut Desk) {
    caption(ui, desk.texts.get("plan-names"));
    let Desk { draft, texts, .. } = desk;
    for side in Side::BOTH {
        ui.horizontal(|ui| {
            super::super::status_bar::small_disc(ui, side);
            let hint = draft.default_name(texts, side as usize);
            let name = &mut draft.names[side as usize];
            ui.add(TextEdit::singleline(name).hint_text(hint).char_limit(24).desired_width(200.0));
        });
    }
}

fn clocks(ui: &mut Ui, desk: &mut Desk) {
    let Desk { draft, texts, .. } = desk;
    caption(ui, texts.get("plan-clocks"));
    let presets = (0..PRESETS.len()).map(ClockChoice::Preset);
    let all = [ClockChoice::Without].into_iter().chain(presets).chain([ClockChoice::Own]);
    let chosen = match draft.clock {
        ClockChoice::Own => texts.get("plan-clock-own"),
        clock => clock_name(texts, draft, clock),
    };
    egui::ComboBox::from_id_salt("clock").width(200.0).selected_text(chosen).show_ui(ui, |ui| {
        for clock in all {
            let name = match clock {
                ClockChoice::Own => texts.get("plan-clock-own"),
                clock => clock_name(texts, draft, clock),
            };
            ui.selectable_value(&mut draft.clock, clock, name);
        }
    });
    if draft.clock != ClockChoice::Own {
        return;
    }
    for side in Side::BOTH {
        if side == Side::White || draft.apart {
            let own = &mut draft.own[side as usize];
            ui.horizontal(|ui| {
                if draft.apart {
                    super::super::status_bar::small_disc(ui, side);
                }
                time(ui, texts, own);
            });
        }
    }
    let before = draft.apart;
    ui.checkbox(&mut draft.apart, texts.get("plan-clock-apart"));
    if draft.apart && !before {
        draft.own[1] = draft.own[0];
    }
}

fn time(ui: &mut Ui, texts: &Texts, own: &mut Own) {
    ui.spacing_mut().item_spacing.x = 4.0;
    ui.spacing_mut().interact_size.x = 34.0;
    ui.add(DragValue::new(&mut own.minutes).range(0..=Own::MOST_MINUTES))
        .on_hover_text(texts.get("plan-clock-minutes"));
    ui.label(":");
    let seconds = DragValue::new(&mut own.seconds).range(0..=59);
    ui.add(seconds.custom_formatter(|value, _| format!("{value:02}")))
        .on_hover_text(texts.get("plan-clock-seconds"));
    ui.label("+");
    ui.add(DragValue::new(&mut own.increment).range(0..=Own::MOST_INCREMENT));
    ui.label(RichText::new(texts.get("plan-clock-increment")).small().color(theme::FADED));
}
