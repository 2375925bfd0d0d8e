// Builds the page into the server's package: node build.mjs [--watch] [--out FOLDER] [--base /PATH] [--device FOLDER]
// The base is the path that the page is served below; nothing else in it knows where it is. With what
// device/bundle.mjs has made, it is a page that needs no server.

import { createHash } from "node:crypto";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build, context } from "esbuild";
import { breakpoints } from "./css.mjs";
import { LINEN, png, svg } from "./icon.mjs";
import { LEARN, languages } from "./locales.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));
const root = dirname(here.replace(/[/\\]$/, ""));
const words = join(root, "src/red7/speech/locales");
const option = (name, otherwise) => {
  const place = process.argv.indexOf(name);
  return place > 0 ? process.argv[place + 1] : otherwise;
};
const out = option("--out", join(root, "src/red7/server/static"));
const base = option("--base", "").replace(/\/$/, "");
const device = option("--device", null);
const PACKED = /\.(m?js|css|ftl|html|svg|webmanifest|txt|wasm|zip)$/;

const hash = (content) => createHash("sha256").update(content).digest("hex").slice(0, 10);

/** Files below a folder, as paths with strokes. */
const files = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath ?? entry.path, entry.name)).replaceAll("\\", "/"))
    .sort();

const common = {
  absWorkingDir: here,
  bundle: true,
  minify: true,
  format: "esm",
  target: ["es2022"],
  jsx: "automatic",
  jsxImportSource: "preact",
  legalComments: "none",
  logLevel: "warning",
};

/** The parts that one of the outputs of a build cannot do without, by its imports and theirs. */
function statics(outputs, path) {
  const own = outputs[path].imports.filter(({ kind }) => kind === "import-statement").map((one) => one.path);
  return [...new Set(own.flatMap((one) => [one, ...statics(outputs, one)]))];
}

/**
 * The licences of all packages that these files of a build are from; some leave out the text of a common one.
 */
function notices(inputs) {
  const folders = inputs.flatMap((path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? []);
  return [...new Set(folders)]
    .sort()
    .map((path) => {
      const folder = join(here, path);
      const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
      const own = readdirSync(folder).find((file) => /^licen[cs]e(\.md|\.txt)?$/i.test(file));
      const text = own ? join(folder, own) : join(here, "licenses", `${license}.txt`);
      if (!existsSync(text))
        throw new Error(`${name} comes without the text of its licence: put it into ${relative(root, text)}`);
      return `${name} ${version}, ${license}\n\n${readFileSync(text, "utf8").trimEnd()}\n`;
    })
    .join("\n---\n\n");
}

/** The game for this device, and the worker that runs it; the paths of their files. */
async function putDevice(folder, put, fresh) {
  const names = files(folder);
  const sizes = { plain: 0, packed: 0 };
  const large = {};
  for (const name of names) {
    const content = readFileSync(join(folder, name));
    put(`device/${name}`, content);
    if (/\.(wasm|zip)$/.test(name)) large[name] = content.length;
    if (name === "licenses.txt") continue; // only for those who want to read it
    sizes.plain += content.length;
    sizes.packed += gzipSync(content, { level: 9 }).length;
  }
  await build({
    ...common,
    entryPoints: ["device/worker.ts"],
    outfile: join(fresh, "device/worker.js"),
    external: ["pyodide"],
    define: { LARGE: JSON.stringify(large), ALL: JSON.stringify(sizes) },
  });
  return [...names, "worker.js"].map((name) => `device/${name}`);
}

async function make() {
  mkdirSync(dirname(out), { recursive: true });
  const fresh = mkdtempSync(join(dirname(out), ".static-")); // swapped in at the end: a failed build changes nothing
  try {
    const put = (path, content) => {
      mkdirSync(dirname(join(fresh, path)), { recursive: true });
      writeFileSync(join(fresh, path), content);
    };
    /** Write the messages of all languages; where those of each are. */
    const written = (texts, kind = "") => {
      const places = Object.entries(texts).map(([language, text]) => {
        const path = `/words/${language}${kind}-${hash(text)}.ftl`;
        put(path.slice(1), text);
        return [language, path];
      });
      return Object.fromEntries(places);
    };
    const addresses = written(languages(words));
    const teaching = written(languages(words, LEARN), "-learn");
    const page = await build({
      ...common,
      entryPoints: ["src/main.tsx"],
      entryNames: "[name]-[hash]",
      chunkNames: "[name]-[hash]",
      splitting: true,
      outdir: join(fresh, "assets"),
      define: {
        LANGUAGES: JSON.stringify(JSON.stringify(addresses)),
        LEARN_WORDS: JSON.stringify(JSON.stringify(teaching)),
      },
      metafile: true,
      plugins: [breakpoints],
      loader: { ".svg": "file", ".woff2": "file" },
      assetNames: "[name]-[hash]",
    });
    const outputs = Object.entries(page.metafile.outputs);
    const [script, main] = outputs.find(([path]) => /main-\w+\.js$/.test(path));
    const assets = (...paths) => paths.map((path) => `assets/${basename(path)}`);
    // What the page is made of; the other parts are loaded when they are asked for.
    const scripts = assets(script, ...statics(page.metafile.outputs, script));
    const [style] = assets(main.cssBundle);
    const fonts = assets(...outputs.map(([path]) => path).filter((path) => path.endsWith(".woff2")));
    for (const [path, { inputs }] of outputs.filter(
      ([one]) => one.endsWith(".css") && one !== main.cssBundle,
    )) {
      const missing = Object.keys(inputs).filter((one) => !page.metafile.outputs[main.cssBundle].inputs[one]);
      if (missing.length > 0)
        throw new Error(`main.tsx has to import ${missing}: a later part brings no style`);
      rmSync(join(here, path));
    }
    const onDevice = device === null ? [] : await putDevice(device, put, fresh);
    const filled = (name) => readFileSync(join(here, name), "utf8").replaceAll("GROUND", LINEN);
    const html = filled("index.html")
      .replace(
        "PARTS",
        [
          ...fonts.map((path) => `<link rel="preload" href="BASE/${path}" as="font" crossorigin />`),
          ...(device === null ? [] : ['<meta name="red7-device" content="place-of-red7" />']),
          ...scripts.slice(1).map((path) => `<link rel="modulepreload" href="BASE/${path}" />`),
        ].join(""),
      )
      .replaceAll("BASE", base)
      .replace("SCRIPT", scripts[0])
      .replace("STYLE", style);
    put("index.html", html);
    if (device !== null) put("404.html", html); // what many web spaces answer with where they have no file
    put("icon.svg", svg());
    for (const size of [180, 192, 512]) put(`icon-${size}.png`, png(size));
    put("manifest.webmanifest", filled("manifest.webmanifest"));
    const kept = outputs.map(([path]) => path).filter((path) => /\.(js|svg|woff2)$/.test(path));
    // Without a server nobody can be asked for another language later.
    const spoken = device === null ? [] : [addresses, teaching].flatMap((one) => Object.values(one));
    const shell = [
      ...assets(...kept),
      style,
      "icon.svg",
      "manifest.webmanifest",
      ...onDevice,
      ...spoken.map((path) => path.slice(1)),
      "./", // the last one: where it is kept, all is
    ];
    const contents = shell.map((path) => readFileSync(join(fresh, path === "./" ? "index.html" : path)));
    const worker = await build({
      ...common,
      format: "iife",
      entryPoints: ["worker/worker.ts"],
      outfile: join(fresh, "worker.js"),
      define: {
        SHELL: JSON.stringify(shell),
        ON_DEVICE: String(device !== null),
        SIZES: JSON.stringify(device === null ? [] : contents.map((content) => content.length)),
        // Of all that is kept, and of the worker itself: a changed one never touches what another one keeps.
        VERSION: JSON.stringify(
          hash([...contents, readFileSync(join(here, "worker/worker.ts"))].map(hash).join()),
        ),
      },
      metafile: true,
    });
    const onDeviceNotices = device === null ? "" : readFileSync(join(device, "licenses.txt"), "utf8");
    put(
      "licenses.txt",
      notices([page, worker].flatMap((one) => Object.keys(one.metafile.inputs))) +
        (onDeviceNotices && `\n---\n\n${onDeviceNotices}`),
    );
    for (const path of files(fresh)) {
      if (PACKED.test(path)) put(`${path}.gz`, gzipSync(readFileSync(join(fresh, path)), { level: 9 }));
    }
    chmodSync(fresh, 0o755); // temporary folders are for their owner only
    rmSync(out, { recursive: true, force: true });
    renameSync(fresh, out);
    return { scripts: [...scripts, "worker.js"].map((path) => readFileSync(join(out, `${path}.gz`)).length) };
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

if (process.argv.includes("--watch")) {
  const again = {
    name: "again",
    setup: (one) => one.onEnd(() => make().then(() => console.log("built"), console.error)),
  };
  const watching = await context({
    ...common,
    entryPoints: ["src/main.tsx"],
    write: false,
    outdir: "unused",
    define: { LANGUAGES: '"{}"', LEARN_WORDS: '"{}"' },
    plugins: [again],
  });
  await watching.watch();
} else {
  const { scripts } = await make();
  console.log(
    `${relative(root, out)}: ${scripts.reduce((sum, size) => sum + size, 0)} bytes of script, packed`,
  );
}
