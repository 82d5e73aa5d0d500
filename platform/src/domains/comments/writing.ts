import { and, count, eq, gt, isNull, sql } from 'drizzle-orm';
import type { CallInput } from '@whaletide/schema/shared/rest/call.ts';
import {
  type Comment,
  type commentCalls,
  type CommentedKind,
  commentedKinds,
} from '@whaletide/schema/domains/comments/rest.ts';
import {
  commentingProblem,
  commentProblem,
  firstOf,
} from '@whaletide/schema/domains/comments/rules.ts';
import { moderatedText } from '@whaletide/schema/domains/moderation/rules/moderation.ts';
import { fromWire } from '@whaletide/schema/kinds.ts';
import { Refusal } from '@whaletide/server/refusal.ts';
import type { Transaction } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { newId } from '#ids.ts';
import { forbidden, notFound, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { byMember, recordActivity, withdrawActivity } from '../activity-log/store.ts';
import { lockedMember } from '../members/store.ts';
import { recordStep } from '../quests/store/progress.ts';
import type { OpenComment } from './access.ts';
import { momentOfNext } from './moment.ts';
import { announceComment } from './notices.ts';
import { toComment } from './presenters.ts';
import { toComments } from './store/reading.ts';
import { type CommentTarget, type CommentTargets, readableTarget } from './store/targets.ts';
import { type CommentRow, comments } from './tables.ts';
import { MINUTE } from '@whaletide/schema/shared/rules/time.ts';

/** A content as it is stored: as it was written, and as others read it where that differs. */
const moderated = ({ config }: Services, content: string) => {
  const shown = moderatedText(content, config.maskedWords);
  return { content, moderatedContent: shown === content ? null : shown };
};

/** Under the lock of the member's row, so that several at once are counted. @throws Refusal RATE_LIMITED */
const checkPace = async (tx: Transaction, { config, now }: Services, memberId: string) => {
  await lockedMember(tx, memberId);
  const since = new Date(now().getTime() - MINUTE);
  const [written] = await tx
    .select({ rows: count() })
    .from(comments)
    .where(and(eq(comments.authorId, memberId), gt(comments.createDate, since)));
  if ((written?.rows ?? 0) >= config.limits.commentsPerMinute)
    throw new Refusal('RATE_LIMITED', '评论得太快了，请稍后再试', { retryAfter: 60 });
};

/** The comment on the same thing that is answered, as long as everybody reads it. */
const answered = async (
  tx: Transaction,
  { kind, Target }: { kind: CommentedKind; Target: string },
  id: string,
): Promise<CommentRow> => {
  const [ref] = await tx
    .select()
    .from(comments)
    .where(
      and(
        eq(comments.id, id),
        eq(comments.kind, kind),
        eq(comments.targetId, Target),
        eq(comments.deleted, false),
        isNull(comments.collapsedDate),
      ),
    );
  if (!ref) throw notFound('评论', 'RefComment');
  return ref;
};

export const countReplies = (tx: Transaction, firstId: string, change: number) =>
  tx
    .update(comments)
    .set({ repliesNumber: sql`${comments.repliesNumber} + ${change}` })
    .where(eq(comments.id, firstId));

/** @throws Refusal as the contract says */
export const createComment = (
  services: Services,
  targets: CommentTargets,
  caller: Caller,
  input: CallInput<typeof commentCalls.create>['body'],
): Promise<Comment> => {
  const { Target, Content, RefComment } = input;
  const kind: CommentedKind = fromWire(commentedKinds, input.Kind);
  const { count: countComments, eventType } = targets[kind];
  refuseIf(commentProblem(Content, 'create'));
  return services.database.transaction(async (tx) => {
    const target = await readableTarget(tx, targets[kind], Target, caller);
    if (!target) throw notFound('内容', 'Target');
    refuseIf(commentingProblem({ isOpen: target.state === 'OPEN' }));
    await checkPace(tx, services, caller.id);
    const ref =
      RefComment === undefined ? undefined : await answered(tx, { kind, Target }, RefComment);
    const firstId = ref ? firstOf(ref) : null;
    // The comment's row before the target's: in this order wherever both are counted.
    if (firstId !== null) await countReplies(tx, firstId, 1);
    if (!(await countComments(tx, Target, 1))) throw notFound('内容', 'Target');
    const list = { kind, targetId: Target, firstId };
    const moment = await momentOfNext(tx, list, services.now());
    const [row] = await tx
      .insert(comments)
      .values({
        id: newId(moment.getTime()),
        ...list,
        refId: ref?.id ?? null,
        authorId: caller.id,
        ...moderated(services, Content.trim()),
        createDate: moment,
      })
      .returning();
    if (!row) throw new Error('the new comment was not stored');
    await recordActivity(tx, byMember(caller.id, 'COMMENT', kind, Target), moment);
    await announceComment(tx, services.events, row, { target, eventType, ref });
    const step = { memberId: caller.id, trigger: 'COMMENT_CREATED', subject: row.id } as const;
    await recordStep(tx, services.events, { ...step, now: moment });
    return toComment(row, ref, caller);
  });
};

/** @throws Refusal FORBIDDEN, BAD_USER_INPUT, NOT_FOUND */
export const updateComment = async (
  services: Services,
  caller: Caller,
  { comment }: OpenComment,
  content: string,
): Promise<Comment> => {
  if (comment.authorId !== caller.id) throw forbidden('只能修改自己的评论');
  refuseIf(commentProblem(content, 'edit'));
  const { db } = services.database;
  const rows = await db
    .update(comments)
    .set({ ...moderated(services, content.trim()), modifyDate: services.now() })
    .where(and(eq(comments.id, comment.id), eq(comments.deleted, false)))
    .returning();
  const [changed] = await toComments(db, rows, caller);
  if (!changed) throw notFound('评论');
  return changed;
};

/** Forgets that a member commented on something once they have no comment left on it. */
const forgetCommenting = async (tx: Transaction, { authorId, kind, targetId }: CommentRow) => {
  const [left] = await tx
    .select({ id: comments.id })
    .from(comments)
    .where(
      and(
        eq(comments.authorId, authorId),
        eq(comments.kind, kind),
        eq(comments.targetId, targetId),
        eq(comments.deleted, false),
      ),
    )
    .limit(1);
  if (!left) await withdrawActivity(tx, byMember(authorId, 'COMMENT', kind, targetId));
};

/**
 * Takes a comment out for good: its text goes, and its place too unless others stand under it.
 * Undefined where it was gone already.
 */
export const takeOut = async (
  tx: Transaction,
  { count: countComments }: Pick<CommentTarget, 'count'>,
  id: string,
): Promise<CommentRow | undefined> => {
  const [row] = await tx
    .update(comments)
    .set({ deleted: true })
    .where(and(eq(comments.id, id), eq(comments.deleted, false)))
    .returning();
  // A folded one counts no longer.
  if (row?.collapsedDate === null) {
    if (row.firstId !== null) await countReplies(tx, row.firstId, -1);
    await countComments(tx, row.targetId, -1);
  }
  if (row) await forgetCommenting(tx, row);
  return row;
};

/** @throws Refusal FORBIDDEN, NOT_FOUND */
export const removeComment = async (
  { database }: Services,
  targets: CommentTargets,
  caller: Caller,
  { comment }: OpenComment,
): Promise<Comment> => {
  if (comment.authorId !== caller.id) throw forbidden('只能删除自己的评论');
  return database.transaction(async (tx) => {
    const row = await takeOut(tx, targets[comment.kind], comment.id);
    const [removed] = row ? await toComments(tx, [row], caller) : [];
    if (!removed) throw notFound('评论');
    return removed;
  });
};
