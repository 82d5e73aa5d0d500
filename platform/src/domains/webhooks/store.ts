import { and, asc, count, desc, eq, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Webhook, WebhookDelivery } from '@whaletide/schema/domains/webhooks/rest.ts';
import type { Page } from '@whaletide/schema/shared/rest/common.ts';
import type { Handle } from '#database/database.ts';
import { type PageQuery, toPage } from '#http/paging.ts';
import { members } from '../members/tables.ts';
import { organizations } from '../organizations/tables.ts';
import { mayKeep } from './keepers.ts';
import { type DeliveryRow, webhookDeliveries, webhooks } from './tables.ts';

const found = async (db: Handle, chosen: SQL | undefined, now: Date): Promise<Webhook[]> => {
  const rows = await db
    .select({
      webhook: webhooks,
      organization: organizations,
      keeper: members.name,
      isKept: sql<boolean>`${mayKeep}`,
    })
    .from(webhooks)
    .innerJoin(members, eq(members.id, webhooks.keeperId))
    .leftJoin(organizations, eq(organizations.id, webhooks.organizationId))
    .where(chosen)
    .orderBy(asc(webhooks.id));
  return rows.map(({ webhook, organization, keeper, isKept }) => ({
    _id: webhook.id,
    Organization: organization && {
      _id: organization.id,
      ShortName: organization.shortName,
      Name: organization.name,
    },
    Name: webhook.name,
    Url: webhook.url,
    Kinds: webhook.kinds,
    CreateDate: webhook.createDate.toISOString(),
    Keeper: keeper,
    Stopped: isKept ? webhook.stopped : 'KEEPER',
    OldSecretUntil:
      webhook.oldSecretUntil && webhook.oldSecretUntil > now
        ? webhook.oldSecretUntil.toISOString()
        : null,
  }));
};

/** Condition on the webhooks of a member, or of an organization. */
export const ownedBy = (owner: { memberId: string } | { organizationId: string }) =>
  'organizationId' in owner
    ? eq(webhooks.organizationId, owner.organizationId)
    : and(eq(webhooks.keeperId, owner.memberId), isNull(webhooks.organizationId));

export const webhooksOf = (
  db: Handle,
  owner: { memberId: string } | { organizationId: string },
  now: Date,
): Promise<Webhook[]> => found(db, ownedBy(owner), now);

/** The document of a webhook; undefined where it is gone. */
export const webhookById = async (
  db: Handle,
  id: string,
  now: Date,
): Promise<Webhook | undefined> => (await found(db, eq(webhooks.id, id), now))[0];

export const toDelivery = (row: DeliveryRow): WebhookDelivery => ({
  _id: row.id,
  MessageId: row.messageId,
  Kind: row.kind,
  State: row.state,
  CreateDate: row.createDate.toISOString(),
  NextTry: row.nextTry?.toISOString() ?? null,
  Body: row.body,
  Tries: row.tries,
});

/** A page of what was sent to a webhook, the newest first. */
export const deliveriesOf = (
  db: Handle,
  webhookId: string,
  query: PageQuery,
): Promise<Page<WebhookDelivery>> => {
  const own = eq(webhookDeliveries.webhookId, webhookId);
  const rows = db
    .select()
    .from(webhookDeliveries)
    .where(own)
    .orderBy(desc(webhookDeliveries.createDate), desc(webhookDeliveries.id));
  const total = db.select({ rows: count() }).from(webhookDeliveries).where(own);
  return toPage(query, { rows, total, present: (found) => found.map(toDelivery) });
};

/** Forgets what was sent before that. */
export const pruneDeliveries = async (db: Handle, before: Date): Promise<void> => {
  await db.delete(webhookDeliveries).where(lt(webhookDeliveries.createDate, before));
};
