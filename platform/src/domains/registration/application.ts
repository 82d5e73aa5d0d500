import type { Static } from 'typebox';
import type {
  RegisterAnswer,
  RegisterBody,
} from '@whaletide/schema/domains/registration/rest/registration-form.ts';
import {
  askedAnswers,
  invitationCodeProblem,
  registrationProblems,
} from '@whaletide/schema/domains/registration/rules/registration-answers.ts';
import {
  fieldKey,
  type FileField,
  type FormField,
  REAL_NAME_FIELD,
} from '@whaletide/schema/domains/registration/rules/registration-fields.ts';
import { inArray } from 'drizzle-orm';
import type { Transaction } from '#database/database.ts';
import { badInput, notFound, refuseIf } from '#refusal.ts';
import type { CompetitionRow } from '../competitions/tables.ts';
import { knownCode } from '../invitations/store.ts';
import { ownKeys } from '../uploads/store/uploads.ts';
import { uploads } from '../uploads/tables.ts';
import { answersByKey } from './presenters.ts';

export type GivenApplication = Static<typeof RegisterBody>;

/** Data that a registration is stored with: only what the competition asks this member for. */
export interface Application {
  form: RegisterAnswer[];
  files: { fieldId: string; title: string; key: string }[];
  invitationCode: string | null;
}

/** The uploads behind the given keys, as they were stored; sizes and names are ours, not the caller's. */
const storedFiles = async (tx: Transaction, memberId: string, keys: readonly string[]) => {
  if (keys.length === 0) return new Map<string, typeof uploads.$inferSelect>();
  const own = await ownKeys(tx, { memberId, purpose: 'qualification', keys });
  if (keys.some((key) => !own.has(key))) throw notFound('文件', 'RegisterAuthorizationResults');
  const rows = await tx
    .select()
    .from(uploads)
    .where(inArray(uploads.key, [...keys]));
  return new Map(rows.map((row) => [row.key, row]));
};

/**
 * Checks what a member has filled in against what is asked.
 * @throws Refusal BAD_USER_INPUT with the first problem in the form's order, NOT_FOUND for a
 * foreign file
 */
export const checkApplication = async (
  tx: Transaction,
  member: { id: string; verifiedName: string | null },
  asked: { form: readonly FormField[]; files: readonly FileField[] },
  competition: Pick<CompetitionRow, 'id' | 'invitation'>,
  given: GivenApplication,
): Promise<Application> => {
  const answers = {
    ...answersByKey(given.RegisterForm ?? []),
    ...(member.verifiedName !== null && { [String(REAL_NAME_FIELD)]: member.verifiedName }),
  };
  const results = (given.RegisterAuthorizationResults ?? []).filter(({ SubmissionId }) =>
    asked.files.some(({ id }) => id === SubmissionId),
  );
  const keys = new Map(results.map(({ SubmissionId, value }) => [SubmissionId, value.key]));
  const stored = await storedFiles(tx, member.id, [...keys.values()]);
  const files = Object.fromEntries([...keys].map(([field, key]) => [field, stored.get(key)]));
  const [problem] = registrationProblems(asked, { answers, files });
  if (problem) {
    const ofForm = asked.form.some((field) => fieldKey(field) === problem.key);
    throw badInput(problem.message, ofForm ? 'RegisterForm' : 'RegisterAuthorizationResults');
  }
  const code = given.InvitationCode?.trim() ?? '';
  refuseIf(invitationCodeProblem(code));
  return {
    form: askedAnswers(asked.form, answers).map(({ field, value }) => ({
      Name: field.name,
      Value: value,
      DefaultID: field.defaultId,
    })),
    files: asked.files.flatMap(({ id, title }) => {
      const key = keys.get(id);
      return key === undefined ? [] : { fieldId: id, title, key };
    }),
    invitationCode: await knownCode(tx, competition, code || null),
  };
};
