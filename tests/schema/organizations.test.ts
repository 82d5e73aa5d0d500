import { describe, expect, it } from '@jest/globals';
import { organizationProblems, shortNameProblem } from '../../schema/rules/organizations.ts';

describe('an organization', () => {
  it.each([
    ['tide', true],
    ['tide-2', true],
    ['2tide', true],
    ['t', false],
    ['Tide', false],
    ['-tide', false],
    ['潮汐', false],
    ['tide/area', false],
    ['t'.repeat(33), false],
  ])('may be in addresses as %s: %s', (shortName, may) => {
    expect(shortNameProblem(shortName) === null).toBe(may);
  });

  it.each([
    [{}, []],
    [{ name: ' ' }, ['请输入组织名称']],
    [{ name: '潮'.repeat(31) }, ['组织名称最多30个字符']],
    [{ description: '潮'.repeat(201) }, ['简介最多200个字符']],
  ])('%j: %j', (change, messages) => {
    const problems = organizationProblems({ name: '潮汐组', description: '', ...change });
    expect(problems.map(({ message }) => message)).toEqual(messages);
  });
});
