/** Checks of results before they are submitted, made by processes apart from those that score. */
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
import { scoreRules } from '@whaletide/schema/domains/submissions/rules/score-rules.ts';
import { knownLabels } from '@whaletide/schema/domains/submissions/rules/known-labels.ts';
import {
  type PreparedSolution,
  preparedSolution,
  type ScoringBasis,
} from '../scorer/prepared-solution.ts';

export interface CheckTask {
  file: Uint8Array;
  basis: ScoringBasis;
  form: Omit<ResultForm, 'labels' | 'furtherLabels' | 'truthLabels' | 'needsKnownLabel'>;
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

const labelsIn = ({ truths }: PreparedSolution, { form, publicLabels }: CheckTask) => {
  const known = knownLabels(scoreRules(form), truths);
  return {
    ...(publicLabels && { labels: known.get(form.targetColumn) ?? null, furtherLabels: known }),
    truthLabels: known,
    needsKnownLabel: true,
  };
};

/** Checks a result as the scorer reads it, against the ids of the solution. */
export const checkFile = async (task: CheckTask): Promise<ResultCheck> => {
  const { file, basis, form, sizeLimit } = task;
  const solution = preparedSolution(basis, form);
  const { problems, hints } = await readResultFile(file, solution.ids, {
    form: { ...form, ...labelsIn(solution, task) },
    maxSize: sizeLimit * 1024,
  });
  const shown = (problems ?? []).slice(0, PROBLEMS_SHOWN).map(({ message }) => message);
  const more = (problems?.length ?? 0) - shown.length;
  return {
    Right: problems === null,
    Problems: more > 0 ? [...shown, `另有${more}处问题`] : shown,
    Hints: hints,
    Rows: solution.ids.size,
    Scores: [],
  };
};
