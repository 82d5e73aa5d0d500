import { eq } from 'drizzle-orm';
import type { AdministeredCreator } from '@whaletide/schema/domains/creators/rest/creator-documents.ts';
import {
  isReadmitted,
  MAX_VIOLATIONS,
  violationProblem,
} from '@whaletide/schema/domains/creators/rules/programme.ts';
import { moderationReasonProblem } from '@whaletide/schema/domains/moderation/rules/content-moderation.ts';
import {
  EVENT_CREATOR_ENDED,
  EVENT_CREATOR_PARDONED,
  EVENT_CREATOR_READMITTED,
  EVENT_CREATOR_VIOLATION,
} from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import type { Handle, Transaction } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { newId } from '#ids.ts';
import { forbidden, notFound, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { holdMember } from '#domains/members/store.ts';
import { actedBy, record } from '#domains/moderation/store.ts';
import { lockedCreator, membershipOf } from '../store/membership.ts';
import { violationsOf } from '../store/violations.ts';
import { creators, creatorViolations, featuredCreators } from '../tables.ts';
import { present } from './creators.ts';

/** Locks a creator and their account. @throws Refusal FORBIDDEN for one's own, NOT_FOUND */
const lockCreator = async (tx: Transaction, caller: Caller, id: string) => {
  if (id === caller.id) throw forbidden('不能处理自己的创作者身份');
  const member = await holdMember(tx, id);
  const creator = await lockedCreator(tx, id);
  if (!member || member.closed !== null || !creator) throw notFound('创作者');
  return { member, creator };
};

const ownViolations = async (db: Handle, id: string) =>
  (await violationsOf(db, [id])).get(id) ?? [];

const documentOf = async (
  tx: Transaction,
  { member, creator }: Awaited<ReturnType<typeof lockCreator>>,
  changes: Partial<typeof creators.$inferSelect>,
): Promise<AdministeredCreator> => {
  const [document] = await present(tx, [
    { creator: { ...creator, ...changes }, banned: member.creatorBanned },
  ]);
  if (!document) throw notFound('创作者');
  return document;
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
    const locked = await lockCreator(tx, caller, id);
    const { member, creator } = locked;
    refuseIf(violationProblem(membershipOf(creator, member.creatorBanned)));
    const date = now();
    await tx
      .insert(creatorViolations)
      .values({ id: newId(date.getTime()), memberId: id, reason, recorderId: caller.id, date });
    const violations = await ownViolations(tx, id);
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
    return documentOf(tx, locked, { endDate: ends ? date : null });
  });
};

/**
 * Withdraws a violation and tells the creator. Who had left the programme by violations is there
 * again; who left it by closing the account isn't. Of two who withdraw the same one at once the
 * second finds none.
 * @throws Refusal BAD_USER_INPUT without a reason, NOT_FOUND, FORBIDDEN for one's own
 */
export const withdrawViolation = (
  { database, events, now }: Services,
  caller: Caller,
  violationId: string,
  given: string,
): Promise<AdministeredCreator> => {
  refuseIf(moderationReasonProblem(given));
  const reason = given.trim();
  return database.transaction(async (tx) => {
    const [found] = await tx
      .select({ memberId: creatorViolations.memberId })
      .from(creatorViolations)
      .where(eq(creatorViolations.id, violationId));
    if (!found) throw notFound('违规记录');
    const id = found.memberId;
    const locked = await lockCreator(tx, caller, id);
    const { member, creator } = locked;
    const before = await ownViolations(tx, id);
    const withdrawn = before.find(({ _id }) => _id === violationId);
    if (!withdrawn) throw notFound('违规记录');
    await tx.delete(creatorViolations).where(eq(creatorViolations.id, violationId));
    // The violation that ends the programme bears the moment of its end.
    const end = creator.endDate?.toISOString();
    const endedByViolations = before.some(({ Date }) => Date === end);
    const date = now();
    const returns = isReadmitted(endedByViolations, before.length - 1);
    // As after a ban only what happens from now on counts.
    const changes = returns ? { endDate: null, countsSince: date } : {};
    if (returns) await tx.update(creators).set(changes).where(eq(creators.memberId, id));
    await record(tx, actedBy(caller, now), {
      action: 'creatorAdmin.withdrawViolation',
      kind: 'MEMBER',
      target: id,
      title: member.name,
      reason,
      before: { violations: before.length, ended: creator.endDate !== null, withdrawn },
      after: { violations: before.length - 1, ended: creator.endDate !== null && !returns },
    });
    await events.publish(tx, [id], {
      kind: 'notification',
      eventType: returns ? EVENT_CREATOR_READMITTED : EVENT_CREATOR_PARDONED,
      related: null,
      data: { Message: reason },
    });
    return documentOf(tx, locked, changes);
  });
};
