import {
  askedFields,
  choicesOf,
  degrees,
  type FieldKind,
  type FileField,
  type FormField,
  fieldKey,
  grades,
  IDENTITY_FIELD,
  kindOfField,
  OTHER_CHANNEL,
} from './registration-fields.ts';
import { refuse, type Refusal } from '#shared/rules/refusal.ts';
import { textLimitProblem } from '#shared/rules/text-limit.ts';
import { fileProblem } from '#domains/uploads/rules.ts';

/** Values by the key of their field (`fieldKey`); their shapes by kind are in `shown` below. */
export type Answers = Readonly<Record<string, unknown>>;

/** A problem of the form, at the key of its field or the id of its file field. */
export interface AnswerProblem {
  key: string;
  message: string;
}

/** Characters of a short text. */
const ANSWER_LENGTH = 150;
export const INVITATION_CODE_LENGTH = 64;

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
const part = (value: unknown, name: string): string =>
  text(value !== null && typeof value === 'object' ? (value as Record<string, unknown>)[name] : '');
const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(text).filter(Boolean) : [];

const parts =
  (...names: string[]) =>
  (value: unknown) =>
    Object.fromEntries(names.map((name) => [name, part(value, name)]));

/** A value as it is stored: known parts alone, trimmed. */
const cleaned: Record<FieldKind, (value: unknown) => unknown> = {
  text,
  email: text,
  number: text,
  choice: text,
  companyType: text,
  location: parts('L1', 'L2', 'L3'),
  university: parts('Country', 'Province', 'University'),
  major: parts('Discipline', 'Major', '_id'),
  degree: parts('Degree', 'Grade'),
  channel: (value) => texts(value).slice(0, 2),
  industry: (value) => texts(value).slice(0, 2),
};

/** Checks that a value has all that a required field of the kind needs. */
const filled: Record<FieldKind, (value: unknown) => boolean> = {
  text: (value) => text(value) !== '',
  email: (value) => text(value) !== '',
  number: (value) => text(value) !== '',
  choice: (value) => text(value) !== '',
  companyType: (value) => text(value) !== '',
  location: (value) => part(value, 'L1') !== '' && part(value, 'L2') !== '',
  university: (value) => part(value, 'University') !== '',
  major: (value) => part(value, '_id') !== '',
  degree: (value) => part(value, 'Degree') !== '',
  channel: (value) => {
    const [first, second] = texts(value);
    return first !== undefined && (first !== OTHER_CHANNEL || second !== undefined);
  },
  industry: (value) => texts(value).length > 0,
};

/** A value as one reads it: parts divided by spaces, an industry's by `/`. */
export const answerText = (
  field: Pick<FormField, 'type' | 'defaultId'>,
  value: unknown,
): string => {
  const kind = kindOfField(field);
  const clean = cleaned[kind](value);
  if (typeof clean === 'string') return clean;
  if (Array.isArray(clean)) return clean.join(' / ');
  return Object.entries(clean as Record<string, string>)
    .filter(([name, one]) => name !== '_id' && one)
    .map(([, one]) => one)
    .join(' ');
};

const empty = (field: FormField, value: unknown): boolean =>
  answerText(field, value).replaceAll(/[/\s]/g, '') === '';

/** Finds the problem of a value that is present. */
const malformed = (field: FormField, value: unknown): string | null => {
  const kind = kindOfField(field);
  const long = textLimitProblem(answerText(field, value), ANSWER_LENGTH);
  if (long !== null) return long;
  const invalid = `请输入有效的${field.name}`;
  switch (kind) {
    case 'email':
      return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text(value)) ? null : invalid;
    case 'number':
      return /^\d+$/.test(text(value)) ? null : `${field.name}只能是数字`;
    case 'choice':
      return choicesOf(field).includes(text(value)) ? null : `请选择有效的${field.name}`;
    case 'degree': {
      const degree = part(value, 'Degree');
      const grade = part(value, 'Grade');
      const known = degrees.includes(degree) && (!grade || grades[degree]?.includes(grade));
      return known ? null : `请选择有效的${field.name}`;
    }
    default:
      return null;
  }
};

/**
 * Finds the problem of one field's value; null when it may be
 * sent.
 */
export const answerProblem = (field: FormField, value: unknown): string | null => {
  const missing = `${field.name} 是必填项`;
  if (field.isRequired && !filled[kindOfField(field)](value)) return missing;
  if (empty(field, value)) return null;
  // A started answer has to be complete: 其它 without its text says nothing, required or not.
  if (!filled[kindOfField(field)](value)) return missing;
  return malformed(field, value);
};

/** Picks the answers that the form asks this member for, as they are stored. */
export const askedAnswers = (form: readonly FormField[], answers: Answers) =>
  askedFields(form, answers[String(IDENTITY_FIELD)])
    .map((field) => ({
      field,
      value: cleaned[kindOfField(field)](answers[fieldKey(field)]),
    }))
    .filter(({ field, value }) => !empty(field, value));

/** A file as it was uploaded. */
export interface GivenFile {
  name: string;
  size: number;
}

/** Answers the rule for a file of this field. */
export const fileRule = ({
  acceptExts,
  sizeLimit,
}: Pick<FileField, 'acceptExts' | 'sizeLimit'>) => ({
  exts: acceptExts,
  maxSize: sizeLimit * 1024,
});

/** Everything that is wrong with what was filled in, in the order of the form. */
export const registrationProblems = (
  asked: { form: readonly FormField[]; files: readonly FileField[] },
  given: { answers: Answers; files: Readonly<Record<string, GivenFile | null | undefined>> },
): AnswerProblem[] => {
  const fields = askedFields(asked.form, given.answers[String(IDENTITY_FIELD)]);
  const problems = fields.map((field) => {
    const key = fieldKey(field);
    return { key, message: answerProblem(field, given.answers[key]) };
  });
  const ofFiles = asked.files.map((field) => {
    const file = given.files[field.id];
    if (!file)
      return { key: field.id, message: field.isRequired ? `${field.title} 是必填项` : null };
    return { key: field.id, message: fileProblem(file, fileRule(field))?.message ?? null };
  });
  return [...problems, ...ofFiles].filter((one): one is AnswerProblem => one.message !== null);
};

/** The refusal of an invitation code by its length; none is needed. */
export const invitationCodeProblem = (code: string): Refusal | null =>
  code.trim().length > INVITATION_CODE_LENGTH
    ? refuse('BAD_USER_INPUT', '邀请码无效', 'InvitationCode')
    : null;
