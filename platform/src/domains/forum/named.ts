import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import { byId, type Namer } from '#personal-data/named.ts';
import { openForums } from './access.ts';
import { forumPosts } from './tables.ts';

/** Forums that are open to the reader, by whose they are. */
export const namedForums: Namer = async (db, { caller }, ids) =>
  byId(await openForums(db, ids, caller));

/** Titles of posts in these, without what is folded but the reader's own. */
export const namedPosts: Namer = async (db, { caller }, ids) => {
  const rows = await db
    .select({ id: forumPosts.id, name: forumPosts.title, forumId: forumPosts.forumId })
    .from(forumPosts)
    .where(
      and(
        inArray(forumPosts.id, [...ids]),
        eq(forumPosts.deleted, false),
        or(isNull(forumPosts.collapsedDate), eq(forumPosts.creatorId, caller.id)),
      ),
    );
  const open = await openForums(db, [...new Set(rows.map(({ forumId }) => forumId))], caller);
  const openIds = new Set(open.map(({ id }) => id));
  return byId(rows.filter(({ forumId }) => openIds.has(forumId)));
};
