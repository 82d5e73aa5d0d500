import { eq } from 'drizzle-orm';
import type { ContentSource } from '../moderation/store/content.ts';
import { columns } from './tables.ts';

/** Columns, as administrators fold them; only their owners delete them. */
export const columnContent: ContentSource = {
  find: async (tx, id) => {
    const [column] = await tx.select().from(columns).where(eq(columns.id, id)).for('update');
    return (
      column && {
        ownerId: column.ownerId,
        title: column.name,
        collapsedReason: column.collapsedReason,
        data: { Column: { _id: column.id, Name: column.name } },
      }
    );
  },
  fold: async (tx, id, folding) => {
    await tx.update(columns).set(folding).where(eq(columns.id, id));
  },
  remove: () => Promise.reject(new Error('a column is folded only')),
};
