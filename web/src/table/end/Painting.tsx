/** The painting that a match ends with, and a copy of it to keep or to share, made on this device. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { beCalled, chosenName } from "../../game/setup";
import { dateText } from "../../speech/dates";
import { namesOf } from "../../speech/names";
import { colorName, LETTERS } from "../../ui/cards/Card";
import { classes } from "../../ui/classes";
import { Dialog } from "../../ui/Dialog";
import { Text } from "../../ui/forms";
import { Icon } from "../../ui/Icon";
import { saveFile } from "../../ui/saveFile";
import { grouped } from "../projection";
import { useTable } from "../tableContext";
import { canvasesOf, HEIGHT, paintingSvg, WIDTH } from "./paintingSvg";

/** The picture of the finished match; pressing it offers to keep it. */
export function Painting({ won }: { won: boolean }): JSX.Element {
  const { speech, motion } = useTable();
  const [keeping, setKeeping] = useState(false);
  const own = useOwnName();
  const [name, setName] = useState(own);
  const svg = usePicture(name);
  const keep = speech.say(won && !name.trim() ? "web-t-picture-unsigned" : "web-t-picture");
  return (
    <>
      <button
        type="button"
        class={classes("end-painting", won && motion !== "off" && "end-painting-won")}
        aria-label={keep}
        title={keep}
        onClick={() => setKeeping(true)}
      >
        {svg === null ? null : <img src={source(svg)} alt={speech.say("web-t-painting")} />}
        <span class="end-keep" aria-hidden="true">
          <Icon name="canvas" />
          {keep}
        </span>
      </button>
      {keeping ? (
        <PictureDialog
          svg={svg ?? ""}
          name={name}
          sign={won ? setName : null}
          close={() => {
            setKeeping(false);
            if (won && name.trim() && name !== own) void beCalled(name).catch(() => undefined); // from now on
          }}
        />
      ) : null}
    </>
  );
}

/** Paint of all seven colours that flies off, once, in as many directions. */
export function Drops(): JSX.Element {
  return (
    <span class="end-drops" aria-hidden="true">
      {Array.from({ length: 21 }, (_, place) => (
        <span
          key={place}
          class={`end-drop pigment-${LETTERS[place % LETTERS.length]}`}
          style={{ "--turn-by": place / 21, "--size": (place * 5) % 4 }}
        />
      ))}
    </span>
  );
}

/** The name of this player, as far as there is one: what the page calls somebody without a name is none. */
function useOwnName(): string {
  const { table, seat } = useTable();
  return chosenName(table.seats[seat ?? -1]?.name ?? "");
}

interface PictureProps {
  readonly svg: string;
  readonly name: string;
  /** Sign it with another name; who has not won cannot. */
  readonly sign: ((name: string) => void) | null;
  close(): void;
}

function PictureDialog({ svg, name, sign, close }: PictureProps): JSX.Element {
  const { speech } = useTable();
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
      {sign ? (
        <Text label={speech.say("web-t-picture-sign")} value={name} type={sign} complete="nickname" />
      ) : null}
      <div class="dialog-buttons">
        {sharing ? (
          <button type="button" class="button button-main" onClick={() => void share()}>
            {speech.say("web-t-picture-share")}
          </button>
        ) : null}
        <button type="button" class="button" onClick={() => void asPng().then(saveFile)}>
          {speech.say("web-t-picture-save", { kind: "PNG" })}
        </button>
        <button type="button" class="button" onClick={() => saveFile(asSvg())}>
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

/** The painting of this match, signed by its winner; null until it has its letters. */
function usePicture(name: string): string | null {
  const { table, speech, turns, seat: own } = useTable();
  const letters = useLetters();
  if (letters === null) return null;
  const round = table.round;
  const winners = table.seats.flatMap((seat, number) => (seat.won ? [number] : []));
  const first = winners[0] ?? round?.end?.winner ?? 0;
  const names = namesOf(table.seats);
  const signed = winners.map((seat) => (seat === own ? name : (names[seat] ?? ""))).filter(Boolean);
  const rivals = names.filter((_, seat) => !winners.includes(seat));
  const color = round?.color ?? "R";
  const [cards, rest] = grouped(round?.palettes[first] ?? [], round?.counting[first] ?? []);
  return paintingSvg({
    color,
    rule: speech.say(`rule-${colorName(color)}`),
    cards,
    rest,
    signature: [speech.join(signed), dateText(Date.now(), { dateStyle: "long" })].filter(Boolean).join(", "),
    rivals: rivals.length > 0 ? speech.say("web-t-picture-against", { names: speech.join(rivals) }) : "",
    canvases: canvasesOf(turns),
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
