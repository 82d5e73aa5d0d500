// The scorer's own thread: parsing a large result must not hold up the calls of the server.
import { parentPort } from 'node:worker_threads';
import {
  type ScoringBasis,
  type ScoringOutcome,
  type ScoringTask,
  scoreResult,
} from './score-result.ts';

export interface ScoringRequest {
  result: ArrayBuffer;
  basis: ScoringBasis;
  task: ScoringTask;
}

export type ScoringReply = { outcome: ScoringOutcome } | { failure: string };

parentPort?.on('message', ({ result, basis, task }: ScoringRequest) => {
  const reply = (message: ScoringReply) => parentPort?.postMessage(message);
  try {
    reply({ outcome: scoreResult(new Uint8Array(result), basis, task) });
  } catch (error) {
    reply({ failure: error instanceof Error ? error.message : String(error) });
  }
});
