/**
 * What nobody needs for a first game: loaded when the first of it is shown, all together, since many small parts
 * would take more than they save. Their style sheets come with the page.
 */

import "./main"; // which is there already: what both need stays in one file

export { DeviceMove } from "./pages/DeviceMove";
export { Fair } from "./pages/Fair";
export { Join } from "./pages/Join";
export { Lobby } from "./pages/Lobby";
export { Matches } from "./pages/Matches";
export { NewGame } from "./pages/NewGame";
export { RulesPage } from "./pages/RulesPage";
export { SettingsPage } from "./pages/SettingsPage";
export { LeaveDialog, SettingsDialog } from "./pages/TableDialogs";
export { Tables } from "./pages/Tables";
export { Away } from "./table/Away";
export { HandOver } from "./table/HandOver";
export { HintsPanel } from "./table/HintsPanel";
export { KeysDialog, NoHintsDialog } from "./table/KeyDialogs";
export { OpenHands } from "./table/OpenHands";
export { PersonDialog } from "./table/PersonDialog";
export { PersonMark } from "./table/PersonMark";
export { Review } from "./table/Review";
export { RoundEnd } from "./table/RoundEnd";
export { RuleWords } from "./table/RuleWords";
export { SureDialog } from "./table/SureDialog";
