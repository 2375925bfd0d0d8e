/** The pop-over of a rule: loaded when one is first opened, and styled with its column. */

import type { JSX } from "preact";
import type { Lead } from "../../protocol";
import { colorName } from "../../ui/cards/Card";
import { Sentence } from "../Sentence";
import { useTable } from "../tableContext";

/** What a rule means, and who would lead under it. */
export function RuleWords({ lead }: { lead: Lead }): JSX.Element {
  const { speech } = useTable();
  return (
    <div class="rule-open">
      <p class="rule-open-title">
        {speech.say("web-t-rule-named", {
          color: colorName(lead.color),
          rule: speech.say(`rule-long-${colorName(lead.color)}`),
        })}
      </p>
      <p>
        <Sentence text={speech.tell(lead.why)} />
      </p>
    </div>
  );
}
