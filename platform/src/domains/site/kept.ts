/**
 * What `look` finds, asked for again once it is older than `ms`; those who ask meanwhile share one
 * look. What failed is asked for again by the next.
 */
export const kept = <T>(
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
