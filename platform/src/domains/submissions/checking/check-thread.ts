// The thread that checks results before they are submitted, apart from the one that scores them.
import {
  PROBLEMS_SHOWN,
  type ResultForm,
} from '@whaletide/schema/domains/submissions/rules/result-file.ts';
import { readResultFile } from '@whaletide/schema/domains/submissions/rules/read-result-file.ts';
import type { ResultCheck } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import { parseSolution } from '../store/solution.ts';

export interface CheckTask {
  file: Uint8Array;
  /** The solution as it is kept. */
  csv: string;
  form: Omit<ResultForm, 'labels'>;
  /** True where a label that the solution doesn't have is told. */
  publicLabels: boolean;
  /** KB of 1,024 bytes. */
  sizeLimit: number;
}

/** Checks a result as the scorer reads it, against the ids of the solution. */
export default async (task: CheckTask): Promise<ResultCheck> => {
  const { file, csv, form, publicLabels, sizeLimit } = task;
  const solution = parseSolution(csv, form);
  const labels = publicLabels
    ? new Set(Array.from(solution.values(), ({ truth }) => truth[0] ?? ''))
    : null;
  const { problems, hints } = await readResultFile(file, new Set(solution.keys()), {
    form: { ...form, labels },
    maxSize: sizeLimit * 1024,
  });
  const shown = (problems ?? []).slice(0, PROBLEMS_SHOWN).map(({ message }) => message);
  const more = (problems?.length ?? 0) - shown.length;
  return {
    Right: problems === null,
    Problems: more > 0 ? [...shown, `另有${more}处问题`] : shown,
    Hints: hints,
    Rows: solution.size,
  };
};
