import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { publishStatus } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import type { Handle } from '#database/database.ts';
import { competitions } from '../competitions/tables.ts';
import { forumPosts } from '../forum/tables.ts';

/** The post that is a team's work. */
export interface WorkPostRef {
  id: string;
  /** True where it is in a forum that everybody reads. */
  open: boolean;
}

/** The teams' works by team; a team has at most one. */
export const workPostsOf = async (
  db: Handle,
  teamIds: readonly string[],
): Promise<Map<string, WorkPostRef>> => {
  const rows = await db
    .select({
      teamId: forumPosts.teamId,
      id: forumPosts.id,
      open: sql<boolean>`${and(
        isNull(forumPosts.collapsedDate),
        or(ne(competitions.publishStatus, publishStatus.organization), competitions.publishForum),
      )}`,
    })
    .from(forumPosts)
    .innerJoin(competitions, eq(competitions.id, forumPosts.forumId))
    .where(and(inArray(forumPosts.teamId, [...teamIds]), eq(forumPosts.deleted, false)));
  return new Map(rows.flatMap(({ teamId, ...post }) => (teamId ? [[teamId, post]] : [])));
};
