import { and, asc, countDistinct, desc, eq, gte, lt, max, min, or, sql } from 'drizzle-orm';
import type { ClientUsage, DeprecatedUse } from '@whaletide/schema/domains/clients/rest.ts';
import { CLIENT_DAYS, type ClientKind } from '@whaletide/schema/domains/clients/rules.ts';
import type { Page } from '@whaletide/schema/shared/rest/common.ts';
import { DAY, dayKey } from '@whaletide/schema/shared/rules/time.ts';
import type { Handle } from '#database/database.ts';
import { type PageQuery, toPage } from '#http/paging.ts';
import type { Services } from '#services.ts';
import { clientDays, clientFieldDays } from './tables.ts';

/** The first day that is kept. */
const firstDay = (now: Date): string => dayKey(new Date(now.getTime() - (CLIENT_DAYS - 1) * DAY));

interface Client {
  kind: ClientKind;
  name: string;
  version: string;
}
const keyOf = ({ kind, name, version }: Client) => `${kind}\n${name}\n${version}`;

/** Lists clients with their counts of the days that are kept, the busiest first. */
export const clientUsage = (
  { database: { db }, now }: Pick<Services, 'database' | 'now'>,
  query: PageQuery,
): Promise<Page<ClientUsage>> => {
  const { kind, name, version, day } = clientDays;
  const since = firstDay(now());
  const kept = gte(day, since);
  const operations = sql<number>`sum(${clientDays.operations})`.mapWith(Number);
  return toPage(query, {
    rows: db
      .select({
        kind,
        name,
        version,
        operations,
        errors: sql<number>`sum(${clientDays.errors})`.mapWith(Number),
        firstDay: min(day),
        lastDay: max(day),
      })
      .from(clientDays)
      .where(kept)
      .groupBy(kind, name, version)
      .orderBy(desc(operations), asc(kind), asc(name), asc(version)),
    total: db
      .select({ rows: countDistinct(sql`(${kind}, ${name}, ${version})`) })
      .from(clientDays)
      .where(kept),
    present: async (rows) => {
      const deprecated = await deprecatedOf(db, since, rows);
      return rows.map((row) => ({
        Kind: row.kind,
        Name: row.name === '' ? null : row.name,
        Version: row.version === '' ? null : row.version,
        Operations: row.operations,
        Errors: row.errors,
        FirstDay: row.firstDay ?? since,
        LastDay: row.lastDay ?? since,
        Deprecated: deprecated.get(keyOf(row)) ?? [],
      }));
    },
  });
};

/** Deprecated things that these clients have asked for, the most used first. */
const deprecatedOf = async (
  db: Handle,
  since: string,
  clients: readonly Client[],
): Promise<Map<string, DeprecatedUse[]>> => {
  if (clients.length === 0) return new Map();
  const { kind, name, version, day, field, count } = clientFieldDays;
  const ofClients = or(
    ...clients.map((of) => and(eq(kind, of.kind), eq(name, of.name), eq(version, of.version))),
  );
  const total = sql<number>`sum(${count})`.mapWith(Number);
  const rows = await db
    .select({ kind, name, version, field, total })
    .from(clientFieldDays)
    .where(and(gte(day, since), ofClients))
    .groupBy(kind, name, version, field)
    .orderBy(desc(total), asc(field));
  const found = Map.groupBy(rows, keyOf);
  return new Map(
    [...found].map(([key, uses]) => [
      key,
      uses.map((use) => ({ Field: use.field, Count: use.total })),
    ]),
  );
};

/** Deletes what is older than the days that are kept. */
export const pruneClients = async (db: Handle, now: Date): Promise<void> => {
  const first = firstDay(now);
  await db.delete(clientDays).where(lt(clientDays.day, first));
  await db.delete(clientFieldDays).where(lt(clientFieldDays.day, first));
};
