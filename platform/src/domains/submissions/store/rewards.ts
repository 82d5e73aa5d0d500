import type { Transaction } from '#database/database.ts';
import type { Services } from '#services.ts';
import { recordStep } from '#domains/quests/store/progress.ts';
import { awardSkills } from '#domains/skills/store/award.ts';
import { membersOf } from '#domains/teams/store/teams.ts';
import type { WorkRow } from '../tables.ts';

/**
 * Rewards a reviewed work: its submitter with a step of a quest, its whole team with the task's
 * skills.
 */
export const rewardReview = async (
  tx: Transaction,
  services: Services,
  work: Pick<WorkRow, 'id' | 'memberId' | 'teamId' | 'taskId' | 'competitionId'>,
  competitionName: string,
): Promise<void> => {
  const { id, memberId, teamId, taskId } = work;
  const step = { trigger: 'WORK_REVIEWED' as const, subject: id, now: services.now() };
  await recordStep(tx, services.events, { ...step, memberId });
  const competition = { id: work.competitionId, name: competitionName };
  const team = (await membersOf(tx, [teamId])).get(teamId) ?? [];
  await awardSkills(tx, services, { competition, taskId }, team);
};
