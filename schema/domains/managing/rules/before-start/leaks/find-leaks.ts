import { dataSetOf, type DataFile, type HiddenAnswers } from '../data-files.ts';
import { answerColumns } from './answer-columns.ts';
import type { DataLeak } from './leak.ts';
import { orderedIds } from './ordered-ids.ts';
import { sharedRows } from './shared-rows.ts';
import { type PlainResults, strongBaselines } from './strong-baselines.ts';
import { tornGroups } from './torn-groups.ts';

/** Leaks of one kind that are named. */
const MOST_OF_A_KIND = 10;

/** Finds what gives the hidden answers away, the plainest first; nothing of them is in it. */
export const findLeaks = (
  files: readonly DataFile[],
  answers: HiddenAnswers,
  plain: PlainResults | null,
): DataLeak[] => {
  const data = dataSetOf(files, answers);
  const kinds = [
    answerColumns(files, answers),
    sharedRows(data, answers),
    tornGroups(data, answers),
    orderedIds(data, answers),
    plain ? strongBaselines(plain) : [],
  ];
  return kinds.flatMap((found) => found.slice(0, MOST_OF_A_KIND));
};
