import { and, asc, count, eq } from 'drizzle-orm';
import {
  type Registration,
  type RegistrationDetail,
  registerStatus,
} from '@whaletide/schema/rest/registration.ts';
import type { Page } from '@whaletide/schema/rest/common.ts';
import {
  EVENT_REGISTRATION_PASSED,
  EVENT_REGISTRATION_REJECTED,
} from '@whaletide/schema/rules/notifications.ts';
import { reviewProblem } from '@whaletide/schema/rules/registration.ts';
import { answerText } from '@whaletide/schema/rules/registration-answers.ts';
import type { Handle } from '../../database/database.ts';
import { paged } from '../../http/paging.ts';
import type { Caller } from '../../http/caller.ts';
import { conflict, notFound, refuseIf } from '../../refusal.ts';
import type { Services } from '../../services.ts';
import { managedCompetition } from '../competitions/store/access.ts';
import { doing, ofCompetition, record } from '../moderation/store.ts';
import { changeRegistration, isPlace, type Place } from '../teams/store/registrations.ts';
import { registrations } from '../teams/tables.ts';
import { fileUrl } from '../uploads/store/uploads.ts';
import { admit } from './admit.ts';
import { returnFee } from './fees.ts';
import { filesOf } from './files.ts';
import { toRegistration } from './presenters.ts';
import { registrationAnswers } from './tables.ts';

/** Registrations of a competition, by status where one is given, the longest waiting first. */
export const listRegistrations = async (
  db: Handle,
  caller: Caller,
  competitionId: string,
  query: { page: number; perPage: number; status: number | undefined },
): Promise<Page<Registration>> => {
  await managedCompetition(db, caller, competitionId);
  const chosen = and(
    eq(registrations.competitionId, competitionId),
    query.status === undefined ? undefined : eq(registrations.status, query.status),
  );
  return paged(query, {
    rows: db
      .select()
      .from(registrations)
      .where(chosen)
      .orderBy(asc(registrations.createDate), asc(registrations.memberId)),
    total: db.select({ rows: count() }).from(registrations).where(chosen),
    present: (rows) => rows.map(toRegistration),
  });
};

/** One registration with its answers and files, for the competition's managers. */
export const registrationDetail = async (
  db: Handle,
  caller: Caller,
  place: Place,
): Promise<RegistrationDetail> => {
  const { competitionId, memberId } = place;
  await managedCompetition(db, caller, competitionId);
  const [row] = await db
    .select({ registration: registrations, form: registrationAnswers.form })
    .from(registrations)
    .leftJoin(
      registrationAnswers,
      and(
        eq(registrationAnswers.competitionId, registrations.competitionId),
        eq(registrationAnswers.memberId, registrations.memberId),
      ),
    )
    .where(isPlace(place));
  if (!row) throw notFound('报名');
  const files = await filesOf(db, memberId, [competitionId]);
  return {
    ...toRegistration(row.registration),
    RegisterForm: (row.form ?? []).map((answer) => ({
      ...answer,
      Text: answerText({ type: 'TEXT', defaultId: answer.DefaultID }, answer.Value),
    })),
    RegisterAuthorizationResults: files.map(({ fieldId, title, upload }) => ({
      SubmissionId: fieldId,
      value: upload,
      Title: title,
      Url: fileUrl(upload.key),
    })),
  };
};

/**
 * Decides on a registration that is under review, once: it is the status in the UPDATE that lets
 * one of several reviewers through. A passed member gets a team; a rejected one their fee, and
 * may register again.
 * @throws Refusal NOT_FOUND, FORBIDDEN, BAD_USER_INPUT without a reason, CONFLICT when it is decided
 */
export const reviewRegistration = async (
  { database, events, now }: Services,
  caller: Caller,
  place: Place,
  decision: { passes: boolean; reason: string },
): Promise<void> => {
  const { competitionId, memberId } = place;
  const { passes, reason } = decision;
  const moment = now();
  await database.transaction(async (tx) => {
    const competition = await managedCompetition(tx, caller, competitionId);
    refuseIf(reviewProblem(passes, reason));
    const decided = await changeRegistration(tx, place, registerStatus.underReview, {
      status: passes ? registerStatus.registered : registerStatus.rejected,
      reviewDate: moment,
      reviewerId: caller.id,
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
    await record(tx, doing(caller, now), {
      action: 'registration.review',
      ...ofCompetition(competition),
      reason: passes ? null : reason,
      before: { member: memberId, status: registerStatus.underReview },
      after: {
        member: memberId,
        status: passes ? registerStatus.registered : registerStatus.rejected,
      },
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
