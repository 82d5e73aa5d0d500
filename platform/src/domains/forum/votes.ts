import { and, eq, inArray, sql } from 'drizzle-orm';
import type {
  ForumPost,
  ForumPostState,
} from '@whaletide/schema/domains/forum/rest/forum-documents.ts';
import type { Handle, Transaction } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { forbidden, notFound } from '#refusal.ts';
import type { Services } from '#services.ts';
import { recordStep } from '../quests/store/progress.ts';
import { isFirstView } from '../tracking/store/views.ts';
import { openForums, type OpenPost } from './access.ts';
import { announceLike, tellOfChange } from './notices.ts';
import { toPost } from './presenters.ts';
import { forumPosts, forumVotes, oneMoreChange } from './tables.ts';

const countVotes = async (tx: Transaction, postId: string, change: number): Promise<ForumPost> => {
  const [row] = await tx
    .update(forumPosts)
    .set({
      votesNumber: sql`${forumPosts.votesNumber} + ${change}`,
      ...(change !== 0 && oneMoreChange),
    })
    .where(and(eq(forumPosts.id, postId), eq(forumPosts.deleted, false)))
    .returning();
  if (!row) throw notFound('帖子');
  return toPost(row);
};

/** Switches a vote that is there already; false when there is nothing to switch. */
const turnVote = async (tx: Transaction, postId: string, memberId: string, active: boolean) => {
  const turned = await tx
    .update(forumVotes)
    .set({ active })
    .where(
      and(
        eq(forumVotes.postId, postId),
        eq(forumVotes.memberId, memberId),
        eq(forumVotes.active, !active),
      ),
    )
    .returning({ postId: forumVotes.postId });
  return turned.length > 0;
};

/**
 * Likes a post; a second time changes nothing. The author hears of a member's first like only,
 * however often it is taken back and given again.
 * @throws Refusal FORBIDDEN for one's own post
 */
export const vote = (
  { database, events, now }: Services,
  caller: Caller,
  open: OpenPost,
): Promise<ForumPost> => {
  const { post } = open;
  if (post.creatorId === caller.id) throw forbidden('不能给自己的帖子点赞');
  return database.transaction(async (tx) => {
    const first = await tx
      .insert(forumVotes)
      .values({ postId: post.id, memberId: caller.id, date: now() })
      .onConflictDoNothing()
      .returning({ postId: forumVotes.postId });
    const counts = first.length > 0 || (await turnVote(tx, post.id, caller.id, true));
    const liked = await countVotes(tx, post.id, counts ? 1 : 0);
    if (counts) await tellOfChange(tx, events, open);
    if (first.length > 0) await announceLike(tx, events, open);
    return liked;
  });
};

/** Takes a like back; without one it changes nothing. */
export const unvote = (
  { database, events }: Services,
  caller: Caller,
  open: OpenPost,
): Promise<ForumPost> =>
  database.transaction(async (tx) => {
    const { post } = open;
    const counts = await turnVote(tx, post.id, caller.id, false);
    const left = await countVotes(tx, post.id, counts ? -1 : 0);
    if (counts) await tellOfChange(tx, events, open);
    return left;
  });

/** Answers the caller's own state of these posts, one entry for each that they may read. */
export const postStates = async (
  db: Handle,
  caller: Caller,
  ids: readonly string[],
): Promise<ForumPostState[]> => {
  const posts = await db
    .select({ id: forumPosts.id, forumId: forumPosts.forumId })
    .from(forumPosts)
    .where(and(inArray(forumPosts.id, [...ids]), eq(forumPosts.deleted, false)));
  if (posts.length === 0) return [];
  const forums = [...new Set(posts.map(({ forumId }) => forumId))];
  const readable = new Set((await openForums(db, forums, caller)).map(({ id }) => id));
  const votes = await db
    .select({ postId: forumVotes.postId })
    .from(forumVotes)
    .where(
      and(
        eq(forumVotes.memberId, caller.id),
        inArray(forumVotes.postId, [...ids]),
        eq(forumVotes.active, true),
      ),
    );
  const voted = new Set(votes.map(({ postId }) => postId));
  return posts
    .filter(({ forumId }) => readable.has(forumId))
    .map(({ id }) => ({ Post: id, voted: voted.has(id) }));
};

/** Counts a view, one a day for each member, or for each address of visitors. */
export const recordView = async (
  services: Services,
  postId: string,
  caller: Caller | null,
  address: string,
): Promise<void> => {
  const { database, events, now } = services;
  await database.transaction(async (tx) => {
    const view = { kind: 'POST', objectId: postId, caller, address } as const;
    if (!(await isFirstView(tx, services, view))) return;
    await tx
      .update(forumPosts)
      .set({ viewsNumber: sql`${forumPosts.viewsNumber} + 1` })
      .where(eq(forumPosts.id, postId));
    if (!caller) return;
    const step = { memberId: caller.id, trigger: 'POST_VIEWED', subject: postId } as const;
    await recordStep(tx, events, { ...step, now: now() });
  });
};
