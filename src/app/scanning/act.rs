//! Moves the highlight over the board, and carries out what is chosen.

use super::list::{ScanChoice, ScanItem, items};
use super::timer::HighlightTimer;
use super::values::{SwitchMode, SwitchSettings};
use crate::app::actions::{ActionInput, Context, InputAction, InterfaceKey, InterfaceKeys};
use crate::app::pages::{OpenPage, Page};
use crate::app::schedule::{AnimationState, ClickIsSwitch, InputFocus};
use crate::app::session::{
    BoardAnnotations, CurrentGuidance, CurrentSelection, CurrentSession, IntentMessage,
    ScannedPoints,
};
use crate::game::play::{Guidance, Intent};
use bevy::input::gamepad::Gamepad;
use bevy::input::touch::Touches;
use bevy::prelude::*;

/// Where the highlight is.
#[derive(Resource, Clone, Debug, Default)]
pub struct Scanning {
    items: Vec<ScanItem>,
    /// The group that the highlight is in.
    group: Option<usize>,
    at: usize,
    timer: HighlightTimer,
    /// Whether the highlight is on the buttons of the interface instead of the board.
    pub on_interface: bool,
    /// Whether the switch was pressed in this frame.
    pub chose: bool,
    /// Whether the second switch was pressed in this frame.
    pub stepped: bool,
}

impl Scanning {
    /// What is highlighted on the board; `None` if nothing is.
    pub fn highlighted(&self) -> Option<&ScanItem> {
        self.level().get(self.at)
    }

    /// The things that the highlight goes over at present.
    pub fn level(&self) -> &[ScanItem] {
        let group = self.group.and_then(|group| self.items.get(group));
        group.map_or(&self.items[..], |item| &item.group[..])
    }

    /// Begins anew if there is something else to choose from.
    fn show(&mut self, items: Vec<ScanItem>, seconds: f32) {
        if self.items != items {
            *self = Self { items, timer: HighlightTimer::first(seconds), ..Self::default() };
        }
    }

    /// Moves the highlight after `seconds`, or at once if the second switch asks for it.
    fn advance(&mut self, settings: &SwitchSettings, seconds: f32) {
        let count = self.level().len();
        if count > 0 && self.timer.moves(settings, seconds, self.stepped) {
            self.at = (self.at + 1) % count;
        }
    }

    /// Takes the presses of the switches. What their keys and buttons mean otherwise does not count.
    fn take_switches(
        &mut self,
        settings: &SwitchSettings,
        elsewhere: bool,
        input: &mut ActionInput,
        interface: &mut InterfaceKeys,
    ) {
        self.stepped = settings.mode == SwitchMode::Two && input.just(InputAction::SwitchNext);
        self.chose = input.just(InputAction::SwitchChoose) || elsewhere;
        if self.chose || self.stepped {
            input.retain(|action| action.context() == Context::Switch);
            interface.0.clear();
        }
    }

    /// Chooses what is highlighted. A group is entered.
    fn choose(&mut self, seconds: f32) -> Option<ScanChoice> {
        let choice = self.highlighted()?.choice;
        self.timer = HighlightTimer::first(seconds);
        match choice {
            None => {
                self.group = Some(self.at);
                self.at = 0;
                None
            }
            Some(ScanChoice::Up) => {
                self.at = self.group.take().unwrap_or_default();
                None
            }
            choice => choice,
        }
    }
}

/// Takes the switch, moves the highlight and carries out what is chosen. Without a switch it does nothing.
pub(crate) fn scan(
    time: Res<Time>,
    settings: Res<SwitchSettings>,
    (focus, page): (Res<InputFocus>, Res<OpenPage>),
    mut animation: ResMut<AnimationState>,
    (session, guidance): (Res<CurrentSession>, Res<CurrentGuidance>),
    annotations: Res<BoardAnnotations>,
    (mouse, touches, pads): (
        Option<Res<ButtonInput<MouseButton>>>,
        Option<Res<Touches>>,
        Query<&Gamepad>,
    ),
    mut scanning: ResMut<Scanning>,
    mut scanned: ResMut<ScannedPoints>,
    (mut input, mut interface): (ResMut<ActionInput>, ResMut<InterfaceKeys>),
    mut click_is_switch: ResMut<ClickIsSwitch>,
    mut selection: ResMut<CurrentSelection>,
    mut intents: MessageWriter<IntentMessage>,
) {
    click_is_switch.set_if_neq(ClickIsSwitch(settings.is_on() && settings.anywhere));
    if !settings.is_on() {
        input.retain(|action| action.context() != Context::Switch);
        scanned.set_if_neq(ScannedPoints::default());
        if scanning.on_interface || !scanning.items.is_empty() {
            *scanning = Scanning::default();
        }
        return;
    }
    let elsewhere = settings.anywhere
        && (mouse.is_some_and(|mouse| mouse.just_pressed(MouseButton::Left))
            || touches.is_some_and(|touches| touches.any_just_pressed())
            || pads.iter().any(|pad| pad.get_just_pressed().next().is_some()));
    scanning.take_switches(&settings, elsewhere, &mut input, &mut interface);
    scanning.on_interface = !focus.keyboard || page.0 == Page::Result;
    if scanning.on_interface {
        scanned.set_if_neq(ScannedPoints::default());
        scanning.items.clear();
        return;
    }
    if animation.busy {
        // Nothing is highlighted that could be chosen.
        if scanning.chose || scanning.stepped {
            animation.skip = true;
        }
        scanned.set_if_neq(ScannedPoints::default());
        return;
    }
    scanning.show(items(&session, &guidance, annotations.picked.is_some()), settings.seconds);
    let chosen = if scanning.chose { scanning.choose(settings.seconds) } else { None };
    if !scanning.chose {
        scanning.advance(&settings, time.delta_secs());
    }
    let points = scanning.highlighted().map_or_else(Default::default, |item| item.points);
    scanned.set_if_neq(ScannedPoints(points));
    let Some(choice) = chosen else { return };
    scanning.chose = false;
    match choice {
        ScanChoice::Point(point) => {
            selection.hovered = Some(point);
            input.begin(InputAction::Act);
        }
        ScanChoice::Action(action) => input.begin(action),
        ScanChoice::Menu => interface.0.push(InterfaceKey::Next),
        choice => {
            intents.write_batch(intent(choice, &guidance).map(IntentMessage));
        }
    }
}

/// The intent of a choice; `None` if it has none.
fn intent(choice: ScanChoice, guidance: &Guidance) -> Option<Intent> {
    match choice {
        ScanChoice::Capture(kind) => {
            let (from, to) = (guidance.chosen?, guidance.choice?);
            Some(Intent::Step { from, to, kind: Some(kind) })
        }
        ScanChoice::AnswerDraw(yes) => Some(Intent::AnswerDraw(yes)),
        ScanChoice::NextGame => Some(Intent::NextGame),
        ScanChoice::Point(_) | ScanChoice::Action(_) | ScanChoice::Menu | ScanChoice::Up => None,
    }
}
