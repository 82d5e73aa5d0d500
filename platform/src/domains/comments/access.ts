import { and, eq, inArray } from 'drizzle-orm';
import type { Handle } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { notFound } from '#refusal.ts';
import { type CommentTargets, type FoundTarget, readableTarget } from './store/targets.ts';
import { type CommentRow, comments } from './tables.ts';

/** A comment that is there, and what it is about. */
export interface OpenComment {
  comment: CommentRow;
  target: FoundTarget;
}

/** @throws Refusal NOT_FOUND for what the caller may not read the target of */
export const openComment = async (
  db: Handle,
  targets: CommentTargets,
  id: string,
  caller: Caller | null,
): Promise<OpenComment> => {
  const [comment] = await db.select().from(comments).where(eq(comments.id, id));
  const target =
    comment && (await readableTarget(db, targets[comment.kind], comment.targetId, caller));
  if (!target) throw notFound('评论');
  return { comment, target };
};

/** Finds which of the comments have targets that the caller may read. */
export const readableAmong = async (
  db: Handle,
  targets: CommentTargets,
  ids: readonly string[],
  caller: Caller | null,
): Promise<string[]> => {
  const { id, kind, targetId } = comments;
  const rows = await db
    .select({ id, kind, targetId })
    .from(comments)
    .where(and(inArray(id, [...ids])));
  const groups = Map.groupBy(rows, (row) => `${row.kind}:${row.targetId}`);
  const readable: string[] = [];
  // A page asks for the comments of one thing, so that this is one statement more.
  for (const [one, ...others] of groups.values()) {
    if (!one || !(await readableTarget(db, targets[one.kind], one.targetId, caller))) continue;
    readable.push(one.id, ...others.map((row) => row.id));
  }
  return readable;
};
