import { and, asc, eq, gt, isNull, lt, or } from 'drizzle-orm';
import type { ServiceAccount } from '@whaletide/schema/domains/service-accounts/rest.ts';
import type { Database, Handle } from '#database/database.ts';
import type { ServiceCaller } from '#http/caller.ts';
import { organizations } from '../organizations/tables.ts';
import { serviceAccounts } from './tables.ts';
import { hashOf } from './tokens.ts';

/** `lastUsed` is exact to this, so that reading doesn't write each time. */
const USED_MS = 60_000;

/** Makes the function that finds the service account of a token; null where it is over or unknown. */
export const serviceAuthenticator =
  ({ db }: Database, now: () => Date) =>
  async (token: string): Promise<ServiceCaller | null> => {
    const moment = now();
    const [row] = await db
      .select()
      .from(serviceAccounts)
      .where(and(eq(serviceAccounts.hash, hashOf(token)), gt(serviceAccounts.expires, moment)));
    if (!row) return null;
    const old = new Date(moment.getTime() - USED_MS);
    if (row.lastUsed === null || row.lastUsed < old) {
      const { id, lastUsed } = serviceAccounts;
      await db
        .update(serviceAccounts)
        .set({ lastUsed: moment })
        .where(and(eq(id, row.id), or(isNull(lastUsed), lt(lastUsed, old))));
    }
    const { id: serviceAccountId, name, organizationId, scopes } = row;
    return { kind: 'service', serviceAccountId, name, organizationId, scopes };
  };

const found = (db: Handle) =>
  db
    .select({ account: serviceAccounts, organization: organizations })
    .from(serviceAccounts)
    .leftJoin(organizations, eq(organizations.id, serviceAccounts.organizationId));

type FoundRow = Awaited<ReturnType<typeof found>>[number];

const present = ({ account, organization }: FoundRow): ServiceAccount => ({
  _id: account.id,
  Name: account.name,
  Description: account.description,
  Organization: organization && {
    _id: organization.id,
    ShortName: organization.shortName,
    Name: organization.name,
  },
  Prefix: account.prefix,
  Scopes: account.scopes,
  CreateDate: account.createDate.toISOString(),
  Expires: account.expires.toISOString(),
  LastUsed: account.lastUsed?.toISOString() ?? null,
});

/** The document of an account; undefined where it is gone. */
export const serviceAccountById = async (
  db: Handle,
  id: string,
): Promise<ServiceAccount | undefined> => {
  const [row] = await found(db).where(eq(serviceAccounts.id, id));
  return row && present(row);
};

/** The accounts of an organization, of the site for null; by name. */
export const serviceAccountsOf = async (
  db: Handle,
  organizationId: string | null,
): Promise<ServiceAccount[]> => {
  const { organizationId: owner, name, id } = serviceAccounts;
  const rows = await found(db)
    .where(organizationId === null ? isNull(owner) : eq(owner, organizationId))
    .orderBy(asc(name), asc(id));
  return rows.map(present);
};
