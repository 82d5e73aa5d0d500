// The scorer's own thread: parsing a large result must not hold up the calls of the server.
import { parentPort } from 'node:worker_threads';
import { type ScoringBasis, type ScoringOutcome, type ScoringTask } from './score-result.ts';
import { scoreFile } from './score-file.ts';

export interface ScoringRequest {
  result: ArrayBuffer;
  basis: ScoringBasis;
  task: ScoringTask & { sizeLimit: number };
  /** Time that a metric of the organizer's own has, in milliseconds; absent is METRIC_MS. */
  metricMs?: number;
}

export type ScoringReply =
  | { outcome: ScoringOutcome }
  | { failure: string }
  /** The organizer's own metric begins, and has so long. */
  | { metricMs: number };

parentPort?.on('message', ({ result, basis, task, metricMs }: ScoringRequest) => {
  const reply = (message: ScoringReply) => parentPort?.postMessage(message);
  const onMetric = (milliseconds: number) => reply({ metricMs: milliseconds });
  void scoreFile(new Uint8Array(result), basis, task, { metricMs, onMetric }).then(
    (outcome) => reply({ outcome }),
    (error: unknown) => reply({ failure: error instanceof Error ? error.message : String(error) }),
  );
});
