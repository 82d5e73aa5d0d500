import type { Transaction } from '#database/database.ts';
import type { UploadRow } from '../tables.ts';

/** Keeps, beside an upload's row, what was found in its file. */
export type KeepFindings = (tx: Transaction, row: UploadRow) => Promise<void>;

/** Looks into a purpose's files as they arrive, for the domain that takes them. */
export interface Inspector {
  /** @throws Refusal for a file that isn't taken; nothing of it is kept then */
  inspect: (file: { path: string; memberId: string }) => Promise<KeepFindings>;
  stop: () => Promise<void>;
}
