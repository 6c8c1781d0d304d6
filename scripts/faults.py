#!/usr/bin/env python3
"""Lets every call to the disk fail, one after another, and looks whether anything is lost.

A library that is loaded before all others counts the calls of the program below the data folder. Each scenario is run
once for each of its calls and each fault: the call fails with ENOSPC or EIO, or the program ends before it. Afterwards
the scenario's check runs the program without faults: what was there before, or what was to be there afterwards, must
be found. Linux only; it needs a C compiler (`cc`).
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

LIBRARY = r"""
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static char ours[65536];
static int calls;

static int below(const char *path) {
    const char *folder = getenv("FAULT_BELOW");
    return folder && path && !strncmp(path, folder, strlen(folder));
}
static int fails(int counts) {
    if (!counts || ++calls != atoi(getenv("FAULT_AT"))) return 0;
    const char *fault = getenv("FAULT");
    if (!strcmp(fault, "end")) _exit(86);
    errno = !strcmp(fault, "full") ? ENOSPC : EIO;
    return 1;
}
static int known(int fd) { return fd >= 0 && fd < (int)sizeof ours && ours[fd]; }
static int opened(int fd, const char *path) {
    if (fd >= 0 && fd < (int)sizeof ours) ours[fd] = below(path);
    return fd;
}
__attribute__((destructor)) static void report(void) {
    const char *path = getenv("FAULT_COUNT");
    FILE *file = path ? fopen(path, "w") : 0;
    if (file) { fprintf(file, "%d", calls); fclose(file); }
}
#define REAL(type, name, ...) static type (*real)(__VA_ARGS__); if (!real) real = dlsym(RTLD_NEXT, #name)
#define OPEN(name) int name(const char *path, int flags, ...) { \
    REAL(int, name, const char *, int, ...); \
    va_list rest; va_start(rest, flags); mode_t mode = va_arg(rest, mode_t); va_end(rest); \
    return fails(below(path)) ? -1 : opened(real(path, flags, mode), path); }
OPEN(open) OPEN(open64)
#define ON_FD(type, name, failed, parameters, arguments, ...) type name parameters { \
    REAL(type, name, __VA_ARGS__); return fails(known(fd)) ? failed : real arguments; }
ON_FD(ssize_t, read, -1, (int fd, void *to, size_t size), (fd, to, size), int, void *, size_t)
ON_FD(ssize_t, write, -1, (int fd, const void *from, size_t size), (fd, from, size), int, const void *, size_t)
ON_FD(int, fsync, -1, (int fd), (fd), int)
ON_FD(int, flock, -1, (int fd, int kind), (fd, kind), int, int)
ON_FD(int, ftruncate64, -1, (int fd, off64_t size), (fd, size), int, off64_t)
int close(int fd) { REAL(int, close, int); if (known(fd)) ours[fd] = 0; return real(fd); }
#define ON_PATHS(name) int name(const char *from, const char *to) { \
    REAL(int, name, const char *, const char *); return fails(below(from) || below(to)) ? -1 : real(from, to); }
ON_PATHS(rename) ON_PATHS(link)
int linkat(int a, const char *from, int b, const char *to, int flags) {
    REAL(int, linkat, int, const char *, int, const char *, int);
    return fails(below(from) || below(to)) ? -1 : real(a, from, b, to, flags); }
int unlink(const char *path) {
    REAL(int, unlink, const char *); return fails(below(path)) ? -1 : real(path); }
int mkdir(const char *path, mode_t mode) {
    REAL(int, mkdir, const char *, mode_t); return fails(below(path)) ? -1 : real(path, mode); }
DIR *opendir(const char *path) {
    REAL(DIR *, opendir, const char *); return fails(below(path)) ? 0 : real(path); }
int statx(int folder, const char *restrict path, int flags, unsigned mask, struct statx *restrict found) {
    REAL(int, statx, int, const char *, int, unsigned, struct statx *);
    return fails(below(path) || (path && !*path && known(folder))) ? -1 : real(folder, path, flags, mask, found); }
"""

TEXT = ["text", "--variant", "telo", "--white", "human", "--black", "human"]
GAME = '[White "Rasoa"]\n[Variant "telo"]\n\n1. a1-b2A *\n'
# Commands that store an entry each, and what is typed.
PROGRESS = [(["learn", "approach/first-capture"], "c2-c3A\n"), (["learn", "approach/whole-row"], "a3-b3A\n")]
RESULTS = [(["puzzle", puzzle], "solution\n") for puzzle in ("telo-a786110", "tsivy-015b1b0")]
ENTRY = r'\n +"([^"]+)": \((?:stars|tries)'


class Data:
    """A data folder, in which the program runs."""

    def __init__(self, program, library, folder):
        self.program, self.library, self.folder = program, library, folder

    def run(self, *arguments, typed="", **fault):
        environment = {**os.environ, "FANORONA_DATA": str(self.folder / "data"), "LC_ALL": "C", **fault}
        if fault:
            environment |= {"LD_PRELOAD": str(self.library), "FAULT_BELOW": str(self.folder)}
        return subprocess.run([self.program, *arguments], input=typed, env=environment, text=True,
                              capture_output=True, timeout=120)

    def good(self, *arguments, typed=""):
        done = self.run(*arguments, typed=typed)
        assert done.returncode == 0, f"{arguments}: {done.returncode}\n{done.stdout}{done.stderr}"
        return done.stdout

    def read(self, name):
        path = self.folder / name
        return path.read_text() if path.exists() else ""

    def ids(self, *arguments):
        return [line.split("\t")[0] for line in self.good("games", *arguments).splitlines()]

    def turns(self):
        return sorted(int(line.split("\t")[5]) for line in self.good("games").splitlines())

    def write(self, name, text):
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        return str(path)


def one_game(data):
    data.good(*TEXT, typed="a1-b2A\na2-a1\n")
    data.game = data.ids()[0]


def stored(commands):
    def prepare(data):
        for arguments, typed in commands:
            data.good(*arguments, typed=typed)
    return prepare


def damaged(name, commands):
    """A file that ends within its second entry."""
    def prepare(data):
        stored(commands)(data)
        text = data.read(f"data/{name}.ron")
        whole, torn = re.finditer(ENTRY, text)
        data.write(f"data/{name}.ron", text[:torn.end()])
        data.entry = whole[1]
    return prepare


def entries(name, least):
    """The entries of before, with the new one or without it."""
    def check(data, result):
        text = data.read(f"data/{name}.ron")
        assert not text or text.endswith("\n)\n"), text
        found = len(re.findall(ENTRY, text))
        assert found in (least, least + 1), f"{found} entries\n{text}"
        told(result, found > least)
    return check


def mended(name):
    """What was whole is in its place, and the damaged file is there or has another name."""
    def check(data, result):
        assert data.entry in data.read(f"data/{name}.ron"), "the whole entry is gone"
        texts = [path.read_text() for path in (data.folder / "data").glob(f"{name}*.ron")]
        assert any(not text.endswith("\n)\n") for text in texts), "the damaged file is gone"
        told(result, False)
    return check


def told(result, done):
    """Whatever was not done was reported, unless the program was ended."""
    said = result.stderr or "cannot be written" in result.stdout
    assert done or result.returncode in (1, 2, 86) or said, f"nothing was said: {result.stdout}"


def played(*allowed):
    """Games of so many turns; the last of the possibilities if all went well."""
    def check(data, result):
        turns = data.turns()
        assert turns in allowed, turns
        told(result, turns == allowed[-1])
        damaged = data.run("games").stderr
        assert not damaged, damaged
    return check


def either_listed_or_deleted(data, result):
    assert data.ids() + data.ids("--trash") == [data.game]


def named(data, result):
    assert data.turns() == [2]
    name = data.good("games").rstrip("\n").split("\t")[-1]
    assert name == "evening" if result.returncode == 0 else name in ("", "evening"), name


def exported(before):
    def check(data, result):
        text = data.read("out.fgn")
        # With a word, a game comes from its backup.
        assert text == before or "a2-a1" in text or ("a1-b2A" in text and result.stderr), text
        told(result, "a2-a1" in text)
        assert data.turns() == [2]
    return check


def tables(data, result):
    checked = data.run("endgame", "--variant", "telo", "--stones", "3", "--check", "all")
    assert checked.returncode == 0 and "not used" not in checked.stderr, checked.stderr


SCENARIOS = {
    # The first command prepares; the second is run with faults; the third looks at what is left.
    "a new game": (lambda data: None, (TEXT, "a1-b2A\na2-a1\n"), played([], [1], [2])),
    "a game that goes on": (one_game, (["text", "--resume"], "b2-c3W\n"), played([2], [3])),
    "an import": (lambda data: data.write("in.fgn", GAME), (["games", "import", "{}/in.fgn"], ""), played([], [1])),
    "a deleted game": (one_game, (["games", "delete", "{game}"], ""), either_listed_or_deleted),
    "a restored game": (lambda data: (one_game(data), data.good("games", "delete", data.game)),
                        (["games", "restore", "{game}"], ""), either_listed_or_deleted),
    "a name": (one_game, (["games", "name", "{game}", "evening"], ""), named),
    "a new export": (one_game, (["games", "export", "--output", "{}/out.fgn"], ""), exported("")),
    "a replaced file": (lambda data: (one_game(data), data.write("out.fgn", "old\n")),
                        (["text", "--resume"], "save! {}/out.fgn\n"), exported("old\n")),
    "progress": (stored(PROGRESS[:1]), PROGRESS[1], entries("progress", 1)),
    "results": (stored(RESULTS[:1]), RESULTS[1], entries("puzzles", 1)),
    "damaged progress": (damaged("progress", PROGRESS), (["learn", "--list"], ""), mended("progress")),
    "damaged results": (damaged("puzzles", RESULTS), RESULTS[1], mended("puzzles")),
    "tables": (lambda data: None, (["endgame", "--variant", "telo", "--stones", "3"], ""), tables),
}


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("program", help="the program, built with --no-default-features")
    parser.add_argument("scenario", nargs="?", help="only scenarios whose names contain this")
    given = parser.parse_args()
    program = Path(given.program).resolve()
    failures = 0
    with tempfile.TemporaryDirectory() as folder:
        library = Path(folder) / "faults.so"
        subprocess.run(["cc", "-shared", "-fPIC", "-O0", "-w", "-x", "c", "-", "-o", library, "-ldl"],
                       input=LIBRARY, text=True, check=True)
        for name, (prepare, (arguments, typed), check) in SCENARIOS.items():
            if given.scenario and given.scenario not in name:
                continue
            before = Path(folder) / "before"
            data = Data(program, library, before)
            before.mkdir()
            prepare(data)

            def run(at, fault, **more):
                data.folder = Path(folder) / "now"
                shutil.rmtree(data.folder, ignore_errors=True)
                shutil.copytree(before, data.folder)
                fill = lambda text: text.replace("{}", str(data.folder)).replace("{game}", getattr(data, "game", ""))
                return data.run(*map(fill, arguments), typed=fill(typed), FAULT=fault, FAULT_AT=str(at), **more)

            count = Path(folder) / "count"
            check(data, run(0, "end", FAULT_COUNT=str(count)))
            calls = int(count.read_text())
            assert calls, f"{name}: the command does not touch the data folder"
            failed = 0
            for at in range(1, calls + 1):
                for fault in ("full", "unreadable", "end"):
                    result = run(at, fault)
                    try:
                        assert result.returncode in (0, 1, 2, 86), f"status {result.returncode}"
                        check(data, result)
                    except AssertionError as error:
                        failed += 1
                        print(f"{name}, call {at}, {fault}: {error}\n{result.stderr}", file=sys.stderr)
            print(f"{name}\t{calls} calls\t{failed} failures", flush=True)
            failures += failed
            shutil.rmtree(before)
    sys.exit(failures > 0)


if __name__ == "__main__":
    main()
