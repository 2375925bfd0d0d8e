"""A fingerprint of a player's code, which changes with it, so that results of two versions never mix.

It covers what plays a deal here, including our bots, and the player's own code: the module of a `MODULE:NAME`
with what it imports from its own package and from ours, or the files of an `exec:COMMAND`.
"""

import ast
import shutil
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from importlib.machinery import ModuleSpec
from importlib.util import find_spec, resolve_name
from pathlib import Path
from typing import Final

from red7.arena.players.entrant import PROGRAM, Entrant

_START: Final = "red7.arena.deals"
_OURS: Final = ("red7.game", "red7.ai", "red7.arena")


def fingerprint(player: str) -> str:
    """The fingerprint of a player, by its name in the arena; its nodes make no difference."""
    entrant = Entrant(player)
    files = dict(_core())
    if player.startswith(PROGRAM):
        command = entrant.command()
        words = [shutil.which(command[0]), *command]
        files |= {f"{place}": Path(word) for place, word in enumerate(words) if word and Path(word).is_file()}
    elif ":" in player:
        module = entrant.name.partition(":")[0]
        _follow(module, (*_OURS, module.partition(".")[0]), files)
    total = sha256()
    for name, file in sorted(files.items()):
        content = file.read_bytes()
        total.update(f"{name} {len(content)}\n".encode() + content)
    return total.hexdigest()[:16]


@cache
def _core() -> dict[str, Path]:
    files: dict[str, Path] = {}
    _follow(_START, _OURS, files)
    return files


def _follow(module: str, packages: tuple[str, ...], files: dict[str, Path]) -> None:
    """Collect the source of a module, and of everything it imports from these packages."""
    if module in files or not f"{module}.".startswith(tuple(f"{package}." for package in packages)):
        return
    spec = find_spec(module) if _is_there(module.rpartition(".")[0]) else None
    file = Path((spec and spec.origin) or "")
    if spec is None or not file.is_file():
        return  # a name inside a module, or a module without a file
    source = file.with_name(file.name.partition(".")[0] + ".py")  # beside a compiled module
    files[module] = source if source.exists() else file
    if files[module].suffix == ".py":
        for imported in _imports(ast.parse(files[module].read_bytes()), spec):
            _follow(imported, packages, files)


def _is_there(package: str) -> bool:
    """Whether a name is a package; looking for modules in anything else is an error."""
    if not package:
        return True
    spec = find_spec(package) if _is_there(package.rpartition(".")[0]) else None
    return spec is not None and spec.submodule_search_locations is not None


def _imports(tree: ast.Module, spec: ModuleSpec) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            start = resolve_name("." * node.level + (node.module or ""), spec.parent)
            yield start
            yield from (f"{start}.{name.name}" for name in node.names)
