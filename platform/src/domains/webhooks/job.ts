import { and, eq, sql } from 'drizzle-orm';
import { EVENT_WEBHOOK_STOPPED } from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import type { WebhookStop, WebhookTry } from '@whaletide/schema/domains/webhooks/rest.ts';
import { pauseAfter } from '@whaletide/schema/domains/webhooks/rules/webhooks.ts';
import type { Transaction } from '#database/database.ts';
import type { JobHandler } from '#jobs/worker.ts';
import type { Services } from '#services.ts';
import { members } from '../members/tables.ts';
import { organizationsByIds } from '../organizations/store.ts';
import { type DeliveryJob, jobKind, turnOf } from './job-kind.ts';
import { mayKeep } from './keepers.ts';
import { tryDelivery } from './try-delivery.ts';
import { type DeliveryRow, webhookDeliveries, type WebhookRow, webhooks } from './tables.ts';

/** Tries of a delivery that stay to be seen. */
const KEPT_TRIES = 20;
const GONE = 410;
const isDone = ({ Error: error }: WebhookTry) => error === null;

interface Found {
  webhook: WebhookRow;
  delivery: DeliveryRow;
  isKept: boolean;
}

const find = async (
  db: Transaction | Services['database']['db'],
  { deliveryId }: DeliveryJob,
): Promise<Found | undefined> => {
  const [row] = await db
    .select({
      webhook: webhooks,
      delivery: webhookDeliveries,
      isKept: sql<boolean>`${mayKeep}`,
    })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
    .innerJoin(members, eq(members.id, webhooks.keeperId))
    .where(eq(webhookDeliveries.id, deliveryId));
  return row;
};

/** Stops a webhook, once, and tells who keeps it. */
const stop = async (
  tx: Transaction,
  { events, now }: Services,
  { id, keeperId, name, organizationId }: WebhookRow,
  reason: WebhookStop,
): Promise<void> => {
  const [stopped] = await tx
    .update(webhooks)
    .set({ stopped: reason, stoppedDate: now() })
    .where(and(eq(webhooks.id, id), sql`${webhooks.stoppedDate} is null`))
    .returning({ id: webhooks.id });
  if (!stopped) return;
  const [organization] = organizationId ? await organizationsByIds(tx, [organizationId]) : [];
  await events.publish(tx, [keeperId], {
    kind: 'notification',
    eventType: EVENT_WEBHOOK_STOPPED,
    related: id,
    data: {
      Webhook: { _id: id, Name: name },
      ...(organization && {
        Organization: { ShortName: organization.shortName, Name: organization.name },
      }),
    },
  });
};

/** Plans the next try, or parks the delivery where there is none; then the webhook has failed for days. */
const goOn = async (
  tx: Transaction,
  services: Services,
  { webhook, delivery }: Found,
  made: WebhookTry,
): Promise<void> => {
  const tried = delivery.tried + 1;
  const pause = made.Status === GONE ? null : pauseAfter(tried, Math.random());
  const next = pause === null ? null : new Date(services.now().getTime() + pause);
  await tx
    .update(webhookDeliveries)
    .set({
      ...{ tried, nextTry: next, state: next ? 'WAITING' : 'PARKED' },
      tries: [made, ...delivery.tries].slice(0, KEPT_TRIES),
    })
    .where(eq(webhookDeliveries.id, delivery.id));
  if (next) {
    const data: DeliveryJob = { webhookId: webhook.id, deliveryId: delivery.id };
    return services.jobs.add(tx, jobKind, data, { due: next, turn: turnOf(webhook.id) });
  }
  if (made.Status === GONE) return stop(tx, services, webhook, 'GONE');
  const { deliveredDate } = webhook;
  if (deliveredDate === null || deliveredDate < delivery.createDate)
    await stop(tx, services, webhook, 'FAILED');
};

const park = (tx: Transaction, deliveryId: string) =>
  tx
    .update(webhookDeliveries)
    .set({ state: 'PARKED', nextTry: null })
    .where(and(eq(webhookDeliveries.id, deliveryId), eq(webhookDeliveries.state, 'WAITING')));

/**
 * Tries a delivery once. What becomes of it is written with the end of the job, and so is the job of
 * the next try: a process that dies between leaves the same delivery to another, by the same id.
 */
export const deliveryHandler = (services: Services): JobHandler => ({
  run: async (job, finish, lost) => {
    const { database, now } = services;
    const asked = job.data as DeliveryJob;
    const found = await find(database.db, asked);
    if (found?.delivery.state !== 'WAITING') return database.transaction(finish);
    // Asked before each try: who may not keep it any more is told nothing from then on.
    if (!found.isKept || found.webhook.stopped !== null)
      return database.transaction(async (tx) => {
        await finish(tx);
        await park(tx, asked.deliveryId);
      });
    const made = await tryDelivery(services, found, lost);
    lost.throwIfAborted();
    await database.transaction(async (tx) => {
      await finish(tx);
      await tx
        .select({ id: webhooks.id })
        .from(webhooks)
        .where(eq(webhooks.id, asked.webhookId))
        .for('no key update');
      const current = await find(tx, asked);
      if (!current) return;
      if (!isDone(made)) return goOn(tx, services, current, made);
      const { delivery, webhook } = current;
      await tx
        .update(webhookDeliveries)
        .set({
          ...{ tried: delivery.tried + 1, nextTry: null, state: 'DELIVERED' },
          tries: [made, ...delivery.tries].slice(0, KEPT_TRIES),
        })
        .where(eq(webhookDeliveries.id, delivery.id));
      await tx.update(webhooks).set({ deliveredDate: now() }).where(eq(webhooks.id, webhook.id));
    });
  },
  giveUp: async (tx, job) => {
    await park(tx, (job.data as DeliveryJob).deliveryId);
  },
});
