import { count, eq, isNull, sql } from 'drizzle-orm';
import type { CallInput } from '@whaletide/schema/shared/rest/call.ts';
import type {
  serviceAccountCalls,
  ServiceAccountToken,
} from '@whaletide/schema/domains/service-accounts/rest.ts';
import {
  MAX_SERVICE_ACCOUNTS,
  serviceAccountProblem,
  serviceEndProblem,
  serviceScopes,
} from '@whaletide/schema/domains/service-accounts/rules.ts';
import type { Transaction } from '#database/database.ts';
import { type Caller, hasRole } from '#http/caller.ts';
import { newId } from '#ids.ts';
import { conflict, forbidden, notFound, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { requireProtected } from '../account/store/protected.ts';
import { actedBy, record } from '../moderation/store.ts';
import { organizationsByIds } from '../organizations/store.ts';
import { lockOrganization } from '../organizations/store/administered.ts';
import { serviceAccountById } from './store.ts';
import { type ServiceAccountRow, serviceAccounts } from './tables.ts';
import { newToken } from './tokens.ts';

/** Refusal of who administers neither the organization nor the site. */
export const NO_ADMINISTRATOR = '仅组织的管理员可以管理服务账号';

/** @throws Refusal FORBIDDEN */
export const requireSiteAdministrator = (caller: Caller): void => {
  if (!hasRole(caller, 'admin')) throw forbidden('仅站点管理员可以管理站点的服务账号');
};

/**
 * Locks the owner of an account that is to be made or changed: accounts of one are counted and named
 * one after the other. @returns its id, null for the site
 */
const lockOwner = async (
  tx: Transaction,
  caller: Caller,
  organization: string | undefined,
): Promise<string | null> => {
  if (organization !== undefined)
    return (await lockOrganization(tx, caller, organization, NO_ADMINISTRATOR)).id;
  requireSiteAdministrator(caller);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('service-accounts', 0))`);
  return null;
};

const changeOf = (
  action: 'serviceAccounts.create' | 'serviceAccounts.renew' | 'serviceAccounts.revoke',
  { id, name }: Pick<ServiceAccountRow, 'id' | 'name'>,
) => ({ action, kind: 'SERVICE_ACCOUNT' as const, target: id, title: name });

/** Columns that the log keeps of an account. */
const logged = ({ name, scopes, expires, organizationId }: ServiceAccountRow) => ({
  name,
  scopes,
  expires,
  organization: organizationId,
});

const withToken = async (
  tx: Transaction,
  id: string,
  token: string,
): Promise<ServiceAccountToken> => {
  const document = await serviceAccountById(tx, id);
  if (!document) throw new Error('the service account was not stored');
  return { ServiceAccount: document, Token: token };
};

type NewAccount = CallInput<typeof serviceAccountCalls.create>['body'];

/** Makes an account; the token in the answer is kept nowhere else. @throws Refusal as the contract says */
export const createServiceAccount = (
  { database, now }: Services,
  caller: Caller,
  { Organization, Name, Description, Scopes, Expires }: NewAccount,
): Promise<ServiceAccountToken> =>
  database.transaction(async (tx) => {
    const moment = now();
    const organizationId = await lockOwner(tx, caller, Organization);
    await requireProtected(tx, caller, moment);
    const name = Name.trim();
    const description = Description.trim();
    const scopes = serviceScopes.filter((scope) => Scopes.includes(scope));
    refuseIf(serviceAccountProblem({ name, description, scopes, expiresAt: Expires }, moment));
    const owner = serviceAccounts.organizationId;
    const [held] = await tx
      .select({ accounts: count() })
      .from(serviceAccounts)
      .where(organizationId === null ? isNull(owner) : eq(owner, organizationId));
    if ((held?.accounts ?? 0) >= MAX_SERVICE_ACCOUNTS)
      throw conflict(`最多可创建${MAX_SERVICE_ACCOUNTS}个服务账号`);
    const { token, kept } = newToken();
    const [row] = await tx
      .insert(serviceAccounts)
      .values({
        id: newId(moment.getTime()),
        organizationId,
        name,
        description,
        ...kept,
        scopes,
        createdBy: caller.id,
        createDate: moment,
        expires: new Date(Expires),
      })
      .onConflictDoNothing()
      .returning();
    if (!row) throw conflict('已有同名的服务账号', 'Name');
    const change = changeOf('serviceAccounts.create', row);
    await record(tx, actedBy(caller, now), { ...change, after: logged(row) });
    return withToken(tx, row.id, token);
  });

/**
 * Finds the account, locked, for who manages those of its owner. Others learn nothing of it.
 * @throws Refusal NOT_FOUND, FORBIDDEN
 */
const lockAccount = async (
  tx: Transaction,
  caller: Caller,
  id: string,
): Promise<ServiceAccountRow> => {
  const [found] = await tx.select().from(serviceAccounts).where(eq(serviceAccounts.id, id));
  if (!found) throw notFound('服务账号');
  const [organization] =
    found.organizationId === null ? [] : await organizationsByIds(tx, [found.organizationId]);
  await lockOwner(tx, caller, organization?.shortName);
  const [row] = await tx
    .select()
    .from(serviceAccounts)
    .where(eq(serviceAccounts.id, id))
    .for('update');
  if (!row) throw notFound('服务账号');
  return row;
};

/** Puts a new token in the place of the one before. @throws Refusal as the contract says */
export const renewServiceToken = (
  { database, now }: Services,
  caller: Caller,
  id: string,
  expiresAt: string,
): Promise<ServiceAccountToken> =>
  database.transaction(async (tx) => {
    const before = await lockAccount(tx, caller, id);
    await requireProtected(tx, caller, now());
    refuseIf(serviceEndProblem(expiresAt, now()));
    const { token, kept } = newToken();
    const expires = new Date(expiresAt);
    await tx
      .update(serviceAccounts)
      .set({ ...kept, expires })
      .where(eq(serviceAccounts.id, id));
    await record(tx, actedBy(caller, now), {
      ...changeOf('serviceAccounts.renew', before),
      before: { expires: before.expires },
      after: { expires },
    });
    return withToken(tx, id, token);
  });

/** Ends an account and its token at once. @throws Refusal as the contract says */
export const revokeServiceAccount = (
  { database, now }: Services,
  caller: Caller,
  id: string,
): Promise<void> =>
  database.transaction(async (tx) => {
    const before = await lockAccount(tx, caller, id);
    await tx.delete(serviceAccounts).where(eq(serviceAccounts.id, id));
    const change = changeOf('serviceAccounts.revoke', before);
    await record(tx, actedBy(caller, now), { ...change, before: logged(before) });
  });
