import { predictionPlan, type ScoreRule, truthPlan } from './score-rules.ts';

/** Labels of the solution by target, of those targets that a score compares labels of. */
export type KnownLabels = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Finds the labels of a solution.
 *
 * @param truths values by column of truthPlan
 */
export const knownLabels = (
  rules: readonly ScoreRule[],
  truths: readonly (readonly string[])[],
): KnownLabels => {
  const known = new Map<string, ReadonlySet<string>>();
  for (const [index, { name, uses }] of truthPlan(rules).entries())
    if (uses.some(({ rule, at }) => at === 0 && rule.definition.values === 'label'))
      known.set(name, new Set(truths[index]));
  return known;
};

/**
 * Counts the rows in which a prediction is no label of the solution.
 *
 * @param predictions cells by column of predictionPlan
 */
export const unknownRows = (
  rules: readonly ScoreRule[],
  predictions: readonly (readonly string[])[],
  known: KnownLabels,
): number => {
  const unknown = new Set<number>();
  for (const [index, { name, uses }] of predictionPlan(rules).entries()) {
    const labels = known.get(name);
    if (!labels || !uses.some(({ rule }) => rule.definition.values === 'label')) continue;
    for (const [row, value] of (predictions[index] ?? []).entries())
      if (!labels.has(value)) unknown.add(row);
  }
  return unknown.size;
};
