import { and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Handle } from '#database/database.ts';
import { channels } from '../channels/tables.ts';
import { competitions } from '../competitions/tables.ts';
import { members } from '../members/tables.ts';
import { memberName, nameAsList } from '../organizations/store/authors.ts';
import type { Passage, SearchSource } from '../search/store/source.ts';
import { isOpenChannelForum, isOpenCompetitionForum, shownPost } from './store/public-pages.ts';
import { forumPosts, forumReplies, type PostRow } from './tables.ts';

/** Characters of a post and its floors that are searched. */
const TEXT = 20_000;
/** Floors that are searched; the first of them answer. */
const FLOORS = 200;

/** Condition for posts that every visitor reads, of members with open accounts. */
const readByAll = (ids: readonly string[]): SQL | undefined =>
  and(
    inArray(forumPosts.id, [...ids]),
    shownPost,
    isNull(members.deactivated),
    or(isOpenCompetitionForum, isOpenChannelForum),
  );

const postsOf = (db: Handle, ids: readonly string[]) =>
  db
    .select({ post: forumPosts, author: memberName })
    .from(forumPosts)
    .innerJoin(members, eq(members.id, forumPosts.creatorId))
    .leftJoin(competitions, eq(competitions.id, forumPosts.forumId))
    .leftJoin(channels, eq(channels.id, forumPosts.forumId))
    .where(readByAll(ids));

/** Finds those of the posts that every visitor reads. */
export const publicPosts = async (db: Handle, ids: readonly string[]): Promise<PostRow[]> =>
  (await postsOf(db, ids)).map(({ post }) => post);

/** The floors of these posts that every visitor reads, in their order, the first of each. */
const floorsOf = async (db: Handle, ids: readonly string[]) => {
  if (ids.length === 0) return [];
  const { postId, number, content } = forumReplies;
  return db
    .select({ postId, number, content: sql<string>`left(${content}, ${sql.raw(String(TEXT))})` })
    .from(forumReplies)
    .innerJoin(members, eq(members.id, forumReplies.creatorId))
    .where(
      and(
        inArray(postId, [...ids]),
        eq(forumReplies.deleted, false),
        isNull(forumReplies.collapsedDate),
        isNull(members.deactivated),
        sql`${number} <= ${FLOORS}`,
      ),
    )
    .orderBy(asc(postId), asc(number));
};

/** Posts of forums that everybody reads, with their floors. */
export const searchedPosts: SearchSource = {
  kind: 'POST',
  table: forumPosts,
  id: forumPosts.id,
  views: forumPosts.viewsNumber,
  read: async (db, ids) => {
    const rows = await postsOf(db, ids);
    const floors = await floorsOf(
      db,
      rows.map(({ post }) => post.id),
    );
    const passagesOf = ({ id, content, moderatedContent, work }: PostRow): Passage[] => [
      // The row of a result doesn't show it.
      ...(work?.summary ? [{ text: work.summary }] : []),
      { text: (moderatedContent ?? content).slice(0, TEXT) },
      ...floors.flatMap((floor) =>
        floor.postId === id ? [{ text: floor.content, floor: floor.number }] : [],
      ),
    ];
    return rows.map(({ post, author }) => ({
      id: post.id,
      title: post.title,
      tags: [],
      authors: nameAsList(author),
      description: '',
      passages: passagesOf(post),
      weight: post.votesNumber,
      contents: post.repliesNumber,
      date: post.lastPostDate,
    }));
  },
};
