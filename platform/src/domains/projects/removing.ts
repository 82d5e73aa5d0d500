import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Lab } from '@whaletide/schema/domains/projects/rest/project-documents.ts';
import type { Caller } from '#http/caller.ts';
import { hasRole } from '#http/caller.ts';
import { forbidden, notFound } from '#refusal.ts';
import type { Services } from '#services.ts';
import { actedBy, record } from '../moderation/store.ts';
import { labFacts, toLabs } from './store/documents.ts';
import { labs } from './tables.ts';

/** Deletes the member's own project; what refers to it finds it gone. @throws Refusal NOT_FOUND */
export const removeLab = async ({ database }: Services, caller: Caller, id: string) => {
  const removed = await database.db
    .update(labs)
    .set({ deleted: true })
    .where(and(eq(labs.id, id), eq(labs.memberId, caller.id), eq(labs.deleted, false)))
    .returning({ id: labs.id });
  if (removed.length === 0) throw notFound('项目');
};

/** Puts a public project before all others of the list, or back among them. @throws Refusal FORBIDDEN, NOT_FOUND */
export const pinLab = (
  { database, now }: Services,
  caller: Caller,
  id: string,
  pinned: boolean,
): Promise<Lab> => {
  if (!hasRole(caller, 'admin')) throw forbidden('仅管理员可以置顶项目');
  return database.transaction(async (tx) => {
    const sortWeight = pinned ? 1 : 0;
    const own = and(
      eq(labs.id, id),
      eq(labs.private, false),
      eq(labs.deleted, false),
      isNull(labs.collapsedDate),
      isNotNull(labs.versionDate),
    );
    const [before] = await tx
      .select({ sortWeight: labs.sortWeight })
      .from(labs)
      .where(own)
      .for('update');
    const [row] = await tx.update(labs).set({ sortWeight }).where(own).returning(labFacts);
    if (!before || !row) throw notFound('项目');
    if (before.sortWeight !== sortWeight)
      await record(tx, actedBy(caller, now), {
        action: 'projects.pin',
        kind: 'PROJECT',
        target: id,
        title: row.title,
        before,
        after: { sortWeight },
      });
    const [document] = await toLabs(tx, [row]);
    if (!document) throw notFound('项目');
    return document;
  });
};
