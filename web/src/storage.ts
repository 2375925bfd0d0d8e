/**
 * What the browser remembers for the page. Storage may be full, forbidden or absent: then it lasts as long as
 * the page.
 */

const unstored = new Map<string, string>();

export function remembered(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? unstored.get(key) ?? null;
  } catch {
    return unstored.get(key) ?? null;
  }
}

export function remember(key: string, value: string | null): void {
  unstored.delete(key);
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    if (value !== null) unstored.set(key, value);
  }
}

export function rememberedJson<T>(key: string): T | null {
  try {
    return JSON.parse(remembered(key) ?? "null") as T | null;
  } catch {
    return null;
  }
}
