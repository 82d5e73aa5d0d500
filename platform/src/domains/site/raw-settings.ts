import type { RawSettings } from '@whaletide/schema/domains/site/rest/raw-settings.ts';
import { type Caller, hasRole } from '#http/caller.ts';
import { forbidden } from '#refusal.ts';
import type { Services } from '#services.ts';
import { linksOf, livingAmong } from './living-links.ts';
import type { PageSources } from './public-pages.ts';
import { shownOf } from './shown.ts';
import { siteConfig } from './store/config.ts';
import { recommendConfig } from './store/recommend-config.ts';
import { shownTrends } from './trends.ts';

/**
 * Answers the settings as they were written: a form filled with what everybody sees would drop the
 * rest on saving.
 * @throws Refusal FORBIDDEN
 */
export const rawSettings = async (
  services: Services,
  caller: Caller,
  pages: PageSources,
): Promise<RawSettings> => {
  if (!hasRole(caller, 'admin')) throw forbidden('仅管理员可以查看站点设置');
  const { db } = services.database;
  const Site = await siteConfig(db);
  const Recommend = await recommendConfig(db);

  const links = [...linksOf(Recommend), ...Site.competitionAds.map(({ link }) => link)];
  const lives = await livingAmong(services, pages, links);
  const projects = Recommend.Lab.HotList.map((id) => ({ kind: 'projects' as const, id }));
  const columns = Recommend.Column.map((id) => ({ kind: 'columns' as const, id }));
  const classes = (Recommend.ClassCalendar ?? []).map((id) => ({
    kind: 'activities' as const,
    id,
  }));
  const isShown = await shownOf(db, pages, [...projects, ...columns, ...classes]);
  const trends = new Set(await shownTrends(db, pages, Site.searchTrends));
  const hidden = [
    ...links.filter((link) => !lives(link)),
    ...[...projects, ...columns, ...classes].flatMap((one) => (isShown(one) ? [] : one.id)),
    ...Site.searchTrends.flatMap((trend) => (trends.has(trend) ? [] : (trend.id ?? []))),
  ];
  return { Site, Recommend, Hidden: [...new Set(hidden)] };
};
