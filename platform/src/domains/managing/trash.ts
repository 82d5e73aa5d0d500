import { and, asc, desc, eq, exists, isNotNull, lte, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { TrashedCompetition } from '@whaletide/schema/domains/managing/rest/trash.ts';
import {
  purgeDate,
  restoreProblem,
  TRASH_DAYS,
  trashProblem,
} from '@whaletide/schema/domains/managing/rules/trash.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';
import type { Handle } from '#database/database.ts';
import { deleteWithReferences } from '#database/removing.ts';
import type { Caller } from '#http/caller.ts';
import { notFound, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { requireOwner } from '../competitions/store/access.ts';
import { changeCompetition } from '../competitions/store/changes.ts';
import { lockManaged, lockManaging } from '../competitions/store/lock.ts';
import { trashedOf } from '../competitions/store/managed-by.ts';
import { competitions } from '../competitions/tables.ts';
import { actedBy, ofCompetition, record } from '../moderation/store.ts';
import { organizationNamed } from '../organizations/store.ts';

/** Tables whose rows stay when a competition goes. */
const KEPT_TABLES = ['work_orders'];

/** At most so many are listed. */
const MAX_LISTED = 100;

/**
 * Moves a competition into the trash: it isn't published any more, so that every list, search, feed
 * and kept page drops it at once, and it can't be managed. Publishing takes the same lock.
 * @throws Refusal as managedCompetition, FORBIDDEN but for its owners, CONFLICT as
 * managing/rules/trash.ts says
 */
export const trashCompetition = (
  { database, now }: Services,
  caller: Caller,
  id: string,
): Promise<void> =>
  database.transaction(async (tx) => {
    const competition = await lockManaged(tx, caller, id);
    await requireOwner(tx, caller, competition);
    const child = alias(competitions, 'child');
    const [found] = await tx
      .select({ id: competitions.id })
      .from(competitions)
      .where(
        and(
          eq(competitions.id, id),
          exists(
            tx
              .select({ one: sql`1` })
              .from(child)
              .where(eq(child.seriesId, competitions.id)),
          ),
        ),
      );
    const { finalRanking, published } = competition;
    refuseIf(trashProblem({ finalRanking, hasChildren: found !== undefined }));
    await changeCompetition(tx, id, {
      published: false,
      publishedBefore: published,
      trashedDate: now(),
      trashedBy: caller.id,
    });
    await record(tx, actedBy(caller, now), {
      action: 'managing.remove',
      ...ofCompetition(competition),
      before: { published },
    });
  });

/** The organization's competitions in the trash that the caller owns, the last deleted first. */
export const trashOf = async (
  db: Handle,
  caller: Caller,
  shortName: string,
): Promise<TrashedCompetition[]> => {
  const organization = await organizationNamed(db, shortName);
  const rows = await db
    .select()
    .from(competitions)
    .where(and(eq(competitions.organizationId, organization.id), trashedOf(caller)))
    .orderBy(desc(competitions.trashedDate), asc(competitions.id))
    .limit(MAX_LISTED);
  return rows.flatMap(({ trashedDate, ...row }) =>
    trashedDate === null
      ? []
      : {
          _id: row.id,
          Name: row.name,
          Published: row.publishedBefore,
          UsersNumber: row.usersNumber,
          TrashedDate: trashedDate.toISOString(),
          TrashedBy: row.trashedBy,
          PurgeDate: purgeDate(trashedDate).toISOString(),
        },
  );
};

/**
 * Brings a competition back as it was; of several at once the first does.
 * @throws Refusal NOT_FOUND for one that isn't in the caller's trash, CONFLICT past its days
 */
export const restoreCompetition = (
  { database, now }: Services,
  caller: Caller,
  id: string,
): Promise<void> =>
  database.transaction(async (tx) => {
    await lockManaging(tx, id);
    const [row] = await tx
      .select()
      .from(competitions)
      .where(and(eq(competitions.id, id), trashedOf(caller)));
    if (!row?.trashedDate) throw notFound('比赛或活动');
    refuseIf(restoreProblem(row.trashedDate, now()));
    await changeCompetition(tx, id, {
      published: row.publishedBefore,
      publishedBefore: false,
      trashedDate: null,
      trashedBy: null,
    });
    await record(tx, actedBy(caller, now), {
      action: 'trash.restore',
      ...ofCompetition(row),
      after: { published: row.publishedBefore },
    });
  });

/**
 * Deletes what has been in the trash for its days, each with all that belongs to it in a transaction
 * of its own. Work orders that were about it stay, and name it no more.
 */
export const purgeTrash = async ({ database, log, now }: Services): Promise<void> => {
  const before = new Date(now().getTime() - TRASH_DAYS * DAY);
  const due = and(isNotNull(competitions.trashedDate), lte(competitions.trashedDate, before));
  const rows = await database.db.select({ id: competitions.id }).from(competitions).where(due);
  for (const { id } of rows)
    await database.transaction(async (tx) => {
      await lockManaging(tx, id);
      const [row] = await tx
        .select({ id: competitions.id })
        .from(competitions)
        .where(and(eq(competitions.id, id), due));
      if (!row) return;
      // Teams name their competition without a foreign key.
      await deleteWithReferences(tx, 'teams', sql`competition_id = ${id}`, KEPT_TABLES);
      await deleteWithReferences(tx, 'competitions', sql`id = ${id}`, KEPT_TABLES);
      log.info({ competition: id }, 'a competition left the trash for good');
    });
};
