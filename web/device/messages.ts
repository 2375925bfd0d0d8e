/** What a page and the worker of its device say to each other. */

/** What the worker is called that has to load all files over the network, and says how far it is. */
export const FIRST = "first";

export type ToDevice =
  | { readonly id: number; readonly method: string; readonly path: string; readonly body: string }
  | { readonly open: number; readonly path: string }
  | { readonly socket: number; readonly text: string }
  | { readonly close: number }
  | { readonly takeOver: true };
export type FromDevice =
  | { readonly id: number; readonly status: number; readonly media: string; readonly text: string }
  | { readonly socket: number; readonly text: string | null }
  | { readonly form: string }
  | { readonly loaded: Loaded }
  | { readonly state: DeviceState };
/** How many bytes of the game have come, of how many, as they are on their way. */
export interface Loaded {
  readonly done: number;
  readonly all: number;
}
/** The tables are open; another page has them, or has taken them; not all files came; or it failed. */
export type DeviceState = "open" | "elsewhere" | "cut" | "failed";
