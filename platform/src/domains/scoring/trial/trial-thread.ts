import { scoreRules } from '@whaletide/schema/domains/submissions/rules/score-rules.ts';
import {
  trialBoard,
  type TrialKind,
  trialResult,
} from '@whaletide/schema/domains/submissions/rules/trial-results.ts';
import type { TrialResult } from '@whaletide/schema/domains/submissions/rest/trial.ts';
import { isMetricFailure } from '../scorer/custom/failures.ts';
import { openMetric } from '../scorer/custom/run.ts';
import { scoreFile } from '../scorer/score-file.ts';
import type { ScoredPart, ScoringBasis, ScoringTask } from '../scorer/score-result.ts';
import { trialTruth } from './truth.ts';

export interface TrialTask {
  basis: ScoringBasis & { csv: string };
  task: ScoringTask & { sizeLimit: number };
  /** The task's sample as it was uploaded; null where it has none. */
  sample: Uint8Array | null;
  /** Works of before as they were uploaded. */
  works?: { work: NonNullable<TrialResult['Work']>; file: Uint8Array }[];
}

/** Time that a metric of the organizer's own has for all results together, in milliseconds. */
const METRIC_MS = 10_000;

/** Size limit of the results made here, in KB: they may be larger than works may. */
const ANY_SIZE = 1_048_576;

const scoresOf = ({ revealed, further }: ScoredPart): number[] => [
  revealed,
  ...further.map((one) => one.revealed),
];

interface Result {
  kind: TrialKind;
  file: Uint8Array;
  work?: TrialResult['Work'];
}

type Scored = Omit<TrialResult, 'PublicRank' | 'PrivateRank'>;

const score = async (
  { kind, file, work = null }: Result,
  { basis, task }: TrialTask,
  metricMs: number,
): Promise<Scored> => {
  const sizeLimit = kind === 'sample' ? task.sizeLimit : ANY_SIZE;
  const begun = performance.now();
  // The sample is looked at as a member's first work is.
  const needsKnownLabel = kind === 'sample';
  const form = { ...task, sizeLimit, needsKnownLabel };
  const outcome = await scoreFile(file, basis, form, { metricMs });
  const Ms = Math.round(performance.now() - begun);
  const result = { Kind: kind, Work: work, Ms };
  if (!outcome.ok)
    return { ...result, PublicScores: [], PrivateScores: [], Problem: outcome.message };
  return {
    ...result,
    PublicScores: scoresOf(outcome.public),
    PrivateScores: scoresOf(outcome.private),
    Problem: null,
  };
};

/** Scores the results of a trial run, and places them on the boards that they would make. */
export const runTrial = async (trial: TrialTask): Promise<TrialResult[]> => {
  const { sample, task } = trial;
  const truth = trialTruth(trial.basis.csv, task);
  const ends = performance.now() + METRIC_MS;
  const results: Scored[] = [];
  const add = async (result: Result) => {
    const left = Math.max(1, ends - performance.now());
    results.push(await score(result, trial, left));
  };
  if (sample) await add({ kind: 'sample', file: sample });
  for (const kind of ['perfect', 'constant', 'random'] as const)
    await add({ kind, file: Buffer.from(trialResult(kind, task, truth)) });
  for (const { work, file } of trial.works ?? []) await add({ kind: 'work', file, work });
  const directions = scoreRules(task).map(({ definition }) => definition.higherIsBetter);
  const boardOf = (side: 'PublicScores' | 'PrivateScores') => {
    const rows = results.map((one) => ({
      result: one,
      scores: one.Problem === null ? one[side] : null,
    }));
    return new Map(trialBoard(rows, directions).map(({ result, rank }) => [result, rank]));
  };
  const [shown, hidden] = [boardOf('PublicScores'), boardOf('PrivateScores')];
  return results.map((one) => ({
    ...one,
    PublicRank: shown.get(one) ?? null,
    PrivateRank: hidden.get(one) ?? null,
  }));
};

export interface MetricTask {
  /** The settings, of which a score names the organizer's own metric. */
  form: ScoringTask;
  /** The solution as it is kept; null where there is none yet. */
  solution: string | null;
}

/** Time that a metric has for a result made of the solution, in milliseconds. */
const TRIED_MS = 4_000;

const startProblem = async (source: string): Promise<string | null> => {
  try {
    await openMetric(source, TRIED_MS);
    return null;
  } catch (error) {
    if (isMetricFailure(error)) return error.message;
    throw error;
  }
};

/**
 * Says in Chinese why the organizer's own metric gives no score of the solution itself, or of right
 * predictions of other rows; without a solution, why it doesn't start. Null where it is fine.
 */
export const tryMetric = async ({ form, solution }: MetricTask): Promise<string | null> => {
  if (solution === null) return startProblem(form.customMetric?.source ?? '');
  const basis = { csv: solution, secret: new Uint8Array(32) };
  const truth = trialTruth(solution, form);
  for (const kind of ['perfect', 'random'] as const) {
    const result = Buffer.from(trialResult(kind, form, truth));
    const task = { ...form, sizeLimit: ANY_SIZE };
    const outcome = await scoreFile(result, basis, task, { metricMs: TRIED_MS });
    if (!outcome.ok) return outcome.message;
  }
  return null;
};
