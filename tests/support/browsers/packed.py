"""How large the files of a web space are as they are sent."""

import subprocess
from pathlib import Path

from support.server.services import find_program

_BROTLI = """
const { readFileSync } = require("node:fs");
const { brotliCompressSync } = require("node:zlib");
const sizes = process.argv.slice(1).map((path) => brotliCompressSync(readFileSync(path)).length);
console.log(sizes.reduce((one, other) => one + other, 0));
"""


def _files(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*") if path.is_file() and path.suffix != ".gz"]


def packed_size(folder: Path) -> int:
    """Of all files in bytes, packed where there is a packed one."""
    packed = [path.with_name(f"{path.name}.gz") for path in _files(folder)]
    return sum((one if one.exists() else one.with_suffix("")).stat().st_size for one in packed)


def brotli_size(folder: Path) -> int:
    """Of all files in bytes, if a web space packs them by brotli as tightly as it can."""
    node = find_program("node", "nodejs")
    done = subprocess.run(
        [node, "-e", _BROTLI, *map(str, _files(folder))], stdout=subprocess.PIPE, check=True
    )
    return int(done.stdout)
