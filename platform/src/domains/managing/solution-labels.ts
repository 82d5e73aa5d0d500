import { scoreRules, truthPlan } from '@whaletide/schema/domains/submissions/rules/score-rules.ts';
import type { SolutionForm } from '@whaletide/schema/domains/submissions/rules/solution-file.ts';
import { knownLabels } from '@whaletide/schema/domains/submissions/rules/known-labels.ts';
import { parseSolution } from '../scoring/store/solution.ts';

/** More than these are no labels to choose among. */
const MAX_LABELS = 1_000;

/** The labels of a solution's targets, each in their order; null for numbers and for too many. */
export interface SolutionLabels {
  /** Labels of the first target. */
  labels: string[] | null;
  /** Labels of the others, by their columns. */
  furtherLabels: Record<string, string[] | null>;
}

/** The labels of a solution that was checked. */
export const labelsOf = (csv: string, form: SolutionForm): SolutionLabels => {
  const rules = scoreRules(form);
  const isLabelled = rules.some(({ definition }) => definition.values === 'label');
  if (!isLabelled) return { labels: null, furtherLabels: {} };
  const rows = [...parseSolution(csv, form).values()];
  const truths = truthPlan(rules).map((_, column) => rows.map(({ truth }) => truth[column] ?? ''));
  const known = knownLabels(rules, truths);
  const told = (labels: ReadonlySet<string> | undefined) =>
    labels && labels.size <= MAX_LABELS ? [...labels].sort() : null;
  const others = [...known].filter(([target]) => target !== form.targetColumn);
  return {
    labels: told(known.get(form.targetColumn)),
    furtherLabels: Object.fromEntries(others.map(([target, labels]) => [target, told(labels)])),
  };
};
