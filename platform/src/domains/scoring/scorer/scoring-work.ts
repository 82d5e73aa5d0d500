import type { Config } from '#config.ts';
import type { NeedsSolution } from './known-solution.ts';
import type { ScoringBasis, ScoringOutcome, ScoringTask } from './score-result.ts';

/** Work for a scoring process. */
export interface ScoringWork {
  /** The file as it was uploaded, or the key by which the process opens it in the store. */
  result: Uint8Array | { key: string };
  store: Pick<Config, 'dataDir' | 's3'>;
  basis: ScoringBasis;
  task: ScoringTask & { sizeLimit: number };
  /** Time that a metric of the organizer's own has, in milliseconds; absent is METRIC_MS. */
  metricMs?: number | undefined;
}

export type ScoringReply = { outcome: ScoringOutcome } | NeedsSolution;

/** Progress of a scoring process, on which its time depends. */
export type ScoringNote =
  /** The solution is read, and the file with it is so large, unpacked: what comes is the file's. */
  | { bytes: number }
  /** The organizer's own metric begins, and has so long. */
  | { metricMs: number };
