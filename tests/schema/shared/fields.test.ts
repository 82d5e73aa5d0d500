import { describe, expect, it } from '@jest/globals';
import type { FieldDefinition, FieldInput } from '@whaletide/schema/shared/rest/fields.ts';
import { fieldTypes } from '@whaletide/schema/shared/rest/fields.ts';
import { fieldProblem, formProblems } from '@whaletide/schema/shared/rules/fields.ts';
import { textLimitProblem } from '@whaletide/schema/shared/rules/text-limit.ts';

const field = (change: Partial<FieldDefinition>): FieldDefinition => ({
  _id: 'answer',
  Title: '作品名称',
  Type: fieldTypes.shortText,
  Required: true,
  Placeholder: null,
  SizeLimit: null,
  AcceptExts: [],
  SelectArray: [],
  Hide: false,
  ...change,
});
const file = { key: 'a'.repeat(32), ext: '.pdf', name: '说明.pdf', size: 2_048 };
const version = { Lab: 'b'.repeat(24), labVersionId: 'c'.repeat(24) };
const small = { Type: fieldTypes.file, SizeLimit: 2, AcceptExts: ['.pdf'] };
const choice = { Type: fieldTypes.option, SelectArray: ['科普', '预警'] };

describe('an answer of a form', () => {
  it.each<[string, Partial<FieldDefinition>, FieldInput['value'] | undefined, string | null]>([
    ['nothing where something is asked', {}, undefined, '作品名称 是必填项'],
    ['only blanks where something is asked', {}, '  ', '作品名称 是必填项'],
    ['nothing where nothing is asked', { Required: false }, '', null],
    ['a short text of 150', {}, '潮'.repeat(150), null],
    ['a short text of 151', {}, '潮'.repeat(151), '字数已超出限制1个字符'],
    ['a long text of 3,000', { Type: fieldTypes.longText }, '潮'.repeat(3_000), null],
    [
      'a long text of 3,002',
      { Type: fieldTypes.longText },
      '潮'.repeat(3_002),
      '字数已超出限制2个字符',
    ],
    ['a number for a text', {}, 1, '作品名称 填写有误'],
    ['a file as large as allowed', small, file, null],
    ['a file a byte too large', small, { ...file, size: 2_049 }, '文件大小超过限制（2 KB）'],
    [
      'another kind of file',
      small,
      { ...file, name: '说明.exe', ext: '.exe' },
      '不支持该文件格式，请上传 .pdf 文件',
    ],
    ['any file where none is named', { Type: fieldTypes.file }, { ...file, size: 9e9 }, null],
    ['a text for a file', small, 'report.pdf', '作品名称 填写有误'],
    ['the last option', choice, 1, null],
    ['an option too far', choice, 2, '作品名称 填写有误'],
    ['an option before the first', choice, -1, '作品名称 填写有误'],
    ['the text of an option', choice, '科普', '作品名称 填写有误'],
    ['a project version', { Type: fieldTypes.projectVersion }, version, null],
    [
      'a file for a project version',
      { Type: fieldTypes.projectVersion },
      file,
      '作品名称 填写有误',
    ],
    ['a type that nobody knows', { Type: 9 }, 'x', '作品名称 填写有误'],
  ])('%s', (_, change, value, message) => {
    const problem = fieldProblem(field(change), value);
    expect(problem).toEqual(
      message === null ? null : { code: 'BAD_USER_INPUT', message, field: 'answer' },
    );
  });

  it('is asked for by the form that shows it, in its order', () => {
    const form = [
      field({ _id: 'name' }),
      field({ _id: 'old', Hide: true }),
      field({ _id: 'way', ...choice }),
    ];
    const problems = formProblems(form, [{ SubmissionId: 'way', value: 5 }]);
    expect(problems.map((problem) => problem.field)).toEqual(['name', 'way']);
  });
});

it.each([
  ['x'.repeat(20), null],
  ['🐋'.repeat(20), null],
  ['x'.repeat(23), '字数已超出限制3个字符'],
])('a text without a type holds 20 characters', (text, problem) => {
  expect(textLimitProblem(text)).toBe(problem);
});
