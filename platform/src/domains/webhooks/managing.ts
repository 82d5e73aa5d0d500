import { count, eq } from 'drizzle-orm';
import type { CallInput } from '@whaletide/schema/shared/rest/call.ts';
import type {
  Webhook,
  webhookCalls,
  WebhookSecret,
} from '@whaletide/schema/domains/webhooks/rest.ts';
import { webhookKinds } from '@whaletide/schema/domains/webhooks/rules/kinds.ts';
import {
  MAX_WEBHOOKS,
  ROTATION_HOURS,
  webhookProblem,
} from '@whaletide/schema/domains/webhooks/rules/webhooks.ts';
import { HOUR } from '@whaletide/schema/shared/rules/time.ts';
import type { Handle, Transaction } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { newId } from '#ids.ts';
import { checkedAddresses, PrivateAddress } from '#outside/send-safely.ts';
import { badInput, conflict, notFound, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { requireProtected } from '../account/store/protected.ts';
import { members } from '../members/tables.ts';
import { actedBy, record } from '../moderation/store.ts';
import { organizationsByIds } from '../organizations/store.ts';
import { administeredOrganization, lockOrganization } from '../organizations/store/administered.ts';
import { jobKind } from './job-kind.ts';
import { sealedSecrets, newSecret } from './secrets.ts';
import { ownedBy, webhookById } from './store.ts';
import { webhookDeliveries, type WebhookRow, webhooks } from './tables.ts';

/** Refusal of who administers neither the organization nor the site. */
export const NO_ADMINISTRATOR = '仅组织的管理员可以管理 Webhook';

type Action = 'webhooks.create' | 'webhooks.rotate' | 'webhooks.resume' | 'webhooks.remove';

/** Columns that the log keeps; an address may hold a secret of its receiver's in its path. */
const logged = ({ name, url, kinds, organizationId }: WebhookRow) => ({
  name,
  host: new URL(url).host,
  kinds,
  organization: organizationId,
});

/** Writes down what is done with an organization's; a member's own is theirs alone. */
const recordChange = async (
  tx: Transaction,
  { now }: Services,
  caller: Caller,
  {
    action,
    row,
    before,
    after,
  }: { action: Action; row: WebhookRow; before?: object; after?: object },
): Promise<void> => {
  if (row.organizationId === null) return;
  const { id: target, name: title } = row;
  await record(tx, actedBy(caller, now), {
    ...{ action, kind: 'WEBHOOK', target, title },
    ...(before && { before }),
    ...(after && { after }),
  });
};

const withSecret = async (tx: Transaction, id: string, secret: string, now: Date) => {
  const document = await webhookById(tx, id, now);
  if (!document) throw new Error('the webhook was not stored');
  return { Webhook: document, Secret: secret };
};

/** Locks whose webhooks are counted one after the other. */
const lockOwner = async (tx: Transaction, caller: Caller, organization: string | undefined) => {
  if (organization === undefined) {
    const own = tx.select({ id: members.id }).from(members).where(eq(members.id, caller.id));
    await own.for('no key update');
    return { memberId: caller.id };
  }
  const { id } = await lockOrganization(tx, caller, organization, NO_ADMINISTRATOR);
  return { organizationId: id };
};

/** @throws Refusal BAD_USER_INPUT where the address leads to no public host */
const checkHost = async (url: string, allowsLocal: boolean): Promise<void> => {
  try {
    await checkedAddresses(new URL(url), { allowsLocal });
  } catch (error) {
    const isPrivate = error instanceof PrivateAddress;
    throw badInput(isPrivate ? '接收地址不能位于内部网络' : '找不到接收地址的主机', 'Url');
  }
};

/** Makes a webhook; the secret in the answer is told this once. @throws Refusal as the contract says */
export const createWebhook = async (
  services: Services,
  caller: Caller,
  { Organization, Name, Url, Kinds }: CallInput<typeof webhookCalls.create>['body'],
): Promise<WebhookSecret> => {
  const { config, database, now } = services;
  const [name, url] = [Name.trim(), Url.trim()];
  const kinds = webhookKinds.filter((kind) => Kinds.includes(kind));
  const asked = { name, url, kinds, ofOrganization: Organization !== undefined };
  if (Organization !== undefined)
    await administeredOrganization(database.db, caller, Organization, NO_ADMINISTRATOR);
  await requireProtected(database.db, caller, now());
  refuseIf(webhookProblem(asked, config.webhooksToLocal));
  await checkHost(url, config.webhooksToLocal);
  return database.transaction(async (tx) => {
    const moment = now();
    const owner = await lockOwner(tx, caller, Organization);
    await requireProtected(tx, caller, moment);
    const [held] = await tx.select({ rows: count() }).from(webhooks).where(ownedBy(owner));
    if ((held?.rows ?? 0) >= MAX_WEBHOOKS) throw conflict(`最多可创建 ${MAX_WEBHOOKS} 个 Webhook`);
    const id = newId(moment.getTime());
    const secret = newSecret();
    const [row] = await tx
      .insert(webhooks)
      .values({
        ...{ id, name, url, kinds, keeperId: caller.id, createDate: moment },
        organizationId: 'organizationId' in owner ? owner.organizationId : null,
        sealedSecret: sealedSecrets(config.identityKey).seal(secret, id),
      })
      .returning();
    if (!row) throw new Error('the webhook was not stored');
    const change = { action: 'webhooks.create' as const, row, after: logged(row) };
    await recordChange(tx, services, caller, change);
    return withSecret(tx, id, secret, moment);
  });
};

/**
 * The webhook, where the caller may manage it: their own, or one of an organization that they
 * administer. Others learn nothing of a member's.
 * @throws Refusal NOT_FOUND, FORBIDDEN
 */
export const managedWebhook = async (
  db: Handle,
  caller: Caller,
  id: string,
): Promise<WebhookRow> => {
  const [row] = await db.select().from(webhooks).where(eq(webhooks.id, id));
  if (!row || (row.organizationId === null && row.keeperId !== caller.id))
    throw notFound('Webhook');
  if (row.organizationId === null) return row;
  const [organization] = await organizationsByIds(db, [row.organizationId]);
  await administeredOrganization(db, caller, organization?.shortName ?? '', NO_ADMINISTRATOR);
  return row;
};

/** The same with its row locked. @throws Refusal NOT_FOUND, FORBIDDEN */
export const lockWebhook = async (
  tx: Transaction,
  caller: Caller,
  id: string,
): Promise<WebhookRow> => {
  await tx.select({ id: webhooks.id }).from(webhooks).where(eq(webhooks.id, id)).for('update');
  return managedWebhook(tx, caller, id);
};

/** Tells a new secret; the one before signs for a while too. @throws Refusal as the contract says */
export const rotateSecret = (
  services: Services,
  caller: Caller,
  id: string,
): Promise<WebhookSecret> =>
  services.database.transaction(async (tx) => {
    const moment = services.now();
    const row = await lockWebhook(tx, caller, id);
    await requireProtected(tx, caller, moment);
    const secret = newSecret();
    await tx
      .update(webhooks)
      .set({
        sealedSecret: sealedSecrets(services.config.identityKey).seal(secret, id),
        oldSealedSecret: row.sealedSecret,
        oldSecretUntil: new Date(moment.getTime() + ROTATION_HOURS * HOUR),
      })
      .where(eq(webhooks.id, id));
    await recordChange(tx, services, caller, { action: 'webhooks.rotate', row });
    return withSecret(tx, id, secret, moment);
  });

/** Sends to it again, in the caller's name. @throws Refusal as the contract says */
export const resumeWebhook = (services: Services, caller: Caller, id: string): Promise<Webhook> =>
  services.database.transaction(async (tx) => {
    const row = await lockWebhook(tx, caller, id);
    await tx
      .update(webhooks)
      .set({ keeperId: caller.id, stopped: null, stoppedDate: null })
      .where(eq(webhooks.id, id));
    const { keeperId: keeper, stopped } = row;
    const change = { before: { keeper, stopped }, after: { keeper: caller.id, stopped: null } };
    await recordChange(tx, services, caller, { action: 'webhooks.resume', row, ...change });
    const document = await webhookById(tx, id, services.now());
    if (!document) throw notFound('Webhook');
    return document;
  });

/** Removes it, and what is to be sent to it. @throws Refusal as the contract says */
export const removeWebhook = (services: Services, caller: Caller, id: string): Promise<void> =>
  services.database.transaction(async (tx) => {
    const row = await lockWebhook(tx, caller, id);
    await services.jobs.cancel(tx, jobKind, ['webhookId', id]);
    await tx.delete(webhookDeliveries).where(eq(webhookDeliveries.webhookId, id));
    await tx.delete(webhooks).where(eq(webhooks.id, id));
    await recordChange(tx, services, caller, {
      action: 'webhooks.remove',
      row,
      before: logged(row),
    });
  });
