import { logCalls, type WorkReceipt } from '@whaletide/schema/domains/receipts/rest.ts';
import type DataLoader from 'dataloader';
import type { LoaderScope } from '#graphql/loaders.ts';
import { rowLoader } from '#upstream/batching.ts';

export interface ReceiptLoaders {
  /** By work; undefined for a visitor, who reads no work. */
  ofWork: DataLoader<string, WorkReceipt | null> | undefined;
}

export const receiptLoaders = ({ own }: LoaderScope): ReceiptLoaders => ({
  ofWork:
    own &&
    rowLoader<WorkReceipt>(
      (ids) => own.call(logCalls.receipts, { query: { ids } }),
      (receipt) => receipt.Work,
    ),
});
