import { createHash } from 'node:crypto';
import { unpackText } from '@whaletide/schema/shared/rules/unpack-text.ts';
import {
  scoreResult,
  type ScoringBasis,
  type ScoringOutcome,
  type ScoringTask,
} from './score-result.ts';

/**
 * Scores a result as it was uploaded, out of a ZIP or gzip where it was packed. Its hash is that of
 * the upload.
 *
 * @param task.sizeLimit largest size of the table, in KB of 1,024 bytes, packed or not
 * @throws Error for a broken solution
 */
export const scoreFile = async (
  file: Uint8Array,
  basis: ScoringBasis,
  task: ScoringTask & { sizeLimit: number },
): Promise<ScoringOutcome> => {
  const unpacked = await unpackText(file, task.sizeLimit * 1024);
  if (unpacked.problem !== null) return { ok: false, message: unpacked.problem };
  const outcome = scoreResult(unpacked.bytes, basis, task);
  if (!outcome.ok || unpacked.bytes === file) return outcome;
  return { ...outcome, fileHash: createHash('sha256').update(file).digest('hex') };
};
