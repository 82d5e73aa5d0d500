/** Facts about a rendered page that the gateway sends along, in its `Server-Timing`. */
export interface PageOrigin {
  url: string;
  /** Age of the page at that time, in ms. */
  age: number;
  /** `name:version` of each operation that it shows; empty for a member's own page. */
  data: string;
}

export const pageOrigin = (performance: Performance): PageOrigin => {
  const [navigation] = performance.getEntriesByType('navigation');
  if (!(navigation instanceof PerformanceNavigationTiming)) return { url: '', age: 0, data: '' };
  const told = (name: string) => navigation.serverTiming.find((timing) => timing.name === name);
  return {
    url: navigation.name,
    age: told('age')?.duration ?? 0,
    data: told('data')?.description ?? '',
  };
};

/** The version of the data of the page as the gateway has it now; null where it has none to send. */
export const currentData = async (url: string): Promise<string | null> => {
  const answer = await fetch(url, { method: 'HEAD' }).catch(() => null);
  return /data;desc="([^"]*)"/.exec(answer?.headers.get('server-timing') ?? '')?.[1] ?? null;
};
