/** What the gateway says of a rendered page that it sends, in its `Server-Timing`. */
export interface PageOrigin {
  /** How old it was then, in ms. */
  age: number;
  /** The same for the same content; empty for a member's own page. */
  version: string;
  url: string;
}

export const pageOrigin = (performance: Performance): PageOrigin => {
  const [navigation] = performance.getEntriesByType('navigation');
  if (!(navigation instanceof PerformanceNavigationTiming)) return { age: 0, version: '', url: '' };
  const told = (name: string) => navigation.serverTiming.find((timing) => timing.name === name);
  return {
    age: told('age')?.duration ?? 0,
    version: told('version')?.description ?? '',
    url: navigation.name,
  };
};
