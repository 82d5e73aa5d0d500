import { eq } from 'drizzle-orm';
import { authorizeStatus } from '@whaletide/schema/domains/submissions/rest/authorizations.ts';
import { workStatus } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import {
  EVENT_QUALIFICATION_PASSED,
  EVENT_QUALIFICATION_REJECTED,
  EVENT_REVIEW_FAILED,
  EVENT_WORK_INVALIDATED,
  EVENT_WORK_PROGRESSED,
  EVENT_WORK_RESTORED,
  EVENT_WORK_REVIEWED,
} from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import type { Transaction } from '#database/database.ts';
import type { Services } from '#services.ts';
import { membersOf } from '#domains/teams/store/teams.ts';
import { teams } from '#domains/teams/tables.ts';
import type { AuthorizationRow, WorkRow } from '../tables.ts';

/** Answers the members of a team and its name. */
const audience = async (tx: Transaction, teamId: string) => {
  const members = (await membersOf(tx, [teamId])).get(teamId) ?? [];
  const [team] = await tx.select({ name: teams.name }).from(teams).where(eq(teams.id, teamId));
  return { members, team: { _id: teamId, Name: team?.name ?? '' } };
};

/**
 * Tells the team that a work has its score, or what was wrong with it.
 *
 * @param before the score that it had, of a work that was scored again
 */
export const tellOfReview = async (
  tx: Transaction,
  { events }: Services,
  {
    work,
    taskName,
    competitionName,
    before,
  }: {
    work: WorkRow;
    taskName: string;
    competitionName: string;
    before?: { score: number | null };
  },
): Promise<void> => {
  const { members, team } = await audience(tx, work.teamId);
  const isReviewed = work.status === workStatus.reviewed;
  events.happened(tx, {
    kind: isReviewed ? 'work.scored' : 'work.failed',
    competitionId: work.competitionId,
    data: {
      task: { id: work.taskId, name: taskName },
      team: { id: team._id, name: team.Name },
      work: {
        id: work.id,
        score: work.publicScore,
        error: work.errorMessage,
        ...(before && { scoreBefore: before.score }),
      },
    },
  });
  await events.publish(tx, members, {
    kind: 'notification',
    eventType: isReviewed ? EVENT_WORK_REVIEWED : EVENT_REVIEW_FAILED,
    related: work.competitionId,
    data: {
      Competition: { _id: work.competitionId, Name: competitionName },
      Team: team,
      Task: { _id: work.taskId, Name: taskName },
      Work: {
        _id: work.id,
        Score: work.publicScore,
        ReviewErrorMessage: work.errorMessage,
        ...(before && { Rescored: true, ScoreBefore: before.score }),
      },
    },
  });
};

/** Tells the pages of the team that a worker has told something about a work. */
export const tellOfProgress = async (
  tx: Transaction,
  { events }: Services,
  { work, taskName, competitionName }: { work: WorkRow; taskName: string; competitionName: string },
): Promise<void> => {
  const { members, team } = await audience(tx, work.teamId);
  await events.publish(tx, members, {
    kind: 'notification',
    eventType: EVENT_WORK_PROGRESSED,
    related: work.competitionId,
    fleeting: true,
    data: {
      Competition: { _id: work.competitionId, Name: competitionName },
      Team: team,
      Task: { _id: work.taskId, Name: taskName },
      Work: { _id: work.id, Score: work.publicScore, ReviewErrorMessage: work.errorMessage },
    },
  });
};

/** Tells the team that a work was taken out and why, or that it counts again. */
export const tellOfInvalidation = async (
  tx: Transaction,
  { events }: Services,
  { work, taskName, competitionName }: { work: WorkRow; taskName: string; competitionName: string },
): Promise<void> => {
  const { members, team } = await audience(tx, work.teamId);
  const { invalidReason } = work;
  await events.publish(tx, members, {
    kind: 'notification',
    eventType: invalidReason === null ? EVENT_WORK_RESTORED : EVENT_WORK_INVALIDATED,
    related: work.competitionId,
    data: {
      Competition: { _id: work.competitionId, Name: competitionName },
      Team: team,
      Task: { _id: work.taskId, Name: taskName },
      ...(invalidReason !== null && { Message: invalidReason }),
    },
  });
};

/** Tells the team how its qualification review was decided. */
export const tellOfDecision = async (
  tx: Transaction,
  { events }: Services,
  decided: { row: AuthorizationRow; stageName: string; competitionName: string },
): Promise<void> => {
  const { row, stageName, competitionName } = decided;
  const { members, team } = await audience(tx, row.teamId);
  await events.publish(tx, members, {
    kind: 'notification',
    eventType:
      row.status === authorizeStatus.passed
        ? EVENT_QUALIFICATION_PASSED
        : EVENT_QUALIFICATION_REJECTED,
    related: row.competitionId,
    data: {
      Competition: { _id: row.competitionId, Name: competitionName },
      Team: team,
      Stage: { _id: row.stageId, Name: stageName },
      ...(row.denyReason !== null && { Message: row.denyReason }),
    },
  });
};
