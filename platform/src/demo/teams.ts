import type { teamMembers, teams, registrations } from '../domains/teams/tables.ts';
import { demoId, dice } from './random.ts';

type Ids = readonly [string, ...string[]];

export interface DemoTeam {
  row: typeof teams.$inferInsert;
  memberIds: Ids;
}

const first = [
  '逐浪',
  '深潜',
  '北斗',
  '白帆',
  '听潮',
  '远航',
  '蓝鲸',
  '灯塔',
  '珊瑚',
  '破晓',
] as const;
const second = ['小队', '实验室', '数据组', '突击队', '学习组', '算法组', '船队'] as const;

/**
 * Teams of one to four out of the crowd, each member in one. `leading` is a team that exists
 * before the others.
 */
export const gatherTeams = (input: {
  competitionId: string;
  competitionIndex: number;
  crowd: readonly string[];
  most: number;
  /** Time in which they register, most of them soon. */
  joined: { from: Date; to: Date };
  firstTeam: number;
  leading?: { name: string; memberIds: Ids } | undefined;
  /** Names of the next teams; the others' are put together. */
  names?: readonly string[];
  /** Share of teams of one. */
  alone?: number;
}): DemoTeam[] => {
  const { competitionId, competitionIndex, crowd, most, joined, firstTeam, leading } = input;
  const { names = [], alone = 0.55 } = input;
  const { between, next } = dice(100 + competitionIndex);
  const dates = dice(9_000 + competitionIndex);
  const length = Math.max(0, joined.to.getTime() - joined.from.getTime());
  const gathered: DemoTeam[] = [];
  const add = (name: string, memberIds: Ids) => {
    // The first is there from the beginning.
    const after = gathered.length === 0 ? 0 : length * dates.next() ** 2;
    const row = {
      id: demoId('team', firstTeam + gathered.length),
      competitionId,
      name,
      captainId: memberIds[0],
      description: next() < 0.5 ? '欢迎一起讨论思路。' : '',
      createDate: new Date(joined.from.getTime() + after),
    };
    gathered.push({ row, memberIds });
  };
  if (leading) add(leading.name, leading.memberIds);
  const offset = competitionIndex * 13;
  for (let taken = 0; taken < crowd.length && gathered.length < most;) {
    const size = next() < alone ? 1 : between(2, 4);
    const place = (index: number) => crowd[(offset + index) % crowd.length] ?? '';
    const members = Array.from({ length: Math.min(size, crowd.length - taken) }, (_, index) =>
      place(taken + index),
    );
    const [captain, ...others] = members;
    if (captain === undefined) break;
    const index = gathered.length + competitionIndex;
    const round = Math.floor(gathered.length / 70);
    const made = `${first[index % first.length]}${second[Math.floor(index / 10) % second.length]}`;
    const isFree = round === 0 && made !== leading?.name;
    const name = names[gathered.length] ?? (isFree ? made : `${made}${round + 1}`);
    add(name, [captain, ...others]);
    taken += size;
  }
  return gathered;
};

/** The rows that say who is in which team, and that they registered. */
export const membershipRows = (
  gathered: readonly DemoTeam[],
): {
  memberships: (typeof teamMembers.$inferInsert)[];
  registered: (typeof registrations.$inferInsert)[];
} => {
  const places = gathered.flatMap(({ row, memberIds }) =>
    memberIds.map((memberId) => ({
      memberId,
      teamId: row.id,
      competitionId: row.competitionId,
      date: row.createDate,
    })),
  );
  return {
    memberships: places.map(({ date, ...place }) => ({ ...place, joinDate: date })),
    registered: places.map(({ date, ...place }) => ({ ...place, status: 1, createDate: date })),
  };
};
