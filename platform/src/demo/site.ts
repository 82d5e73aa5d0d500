import type { SiteConfig } from '@whaletide/schema/domains/site/rest/site.ts';
import type { columns as columnsTable } from '../domains/columns/tables.ts';
import type { siteConfigs } from '../domains/site/tables.ts';
import { REVIEWED } from './registration-settings.ts';
import { demoRecommended } from './recommended.ts';
import type { DemoCompetition } from './competitions.ts';

/** The competition that asks for an id on another platform. */
const WITH_PLATFORM_ID = '港口集装箱吞吐量预测';

const toCompetition = (name: string, id: string) => ({
  name,
  type: 'COMPETITION' as const,
  url: null,
  id,
});

/**
 * Makes the suggestions of the search box before anything is typed, as an administrator may choose
 * them.
 */
const trends = (
  idsOf: (competition: string) => string[],
  columnOf: (name: string) => string[],
): SiteConfig['searchTrends'] => [
  ...idsOf('南极企鹅识别挑战赛').map((id) => toCompetition('企鹅识别', id)),
  ...idsOf('海上浮标异常检测').map((id) => toCompetition('异常检测', id)),
  ...columnOf('从零读懂表格数据').map((id) => ({
    name: '表格数据入门',
    type: 'COLUMN' as const,
    url: null,
    id,
  })),
  { name: '打榜练习', type: 'URL', url: '/home/activity/EXERCISE', id: null },
  ...idsOf('潮汐杯·用电负荷预测').map((id) => toCompetition('用电负荷', id)),
  { name: '时间序列', type: 'URL', url: '/home/global?search=预测', id: null },
];

/**
 * Makes the settings of the site that an administrator has set; the rest is as it is by default.
 */
export const demoSite = (
  made: readonly DemoCompetition[],
  columns: readonly (typeof columnsTable.$inferInsert)[],
  externalBoards: SiteConfig['externalBoards'],
): (typeof siteConfigs.$inferInsert)[] => {
  const idsOf = (name: string) =>
    made.flatMap(({ plan, row }) => (plan.name === name && row.id ? [row.id] : []));
  const value: Partial<SiteConfig> = {
    externalBoards,
    searchTrends: trends(idsOf, (name) =>
      columns.flatMap((column) => (column.name === name && column.id ? [column.id] : [])),
    ),
    platformIdBoxes: idsOf(WITH_PLATFORM_ID).map((competitionId) => ({
      competitionId,
      name: 'Openi启智平台ID',
    })),
    preliminaryCompetitionIds: idsOf(REVIEWED),
  };
  return [
    { name: 'site', value },
    { name: 'recommend', value: demoRecommended(idsOf, columns) },
  ];
};
