import { and, asc, count, gt, sql } from 'drizzle-orm';
import {
  type PublicPage,
  type PublicPageKind,
  publicPageKinds,
} from '@whaletide/schema/domains/site/rest/site.ts';
import type { Handle } from '#database/database.ts';
import type { PageSource } from '#database/page-source.ts';

/** Sources of the pages of each kind; each domain names its own. */
export type PageSources = Record<PublicPageKind, PageSource>;

declare module '#domain.ts' {
  interface Domain {
    /** Pages that every visitor sees, for sitemaps and counts. */
    publicPages?: Partial<PageSources>;
    /** Tells whether everybody may see a column. */
    isColumn?: (db: Handle, id: string) => Promise<boolean>;
  }
  interface Gathered {
    publicPages: PageSources;
    isColumn: (db: Handle, id: string) => Promise<boolean>;
  }
}

/** Counts the pages of each kind, a statement a kind. */
export const countPages = async (
  db: Handle,
  sources: PageSources,
): Promise<{ Kind: PublicPageKind; Count: number }[]> => {
  const counts = [];
  for (const kind of publicPageKinds) {
    const { table, within, shown } = sources[kind];
    const rows = db.select({ rows: count() }).from(table).$dynamic();
    const [row] = await (within ? rows.innerJoin(within.table, within.on) : rows).where(shown);
    counts.push({ Kind: kind, Count: row?.rows ?? 0 });
  }
  return counts;
};

interface Slice {
  /** The last row of the slice before. */
  after?: string | undefined;
  skip: number;
  most: number;
}

/** Pages of one kind by their ids: new ones come last, so that slices stay what they were. */
export const pagesOf = async (
  db: Handle,
  { table, id, updatedAt, organization, channel, within, shown }: PageSource,
  { after, skip, most }: Slice,
  now: Date,
): Promise<PublicPage[]> => {
  const rows = db
    .select({
      id: sql<string>`${id}`,
      updatedAt: updatedAt(now),
      organization: organization ?? sql<null>`null`,
      channel: channel ?? sql<null>`null`,
    })
    .from(table)
    .$dynamic();
  const found = await (within ? rows.innerJoin(within.table, within.on) : rows)
    .where(and(shown, after === undefined ? undefined : gt(id, after)))
    .orderBy(asc(id))
    .limit(most)
    .offset(skip);
  return found.map((row) => ({
    _id: row.id,
    UpdateDate: row.updatedAt?.toISOString() ?? null,
    ...(row.organization !== null && { Organization: row.organization }),
    ...(row.channel !== null && { Channel: row.channel }),
  }));
};
