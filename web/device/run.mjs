// Runs a script with what the worker of a device loads: node run.mjs BUNDLE SCRIPT

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { loadPyodide } from "pyodide";

const [bundle, script] = process.argv.slice(2);
const python = await loadPyodide({ stdLibURL: join(bundle, "python.zip") });
const game = new Uint8Array(readFileSync(join(bundle, "red7.zip")));
python.unpackArchive(game, "zip", { extractDir: "/lib/python3.14/site-packages" });
python.runPython(readFileSync(script, "utf8"));
