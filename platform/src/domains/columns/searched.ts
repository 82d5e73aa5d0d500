import { and, eq, inArray } from 'drizzle-orm';
import { members } from '../members/tables.ts';
import { memberName, nameAsList } from '../organizations/store/authors.ts';
import type { SearchSource } from '../search/store/source.ts';
import { columnPages } from './public-pages.ts';
import { columns } from './tables.ts';

/** Columns that everybody sees. */
export const searchedColumns: SearchSource = {
  kind: 'COLUMN',
  table: columns,
  id: columns.id,
  read: async (db, ids) => {
    const rows = await db
      .select({ row: columns, author: memberName })
      .from(columns)
      .innerJoin(members, eq(members.id, columns.ownerId))
      .where(and(inArray(columns.id, ids), columnPages.shown));
    return rows.map(({ row, author }) => ({
      id: row.id,
      title: row.name,
      tags: [],
      authors: nameAsList(author),
      description: row.shortDescription,
      passages: [],
      weight: row.subscribesNumber,
      contents: row.labsNumber,
      date: row.updateDate,
    }));
  },
};
