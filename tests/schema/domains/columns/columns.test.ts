import { describe, expect, it } from '@jest/globals';
import {
  columnDeletionProblem,
  columnProblems,
  mayCreateColumn,
  relatedColumnsProblem,
  columnApplicationProblems,
} from '@whaletide/schema/domains/columns/rules/columns.ts';

const name = '从零读懂表格数据';
const description = '十四节动手课';

describe('the texts of a column', () => {
  it.each([
    ['both', { name, description }, null, null],
    ['a name of 30', { name: '潮'.repeat(30), description }, null, null],
    ['a name of 31', { name: '潮'.repeat(31), description }, 'Name', '专栏名称字数超过限制'],
    ['a name of 30 with spaces around', { name: ` ${'潮'.repeat(30)} `, description }, null, null],
    ['no name', { name: ' ', description }, 'Name', '请输入专栏名称'],
    ['a description of 140', { name, description: '浪'.repeat(140) }, null, null],
    [
      'a description of 141',
      { name, description: '浪'.repeat(141) },
      'ShortDescription',
      '专栏描述字数超出限制',
    ],
    ['no description', { name, description: '\n' }, 'ShortDescription', '请输入专栏描述'],
    ['characters of two units', { name: '𠮷'.repeat(30), description }, null, null],
  ])('%s', (_, texts, field, message) => {
    const [problem, second] = columnProblems(texts);
    expect(second).toBeUndefined();
    expect(problem?.field ?? null).toBe(field);
    expect(problem?.message ?? null).toBe(message);
  });
});

it('of which both are wrong say so at both', () => {
  const problems = columnProblems({ name: '', description: '' });
  expect(problems.map(({ field }) => field)).toEqual(['Name', 'ShortDescription']);
});

describe('the columns beside a competition', () => {
  it.each([
    ['none', [], null],
    ['four', ['a', 'b', 'c', 'd'], null],
    ['five', ['a', 'b', 'c', 'd', 'e'], '最多关联4个专栏'],
    ['one twice', ['a', 'b', 'a'], '同一个专栏只能关联一次'],
  ])('%s', (_, ids, message) => {
    expect(relatedColumnsProblem(ids)?.message ?? null).toBe(message);
  });
});

it.each([
  [true, 0, true],
  [true, 9, true],
  [true, 10, false],
  [false, 0, false],
])('who is an author (%s) of %i columns may make another: %s', (authorized, owned, may) => {
  expect(mayCreateColumn(authorized, owned)).toBe(may);
});

describe('an application to write columns', () => {
  const application = { contact: 'me@demo.test', works: '', content: '表格数据十二课' };

  it.each([
    ['as it should be', {}, {}],
    ['without a contact', { contact: ' ' }, { contact: '请输入微信/联系邮箱' }],
    ['with a contact of 5', { contact: 'a@b.c' }, { contact: '请输入正确的微信/联系邮箱' }],
    ['with a contact of 200', { contact: 'a'.repeat(200) }, {}],
    ['of 201', { contact: 'a'.repeat(201) }, { contact: '微信/联系邮箱最多200个字符' }],
    ['with works of 2,000', { works: '作'.repeat(2_000) }, {}],
    ['of 2,001', { works: '作'.repeat(2_001) }, { works: '过往作品最多2000个字符' }],
    ['without a content', { content: '\n' }, { content: '专栏内容不能为空' }],
    [
      'with a content of 1,001',
      { content: '专'.repeat(1_001) },
      { content: '专栏内容最多1000个字符' },
    ],
  ])('%s', (_name, changes, problems) => {
    expect(columnApplicationProblems({ ...application, ...changes })).toEqual(problems);
  });
});

it.each([
  [0, null],
  [1, '专栏还收录着1个项目，全部移除后才能删除'],
  [12, '专栏还收录着12个项目，全部移除后才能删除'],
])('a column with %s projects may be deleted: %s', (labs, message) => {
  expect(columnDeletionProblem(labs)?.message ?? null).toBe(message);
});
