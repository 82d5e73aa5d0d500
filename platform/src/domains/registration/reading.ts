import { and, asc, count, eq } from 'drizzle-orm';
import type {
  Registration,
  RegistrationDetail,
} from '@whaletide/schema/domains/registration/rest/registration.ts';
import type { Page } from '@whaletide/schema/shared/rest/common.ts';
import { answerText } from '@whaletide/schema/domains/registration/rules/registration-answers.ts';
import type { Handle } from '#database/database.ts';
import { toPage } from '#http/paging.ts';
import type { AnyCaller } from '#http/caller.ts';
import { notFound } from '#refusal.ts';
import { managedCompetition } from '../competitions/store/access.ts';
import { isPlace, type Place } from '../teams/store/registrations.ts';
import { registrations } from '../teams/tables.ts';
import { fileUrl } from '../uploads/store/uploads.ts';
import { filesOf } from './files.ts';
import { toRegistration } from './presenters.ts';
import { registrationAnswers } from './tables.ts';

/** Registrations of a competition, by status where one is given, the longest waiting first. */
export const listRegistrations = async (
  db: Handle,
  caller: AnyCaller,
  competitionId: string,
  query: { page: number; perPage: number; status: number | undefined },
): Promise<Page<Registration>> => {
  await managedCompetition(db, caller, competitionId);
  const chosen = and(
    eq(registrations.competitionId, competitionId),
    query.status === undefined ? undefined : eq(registrations.status, query.status),
  );
  return toPage(query, {
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
  caller: AnyCaller,
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
