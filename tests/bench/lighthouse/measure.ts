import lighthouse, { type Result } from 'lighthouse';
import type { Figures } from './goals.ts';

interface NetworkRequest {
  resourceType?: string;
  transferSize?: number;
}

const score = ({ categories }: Result, name: string): number =>
  Math.round((categories[name]?.score ?? 0) * 100);

const valueOf = ({ audits }: Result, name: string): number =>
  audits[name]?.numericValue ?? Number.NaN;

const requestsOf = ({ audits }: Result): NetworkRequest[] => {
  const details = audits['network-requests']?.details;
  return details?.type === 'table' ? (details.items as NetworkRequest[]) : [];
};

const figuresOf = (result: Result): Figures => {
  const requests = requestsOf(result);
  const bytes = requests
    .filter(({ resourceType }) => resourceType === 'Script' || resourceType === 'Stylesheet')
    .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  return {
    performance: score(result, 'performance'),
    accessibility: score(result, 'accessibility'),
    bestPractices: score(result, 'best-practices'),
    seo: score(result, 'seo'),
    firstPaint: Math.round(valueOf(result, 'first-contentful-paint')),
    largestPaint: Math.round(valueOf(result, 'largest-contentful-paint')),
    blocked: Math.round(valueOf(result, 'total-blocking-time')),
    shift: Math.round(valueOf(result, 'cumulative-layout-shift') * 1000) / 1000,
    requests: requests.length,
    kilobytes: Math.round(bytes / 1024),
  };
};

/** Audits that cost a page points and don't depend on time, each with where it fails. */
const faultsOf = ({ audits, categories }: Result): string[] =>
  ['accessibility', 'best-practices', 'seo']
    .flatMap((name) => categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => {
      const details = audits[id]?.details;
      const items =
        details?.type === 'table' ? (details.items as { node?: { snippet: string } }[]) : [];
      const places = items.map(({ node }) => node?.snippet).filter((place) => place !== undefined);
      return [id, ...places].join('\n  ');
    });

export interface Measured {
  figures: Figures;
  /** Audits that failed, each with the elements that it names. */
  faults: string[];
}

/**
 * One run of Lighthouse as a phone: slow 4G and a CPU at a quarter of its speed, simulated.
 *
 * @param port where the browser listens for the DevTools
 * @throws Error with Lighthouse's reason where the page couldn't be measured
 */
export const measure = async (url: string, port: number): Promise<Measured> => {
  const run = await lighthouse(url, { port, logLevel: 'error', output: 'json' });
  if (!run) throw new Error(`${url}: no result`);
  if (run.lhr.runtimeError) throw new Error(`${url}: ${run.lhr.runtimeError.message}`);
  return { figures: figuresOf(run.lhr), faults: faultsOf(run.lhr) };
};

const median = (values: number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

/** The median of each figure by itself. */
export const medians = (runs: readonly Figures[]): Figures => {
  const [first] = runs;
  if (!first) throw new Error('There was no run');
  return Object.fromEntries(
    Object.keys(first).map((key) => [key, median(runs.map((run) => run[key as keyof Figures]))]),
  ) as unknown as Figures;
};
