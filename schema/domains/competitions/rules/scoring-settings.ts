import { refuse, type Refusal } from '#shared/rules/refusal.ts';
import { PART_COLUMN } from '../../submissions/rules/solution-file.ts';
import { textProblem } from './competition-settings.ts';

/** Most characters of a column's header. */
export const MAX_COLUMN = 64;

/** Settings of the noise and the bounds of scores: the range of predictions, rows that belong together. */
export interface RangeSettings {
  /** Bounds into which predictions are clipped; null or absent is the solution's own. */
  predictionMin?: number | null | undefined;
  predictionMax?: number | null | undefined;
  /** Column of the solution whose rows of one value belong together; null or absent is none. */
  groupColumn?: string | null | undefined;
}

const wrong = (message: string, field: string) => refuse('BAD_USER_INPUT', message, field);

/**
 * Everything that is wrong with the bounds of predictions.
 *
 * @param at the key of the settings in what the call takes
 */
export const rangeProblems = (
  { predictionMin: min = null, predictionMax: max = null }: RangeSettings,
  at = 'Objective',
): Refusal[] => {
  if (min !== null && !Number.isFinite(min)) return [wrong('应为数值', `${at}.PredictionMin`)];
  if (max !== null && !Number.isFinite(max)) return [wrong('应为数值', `${at}.PredictionMax`)];
  return min !== null && max !== null && min >= max
    ? [wrong('预测值上限应大于下限', `${at}.PredictionMax`)]
    : [];
};

/** The refusal of a group column: none is fine, and the columns of scores are no groups. */
export const groupProblem = (
  group: string | null | undefined,
  { targets }: { targets: readonly string[] },
): Refusal | null => {
  const field = 'Objective.GroupColumn';
  const name = group?.trim() ?? '';
  if (!name) return null;
  const long = textProblem(name, { title: '分组列', most: MAX_COLUMN, field });
  if (long) return long;
  if (name.toLowerCase() === PART_COLUMN) return wrong(`分组列不能是 ${PART_COLUMN}`, field);
  return targets.some((target) => target.trim() === name)
    ? wrong('分组列不能是预测列', field)
    : null;
};
