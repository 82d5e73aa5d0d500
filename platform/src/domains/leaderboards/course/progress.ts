import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type {
  BoardProgress,
  OwnScore,
} from '@whaletide/schema/domains/leaderboards/rest/board-course.ts';
import { workStatus } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import { higherIsBetter } from '@whaletide/schema/domains/submissions/rules/score-rules.ts';
import type { Handle } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { tasksBy } from '#domains/competitions/store/reading.ts';
import type { TaskRow } from '#domains/competitions/tables.ts';
import { works } from '#domains/submissions/tables.ts';
import { teamOf } from '#domains/teams/store/teams.ts';
import { openBoard } from '../open.ts';
import { frozenSinceOf } from '../store/frozen.ts';
import { readTaskBoard } from '../store/task-boards.ts';

/** Teams whose course is told. */
const TEAMS = 10;
/** Most steps of a team, and most works of one's own. */
const MOST_STEPS = 200;
const MOST_OWN = 500;

interface Step extends Record<string, unknown> {
  team_id: string;
  upload_date: string | Date;
  score: number;
}

/** The works of these teams that were better than all before them, the newest of each. */
const stepsOf = async (db: Handle, task: TaskRow, teamIds: readonly string[], now: Date) => {
  if (teamIds.length === 0) return [];
  const sign = task.objective && !higherIsBetter(task.objective) ? 1 : -1;
  const until = frozenSinceOf(task, now);
  const { rows } = await db.execute<Step>(sql`
    with scored as (
      select ${works.teamId} as team_id, ${works.uploadDate} as upload_date, ${works.id} as id,
        ${works.publicScore} as score, ${sign}::float8 * ${works.publicScore} as sort_key
      from ${works}
      where ${works.taskId} = ${task.id} and ${works.teamId} in ${[...teamIds]}
        and ${works.status} = ${workStatus.reviewed} and ${works.publicScore} is not null
        and not ${works.late}
        ${until ? sql`and ${works.uploadDate} < ${until.toISOString()}::timestamptz` : sql``}
    ), compared as (
      select *, min(sort_key) over (partition by team_id order by upload_date, id
        rows between unbounded preceding and 1 preceding) as before
      from scored
    ), steps as (
      select *, row_number() over (partition by team_id order by upload_date desc, id desc) as place
      from compared where before is null or sort_key < before
    )
    select team_id, upload_date, score from steps where place <= ${MOST_STEPS}
    order by upload_date, id`);
  return rows;
};

const ownScores = async (db: Handle, task: TaskRow, memberId: string): Promise<OwnScore[]> => {
  const team = await teamOf(db, task.competitionId, memberId);
  if (!team) return [];
  const rows = await db
    .select({ date: works.uploadDate, score: works.publicScore, late: works.late })
    .from(works)
    .where(
      and(
        eq(works.taskId, task.id),
        eq(works.teamId, team.id),
        eq(works.status, workStatus.reviewed),
        isNotNull(works.publicScore),
      ),
    )
    .orderBy(desc(works.uploadDate), desc(works.id))
    .limit(MOST_OWN);
  return rows
    .reverse()
    .flatMap(({ date, score, late }) =>
      score === null ? [] : [{ Date: date.toISOString(), Score: score, Late: late }],
    );
};

/**
 * The course of a task's public board, as everyone reads it now.
 * @throws Refusal NOT_FOUND for one that isn't open
 */
export const boardProgress = async (
  db: Handle,
  caller: Caller | null,
  taskId: string,
  now: Date,
): Promise<BoardProgress> => {
  const task = openBoard((await tasksBy(db, { ids: [taskId] }, caller))[0], 'public');
  const board = { task, board: 'public', late: false, now } as const;
  const { data } = await readTaskBoard(db, board, { page: 1, perPage: TEAMS });
  const teamIds = data.map(({ Team }) => Team);
  const steps = Map.groupBy(await stepsOf(db, task, teamIds, now), (step) => step.team_id);
  return {
    Teams: data.map(({ Team, Rank }) => ({
      Team,
      Rank,
      Steps: (steps.get(Team) ?? []).map(({ upload_date: date, score }) => ({
        Date: new Date(date).toISOString(),
        Score: score,
      })),
    })),
    Own: caller ? await ownScores(db, task, caller.id) : [],
    HigherIsBetter: !task.objective || higherIsBetter(task.objective),
  };
};
