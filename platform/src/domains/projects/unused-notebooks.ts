import { and, asc, inArray, lt, sql } from 'drizzle-orm';
import type { Services } from '#services.ts';
import { forgetUpload } from '../uploads/store/uploads.ts';
import { labNotebooks, labs, notebookFiles } from './tables.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';

/** Time for which a form may hold an upload that no project has yet. */
const KEPT_MS = 7 * DAY;
const AT_ONCE = 100;

/** Condition for files that neither a version nor the present state of a project shows. */
const unused = sql`not exists (select 1 from ${labNotebooks} where ${labNotebooks.hash} = ${notebookFiles.hash})
  and not exists (select 1 from ${labs} where not ${labs.deleted}
    and ${labs.notebooks} @> jsonb_build_array(jsonb_build_object('hash', ${notebookFiles.hash})))`;

/** Forgets notebooks that were uploaded and never kept; their files go with the next sweep. */
export const forgetUnusedNotebooks = ({ database, now }: Services): Promise<void> =>
  database.transaction(async (tx) => {
    const old = lt(notebookFiles.date, new Date(now().getTime() - KEPT_MS));
    const found = await tx
      .select({ key: notebookFiles.key })
      .from(notebookFiles)
      .where(and(old, unused))
      .orderBy(asc(notebookFiles.key))
      .limit(AT_ONCE)
      .for('update', { skipLocked: true });
    const keys = found.map(({ key }) => key);
    if (keys.length === 0) return;
    // Looked at once more under their locks, which who takes a notebook into a project holds too.
    const gone = await tx
      .delete(notebookFiles)
      .where(and(inArray(notebookFiles.key, keys), unused))
      .returning({ key: notebookFiles.key });
    for (const { key } of gone) await forgetUpload(tx, { key, purpose: 'notebook' });
  });
