import { and, eq, inArray, sql } from 'drizzle-orm';
import type { EitherPage } from '@whaletide/schema/shared/rest/common.ts';
import type {
  ForumPost,
  ForumReply,
} from '@whaletide/schema/domains/forum/rest/forum-documents.ts';
import { replyProblem, WRITE_HINT } from '@whaletide/schema/domains/forum/rules.ts';
import { authoredAfter, authoredBy, type SaidAuthorship } from '#authorship.ts';
import type { Handle, Transaction } from '#database/database.ts';
import { byNumber, type EitherQuery, toEitherPage } from '#http/cursors.ts';
import type { Caller } from '#http/caller.ts';
import { newId } from '#ids.ts';
import { forbidden, notFound, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { actedBy, record } from '../moderation/store.ts';
import { recordStep } from '../quests/store/progress.ts';
import type { OpenPost } from './access.ts';
import { announceReply, tellOfChange } from './notices.ts';
import { toPost, toReply } from './presenters.ts';
import { forumPosts, forumReplies, oneMoreChange, type ReplyRow } from './tables.ts';

/** The replies with those that they answer, in one more statement. */
const withReferences = async (
  db: Handle,
  rows: readonly ReplyRow[],
  { permissions, member }: OpenPost,
): Promise<ForumReply[]> => {
  const ids = rows.flatMap(({ refId }) => refId ?? []);
  const referred = ids.length
    ? await db.select().from(forumReplies).where(inArray(forumReplies.id, ids))
    : [];
  const byId = new Map(referred.map((row) => [row.id, row]));
  return rows.map((row) => {
    const ref = row.refId ? byId.get(row.refId) : undefined;
    return toReply(row, ref, permissions.moderate || row.creatorId === member?.id);
  });
};

/** Floors are numbered under the post's lock: who follows them misses none. */
const byFloor = byNumber<ReplyRow>(forumReplies.number, 'asc', ({ number }) => number);

/** A page of a post's floors. */
export const listReplies = (
  db: Handle,
  open: OpenPost,
  query: EitherQuery,
): Promise<EitherPage<ForumReply>> => {
  const { id, floors } = open.post;
  return toEitherPage(query, {
    keyset: byFloor,
    rows: (behind) =>
      db
        .select()
        .from(forumReplies)
        .where(and(eq(forumReplies.postId, id), behind))
        .orderBy(...byFloor.order),
    total: Promise.resolve([{ rows: floors }]),
    present: (rows) => withReferences(db, rows, open),
  });
};

/** Builds the next floor under the post's row lock, which numbers it. */
const nextFloor = async (tx: Transaction, postId: string, memberId: string, now: Date) => {
  const [post] = await tx
    .update(forumPosts)
    .set({
      floors: sql`${forumPosts.floors} + 1`,
      repliesNumber: sql`${forumPosts.repliesNumber} + 1`,
      lastPostDate: now,
      lastPosterId: memberId,
      ...oneMoreChange,
    })
    .where(and(eq(forumPosts.id, postId), eq(forumPosts.deleted, false)))
    .returning({ floors: forumPosts.floors });
  if (!post) throw notFound('帖子');
  return post.floors;
};

/** The reply of this post that is answered, as long as it is there. */
const answered = async (tx: Transaction, postId: string, id: string) => {
  const [ref] = await tx
    .select()
    .from(forumReplies)
    .where(
      and(
        eq(forumReplies.id, id),
        eq(forumReplies.postId, postId),
        eq(forumReplies.deleted, false),
      ),
    );
  if (!ref) throw notFound('评论', 'RefPost');
  return ref;
};

/** @throws Refusal as the contract says */
export const createReply = (
  { database, events, now }: Services,
  caller: Caller,
  open: OpenPost,
  input: { Content: string; RefPost?: string | undefined } & SaidAuthorship,
): Promise<ForumReply> => {
  const { post, permissions } = open;
  if (!permissions.write) throw forbidden(WRITE_HINT);
  refuseIf(replyProblem(input.Content, 'create'));
  return database.transaction(async (tx) => {
    const moment = now();
    const ref = input.RefPost ? await answered(tx, post.id, input.RefPost) : undefined;
    const number = await nextFloor(tx, post.id, caller.id, moment);
    const [row] = await tx
      .insert(forumReplies)
      .values({
        id: newId(moment.getTime()),
        postId: post.id,
        number,
        creatorId: caller.id,
        content: input.Content,
        refId: ref?.id ?? null,
        createDate: moment,
        ...authoredBy(caller, input),
      })
      .returning();
    if (!row) throw new Error('the new reply was not stored');
    await tellOfChange(tx, events, open);
    await announceReply(tx, events, open, number, ref);
    const step = { memberId: caller.id, trigger: 'REPLY_CREATED', subject: row.id } as const;
    await recordStep(tx, events, { ...step, now: moment });
    return toReply(row, ref, true);
  });
};

const ofReply = ({ post }: OpenPost, { id, number }: ReplyRow) => ({
  kind: 'REPLY' as const,
  target: id,
  title: `${post.title} · #${number}楼`,
});

/** @throws Refusal FORBIDDEN, BAD_USER_INPUT, NOT_FOUND */
export const updateReply = async (
  { database, events, now }: Services,
  caller: Caller,
  open: OpenPost,
  reply: ReplyRow,
  content: string,
): Promise<{ post: ForumPost; reply: ForumReply }> => {
  if (reply.creatorId !== caller.id && !open.permissions.moderate)
    throw forbidden('只能修改自己的评论');
  refuseIf(replyProblem(content, 'edit'));
  return database.transaction(async (tx) => {
    const rows = await tx
      .update(forumReplies)
      .set({ content, modifyDate: now(), ...authoredAfter(caller, reply, {}) })
      .where(and(eq(forumReplies.id, reply.id), eq(forumReplies.deleted, false)))
      .returning();
    const [changed] = await withReferences(tx, rows, open);
    const [post] = await tx
      .update(forumPosts)
      .set(oneMoreChange)
      .where(eq(forumPosts.id, open.post.id))
      .returning();
    if (!changed || !post) throw notFound('评论');
    await tellOfChange(tx, events, open);
    if (reply.creatorId !== caller.id)
      await record(tx, actedBy(caller, now), {
        action: 'forum.update',
        ...ofReply(open, reply),
        before: { content: reply.content },
        after: { content },
      });
    return { post: toPost(post), reply: changed };
  });
};

/** Empties a floor, which stays with its number. @throws Refusal FORBIDDEN, NOT_FOUND */
export const removeReply = async (
  { database, events, now }: Services,
  caller: Caller,
  open: OpenPost,
  reply: ReplyRow,
): Promise<{ post: ForumPost; reply: ForumReply }> => {
  if (reply.creatorId !== caller.id && !open.permissions.remove)
    throw forbidden('只能删除自己的评论');
  return database.transaction(async (tx) => {
    const rows = await tx
      .update(forumReplies)
      .set({ deleted: true })
      .where(and(eq(forumReplies.id, reply.id), eq(forumReplies.deleted, false)))
      .returning();
    const [removed] = await withReferences(tx, rows, open);
    const [post] = await tx
      .update(forumPosts)
      // A folded one counts no longer.
      .set({
        repliesNumber: sql`${forumPosts.repliesNumber} - ${reply.collapsedDate ? 0 : 1}`,
        ...oneMoreChange,
      })
      .where(eq(forumPosts.id, open.post.id))
      .returning();
    if (!removed || !post) throw notFound('评论');
    await tellOfChange(tx, events, open);
    if (reply.creatorId !== caller.id)
      await record(tx, actedBy(caller, now), {
        action: 'forum.remove',
        ...ofReply(open, reply),
        before: { content: reply.content },
      });
    return { post: toPost(post), reply: removed };
  });
};
