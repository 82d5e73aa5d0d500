/**
 * Keeps what `look` finds, and looks again once it is older than `ms`. Callers in the meantime
 * share one look; after a failure the next caller looks again.
 */
export const cachedFor = <T>(
  look: () => Promise<T>,
  ms: number,
  now: () => Date,
): (() => Promise<T>) => {
  let last: { found: Promise<T>; at: number } | undefined;
  return () => {
    const at = now().getTime();
    if (last && at - last.at < ms) return last.found;
    const found = look();
    last = { found, at };
    found.catch(() => (last = undefined));
    return found;
  };
};
