import { and, eq, ne } from 'drizzle-orm';
import type { ContentSource } from '../moderation/store/content.ts';
import { snippets } from './tables.ts';

/** Snippets that others can see, as administrators fold and delete them. */
export const snippetContent: ContentSource = {
  find: async (tx, id) => {
    const [snippet] = await tx
      .select()
      .from(snippets)
      .where(and(eq(snippets.id, id), ne(snippets.sharing, 'PRIVATE')))
      .for('update');
    return (
      snippet && {
        ownerId: snippet.memberId,
        title: snippet.name,
        collapsedReason: snippet.collapsedReason,
        data: { Snippet: { _id: snippet.id, Name: snippet.name } },
      }
    );
  },
  fold: async (tx, id, folding) => {
    await tx.update(snippets).set(folding).where(eq(snippets.id, id));
  },
  remove: async (tx, id) => {
    await tx.delete(snippets).where(eq(snippets.id, id));
  },
};
