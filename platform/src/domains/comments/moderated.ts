import { and, eq } from 'drizzle-orm';
import type { ContentSource } from '../moderation/store/content.ts';
import type { CommentTargets } from './store/targets.ts';
import { comments } from './tables.ts';
import { countReplies, takeOut } from './writing.ts';

const EXCERPT = 20;

/** A comment, as administrators fold and delete it: folded or gone, it counts for nothing. */
export const commentContent = (targets: CommentTargets): ContentSource => ({
  find: async (tx, id) => {
    const [comment] = await tx
      .select()
      .from(comments)
      .where(and(eq(comments.id, id), eq(comments.deleted, false)))
      .for('update');
    if (!comment) return undefined;
    const { kind, targetId, firstId, authorId, content, collapsedReason } = comment;
    const target = await targets[kind].find(tx, targetId);
    // Private content isn't moderated.
    if (!target || target.state === 'PRIVATE') return undefined;
    const excerpt = [...content].slice(0, EXCERPT).join('');
    return {
      ownerId: authorId,
      title: `${target.title} · ${excerpt}`,
      collapsedReason,
      data: { ...target.data, Comment: { _id: id, First: firstId, Answers: false } },
    };
  },
  fold: async (tx, id, folding) => {
    const [row] = await tx.update(comments).set(folding).where(eq(comments.id, id)).returning();
    if (!row) return;
    const change = folding.collapsedDate === null ? 1 : -1;
    if (row.firstId !== null) await countReplies(tx, row.firstId, change);
    await targets[row.kind].count(tx, row.targetId, change);
  },
  remove: async (tx, id) => {
    const [row] = await tx
      .select({ kind: comments.kind })
      .from(comments)
      .where(eq(comments.id, id));
    if (row) await takeOut(tx, targets[row.kind], id);
  },
});
