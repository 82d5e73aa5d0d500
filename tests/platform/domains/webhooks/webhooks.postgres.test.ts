import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { webhookCalls as calls } from '@whaletide/schema/domains/webhooks/rest.ts';
import {
  MAX_MANUAL_DELIVERIES,
  MAX_WEBHOOKS,
} from '@whaletide/schema/domains/webhooks/rules/webhooks.ts';
import { webhookDeliveries } from '#platform/src/domains/webhooks/tables.ts';
import { type Person, writer } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { protect } from '#tests/platform/support/service-accounts.ts';
import { LOCAL, makeWebhook, newWebhook, receiver, until } from './support.ts';

let platform: TestPlatform;
let member: Person;
beforeAll(async () => {
  platform = await startPlatform({ env: LOCAL });
  member = await writer(platform, '同时接收');
  await protect(platform, member);
});
afterAll(() => platform.close());

const TWENTY = Array.from({ length: 20 }, (_, index) => index);
const doneOf = (outcomes: PromiseSettledResult<unknown>[]) =>
  outcomes.filter(({ status }) => status === 'fulfilled').length;

it('twenty at once don’t become more than there may be', async () => {
  const body = newWebhook('http://127.0.0.1:9/');
  const outcomes = await Promise.allSettled(
    TWENTY.map(() => platform.call(calls.create, { body }, member)),
  );
  expect(doneOf(outcomes)).toBe(MAX_WEBHOOKS);
});

it('twenty tests at once arrive each once, by ids of their own; more than there may be don’t', async () => {
  const other = await writer(platform, '反复测试');
  const { url, received, close } = await receiver();
  const { Webhook } = await makeWebhook(platform, other, url);
  const params = { id: Webhook._id };
  const send = () => platform.call(calls.test, { params }, other);
  expect(doneOf(await Promise.allSettled(TWENTY.map(send)))).toBe(20);
  expect(doneOf(await Promise.allSettled(TWENTY.map(send)))).toBe(MAX_MANUAL_DELIVERIES - 20);
  await until(async () => {
    const rows = await platform.database.db.select().from(webhookDeliveries);
    return rows.filter(({ state }) => state === 'DELIVERED').length === MAX_MANUAL_DELIVERIES;
  });
  const ids = received.map(({ headers }) => headers['webhook-id']);
  expect(ids).toHaveLength(MAX_MANUAL_DELIVERIES);
  expect(new Set(ids).size).toBe(MAX_MANUAL_DELIVERIES);
  close();
});
