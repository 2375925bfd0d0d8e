import type { JSX } from "preact";
import { say } from "../speech/words";
import { Shell } from "../ui/Shell";
import { CompanyList } from "./CompanyList";
import { GuestForm } from "./GuestForm";
import { SettingsForm } from "./SettingsForm";

export function SettingsPage(): JSX.Element {
  return (
    <Shell title={say("web-settings-title")}>
      <SettingsForm />
      <GuestForm />
      <CompanyList />
    </Shell>
  );
}
