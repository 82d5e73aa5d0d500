import type { Registration } from '@whaletide/schema/domains/registration/rest/registration.ts';
import type { RegisterAnswer } from '@whaletide/schema/domains/registration/rest/registration-form.ts';
import type { Answers } from '@whaletide/schema/domains/registration/rules/registration-answers.ts';
import { fieldKey } from '@whaletide/schema/domains/registration/rules/registration-fields.ts';
import type { registrations } from '../teams/tables.ts';

/** Maps what was sent to the keys by which the rules know fields. */
export const answersByKey = (form: readonly RegisterAnswer[]): Answers =>
  Object.fromEntries(
    form.map(({ Name, Value, DefaultID }) => [
      fieldKey({ name: Name, defaultId: DefaultID }),
      Value,
    ]),
  );

export const toRegistration = (row: typeof registrations.$inferSelect): Registration => ({
  Competition: row.competitionId,
  User: row.memberId,
  RegisterStatus: row.status,
  SubmitDate: row.createDate.toISOString(),
  ReviewDate: row.reviewDate?.toISOString() ?? null,
  Reason: row.reason,
  EntranceFee: row.fee,
  InvitationCode: row.invitationCode,
  CustomID: row.customId,
  FillTime: row.customIdDate?.toISOString() ?? null,
});
