import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { LeaderboardRow } from '@whaletide/schema/domains/leaderboards/rest/leaderboards.ts';
import { authorshipNames } from '@whaletide/schema/shared/rules/authorship.ts';
import { minuteText } from '@whaletide/schema/shared/rules/time.ts';
import type { Handle } from '#database/database.ts';
import type { Line, Table } from '#http/csv.ts';
import type { Objective } from '#domains/competitions/tables.ts';
import { members } from '#domains/members/tables.ts';
import type { Board } from '#domains/submissions/tables.ts';
import { membersOf } from '#domains/teams/store/teams.ts';
import { teams } from '#domains/teams/tables.ts';
import { withIntervals } from '../intervals/telling.ts';
import { rankIntervals } from '../tables.ts';

/** Headers of the columns of scores: one, or those of the task's several as they are named. */
export const scoreTitles = (objective: Objective | null): string[] => {
  const further = objective?.further ?? [];
  if (further.length === 0) return ['得分'];
  return [objective?.scoreName ?? '得分', ...further.map(({ name }) => name)];
};

interface Names {
  team: Map<string, string>;
  members: Map<string, string[]>;
}

const namesOf = async (tx: Handle, teamIds: readonly string[]): Promise<Names> => {
  if (teamIds.length === 0) return { team: new Map(), members: new Map() };
  const own = await tx
    .select({ id: teams.id, name: teams.name })
    .from(teams)
    .where(inArray(teams.id, [...teamIds]));
  const ids = await membersOf(tx, teamIds);
  const everyone = [...new Set([...ids.values()].flat())];
  const people =
    everyone.length === 0
      ? []
      : await tx
          .select({ id: members.id, name: members.name })
          .from(members)
          .where(inArray(members.id, everyone));
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return {
    team: new Map(own.map(({ id, name }) => [id, name])),
    members: new Map([...ids].map(([team, all]) => [team, all.map((id) => names.get(id) ?? '')])),
  };
};

interface TableOf {
  rows: AsyncIterable<LeaderboardRow[]>;
  titles: readonly string[];
  /** True where the public ranks are told beside a private board. */
  tellsPublicRank: boolean;
  /** Board whose intervals are told; null where it has none. */
  intervals: { taskId: string; board: Board } | null;
}

const hasIntervals = async (tx: Handle, of: TableOf['intervals']): Promise<boolean> => {
  if (!of) return false;
  const { taskId, board, rankLow } = rankIntervals;
  const [row] = await tx
    .select({ rankLow })
    .from(rankIntervals)
    .where(and(eq(taskId, of.taskId), eq(board, of.board), isNotNull(rankLow)))
    .limit(1);
  return row !== undefined;
};

/** A board as a table, read in the transaction as its lines are taken. */
export const boardTable = async (
  tx: Handle,
  { rows, titles, tellsPublicRank, intervals }: TableOf,
): Promise<Table> => {
  const isUnsure = await hasIntervals(tx, intervals);
  const toLine = (row: LeaderboardRow, names: Names): Line => [
    row.Rank,
    names.team.get(row.Team) ?? '已解散的团队',
    (names.members.get(row.Team) ?? []).join('、'),
    row.Score,
    ...titles.slice(1).map((_, index) => row.Further[index] ?? null),
    row.Entries,
    minuteText(new Date(row.BestSubmissionDate)),
    ...(tellsPublicRank ? [row.PublicRank] : []),
    ...(isUnsure ? [row.RankLow, row.RankHigh, row.ScoreLow, row.ScoreHigh] : []),
    authorshipNames[row.Authorship],
  ];
  async function* lines(): AsyncGenerator<Line[]> {
    for await (const bare of rows) {
      const some =
        intervals && isUnsure
          ? await withIntervals(tx, intervals.taskId, intervals.board, bare)
          : bare;
      const names = await namesOf(
        tx,
        some.map(({ Team }) => Team),
      );
      yield some.map((row) => toLine(row, names));
    }
  }
  return {
    columns: [
      '排名',
      '团队',
      '成员',
      ...titles,
      '提交次数',
      '最佳提交',
      ...(tellsPublicRank ? ['Public 榜排名'] : []),
      ...(isUnsure ? ['名次下限', '名次上限', '得分下限', '得分上限'] : []),
      '作者类型',
    ],
    lines: lines(),
  };
};
