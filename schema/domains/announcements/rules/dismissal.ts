/** Announcement that a member may close, so that it doesn't come again. */
export interface Announced {
  /** `banner` or `popup`, in any case. */
  kind: string;
  id: string;
  /** ISO 8601. */
  updatedAt: string;
}

/** A weak flag holds 200 characters: the newest of those that were closed. */
const MAX_REMEMBERED = 5;

const PREFIX = 'dismissed-';

/** The weak flag that remembers what a member has closed. */
const dismissedFlag = (kind: string) => `${PREFIX}${kind.toLowerCase()}`;

/** Keyed by id and time of its last change: what was changed since is shown once more. */
const keyOf = ({ id, updatedAt }: Announced) => `${id}.${Date.parse(updatedAt).toString(36)}`;

const keysOf = (flags: object, kind: string): string[] => {
  const value = (flags as Record<string, unknown>)[dismissedFlag(kind)];
  return typeof value === 'string' ? value.split(',') : [];
};

const newestOf = (keys: readonly string[]) =>
  [...new Set(keys)].filter(Boolean).slice(0, MAX_REMEMBERED).join(',');

/** A flag that was written twice: of what was closed, both; of anything else, the newer. */
export const joinDismissed = (flag: string, newer: string, older: string): string =>
  flag.startsWith(PREFIX) ? newestOf([...newer.split(','), ...older.split(',')]) : newer;

/**
 * Tells whether the member has closed the announcement. Where the flags can't be read it isn't
 * forced on anybody.
 */
export const isDismissed = (flags: unknown, announced: Announced): boolean =>
  typeof flags !== 'object' ||
  flags === null ||
  keysOf(flags, announced.kind).includes(keyOf(announced));

/** The weak flag once the member has closed this, too. */
export const dismissing = (flags: unknown, announced: Announced): Record<string, string> => {
  const { kind } = announced;
  const others = keysOf(Object(flags) as object, kind);
  return { [dismissedFlag(kind)]: newestOf([keyOf(announced), ...others]) };
};
