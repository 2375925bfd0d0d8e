/** The parts for learning, loaded when the first of them is shown. */

import { partsOf } from "../ui/later";

export const learn = partsOf(() => import("../parts/learnParts"));
