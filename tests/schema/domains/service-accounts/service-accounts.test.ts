import { expect, it } from '@jest/globals';
import {
  isServiceToken,
  MAX_SERVICE_DAYS,
  MAX_SERVICE_DESCRIPTION,
  MAX_SERVICE_NAME,
  serviceAccountProblem,
} from '@whaletide/schema/domains/service-accounts/rules.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';

const now = new Date('2026-11-21T04:00:00.000Z');
const after = (ms: number) => new Date(now.getTime() + ms).toISOString();
const good = {
  name: '报名同步',
  description: '',
  scopes: ['read'],
  expiresAt: after(MAX_SERVICE_DAYS * DAY),
};

it.each([
  ['what is complete', {}, null, undefined],
  ['a name of spaces', { name: '  ' }, '请输入服务账号的名称', 'Name'],
  ['the longest name', { name: '名'.repeat(MAX_SERVICE_NAME) }, null, undefined],
  ['a longer name', { name: '名'.repeat(MAX_SERVICE_NAME + 1) }, '超出限制1个字符', 'Name'],
  [
    'a longer description',
    { description: '字'.repeat(MAX_SERVICE_DESCRIPTION + 1) },
    '超出限制1个字符',
    'Description',
  ],
  ['no scope', { scopes: [] }, '请至少选择一项权限', 'Scopes'],
  ['an end that is now', { expiresAt: after(0) }, '到期时间应在一年之内的将来', 'Expires'],
  [
    'an end after more than a year',
    { expiresAt: after(MAX_SERVICE_DAYS * DAY + 1) },
    '到期时间应在一年之内的将来',
    'Expires',
  ],
])('a new service account, %s', (_, changes, message, field) => {
  const problem = serviceAccountProblem({ ...good, ...changes }, now);
  if (message === null) expect(problem).toBeNull();
  else expect(problem).toMatchObject({ message: expect.stringContaining(message), field });
});

it.each([
  ['wsa_abc', true],
  ['wt_abc', false],
  ['wsc_abc', false],
  ['eyJhbGciOi.J9.x', false],
])('%s is a token of a service account: %s', (token, isIts) => {
  expect(isServiceToken(token)).toBe(isIts);
});
