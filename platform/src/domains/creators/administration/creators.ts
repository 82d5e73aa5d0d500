import { asc, count, desc, eq, inArray, sum } from 'drizzle-orm';
import type { AdministeredCreator } from '@whaletide/schema/domains/creators/rest/creator-documents.ts';
import {
  MAX_VIOLATIONS,
  statusOf,
  violationProblem,
} from '@whaletide/schema/domains/creators/rules/programme.ts';
import { moderationReasonProblem } from '@whaletide/schema/domains/moderation/rules/content-moderation.ts';
import {
  EVENT_CREATOR_ENDED,
  EVENT_CREATOR_VIOLATION,
} from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import type { Page } from '@whaletide/schema/shared/rest/common.ts';
import { containsText } from '#database/contains-text.ts';
import type { Handle } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { toPage, type PageQuery } from '#http/paging.ts';
import { newId } from '#ids.ts';
import { forbidden, notFound, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { holdMember } from '../../members/store.ts';
import { members } from '../../members/tables.ts';
import { actedBy, record } from '../../moderation/store.ts';
import { lockedCreator, membershipOf } from '../store/membership.ts';
import { violationsOf } from '../store/violations.ts';
import {
  type CreatorRow,
  creatorProfits,
  creators,
  creatorViolations,
  featuredCreators,
} from '../tables.ts';

interface Row {
  creator: CreatorRow;
  banned: Date | null;
}

const earnedBy = async (db: Handle, ids: readonly string[]): Promise<Map<string, number>> => {
  const rows = await db
    .select({
      memberId: creatorProfits.memberId,
      earned: sum(creatorProfits.amount).mapWith(Number),
    })
    .from(creatorProfits)
    .where(inArray(creatorProfits.memberId, [...ids]))
    .groupBy(creatorProfits.memberId);
  return new Map(rows.map(({ memberId, earned }) => [memberId, earned]));
};

const present = async (db: Handle, rows: readonly Row[]): Promise<AdministeredCreator[]> => {
  const ids = rows.map(({ creator }) => creator.memberId);
  const [violations, earned] = [await violationsOf(db, ids), await earnedBy(db, ids)];
  return rows.map(({ creator, banned }) => ({
    _id: creator.memberId,
    Status: statusOf(membershipOf(creator, banned)),
    JoinDate: creator.joinDate.toISOString(),
    EndDate: creator.endDate?.toISOString() ?? null,
    Violations: violations.get(creator.memberId) ?? [],
    Earned: earned.get(creator.memberId) ?? 0,
  }));
};

const selected = { creator: creators, banned: members.creatorBanned };

/** A page of creators for administrators, the last to join first. */
export const administeredCreators = (
  db: Handle,
  query: PageQuery & { Text?: string | undefined },
): Promise<Page<AdministeredCreator>> => {
  const chosen = containsText(members.name, query.Text);
  const own = eq(members.id, creators.memberId);
  return toPage(query, {
    rows: db
      .select(selected)
      .from(creators)
      .innerJoin(members, own)
      .where(chosen)
      .orderBy(desc(creators.joinDate), asc(creators.memberId)),
    total: db.select({ rows: count() }).from(creators).innerJoin(members, own).where(chosen),
    present: (rows) => present(db, rows),
  });
};

/**
 * Records a violation and tells the creator; the second ends the programme for them.
 * @throws Refusal BAD_USER_INPUT without a reason, NOT_FOUND, FORBIDDEN for one's own, CONFLICT
 */
export const recordViolation = (
  { database, events, now }: Services,
  caller: Caller,
  id: string,
  given: string,
): Promise<AdministeredCreator> => {
  refuseIf(moderationReasonProblem(given));
  const reason = given.trim();
  return database.transaction(async (tx) => {
    if (id === caller.id) throw forbidden('不能处理自己的创作者身份');
    const member = await holdMember(tx, id);
    const creator = await lockedCreator(tx, id);
    if (!member || !creator) throw notFound('创作者');
    refuseIf(violationProblem(membershipOf(creator, member.creatorBanned)));
    const date = now();
    await tx
      .insert(creatorViolations)
      .values({ id: newId(date.getTime()), memberId: id, reason, recorderId: caller.id, date });
    const violations = (await violationsOf(tx, [id])).get(id) ?? [];
    const ends = violations.length >= MAX_VIOLATIONS;
    if (ends) {
      await tx.update(creators).set({ endDate: date }).where(eq(creators.memberId, id));
      await tx.delete(featuredCreators).where(eq(featuredCreators.memberId, id));
    }
    await record(tx, actedBy(caller, now), {
      action: 'creatorAdmin.recordViolation',
      kind: 'MEMBER',
      target: id,
      title: member.name,
      reason,
      before: { violations: violations.length - 1 },
      after: { violations: violations.length, ended: ends },
    });
    await events.publish(tx, [id], {
      kind: 'notification',
      eventType: ends ? EVENT_CREATOR_ENDED : EVENT_CREATOR_VIOLATION,
      related: null,
      data: { Message: reason },
    });
    const [document] = await present(tx, [
      { creator: { ...creator, endDate: ends ? date : null }, banned: member.creatorBanned },
    ]);
    if (!document) throw notFound('创作者');
    return document;
  });
};
