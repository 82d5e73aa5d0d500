import { eq, sql } from 'drizzle-orm';
import { SiteConfig } from '@whaletide/schema/rest/site.ts';
import { siteSettingsProblem } from '@whaletide/schema/rules/site.ts';
import { dayKey } from '@whaletide/schema/rules/time.ts';
import { Value } from 'typebox/value';
import type { Handle } from '../../../database/database.ts';
import { hasRole, type Caller } from '../../../http/caller.ts';
import { forbidden, refuseIf } from '../../../refusal.ts';
import type { Services } from '../../../services.ts';
import { competitionsByIds } from '../../competitions/store/reading.ts';
import { recordStep } from '../../quests/store/progress.ts';
import { pageOf } from '../pages.ts';
import { pageViews, siteConfigs } from '../tables.ts';

const defaults: SiteConfig = {
  rawCountCompetitionIds: [],
  hiddenRegisterCompetitionIds: [],
  preliminaryCompetitionIds: [],
  platformIdBoxes: [],
  hostApplicationUrl: null,
  hostChatUrl: null,
  competitionAds: [],
  externalBoards: [],
  lunarNewYear: null,
};

/** What the operator set, over the defaults; a value of another shape is left out. */
export const siteConfig = async (db: Handle): Promise<SiteConfig> => {
  const [row] = await db.select().from(siteConfigs).where(eq(siteConfigs.name, 'site'));
  const merged = { ...defaults, ...(row?.value as object | undefined) };
  return Value.Check(SiteConfig, merged) ? merged : defaults;
};

/**
 * Sets the whole configuration.
 * @throws Refusal FORBIDDEN, BAD_USER_INPUT as rules/site.ts says
 */
export const setSiteConfig = async (
  db: Handle,
  caller: Caller,
  config: SiteConfig,
): Promise<SiteConfig> => {
  if (!hasRole(caller, 'admin')) throw forbidden('仅管理员可以修改站点设置');
  refuseIf(siteSettingsProblem(config));
  await db
    .insert(siteConfigs)
    .values({ name: 'site', value: config })
    .onConflictDoUpdate({ target: siteConfigs.name, set: { value: config } });
  return siteConfig(db);
};

/** Counts a page view, and what it does for the quests of the member who looked. */
export const recordPageView = async (
  { database, events, now }: Services,
  memberId: string | null,
  url: string,
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
  const competition = steps.find(({ trigger }) => trigger === 'COMPETITION_VIEWED');
  const exists =
    !competition || (await competitionsByIds(database.db, [competition.subject])).length > 0;
  await database.transaction(async (tx) => {
    for (const step of steps) {
      if (step === competition && !exists) continue;
      await recordStep(tx, events, { ...step, memberId, now: moment });
    }
  });
};
