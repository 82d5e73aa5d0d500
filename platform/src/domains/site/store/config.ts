import { eq, sql } from 'drizzle-orm';
import { SiteConfig } from '@whaletide/schema/domains/site/rest/site.ts';
import { siteSettingsProblem } from '@whaletide/schema/domains/site/rules/site.ts';
import { dayKey } from '@whaletide/schema/shared/rules/time.ts';
import { Value } from 'typebox/value';
import type { Handle } from '#database/database.ts';
import { hasRole, type Caller } from '#http/caller.ts';
import { badInput, forbidden, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { competitionsByIds } from '#domains/competitions/store/reading.ts';
import { actedBy, record } from '#domains/moderation/store.ts';
import { recordFacts, recordStep } from '#domains/quests/store/progress.ts';
import { pageOf } from '../pages.ts';
import type { PageSources } from '../public-pages.ts';
import { pageViews, siteConfigs } from '../tables.ts';
import { shownTrends } from '../trends.ts';

const defaults: SiteConfig = {
  rawCountCompetitionIds: [],
  hiddenRegisterCompetitionIds: [],
  preliminaryCompetitionIds: [],
  platformIdBoxes: [],
  hostApplicationUrl: null,
  hostChatUrl: null,
  communityUrl: null,
  companyLinks: [],
  competitionAds: [],
  externalBoards: [],
  searchTrends: [],
  lunarNewYear: null,
};

/** Answers the operator's settings over the defaults; a value of another shape is left out. */
export const siteConfig = async (db: Handle): Promise<SiteConfig> => {
  const [row] = await db.select().from(siteConfigs).where(eq(siteConfigs.name, 'site'));
  const merged = { ...defaults, ...(row?.value as object | undefined) };
  return Value.Check(SiteConfig, merged) ? merged : defaults;
};

/**
 * Sets the whole configuration.
 * @throws Refusal FORBIDDEN, BAD_USER_INPUT as site/rules/site.ts says, and for a new trending word that leads nowhere
 */
export const setSiteConfig = async (
  { database, now }: Services,
  caller: Caller,
  config: SiteConfig,
  pages: PageSources,
): Promise<SiteConfig> => {
  if (!hasRole(caller, 'admin')) throw forbidden('仅管理员可以修改站点设置');
  refuseIf(siteSettingsProblem(config));
  const shown = await shownTrends(database.db, pages, config.searchTrends);
  const kept = new Set((await siteConfig(database.db)).searchTrends.map(({ id }) => id));
  // One that has led somewhere stays set while that is hidden.
  const lost = config.searchTrends.find((trend) => !shown.includes(trend) && !kept.has(trend.id));
  if (lost) throw badInput(`「${lost.name}」指向的内容不存在，或不是所有人可见`, 'searchTrends');
  return database.transaction(async (tx) => {
    const before = await siteConfig(tx);
    await tx
      .insert(siteConfigs)
      .values({ name: 'site', value: config })
      .onConflictDoUpdate({ target: siteConfigs.name, set: { value: config } });
    await record(tx, actedBy(caller, now), {
      action: 'site.setConfig',
      kind: 'SITE',
      target: null,
      title: '站点设置',
      before,
      after: config,
    });
    return siteConfig(tx);
  });
};

/** Tells whether there is such a thing that everybody may look at. */
export type Visible = (db: Handle, id: string) => Promise<boolean>;

/** Counts a page view, and what it does for the quests of the member who looked. */
export const recordPageView = async (
  { database, events, now }: Services,
  { memberId, url }: { memberId: string | null; url: string },
  isColumn: Visible,
): Promise<void> => {
  const moment = now();
  const { page, steps } = pageOf(url);
  await database.db
    .insert(pageViews)
    .values({ day: dayKey(moment), page, views: 1 })
    .onConflictDoUpdate({
      target: [pageViews.day, pageViews.page],
      set: { views: sql`${pageViews.views} + 1` },
    });
  if (memberId === null) return;
  const isThere = async ({ trigger, subject }: (typeof steps)[number]): Promise<boolean> => {
    if (trigger === 'COLUMN_VIEWED') return isColumn(database.db, subject);
    if (trigger !== 'COMPETITION_VIEWED') return true;
    return (await competitionsByIds(database.db, [subject])).length > 0;
  };
  const seen: typeof steps = [];
  for (const step of steps) if (await isThere(step)) seen.push(step);
  await database.transaction(async (tx) => {
    for (const step of seen) await recordStep(tx, events, { ...step, memberId, now: moment });
    await recordFacts(tx, events, memberId, moment);
  });
};
