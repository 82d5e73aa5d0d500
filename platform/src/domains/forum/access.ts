import { and, eq, inArray } from 'drizzle-orm';
import { publishStatus } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import type {
  Forum,
  ForumPermissions,
} from '@whaletide/schema/domains/forum/rest/forum-documents.ts';
import { forumPermissions } from '@whaletide/schema/domains/forum/rules.ts';
import { registerStatus } from '@whaletide/schema/domains/registration/rest/registration.ts';
import type { Handle } from '../../database/database.ts';
import { hasRole, type Caller } from '../../http/caller.ts';
import { foldedAway, gone, notFound } from '../../refusal.ts';
import { managedAmong } from '../competitions/store/access.ts';
import { competitionsByIds } from '../competitions/store/reading.ts';
import { type CompetitionRow } from '../competitions/tables.ts';
import { memberById } from '../members/store.ts';
import type { MemberRow } from '../members/tables.ts';
import { registrations } from '../teams/tables.ts';
import { forumPosts, forumReplies, type PostRow, type ReplyRow } from './tables.ts';

/** A forum that the caller may read, and what they may do there. */
export interface OpenForum {
  competition: CompetitionRow;
  permissions: ForumPermissions;
  /** Undefined for a visitor. */
  member: MemberRow | undefined;
}

/** Finds which of the competitions the member has registered for. */
const registeredAmong = async (db: Handle, caller: Caller | null, ids: readonly string[]) => {
  if (caller === null || ids.length === 0) return new Set<string>();
  const { competitionId, memberId, status } = registrations;
  const rows = await db
    .select({ competitionId })
    .from(registrations)
    .where(
      and(
        inArray(competitionId, [...ids]),
        eq(memberId, caller.id),
        eq(status, registerStatus.registered),
      ),
    );
  return new Set(rows.map((row) => row.competitionId));
};

/** The forum of an organization competition is for those who take part, unless it is opened. */
const isClosed = (competition: CompetitionRow) =>
  competition.publishStatus === publishStatus.organization && !competition.publishForum;

/** Finds which of the forums are open to the caller, and are of competitions that they may read. */
const openForums = async (
  db: Handle,
  ids: readonly string[],
  caller: Caller | null,
): Promise<OpenForum[]> => {
  const found = await competitionsByIds(db, ids, caller);
  const member = caller ? await memberById(db, caller.id) : undefined;
  const own = await managedAmong(
    db,
    caller,
    found.map(({ id }) => id),
  );
  const closed = found.filter((competition) => isClosed(competition)).map(({ id }) => id);
  const inside = await registeredAmong(db, caller, closed);
  const open = found.filter(
    (competition) =>
      !isClosed(competition) || own.has(competition.id) || inside.has(competition.id),
  );
  return open.map((competition) => ({
    competition,
    member,
    permissions: forumPermissions(
      member ? { growthScore: member.growthScore, isAdmin: hasRole(caller, 'admin') } : null,
      own.has(competition.id),
    ),
  }));
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

export const toForum = ({ competition, permissions }: OpenForum): Forum => ({
  _id: competition.id,
  Competition: competition.id,
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

const opened = async (db: Handle, post: PostRow | undefined, caller: Caller | null) => {
  if (!post) throw notFound('帖子');
  const [forum] = await openForums(db, [post.competitionId], caller);
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
