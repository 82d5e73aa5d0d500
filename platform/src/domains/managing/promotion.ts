import { eq } from 'drizzle-orm';
import { EVENT_PROMOTED } from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import { frozenProblem } from '@whaletide/schema/domains/managing/rules/outcome.ts';
import type { Caller } from '#http/caller.ts';
import { conflict, notFound, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { stageOrder } from '../competitions/store/stage-order.ts';
import { stages } from '../competitions/tables.ts';
import { payStageAward } from '../growth/store/stage-award.ts';
import { actedBy, ofCompetition, record } from '../moderation/store.ts';
import { awardSkills } from '../skills/store/award.ts';
import { promote } from '../teams/store/changes.ts';
import { membersOf } from '../teams/store/teams.ts';
import { rankingState } from './deadlines.ts';
import { lockStage } from './stages.ts';

/**
 * Promotes teams out of a stage into the next, pays the award of that and tells their members. The
 * team's row decides between several at once.
 * @returns the teams that were promoted by this call, and how many members were paid
 * @throws Refusal NOT_FOUND, FORBIDDEN, CONFLICT after the last stage and once the final ranking is published
 */
export const promoteTeams = (
  services: Services,
  caller: Caller,
  stageId: string,
  teamIds: readonly string[],
): Promise<{ Promoted: string[]; Paid: number }> =>
  services.database.transaction(async (tx) => {
    const { events, now } = services;
    const { competition } = await lockStage(tx, caller, stageId);
    refuseIf(frozenProblem(rankingState(competition)));
    const order = (await stageOrder(tx, [competition.id])).get(competition.id) ?? [];
    const at = order.indexOf(stageId);
    const nextId = order[at + 1];
    if (nextId === undefined) throw conflict('这是最后一个阶段，没有可以晋级的阶段');
    const [next] = await tx.select().from(stages).where(eq(stages.id, nextId));
    if (!next) throw notFound('阶段');
    const promoted = await promote(tx, { competitionId: competition.id, teamIds, at });
    const members = await membersOf(
      tx,
      promoted.map(({ id }) => id),
    );
    const everyone = [...members.values()].flat();
    const arrival = { competition, stage: next, memberIds: everyone, now: now() };
    const Paid = await payStageAward(tx, arrival);
    const amount = next.awardWhaleCoin;
    for (const team of promoted.toSorted((a, b) => a.id.localeCompare(b.id)))
      await events.publish(tx, members.get(team.id) ?? [], {
        kind: 'notification',
        eventType: EVENT_PROMOTED,
        related: competition.id,
        data: {
          Competition: { _id: competition.id, Name: competition.name },
          Team: { _id: team.id, Name: team.name },
          Stage: { _id: nextId, Name: next.name },
          ...(amount > 0 && { AwardWhaleCoin: amount }),
        },
      });
    await awardSkills(tx, services, { competition, stageId }, everyone);
    await record(tx, actedBy(caller, now), {
      action: 'outcome.promote',
      ...ofCompetition(competition, next.name),
      after: { teams: promoted.map(({ id, name }) => ({ id, name })), paid: Paid },
    });
    return { Promoted: promoted.map(({ id }) => id), Paid };
  });
