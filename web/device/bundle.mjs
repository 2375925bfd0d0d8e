// Makes what the worker of a device loads: node bundle.mjs SOURCES WHEELS OUT [CORE]

import { appendFileSync, copyFileSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const [sources, wheels, out, core] = process.argv.slice(2).map((path) => resolve(path));
const here = dirname(fileURLToPath(import.meta.url));
const pyodide = dirname(fileURLToPath(import.meta.resolve("pyodide")));
mkdirSync(out, { recursive: true });

const python = await loadPyodide();
const places = { "/sources": sources, "/wheels": wheels, "/out": out, ...(core && { "/core": core }) };
for (const [place, folder] of Object.entries(places)) {
  python.FS.mkdir(place);
  python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, place);
}
python.runPython(readFileSync(join(here, "bundle.py"), "utf8"));

for (const name of ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"])
  copyFileSync(join(pyodide, name), join(out, name));

const { name, version, license, homepage } = JSON.parse(readFileSync(join(pyodide, "package.json"), "utf8"));
appendFileSync(join(out, "licenses.txt"), `\n---\n\n${name} ${version}, ${license} (sources: ${homepage})\n`);
