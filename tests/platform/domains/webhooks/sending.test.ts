import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { notificationCalls } from '@whaletide/schema/domains/notifications/rest.ts';
import { webhookCalls as calls } from '@whaletide/schema/domains/webhooks/rest.ts';
import { MAX_TRIES } from '@whaletide/schema/domains/webhooks/rules/webhooks.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';
import { competitions } from '#platform/src/domains/competitions/tables.ts';
import { members } from '#platform/src/domains/members/tables.ts';
import { organizationMembers } from '#platform/src/domains/organizations/tables.ts';
import { webhookDeliveries, webhooks } from '#platform/src/domains/webhooks/tables.ts';
import { jobs } from '#platform/src/jobs/tables.ts';
import { makeCompetition, resultFile } from '#tests/platform/support/competition.ts';
import { type Person, writer } from '#tests/platform/support/forum.ts';
import { startPlatform, TEST_NOW, type TestPlatform } from '#tests/platform/support/platform.ts';
import { protect } from '#tests/platform/support/service-accounts.ts';
import { enter, submit } from '#tests/platform/support/submitting.ts';
import { makeOrganization } from '../managing/support.ts';
import { LOCAL, makeWebhook, receiver, until, verified } from './support.ts';

let platform: TestPlatform;
let tide: Awaited<ReturnType<typeof makeOrganization>>;
let member: Person;
const open: { close: () => void }[] = [];
const listen = async (...given: Parameters<typeof receiver>) => {
  const made = await receiver(...given);
  open.push(made);
  return made;
};
beforeAll(async () => {
  platform = await startPlatform({ env: LOCAL });
  tide = await makeOrganization(platform, 'tide');
  member = await writer(platform, '接收的成员');
});
beforeEach(async () => {
  platform.clock.now = new Date(TEST_NOW);
  await platform.database.db.delete(jobs);
  await platform.database.db.delete(webhooks);
});
afterEach(() => {
  for (const { close } of open.splice(0)) close();
});
afterAll(() => platform.close());

const test = (id: string, by: { token: string }) =>
  platform.call(calls.test, { params: { id } }, by);
const deliveryOf = async (id: string) => {
  const [row] = await platform.database.db
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.id, id));
  return row;
};
const settled = (id: string, state: string) =>
  until(async () => (await deliveryOf(id))?.state === state);
/** Lets the next try become due, and waits for it. */
const nextTry = async (id: string, tried: number) => {
  platform.clock.advance(DAY);
  await until(async () => ((await deliveryOf(id))?.tried ?? 0) >= tried);
};

describe('a delivery', () => {
  it('is signed, with its answer kept, and by two secrets after a change', async () => {
    const { url, received } = await listen((_, response) => {
      response.writeHead(201).end(`好\0${'x'.repeat(2_000)}`);
    });
    const { Webhook, Secret } = await makeWebhook(platform, member, url);
    const first = await test(Webhook._id, member);
    await settled(first._id, 'DELIVERED');
    const [got] = received;
    if (!got) throw new Error('nothing was received');
    expect(got.headers).toMatchObject({
      'webhook-id': first.MessageId,
      'content-type': 'application/json; charset=utf-8',
    });
    expect(got.body).toBe(first.Body);
    const [tried] = (await deliveryOf(first._id))?.tries ?? [];
    expect(tried).toMatchObject({ Status: 201, Error: null });
    expect(tried?.Answer).toMatch(/^好x{900,}$/);
    // The clock of the test stands in the past: signatures are compared with the real time's.
    platform.clock.now = new Date();
    await protect(platform, member);
    const rotated = await platform.call(calls.rotate, { params: { id: Webhook._id } }, member);
    const second = await test(Webhook._id, member);
    await settled(second._id, 'DELIVERED');
    const last = received.at(-1);
    if (!last) throw new Error('nothing was received');
    for (const secret of [Secret, rotated.Secret])
      expect(verified(secret, last)).toMatchObject({ type: 'webhook.test' });
    const late = { ...last.headers, 'webhook-timestamp': String(Date.now() / 1_000 - 301) };
    expect(() => verified(Secret, { ...last, headers: late })).toThrow();
    expect(() => verified(Secret, { ...last, body: `${last.body} ` })).toThrow();
  });

  it('that fails five times comes by one id until it is taken', async () => {
    let asked = 0;
    const { url, received } = await listen((_, response) => {
      asked += 1;
      response.writeHead(asked <= 5 ? 503 : 204).end();
    });
    const { Webhook } = await makeWebhook(platform, member, url);
    const { _id: id } = await test(Webhook._id, member);
    for (let tried = 1; tried <= 5; tried += 1) await nextTry(id, tried);
    platform.clock.advance(DAY);
    await settled(id, 'DELIVERED');
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(received).toHaveLength(6);
  });

  it('is parked after its last try, and its keeper told once', async () => {
    const { url } = await listen((_, response) => {
      response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end();
    });
    const { Webhook } = await makeWebhook(platform, member, url, { Name: '停在这里' });
    const { _id: id } = await test(Webhook._id, member);
    for (let tried = 1; tried <= MAX_TRIES; tried += 1) await nextTry(id, tried);
    await settled(id, 'PARKED');
    expect((await deliveryOf(id))?.tries[0]).toMatchObject({
      Status: 302,
      Error: '接收方要求转到别处（302），不跟随跳转',
    });
    const [own] = (await platform.call(calls.own, {}, member)).data;
    expect(own).toMatchObject({ Stopped: 'FAILED' });
    const { data } = await platform.call(
      notificationCalls.list,
      { query: { page: 1, perPage: 10 } },
      member,
    );
    expect(data.filter(({ Data }) => Data.Webhook?.Name === '停在这里')).toHaveLength(1);
  });

  it('that the receiver doesn’t want any more stops its webhook at once', async () => {
    const { url } = await listen((_, response) => response.writeHead(410).end());
    const { Webhook } = await makeWebhook(platform, member, url);
    const { _id: id } = await test(Webhook._id, member);
    await settled(id, 'PARKED');
    const [own] = (await platform.call(calls.own, {}, member)).data;
    expect(own).toMatchObject({ Stopped: 'GONE' });
  });

  it('to one that hangs holds up no other’s', async () => {
    const hanging = await listen(() => undefined);
    const quick = await listen();
    const slow = await makeWebhook(platform, member, hanging.url);
    const good = await makeWebhook(platform, member, quick.url);
    for (let sent = 0; sent < 12; sent += 1) await test(slow.Webhook._id, member);
    const { _id: id } = await test(good.Webhook._id, member);
    await settled(id, 'DELIVERED');
    expect(hanging.received).toHaveLength(1);
  });
});

describe('what happens', () => {
  it('is told to the member and to the competition’s organization', async () => {
    const own = await listen();
    const theirs = await listen();
    const competition = await makeCompetition(platform);
    await platform.database.db
      .update(competitions)
      .set({ organizationId: tide.id })
      .where(eq(competitions.id, competition.id));
    await makeWebhook(platform, tide, theirs.url, {
      Organization: 'tide',
      Kinds: [
        'registration.created',
        'work.submitted',
        'work.scored',
        'work.failed',
        'board.moved',
      ],
    });
    await makeWebhook(platform, member, own.url, {
      Kinds: ['registration.created', 'work.scored', 'work.failed', 'notification.created'],
    });
    const entered = await enter(platform, competition, '参赛者');
    await makeWebhook(platform, entered, own.url, { Kinds: ['work.scored', 'work.failed'] });
    await submit(platform, competition, entered.token, resultFile(3));
    const typesOf = ({ received }: typeof own) =>
      received.map(({ body }) => (JSON.parse(body) as { type: string }).type).toSorted();
    await until(() => theirs.received.length >= 4 && own.received.length > 0);
    expect(typesOf(theirs)).toEqual([
      'board.moved',
      'registration.created',
      'work.scored',
      'work.submitted',
    ]);
    expect(typesOf(own)).toEqual(['work.scored']);
    const told = theirs.received.map(({ body }) => JSON.parse(body) as { data: object });
    for (const { data } of told)
      expect(data).toMatchObject({ competition: { id: competition.id } });
  });

  it('isn’t told any more to a stopped account, nor to who has left the organization', async () => {
    const { url, received } = await listen();
    const { db } = platform.database;
    const mine = await makeWebhook(platform, member, url);
    const theirs = await makeWebhook(platform, tide, url, { Organization: 'tide' });
    const due = new Date(platform.clock.now.getTime() + DAY);
    const sent = [await test(mine.Webhook._id, member), await test(theirs.Webhook._id, tide)];
    for (const { _id: id } of sent) await settled(id, 'DELIVERED');
    await db.update(members).set({ deactivated: due }).where(eq(members.id, member.id));
    await db.delete(organizationMembers).where(eq(organizationMembers.memberId, tide.memberId));
    await db.update(webhookDeliveries).set({ state: 'WAITING' });
    await platform.database.transaction(async (tx) => {
      for (const { _id: deliveryId } of sent)
        await platform.services.jobs.add(tx, 'webhook', { deliveryId });
    });
    for (const { _id: id } of sent) await settled(id, 'PARKED');
    expect(received).toHaveLength(2);
    await db.update(members).set({ deactivated: null }).where(eq(members.id, member.id));
  });
});
