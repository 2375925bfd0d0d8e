"""The help of the commands is in the language of the environment."""

import pytest
from click.testing import CliRunner

from red7.cli import main


@pytest.mark.parametrize(
    ("language", "usage", "options", "commands", "version"),
    [
        ("en_GB.UTF-8", "Usage: ", "Options:", "Commands:", "Show the version"),
        ("fr_FR.UTF-8", "Utilisation\u202f: ", "Options\u202f:", "Commandes\u202f:", "Afficher la version"),
        ("de_DE.UTF-8", "Aufruf: ", "Optionen:", "Befehle:", "Die Version zeigen"),
        ("es_AR.UTF-8", "Uso: ", "Opciones:", "Órdenes:", "Muestra la versión"),
    ],
)
def test_the_help_speaks_the_language(
    language: str, usage: str, options: str, commands: str, version: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", language)
    help_text = CliRunner().invoke(main, ["--help"]).output
    assert help_text.startswith(usage)
    assert all(words in help_text for words in (options, commands, version))
    assert options in CliRunner().invoke(main, ["verify", "--help"]).output
