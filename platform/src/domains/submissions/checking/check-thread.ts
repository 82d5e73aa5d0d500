// The thread that checks results before they are submitted, apart from the one that scores them.
import {
  PROBLEMS_SHOWN,
  type ResultForm,
} from '@whaletide/schema/domains/submissions/rules/result-file.ts';
import { readResultFile } from '@whaletide/schema/domains/submissions/rules/read-result-file.ts';
import type { ResultCheck } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import {
  readAnswers,
  scoreSample,
} from '@whaletide/schema/domains/submissions/rules/answered-sample.ts';
import { scoreRules, truthPlan } from '@whaletide/schema/domains/submissions/rules/score-rules.ts';
import { knownLabels } from '../store/known-labels.ts';
import { parseSolution, type Solution } from '../store/solution.ts';

export interface CheckTask {
  file: Uint8Array;
  /** The solution as it is kept. */
  csv: string;
  form: Omit<ResultForm, 'labels' | 'furtherLabels'>;
  /** True where a label that the solution doesn't have is told. */
  publicLabels: boolean;
  /** KB of 1,024 bytes. */
  sizeLimit: number;
}

export interface SampleTask extends Pick<CheckTask, 'file' | 'form' | 'sizeLimit'> {
  /** The sample with its answers as it was uploaded. */
  sample: Uint8Array;
}

/** Scores predictions for the sample with answers. */
export const scoreOnSample = async (task: SampleTask): Promise<ResultCheck> => {
  const { file, sample, form, sizeLimit } = task;
  const settings = { form, maxSize: sizeLimit * 1024 };
  const { problems, hints, scores } = await scoreSample(file, sample, settings);
  return {
    Right: problems.length === 0,
    Problems: problems,
    Hints: hints,
    Rows: readAnswers(sample, form).answers?.ids.size ?? 0,
    Scores: scores.map(({ name, value }) => ({ Name: name, Value: value })),
  };
};

const labelsIn = (solution: Solution, form: CheckTask['form']) => {
  const rules = scoreRules(form);
  const truths = truthPlan(rules).map((_, column) =>
    Array.from(solution.values(), ({ truth }) => truth[column] ?? ''),
  );
  const known = knownLabels(rules, truths);
  return { labels: known.get(form.targetColumn) ?? null, furtherLabels: known };
};

/** Checks a result as the scorer reads it, against the ids of the solution. */
export default async (task: CheckTask): Promise<ResultCheck> => {
  const { file, csv, form, publicLabels, sizeLimit } = task;
  const solution = parseSolution(csv, form);
  const { problems, hints } = await readResultFile(file, new Set(solution.keys()), {
    form: { ...form, ...(publicLabels && labelsIn(solution, form)) },
    maxSize: sizeLimit * 1024,
  });
  const shown = (problems ?? []).slice(0, PROBLEMS_SHOWN).map(({ message }) => message);
  const more = (problems?.length ?? 0) - shown.length;
  return {
    Right: problems === null,
    Problems: more > 0 ? [...shown, `另有${more}处问题`] : shown,
    Hints: hints,
    Rows: solution.size,
    Scores: [],
  };
};
