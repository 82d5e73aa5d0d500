import type { Objective } from '#domains/competitions/tables.ts';

/** Settings of a task that decide what its works are scored to, and what of that boards show. */
const scoringKeys = [
  'metric',
  'metricParameters',
  'customMetric',
  'idColumn',
  'targetColumn',
  'moreTargets',
  'scoreName',
  'further',
  'allowsMoreColumns',
  'predictionMin',
  'predictionMax',
  'groupColumn',
  'labels',
  'furtherLabels',
] as const satisfies readonly (keyof Objective)[];

/** These settings of a task alone. */
export const scoringOf = (objective: Objective): Partial<Objective> =>
  Object.fromEntries(
    scoringKeys.flatMap((key) => (objective[key] === undefined ? [] : [[key, objective[key]]])),
  );

/** The settings of a task with these in place of its own. */
export const withScoring = (objective: Objective, scoring: Partial<Objective>): Objective => {
  const others = Object.entries(objective).filter(
    ([key]) => !(scoringKeys as readonly string[]).includes(key),
  );
  return { ...Object.fromEntries(others), ...scoring } as Objective;
};
