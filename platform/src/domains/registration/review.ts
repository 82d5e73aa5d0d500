import {
  registerStatus,
  type ReviewedRegistration,
} from '@whaletide/schema/domains/registration/rest/registration.ts';
import {
  EVENT_REGISTRATION_PASSED,
  EVENT_REGISTRATION_REJECTED,
} from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import { rejectionProblem } from '@whaletide/schema/shared/rules/rejections.ts';
import { type AnyCaller, isService } from '#http/caller.ts';
import { Refusal } from '@whaletide/server/refusal.ts';
import { conflict, notFound, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { managedCompetition } from '../competitions/store/access.ts';
import { actedBy, ofCompetition, record } from '../moderation/store.ts';
import { changeRegistration, isPlace, type Place } from '../teams/store/registrations.ts';
import { registrations } from '../teams/tables.ts';
import { admit } from './admit.ts';
import { returnFee } from './fees.ts';

interface Decision {
  passes: boolean;
  reason: string;
  /** Name of the action in the log. */
  action?: 'registration.review' | 'registration.reviewSeveral';
}

/**
 * Decides on a registration that is under review, once: it is the status in the UPDATE that lets
 * one of several reviewers through. A passed member gets a team; a rejected one their fee, and
 * may register again.
 * @throws Refusal NOT_FOUND, FORBIDDEN, BAD_USER_INPUT without a reason, CONFLICT when it is decided
 */
export const reviewRegistration = async (
  { database, events, now }: Services,
  caller: AnyCaller,
  place: Place,
  decision: Decision,
): Promise<void> => {
  const { competitionId, memberId } = place;
  const { passes, reason, action = 'registration.review' } = decision;
  const moment = now();
  await database.transaction(async (tx) => {
    const competition = await managedCompetition(tx, caller, competitionId);
    refuseIf(rejectionProblem(passes, reason));
    const decided = await changeRegistration(tx, place, registerStatus.underReview, {
      status: passes ? registerStatus.registered : registerStatus.rejected,
      reviewDate: moment,
      reviewerId: isService(caller) ? null : caller.id,
      reason: passes ? null : reason.trim(),
    });
    if (!decided) {
      const [row] = await tx.select().from(registrations).where(isPlace(place));
      throw row ? conflict('该报名已经审核过了') : notFound('报名');
    }
    if (passes) await admit(tx, events, { ...place, now: moment });
    else {
      const { fee, attempt } = decided;
      await returnFee(tx, { competition, memberId, fee, attempt, now: moment });
      await changeRegistration(tx, place, registerStatus.rejected, { fee: 0 });
    }
    await record(tx, actedBy(caller, now), {
      action,
      ...ofCompetition(competition),
      reason: passes ? null : reason,
      of: { member: memberId },
      before: { status: registerStatus.underReview },
      after: { status: passes ? registerStatus.registered : registerStatus.rejected },
    });
    await events.publish(tx, [memberId], {
      kind: 'notification',
      eventType: passes ? EVENT_REGISTRATION_PASSED : EVENT_REGISTRATION_REJECTED,
      related: competitionId,
      data: {
        Competition: { _id: competitionId, Name: competition.name },
        ...(!passes && { Message: reason.trim() }),
      },
    });
  });
};

/**
 * Decides on several registrations with one reason, each in a transaction of its own: one that is
 * decided already or has gone stops no other.
 * @throws Refusal NOT_FOUND, FORBIDDEN, BAD_USER_INPUT without a reason
 */
export const reviewRegistrations = async (
  services: Services,
  caller: AnyCaller,
  { competitionId, memberIds }: { competitionId: string; memberIds: readonly string[] },
  { passes, reason }: Decision,
): Promise<ReviewedRegistration[]> => {
  await managedCompetition(services.database.db, caller, competitionId);
  refuseIf(rejectionProblem(passes, reason));
  const decision = { passes, reason, action: 'registration.reviewSeveral' } as const;
  const results: ReviewedRegistration[] = [];
  for (const memberId of new Set(memberIds)) {
    try {
      await reviewRegistration(services, caller, { competitionId, memberId }, decision);
      results.push({ User: memberId, Decided: true, Message: null });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      results.push({ User: memberId, Decided: false, Message: error.message });
    }
  }
  return results;
};
