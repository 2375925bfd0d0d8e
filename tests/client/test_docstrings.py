"""The samples in the docstrings of the client."""

import doctest
from types import ModuleType

import pytest

import red7.client
import red7.client.link


@pytest.mark.parametrize("module", [red7.client, red7.client.link])
def test_the_samples_give_what_they_say(module: ModuleType) -> None:
    result = doctest.testmod(module)
    assert result.attempted
    assert not result.failed
