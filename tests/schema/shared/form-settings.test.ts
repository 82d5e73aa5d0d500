import { describe, expect, it } from '@jest/globals';
import { fieldTypes } from '@whaletide/schema/shared/rest/fields.ts';
import {
  answeredProblems,
  type FieldSettings,
  fieldsProblems,
  tidyField,
} from '@whaletide/schema/shared/rules/form-settings.ts';

const field = (change: Partial<FieldSettings> = {}): FieldSettings => ({
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
const file = (change: Partial<FieldSettings>) => field({ Type: fieldTypes.file, ...change });
const option = (...SelectArray: string[]) => field({ Type: fieldTypes.option, SelectArray });

describe('the fields of a form', () => {
  it.each<[string, FieldSettings[], [string, string][]]>([
    ['every type', [1, 2, 4].map((Type) => field({ Type, Title: `字段${Type}` })), []],
    ['a file of a size', [file({ SizeLimit: 204_800, AcceptExts: ['.pdf', '.zip'] })], []],
    ['a file of any size', [file({})], []],
    ['a choice', [option('算法', '应用')], []],
    ['a hidden one beside another', [field(), field({ Title: '旧字段', Hide: true })], []],
    ['none', [], [['Fields', '请至少添加一个字段']]],
    ['hidden ones alone', [field({ Hide: true })], [['Fields', '请至少添加一个字段']]],
    ['too many', Array.from({ length: 41 }, () => field()), [['Fields', '最多40个字段']]],
    ['no name', [field({ Title: ' ' })], [['Fields.0.Title', '请输入字段名称']]],
    [
      'a long name',
      [field({ Title: '浪'.repeat(61) })],
      [['Fields.0.Title', '字段名称最多60个字符']],
    ],
    [
      'a name twice',
      [field(), file({ Title: '作品名称 ' })],
      [
        ['Fields.0.Title', '「作品名称」重复了'],
        ['Fields.1.Title', '「作品名称」重复了'],
      ],
    ],
    ['a type that there isn’t', [field({ Type: 6 })], [['Fields.0.Type', '请选择字段类型']]],
    [
      'a long hint',
      [field({ Placeholder: '浪'.repeat(101) })],
      [['Fields.0.Placeholder', '提示最多100个字符']],
    ],
    [
      'a file of nothing',
      [file({ SizeLimit: 0 })],
      [['Fields.0.SizeLimit', '文件大小上限应为1到204800 KB，留空为不限']],
    ],
    [
      'a file that is too large',
      [file({ SizeLimit: 204_801 })],
      [['Fields.0.SizeLimit', '文件大小上限应为1到204800 KB，留空为不限']],
    ],
    ['a program', [file({ AcceptExts: ['.exe'] })], [['Fields.0.AcceptExts', '不支持 .exe 格式']]],
    ['one option', [option('算法')], [['Fields.0.SelectArray', '请至少填写两个选项']]],
    ['an empty option', [option('算法', ' ')], [['Fields.0.SelectArray', '请至少填写两个选项']]],
    ['an option twice', [option('算法', '算法')], [['Fields.0.SelectArray', '选项重复了']]],
    [
      'a long option',
      [option('算法', '浪'.repeat(61))],
      [['Fields.0.SelectArray', '每个选项最多60个字符']],
    ],
    [
      'too many options',
      [option(...Array.from({ length: 51 }, String))],
      [['Fields.0.SelectArray', '最多50个选项']],
    ],
  ])('%s', (_, fields, problems) => {
    const found = fieldsProblems(fields, 'Fields');
    expect(found.map(({ field: at, message }) => [at, message])).toEqual(problems);
  });

  it('keep what their type has, and no more', () => {
    const given = {
      ...option('算法 ', '应用'),
      Title: ' 赛道 ',
      Placeholder: ' ',
      SizeLimit: 5,
      AcceptExts: ['.pdf'],
    };
    expect(tidyField(given)).toEqual({ ...option('算法', '应用'), Title: '赛道' });
    const text = { ...given, Type: fieldTypes.longText };
    expect(tidyField(text).SelectArray).toEqual([]);
  });
});

describe('a form that has been filled in', () => {
  const before = [
    { ...field(), _id: 'title' },
    { ...option('算法', '应用'), Title: '赛道', _id: 'track' },
  ];
  const [title, track] = before as [(typeof before)[0], (typeof before)[0]];

  it.each<[string, FieldSettings[], [string, string][]]>([
    ['stays', [title, track], []],
    [
      'gets another order and names',
      [
        { ...track, Title: '方向' },
        { ...title, Required: false },
      ],
      [],
    ],
    ['hides a field', [{ ...title, Hide: true }, track], []],
    ['gets a field', [title, track, field({ Title: '链接' })], []],
    ['gets an option', [title, { ...track, SelectArray: ['算法', '应用', '创意'] }], []],
    ['loses a field', [title], [['Fields', '「赛道」已有人填写，不能删除，可以改为停用']]],
    [
      'has one in place of another',
      [title, { ...track, _id: undefined }],
      [['Fields', '「赛道」已有人填写，不能删除，可以改为停用']],
    ],
    [
      'gets another type',
      [{ ...title, Type: 2 }, track],
      [['Fields.0.Type', '「作品名称」已有人填写，不能修改类型']],
    ],
    [
      'loses an option',
      [title, { ...track, SelectArray: ['算法'] }],
      [['Fields.1.SelectArray', '「赛道」已有人填写，选项只能在末尾添加']],
    ],
    [
      'moves its options',
      [title, { ...track, SelectArray: ['应用', '算法'] }],
      [['Fields.1.SelectArray', '「赛道」已有人填写，选项只能在末尾添加']],
    ],
  ])('%s', (_, after, problems) => {
    const found = answeredProblems(before, after, 'Fields');
    expect(found.map(({ code, field: at, message }) => [code, at, message])).toEqual(
      problems.map(([at, message]) => ['CONFLICT', at, message]),
    );
  });
});
