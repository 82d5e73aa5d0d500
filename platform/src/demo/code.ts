import { HOUR } from '@whaletide/schema/shared/rules/time.ts';
import type { codeRules, projectCompetitions } from '../domains/competition-code/tables.ts';
import type { DemoCompetition } from './competitions.ts';
import type { Played } from './play.ts';
import { type DemoProjects, projectIdOf } from './projects.ts';

/** Projects on the data of the competitions that share code while they run. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  南极企鹅识别挑战赛: [
    '企鹅物种识别：从看图到基线',
    '我的第一个数据项目',
    '企鹅数据学习笔记',
    '从零读懂表格数据：企鹅篇',
    '三种企鹅的嘴',
    '最近均值分类器的边界',
    '一页纸看懂数据',
    '从基线到提交：企鹅赛',
    '特征工程小抄',
    '类别特征的五种编码',
  ],
  西雅图天气预测赛: [
    '西雅图降雨预测全流程',
    '从零读懂表格数据：天气篇',
    '雨日规律分析',
    '四季与气温',
    '对数损失到底在惩罚什么',
    '西雅图降雨预测：换成逻辑回归',
    '官方入门：读数据、看图、交第一份结果',
    '从基线到提交：天气赛',
    '连雨天有多长',
    '周末真的更爱下雨吗',
  ],
};

/** The work by which a member's team stands on the public board; null where there is none. */
const bestWork = (played: Played | undefined, memberId: string | undefined): string | null => {
  const teamId = played?.memberships.find((one) => one.memberId === memberId)?.teamId;
  const best = played?.bests.find((row) => row.teamId === teamId && row.board === 'public');
  const work = played?.works.find(
    (one) => one.teamId === teamId && best !== undefined && one.publicScore === best.score,
  );
  return work?.id ?? null;
};

/** Code of the two competitions on real data, of authors who play there with their best work. */
export const demoCode = (
  made: readonly DemoCompetition[],
  played: readonly Played[],
  { labs }: DemoProjects,
  now: Date,
) => {
  const rules: (typeof codeRules.$inferInsert)[] = [];
  const links: (typeof projectCompetitions.$inferInsert)[] = [];
  for (const [index, { plan, row }] of made.entries()) {
    const titles = SHARED[plan.name];
    if (!titles) continue;
    rules.push({ competitionId: row.id, sharing: 'during' });
    for (const [place, title] of titles.entries()) {
      const projectId = projectIdOf(title);
      const author = labs.find(({ id }) => id === projectId)?.memberId;
      const date = new Date(now.getTime() - (place + 1) * 5 * HOUR);
      const workId = bestWork(played[index], author);
      links.push({ competitionId: row.id, projectId, workId, date });
    }
  }
  return { rules, links };
};
