import type { PublicPageKind, SiteConfig } from '@whaletide/schema/domains/site/rest/site.ts';
import type { SearchTrendType } from '@whaletide/schema/domains/site/rules/site.ts';
import type { Handle } from '#database/database.ts';
import type { PageSources } from './public-pages.ts';
import { type Reference, shownOf } from './shown.ts';

type Trend = SiteConfig['searchTrends'][number];

/** The pages that a trending word of each type may lead to. */
const kinds: Partial<Record<SearchTrendType, PublicPageKind>> = {
  PROJECT: 'projects',
  DATASET: 'datasets',
  COMPETITION: 'competitions',
  ACTIVITY: 'activities',
  COLUMN: 'columns',
  CHANNEL: 'channels',
};

const targetOf = ({ type, id }: Trend): Reference | null => {
  const kind = kinds[type];
  return kind && id ? { kind, id } : null;
};

/** The trending words that lead to what every visitor sees, in their order. */
export const shownTrends = async (
  db: Handle,
  pages: PageSources,
  trends: readonly Trend[],
): Promise<Trend[]> => {
  const isShown = await shownOf(
    db,
    pages,
    trends.flatMap((trend) => targetOf(trend) ?? []),
  );
  return trends.filter((trend) => {
    const target = targetOf(trend);
    return trend.type === 'URL' || (target !== null && isShown(target));
  });
};
