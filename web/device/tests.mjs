// Runs tests in Pyodide: node tests.mjs ROOT PACKAGES WHEELS TEST-WHEELS CORE|- PYTEST-WORD ...

import { readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const [root, packages, wheels, tools, core, ...words] = process.argv.slice(2);
const here = dirname(fileURLToPath(import.meta.url));
const python = await loadPyodide();
const places = {
  "/project": root,
  "/packages": packages,
  "/wheels": wheels,
  "/tools": tools,
  ...(core !== "-" && { "/core": core }),
};
for (const [place, folder] of Object.entries(places)) {
  python.FS.mkdir(place);
  python.FS.mount(python.FS.filesystems.NODEFS, { root: resolve(folder) }, place);
}
python.globals.set("WORDS", python.toPy(words));
process.exitCode = python.runPython(readFileSync(join(here, "tests.py"), "utf8"));
