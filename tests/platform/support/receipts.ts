import { createPublicKey, verify } from 'node:crypto';
import type { ReceiptTools } from '@whaletide/schema/domains/receipts/rules/check-receipt.ts';
import { logCalls, type WorkReceipt } from '@whaletide/schema/domains/receipts/rest.ts';
import { sha256 } from '#platform/src/domains/receipts/hashing.ts';
import type { TestPlatform } from './platform.ts';

const SPKI = Buffer.from('302a300506032b6570032100', 'hex');

/** Node's own cryptography, as a verifier takes it. */
export const tools: ReceiptTools = {
  sha256,
  verify: (key, message, signature) => {
    const der = Buffer.concat([SPKI, key]);
    const publicKey = createPublicKey({ key: der, format: 'der', type: 'spki' });
    return verify(null, message, publicKey, signature);
  },
};

export const receiptOf = async (
  platform: TestPlatform,
  token: string,
  workId: string,
): Promise<WorkReceipt> => {
  const { data } = await platform.call(logCalls.receipts, { query: { ids: workId } }, { token });
  const [receipt] = data;
  if (!receipt) throw new Error(`work ${workId} has no receipt`);
  return receipt;
};
