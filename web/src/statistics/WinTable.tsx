/** Wins by some kind: a table with a bar below each line. */

import { type ComponentChildren, Fragment, type JSX } from "preact";
import type { WinShare } from "../protocol";
import { say } from "../speech/words";
import { shareText, WinBar } from "./WinBar";

interface Props {
  readonly title: string;
  readonly about?: string;
  /** What is counted. */
  readonly kind: "matches" | "rounds";
  readonly shares: readonly WinShare[];
  /** The bars are painted in the colours that the lines are about. */
  readonly pigments?: boolean;
  name(share: WinShare): ComponentChildren;
}

export function WinTable({ title, about, kind, shares, pigments = false, name }: Props): JSX.Element | null {
  if (!shares.length) return null;
  const most = Math.max(...shares.map(({ played }) => played));
  return (
    <section class="panel stat-panel">
      <h2>{title}</h2>
      {about ? <p class="about">{about}</p> : null}
      <table class="stat-table">
        <caption class="unseen-text">{title}</caption>
        <thead class="unseen-text">
          <tr>
            <th scope="col">{title}</th>
            <th scope="col">{say(`statistics-column-${kind}`)}</th>
            <th scope="col">{say("statistics-column-even")}</th>
          </tr>
        </thead>
        <tbody>
          {shares.map((share) => (
            <Fragment key={share.name}>
              <tr>
                <th scope="row">{name(share)}</th>
                <td>{shareText(share)}</td>
                <td class="unseen-text">{say("statistics-even-short", { even: share.even })}</td>
              </tr>
              {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: it has nothing to focus, and says what the line says */}
              <tr aria-hidden="true">
                <td colSpan={2} class="stat-bar-cell">
                  <WinBar share={share} most={most} {...(pigments ? { pigment: share.name } : {})} />
                </td>
              </tr>
            </Fragment>
          ))}
        </tbody>
      </table>
    </section>
  );
}
