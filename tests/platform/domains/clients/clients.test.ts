import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type ClientReport, clientCalls } from '@whaletide/schema/domains/clients/rest.ts';
import {
  CLIENT_DAYS,
  CLIENTS_A_REPORT,
  NEW_CLIENTS_A_DAY,
} from '@whaletide/schema/domains/clients/rules.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';
import { pruneClients } from '#platform/src/domains/clients/store.ts';
import { clientDays, clientFieldDays } from '#platform/src/domains/clients/tables.ts';
import { type Person, writer } from '#tests/platform/support/forum.ts';
import { startPlatform, TEST_NOW, type TestPlatform } from '#tests/platform/support/platform.ts';

const OLD_FIELD = 'Mutation.acceptColumnApplication';

let platform: TestPlatform;
let admin: Person;
let member: Person;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
  admin = await writer(platform, '看用量的人', { roles: ['admin'] });
  member = await writer(platform, '普通成员');
});
beforeEach(async () => {
  await platform.database.db.delete(clientDays);
  await platform.database.db.delete(clientFieldDays);
  platform.clock.now = new Date(TEST_NOW);
});
afterAll(() => platform.close());

const named = (Name: string, changes: Partial<ClientReport> = {}): ClientReport => ({
  Kind: 'NAMED',
  Name,
  Operations: 1,
  Errors: 0,
  Deprecated: [],
  ...changes,
});
const report = (...Clients: ClientReport[]) =>
  platform.call(clientCalls.report, { body: { Clients } });
const usage = (page = 1, perPage = 20) =>
  platform.call(clientCalls.usage, { query: { page, perPage } }, admin);
const othersOf = async () =>
  (await usage(1, 100)).data.find(({ Kind }) => Kind === 'OTHERS')?.Operations;

describe('what clients ask for', () => {
  it('adds up by name and version, with the deprecated fields, the busiest first', async () => {
    const old = named('lab', {
      Version: '1.0',
      Operations: 5,
      Errors: 2,
      Deprecated: [{ Field: OLD_FIELD, Count: 3 }],
    });
    await report(named('lab', { Version: '2.0' }), old);
    platform.clock.advance(DAY);
    await report(old, { Kind: 'UNNAMED', Operations: 4, Errors: 1, Deprecated: [] });
    const { data, totalNum } = await usage();
    expect(totalNum).toBe(3);
    expect(data).toEqual([
      {
        Kind: 'NAMED',
        Name: 'lab',
        Version: '1.0',
        Operations: 10,
        Errors: 4,
        FirstDay: '2026-11-21',
        LastDay: '2026-11-22',
        Deprecated: [{ Field: OLD_FIELD, Count: 6 }],
      },
      expect.objectContaining({ Kind: 'UNNAMED', Name: null, Version: null, Operations: 4 }),
      expect.objectContaining({ Name: 'lab', Version: '2.0', Operations: 1, Deprecated: [] }),
    ]);
    expect((await usage(2, 2)).data).toHaveLength(1);
  });

  it('is counted together beyond the day’s new names; known ones keep theirs', async () => {
    await report(named('known'));
    platform.clock.advance(DAY);
    for (let first = 0; first < NEW_CLIENTS_A_DAY; first += CLIENTS_A_REPORT) {
      const names = Array.from({ length: CLIENTS_A_REPORT }, (_, at) => `made-up-${first + at}`);
      await report(...names.map((name) => named(name)));
    }
    expect(await othersOf()).toBeUndefined();
    await report(
      named('late', { Deprecated: [{ Field: OLD_FIELD, Count: 1 }] }),
      named('later'),
      named('known'),
      named('made-up-1'),
    );
    const { data } = await usage(1, 100);
    expect(data.slice(0, 3)).toMatchObject([
      { Name: 'known', Operations: 2 },
      { Name: 'made-up-1', Operations: 2 },
      { Kind: 'OTHERS', Name: null, Operations: 2, Deprecated: [{ Count: 1 }] },
    ]);
  });

  it('is kept for thirty days, today among them', async () => {
    const daysAgo = (days: number) => {
      platform.clock.now = new Date(TEST_NOW.getTime() - days * DAY);
    };
    const { db } = platform.database;
    daysAgo(CLIENT_DAYS - 1);
    await report(named('lab', { Deprecated: [{ Field: OLD_FIELD, Count: 1 }] }));
    daysAgo(0);
    await pruneClients(db, platform.clock.now);
    expect((await usage()).data).toMatchObject([{ Name: 'lab', Deprecated: [{ Count: 1 }] }]);
    daysAgo(-1);
    expect((await usage()).data).toEqual([]);
    await pruneClients(db, platform.clock.now);
    expect(await db.select().from(clientDays)).toEqual([]);
    expect(await db.select().from(clientFieldDays)).toEqual([]);
  });

  it('is for administrators to read', async () => {
    const query = { page: 1, perPage: 20 };
    expect(await platform.refusal(clientCalls.usage, { query }, member)).toMatchObject({
      code: 'FORBIDDEN',
      message: '仅管理员可以查看客户端使用情况',
    });
  });
});

describe('a report', () => {
  const send = (remoteAddress: string, headers: Record<string, string> = {}) =>
    platform.app.inject({
      method: 'POST',
      url: clientCalls.report.path,
      remoteAddress,
      headers,
      payload: { Clients: [named('lab')] },
    });

  it.each([
    ['127.0.0.1', {}, 200],
    ['::ffff:127.0.0.1', {}, 200],
    ['203.0.113.9', {}, 403],
    ['203.0.113.9', { 'x-client-address': '127.0.0.1' }, 403],
    ['127.0.0.1', { 'x-forwarded-for': '203.0.113.9' }, 403],
  ])('from %s with %j is answered %s', async (address, headers: Record<string, string>, status) => {
    expect((await send(address, headers)).statusCode).toBe(status);
    expect((await usage()).totalNum).toBe(status === 200 ? 1 : 0);
  });

  it('is none of a member’s: a token opens nothing', async () => {
    const token = { authorization: `Bearer ${admin.token}` };
    expect((await send('203.0.113.9', token)).statusCode).toBe(403);
  });

  it.each([
    ['a name of other characters', [named('<b>')]],
    ['nothing', []],
    ['too many', Array.from({ length: CLIENTS_A_REPORT + 1 }, () => named('lab'))],
    ['a field that is none', [named('lab', { Deprecated: [{ Field: 'x', Count: 1 }] })]],
  ])('with %s is refused whole', async (_, Clients) => {
    const body = { Clients };
    expect(await platform.refusal(clientCalls.report, { body })).toMatchObject({
      code: 'BAD_USER_INPUT',
    });
    expect((await usage()).totalNum).toBe(0);
  });
});
