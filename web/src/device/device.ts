/**
 * Tables on this device: what the page would ask of a server is asked of a worker, which has the whole game. The
 * messages are the same.
 */

import { signal } from "@preact/signals";
import { type DeviceState, FIRST, type FromDevice, type Loaded, type ToDevice } from "../../device/messages";
import { at, pathOf } from "../net/address";
import { core, type Socket, transport } from "../net/transport";
import { saveFile } from "../ui/saveFile";
import { isSafe } from "./offline";

/** The state of the worker. */
export const deviceState = signal<DeviceState | "loading">("loading");
/** How much of the game has arrived, during the first load. */
export const loaded = signal<Loaded | null>(null);
/** Whether nothing has arrived for a while. */
export const stalled = signal(false);

const PATIENCE = 15_000; // milliseconds without news

let worker: Worker;
let watch: ReturnType<typeof setTimeout> | undefined;
let count = 0;
const early: ToDevice[] = []; // waits until the tables are open
const asked = new Map<number, (answer: Response) => void>();
const sockets = new Map<number, DeviceSocket>();
function send(message: ToDevice): void {
  if (deviceState.peek() === "open") worker.postMessage(message);
  else early.push(message);
}

/** Play here from now on. */
export function startDevice(): void {
  document.documentElement.dataset.host = "device";
  load();
  addEventListener("online", () => deviceState.peek() === "cut" && load());
  transport.ask = ask;
  transport.socket = (address) => new DeviceSocket(pathOf(new URL(address).pathname) ?? "");
  addEventListener("click", download, { capture: true });
}

/** Call this once the game has loaded, or failed to: other downloads can wait for it. */
export function afterLoading(act: () => void): void {
  const end = deviceState.subscribe((state) => {
    if (state === "loading" || state === "cut") return;
    queueMicrotask(() => end());
    act();
  });
}

/** Load the game, or load it again after a failure; requests made meanwhile are answered then. */
export function load(): void {
  worker?.terminate();
  deviceState.value = "loading";
  const name = navigator.serviceWorker?.controller ? "" : FIRST; // otherwise the browser already has all of it
  const fresh = new Worker(at("/device/worker.js"), { type: "module", name });
  worker = fresh;
  fresh.onmessage = ({ data }: MessageEvent<FromDevice>) => take(data);
  fresh.onerror = () => {
    // Its script failed to load, or cannot run here.
    deviceState.value = navigator.onLine ? "failed" : "cut";
  };
  look();
}

/** Take over the tables that another page of this browser has open. */
export function takeOver(): void {
  deviceState.value = "loading";
  worker.postMessage({ takeOver: true });
}

/** Check whether anything arrives. */
function look(): void {
  stalled.value = false;
  clearTimeout(watch);
  watch = setTimeout(() => {
    stalled.value = loaded.peek() !== null && deviceState.peek() === "loading";
  }, PATIENCE);
}

function note(news: Loaded): void {
  loaded.value = news;
  look();
  if (news.done === news.all) clearTimeout(watch);
}

function take(message: FromDevice): void {
  if ("form" in message) core.value = message.form;
  else if ("loaded" in message) note(message.loaded);
  else if ("state" in message) {
    deviceState.value = message.state;
    if (message.state === "open") {
      loaded.value = null;
      for (const waiting of early.splice(0)) send(waiting);
    }
    if (message.state === "elsewhere") for (const socket of [...sockets.values()]) socket.end();
  } else if ("socket" in message) {
    const socket = sockets.get(message.socket);
    if (message.text === null) socket?.end();
    else socket?.onmessage?.(new MessageEvent("message", { data: message.text }));
  } else {
    const { id, status, media, text } = message;
    asked.get(id)?.(
      new Response(status === 204 ? null : text, { status, headers: { "Content-Type": media } }),
    );
    asked.delete(id);
  }
}

function ask(path: string, { method = "GET", body }: RequestInit): Promise<Response> {
  const id = ++count;
  // Now there is something to lose; the settings show what the browser promises.
  if (method === "POST" && path === "/api/tables") void isSafe(true);
  send({ id, method, path, body: typeof body === "string" ? body : "" });
  return new Promise((resolve) => asked.set(id, resolve));
}

/** The connection of a table without a network. */
class DeviceSocket implements Socket {
  readyState: number = WebSocket.CONNECTING;
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  private readonly number = ++count;

  constructor(path: string) {
    sockets.set(this.number, this);
    send({ open: this.number, path });
    queueMicrotask(() => {
      this.readyState = WebSocket.OPEN;
      this.onopen?.(new Event("open"));
    });
  }

  send(text: string): void {
    send({ socket: this.number, text });
  }

  close(): void {
    if (sockets.has(this.number)) send({ close: this.number });
    this.end();
  }

  end(): void {
    if (!sockets.delete(this.number)) return;
    this.readyState = WebSocket.CLOSED;
    this.onclose?.(new CloseEvent("close"));
  }
}

/** Handle a link to a server's file, which is made here. */
function download(event: Event): void {
  const link = (event.target as Element).closest?.<HTMLAnchorElement>("a[href]");
  const path = link ? pathOf(new URL(link.href).pathname) : null;
  if (!link || !path?.startsWith("/api/")) return;
  event.preventDefault();
  event.stopPropagation();
  void ask(path, {}).then(async (answer) => {
    saveFile(new File([await answer.blob()], link.download || "red7.red7"));
  });
}
