import { and, eq, inArray } from 'drizzle-orm';
import type { Forum, ForumKind } from '@whaletide/schema/domains/forum/rest/forum-documents.ts';
import { toWire } from '@whaletide/schema/kinds.ts';
import type { Handle } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { foldedAway, gone, notFound } from '#refusal.ts';
import { memberById } from '../members/store.ts';
import { openChannelForums } from './channel-forums.ts';
import { openCompetitionForums } from './competition-forums.ts';
import type { OpenForum } from './open-forum.ts';
import { forumPosts, forumReplies, forums, type PostRow, type ReplyRow } from './tables.ts';

const byKind = {
  COMPETITION: openCompetitionForums,
  CHANNEL: openChannelForums,
} satisfies Record<ForumKind, unknown>;

/** Finds which of the forums are open to the caller. */
export const openForums = async (
  db: Handle,
  ids: readonly string[],
  caller: Caller | null,
): Promise<OpenForum[]> => {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: forums.id, kind: forums.kind })
    .from(forums)
    .where(inArray(forums.id, [...ids]));
  const member = caller ? await memberById(db, caller.id) : undefined;
  const open: OpenForum[] = [];
  for (const kind of Object.keys(byKind) as ForumKind[]) {
    const own = rows.filter((row) => row.kind === kind).map(({ id }) => id);
    if (own.length > 0) open.push(...(await byKind[kind](db, own, { caller, member })));
  }
  return open;
};

/** @throws Refusal NOT_FOUND */
export const openForum = async (
  db: Handle,
  id: string,
  caller: Caller | null,
): Promise<OpenForum> => {
  const [forum] = await openForums(db, [id], caller);
  if (!forum) throw notFound('论坛');
  return forum;
};

/** Finds the forum of a competition; that of a channel is asked for by ids. @throws Refusal NOT_FOUND */
export const openForumOfCompetition = async (
  db: Handle,
  id: string,
  caller: Caller | null,
): Promise<OpenForum> => {
  const forum = await openForum(db, id, caller);
  if (forum.kind !== 'COMPETITION') throw notFound('论坛');
  return forum;
};

export const toForum = ({ id, kind, permissions }: OpenForum): Forum => ({
  _id: id,
  Kind: toWire(kind),
  Competition: kind === 'COMPETITION' ? id : null,
  Zone: kind === 'CHANNEL' ? id : null,
  permissions,
});

export const forumsByIds = async (
  db: Handle,
  ids: readonly string[],
  caller: Caller | null,
): Promise<Forum[]> => (await openForums(db, ids, caller)).map(toForum);

export interface OpenPost extends OpenForum {
  post: PostRow;
}

const opened = async (
  db: Handle,
  post: PostRow | undefined,
  caller: Caller | null,
): Promise<OpenPost> => {
  if (!post) throw notFound('帖子');
  const [forum] = await openForums(db, [post.forumId], caller);
  if (!forum) throw notFound('帖子');
  // A folded post stays open to its author, with the reason, and to administrators.
  const mayRead = post.creatorId === caller?.id || forum.permissions.moderate;
  if (post.collapsedDate && !mayRead) throw foldedAway('帖子');
  return { ...forum, post };
};

/** A post that is there and that the caller may read. @throws Refusal NOT_FOUND; gone once deleted */
export const openPost = async (
  db: Handle,
  id: string,
  caller: Caller | null,
): Promise<OpenPost> => {
  const [post] = await db.select().from(forumPosts).where(eq(forumPosts.id, id));
  const found = await opened(db, post, caller);
  if (found.post.deleted) throw gone('帖子');
  return found;
};

/** Finds the post of an id, or the reply of it and the post above. @throws Refusal NOT_FOUND */
export const openPostOrReply = async (
  db: Handle,
  id: string,
  caller: Caller,
): Promise<OpenPost & { reply: ReplyRow | null }> => {
  const [found] = await db
    .select({ post: forumPosts, reply: forumReplies })
    .from(forumReplies)
    .innerJoin(forumPosts, eq(forumPosts.id, forumReplies.postId))
    .where(
      and(eq(forumReplies.id, id), eq(forumReplies.deleted, false), eq(forumPosts.deleted, false)),
    );
  if (!found) return { ...(await openPost(db, id, caller)), reply: null };
  return { ...(await opened(db, found.post, caller)), reply: found.reply };
};
