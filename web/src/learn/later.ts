/** What is for learning, loaded when the first of it is shown. */

import { partsOf } from "../ui/later";

export const learn = partsOf(() => import("../parts/learnParts"));
