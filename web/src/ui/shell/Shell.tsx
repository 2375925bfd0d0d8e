/** The frame of every page but the table: where you can go, and what the page is about. */

import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { at } from "../../net/address";
import { route } from "../../router";
import { say } from "../../speech/words";
import { LETTERS } from "../cards/Card";
import { useFocusNear } from "../hooks/useSteadyFocus";
import { Icon } from "../Icon";
import "./Shell.css";

const LINKS = [
  { page: "rules", path: "/rules", id: "web-rules-title" },
  { page: "tables", path: "/tables", id: "web-tables-title" },
  { page: "matches", path: "/matches", id: "web-matches-title" },
] as const;

export function Brand(): JSX.Element {
  return (
    <a class="home" href={at("/")} aria-label={say("web-t-home")}>
      <svg class="home-mark" viewBox="0 0 28 28" aria-hidden="true" focusable="false">
        {LETTERS.map((color, place) => (
          <rect
            key={color}
            class={`back-stripe pigment-${color}`}
            x={place * 4}
            y="4"
            width="4"
            height="20"
          />
        ))}
      </svg>
      <span>{say("web-title")}</span>
    </a>
  );
}

interface ShellProps {
  readonly title: string;
  readonly intro?: string;
  readonly kind?: "text" | "wide" | "home";
  readonly children: ComponentChildren;
}

export function Shell({ title, intro, kind = "text", children }: ShellProps): JSX.Element {
  const heading = useRef<HTMLHeadingElement>(null);
  const main = useRef<HTMLElement>(null);
  const page = route.value.page;
  useFocusNear(main);
  useEffect(() => {
    document.title = page === "home" ? say("web-title") : `${title} · ${say("web-title")}`;
  });
  useEffect(() => {
    // After following a link, screen readers hear where they are.
    if (arrived) heading.current?.focus({ preventScroll: true });
    arrived = true;
  }, [page]);
  return (
    <div class="shell">
      <a class="skip" href="#content">
        {say("web-skip")}
      </a>
      <header class="top">
        <Brand />
        <nav aria-label={say("web-menu")}>
          {LINKS.map((link) => (
            <a
              key={link.page}
              class={link.page === "tables" ? "together" : undefined}
              href={at(link.path)}
              aria-current={page === link.page ? "page" : undefined}
            >
              {say(link.id)}
            </a>
          ))}
          <a
            href={at("/settings")}
            class="top-settings"
            aria-current={page === "settings" ? "page" : undefined}
          >
            <Icon name="settings" />
            <span class="unseen-text">{say("web-settings-title")}</span>
          </a>
        </nav>
      </header>
      <main ref={main} id="content" class={`page page-${kind}`} tabIndex={-1}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {intro ? <p class="intro">{intro}</p> : null}
        {children}
      </main>
      <footer class="foot">
        <nav aria-label={say("web-title")}>
          <a href={at("/rules")}>{say("web-rules-title")}</a>
          <a class="together" href={at("/tables")}>
            {say("web-tables-title")}
          </a>
          <a href={at("/matches")}>{say("web-matches-title")}</a>
          <a href={at("/statistics")}>{say("web-statistics-title")}</a>
          <a href={at("/fair")}>{say("web-fair-title")}</a>
          <a href={at("/analysis")}>{say("web-analysis-title")}</a>
          <a href={at("/settings")}>{say("web-settings-title")}</a>
        </nav>
      </footer>
    </div>
  );
}

let arrived = false;

/** A page that has nothing to show but says what to do. */
export function Empty({
  title,
  text,
  children,
}: {
  title?: string;
  text: string;
  children?: ComponentChildren;
}): JSX.Element {
  return (
    <div class="empty">
      <svg class="empty-picture" viewBox="0 0 120 84" aria-hidden="true" focusable="false">
        <rect x="2" y="2" width="116" height="80" rx="4" />
        <rect x="10" y="10" width="100" height="64" rx="2" />
      </svg>
      {title ? <p class="empty-title">{title}</p> : null}
      <p>{text}</p>
      {children ? <div class="actions">{children}</div> : null}
    </div>
  );
}
