import { and, eq, sql } from 'drizzle-orm';
import type { NotificationData } from '@whaletide/schema/domains/notifications/rest.ts';
import type { Transaction } from '#database/database.ts';
import { channels } from '../channels/tables.ts';
import type { ContentSource } from '../moderation/store/content.ts';
import { forumPosts, forumReplies, oneMoreChange, type PostRow } from './tables.ts';

/** Names a post, and the channel whose forum it is in: the address of its page has both. */
const namedPost = async (
  tx: Transaction,
  { id, title, forumId }: Pick<PostRow, 'id' | 'title' | 'forumId'>,
): Promise<NotificationData> => {
  const [channel] = await tx
    .select({ _id: channels.id, Name: channels.name })
    .from(channels)
    .where(eq(channels.id, forumId));
  return { ...(channel && { Zone: channel }), Post: { _id: id, Name: title } };
};

/** Posts, as administrators fold and delete them. */
export const postContent: ContentSource = {
  find: async (tx, id) => {
    const [post] = await tx
      .select()
      .from(forumPosts)
      .where(and(eq(forumPosts.id, id), eq(forumPosts.deleted, false)))
      .for('update');
    return (
      post && {
        ownerId: post.creatorId,
        title: post.title,
        collapsedReason: post.collapsedReason,
        data: await namedPost(tx, post),
      }
    );
  },
  fold: async (tx, id, folding) => {
    await tx.update(forumPosts).set(folding).where(eq(forumPosts.id, id));
  },
  remove: async (tx, id) => {
    await tx.update(forumPosts).set({ deleted: true }).where(eq(forumPosts.id, id));
  },
};

/** Changes how many replies the post of this one counts. */
const countReplies = async (tx: Transaction, replyId: string, change: number): Promise<void> => {
  const own = tx
    .select({ id: forumReplies.postId })
    .from(forumReplies)
    .where(eq(forumReplies.id, replyId));
  await tx
    .update(forumPosts)
    .set({ repliesNumber: sql`${forumPosts.repliesNumber} + ${change}`, ...oneMoreChange })
    .where(eq(forumPosts.id, sql`(${own})`));
};

/** Replies: their floors stay, folded or deleted, and count for nothing. */
export const replyContent: ContentSource = {
  find: async (tx, id) => {
    const [found] = await tx
      .select({ reply: forumReplies, post: forumPosts })
      .from(forumReplies)
      .innerJoin(forumPosts, eq(forumPosts.id, forumReplies.postId))
      .where(
        and(
          eq(forumReplies.id, id),
          eq(forumReplies.deleted, false),
          eq(forumPosts.deleted, false),
        ),
      )
      .for('update');
    if (!found) return undefined;
    const { reply, post } = found;
    return {
      ownerId: reply.creatorId,
      title: `${post.title} · #${reply.number}楼`,
      collapsedReason: reply.collapsedReason,
      data: {
        ...(await namedPost(tx, post)),
        Reply: { ReplyNumber: reply.number, RefNumber: null },
      },
    };
  },
  fold: async (tx, id, folding) => {
    await tx.update(forumReplies).set(folding).where(eq(forumReplies.id, id));
    await countReplies(tx, id, folding.collapsedDate === null ? 1 : -1);
  },
  remove: async (tx, id) => {
    const [removed] = await tx
      .update(forumReplies)
      .set({ deleted: true })
      .where(eq(forumReplies.id, id))
      .returning();
    // A folded one counts no longer.
    if (removed) await countReplies(tx, id, removed.collapsedDate === null ? -1 : 0);
  },
};
