"""Memory that is given back: what many have sent at once does not stay for good."""

import subprocess
import sys
from pathlib import Path

import pytest

LONG_TEXTS = """
from pathlib import Path
from red7.server.app import settle

def size():
    return int(Path("/proc/self/statm").read_text().split()[1])  # in pages

settle()
before = size()
del (first := [bytearray(160_000)])[0]  # from which the allocator would learn to keep the next
texts, others = [], []
for _ in range(400):
    texts.append(bytearray(160_000))
    others.append(bytearray(1_000))
full = size()
del texts
print((size() - before) / (full - before))
"""


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="no /proc")
def test_long_texts_leave_nothing_behind_though_small_things_between_them_stay() -> None:
    done = subprocess.run([sys.executable, "-c", LONG_TEXTS], capture_output=True, text=True, check=True)
    assert float(done.stdout) < 0.2
