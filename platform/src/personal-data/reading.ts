import { and, eq, getTableColumns, is, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ExportedTable } from '../domains/account/exports/contents.ts';
import type { Handle } from '../database/database.ts';
import {
  type Exported,
  type ExportReader,
  type ExportRow,
  isExported,
  type PersonalColumn,
} from './entry.ts';

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

/** Columns whose rows go in: those that are named, or all that its documents are made of. */
const readColumns = (entry: PersonalColumn & Exported): [string, PgColumn][] => {
  const all = Object.entries(getTableColumns(tableOf(entry.column)));
  if ('documents' in entry) return all;
  const named = entry.fields.flatMap(({ columns }) => columns);
  return all.filter(([, column]) => named.includes(column));
};

/** The member's rows of a table, some at a time in the order of its key, however many. */
async function* rowsOf(
  db: Handle,
  entry: PersonalColumn & Exported,
  memberId: string,
): AsyncGenerator<ExportRow[]> {
  const { column, rows: chosen = (id: string) => eq(column, id), atOnce = ROWS_AT_ONCE } = entry;
  const table = tableOf(column);
  const key = keyOf(table);
  const shown = readColumns(entry);
  const fields = Object.fromEntries([
    ...shown,
    ...key.map((part, index): [string, PgColumn] => [`key${index}`, part]),
  ]);
  const list = (parts: SQL[]) => sql`(${sql.join(parts, sql`, `)})`;
  for (let after: SQL | undefined; ;) {
    const page: ExportRow[] = await db
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

/** The member's documents of a table: its rows, or what the site shows of them. */
async function* documentsOf(
  db: Handle,
  entry: PersonalColumn & Exported,
  reader: ExportReader,
): AsyncGenerator<readonly object[]> {
  for await (const rows of rowsOf(db, entry, reader.caller.id))
    yield 'documents' in entry ? await entry.documents.read(db, reader, rows) : rows;
}

/** Tables that an export of a member's own data holds, a file each. */
export const exportedTables = (personal: readonly PersonalColumn[]): readonly ExportedTable[] =>
  personal.filter(isExported).map((entry) => ({
    file: entry.file,
    title: entry.title,
    rows: (db, reader) => documentsOf(db, entry, reader),
  }));
