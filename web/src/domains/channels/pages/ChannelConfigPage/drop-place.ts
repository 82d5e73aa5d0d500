import { sectionMoveProblem } from '@whaletide/schema/domains/channels/rules/sections.ts';
import type { Placed } from '#domains/channels/section-tree.ts';

/** Part of a row over which something is held: its upper edge, its middle, its lower edge. */
export type Zone = 'before' | 'inside' | 'after';

/** Place in the tree to which a section moves. */
export interface Place {
  parentId: string | null;
  /** Among its new siblings without itself, from 0. */
  position: number;
}

/** Finds the part of a row by the height at which the pointer is, both in px. */
export const zoneAt = (offset: number, height: number): Zone => {
  if (offset < height * 0.3) return 'before';
  return offset > height * 0.7 ? 'after' : 'inside';
};

const childrenOf = (rows: readonly Placed[], parentId: string | null): string[] =>
  rows.filter((row) => row.parentId === parentId).map(({ section }) => section.id);

/** Tells why a section can't stand below this parent; null where it can. */
export const parentProblem = (
  rows: readonly Placed[],
  id: string,
  parentId: string | null,
): string | null => {
  const nodes = rows.map(({ section, parentId: above }) => ({ id: section.id, parentId: above }));
  return sectionMoveProblem(nodes, id, parentId)?.message ?? null;
};

/** Finds the place that a section has once it is dropped on a part of another's row. */
export const dropPlace = (
  rows: readonly Placed[],
  id: string,
  on: { id: string; zone: Zone },
): Place => {
  if (on.zone === 'inside') {
    const others = childrenOf(rows, on.id).filter((one) => one !== id);
    return { parentId: on.id, position: others.length };
  }
  const parentId = rows.find(({ section }) => section.id === on.id)?.parentId ?? null;
  const others = childrenOf(rows, parentId).filter((one) => one !== id);
  const place = others.indexOf(on.id);
  return { parentId, position: on.zone === 'before' ? place : place + 1 };
};

export type Step = 'up' | 'down' | 'in' | 'out';

/**
 * Finds the place of a section that is moved by a step: up or down among its siblings, below the
 * one before it, or out behind the one that it stands below. Undefined where there is no further.
 */
export const stepPlace = (rows: readonly Placed[], id: string, step: Step): Place | undefined => {
  const row = rows.find(({ section }) => section.id === id);
  if (!row) return undefined;
  const { parentId, position, siblings } = row;
  if (step === 'up') return position > 0 ? { parentId, position: position - 1 } : undefined;
  if (step === 'down')
    return position < siblings - 1 ? { parentId, position: position + 1 } : undefined;
  if (step === 'out') {
    const above = rows.find(({ section }) => section.id === parentId);
    return above && { parentId: above.parentId, position: above.position + 1 };
  }
  const before = childrenOf(rows, parentId)[position - 1];
  return before === undefined || parentProblem(rows, id, before) !== null
    ? undefined
    : { parentId: before, position: childrenOf(rows, before).length };
};
