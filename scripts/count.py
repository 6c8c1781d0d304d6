#!/usr/bin/env python3
"""Counts the lines of Rust, the words of the documents and the player's commands.

    scripts/count.py [FOLDER]

Product lines are those of src and of all crates but the laboratory, without inline tests and without examples in
documentation comments. All Rust is every .rs file of the repository.
"""

import re
import subprocess
import sys
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


def main() -> None:
    root = Path(sys.argv[1] if len(sys.argv) > 1 else Path(__file__).parent.parent)
    listed = subprocess.run(["git", "ls-files"], cwd=root, capture_output=True, text=True, check=True)
    files = [Path(name) for name in listed.stdout.splitlines() if (root / name).is_file()]
    rust = {path: (root / path).read_text(encoding="utf8") for path in files if path.suffix == ".rs"}
    in_source = {path: text for path, text in rust.items() if "src" in path.parts and path.parts[0] in ("src", "crates")}
    laboratory = {path for path in in_source if path.parts[:2] == ("crates", "lab")}
    product = {path: product_lines(text) for path, text in in_source.items() if not is_test(path)}
    documents = [path for path in files if path.suffix == ".md" and (path.parts[0] == "docs" or path == Path("README.md"))]
    words = sum(len((root / path).read_text(encoding="utf8").split()) for path in documents)
    rows = {
        "product lines": sum(lines for path, lines in product.items() if path not in laboratory),
        "product lines of the laboratory": sum(lines for path, lines in product.items() if path in laboratory),
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
