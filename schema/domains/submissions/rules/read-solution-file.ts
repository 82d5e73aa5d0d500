import { uploadRules } from '#domains/uploads/rules.ts';
import { type DecodedText, decodeText } from '#shared/rules/decode-text.ts';
import { unpackText } from '#shared/rules/unpack-text.ts';

/**
 * Reads a solution as it was uploaded, out of a ZIP or gzip where it was packed. Unpacking stops at
 * the largest size that is taken, whatever the file says of itself.
 */
export const readSolutionFile = async (bytes: Uint8Array): Promise<DecodedText> => {
  const unpacked = await unpackText(bytes, uploadRules.solution.maxSize);
  return unpacked.problem === null
    ? decodeText(unpacked.bytes)
    : { text: '', encoding: 'UTF-8', problem: unpacked.problem };
};
