#!/usr/bin/env python3
"""Counts the lines of Rust, the words of the documents and the circles of files that import each other.

    scripts/count.py [--circles] [FOLDER]

Product lines are those of src and of all crates but the laboratory, without inline tests and without examples in
documentation comments. All Rust is every .rs file of the repository. `--circles` lists each circle with its imports.
"""

import argparse
import re
import subprocess
from pathlib import Path


def product_lines(text: str) -> int:
    """The lines of a source file without `#[cfg(test)]` modules and examples in comments."""
    count, example, end_of_tests = 0, False, None
    lines = iter(text.split("\n"))
    for line in lines:
        if end_of_tests is not None:
            if line.rstrip() == end_of_tests:
                end_of_tests = None
            continue
        comment = re.match(r"\s*//[/!]\s?(.*)", line)
        if comment and comment.group(1).startswith("```"):
            example = not example
        elif comment and example:
            continue
        elif line.strip() == "#[cfg(test)]":
            following = next(lines, "")
            if re.match(r"\s*(pub(\(\w+\))? )?mod \w+ \{", following):
                end_of_tests = re.match(r"\s*", following).group(0) + "}"
            else:
                count += 0 if re.match(r"\s*mod \w+;", following) else 2
        else:
            count += 1
    return count


def is_test(path: Path) -> bool:
    """Whether a file of a source folder has nothing but tests."""
    return path.stem == "tests" or any(part.endswith("tests") for part in path.parts)


def code(text: str) -> str:
    """A source file without comments, texts, the places of `pub(in …)`, and what stands under `#[cfg(test)]`."""
    text = re.sub(r'\(in [\w:]+\)|//[^\n]*|r#".*?"#|"(?:\\.|[^"\\])*"|\'(?:\\.|[^\'\\])\'', "", text, flags=re.S)
    pieces = text.split("#[cfg(test)]")
    return pieces[0] + "".join(piece[end_of_item(piece) :] for piece in pieces[1:])


def end_of_item(text: str) -> int:
    """Where the first item of a text ends: at a `;` outside of brackets, or at the brace that closes its body."""
    depth = 0
    for at, letter in enumerate(text):
        depth += (letter in "([{") - (letter in ")]}")
        if depth == 0 and (letter == ";" or letter == "}" and not re.match(r"\s*;", text[at + 1 :])):
            return at + 1
    return len(text)


def leaves(tree: str) -> list[str]:
    """The paths of the tree of a `use`: `a::{b, c::{self, d}}` has `a::b`, `a::c` and `a::c::d`."""
    start, brace, rest = tree.partition("{")
    if not brace:
        return [tree.split(" as ")[0].strip().removesuffix("::self")]
    parts, depth = [""], 0
    for letter in rest.rstrip()[:-1]:
        depth += (letter == "{") - (letter == "}")
        if letter == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += letter
    return [path for part in parts if part.strip() for path in leaves(start.strip() + part.strip())]


def module(path: Path) -> tuple[str, ...]:
    """The folder of the crate that a source file belongs to, and its place among the crate's modules."""
    at = path.parts.index("src")
    names = path.with_suffix("").parts[at + 1 :]
    if names[-1] in ("mod", "lib", "main"):
        names = names[:-1]
    return ("/".join(path.parts[:at]), *names)


def imports(sources: dict[Path, str]) -> dict[Path, dict[Path, set[str]]]:
    """Which names each file takes from which other files of its crate. What it takes from the module that it is a part of
    is left out."""
    modules = {module(path): path for path in sorted(sources, reverse=True)}
    found: dict[Path, dict[Path, set[str]]] = {path: {} for path in sources}

    def note(path: Path, written: str, known: dict[str, tuple[str, ...]]) -> None:
        """Notes what a path in a file leads to, and, if that is a module, that the file knows it by its name."""
        names = re.split(r"\s*::\s*", written)
        here = module(path)
        place = known.get(names[0], here[:1] if names[0] == "crate" else here)
        if names[0] in known:
            names = names[1:]
        elif names[0] not in ("crate", "self", "super") and (*here, names[0]) not in modules:
            return
        while names and names[0] in ("crate", "self", "super"):
            place = place[:-1] if names[0] == "super" else place
            names = names[1:]
        while names and (*place, names[0]) in modules:
            place, names = (*place, names[0]), names[1:]
        if not names:
            known.setdefault(place[-1], place)
        if place in modules and here[: len(place)] != place:
            found[path].setdefault(modules[place], set()).add("::".join(names) or "self")

    for path, text in sources.items():
        text, known = code(text), {}
        for tree in re.findall(r"\buse ([^;]+);", text):
            for written in leaves(tree):
                note(path, written, known)
        for written in re.findall(r"(?<![\w:$])\w+(?:::\w+)+", re.sub(r"\buse [^;]+;", "", text)):
            note(path, written, known)
    return found


def circles(found: dict[Path, dict[Path, set[str]]]) -> list[set[Path]]:
    """The largest sets of files in which each file leads to each other one."""
    reached: dict[Path, set[Path]] = {}
    for path in found:
        reached[path], rest = set(), [path]
        while rest:
            new = found[rest.pop()].keys() - reached[path]
            reached[path] |= new
            rest += new
    sets = {frozenset(other for other in reached[path] if path in reached[other]) for path in found}
    return [set(files) for files in sets if files]


def print_circles(sources: dict[Path, str]) -> None:
    found = imports(sources)
    for files in sorted(circles(found), key=sorted):
        print(f"A circle of {len(files)} files:")
        for path in sorted(files):
            for other in sorted(files & found[path].keys()):
                print(f"  {path} -> {other}: {', '.join(sorted(found[path][other]))}")


def main() -> None:
    parser = argparse.ArgumentParser(description="Counts lines, words and circles of files.")
    parser.add_argument("--circles", action="store_true", help="list the circles")
    parser.add_argument("folder", nargs="?", default=Path(__file__).parent.parent)
    asked = parser.parse_args()
    root = Path(asked.folder)
    listed = subprocess.run(["git", "ls-files"], cwd=root, capture_output=True, text=True, check=True)
    files = [Path(name) for name in listed.stdout.splitlines() if (root / name).is_file()]
    rust = {path: (root / path).read_text(encoding="utf8") for path in files if path.suffix == ".rs"}
    in_source = {path: text for path, text in rust.items() if "src" in path.parts and path.parts[0] in ("src", "crates")}
    sources = {path: text for path, text in in_source.items() if not is_test(path)}
    if asked.circles:
        print_circles(sources)
        return
    laboratory = {path for path in in_source if path.parts[:2] == ("crates", "lab")}
    product = {path: product_lines(text) for path, text in sources.items()}
    documents = [path for path in files if path.suffix == ".md" and (path.parts[0] == "docs" or path == Path("README.md"))]
    words = sum(len((root / path).read_text(encoding="utf8").split()) for path in documents)
    rows = {
        "product lines": sum(lines for path, lines in product.items() if path not in laboratory),
        "product lines of the laboratory": sum(lines for path, lines in product.items() if path in laboratory),
        "circles of files": len(circles(imports(sources))),
        "all Rust": sum(text.count("\n") for text in rust.values()),
        "words in README and docs": words,
        "kB of README, of docs/design.md": "{:.1f}, {:.1f}".format(
            *((root / name).stat().st_size / 1000 for name in ("README.md", "docs/design.md"))
        ),
    }
    for name, value in rows.items():
        print(f"{value:>10}  {name}")


if __name__ == "__main__":
    main()
