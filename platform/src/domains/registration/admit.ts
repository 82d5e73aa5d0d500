import { and, asc, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import type { EventLog } from '../../events/log.ts';
import { EVENT_STAGE_REWARDED } from '@whaletide/schema/rules/notifications.ts';
import { competitions, registrations, stages } from '../competitions/tables.ts';
import { payStageAward } from '../growth/stage-award.ts';
import { recordStep } from '../quests/progress.ts';
import { createTeam } from '../teams/store.ts';

/** The award of the stage that registering leads to, which is the first. */
const rewardArrival = async (
  tx: Transaction,
  events: EventLog,
  { competitionId, memberId, now }: { competitionId: string; memberId: string; now: Date },
): Promise<void> => {
  const [found] = await tx
    .select({ stage: stages, competition: competitions })
    .from(stages)
    .innerJoin(competitions, eq(competitions.id, stages.competitionId))
    .where(eq(stages.competitionId, competitionId))
    .orderBy(asc(stages.startDate), asc(stages.id))
    .limit(1);
  if (!found) return;
  const { stage, competition } = found;
  const paid = await payStageAward(tx, { competition, stage, memberIds: [memberId], now });
  if (paid === 0) return;
  await events.publish(tx, [memberId], {
    kind: 'notification',
    eventType: EVENT_STAGE_REWARDED,
    related: competitionId,
    data: {
      Competition: { _id: competitionId, Name: competition.name },
      Stage: { _id: stage.id, Name: stage.name },
      AwardWhaleCoin: stage.awardWhaleCoin,
    },
  });
};

/**
 * A registered member gets a team of their own and the award of the first stage, is counted, and has
 * taken a step of their quests.
 */
export const admit = async (
  tx: Transaction,
  events: EventLog,
  member: { competitionId: string; memberId: string; now: Date },
): Promise<void> => {
  const { competitionId, memberId, now } = member;
  const teamId = await createTeam(tx, { competitionId, captainId: memberId, now });
  await tx
    .update(registrations)
    .set({ teamId })
    .where(
      and(eq(registrations.competitionId, competitionId), eq(registrations.memberId, memberId)),
    );
  await recordStep(tx, events, {
    memberId,
    trigger: 'COMPETITION_REGISTERED',
    subject: competitionId,
    now,
  });
  await rewardArrival(tx, events, member);
  // Last, since everyone who registers waits for this row.
  await tx
    .update(competitions)
    .set({
      usersNumber: sql`${competitions.usersNumber} + 1`,
      teamsNumber: sql`${competitions.teamsNumber} + 1`,
    })
    .where(eq(competitions.id, competitionId));
};
