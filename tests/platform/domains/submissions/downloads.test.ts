import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { accountCalls } from '@whaletide/schema/domains/account/rest/account.ts';
import type { RestError } from '@whaletide/schema/shared/rest/common.ts';
import type { Scope } from '@whaletide/schema/domains/account/rules/scopes.ts';
import { makeCompetition, resultFile } from '#tests/platform/support/competition.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { enter, submit } from '#tests/platform/support/submitting.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
});
afterAll(() => platform.close());

/** An access token of a member, for a program of theirs. */
const tokenOf = async (who: { token: string }, more: { Scopes?: Scope[]; Expires?: string }) => {
  const body = { Name: '程序', password: 'a-long-password', ...more };
  const { token, accessToken } = await platform.call(accountCalls.createAccessToken, { body }, who);
  return { token, id: accessToken._id };
};

it('a submitted file is fetched by a program with a token that reads, as far as its member may', async () => {
  const competition = await makeCompetition(platform);
  const mate = await enter(platform, competition, '程序员');
  const rival = await enter(platform, competition, '外人');
  const work = await submit(platform, competition, mate.token, resultFile(3, 1));
  const get = async (token: string, file = work.ObjectiveWorkInfo?.ResultFileUrl) => {
    const { statusCode, body } = await platform.app.inject({
      url: (file ?? '').replace('/files/', '/api/uploads/'),
      headers: { authorization: `Bearer ${token}` },
    });
    return statusCode === 200 ? body : [statusCode, (JSON.parse(body) as RestError).code];
  };
  const tomorrow = new Date(platform.clock.now.getTime() + DAY).toISOString();
  const reads = await tokenOf(mate, { Scopes: ['read'] });
  const short = await tokenOf(mate, { Scopes: ['read'], Expires: tomorrow });
  const writes = await tokenOf(mate, { Scopes: ['write'] });
  const organizes = await tokenOf(competition.organizer, { Scopes: ['read'] });
  const strange = await tokenOf(rival, { Scopes: ['read'] });

  // It is there at once, before anybody has scored it.
  for (const { token } of [reads, short, organizes])
    expect(await get(token)).toBe(resultFile(3, 1));
  expect(await get(writes.token)).toEqual([403, 'FORBIDDEN']);
  // Somebody else’s, and what never was, are the same.
  expect(await get(strange.token)).toEqual([404, 'NOT_FOUND']);
  expect(await get(reads.token, `/files/${'0'.repeat(32)}`)).toEqual([404, 'NOT_FOUND']);
  expect(await get('wt_made-up-token')).toEqual([401, 'UNAUTHENTICATED']);

  platform.clock.advance(DAY + 1);
  expect(await get(short.token)).toEqual([401, 'UNAUTHENTICATED']);
  const params = { id: reads.id };
  await platform.call(accountCalls.revokeAccessToken, { params }, mate);
  expect(await get(reads.token)).toEqual([401, 'UNAUTHENTICATED']);
});
