import type { JSX } from "preact";
import { say } from "../../speech/words";
import { partsOf } from "../../ui/later";
import { Shell } from "../../ui/shell/Shell";
import { CompanyList } from "./CompanyList";
import { GuestForm } from "./GuestForm";
import { SettingsForm } from "./SettingsForm";

const offline = partsOf(() => import("../../parts/offlineParts"));
const ArchivePart = offline.later((part) => part.ArchivePart);
const OfflinePart = offline.later((part) => part.OfflinePart);

export function SettingsPage(): JSX.Element {
  return (
    <Shell title={say("web-settings-title")}>
      <SettingsForm />
      <GuestForm />
      <CompanyList />
      <OfflinePart />
      <ArchivePart />
    </Shell>
  );
}
