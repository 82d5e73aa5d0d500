import { scoreRules, truthPlan } from '@whaletide/schema/domains/submissions/rules/score-rules.ts';
import type { SolutionForm } from '@whaletide/schema/domains/submissions/rules/solution-file.ts';
import type { TrialTruth } from '@whaletide/schema/domains/submissions/rules/trial-results.ts';
import { parseSolution } from '../store/solution.ts';

/** A kept solution as results are made from it. */
export const trialTruth = (csv: string, form: SolutionForm): TrialTruth => {
  const solution = parseSolution(csv, form);
  const plan = truthPlan(scoreRules(form));
  const rows = [...solution.values()];
  return {
    ids: [...solution.keys()],
    columns: new Map(plan.map(({ name }, at) => [name, rows.map(({ truth }) => truth[at] ?? '')])),
  };
};
