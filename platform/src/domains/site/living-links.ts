import type { RecommendConfig } from '@whaletide/schema/domains/site/rest/recommend-config.ts';
import { linkTarget } from '@whaletide/schema/domains/site/rules/site-links.ts';
import type { Services } from '#services.ts';
import type { PageSources } from './public-pages.ts';
import { shownOf } from './shown.ts';

/** Tells of these links which lead somewhere: to what every visitor sees, or to what isn't known. */
export const livingAmong = async (
  { database, config: { publicOrigins } }: Services,
  pages: PageSources,
  links: readonly string[],
): Promise<(link: string) => boolean> => {
  const pagesOf = (link: string) => {
    const target = linkTarget(link, publicOrigins);
    return target && target.kinds.map((kind) => ({ kind, id: target.id }));
  };
  const references = links.flatMap((link) => pagesOf(link) ?? []);
  const isShown = await shownOf(database.db, pages, references);
  return (link) => pagesOf(link)?.some(isShown) ?? true;
};

/** Advertisements without those of what has been folded or deleted since. */
export const livingAds = async <Ad extends { link: string }>(
  services: Services,
  pages: PageSources,
  ads: readonly Ad[],
): Promise<Ad[]> => {
  const links = ads.map(({ link }) => link);
  const lives = await livingAmong(services, pages, links);
  return ads.filter(({ link }) => lives(link));
};

/** All links of what is recommended. */
export const linksOf = ({
  Home,
  RecommendGroup,
  LearningPath,
  Lab,
  Activity,
}: RecommendConfig): string[] => [
  ...[...Home.AdList, ...Lab.AdList, ...(Activity?.AdList ?? [])].map(({ link }) => link),
  ...[...RecommendGroup.flatMap(({ List }) => List), ...LearningPath].map(({ Link }) => Link),
];

/** Activities of the calendar that every visitor sees. */
const shownClasses = async (
  { database }: Services,
  pages: PageSources,
  ids: readonly string[],
): Promise<string[]> => {
  const classes = ids.map((id) => ({ kind: 'activities' as const, id }));
  const isShown = await shownOf(database.db, pages, classes);
  return classes.filter(isShown).map(({ id }) => id);
};

/**
 * Answers the recommendations without slides, banners, links and activities that visitors see no
 * more. A group of which nothing is left is dropped.
 */
export const livingRecommended = async (
  services: Services,
  pages: PageSources,
  config: RecommendConfig,
): Promise<RecommendConfig> => {
  const { Home, RecommendGroup, LearningPath, Lab, Activity, ClassCalendar } = config;
  const lives = await livingAmong(services, pages, linksOf(config));
  return {
    ...config,
    Home: { ...Home, AdList: Home.AdList.filter(({ link }) => lives(link)) },
    RecommendGroup: RecommendGroup.map((group) => ({
      ...group,
      List: group.List.filter(({ Link }) => lives(Link)),
    })).filter(({ List }) => List.length > 0),
    LearningPath: LearningPath.filter(({ Link }) => lives(Link)),
    Lab: { ...Lab, AdList: Lab.AdList.filter(({ link }) => lives(link)) },
    Activity: { AdList: (Activity?.AdList ?? []).filter(({ link }) => lives(link)) },
    ClassCalendar: await shownClasses(services, pages, ClassCalendar ?? []),
  };
};
