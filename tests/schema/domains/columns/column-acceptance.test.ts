import { expect, it } from '@jest/globals';
import type { Role } from '@whaletide/schema/domains/account/rest/account.ts';
import { columnistProblem } from '@whaletide/schema/domains/columns/rules/column-acceptance.ts';

it.each<[string, Role[], boolean, string | null]>([
  ['anybody', [], false, null],
  ['who has another role', ['organizer'], false, null],
  ['an author', ['columnist'], false, '该用户已经是专栏作者'],
  ['who is banned', [], true, '该用户的创作者权益已被封禁，请先恢复'],
])('the right to write columns given to %s', (_, roles, creatorBanned, message) => {
  expect(columnistProblem({ roles, creatorBanned })?.message ?? null).toBe(message);
});
