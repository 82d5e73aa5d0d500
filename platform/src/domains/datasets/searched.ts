import { and, eq, inArray } from 'drizzle-orm';
import { members } from '../members/tables.ts';
import { authorName, nameAsList } from '../organizations/store/authors.ts';
import { organizations } from '../organizations/tables.ts';
import type { SearchSource } from '../search/store/source.ts';
import { datasetPages } from './public-pages.ts';
import { metaTagById } from './tags-catalogue.ts';
import { datasets } from './tables.ts';

/** Characters of a long text that are searched. */
const TEXT = 10_000;

/** Datasets that everybody sees. */
export const searchedDatasets: SearchSource = {
  kind: 'DATASET',
  table: datasets,
  id: datasets.id,
  views: datasets.viewsNumber,
  read: async (db, ids) => {
    const rows = await db
      .select({ row: datasets, author: authorName })
      .from(datasets)
      .innerJoin(members, eq(members.id, datasets.memberId))
      .leftJoin(organizations, eq(organizations.id, datasets.organizationId))
      .where(and(inArray(datasets.id, ids), datasetPages.shown));
    return rows.map(({ row, author: name }) => ({
      id: row.id,
      title: row.title,
      tags: row.tags.flatMap((id) => metaTagById(id)?.tag.Name ?? []),
      authors: nameAsList(name),
      description: row.shortDescription,
      passages: [{ text: row.document.slice(0, TEXT) }],
      weight: row.votesNumber,
      contents: row.labsNumber,
      date: row.updateDate,
    }));
  },
};
