import { and, eq, inArray, isNull } from 'drizzle-orm';
import { columnLabs, columns } from './domains/columns/tables.ts';
import { copyLabDatasets, setLabDatasets } from './domains/datasets/lab-datasets.ts';
import type { LabsInColumns } from './domains/projects/list.ts';
import type { LabAttachments } from './domains/projects/store/attachments.ts';

/** What stands beside projects, as its domains keep it. */
export const labAttachments: LabAttachments = {
  setDatasets: setLabDatasets,
  copyDatasets: copyLabDatasets,
};

/** What columns hold that everybody sees. */
export const labsInColumns: LabsInColumns = (db, columnIds) =>
  db
    .select({ id: columnLabs.labId })
    .from(columnLabs)
    .innerJoin(columns, and(eq(columns.id, columnLabs.columnId), isNull(columns.collapsedDate)))
    .where(inArray(columnLabs.columnId, [...columnIds]));
