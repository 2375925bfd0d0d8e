// Builds the demonstration of the table screen: node demo/build.mjs STATES FOLDER, with states from capture.py
import { build } from "esbuild";
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const words = join(here, "../../src/red7/locales");
const [states, out] = process.argv.slice(2);
mkdirSync(out, { recursive: true });
copyFileSync(states, join(out, "states.json"));
copyFileSync(join(here, "index.html"), join(out, "index.html"));
const sources = ["en.ftl", "web/en.ftl"].map((name) => readFileSync(join(words, name), "utf8"));
writeFileSync(join(out, "en.ftl"), sources.join("\n"));
await build({
  entryPoints: [join(here, "demo.tsx"), join(here, "../src/look/look.css")],
  entryNames: "[name]",
  outdir: out,
  bundle: true,
  minify: true,
  format: "esm",
  target: ["es2022"],
  jsx: "automatic",
  jsxImportSource: "preact",
  define: { LANGUAGES: '{"en":"en.ftl"}' },
  logLevel: "warning",
});
