/**
 * What nobody needs for a first game: loaded when the first of it is shown, all together, since many small parts
 * would take more than they save. Their style sheets come with the page.
 */

import "../main"; // already loaded: what both need stays in one file

export { Join } from "../pages/lobby/Join";
export { Lobby } from "../pages/lobby/Lobby";
export { Fair } from "../pages/matches/Fair";
export { Matches } from "../pages/matches/Matches";
export { NewGame } from "../pages/newGame/NewGame";
export { RulesPage } from "../pages/rules/RulesPage";
export { DeviceMove } from "../pages/settings/DeviceMove";
export { SettingsPage } from "../pages/settings/SettingsPage";
export { LeaveDialog, SettingsDialog } from "../pages/TableDialogs";
export { Tables } from "../pages/Tables";
export { OpenHands } from "../table/cards/OpenHands";
export { RematchOffer } from "../table/end/Rematch";
export { RoundEnd } from "../table/end/RoundEnd";
export { KeysDialog, NoHintsDialog } from "../table/KeyDialogs";
export { Away } from "../table/players/Away";
export { HandOver } from "../table/players/HandOver";
export { PersonDialog } from "../table/players/PersonDialog";
export { PersonMark } from "../table/players/PersonMark";
export { RuleWords } from "../table/rules/RuleWords";
export { Prepared } from "../table/story/Prepared";
export { StoryBar } from "../table/story/StoryBar";
export { HintsPanel } from "../table/turn/HintsPanel";
export { SureDialog } from "../table/turn/SureDialog";
