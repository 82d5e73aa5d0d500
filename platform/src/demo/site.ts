import type { SiteConfig } from '@whaletide/schema/rest/site.ts';
import type { siteConfigs } from '../domains/site/tables.ts';
import type { DemoCompetition } from './competitions.ts';

/** The competition that asks for an id on another platform, and the one with a preliminary round. */
const WITH_PLATFORM_ID = '港口集装箱吞吐量预测';
const WITH_PRELIMINARY = '珊瑚健康状态识别';

/** What an administrator has set for the site; the rest is as it is by default. */
export const demoSite = (
  made: readonly DemoCompetition[],
  externalBoards: SiteConfig['externalBoards'],
): (typeof siteConfigs.$inferInsert)[] => {
  const idsOf = (name: string) =>
    made.flatMap(({ plan, row }) => (plan.name === name && row.id ? [row.id] : []));
  const value: Partial<SiteConfig> = {
    externalBoards,
    platformIdBoxes: idsOf(WITH_PLATFORM_ID).map((competitionId) => ({
      competitionId,
      name: 'Openi启智平台ID',
    })),
    preliminaryCompetitionIds: idsOf(WITH_PRELIMINARY),
  };
  return [{ name: 'site', value }];
};
