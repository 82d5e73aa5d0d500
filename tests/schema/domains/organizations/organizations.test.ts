import { describe, expect, it } from '@jest/globals';
import {
  organizationProblems,
  publishingProblem,
  shortNameProblem,
} from '@whaletide/schema/domains/organizations/rules.ts';

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

describe('in an organization’s name', () => {
  const one = '1'.repeat(24);
  const two = '2'.repeat(24);

  it.each([
    ['nobody’s', null, { before: null, own: [] }, true],
    ['nobody’s any more', null, { before: one, own: [] }, true],
    ['one’s own organization’s', one, { before: null, own: [two, one] }, true],
    ['another of one’s own', two, { before: one, own: [one, two] }, true],
    ['that of one that the member has left, as before', one, { before: one, own: [] }, true],
    ['that of one that they don’t belong to', one, { before: null, own: [] }, false],
    ['that of another than before', two, { before: one, own: [one] }, false],
  ])('a member publishes in %s', (_, chosen, standing, may) => {
    const problem = publishingProblem(chosen, standing);
    expect(problem).toEqual(
      may
        ? null
        : {
            code: 'FORBIDDEN',
            message: '你不属于该组织，不能以其名义发布',
            field: 'Organization',
          },
    );
  });
});
