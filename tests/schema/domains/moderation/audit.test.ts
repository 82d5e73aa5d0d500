import { describe, expect, it } from '@jest/globals';
import {
  MAX_AUDIT_VALUE,
  changedValues,
} from '@whaletide/schema/domains/moderation/rules/audit.ts';
import { auditLink } from '@whaletide/schema/domains/moderation/rules/audit-links.ts';

describe('what a change is written down as', () => {
  it.each([
    ['what stays the same is left out', { a: 1, b: 2, c: 3 }, { a: 1, b: 4 }, { b: 2 }, { b: 4 }],
    ['nested values count as they are', { a: [1] }, { a: [1] }, {}, {}],
    ['of something new all is kept', null, { a: 1 }, null, { a: 1 }],
    ['of what is gone too', { a: 1 }, null, { a: 1 }, null],
    ['what was not there is null', {}, { a: 1 }, { a: null }, { a: 1 }],
    ['a moment is its text', null, { at: new Date(0) }, null, { at: '1970-01-01T00:00:00.000Z' }],
    ['nothing is nothing', null, null, null, null],
  ])('%s', (_name, before, after, was, became) => {
    expect(changedValues(before, after)).toEqual({ before: was, after: became });
  });

  it('a long value is cut', () => {
    const { after } = changedValues(null, { text: '潮'.repeat(MAX_AUDIT_VALUE * 2) });
    expect((after?.text as string).length).toBe(MAX_AUDIT_VALUE + 1);
  });
});

it.each([
  ['MEMBER', 'm', '/home/user/profile/m'],
  ['ORGANIZATION', 'tide', '/home/admin/organizations'],
  ['PROJECT', 'p', '/mw/project/p'],
  ['REPLY', 'r', null],
  ['SITE', null, '/home/admin/site'],
  ['POST', null, null],
] as const)('%s %s leads to %s', (kind, target, link) => {
  expect(auditLink(kind, target)).toBe(link);
});
