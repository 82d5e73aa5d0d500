import { expect, it } from '@jest/globals';
import {
  competitionProjectsProblem,
  isChosenTag,
  projectProblems,
} from '@whaletide/schema/domains/projects/rules.ts';

it.each([
  ['官方推荐', false],
  ['创作者计划', false],
  ['时间序列', true],
])('the tag %s may be chosen: %s', (name, may) => {
  expect(isChosenTag(name)).toBe(may);
});

const fine = { title: '企鹅', description: '', tags: [] as string[] };

it.each([
  [{}, []],
  [{ title: '长'.repeat(50), description: '长'.repeat(200), tags: ['a', 'b', 'c', 'd', 'e'] }, []],
  [{ title: ' ' }, ['Title: 请输入项目标题']],
  [{ title: '长'.repeat(51) }, ['Title: 项目标题最多50个字符']],
  [{ description: '长'.repeat(201) }, ['ShortDescription: 项目简介最多200个字符']],
  [{ tags: ['a', 'b', 'c', 'd', 'e', 'f'] }, ['Tags: 最多选择5个标签']],
])('a project with %j: %j', (changes, expected) => {
  const found = projectProblems({ ...fine, ...changes });
  expect(found.map(({ field, message }) => `${field}: ${message}`)).toEqual(expected);
});

const ids = (count: number) => Array.from({ length: count }, (_, index) => String(index));

it.each([
  [[], null],
  [ids(12), null],
  [ids(13), '最多选择12个项目'],
  [['a', 'b', 'a'], '同一个项目只能选择一次'],
])('the projects %j among a competition’s materials: %s', (chosen, message) => {
  expect(competitionProjectsProblem(chosen)?.message ?? null).toBe(message);
});
