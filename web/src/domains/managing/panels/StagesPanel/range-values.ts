import type { Task } from './opened.ts';

/** Bounds of predictions and the group column as they are typed; what is empty is left open. */
export interface RangeValues {
  predictionMin: number | string;
  predictionMax: number | string;
  groupColumn: string;
}

const numberOf = (typed: number | string) => (typed === '' ? null : Number(typed));

/** The bounds of a task as the form begins with them. */
export const rangeValuesOf = (task: Task | undefined): RangeValues => ({
  predictionMin: task?.management?.predictionMin ?? '',
  predictionMax: task?.management?.predictionMax ?? '',
  groupColumn: task?.management?.groupColumn ?? '',
});

/** The same as it is sent; null is none. */
export const rangeInputOf = (typed: RangeValues) => ({
  predictionMin: numberOf(typed.predictionMin),
  predictionMax: numberOf(typed.predictionMax),
  groupColumn: typed.groupColumn.trim() || null,
});

/** Tells whether works would be scored otherwise by these than by what the task has. */
export const changesRange = (typed: RangeValues, task: Task): boolean =>
  JSON.stringify(rangeInputOf(typed)) !== JSON.stringify(rangeInputOf(rangeValuesOf(task)));
