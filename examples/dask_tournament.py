"""A tournament on Dask: everybody against everybody, on all processes of a cluster.

    python examples/dask_tournament.py                       # a small cluster of its own, on this machine
    python examples/dask_tournament.py 2000 tcp://10.0.0.7:8786

Which worker finishes first makes no difference: the same deals give the same result on any cluster. Its
workers need `red7[arena]` as well.
"""

import sys

from distributed import Client

from red7 import tournament

BOTS = ["random", "casual", "skilled"]


def main(deals: str = "100", address: str | None = None) -> None:
    """Play so many deals of each pairing, and print who is how strong."""
    own = {} if address else {"n_workers": 2, "threads_per_worker": 1, "dashboard_address": "127.0.0.1:0"}
    with Client(address, **own) as client:  # type: ignore[no-untyped-call]
        result = tournament(BOTS, deals=int(deals), executor=client.get_executor(pure=False))
    for row in result.rows:
        print(f"{row.name:8} {row.rating.value:+5.0f}  [{row.rating.low:+.0f}, {row.rating.high:+.0f}]")


if __name__ == "__main__":  # processes that Dask starts read this file, too
    main(*sys.argv[1:])
