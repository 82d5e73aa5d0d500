import type { SiteConfig } from '@whaletide/schema/domains/site/rest/site.ts';
import type { Transaction } from '../database/database.ts';
import {
  boardTemplates,
  externalBoards,
  groupLeaderboards,
  leaderboardGroups,
  leaderboardTeams,
} from '../domains/leaderboards/tables.ts';
import type { DemoCompetition } from './competitions.ts';
import { insertAll } from './insert.ts';
import type { Played } from './play.ts';
import { demoId } from './random.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';

/** A running competition, and one that is over and shows its private boards. */
const GROUPED = ['海上浮标异常检测', '电商点击率预估'];
/** Its organizer gave the board a look of its own. */
const STYLED = '共享单车需求预测';
/** Its leaderboard comes from elsewhere too. */
const EXTERNAL = '用户流失预警';
const EXTERNAL_NAME = 'xwbankExternalLb';

const TEMPLATE = `<style>
  .team { display: flex; gap: 16px; align-items: center; padding: 12px 16px; margin-bottom: 8px; border: 1px solid #8aa0b044; border-radius: 12px; }
  .rank { width: 32px; height: 32px; border-radius: 50%; text-align: center; line-height: 32px; background: #8aa0b033; }
  .rank-1 { background: #f1c75b; color: #46320a; }
  .rank-2 { background: #cfd8e0; color: #46320a; }
  .rank-3 { background: #e5b48a; color: #46320a; }
  .name { flex: 1; min-width: 0; }
  .members { display: block; opacity: 0.75; font-size: 13px; line-height: 20px; }
  .score { font-weight: 600; }
</style>
<h2>{{competition}} · {{name}}</h2>
<p>{{board}}，共 {{total}} 支团队。得分为均方根误差，越小越好。</p>
{{#rows}}
<div class="team">
  <span class="rank rank-{{rank}}">{{rank}}</span>
  <span class="name">{{team}}<span class="members">{{members}}，{{best}}</span></span>
  <span class="score">{{score}}</span>
</div>
{{/rows}}
`;

const EXTERNAL_HTML = `<h2>决赛日现场榜</h2>
<p>由主办方的评审系统更新，与本站的排行榜分别统计。</p>
<table>
  <thead><tr><th>名次</th><th>团队</th><th>方案分</th><th>答辩分</th></tr></thead>
  <tbody>
    <tr><td>1</td><td>深蓝实验室</td><td>92.5</td><td>90</td></tr>
    <tr><td>2</td><td>潮汐观测站</td><td>90</td><td>91.5</td></tr>
    <tr><td>3</td><td>远帆小队</td><td>88</td><td>89</td></tr>
  </tbody>
</table>
`;

export interface DemoBoards {
  groups: (typeof leaderboardGroups.$inferInsert)[];
  leaderboards: (typeof groupLeaderboards.$inferInsert)[];
  teams: (typeof leaderboardTeams.$inferInsert)[];
  templates: (typeof boardTemplates.$inferInsert)[];
  external: (typeof externalBoards.$inferInsert)[];
  /** Settings of the external boards in the site's configuration. */
  configured: SiteConfig['externalBoards'];
}

/** Teams by turns in one of two boards, and one board of the first three days. */
const groupsOf = (
  { row, tasks }: DemoCompetition,
  { teams }: Played,
  nth: number,
): Pick<DemoBoards, 'groups' | 'leaderboards' | 'teams'> => {
  const [task] = tasks;
  if (!task) throw new Error(`${row.name} has no task`);
  const group = (place: number, name: string) => ({
    id: demoId('leaderboardGroup', nth * 10 + place),
    taskId: task.id,
    name,
    activated: true,
    position: place,
  });
  const [kinds, times] = [group(1, '参赛组别'), group(2, '分段统计')];
  const board = (place: number, groupId: string, name: string) => ({
    id: demoId('leaderboard', nth * 10 + place),
    groupId,
    name,
    activated: true,
    startDate: null,
    endDate: null,
    allTeams: false,
    position: place,
  });
  const schools = board(1, kinds.id, '高校组');
  const firms = board(2, kinds.id, '企业组');
  const endDate = new Date(task.startDate.getTime() + 3 * DAY);
  const beginning = { ...board(3, times.id, '开赛三天'), allTeams: true, endDate };
  return {
    groups: [kinds, times],
    leaderboards: [schools, firms, beginning],
    teams: teams.map(({ id }, index) => ({
      leaderboardId: index % 2 === 0 ? schools.id : firms.id,
      teamId: id,
    })),
  };
};

/** Groups of boards, a board in a template, and one from elsewhere. */
export const demoBoards = (
  made: readonly DemoCompetition[],
  played: readonly Played[],
  now: Date,
): DemoBoards => {
  const find = (name: string) => {
    const index = made.findIndex(({ row }) => row.name === name);
    const [competition, own] = [made[index], played[index]];
    if (!competition || !own) throw new Error(`The demo has no ${name}`);
    return { competition, own };
  };
  const grouped = GROUPED.map((name, nth) => {
    const { competition, own } = find(name);
    return groupsOf(competition, own, nth);
  });
  const styled = find(STYLED).competition.tasks[0];
  return {
    groups: grouped.flatMap(({ groups }) => groups),
    leaderboards: grouped.flatMap(({ leaderboards }) => leaderboards),
    teams: grouped.flatMap(({ teams }) => teams),
    templates: styled
      ? [{ id: demoId('boardTemplate', 1), taskId: styled.id, html: TEMPLATE }]
      : [],
    external: [{ name: EXTERNAL_NAME, html: EXTERNAL_HTML, updateDate: now }],
    configured: [
      {
        name: EXTERNAL_NAME,
        competitionId: find(EXTERNAL).competition.row.id,
        title: '决赛日现场榜',
      },
    ],
  };
};

export const insertBoards = async (tx: Transaction, boards: DemoBoards): Promise<void> => {
  await insertAll(tx, leaderboardGroups, boards.groups);
  await insertAll(tx, groupLeaderboards, boards.leaderboards);
  await insertAll(tx, leaderboardTeams, boards.teams);
  await insertAll(tx, boardTemplates, boards.templates);
  await insertAll(tx, externalBoards, boards.external);
};
