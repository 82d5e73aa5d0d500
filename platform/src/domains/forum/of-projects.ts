import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Handle } from '#database/database.ts';
import { competitions } from '../competitions/tables.ts';
import { labs } from '../projects/tables.ts';
import { isOpenCompetitionForum, shownPost } from './store/public-pages.ts';
import { forumPosts } from './tables.ts';

/** Competitions of each project. */
const MAX_ITEMS = 3;

/** The published competitions to which posts brought each of the projects that everybody reads. */
export const competitionsOfLabs = async (
  db: Handle,
  ids: readonly string[],
): Promise<{ Lab: string; Competition: string }[]> => {
  const { labId, forumId, modifyDate } = forumPosts;
  const latest = sql<Date>`max(${modifyDate})`.as('latest');
  const place = sql<number>`row_number() over (partition by ${labId} order by max(${modifyDate}) desc, ${forumId})`;
  const ranked = db
    .select({ labId, forumId, latest, place: place.as('place') })
    .from(forumPosts)
    .innerJoin(competitions, eq(competitions.id, forumId))
    .innerJoin(labs, eq(labs.id, labId))
    .where(
      and(
        inArray(labId, [...ids]),
        shownPost,
        isOpenCompetitionForum,
        eq(labs.private, false),
        eq(labs.deleted, false),
        isNull(labs.collapsedDate),
      ),
    )
    .groupBy(labId, forumId)
    .as('ranked');
  const rows = await db
    .select()
    .from(ranked)
    .where(sql`${ranked.place} <= ${MAX_ITEMS}`)
    .orderBy(asc(ranked.labId), desc(ranked.latest), asc(ranked.forumId));
  return rows.flatMap((row) =>
    row.labId === null ? [] : [{ Lab: row.labId, Competition: row.forumId }],
  );
};
