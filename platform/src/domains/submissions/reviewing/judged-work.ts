import { and, eq } from 'drizzle-orm';
import type { Handle } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { forbidden, notFound } from '#refusal.ts';
import { judgesCompetition } from '#domains/competitions/store/access.ts';
import {
  type CompetitionRow,
  competitions,
  type TaskRow,
  tasks,
} from '#domains/competitions/tables.ts';
import { teamMembers } from '#domains/teams/tables.ts';
import { worksReadableBy } from '../store/readable.ts';
import { type WorkRow, works } from '../tables.ts';

/**
 * A work with its task and competition, for who reviews it: a manager of the competition, or one of
 * its judges, unless the work is their own team's.
 * @throws Refusal NOT_FOUND for who may not read it, FORBIDDEN for its own team
 */
export const judgedWork = async (
  db: Handle,
  caller: Caller,
  workId: string,
): Promise<{ work: WorkRow; task: TaskRow; competition: CompetitionRow }> => {
  const [row] = await db
    .select({ work: works, task: tasks, competition: competitions })
    .from(works)
    .innerJoin(tasks, eq(tasks.id, works.taskId))
    .innerJoin(competitions, eq(competitions.id, works.competitionId))
    .where(and(eq(works.id, workId), worksReadableBy(caller)));
  if (!row) throw notFound('提交记录');
  if (!(await judgesCompetition(db, caller, row.competition.id)))
    throw forbidden('仅比赛主办方和评委可以评审');
  const [own] = await db
    .select({ memberId: teamMembers.memberId })
    .from(teamMembers)
    .where(and(eq(teamMembers.teamId, row.work.teamId), eq(teamMembers.memberId, caller.id)));
  if (own) throw forbidden('不能评审自己团队的作品');
  return row;
};
