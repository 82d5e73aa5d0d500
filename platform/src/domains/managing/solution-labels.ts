import { metricDefinitions } from '@whaletide/schema/domains/submissions/rules/metrics/index.ts';
import type { SolutionForm } from '@whaletide/schema/domains/submissions/rules/solution-file.ts';
import { parseSolution } from '../submissions/store/solution.ts';

/** More than these are no labels to choose among. */
const MAX_LABELS = 1_000;

/** The labels of a solution that was checked, in their order; null for numbers and for too many. */
export const labelsOf = (csv: string, form: SolutionForm): string[] | null => {
  if (metricDefinitions[form.metric].values !== 'label') return null;
  const rows = [...parseSolution(csv, form).values()];
  const labels = [...new Set(rows.map(({ truth }) => truth[0] ?? ''))].sort();
  return labels.length > MAX_LABELS ? null : labels;
};
