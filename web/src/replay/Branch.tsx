/** What if: the match is played on otherwise from the turn on show, against computer players. */

import type { JSX } from "preact";
import { beCalled } from "../game/setup";
import type { ReplayAnswer, ReplayFrame } from "../protocol";
import { go } from "../router";
import { namesOf } from "../speech/names";
import { say } from "../speech/words";
import { Alert } from "../ui/Alert";
import { Dialog } from "../ui/Dialog";
import { useRequest } from "../ui/hooks/useRequest";
import { PlayOn } from "../ui/PlayOn";
import { branchOff, type Source } from "./api";

interface Props {
  readonly answer: ReplayAnswer;
  readonly source: Source;
  readonly frame: ReplayFrame;
  /** The seat that is looked from. */
  readonly seat: number | null;
  close(): void;
}

export function Branch({ answer, source, frame, seat, close }: Props): JSX.Element {
  const { busy, problem, ask } = useRequest();
  const { round } = frame;
  return (
    <Dialog label={say("web-analysis-play")} close={close}>
      <h2 tabIndex={-1} autofocus>
        {say("web-analysis-play")}
      </h2>
      <p>{say("web-branch-about")}</p>
      <PlayOn
        names={namesOf(answer.seats)}
        first={answer.seat ?? seat ?? round.turn}
        busy={busy}
        play={(own, level) =>
          void ask(async () => {
            await beCalled("");
            const { id } = await branchOff(source, round.number, frame.turn + 1, own, level);
            go(`/table/${id}`);
          })
        }
      />
      <Alert>{problem}</Alert>
      <div class="dialog-buttons">
        <button type="button" class="button" onClick={close}>
          {say("web-t-close")}
        </button>
      </div>
    </Dialog>
  );
}
