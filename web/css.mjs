// The media conditions of the style sheets, by name: `@media (--phone)`. There are four: phones and tablets held
// upright, phones held sideways, roomy windows, and wide ones that have the log beside the table. Within each of
// them sizes flow with the window; parts that need to know only their own room ask by container queries.
import { readFileSync } from "node:fs";

const conditions = JSON.parse(
  readFileSync(new URL("./src/ui/styles/breakpoints.json", import.meta.url), "utf8"),
);

function named(name, file) {
  if (!Object.hasOwn(conditions, name)) throw new Error(`${file}: no breakpoint is called ${name}`);
  return conditions[name];
}

/** Puts the conditions in the places of their names. */
export const breakpoints = {
  name: "breakpoints",
  setup: (build) =>
    build.onLoad({ filter: /\.css$/ }, ({ path }) => ({
      contents: readFileSync(path, "utf8").replace(
        /@media \(--([\w-]+)\)/g,
        (_, name) => `@media ${named(name, path)}`,
      ),
      loader: "css",
    })),
};
