import type { Collected } from './collected.ts';

/** Rows in the order in which they were moved last; those that weren't there then come behind. */
export const inMovedOrder = (
  rows: readonly Collected[],
  order: readonly string[],
): readonly Collected[] => {
  const place = (id: string) => {
    const index = order.indexOf(id);
    return index < 0 ? order.length : index;
  };
  return rows.toSorted((a, b) => place(a.id) - place(b.id));
};

/** The new order after a row was moved by a step. */
export interface Step {
  /** All rows in their new order, by id. */
  order: string[];
  /** The row before which it then is; null at the end. */
  beforeId: string | null;
}

/** A row moved up (-1) or down (1) by one; undefined where there is no further. */
export const stepOf = (rows: readonly Collected[], id: string, by: -1 | 1): Step | undefined => {
  const order = rows.map((row) => row.id);
  const from = order.indexOf(id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= order.length) return undefined;
  order.splice(from, 1);
  order.splice(to, 0, id);
  return { order, beforeId: order[to + 1] ?? null };
};
