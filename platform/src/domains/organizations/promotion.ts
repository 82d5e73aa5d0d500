import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { EVENT_PROMOTED } from '@whaletide/schema/rules/notifications.ts';
import type { Viewer } from '../../http/viewer.ts';
import { conflict, notFound } from '../../refusal.ts';
import type { Services } from '../../services.ts';
import { stageOrder } from '../competitions/states.ts';
import { stages } from '../competitions/tables.ts';
import { payStageAward } from '../growth/stage-award.ts';
import { awardSkills } from '../skills/award.ts';
import { membersOf } from '../teams/store.ts';
import { teams } from '../teams/tables.ts';
import { lockStage } from './stages.ts';

/**
 * Promotes teams out of a stage into the next, pays the award of that and tells their members. The
 * team's row decides between several at once.
 * @returns the teams that were promoted by this call, and how many members were paid
 * @throws Refusal NOT_FOUND, FORBIDDEN, CONFLICT after the last stage
 */
export const promoteTeams = (
  services: Services,
  viewer: Viewer,
  stageId: string,
  teamIds: readonly string[],
): Promise<{ Promoted: string[]; Paid: number }> =>
  services.database.transaction(async (tx) => {
    const { events, now } = services;
    const { competition } = await lockStage(tx, viewer, stageId);
    const order = (await stageOrder(tx, [competition.id])).get(competition.id) ?? [];
    const at = order.indexOf(stageId);
    const nextId = order[at + 1];
    if (nextId === undefined) throw conflict('这是最后一个阶段，没有可以晋级的阶段');
    const [next] = await tx.select().from(stages).where(eq(stages.id, nextId));
    if (!next) throw notFound('阶段');
    const standing = and(
      inArray(teams.id, [...teamIds]),
      eq(teams.competitionId, competition.id),
      eq(teams.promotions, at),
      eq(teams.banned, false),
      eq(teams.deleted, false),
    );
    // In the order of ids, as everything that locks teams.
    await tx
      .select({ id: teams.id })
      .from(teams)
      .where(standing)
      .orderBy(asc(teams.id))
      .for('no key update');
    const promoted = await tx
      .update(teams)
      .set({ promotions: sql`${teams.promotions} + 1` })
      .where(standing)
      .returning({ id: teams.id, name: teams.name });
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
    return { Promoted: promoted.map(({ id }) => id), Paid };
  });
