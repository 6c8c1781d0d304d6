"""Plays a game of Telo in the window as a screen reader does it: through AT-SPI alone.

Run by scripts/try_reader.sh. Checked are:
- a button opens the page "New game", which is a dialog with a title; its radio buttons and its buttons can be
  pressed, and what it covers is not in the tree;
- everything that can be pressed has a name, on that page and beside the board;
- the board has nine points with their places; one of them takes the focus;
- a whole game is played by pressing points and buttons;
- every turn of the stored game is announced exactly once, in its order, and so is the result, politely.
"""

import os
import random
import re
import subprocess
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib  # noqa: E402

# Only a program that hangs takes so long, in seconds.
LIMIT = 120
# Nothing more is expected after so many seconds of silence.
SILENCE = 4
POLITE = 1

heard = []


def fail(why):
    print(f"FAILED: {why}")
    print("announced:", *[sentence for sentence, _ in heard], sep="\n  ")
    sys.exit(1)


def switch_on():
    """Tells the session that there is a screen reader."""
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    for name in ["IsEnabled", "ScreenReaderEnabled"]:
        value = GLib.Variant("(ssv)", ("org.a11y.Status", name, GLib.Variant("b", True)))
        bus.call_sync(
            "org.a11y.Bus",
            "/org/a11y/bus",
            "org.freedesktop.DBus.Properties",
            "Set",
            value,
            None,
            Gio.DBusCallFlags.NONE,
            -1,
            None,
        )


def pause(seconds):
    """Waits, and hears announcements meanwhile."""
    context = GLib.MainContext.default()
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        while context.pending():
            context.iteration(False)
        time.sleep(0.01)


def wait(what, condition):
    """Waits until a condition is true, and returns what it returns."""
    end = time.monotonic() + LIMIT
    while time.monotonic() < end:
        found = condition()
        if found:
            return found
        pause(0.1)
    fail(f"waited in vain for {what}")


class Node:
    """A node of the tree as it was when it was read."""

    def __init__(self, accessible):
        self.accessible = accessible
        self.name = accessible.get_name() or ""
        self.role = accessible.get_role_name()
        action = accessible.get_action_iface()
        self.actions = action.get_n_actions() if action else 0
        states = accessible.get_state_set()
        self.focused = states.contains(Atspi.StateType.FOCUSED)
        self.enabled = states.contains(Atspi.StateType.ENABLED)
        self.checked = states.contains(Atspi.StateType.CHECKED)

    def press(self):
        if not self.accessible.get_action_iface().do_action(0):
            fail(f"the action of “{self.name}” was refused")


class Reader:
    """What a screen reader sees of the window."""

    def __init__(self, process):
        self.process = process

    def application(self):
        desktop = Atspi.get_desktop(0)
        for place in range(desktop.get_child_count()):
            child = desktop.get_child_at_index(place)
            if child and child.get_process_id() == self.process.pid:
                child.set_cache_mask(Atspi.Cache.NONE)
                return child
        return None

    def nodes(self):
        """All nodes, each before those below it; read again if the tree changes meanwhile."""
        for _ in range(100):
            if self.process.poll() is not None:
                fail(f"the window is closed: {self.process.returncode}")
            try:
                return self.below(self.application())
            except (GLib.Error, AttributeError) as error:
                why = error
                pause(0.1)
        fail(f"the tree cannot be read: {why}")

    def below(self, accessible):
        found = [Node(accessible)]
        for place in range(accessible.get_child_count()):
            child = accessible.get_child_at_index(place)
            if child is not None:
                found += self.below(child)
        return found

    def find(self, role, part):
        return next((n for n in self.nodes() if n.role == role and part in n.name), None)

    def settle(self):
        """Waits until the tree stays the same, as it does between two of a person's actions."""
        before = None
        while before != (now := [(n.role, n.name) for n in self.nodes()]):
            before = now
            pause(0.4)

    def press(self, part, role="push button"):
        wait(f"“{part}”", lambda: self.find(role, part))
        self.settle()
        node = self.find(role, part)
        if not node:
            fail(f"“{part}” has vanished")
        node.press()

    def points(self):
        point = re.compile(r"[a-c][1-3], ")
        return [n for n in self.nodes() if n.role == "push button" and point.match(n.name)]


def check_names(nodes, where):
    for node in nodes:
        if node.actions and not node.name.strip():
            fail(f"{where}: a {node.role} without a name")


def begin(reader):
    """Begins a game of Telo for two people through the page for it."""
    # The first start asks a question; later ones do not.
    reader.press("I know the game")
    dialog = wait("the page", lambda: reader.find("dialog", "New game"))
    reader.settle()
    nodes = reader.nodes()
    check_names(nodes, "the page “New game”")
    pressable = lambda nodes: [n.name for n in nodes if n.actions]
    if pressable(nodes) != pressable(reader.below(dialog.accessible)):
        fail("what the dialog covers can still be pressed")
    reader.press("Telo", "radio button")
    wait("Telo to be chosen", lambda: reader.find("radio button", "Telo").checked)
    print(f"The dialog “{dialog.name}” has {len(nodes)} nodes.")
    reader.press("Play")
    wait("the board", lambda: len(reader.points()) == 9)


def give_keyboard():
    """Gives the window the keyboard: on a display without a window manager nobody else does."""
    subprocess.run(
        ["xdotool", "search", "--onlyvisible", "--name", "Fanorona", "windowfocus"], check=True
    )


def check_board(reader):
    check_names(reader.nodes(), "the board")
    for node in reader.points():
        place = node.accessible.get_component_iface().get_extents(Atspi.CoordType.WINDOW)
        if place.width < 10 or place.height < 10 or place.x < 0 or place.y < 0:
            fail(f"{node.name} is at {place.x}, {place.y}, {place.width} × {place.height}")
    give_keyboard()
    for point in reader.points()[:2]:
        point.accessible.get_component_iface().grab_focus()
        focused = lambda: [n.name for n in reader.nodes() if n.focused] == [point.name]
        wait(f"the focus on {point.name}", focused)
    # The arrows go on from there.
    subprocess.run(["xdotool", "key", "Right"], check=True)
    wait("the focus on c3", lambda: [n.name[:2] for n in reader.nodes() if n.focused] == ["c3"])
    print("The board:", *[n.name for n in reader.points()], sep="\n  ")


def choose(reader, turns):
    """The next thing to press; nothing while the opponent thinks."""
    nodes = reader.nodes()
    buttons = [n for n in nodes if n.role == "push button" and n.enabled]
    points = [n for n in buttons if re.match(r"[a-c][1-3], ", n.name)]
    for offer in ["taken by", "possible", "can capture", "can step"]:
        # Sometimes the buttons choose between approach and withdrawal, sometimes the stones.
        by_button = [n for n in buttons if re.match(r"[AW]: ", n.name)]
        if offer == "taken by" and by_button and turns.random() < 0.5:
            return turns.choice(by_button), [n.name for n in points]
        found = [n for n in points if offer in n.name and ", chosen" not in n.name]
        if found:
            return turns.choice(found), [n.name for n in points]
    ends = [n for n in buttons if n.name == "End turn"]
    return (ends[0] if ends else None), [n.name for n in points]


def play(reader):
    turns = random.Random(int(os.environ.get("SEED", "7")))
    pressed = 0
    waited = time.monotonic()
    while not any(re.search(r" wins\b|\bDraw\b", said) for said, _ in heard):
        node, before = choose(reader, turns)
        if node is None:
            if time.monotonic() - waited > LIMIT:
                fail("nothing can be pressed, and the game is not over")
            pause(0.2)
            continue
        waited = time.monotonic()
        node.press()
        pressed += 1
        if pressed > 1000:
            fail("the game does not end")
        wait(
            f"an effect of “{node.name}”",
            lambda: [n.name for n in reader.points()] != before,
        )
    pause(SILENCE)
    return pressed


def stored_turns(program):
    """The turns of the stored game, in the order in which they were played."""
    games = subprocess.run(
        [program, "--lang", "en", "games", "export"], capture_output=True, text=True, check=True
    )
    moves = re.sub(r"\[[^\]]*\]|\{[^}]*\}", " ", games.stdout)
    return re.findall(r"[a-c][1-3][-\w]*", moves)


def check_announcements(program):
    said = [sentence for sentence, _ in heard]
    announced = re.findall(r"(?:White|Black): ([a-c][1-3][-\w]*)", " ".join(said))
    # What is said has no hyphens.
    stored = [turn.replace("-", "") for turn in stored_turns(program)]
    if announced != stored or not stored:
        fail(f"announced: {announced}\nstored:    {stored}")
    for one, other in zip(said, said[1:]):
        if one == other:
            fail(f"announced twice: {one}")
    if any(politeness != POLITE for _, politeness in heard):
        fail("an announcement is not polite")
    print("Announced:", *said, sep="\n  ")
    print(f"{len(stored)} turns, each announced once; {len(said)} announcements.")


def main():
    program = sys.argv[1]
    switch_on()
    Atspi.init()
    hear = Atspi.EventListener.new(lambda event: heard.append((event.any_data, event.detail1)))
    if not hear.register("object:announcement"):
        fail("announcements cannot be heard")
    process = subprocess.Popen([program, "--lang", "en"])
    try:
        reader = Reader(process)
        wait("the window", reader.application)
        wait("the interface", lambda: len(reader.nodes()) > 5)
        if os.environ.get("SHOW"):
            for node in reader.nodes():
                print(f"{node.role:20} {node.actions} {node.name}")
        begin(reader)
        check_board(reader)
        print(f"{play(reader)} presses.")
        check_announcements(program)
        print("A whole game was played through the tree.")
    finally:
        process.terminate()
        process.wait()


main()
