// The scorer's own thread: parsing a large result must not hold up the calls of the server.
import { parentPort } from 'node:worker_threads';
import { type ScoringBasis, type ScoringOutcome, type ScoringTask } from './score-result.ts';
import { scoreFile } from './score-file.ts';

export interface ScoringRequest {
  result: ArrayBuffer;
  basis: ScoringBasis;
  task: ScoringTask & { sizeLimit: number };
}

export type ScoringReply = { outcome: ScoringOutcome } | { failure: string };

parentPort?.on('message', ({ result, basis, task }: ScoringRequest) => {
  const reply = (message: ScoringReply) => parentPort?.postMessage(message);
  void scoreFile(new Uint8Array(result), basis, task).then(
    (outcome) => reply({ outcome }),
    (error: unknown) => reply({ failure: error instanceof Error ? error.message : String(error) }),
  );
});
