import type { PlayedWork } from './activity.ts';
import { CAMP } from './activities-catalogue.ts';
import { campPromotions } from './activities.ts';
import { randomBytes } from 'node:crypto';
import { type HandedIn, playTask } from './boards.ts';
import { IDEAS } from './catalogue.ts';
import { CROWDED } from './catalogue-extremes.ts';
import { manyIds } from './many-members.ts';
import type { Plan } from './plan.ts';
import type { DemoCompetition } from './competitions.ts';
import { accountId, crowdIds } from './people.ts';
import { dice } from './random.ts';
import { demoRequests } from './requests.ts';
import { type DemoResult, demoResults } from './results.ts';
import { gatherTeams, membershipRows } from './teams.ts';
import { DAY, HOUR } from '@whaletide/schema/shared/rules/time.ts';

/** Number of teams that play at scale 1. */
const TEAMS = 26;
/** Boards other than those on real data stay readable at any scale. */
const MAX_TEAMS = 2_000;
/** Room for the ids of one competition's teams and works, at any scale that makes sense. */
const ROOM = 10_000_000;

/** Longer than names usually are. */
const longNames = [
  '珊瑚礁与海洋热浪联合观测学习小组（二队）',
  'Deep Blue Tabular Modelling Group',
  '今天也要好好做交叉验证',
  '海大 2026 级数据科学与大数据技术一班',
];

const laterOf = (one: Date, other: Date = one): Date => (one > other ? one : other);

/** Everything that happened in one competition. */
export interface Played {
  counts: { usersNumber: number; teamsNumber: number; worksNumber: number };
  teams: ReturnType<typeof gatherTeams>[number]['row'][];
  memberships: ReturnType<typeof membershipRows>['memberships'];
  registered: ReturnType<typeof membershipRows>['registered'];
  requests: ReturnType<typeof demoRequests>;
  works: ReturnType<typeof playTask>['works'];
  bests: ReturnType<typeof playTask>['bests'];
  handedIn: HandedIn[];
  /** Secrets by which the rows of tasks stand in blocks. */
  secrets: { taskId: string; secret: Buffer }[];
  /** The works of the team that `member` and `captain` are in. */
  leading: PlayedWork[];
}

/**
 * Tells whether `captain` and `member` play there: on the weather, with ideas, in the training camp,
 * and in two that are over.
 */
const hasLeadingTeam = ({ name }: Plan) =>
  ['西雅图天气预测赛', '房价估计大赛', '地铁客流预测', IDEAS, CAMP].includes(name);

/** Competitions of the year past that `captain` played in alone, and how often they handed in. */
const PAST = ['电商点击率预估', '水稻病害分级', '航班延误预测', '课程完课预测', '客服意图识别'];
const PAST_ROUNDS = [12, 16] as const;

/** The team that is there before the others. */
const leadingTeam = (plan: Plan) => {
  if (PAST.includes(plan.name))
    return { name: '逐浪小队', memberIds: [accountId('captain')] as const };
  return hasLeadingTeam(plan)
    ? { name: '逐浪小队', memberIds: [accountId('captain'), accountId('member')] as const }
    : undefined;
};

const teamsIn = ({ data, teams }: Plan, scale: number) =>
  teams ??
  (data === 'penguins' || data === 'weather' ? TEAMS * scale : Math.min(TEAMS * scale, MAX_TEAMS));

/** Lets teams of the crowd register and submit, as far as the competition has begun. */
export const playCompetition = (competition: DemoCompetition, scale: number, now: Date): Played => {
  const { plan, index, row } = competition;
  const begun = row.startDate < now;
  const ends = [row.registerEndDate, now, ...competition.tasks.map(({ endDate }) => endDate)];
  const registeredUntil = Math.min(...ends.flatMap((end) => end?.getTime() ?? []));
  const gathered = begun
    ? gatherTeams({
        competitionId: row.id,
        competitionIndex: index,
        ...(plan.name === CROWDED
          ? { crowd: [...crowdIds(1), ...manyIds()], alone: 0.8, names: longNames }
          : { crowd: crowdIds(scale) }),
        most: teamsIn(plan, scale),
        joined: {
          from: new Date(row.startDate.getTime() + HOUR),
          // The last to register has a day left to submit.
          to: new Date(registeredUntil - DAY),
        },
        firstTeam: index * ROOM,
        leading: leadingTeam(plan),
      })
    : [];
  const isOpen =
    hasLeadingTeam(plan) &&
    plan.name !== IDEAS &&
    !plan.activity &&
    (!row.endDate || row.endDate > now);
  const own = dice(5_000 + index);
  const works: Played['works'] = [];
  const bests: Played['bests'] = [];
  const handedIn: Played['handedIn'] = [];
  const secrets: Played['secrets'] = [];
  const leading: PlayedWork[] = [];
  for (const [number, task] of competition.tasks.entries()) {
    const { objective } = task;
    if (!objective || objective.metric === 'custom' || task.startDate > now) continue;
    const stage = competition.stages.findIndex(({ id }) => id === task.stageId);
    const { metric } = objective;
    const until = task.endDate < now ? task.endDate : now;
    const solution = competition.solutions.find(({ taskId }) => taskId === task.id);
    let results: DemoResult[] = [];
    if (solution && gathered.length > 0) {
      const secret = randomBytes(32);
      secrets.push({ taskId: task.id, secret });
      results = demoResults(
        objective,
        { csv: solution.csv, secret },
        7_000 + index * 4 + number,
        gathered.length,
      );
    }
    const [first, ...others] = results;
    // The penguins are for everybody's first steps.
    const isApart = plan.authorshipRule === 'OWN_RANKING' && plan.data === 'made';
    const board = {
      ...task,
      metric,
      start: task.startDate,
      until,
      isMixed: plan.authorshipRule === 'MUST_BE_NAMED' || isApart,
      ranksApart: isApart,
      results: first && ([first, ...others] as const),
    };
    gathered.forEach((team, place) => {
      // Not everyone has reached its stage.
      if (plan.name === CAMP && stage > campPromotions(place)) return;
      // Nor does everyone who registers submit.
      if (own.next() < 0.12 && place > 0) return;
      const result = playTask(
        { ...board, start: laterOf(board.start, team.row.createDate) },
        {
          id: team.row.id,
          memberIds: team.memberIds,
          ...(place === 0 && PAST.includes(plan.name) && { rounds: PAST_ROUNDS }),
          // Few rows for each of many.
          ...(plan.name === CROWDED && { rounds: [1, 2] as const }),
        },
        own,
        index * ROOM + works.length,
      );
      works.push(...result.works);
      bests.push(...result.bests);
      handedIn.push(...result.handedIn);
      if (place > 0 || !hasLeadingTeam(plan)) return;
      const told = { id: team.row.id, name: team.row.name };
      for (const work of result.works) {
        leading.push({ work, competitionName: row.name, taskName: task.name, team: told });
      }
    });
  }
  const { memberships, registered } = membershipRows(gathered);
  return {
    counts: {
      usersNumber: registered.length,
      teamsNumber: gathered.length,
      worksNumber: works.length,
    },
    teams: gathered.map((team) => team.row),
    memberships,
    registered,
    requests: isOpen ? demoRequests(gathered, index * 10, now) : [],
    works,
    bests,
    handedIn,
    secrets,
    leading,
  };
};
