import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accountCalls } from '@whaletide/schema/domains/account/rest/account.ts';
import type { Scope } from '@whaletide/schema/domains/account/rules/scopes.ts';
import { eventWriter, message } from '../support/events.ts';
import { openLive } from '../support/live.ts';
import { startPlatform, type TestPlatform } from '../support/platform.ts';

let platform: TestPlatform;
let address: string;
beforeAll(async () => {
  platform = await startPlatform();
  address = await platform.listen();
});
afterAll(() => platform.close());

describe('the live socket', () => {
  it('sends what happens from now on, to its recipients only', async () => {
    const reader = await platform.join('reader');
    const other = await platform.join('other');
    const { publish } = eventWriter(platform);
    await publish([reader.user._id], message('before'));
    const live = openLive(address, reader.jwt);
    const foreign = openLive(address, other.jwt);
    await live.until((messages) => messages.length === 1);
    await foreign.until((messages) => messages.length === 1);
    expect(live.messages[0]).toMatchObject({ type: 'ready', id: '1' });
    await publish([reader.user._id], message('after'));
    await publish([other.user._id], message('foreign'));
    await live.until((messages) => messages.length === 2);
    await foreign.until((messages) => messages.length === 2);
    expect(live.events()).toMatchObject([
      { type: 'notification', id: '2', data: { EventId: '2', Data: { Message: 'after' } } },
    ]);
    expect(foreign.events()).toMatchObject([{ id: '1', data: { Data: { Message: 'foreign' } } }]);
    live.cut();
    foreign.cut();
  });

  it('sends everything kept for after=0, and what follows a cursor', async () => {
    const { user, jwt } = await platform.join('catchup');
    const { publish } = eventWriter(platform);
    for (const text of ['a', 'b', 'c']) await publish([user._id], message(text));
    const whole = openLive(address, jwt, '0');
    await whole.until((messages) => messages.length === 4);
    expect(whole.events().map(({ id }) => id)).toEqual(['1', '2', '3']);
    const rest = openLive(address, jwt, '2');
    await rest.until((messages) => messages.length === 2);
    expect(rest.events().map(({ id }) => id)).toEqual(['3']);
    whole.cut();
    rest.cut();
  });

  it('closes with 4401 on a bad token', async () => {
    expect(await openLive(address, 'nonsense').closed).toBe(4401);
  });

  it('is for access tokens that may read', async () => {
    const { jwt: token } = await platform.join('scoped');
    const open = async (scopes: Scope[]) => {
      const body = { Name: scopes.join(), Scopes: scopes, password: 'a-long-password' };
      const made = await platform.call(accountCalls.createAccessToken, { body }, { token });
      return openLive(address, made.token);
    };
    expect(await (await open(['write', 'account'])).closed).toBe(1008);
    const reading = await open(['read']);
    await reading.until((messages) => messages.length === 1);
    reading.cut();
  });

  it('closes the sockets of all sessions that are signed out at once', async () => {
    const { jwt: asking } = await platform.join('leaving-all');
    const body = { account: 'leaving-all', password: 'a-long-password' };
    const { jwt: other } = await platform.call(accountCalls.signIn, { body });
    const [own, foreign] = [openLive(address, asking), openLive(address, other)];
    for (const live of [own, foreign]) await live.until((messages) => messages.length === 1);
    await platform.call(accountCalls.signOutEverywhere, { query: {} }, { token: asking });
    expect(await foreign.closed).toBe(4401);
    const query = { IncludingThis: true };
    await platform.call(accountCalls.signOutEverywhere, { query }, { token: asking });
    expect(await own.closed).toBe(4401);
  });

  it('tells all sockets that a session ended, and closes that session’s own', async () => {
    const first = await platform.join('twice');
    const second = await platform.call(accountCalls.signIn, {
      body: { account: 'twice', password: 'a-long-password' },
    });
    const ending = openLive(address, first.jwt);
    const staying = openLive(address, second.jwt);
    await ending.until((messages) => messages.length === 1);
    await staying.until((messages) => messages.length === 1);
    await platform.call(accountCalls.signOut, {}, { token: first.jwt });
    expect(await ending.closed).toBe(4401);
    await staying.until((messages) => messages.length === 2);
    const greeting = ending.messages[0];
    expect(staying.events()).toMatchObject([
      {
        type: 'session-ended',
        data: { sessionId: greeting?.type === 'ready' ? greeting.sessionId : '' },
      },
    ]);
    staying.cut();
  });

  it('forgets old events, but never an unread notification', async () => {
    const { user, jwt } = await platform.join('pruned');
    const { publish, prune } = eventWriter(platform);
    await publish([user._id], message('unread'));
    await publish([user._id], { kind: 'session-ended', data: { sessionId: user._id } });
    await prune(new Date(platform.clock.now.getTime() + 1));
    await publish([user._id], message('new'));
    const live = openLive(address, jwt, '0');
    await live.until((messages) => messages.length === 3);
    expect(live.events().map(({ id }) => id)).toEqual(['1', '3']);
    live.cut();
  });
});
