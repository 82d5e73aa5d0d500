import type { FieldDefinition, FieldInput } from '../rest/fields.ts';
import { fieldTypes } from '../rest/fields.ts';
import { refuse, type Refusal } from './refusal.ts';
import { textLimitProblem } from './text-limit.ts';
import { fileProblem } from '#domains/uploads/rules.ts';

/** Characters of a short and of a long text. */
export const SHORT_TEXT = 150;
export const LONG_TEXT = 3_000;

/** The most that a text of this type holds; null for what isn't a text. */
export const textLimitOf = (type: number): number | null =>
  type === fieldTypes.shortText ? SHORT_TEXT : type === fieldTypes.longText ? LONG_TEXT : null;

type Field = Pick<
  FieldDefinition,
  '_id' | 'Title' | 'Type' | 'Required' | 'SizeLimit' | 'AcceptExts' | 'SelectArray' | 'Hide'
>;
type Value = FieldInput['value'];

const isEmpty = (value: Value | undefined): boolean =>
  value === undefined || (typeof value === 'string' && value.trim() === '');

/** Checks a file against its field; every extension is accepted where the field names none. */
const fileFieldProblem = (field: Field, value: Value): Refusal | null => {
  if (typeof value !== 'object' || !('key' in value)) return wrongKind(field);
  const { name, ext, size } = value;
  return fileProblem(
    { name, size },
    {
      exts: field.AcceptExts.length > 0 ? field.AcceptExts : [ext],
      maxSize: (field.SizeLimit ?? Number.MAX_SAFE_INTEGER / 1024) * 1024,
    },
    field._id,
  );
};

const wrongKind = ({ _id, Title }: Field) => refuse('BAD_USER_INPUT', `${Title} 填写有误`, _id);

/**
 * Why an answer to a field is refused; null when it is right. It names the field by its id and not
 * by a key of the call: an answer that is missing has none.
 */
export const fieldProblem = (field: Field, value: Value | undefined): Refusal | null => {
  if (value === undefined || isEmpty(value))
    return field.Required ? refuse('BAD_USER_INPUT', `${field.Title} 是必填项`, field._id) : null;
  const limit = textLimitOf(field.Type);
  if (limit !== null) {
    if (typeof value !== 'string') return wrongKind(field);
    const problem = textLimitProblem(value, limit);
    return problem === null ? null : refuse('BAD_USER_INPUT', problem, field._id);
  }
  if (field.Type === fieldTypes.file) return fileFieldProblem(field, value);
  if (field.Type === fieldTypes.option)
    return typeof value === 'number' && value >= 0 && value < field.SelectArray.length
      ? null
      : wrongKind(field);
  if (field.Type === fieldTypes.projectVersion)
    return typeof value === 'object' && 'Lab' in value ? null : wrongKind(field);
  return wrongKind(field);
};

/** The fields that a member is asked for. */
export const askedFields = <F extends { Hide: boolean }>(fields: readonly F[]): F[] =>
  fields.filter(({ Hide }) => !Hide);

/** The problems of a whole form by the order of its fields; none when it may be sent. */
export const formProblems = (
  fields: readonly Field[],
  inputs: readonly FieldInput[],
): Refusal[] => {
  const values = new Map(inputs.map(({ SubmissionId, value }) => [SubmissionId, value]));
  return askedFields(fields)
    .map((field) => fieldProblem(field, values.get(field._id)))
    .filter((problem) => problem !== null);
};
