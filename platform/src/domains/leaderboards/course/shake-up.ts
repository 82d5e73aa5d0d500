import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { ShakePage } from '@whaletide/schema/domains/leaderboards/rest/board-course.ts';
import type { Handle } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { pageOf, type PageQuery, pageWindow } from '#http/paging.ts';
import { managesCompetition } from '#domains/competitions/store/access.ts';
import { tasksBy } from '#domains/competitions/store/reading.ts';
import { competitions } from '#domains/competitions/tables.ts';
import { byRank } from '#domains/submissions/store/order.ts';
import { teamBests } from '#domains/submissions/tables.ts';
import { closedBoard, openBoard } from '../open.ts';
import { inOrder, publicRanks } from '../store/boards.ts';
import { boardShakes } from '../tables.ts';

/** @throws Refusal NOT_FOUND before the outcome is published, except to who manages the task */
const checkOpen = async (db: Handle, caller: Caller | null, taskId: string): Promise<void> => {
  const [task] = await tasksBy(db, { ids: [taskId] }, caller);
  if (!task) throw closedBoard();
  if (await managesCompetition(db, caller, { id: task.competitionId })) return;
  openBoard(openBoard(task, 'private'), 'public');
  const [competition] = await db
    .select({ finalRanking: competitions.finalRanking })
    .from(competitions)
    .where(eq(competitions.id, task.competitionId));
  if (!competition?.finalRanking) throw closedBoard();
};

/** A page of the teams of a private board with their change from the public one, in its order. */
export const shakeUpPage = async (
  db: Handle,
  caller: Caller | null,
  { taskId, Beyond, ...query }: PageQuery & { taskId: string; Beyond?: boolean | undefined },
): Promise<ShakePage> => {
  await checkOpen(db, caller, taskId);
  const window = pageWindow(query);
  const ranked = db.$with('ranked').as(
    db
      .select({
        ...getTableColumns(teamBests),
        rank: sql<number>`(rank() over (order by ${byRank}))::int`.as('rank'),
        place:
          sql<number>`(row_number() over (order by ${sql.join([...inOrder], sql`, `)}))::int`.as(
            'place',
          ),
      })
      .from(teamBests)
      .where(and(eq(teamBests.taskId, taskId), eq(teamBests.board, 'private'))),
  );
  // The change holds for the team's present best alone.
  const ofBest = and(
    eq(boardShakes.taskId, taskId),
    eq(boardShakes.teamId, ranked.teamId),
    eq(boardShakes.bestDate, ranked.bestDate),
  );
  const [counted] = await db
    .with(ranked)
    .select({
      all: sql<number>`count(*)::int`,
      beyond: sql<number>`(count(*) filter (where ${boardShakes.beyond}))::int`,
    })
    .from(ranked)
    .innerJoin(boardShakes, ofBest);
  const rows = await db
    .with(ranked)
    .select({ shake: boardShakes, rank: ranked.rank })
    .from(ranked)
    .innerJoin(boardShakes, ofBest)
    .where(Beyond ? eq(boardShakes.beyond, true) : undefined)
    .orderBy(asc(ranked.place))
    .limit(window.limit)
    .offset(window.offset);
  const before = await publicRanks(
    db,
    taskId,
    rows.map(({ shake }) => shake.teamId),
  );
  const data = rows.map(({ shake, rank }) => ({
    Team: shake.teamId,
    Rank: rank,
    PublicRank: before.get(shake.teamId) ?? null,
    PublicScore: shake.publicScore,
    PrivateScore: shake.privateScore,
    Low: shake.low,
    High: shake.high,
    BeyondLuck: shake.beyond,
  }));
  const { all = 0, beyond = 0 } = counted ?? {};
  return { ...pageOf(data, Beyond ? beyond : all, window), beyondNum: beyond };
};
