/** Which characters sit where, chosen as the server does it, so that a new game can show them. Pure. */

import { CHARACTERS } from "../../facts";

const OF_LEVEL: Readonly<Record<string, readonly string[]>> = CHARACTERS;

/** A character for each seat with a level, the wished one if possible; no two are the same. */
export function cast(levels: readonly (string | null)[], wishes: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return levels.map((level, place) => {
    const free = (OF_LEVEL[level ?? ""] ?? []).filter((name) => !taken.has(name));
    const name = free.find((one) => one === wishes[place]) ?? free[0] ?? "";
    taken.add(name);
    return name;
  });
}
