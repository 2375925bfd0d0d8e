// Prints how the Python of Pyodide was built, as its pyconfig.h: node config.mjs

import { loadPyodide } from "pyodide";

const python = await loadPyodide();
const lines = python.runPython(`
import sysconfig

"".join([
    f"#define {name} {value}\\n"
    for name, value in sorted(sysconfig.get_config_vars().items())
    if isinstance(value, int) and value
])
`);
process.stdout.write(`${lines}#define PY_CALL_TRAMPOLINE 1\n`);
