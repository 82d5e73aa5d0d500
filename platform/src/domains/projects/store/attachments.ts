import type { SQLWrapper } from 'drizzle-orm';
import type { Handle, Transaction } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';

/** Data that the domains above keep beside a project; handed in where platform is put together. */
export interface LabAttachments {
  /**
   * Says which datasets a project of the caller's works with. The caller holds the project's row.
   * @throws Refusal NOT_FOUND at `Datasets` for one that the caller can't see
   */
  setDatasets: (
    tx: Transaction,
    caller: Caller,
    lab: { id: string; date: Date },
    datasetIds: readonly string[],
  ) => Promise<void>;
  /** Has a fork work with what the project does that it came from, as far as the caller can see it. */
  copyDatasets: (
    tx: Transaction,
    caller: Caller,
    fork: { id: string; from: string; date: Date },
  ) => Promise<void>;
}

/** Ids of the projects in these columns, which are of a domain above. */
export type LabsInColumns = (db: Handle, columnIds: readonly string[]) => SQLWrapper;

declare module '#domain.ts' {
  interface Domain {
    labAttachments?: LabAttachments;
    labsInColumns?: LabsInColumns;
  }
  interface Gathered {
    labAttachments: LabAttachments;
    labsInColumns: LabsInColumns;
  }
}
