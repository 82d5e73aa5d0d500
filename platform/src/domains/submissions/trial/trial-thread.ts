// The thread of trial runs: neither works nor checks wait for them.
import { scoreRules, truthPlan } from '@whaletide/schema/domains/submissions/rules/score-rules.ts';
import {
  trialBoard,
  type TrialKind,
  trialResult,
  type TrialTruth,
} from '@whaletide/schema/domains/submissions/rules/trial-results.ts';
import type { TrialResult } from '@whaletide/schema/domains/submissions/rest/trial.ts';
import { scoreFile } from '../scoring/score-file.ts';
import type { ScoredPart, ScoringBasis, ScoringTask } from '../scoring/score-result.ts';
import { parseSolution } from '../store/solution.ts';

export interface TrialTask {
  basis: ScoringBasis;
  task: ScoringTask & { sizeLimit: number };
  /** The task's sample as it was uploaded; null where it has none. */
  sample: Uint8Array | null;
}

/** Size limit of the results made here, in KB: they may be larger than works may. */
const ANY_SIZE = 1_048_576;

const truthOf = ({ basis, task }: TrialTask): TrialTruth => {
  const solution = parseSolution(basis.csv, task);
  const plan = truthPlan(scoreRules(task));
  const rows = [...solution.values()];
  return {
    ids: [...solution.keys()],
    columns: new Map(plan.map(({ name }, at) => [name, rows.map(({ truth }) => truth[at] ?? '')])),
  };
};

const scoresOf = ({ revealed, further }: ScoredPart): number[] => [
  revealed,
  ...further.map((one) => one.revealed),
];

type Scored = Omit<TrialResult, 'PublicRank' | 'PrivateRank'>;

const score = async (kind: TrialKind, file: Uint8Array, trial: TrialTask): Promise<Scored> => {
  const { basis, task } = trial;
  const sizeLimit = kind === 'sample' ? task.sizeLimit : ANY_SIZE;
  const begun = performance.now();
  const outcome = await scoreFile(file, basis, { ...task, sizeLimit });
  const Ms = Math.round(performance.now() - begun);
  if (!outcome.ok)
    return { Kind: kind, PublicScores: [], PrivateScores: [], Ms, Problem: outcome.message };
  return {
    Kind: kind,
    PublicScores: scoresOf(outcome.public),
    PrivateScores: scoresOf(outcome.private),
    Ms,
    Problem: null,
  };
};

/** Scores the results of a trial run, and places them on the boards that they would make. */
export const runTrial = async (trial: TrialTask): Promise<TrialResult[]> => {
  const { sample, task } = trial;
  const truth = truthOf(trial);
  const results: Scored[] = [];
  if (sample) results.push(await score('sample', sample, trial));
  for (const kind of ['perfect', 'constant', 'random'] as const)
    results.push(await score(kind, Buffer.from(trialResult(kind, task, truth)), trial));
  const directions = scoreRules(task).map(({ definition }) => definition.higherIsBetter);
  const boardOf = (side: 'PublicScores' | 'PrivateScores') => {
    const rows = results.map((one) => ({
      kind: one.Kind,
      scores: one.Problem === null ? one[side] : null,
    }));
    return new Map(trialBoard(rows, directions).map(({ kind, rank }) => [kind, rank]));
  };
  const [shown, hidden] = [boardOf('PublicScores'), boardOf('PrivateScores')];
  return results.map((one) => ({
    ...one,
    PublicRank: shown.get(one.Kind) ?? null,
    PrivateRank: hidden.get(one.Kind) ?? null,
  }));
};

export default runTrial;
