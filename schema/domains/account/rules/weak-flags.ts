import { joinDismissed } from '#domains/announcements/rules/dismissal.ts';

/** A member's settings by key. */
export type Flags = Record<string, boolean | number | string>;

/** Turned off, steps of tasks don't open the task widget; the key's spelling is the specification's. */
export const TASK_PROMPTING_FLAG = 'hide-task-widget-promopting';

const isMap = (flags: unknown): flags is Flags => typeof flags === 'object' && flags !== null;

/**
 * Merges two values of a flag: a level already seen isn't forgotten, nor is anything that was
 * closed elsewhere.
 */
const joined = (key: string, kept: unknown, here: Flags[string]): Flags[string] => {
  if (typeof kept === 'number' && typeof here === 'number') return Math.max(kept, here);
  if (typeof kept === 'string' && typeof here === 'string') return joinDismissed(key, here, kept);
  return here;
};

/**
 * A member's flags with those that one browser couldn't have kept for them yet. Where the kept ones
 * can't be read they stay so: what is shown once isn't forced on anybody.
 */
export const withUnkept = (kept: unknown, unkept: Flags): unknown => {
  if (!isMap(kept)) return kept;
  const over = Object.entries(unkept).map(([key, here]) => [key, joined(key, kept[key], here)]);
  return { ...kept, ...Object.fromEntries(over) };
};

/** Tells whether steps of tasks open the task widget for a member. */
export const promptsTasks = (flags: unknown): boolean =>
  !(isMap(flags) && flags[TASK_PROMPTING_FLAG] === true);
