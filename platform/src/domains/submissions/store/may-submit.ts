import { and, eq } from 'drizzle-orm';
import { authorizeStatus } from '@whaletide/schema/domains/submissions/rest/authorizations.ts';
import { isLate } from '@whaletide/schema/domains/submissions/rules/late-works.ts';
import {
  limitProblem,
  submissionState,
  submitsIn,
} from '@whaletide/schema/domains/submissions/rules/submissions.ts';
import type { Handle } from '#database/database.ts';
import { conflict, notFound, refuseIf } from '#refusal.ts';
import { standingOf, stageOrder } from '#domains/competitions/store/stage-order.ts';
import {
  type Objective,
  stages,
  type Subjective,
  type TaskRow,
} from '#domains/competitions/tables.ts';
import type { TeamRow } from '#domains/teams/tables.ts';
import { nothingUsed, quotaUsage } from './quota.ts';
import { authorizations } from '../tables.ts';

/** Numbers of submissions that a task takes of a team. */
export type Limits = Pick<Objective | Subjective, 'dailyLimit' | 'totalLimit'>;

/** The stage of a task, and what came of the team's qualification review there. */
const stageFor = async (db: Handle, stageId: string, teamId: string) => {
  const [found] = await db
    .select({ stage: stages, status: authorizations.status })
    .from(stages)
    .leftJoin(
      authorizations,
      and(eq(authorizations.stageId, stages.id), eq(authorizations.teamId, teamId)),
    )
    .where(eq(stages.id, stageId));
  if (!found) throw notFound('阶段');
  return found;
};

/** @throws Refusal CONFLICT when the team may not submit to the task, whatever it has submitted */
export const checkStanding = async (
  db: Handle,
  task: TaskRow,
  team: TeamRow,
  now: Date,
): Promise<{ late: boolean }> => {
  const order = (await stageOrder(db, [task.competitionId])).get(task.competitionId) ?? [];
  const { stage, status } = await stageFor(db, task.stageId, team.id);
  const { id, endDate } = stage;
  const window = {
    startDate: task.startDate.toISOString(),
    endDate: task.endDate.toISOString(),
    submitDisabled: task.submitDisabled,
    takesLateWorks: task.takesLateWorks,
  };
  const state = submissionState(
    {
      task: window,
      teamBanned: team.banned,
      inStage: submitsIn(
        { id, endDate: endDate.toISOString() },
        standingOf(order, team.promotions),
        now,
        isLate(window, now),
      ),
      // It needs no qualification review, or that passed.
      qualified: !stage.needAgreement || status === authorizeStatus.passed,
    },
    now,
  );
  if (!state.enabled) throw conflict(state.message);
  return state;
};

/**
 * Tells whether what the team submits is late.
 * @throws Refusal CONFLICT when the team may not submit to the task, or no more of it
 */
export const checkOpen = async (
  db: Handle,
  task: TaskRow,
  limits: Limits,
  team: TeamRow,
  now: Date,
): Promise<{ late: boolean }> => {
  const standing = await checkStanding(db, task, team, now);
  const [row] = await quotaUsage(db, [team.id], [task.id], now);
  const { total, today, failedToday } = row?.used ?? nothingUsed;
  const { dailyLimit, totalLimit } = limits;
  refuseIf(
    limitProblem({ dailyUsed: today, totalUsed: total, dailyLimit, totalLimit }, failedToday),
  );
  return standing;
};
