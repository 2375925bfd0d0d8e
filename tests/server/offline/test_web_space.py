"""Our example for a web space of nginx: types, packed files, headers, and the page for its own addresses."""

import gzip
import re
import subprocess
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from urllib.error import HTTPError

import pytest
from support.patience import PATIENCE
from support.server.services import find_program, free_port

from red7.server.http.headers import COMPILING, POLICY

EXAMPLE = Path(__file__).parents[3] / "deploy/nginx-static.conf"
PAGE = {
    "index.html": "<title>Red7</title>",
    "assets/main-1.js": "console.log(7)",
    "device/worker.js": "run()",
    "device/pyodide.mjs": "export {}",
    "device/pyodide.asm.wasm": "wasm",
}
TYPES = {
    "index.html": "text/html; charset=utf-8",
    "assets/main-1.js": "text/javascript; charset=utf-8",
    "device/worker.js": "text/javascript; charset=utf-8",
    "device/pyodide.mjs": "text/javascript; charset=utf-8",
    "device/pyodide.asm.wasm": "application/wasm",
}


@pytest.fixture
def space(tmp_path: Path) -> Iterator[str]:
    program, port = find_program("nginx", "nginx-light"), free_port()
    for name, text in PAGE.items():
        path = tmp_path / "page" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        path.with_name(f"{path.name}.gz").write_bytes(gzip.compress(text.encode()))
    text = re.sub(r"\n    ssl_.*", "", EXAMPLE.read_text("utf-8"))  # the certificate is another matter
    changes = {
        "listen 80;": f"listen 127.0.0.1:{free_port()};",
        "listen 443 ssl;": f"listen 127.0.0.1:{port};",
        "root /var/www/red7;": f"root {tmp_path}/page;",
    }
    for ours, here in changes.items():
        assert text.count(ours) == 1, ours
        text = text.replace(ours, here)
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    folders = "".join(f"{kind}_temp_path {tmp_path}/{kind};\n" for kind in kinds)
    for path in (tmp_path, *tmp_path.rglob("*")):
        path.chmod(0o755)  # nginx has another user for its workers
    settings = f"daemon off;\npid {tmp_path}/pid;\nevents {{}}\nhttp {{\naccess_log off;\n{folders}{text}}}\n"
    (tmp_path / "nginx.conf").write_text(f"user root;\n{settings}", "utf-8")
    command = [program, "-c", str(tmp_path / "nginx.conf"), "-p", str(tmp_path), "-e", "stderr"]
    checked = subprocess.run([*command, "-t"], capture_output=True, text=True)
    assert checked.returncode == 0, checked.stderr
    with (tmp_path / "log").open("ab") as log:
        process = subprocess.Popen(command, stderr=log)
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(20)


def ask(url: str) -> tuple[int, dict[str, str], bytes]:
    request = urllib.request.Request(url, headers={"Accept-Encoding": "gzip"})
    latest = time.monotonic() + PATIENCE
    while True:
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return answer.status, dict(answer.headers), answer.read()
        except HTTPError as error:
            return error.code, dict(error.headers), error.read()
        except OSError:
            assert time.monotonic() < latest
            time.sleep(0.02)


def test_a_web_space_of_nginx_does_all_that_the_page_needs(space: str) -> None:
    for name, type_ in TYPES.items():
        status, headers, content = ask(f"{space}/{name}")
        assert (status, headers["Content-Type"]) == (200, type_), name
        assert headers["Content-Encoding"] == "gzip"
        assert gzip.decompress(content).decode() == PAGE[name]
        lasting = "immutable" in headers["Cache-Control"]
        assert lasting == name.startswith("assets/"), name
        policy = COMPILING if name == "device/worker.js" else POLICY
        assert headers["Content-Security-Policy"] == policy
    for address in ("/", "/learn", "/table/abc"):
        status, _, content = ask(space + address)
        assert (status, gzip.decompress(content).decode()) == (200, PAGE["index.html"]), address
    status, headers, _ = ask(f"{space}/assets/gone.js")
    assert (status, "Cache-Control" in headers) == (404, False)
