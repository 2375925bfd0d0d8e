/** The page: its settings, its language, and what its address asks for. */

import { at } from "./net/address";
import "./ui/styles/pigments.css";
import "./ui/styles/tokens.css";
import "./ui/styles/base.css";
import "./pages/matches/Fair.css";
import "./pages/matches/Matches.css";
import "./pages/newGame/NewGame.css";
import "./pages/rules/RulesPage.css";
import "./pages/newGame/CharacterChoices.css";
import "./pages/newGame/SeatRing.css";
import "./pages/Tables.css";
import "./analysis/Analysis.css";
import "./practice/Coach.css";
import "./learn/LearnPage.css";
import "./replay/Replay.css";
import "./puzzles/PuzzlePage.css";
import "./statistics/Statistics.css";
import "./day/DayPage.css";
import "./device/FirstLoad.css";
import { effect } from "@preact/signals";
import { Component, type ComponentChildren, type JSX, render } from "preact";
import { applySettings, language } from "./game/settings";
import { allowSounds } from "./game/story/sounds";
import { learn } from "./learn/later";
import { Home } from "./pages/Home";
import { TablePage } from "./pages/TablePage";
import { type Route, route, startRouter } from "./router";
import { bestLanguage, languages, say, speakSoon, spoken } from "./speech/words";
import { later, partsOf } from "./ui/later";
import { NewVersion, startWorker } from "./ui/shell/NewVersion";
import { ServerNotice } from "./ui/shell/ServerNotice";
import { Empty, Shell } from "./ui/shell/Shell";

// A first game does not need these pages.
const AnalysisPage = partsOf(() => import("./parts/analysisParts")).later((part) => part.AnalysisPage);
const DayPage = partsOf(() => import("./parts/dayParts")).later((part) => part.DayPage);
const loadDevice = (): Promise<typeof import("./parts/deviceParts")> => import("./parts/deviceParts");
const device = partsOf(loadDevice);
const AlonePage = device.later((part) => part.AlonePage);
const DeviceNotice = device.later((part) => part.DeviceNotice);
const DeviceMove = later((part) => part.DeviceMove);
const Fair = later((part) => part.Fair);
const Join = later((part) => part.Join);
const NewGame = later((part) => part.NewGame);
const Matches = later((part) => part.Matches);
const RulesPage = later((part) => part.RulesPage);
const SettingsPage = later((part) => part.SettingsPage);
const Tables = later((part) => part.Tables);
const LearnPage = learn.later((part) => part.LearnPage);
const LessonPage = learn.later((part) => part.LessonPage);
const ReplayPage = partsOf(() => import("./parts/replayParts")).later((part) => part.ReplayPage);
const PuzzlesPage = learn.later((part) => part.PuzzlesPage);
const StatisticsPage = partsOf(() => import("./parts/statisticsParts")).later((part) => part.StatisticsPage);
const PuzzlePage = learn.later((part) => part.PuzzlePage);

/** Pages that need other people or a server. */
const TOGETHER: readonly Route["page"][] = ["friends", "join", "move", "tables"];

function Page({ to }: { to: Route }): JSX.Element {
  if (onDevice && TOGETHER.includes(to.page)) return <AlonePage />;
  switch (to.page) {
    case "home":
      return <Home />;
    case "new":
      return <NewGame key="bots" kind="bots" />;
    case "friends":
      return <NewGame key="friends" kind="friends" />;
    case "device":
      return <NewGame key="device" kind="device" />;
    case "join":
      return <Join code={to.code} />;
    case "move":
      return <DeviceMove code={to.code} />;
    case "table":
      return <TablePage key={to.id} id={to.id} />;
    case "tables":
      return <Tables />;
    case "matches":
      return <Matches />;
    case "statistics":
      return <StatisticsPage />;
    case "rules":
      return <RulesPage />;
    case "fair":
      return <Fair />;
    case "analysis":
      return <AnalysisPage />;
    case "settings":
      return <SettingsPage />;
    case "learn":
      return <LearnPage />;
    case "lesson":
      return <LessonPage key={to.name} name={to.name} />;
    case "replay":
      return <ReplayPage key={location.pathname} source={to} />;
    case "puzzles":
      return <PuzzlesPage />;
    case "puzzle":
      return <PuzzlePage key={to.id} id={to.id} />;
    case "day":
      return <DayPage key={to.day} day={to.day} />;
    case "missing":
      return (
        <Shell title={say("web-missing-title")}>
          <Empty text={say("web-missing-text")}>
            <a class="button button-main" href={at("/")}>
              {say("web-missing-home")}
            </a>
          </Empty>
        </Shell>
      );
  }
}

/** Shows an error if drawing a page fails, which would otherwise leave it empty. */
class Boundary extends Component<{ readonly children: ComponentChildren }, { readonly broken: boolean }> {
  override state = { broken: false };

  override componentDidCatch(error: unknown): void {
    console.error(error);
    this.setState({ broken: true });
  }

  override render(): ComponentChildren {
    if (!this.state.broken) return this.props.children;
    return (
      <main class="page">
        <h1>{say("web-title")}</h1>
        <p>{say("web-broken")}</p>
        <button type="button" class="button button-main" onClick={() => location.reload()}>
          {say("web-reload-page")}
        </button>
      </main>
    );
  }
}

function App(): JSX.Element | null {
  if (!spoken.value) return null;
  return (
    <>
      <Boundary>
        <Page to={route.value} />
      </Boundary>
      <NewVersion />
      {onDevice ? <DeviceNotice /> : <ServerNotice />}
    </>
  );
}

/** Whether the tables are on this device, and there is no server. */
const onDevice = document.querySelector('meta[name="red7-device"]') !== null;

/** The language chosen here, if it exists, or else the best one for this browser. */
const wantedLanguage = (chosen: string): string =>
  languages.includes(chosen) ? chosen : bestLanguage(navigator.languages);

applySettings();
startRouter();
allowSounds();
effect(() => {
  const wanted = wantedLanguage(language.value);
  void speakSoon(wanted, () => wanted === wantedLanguage(language.peek()));
});
const draw = (): void => {
  const root = document.getElementById("red7");
  if (root) render(<App />, root);
};
if (onDevice)
  void loadDevice().then((part) => {
    part.startDevice();
    draw();
    part.afterLoading(() => startWorker(onDevice)); // which loads the same files, and finds them in the browser
  });
else {
  draw();
  startWorker(onDevice);
}
