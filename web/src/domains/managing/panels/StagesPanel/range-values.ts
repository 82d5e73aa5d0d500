import type { Task } from './opened.ts';

/** Bounds of predictions as they are typed; what is empty is left open. */
export interface BoundValues {
  predictionMin: number | string;
  predictionMax: number | string;
}

/** Bounds of the first score's predictions and the group column as they are typed. */
export interface RangeValues extends BoundValues {
  groupColumn: string;
}

export const boundOf = (typed: number | string) => (typed === '' ? null : Number(typed));

/** The bounds of a task as the form begins with them. */
export const rangeValuesOf = (task: Task | undefined): RangeValues => ({
  predictionMin: task?.management?.predictionMin ?? '',
  predictionMax: task?.management?.predictionMax ?? '',
  groupColumn: task?.management?.groupColumn ?? '',
});

/** The same as it is sent; null is none. */
export const rangeInputOf = (typed: RangeValues) => ({
  predictionMin: boundOf(typed.predictionMin),
  predictionMax: boundOf(typed.predictionMax),
  groupColumn: typed.groupColumn.trim() || null,
});

/** Tells whether works would be scored otherwise by these than by what the task has. */
export const changesRange = (typed: RangeValues, task: Task): boolean =>
  JSON.stringify(rangeInputOf(typed)) !== JSON.stringify(rangeInputOf(rangeValuesOf(task)));
