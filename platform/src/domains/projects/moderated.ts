import { and, eq } from 'drizzle-orm';
import type { ContentSource } from '../moderation/store/content.ts';
import { endTokens } from './sharing.ts';
import { labs } from './tables.ts';

/**
 * Projects that others see, as administrators fold and delete them; private ones aren't moderated.
 */
export const projectContent: ContentSource = {
  find: async (tx, id) => {
    const [lab] = await tx
      .select()
      .from(labs)
      .where(and(eq(labs.id, id), eq(labs.private, false), eq(labs.deleted, false)))
      .for('update');
    return (
      lab && {
        ownerId: lab.memberId,
        title: lab.title,
        collapsedReason: lab.collapsedReason,
        data: { Lab: { _id: lab.id, Name: lab.title } },
      }
    );
  },
  fold: async (tx, id, folding) => {
    await tx.update(labs).set(folding).where(eq(labs.id, id));
    // Frames that were opened while it was private can't read on.
    await endTokens(tx, id);
  },
  remove: async (tx, id) => {
    await tx.update(labs).set({ deleted: true }).where(eq(labs.id, id));
  },
};
