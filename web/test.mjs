// Bundles every *.test.ts below test/ and runs it with Node's own test runner.

import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const here = fileURLToPath(new URL(".", import.meta.url));
/** Parts that are loaded later import the page; here it is not opened. */
const withoutPage = {
  name: "without-page",
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^\.\.\/main$/ }, () => ({ path: "main", namespace: "nothing" }));
    onLoad({ filter: /./, namespace: "nothing" }, () => ({ contents: "" }));
  },
};
const folder = mkdtempSync(join(tmpdir(), "red7-web-"));
try {
  const entryPoints = readdirSync(join(here, "test"), { recursive: true }).filter((name) =>
    name.endsWith(".test.ts"),
  );
  await build({
    absWorkingDir: here,
    entryPoints: entryPoints.map((name) => `test/${name}`),
    outbase: "test",
    outdir: folder,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    platform: "node",
    format: "esm",
    define: {
      // The page as it is served below a path.
      "import.meta.url": '"https://red7.example/games/assets/main.js"',
      LANGUAGES: JSON.stringify('{"en":"/en.ftl","es":"/es.ftl","es-AR":"/es-AR.ftl","fr":"/fr.ftl"}'),
      LEARN_WORDS: '"{}"',
    },
    plugins: [withoutPage],
    sourcemap: "inline",
    logLevel: "warning",
  });
  const files = entryPoints.map((name) => join(folder, name.replace(/\.ts$/, ".mjs")));
  const run = spawnSync(process.execPath, ["--test", "--enable-source-maps", ...files], {
    cwd: here,
    stdio: "inherit",
  });
  process.exitCode = run.status ?? 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
