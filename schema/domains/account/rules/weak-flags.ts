import { joinDismissed } from '#domains/announcements/rules/dismissal.ts';

/** A member's settings by key. */
export type Flags = Record<string, boolean | number | string>;

/** One of them: that of its three values that it has. */
export interface WeakFlag {
  name: string;
  isOn: boolean | null;
  number: number | null;
  text: string | null;
}

type FlagValue = Partial<Omit<WeakFlag, 'name'>>;

/** Lists settings by their names. */
export const toWeakFlags = (flags: Flags): WeakFlag[] =>
  Object.entries(flags)
    .map(([name, value]) => ({
      name,
      isOn: typeof value === 'boolean' ? value : null,
      number: typeof value === 'number' ? value : null,
      text: typeof value === 'string' ? value : null,
    }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));

/** Reads a list of settings. */
export const flagsOf = (list: readonly ({ name: string } & FlagValue)[]): Flags =>
  Object.fromEntries(
    list.map(({ name, isOn, number, text }) => [name, isOn ?? number ?? text ?? false]),
  );

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
