import { expect, it } from '@jest/globals';
import { snippetCountProblem, snippetProblems } from '@whaletide/schema/domains/snippets/rules.ts';

const fine = { name: '读取数据', language: 'python', code: 'x = 1', folder: '默认目录' };
const problems = (changes: object) =>
  snippetProblems({ ...fine, ...changes }).map(({ field, message }) => `${field}: ${message}`);

it.each([
  [{}, []],
  [{ name: '名'.repeat(50), folder: '目'.repeat(30), code: 'x'.repeat(20_000) }, []],
  [{ name: ' ' }, ['Name: 请输入片段名称']],
  [{ name: '名'.repeat(51) }, ['Name: 片段名称最多50个字符']],
  [{ folder: ' ' }, ['FolderName: 请输入目录名称']],
  [{ folder: '目'.repeat(31) }, ['FolderName: 目录名称最多30个字符']],
  [{ code: '\n ' }, ['Code: 请输入代码']],
  [{ code: 'x'.repeat(20_001) }, ['Code: 代码最多20000个字符']],
  [{ language: '' }, ['Language: 请选择语言']],
  [{ language: 'Python 3' }, ['Language: 请选择语言']],
  [{ language: 'c++' }, []],
  [{ name: '', code: '' }, ['Name: 请输入片段名称', 'Code: 请输入代码']],
])('a snippet with %j: %j', (changes, expected) => {
  expect(problems(changes)).toEqual(expected);
});

it('what isn’t changed isn’t checked', () => {
  expect(snippetProblems({ name: '改名' })).toEqual([]);
});

it.each([
  [1_000, 100, null],
  [1_001, 1, '每人最多保存1000个代码片段'],
  [1_000, 101, '最多创建100个目录'],
])('%i snippets in %i folders: %j', (snippets, folders, message) => {
  expect(snippetCountProblem(snippets, folders)?.message ?? null).toBe(message);
});
