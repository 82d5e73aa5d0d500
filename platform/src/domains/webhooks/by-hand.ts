import { and, eq, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { WebhookDelivery } from '@whaletide/schema/domains/webhooks/rest.ts';
import { TEST_KIND } from '@whaletide/schema/domains/webhooks/rules/kinds.ts';
import { MAX_MANUAL_DELIVERIES } from '@whaletide/schema/domains/webhooks/rules/webhooks.ts';
import { HOUR } from '@whaletide/schema/shared/rules/time.ts';
import { Refusal } from '@whaletide/server/refusal.ts';
import type { Transaction } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { newId } from '#ids.ts';
import { conflict, notFound } from '#refusal.ts';
import type { Services } from '#services.ts';
import { jobKind, turnOf } from './job-kind.ts';
import { lockWebhook, managedWebhook } from './managing.ts';
import { bodyOf } from './messages.ts';
import { toDelivery, webhookById } from './store.ts';
import { webhookDeliveries, webhooks } from './tables.ts';

/** Takes one of the tries by hand of the hour. @throws Refusal CONFLICT, RATE_LIMITED */
const takeTry = async (tx: Transaction, id: string, now: Date): Promise<void> => {
  const document = await webhookById(tx, id, now);
  if (document?.Stopped) throw conflict('该 Webhook 已停止，请先恢复');
  const { manualSince, manualTries } = webhooks;
  const hourAgo = new Date(now.getTime() - HOUR);
  const isOver = or(isNull(manualSince), lte(manualSince, hourAgo));
  const [taken] = await tx
    .update(webhooks)
    .set({
      manualSince: sql`case when ${isOver} then ${now.toISOString()}::timestamptz else ${manualSince} end`,
      manualTries: sql`case when ${isOver} then 1 else ${manualTries} + 1 end`,
    })
    .where(and(eq(webhooks.id, id), or(isOver, lt(manualTries, MAX_MANUAL_DELIVERIES))))
    .returning({ id: webhooks.id });
  if (!taken)
    throw new Refusal('RATE_LIMITED', '发送过于频繁，请稍后再试', { retryAfter: HOUR / 1_000 });
};

/** Sends a test. @throws Refusal as the contract says */
export const sendTest = (
  services: Services,
  caller: Caller,
  id: string,
): Promise<WebhookDelivery> =>
  services.database.transaction(async (tx) => {
    const moment = services.now();
    await lockWebhook(tx, caller, id);
    await takeTry(tx, id, moment);
    const deliveryId = newId(moment.getTime());
    const [row] = await tx
      .insert(webhookDeliveries)
      .values({
        id: deliveryId,
        webhookId: id,
        messageId: `msg_${deliveryId}`,
        kind: TEST_KIND,
        body: bodyOf(TEST_KIND, moment, { message: '这是一次测试' }),
        createDate: moment,
        nextTry: moment,
      })
      .returning();
    if (!row) throw new Error('the delivery was not stored');
    await services.jobs.add(tx, jobKind, { webhookId: id, deliveryId }, { turn: turnOf(id) });
    return toDelivery(row);
  });

/** Tries a delivery again at once, from the first try on. @throws Refusal as the contract says */
export const sendAgain = async (
  services: Services,
  caller: Caller,
  deliveryId: string,
): Promise<WebhookDelivery> => {
  const { database, jobs, now } = services;
  const { id } = webhookDeliveries;
  const [found] = await database.db
    .select({ webhookId: webhookDeliveries.webhookId })
    .from(webhookDeliveries)
    .where(eq(id, deliveryId));
  if (!found) throw notFound('投递记录');
  const { webhookId } = found;
  await managedWebhook(database.db, caller, webhookId);
  return database.transaction(async (tx) => {
    const moment = now();
    await lockWebhook(tx, caller, webhookId);
    await takeTry(tx, webhookId, moment);
    await jobs.cancel(tx, jobKind, ['deliveryId', deliveryId]);
    const [row] = await tx
      .update(webhookDeliveries)
      .set({ state: 'WAITING', tried: 0, nextTry: moment })
      .where(eq(id, deliveryId))
      .returning();
    if (!row) throw notFound('投递记录');
    await jobs.add(tx, jobKind, { webhookId, deliveryId }, { turn: turnOf(webhookId) });
    return toDelivery(row);
  });
};
