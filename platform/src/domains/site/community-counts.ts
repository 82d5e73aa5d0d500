import type { CommunityCounts, PublicPageKind } from '@whaletide/schema/domains/site/rest/site.ts';
import type { Handle } from '#database/database.ts';
import { countPages, type PageSources } from './public-pages.ts';

/** Counts of content beside its public pages. */
type Counts = Record<'Members' | 'Works', (db: Handle) => Promise<number>>;

declare module '#domain.ts' {
  interface Domain {
    counts?: Partial<Counts>;
  }
  interface Gathered {
    counts: Counts;
  }
}

/** Counts what everybody sees of the community: a statement a kind. */
export const communityCounts = async (
  db: Handle,
  sources: PageSources,
  counts: Counts,
): Promise<CommunityCounts> => {
  const pages = await countPages(db, sources);
  const of = (kind: PublicPageKind) => pages.find(({ Kind }) => Kind === kind)?.Count ?? 0;
  return {
    Members: await counts.Members(db),
    Works: await counts.Works(db),
    Competitions: of('competitions'),
    Teams: of('teams'),
    Projects: of('projects'),
    Columns: of('columns'),
    Posts: of('posts'),
  };
};
