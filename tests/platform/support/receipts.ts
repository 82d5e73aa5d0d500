import { logCalls, type WorkReceipt } from '@whaletide/schema/domains/receipts/rest.ts';
import type { TestPlatform } from './platform.ts';

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
