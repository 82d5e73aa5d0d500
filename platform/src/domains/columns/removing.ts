import { eq } from 'drizzle-orm';
import { columnDeletionProblem } from '@whaletide/schema/domains/columns/rules/columns.ts';
import type { Caller } from '#http/caller.ts';
import { refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { forgetThing } from '../activity-log/store.ts';
import { leaveRelatedColumns } from '../competitions/store/changes.ts';
import { forgetFollowersOf } from '../members/store/follows.ts';
import { lockOwn } from './authoring.ts';
import { columnLabs, columnNews, columns } from './tables.ts';

/**
 * Deletes the owner's column while it has no readable project, with what refers to it. Adding a
 * project at the same time holds the column first and is seen here, or finds it gone. Projects
 * that are hidden leave with it: their owner couldn't take them out.
 * @throws Refusal NOT_FOUND, FORBIDDEN, CONFLICT while it holds projects
 */
export const removeColumn = ({ database }: Services, caller: Caller, id: string): Promise<void> =>
  database.transaction(async (tx) => {
    const column = await lockOwn(tx, caller, id);
    refuseIf(columnDeletionProblem(column.labsNumber));
    await leaveRelatedColumns(tx, id);
    await forgetFollowersOf(tx, { kind: 'COLUMN', targetId: id });
    await forgetThing(tx, 'COLUMN', id);
    await tx.delete(columnNews).where(eq(columnNews.columnId, id));
    await tx.delete(columnLabs).where(eq(columnLabs.columnId, id));
    await tx.delete(columns).where(eq(columns.id, id));
  });
