import { fileKeysIn } from '@whaletide/schema/domains/work-orders/rules/work-orders.ts';
import type { Transaction } from '#database/database.ts';
import { ownKeys } from '../uploads/store/uploads.ts';
import { workOrderFiles } from './tables.ts';

/** Far above what a form sends; a text full of made-up addresses is not looked up whole. */
const MAX_FILES = 50;

/** Opens the writer's own files that a text or its attachments show to all who read the work order. */
export const keepFiles = async (
  tx: Transaction,
  written: { orderId: string; memberId: string; content: string; attachments?: readonly string[] },
): Promise<void> => {
  const { orderId, memberId, content, attachments = [] } = written;
  const named = [...new Set([...attachments, ...fileKeysIn(content)])].slice(0, MAX_FILES);
  if (named.length === 0) return;
  const own = await ownKeys(tx, { memberId, purpose: 'work-order', keys: named });
  if (own.size === 0) return;
  await tx
    .insert(workOrderFiles)
    .values([...own].map((key) => ({ workOrderId: orderId, key })))
    .onConflictDoNothing();
};
