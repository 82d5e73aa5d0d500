import { type FieldDefinition, fieldTypes } from '../rest/fields.ts';
import { refuse, type Refusal } from './refusal.ts';
import { uploadRules } from '#domains/uploads/rules.ts';

/** Ours, as the specification names none: most fields and options, longest texts in characters. */
export const formLimits = {
  fields: 40,
  title: 60,
  placeholder: 100,
  options: 50,
  option: 60,
} as const;

/** Largest file that a field may ask for, in KB of 1,024 bytes. */
export const MAX_ANSWER_KB = uploadRules.answer.maxSize / 1024;

/** A field as an organizer sets it; one without an id is new. */
export type FieldSettings = Omit<FieldDefinition, '_id'> & { _id?: string | undefined };

const types = Object.values<number>(fieldTypes);
const longer = (text: string, most: number) => [...text.trim()].length > most;
type Part = keyof FieldSettings;
type Problem = [part: Part, message: string];

const titleProblem = ({ Title }: FieldSettings, all: readonly FieldSettings[]): Problem[] => {
  if (!Title.trim()) return [['Title', '请输入字段名称']];
  if (longer(Title, formLimits.title)) return [['Title', `字段名称最多${formLimits.title}个字符`]];
  const same = all.filter((other) => other.Title.trim() === Title.trim());
  return same.length > 1 ? [['Title', `「${Title.trim()}」重复了`]] : [];
};

const fileProblems = ({ SizeLimit, AcceptExts }: FieldSettings): Problem[] => {
  const fits =
    SizeLimit === null ||
    (Number.isInteger(SizeLimit) && SizeLimit >= 1 && SizeLimit <= MAX_ANSWER_KB);
  const unknown = AcceptExts.find((ext) => !uploadRules.answer.exts.includes(ext));
  return [
    ...(fits
      ? []
      : [['SizeLimit', `文件大小上限应为1到${MAX_ANSWER_KB} KB，留空为不限`] satisfies Problem]),
    ...(unknown === undefined ? [] : [['AcceptExts', `不支持 ${unknown} 格式`] satisfies Problem]),
  ];
};

const optionProblems = ({ SelectArray }: FieldSettings): Problem[] => {
  const given = SelectArray.map((option) => option.trim());
  if (given.length < 2 || given.includes('')) return [['SelectArray', '请至少填写两个选项']];
  if (given.length > formLimits.options)
    return [['SelectArray', `最多${formLimits.options}个选项`]];
  if (given.some((option) => longer(option, formLimits.option)))
    return [['SelectArray', `每个选项最多${formLimits.option}个字符`]];
  return new Set(given).size < given.length ? [['SelectArray', '选项重复了']] : [];
};

const problemsOfField = (field: FieldSettings, all: readonly FieldSettings[]): Problem[] => [
  ...titleProblem(field, all),
  ...(types.includes(field.Type) ? [] : [['Type', '请选择字段类型'] satisfies Problem]),
  ...(longer(field.Placeholder ?? '', formLimits.placeholder)
    ? [['Placeholder', `提示最多${formLimits.placeholder}个字符`] satisfies Problem]
    : []),
  ...(field.Type === fieldTypes.file ? fileProblems(field) : []),
  ...(field.Type === fieldTypes.option ? optionProblems(field) : []),
];

/**
 * Everything that is wrong with the fields of a form, at `{at}.{index}.{part}`, or at `at` where
 * it is about all of them. A form that is asked has at least one field that isn't hidden.
 */
export const fieldsProblems = (
  fields: readonly FieldSettings[],
  at: string,
  isAsked = true,
): Refusal[] => {
  if (isAsked && fields.every(({ Hide }) => Hide))
    return [refuse('BAD_USER_INPUT', '请至少添加一个字段', at)];
  if (fields.length > formLimits.fields)
    return [refuse('BAD_USER_INPUT', `最多${formLimits.fields}个字段`, at)];
  return fields.flatMap((field, index) =>
    problemsOfField(field, fields).map(([part, message]) =>
      refuse('BAD_USER_INPUT', message, `${at}.${index}.${part}`),
    ),
  );
};

/**
 * Why a form that has been filled in may not become this one. Answers name a field by its id and
 * an option by its place: what was there keeps its type and its options in their order. It may be
 * renamed, moved, hidden and followed by others.
 */
export const answeredProblems = (
  before: readonly FieldDefinition[],
  after: readonly FieldSettings[],
  at: string,
): Refusal[] =>
  before.flatMap((was) => {
    const index = after.findIndex(({ _id }) => _id === was._id);
    const field = after[index];
    if (!field)
      return [refuse('CONFLICT', `「${was.Title}」已有人填写，不能删除，可以改为停用`, at)];
    if (field.Type !== was.Type)
      return [
        refuse('CONFLICT', `「${was.Title}」已有人填写，不能修改类型`, `${at}.${index}.Type`),
      ];
    const kept = was.SelectArray.every((option, place) => field.SelectArray[place] === option);
    return kept
      ? []
      : [
          refuse(
            'CONFLICT',
            `「${was.Title}」已有人填写，选项只能在末尾添加`,
            `${at}.${index}.SelectArray`,
          ),
        ];
  });

/** A field with only what its type has, its texts trimmed. */
export const tidyField = (field: FieldSettings): FieldSettings => {
  const isFile = field.Type === fieldTypes.file;
  return {
    ...field,
    Title: field.Title.trim(),
    Placeholder: field.Placeholder?.trim() || null,
    SizeLimit: isFile ? field.SizeLimit : null,
    AcceptExts: isFile ? [...new Set(field.AcceptExts)] : [],
    SelectArray:
      field.Type === fieldTypes.option ? field.SelectArray.map((option) => option.trim()) : [],
  };
};
