import { refuse, type Refusal } from '#shared/rules/refusal.ts';

export const MAX_FIELDS = 30;
export const MAX_FIELD_NAME = 12;
/** Key of a field: what its tab is called in the address. */
export const FIELD_KEY = '^[a-z][a-z0-9-]{0,30}$';

/** Pictures that a field can have. */
export const fieldIcons = [
  'chart',
  'brain',
  'eye',
  'message',
  'robot',
  'database',
  'code',
  'leaf',
  'heart',
  'building',
] as const;
export type FieldIcon = (typeof fieldIcons)[number];

interface Field {
  key: string;
  name: string;
}

/** Words that lead to lists of another kind, and so can't be the key of a field. */
const takenKeys = new Set(['all', 'mine', 'detail', 'recent', 'exercise']);

/** Everything that is wrong with the fields of activities. */
export const fieldProblems = (fields: readonly Field[]): Refusal[] => {
  const wrong = (message: string, index: number, key: string) =>
    refuse('BAD_USER_INPUT', message, `data.${index}.${key}`);
  if (fields.length > MAX_FIELDS)
    return [refuse('BAD_USER_INPUT', `最多${MAX_FIELDS}个方向`, 'data')];
  return fields.flatMap(({ key, name }, index) => {
    const before = fields.slice(0, index);
    const length = [...name.trim()].length;
    return [
      new RegExp(FIELD_KEY).test(key) && !takenKeys.has(key)
        ? null
        : wrong('标识由小写字母、数字和连字符组成，以字母开头', index, 'Key'),
      before.some((other) => other.key === key) ? wrong('标识不能重复', index, 'Key') : null,
      length >= 1 && length <= MAX_FIELD_NAME
        ? null
        : wrong(`名称为1到${MAX_FIELD_NAME}个字符`, index, 'Name'),
    ].filter((problem) => problem !== null);
  });
};
