"""Imports what warns of itself, once; after that warnings are errors here as everywhere."""

import warnings

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    import open_spiel.integration_tests.api_test  # noqa: F401
    import pettingzoo.test  # noqa: F401
