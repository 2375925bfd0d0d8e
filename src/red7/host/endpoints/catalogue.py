"""All endpoints of a host, in the order in which they are published."""

from typing import Final

from red7.host.endpoints import (
    analysis,
    archives,
    branches,
    company,
    guests,
    learn,
    puzzles,
    records,
    replays,
    statistics,
    tables,
    tries,
)

ENDPOINTS: Final = (
    records.VERIFY,
    guests.MATCHES,
    statistics.STATISTICS,
    *company.ENDPOINTS,
    *puzzles.ENDPOINTS,
    *tables.ENDPOINTS,
    *learn.ENDPOINTS,
    records.DOWNLOAD,
    *replays.ENDPOINTS,
    *tries.ENDPOINTS,
    branches.BRANCH,
    analysis.ANALYSE,
    *archives.ENDPOINTS,
)
