import { and, eq, getTableColumns, is, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ExportedTable } from '../domains/account/exports/contents.ts';
import type { Handle } from '../database/database.ts';
import { type Exported, isExported, type PersonalColumn } from './entry.ts';

/** Few enough to be held, many enough to be quick. */
const ROWS_AT_ONCE = 200;

const tableOf = ({ table }: PgColumn): PgTable => {
  if (!is(table, PgTable)) throw new Error('a column of no table');
  return table;
};

/** The columns of its primary key: rows are read in their order, each page after the last row. */
const keyOf = (table: PgTable): PgColumn[] => {
  const { columns, primaryKeys, name } = getTableConfig(table);
  const key = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
  if (key.length === 0) throw new Error(`${name} has no primary key to read it by`);
  return key;
};

/**
 * Tells whether a column names another member to whom the row belongs too: every column that can is
 * in the registry. A member who is only the subject of the row doesn't count.
 */
const isOthers = (column: PgColumn, own: PgColumn, personal: readonly PersonalColumn[]) =>
  column !== own && personal.some((entry) => entry.column === column && !entry.object);

/**
 * Answers the columns of a table that an export has: neither secrets nor the row's other owners.
 */
const shownColumns = (
  { column, without = [] }: PersonalColumn & Exported,
  personal: readonly PersonalColumn[],
) =>
  Object.entries(getTableColumns(tableOf(column))).filter(
    ([, each]) => !without.includes(each) && !isOthers(each, column, personal),
  );

type Row = Record<string, unknown>;

/** The member's rows of a table, some at a time in the order of its key, however many. */
async function* rowsOf(
  db: Handle,
  entry: PersonalColumn & Exported,
  personal: readonly PersonalColumn[],
  memberId: string,
): AsyncGenerator<Row[]> {
  const { column, rows: chosen = (id: string) => eq(column, id), atOnce = ROWS_AT_ONCE } = entry;
  const table = tableOf(column);
  const key = keyOf(table);
  const shown = shownColumns(entry, personal);
  const fields = Object.fromEntries([
    ...shown,
    ...key.map((part, index): [string, PgColumn] => [`key${index}`, part]),
  ]);
  const list = (parts: SQL[]) => sql`(${sql.join(parts, sql`, `)})`;
  for (let after: SQL | undefined; ;) {
    const page: Row[] = await db
      .select(fields)
      .from(table)
      .where(and(chosen(memberId), after))
      .orderBy(...key)
      .limit(atOnce);
    yield page.map((row) => Object.fromEntries(shown.map(([name]) => [name, row[name]])));
    const last = page.at(-1);
    if (!last || page.length < atOnce) return;
    const values = key.map((part, index) => sql`${sql.param(last[`key${index}`], part)}`);
    after = sql`${list(key.map((part) => sql`${part}`))} > ${list(values)}`;
  }
}

/** Tables that an export of a member's own data holds, a file each. */
export const exportedTables = (personal: readonly PersonalColumn[]): readonly ExportedTable[] =>
  personal.filter(isExported).map((entry) => ({
    file: entry.file,
    title: entry.title,
    rows: (db, memberId) => rowsOf(db, entry, personal, memberId),
  }));
