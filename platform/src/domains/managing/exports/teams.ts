import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { minuteText } from '@whaletide/schema/shared/rules/time.ts';
import type { Handle } from '#database/database.ts';
import { stageOrder } from '#domains/competitions/store/stage-order.ts';
import { type CompetitionRow, stages } from '#domains/competitions/tables.ts';
import { members } from '#domains/members/tables.ts';
import { membersOf } from '#domains/teams/store/teams.ts';
import { type TeamRow, teams } from '#domains/teams/tables.ts';
import type { Line, Table } from '#http/csv.ts';
import { pagesOf, ROWS_A_PAGE } from './pages.ts';

/** The names of these teams' members, by team, in the order in which they joined. */
export const memberNames = async (
  db: Handle,
  teamIds: readonly string[],
): Promise<Map<string, string[]>> => {
  const ids = await membersOf(db, teamIds);
  const everyone = [...ids.values()].flat();
  const rows =
    everyone.length === 0
      ? []
      : await db
          .select({ id: members.id, name: members.name })
          .from(members)
          .where(inArray(members.id, everyone));
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return new Map([...ids].map(([team, own]) => [team, own.map((id) => names.get(id) ?? '')]));
};

export const banText = (banned: boolean) => (banned ? '已禁赛' : '正常');

const read = (db: Handle, competitionId: string, after: TeamRow | undefined) =>
  db
    .select()
    .from(teams)
    .where(
      and(
        eq(teams.competitionId, competitionId),
        eq(teams.deleted, false),
        after &&
          sql`(${teams.createDate}, ${teams.id}) > (${after.createDate.toISOString()}::timestamptz, ${after.id})`,
      ),
    )
    .orderBy(asc(teams.createDate), asc(teams.id))
    .limit(ROWS_A_PAGE);

/** The living teams, banned ones marked. */
export const teamsTable = async (db: Handle, { id }: CompetitionRow): Promise<Table> => {
  const order = (await stageOrder(db, [id])).get(id) ?? [];
  const named = await db.select().from(stages).where(eq(stages.competitionId, id));
  const stageNames = new Map(named.map((stage) => [stage.id, stage.name]));
  const toLine = (team: TeamRow, names: readonly string[]): Line => [
    team.name,
    names.length,
    names.join('、'),
    stageNames.get(order[team.promotions] ?? '') ?? '全部阶段已结束',
    banText(team.banned),
    team.banReason,
    minuteText(team.createDate),
  ];
  async function* lines() {
    for await (const rows of pagesOf<TeamRow>((after) => read(db, id, after))) {
      const names = await memberNames(
        db,
        rows.map((team) => team.id),
      );
      yield rows.map((team) => toLine(team, names.get(team.id) ?? []));
    }
  }
  return {
    columns: ['团队', '人数', '成员', '所在阶段', '状态', '禁赛原因', '创建时间'],
    lines: lines(),
  };
};
