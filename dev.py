#!/usr/bin/env python3
"""Everything a developer runs, from a fresh clone on, with nothing but Python 3.11 or newer and pip.

    python3 dev.py play  [OPTION ...]        play in the browser, with the options of `red7 serve`
    python3 dev.py play  --terminal [...]    play in the terminal, with the options of `red7 play`
    python3 dev.py play  --tui [...]         play at a table in the terminal, with the options of `red7 tui`
    python3 dev.py test  [PYTEST WORD ...]   run all tests, with the core interpreted and compiled
    python3 dev.py test  --cov [...]         run the tests interpreted, and say which lines they reach
    python3 dev.py test  --wasm [...]        run them as on a device: in Pyodide, with its compiled core
    python3 dev.py check                     check format, lint, types and import rules
    python3 dev.py fix                       format, and mend what the linter can mend
    python3 dev.py generate                  renew the files of web/src that are made from Python
    python3 dev.py bench NAME [OPTION ...]   run benchmarks/NAME.py
    python3 dev.py play  --offline [...]     offer to play in the browser without the server, too
    python3 dev.py static [/PATH]            the game for any web space, without a server, in build
    python3 dev.py pictures [SIZE ...]       contact sheets of the table in build/pictures, one for each size
    python3 dev.py notebooks                 run the notebooks of examples, and keep what they show
    python3 dev.py release                   all of a release, in dist: archive, wheels, bill of materials
    python3 dev.py docs [--serve]            the documentation site in build/docs, strictly; --serve shows it
    python3 dev.py ci                        check, docs and test; fails if anything could not run
    python3 dev.py lock  [UV OPTION ...]     renew requirements/*.lock (--upgrade for newer versions)

The first run makes .venv, with the locked packages and the compiled game; later ones renew only what changed.
"""

import pkgutil
import sys

COMMANDS = {
    "play": "workshop.play:play",
    "test": "workshop.tests:test",
    "check": "workshop.checks:check",
    "fix": "workshop.checks:fix",
    "generate": "workshop.page:generate",
    "bench": "workshop.bench:bench",
    "static": "workshop.device:static",
    "pictures": "workshop.page:pictures",
    "release": "workshop.release:release",
    "docs": "workshop.docs:docs",
    "ci": "workshop.checks:ci",
    "notebooks": "workshop.examples:notebooks",
    "lock": "workshop.locks:lock",
}


def main() -> int:
    # First of all, so that an older Python reads nothing that it does not understand.
    if sys.version_info < (3, 11):  # noqa: UP036
        sys.exit(f"Red7 needs Python 3.11 or newer; {sys.executable} is {sys.version.split()[0]}.")
    if len(sys.argv) < 2 or sys.argv[1] not in COMMANDS:
        sys.exit(__doc__)
    from workshop.programs import Failure

    try:
        command = pkgutil.resolve_name(COMMANDS[sys.argv[1]])
        return int(command(sys.argv[2:]))
    except Failure as failure:
        sys.exit(f"\n{failure}")
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
