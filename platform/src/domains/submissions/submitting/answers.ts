import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import {
  type FieldDefinition,
  type FieldInput,
  fieldTypes,
} from '@whaletide/schema/shared/rest/fields.ts';
import { askedFields, formProblems } from '@whaletide/schema/shared/rules/fields.ts';
import type { Handle, Transaction } from '#database/database.ts';
import { conflict, notFound, refuseIf } from '#refusal.ts';
import { ownVersion } from '#domains/projects/store/projects.ts';
import { ownUpload, uploadByKey } from '#domains/uploads/store/uploads.ts';
import { answerFiles, type StoredAnswer } from '../tables.ts';

const none = { value: null, option: null, file: null, project: null };

/** Member who fills in a form, and the team's earlier answers, of which any may stay. */
interface Filler {
  memberId: string;
  before: readonly StoredAnswer[];
}

/** The file of an answer, as it was stored and not as the member calls it. @throws Refusal NOT_FOUND */
const ownFile = async (
  db: Handle,
  { memberId, before }: Filler,
  key: string,
  field: FieldDefinition,
) => {
  const stays = before.some(({ file }) => file?.key === key);
  const file = stays
    ? await uploadByKey(db, key)
    : await ownUpload(db, { memberId, purpose: 'answer', key });
  if (!file) throw notFound('文件', field._id);
  return file;
};

const toStored = async (
  db: Handle,
  filler: Filler,
  field: FieldDefinition,
  value: FieldInput['value'],
): Promise<StoredAnswer> => {
  const base = { ...none, fieldId: field._id, title: field.Title, type: field.Type };
  if (typeof value === 'number')
    return { ...base, option: value, value: field.SelectArray[value] ?? null };
  if (typeof value === 'string') return { ...base, value: value.trim() };
  if ('Lab' in value) {
    const ref = { labId: value.Lab, versionId: value.labVersionId };
    const stays = filler.before.find(({ project }) => project?.versionId === ref.versionId);
    if (stays) return { ...base, value: stays.value, project: stays.project };
    const { title, number, id, seal } = await ownVersion(db, filler.memberId, ref, field._id);
    const project = { id: value.Lab, versionId: id, seal };
    return { ...base, value: `${title}（版本 ${number}）`, project };
  }
  const { key, name, size } = await ownFile(db, filler, value.key, field);
  return { ...base, file: { key, name, size } };
};

/**
 * Checks the answers of a member and prepares them for storing; answers to fields that aren't asked
 * for are dropped. Files and projects are the member's own, or stay from before.
 * @throws Refusal BAD_USER_INPUT at the first field at fault; NOT_FOUND for a foreign file or
 * project
 */
export const acceptAnswers = async (
  db: Handle,
  filler: Filler,
  fields: readonly FieldDefinition[],
  inputs: readonly FieldInput[],
): Promise<StoredAnswer[]> => {
  const values = new Map(inputs.map(({ SubmissionId, value }) => [SubmissionId, value]));
  // The size that counts is that of the stored file.
  for (const field of askedFields(fields)) {
    const value = values.get(field._id);
    if (field.Type !== fieldTypes.file || typeof value !== 'object' || !('key' in value)) continue;
    const { key, ext, name, size } = await ownFile(db, filler, value.key, field);
    values.set(field._id, { key, ext, name, size });
  }
  const checked = [...values].map(([SubmissionId, value]) => ({ SubmissionId, value }));
  refuseIf(formProblems(fields, checked)[0] ?? null);
  const stored: StoredAnswer[] = [];
  for (const field of askedFields(fields)) {
    const value = values.get(field._id);
    if (value === undefined || (typeof value === 'string' && value.trim() === '')) continue;
    stored.push(await toStored(db, filler, field, value));
  }
  return stored;
};

/**
 * Checks that organizers haven't changed the form while it was filled in. Called after the answers
 * were stored, when they can't change it any more. @throws Refusal CONFLICT
 */
export const checkStillAsked = (
  answered: readonly FieldDefinition[],
  asked: readonly FieldDefinition[] | undefined,
): void => {
  if (!isDeepStrictEqual(answered, asked)) throw conflict('表单刚刚有改动，请刷新页面后重新提交');
};

/** Lets the readers of a work or a qualification review read the files of its answers. */
export const ownAnswerFiles = async (
  tx: Transaction,
  owner: { workId: string } | { authorizationId: string },
  answers: readonly StoredAnswer[],
): Promise<void> => {
  const is =
    'workId' in owner
      ? eq(answerFiles.workId, owner.workId)
      : eq(answerFiles.authorizationId, owner.authorizationId);
  await tx.delete(answerFiles).where(is);
  const rows = answers.flatMap(({ file }) => (file ? [{ ...owner, fileKey: file.key }] : []));
  if (rows.length > 0) await tx.insert(answerFiles).values(rows);
};
