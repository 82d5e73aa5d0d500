import { scopes } from '@whaletide/schema/domains/account/rules/scopes.ts';
import type { Handle } from '#database/database.ts';
import type { ZipEntry } from '#files/zip.ts';
import type { ExportReader } from '#personal-data/entry.ts';
import { namesIn } from '#personal-data/naming.ts';
import type { ShownRow } from '#personal-data/showing.ts';
import type { Services } from '#services.ts';
import type { MemberRow } from '#domains/members/tables.ts';
import { filesOf, type FileSources } from './files.ts';
import { indexPage, type Part } from './index-page.ts';

/** Rows of the member's in one table, as other domains know them. */
export interface ExportedTable {
  /** With folders, without `.json`. */
  file: string;
  title: string;
  rows: (db: Handle, reader: ExportReader) => AsyncIterable<readonly object[]>;
}

/** All that exports are made of. */
export interface ExportSources extends FileSources {
  tables: readonly ExportedTable[];
}

/** An array of JSON, a row a line, made as it is read. */
async function* json(first: readonly object[], rest: AsyncIterator<readonly object[]>) {
  const lines = (rows: readonly object[]) =>
    rows.map((row) => JSON.stringify(row, plain)).join(',\n');
  yield `[\n${lines(first)}`;
  for (let next = await rest.next(); next.done !== true; next = await rest.next())
    if (next.value.length > 0) yield `,\n${lines(next.value)}`;
  yield '\n]\n';
}

const plain = (_key: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value);

/** The first rows that there are, and the way to the others; undefined where there is none. */
const begun = async (rows: AsyncIterable<readonly object[]>) => {
  const rest = rows[Symbol.asyncIterator]();
  for (let next = await rest.next(); next.done !== true; next = await rest.next())
    if (next.value.length > 0) return { first: next.value, rest };
  return undefined;
};

export interface Contents {
  entries: AsyncGenerator<ZipEntry>;
  /** Known once the entries have been taken. */
  filesLeftOut: () => number;
}

/**
 * Puts together an export: the member's files as far as they go in, a JSON file a table that has
 * rows, and a page that shows all of it by the names of things.
 */
export const contentsOf = (
  services: Services,
  sources: ExportSources,
  { id: memberId, name, roles }: Pick<MemberRow, 'id' | 'name' | 'roles'>,
): Contents => {
  const { config, database, now } = services;
  const { db } = database;
  const date = now();
  const caller = { id: memberId, roles, credentialId: '', kind: 'session' as const, scopes };
  const reader = { caller, now: date };
  const files = filesOf(services, sources, reader);
  const pathOf = (key: string) => files.paths.get(key);

  async function* shownRows({ file, rows }: ExportedTable) {
    for await (const page of rows(db, reader)) {
      const shown = page as readonly ShownRow[];
      const nameOf = await namesIn(db, reader, sources.named, file, shown);
      yield { rows: shown, showing: { file, nameOf, pathOf } };
    }
  }

  async function* entries(): AsyncGenerator<ZipEntry> {
    for await (const { name: path, content } of files.entries())
      yield { name: path, date, content };
    const parts: Part[] = [];
    for (const table of sources.tables) {
      const found = await begun(table.rows(db, reader));
      if (!found) continue;
      const path = `JSON/${table.file}.json`;
      yield { name: path, date, content: json(found.first, found.rest) };
      const { file, title } = table;
      parts.push({ file, title, json: path, rows: () => shownRows(table) });
    }
    const head = { siteName: config.siteName, name, date };
    yield { name: 'index.html', date, content: indexPage(head, parts, files) };
  }
  return { entries: entries(), filesLeftOut: () => files.leftOut.length };
};
