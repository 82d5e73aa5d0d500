import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { accountCalls } from '@whaletide/schema/domains/account/rest/account.ts';
import { webhookCalls as calls } from '@whaletide/schema/domains/webhooks/rest.ts';
import {
  MAX_MANUAL_DELIVERIES,
  MAX_WEBHOOKS,
} from '@whaletide/schema/domains/webhooks/rules/webhooks.ts';
import { DAY, MINUTE } from '@whaletide/schema/shared/rules/time.ts';
import { webhooks } from '#platform/src/domains/webhooks/tables.ts';
import { type Person, writer } from '#tests/platform/support/forum.ts';
import { startPlatform, TEST_NOW, type TestPlatform } from '#tests/platform/support/platform.ts';
import { protect } from '#tests/platform/support/service-accounts.ts';
import { makeOrganization } from '../managing/support.ts';
import { LOCAL, makeWebhook, newWebhook } from './support.ts';

const URL = 'http://127.0.0.1:9/hook';

let platform: TestPlatform;
let tide: Awaited<ReturnType<typeof makeOrganization>>;
let member: Person;
let other: Person;
let admin: Person;
beforeAll(async () => {
  platform = await startPlatform({ worker: false, env: LOCAL });
  tide = await makeOrganization(platform, 'tide');
  member = await writer(platform, '接收的成员');
  other = await writer(platform, '别的成员');
  admin = await writer(platform, '站点管理员', { roles: ['admin'] });
});
beforeEach(async () => {
  platform.clock.now = new Date(TEST_NOW);
  await platform.database.db.delete(webhooks);
});
afterAll(() => platform.close());

const own = async (by: { token: string }) => (await platform.call(calls.own, {}, by)).data;
const at = (id: string) => ({ params: { id } });
const page = { query: { page: 1, perPage: 20 } };
const ofTide = { params: { shortName: 'tide' } };

describe('a webhook', () => {
  it('is made by a member, who alone sees it, and its secret once', async () => {
    const made = await makeWebhook(platform, member, URL, { Name: ' 评分 ' });
    expect(made.Secret).toMatch(/^whsec_[\w+/]{43}=$/);
    expect(made.Webhook).toEqual({
      _id: expect.any(String),
      Organization: null,
      Name: '评分',
      Url: URL,
      Kinds: ['work.scored'],
      CreateDate: TEST_NOW.toISOString(),
      Keeper: '接收的成员',
      Stopped: null,
      OldSecretUntil: null,
    });
    expect(await own(member)).toEqual([made.Webhook]);
    expect(await platform.call(calls.one, at(made.Webhook._id), member)).toEqual(made.Webhook);
    expect(await own(other)).toEqual([]);
    const rows = await platform.database.db.select().from(webhooks);
    expect(JSON.stringify(rows)).not.toContain(made.Secret.slice(6));
  });

  it('of an organization is seen by its administrators and the site’s', async () => {
    const made = await makeWebhook(platform, tide, URL, { Organization: 'tide' });
    expect(made.Webhook.Organization).toMatchObject({ ShortName: 'tide' });
    for (const by of [tide, admin])
      expect((await platform.call(calls.ofOrganization, ofTide, by)).data).toHaveLength(1);
    expect(await own(tide)).toEqual([]);
    expect(await platform.refusal(calls.ofOrganization, ofTide, member)).toMatchObject({
      code: 'FORBIDDEN',
    });
    const nowhere = { params: { shortName: 'nowhere' } };
    expect(await platform.refusal(calls.ofOrganization, nowhere, admin)).toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('isn’t made by who may not, or as it can’t be', async () => {
    const make = (
      by: { token: string },
      wanted: Parameters<typeof newWebhook>[1] = {},
      url = URL,
    ) => platform.refusal(calls.create, { body: newWebhook(url, wanted) }, by);
    platform.clock.advance(DAY);
    expect(await make(member)).toMatchObject({ code: 'FORBIDDEN', message: '请先完成身份验证' });
    await protect(platform, member);
    expect(await make(member, { Organization: 'tide' })).toMatchObject({ code: 'FORBIDDEN' });
    expect(await make(admin, { Organization: 'nowhere' })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await make(member, { Kinds: [] })).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'Kinds',
    });
    expect(await make(member, {}, 'http://nowhere.invalid/')).toMatchObject({
      field: 'Url',
      message: '找不到接收地址的主机',
    });
    const made = await platform.call(
      accountCalls.createAccessToken,
      { body: { Name: '脚本', Scopes: ['write'] } },
      member,
    );
    expect(await make({ token: made.token })).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('is one of ten at most', async () => {
    for (let made = 0; made < MAX_WEBHOOKS; made += 1) await makeWebhook(platform, member, URL);
    await protect(platform, member);
    const tooMany = platform.refusal(calls.create, { body: newWebhook(URL) }, member);
    expect(await tooMany).toMatchObject({ code: 'CONFLICT' });
  });
});

describe('others', () => {
  it('learn nothing of a member’s, and can’t touch an organization’s', async () => {
    const { Webhook: mine } = await makeWebhook(platform, member, URL);
    const { Webhook: theirs } = await makeWebhook(platform, tide, URL, { Organization: 'tide' });
    const [sent] = [await platform.call(calls.test, at(mine._id), member)];
    const testOfTide = await platform.call(calls.test, at(theirs._id), tide);
    await protect(platform, other);
    for (const [id, delivery, code] of [
      [mine._id, sent._id, 'NOT_FOUND'],
      [theirs._id, testOfTide._id, 'FORBIDDEN'],
    ] as const) {
      const refusals = [
        await platform.refusal(calls.one, at(id), other),
        await platform.refusal(calls.rotate, at(id), other),
        await platform.refusal(calls.resume, at(id), other),
        await platform.refusal(calls.remove, at(id), other),
        await platform.refusal(calls.test, at(id), other),
        await platform.refusal(calls.deliveries, { ...at(id), ...page }, other),
        await platform.refusal(calls.again, at(delivery), other),
      ];
      expect(refusals.map((refusal) => refusal.code)).toEqual(refusals.map(() => code));
    }
  });
});

describe('by hand', () => {
  it('a test is sent, and again by the same id, so often an hour', async () => {
    const { Webhook } = await makeWebhook(platform, member, URL);
    const sent = await platform.call(calls.test, at(Webhook._id), member);
    expect(sent).toMatchObject({ Kind: 'webhook.test', State: 'WAITING', Tries: [] });
    expect(JSON.parse(sent.Body)).toMatchObject({ type: 'webhook.test' });
    const again = await platform.call(calls.again, at(sent._id), member);
    expect(again.MessageId).toBe(sent.MessageId);
    const list = await platform.call(calls.deliveries, { ...at(Webhook._id), ...page }, member);
    expect(list).toMatchObject({ totalNum: 1, data: [{ _id: sent._id }] });
    for (let tried = 2; tried < MAX_MANUAL_DELIVERIES; tried += 1)
      await platform.call(calls.again, at(sent._id), member);
    const limited = { code: 'RATE_LIMITED' };
    expect(await platform.refusal(calls.again, at(sent._id), member)).toMatchObject(limited);
    expect(await platform.refusal(calls.test, at(Webhook._id), member)).toMatchObject(limited);
    platform.clock.advance(61 * MINUTE);
    await platform.call(calls.test, at(Webhook._id), member);
  });

  it('nothing is sent while it has stopped, until it is resumed', async () => {
    const { Webhook } = await makeWebhook(platform, member, URL);
    const sent = await platform.call(calls.test, at(Webhook._id), member);
    await platform.database.db.update(webhooks).set({ stopped: 'FAILED', stoppedDate: TEST_NOW });
    expect((await own(member))[0]).toMatchObject({ Stopped: 'FAILED' });
    const stopped = { code: 'CONFLICT' };
    expect(await platform.refusal(calls.test, at(Webhook._id), member)).toMatchObject(stopped);
    expect(await platform.refusal(calls.again, at(sent._id), member)).toMatchObject(stopped);
    const resumed = await platform.call(calls.resume, at(Webhook._id), member);
    expect(resumed).toMatchObject({ Stopped: null });
    await platform.call(calls.test, at(Webhook._id), member);
  });
});

it('a secret is changed by who has proved themselves, and the one before is good for a day', async () => {
  const made = await makeWebhook(platform, member, URL);
  const rotated = await platform.call(calls.rotate, at(made.Webhook._id), member);
  expect(rotated.Secret).not.toBe(made.Secret);
  const until = new Date(TEST_NOW.getTime() + DAY).toISOString();
  expect(rotated.Webhook.OldSecretUntil).toBe(until);
  platform.clock.advance(DAY + 1);
  expect((await own(member))[0]).toMatchObject({ OldSecretUntil: null });
  const unproved = await platform.refusal(calls.rotate, at(made.Webhook._id), member);
  expect(unproved).toMatchObject({ code: 'FORBIDDEN' });
});

it('a webhook is removed with what was sent to it', async () => {
  const { Webhook } = await makeWebhook(platform, member, URL);
  const sent = await platform.call(calls.test, at(Webhook._id), member);
  await platform.call(calls.remove, at(Webhook._id), member);
  expect(await own(member)).toEqual([]);
  expect(await platform.refusal(calls.again, at(sent._id), member)).toMatchObject({
    code: 'NOT_FOUND',
  });
});
