/** Query parameters that go along from page to page. */
const CARRIED = ['from'];

/**
 * The query that the next address should have so that nothing carried gets lost; null when it
 * is right as it is. What the next address says itself wins.
 */
export const carriedSearch = (before: string, next: string): string | null => {
  const from = new URLSearchParams(before);
  const to = new URLSearchParams(next);
  const lost = CARRIED.filter((key) => from.has(key) && !to.has(key));
  if (lost.length === 0) return null;
  for (const key of lost) to.set(key, from.get(key) ?? '');
  return `?${to}`;
};
