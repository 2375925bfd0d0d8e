"""Writes what the terminal table looks like, for `tests/tui/test_looks.py`: python tests/tools/make_tui.py"""

import asyncio

from support.tui.scenes import FOLDER, SCENES, look

if __name__ == "__main__":
    for name in SCENES:
        (FOLDER / f"{name}.txt").write_text(asyncio.run(look(name)), "utf-8")
