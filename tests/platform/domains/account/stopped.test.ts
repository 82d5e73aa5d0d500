import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { accountCalls } from '@whaletide/schema/domains/account/rest/account.ts';
import { stopAccount } from '#platform/src/domains/account/sessions.ts';
import { changeMember } from '#platform/src/domains/members/store.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { PASSWORD } from '#tests/platform/support/verifying.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

it('nobody is signed in to an account that is stopped, until it is started again', async () => {
  const { user, jwt } = await platform.join('停用');
  const { database } = platform;
  const signIn = (password: string) => ({ body: { account: '停用', password } });
  await database.transaction((tx) => stopAccount(tx, user._id, new Date()));

  expect(await platform.refusal(accountCalls.current, {}, { token: jwt })).toMatchObject({
    code: 'UNAUTHENTICATED',
  });
  expect(await platform.refusal(accountCalls.signIn, signIn(PASSWORD))).toMatchObject({
    code: 'FORBIDDEN',
    message: '该账号已停用',
    field: 'account',
  });
  // A caller without the password doesn't learn it.
  expect(await platform.refusal(accountCalls.signIn, signIn('another-password'))).toMatchObject({
    code: 'BAD_USER_INPUT',
    message: '账号或密码错误',
  });

  await database.transaction((tx) => changeMember(tx, user._id, { deactivated: null }));
  const { user: back } = await platform.call(accountCalls.signIn, signIn(PASSWORD));
  expect(back._id).toBe(user._id);
});
