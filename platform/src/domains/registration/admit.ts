import { asc, eq } from 'drizzle-orm';
import { kindOf } from '@whaletide/schema/domains/competitions/rules/competition-kind.ts';
import { stagesBehind } from '@whaletide/schema/domains/competitions/rules/timeline.ts';
import { EVENT_STAGE_REWARDED } from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import type { Transaction } from '#database/database.ts';
import type { EventLog } from '#events/log.ts';
import { byMember, recordActivity } from '../activity-log/store.ts';
import { countIn } from '../competitions/store/counts.ts';
import { competitions, stages } from '../competitions/tables.ts';
import { payStageAward } from '../growth/store/stage-award.ts';
import { recordStep } from '../quests/store/progress.ts';
import { placeIn } from '../teams/store/registrations.ts';
import { createTeam } from '../teams/store/teams.ts';

/**
 * Counts the stages of an activity that a member who joins now skips, as if
 * they had been promoted: a course goes on. Competitions and ranking activities begin with their first stage.
 */
const skippedStages = async (tx: Transaction, competitionId: string, now: Date) => {
  const rows = await tx
    .select({
      eventType: competitions.eventType,
      detailType: competitions.detailType,
      isSeries: competitions.isSeries,
      startDate: stages.startDate,
      endDate: stages.endDate,
    })
    .from(stages)
    .innerJoin(competitions, eq(competitions.id, stages.competitionId))
    .where(eq(stages.competitionId, competitionId))
    .orderBy(asc(stages.startDate), asc(stages.id));
  const [first] = rows;
  if (!first || kindOf(first) !== 'activity') return 0;
  const periods = rows.map(({ startDate, endDate }) => ({
    startDate: startDate.toISOString(),
    endDate: endDate.toISOString(),
  }));
  return stagesBehind(periods, now);
};

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
 * A registered member gets a team of their own, in the stage of an activity that runs, and the award of the first stage, is counted, and has
 * taken a step of their quests.
 */
export const admit = async (
  tx: Transaction,
  events: EventLog,
  member: { competitionId: string; memberId: string; now: Date },
): Promise<void> => {
  const { competitionId, memberId, now } = member;
  const promotions = await skippedStages(tx, competitionId, now);
  const teamId = await createTeam(tx, { competitionId, captainId: memberId, promotions, now });
  await placeIn(tx, { competitionId, teamId }, [memberId]);
  await recordStep(tx, events, {
    memberId,
    trigger: 'COMPETITION_REGISTERED',
    subject: competitionId,
    now,
  });
  await recordActivity(tx, byMember(memberId, 'JOIN', 'COMPETITION', competitionId), now);
  await rewardArrival(tx, events, member);
  // Last, since everyone who registers waits for this row.
  await countIn(tx, competitionId, { members: 1, teams: 1 });
};
