/** The painting that a match ends with, and a copy of it to keep or to share, made on this device. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { PublicView } from "../protocol";
import { dateText } from "../speech/dates";
import { namesOf } from "../speech/names";
import type { Speech } from "../speech/words";
import { colorName } from "../ui/Card";
import { classes } from "../ui/classes";
import { Dialog } from "../ui/Dialog";
import { Icon } from "../ui/Icon";
import { HEIGHT, paintingSvg, WIDTH } from "./paintingSvg";
import { sorted } from "./projection";
import { useTable } from "./tableContext";

/** The picture of the match that is over; whoever presses it may keep it. */
export function Painting({ won }: { won: boolean }): JSX.Element {
  const { table, speech, motion } = useTable();
  const [keeping, setKeeping] = useState(false);
  const letters = useLetters();
  return (
    <>
      <button
        type="button"
        class={classes("end-painting", won && motion !== "off" && "end-painting-won")}
        aria-label={speech.say("web-t-picture")}
        title={speech.say("web-t-picture")}
        onClick={() => setKeeping(true)}
      >
        {letters === null ? null : (
          <img src={source(picture(table, speech, letters))} alt={speech.say("web-t-painting")} />
        )}
        <Icon name="save" />
      </button>
      {keeping ? <PictureDialog close={() => setKeeping(false)} /> : null}
    </>
  );
}

function PictureDialog({ close }: { close(): void }): JSX.Element {
  const { table, speech } = useTable();
  const svg = picture(table, speech, useLetters() ?? "");
  const asSvg = (): File => new File([svg], "red7.svg", { type: "image/svg+xml" });
  const asPng = async (): Promise<File> => new File([await pixels(svg)], "red7.png", { type: "image/png" });
  const sharing = typeof navigator.canShare === "function" && navigator.canShare({ files: [asSvg()] });
  const share = async (): Promise<void> => {
    const files = [await asPng()];
    await navigator.share({ files, title: speech.say("web-t-painting") }).catch(() => undefined);
  };
  return (
    <Dialog class="picture-dialog" label={speech.say("web-t-picture")} close={close}>
      <h2>{speech.say("web-t-picture")}</h2>
      <img src={source(svg)} alt={speech.say("web-t-painting")} />
      <div class="dialog-buttons">
        {sharing ? (
          <button type="button" class="button button-main" onClick={() => void share()}>
            {speech.say("web-t-picture-share")}
          </button>
        ) : null}
        <button type="button" class="button" onClick={() => void asPng().then(save)}>
          {speech.say("web-t-picture-save", { kind: "PNG" })}
        </button>
        <button type="button" class="button" onClick={() => save(asSvg())}>
          {speech.say("web-t-picture-save", { kind: "SVG" })}
        </button>
        <button type="button" class="button" onClick={close}>
          {speech.say("web-t-close")}
        </button>
      </div>
    </Dialog>
  );
}

/** The letters of our headings as an address that holds them, for a picture can load nothing; null until read. */
function useLetters(): string | null {
  const [letters, setLetters] = useState(read);
  useEffect(() => {
    if (read === null)
      void readLetters().then((address) => {
        read = address;
        setLetters(address);
      });
  }, []);
  return letters;
}

let read: string | null = null;

async function readLetters(): Promise<string> {
  try {
    const font = document.querySelector<HTMLLinkElement>("link[as=font]");
    const bytes = new Uint8Array(await (await fetch(font?.href ?? "")).arrayBuffer());
    const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
    return `data:font/woff2;base64,${btoa(text)}`;
  } catch {
    return ""; // the letters of the device do as well
  }
}

function picture(table: PublicView, speech: Speech, letters: string): string {
  const round = table.round;
  const winners = table.seats.flatMap((seat, number) => (seat.won ? [number] : []));
  const first = winners[0] ?? round?.end?.winner ?? 0;
  const names = namesOf(table.seats);
  const day = dateText(Date.now(), { dateStyle: "long" });
  const color = round?.color ?? "R";
  return paintingSvg({
    color,
    rule: speech.say(`rule-${colorName(color)}`),
    cards: sorted(round?.counting[first] ?? []),
    signature: `${speech.join(winners.map((seat) => names[seat] ?? ""))}, ${day}`,
    letters,
  });
}

const source = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** The picture as PNG, twice as large. */
async function pixels(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = source(svg);
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = 2 * WIDTH;
  canvas.height = 2 * HEIGHT;
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture"))), "image/png"),
  );
}

function save(file: File): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
