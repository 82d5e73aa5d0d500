import { and, count, eq, inArray, sql } from 'drizzle-orm';
import type { ClientReport } from '@whaletide/schema/domains/clients/rest.ts';
import { CLIENTS_A_DAY, NEW_CLIENTS_A_DAY } from '@whaletide/schema/domains/clients/rules.ts';
import { dayKey } from '@whaletide/schema/shared/rules/time.ts';
import type { Transaction } from '#database/database.ts';
import type { Services } from '#services.ts';
import { type ClientDayRow, clientDays, clientFieldDays } from './tables.ts';

/** Counts of one client that are to be added, under the name that it gets. */
interface Counted extends Omit<ClientDayRow, 'day'> {
  fields: Map<string, number>;
}

const keyOf = ({ name, version }: { name: string; version: string }) => `${name}\n${version}`;

/**
 * Adds what a gateway reports to the counts of the day on which it does. One report after the other:
 * how many names there are yet decides which are counted by themselves.
 */
export const countClients = (
  { database, now }: Pick<Services, 'database' | 'now'>,
  reports: readonly ClientReport[],
): Promise<void> =>
  database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('clients'))`);
    const day = dayKey(now());
    const rows = gathered(reports, await placesOf(tx, day, reports));
    await tx
      .insert(clientDays)
      .values(rows.map(({ fields: _, ...row }) => ({ day, ...row })))
      .onConflictDoUpdate({
        target: [clientDays.day, clientDays.kind, clientDays.name, clientDays.version],
        set: {
          operations: sql`${clientDays.operations} + excluded.operations`,
          errors: sql`${clientDays.errors} + excluded.errors`,
        },
      });
    const fields = rows.flatMap(({ kind, name, version, fields: counts }) =>
      [...counts].map(([field, times]) => ({ day, kind, name, version, field, count: times })),
    );
    if (fields.length === 0) return;
    await tx
      .insert(clientFieldDays)
      .values(fields)
      .onConflictDoUpdate({
        target: [
          clientFieldDays.day,
          clientFieldDays.kind,
          clientFieldDays.name,
          clientFieldDays.version,
          clientFieldDays.field,
        ],
        set: { count: sql`${clientFieldDays.count} + excluded.count` },
      });
  });

/** Clients that are counted by their names, each with whether it is new. */
const placesOf = async (
  tx: Transaction,
  day: string,
  reports: readonly ClientReport[],
): Promise<Map<string, boolean>> => {
  const named = reports.flatMap(({ Kind, Name, Version = '' }) =>
    Kind === 'NAMED' && Name !== undefined ? { name: Name, version: Version } : [],
  );
  if (named.length === 0) return new Map();
  const ofNames = inArray(
    clientDays.name,
    named.map(({ name }) => name),
  );
  const found = await tx
    .select({
      name: clientDays.name,
      version: clientDays.version,
      isToday: sql<boolean>`bool_or(${clientDays.day} = ${day})`,
    })
    .from(clientDays)
    .where(and(eq(clientDays.kind, 'NAMED'), ofNames))
    .groupBy(clientDays.name, clientDays.version);
  const [today] = await tx
    .select({ all: count(), fresh: sql<number>`count(*) filter (where is_new)::int` })
    .from(clientDays)
    .where(and(eq(clientDays.day, day), eq(clientDays.kind, 'NAMED')));
  let room = CLIENTS_A_DAY - (today?.all ?? 0);
  let roomForNew = NEW_CLIENTS_A_DAY - (today?.fresh ?? 0);
  const known = new Map(found.map((one) => [keyOf(one), one.isToday]));
  const places = new Map<string, boolean>();
  const give = (key: string, isNew: boolean) => {
    places.set(key, isNew);
    room -= 1;
  };
  const keys = [...new Set(named.map(keyOf))];
  for (const key of keys) if (known.get(key)) places.set(key, false);
  for (const key of keys) if (known.get(key) === false && room > 0) give(key, false);
  for (const key of keys) {
    if (known.has(key) || room <= 0 || roomForNew <= 0) continue;
    give(key, true);
    roomForNew -= 1;
  }
  return places;
};

/** The reports' counts by client, those without a place together. */
const gathered = (reports: readonly ClientReport[], places: Map<string, boolean>): Counted[] => {
  const rows = new Map<string, Counted>();
  for (const { Kind, Name, Version = '', Operations, Errors, Deprecated } of reports) {
    const named = { kind: 'NAMED' as const, name: Name ?? '', version: Version };
    const isNew = Kind === 'NAMED' ? places.get(keyOf(named)) : undefined;
    const rest = { kind: Kind === 'UNNAMED' ? Kind : ('OTHERS' as const), name: '', version: '' };
    const client = isNew === undefined ? rest : named;
    const key = `${client.kind} ${keyOf(client)}`;
    const fresh = { ...client, isNew: isNew ?? false, fields: new Map<string, number>() };
    const row = rows.get(key) ?? { ...fresh, operations: 0, errors: 0 };
    row.operations += Operations;
    row.errors += Errors;
    for (const { Field, Count } of Deprecated)
      row.fields.set(Field, (row.fields.get(Field) ?? 0) + Count);
    rows.set(key, row);
  }
  return [...rows.values()];
};
