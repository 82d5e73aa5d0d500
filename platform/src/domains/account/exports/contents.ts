import { and, asc, eq, gt } from 'drizzle-orm';
import type { Handle } from '#database/database.ts';
import { FileMissing } from '#files/missing.ts';
import type { ZipEntry } from '#files/zip.ts';
import type { Services } from '#services.ts';
import { type UploadRow, uploads } from '../../uploads/tables.ts';

/** Rows of the member's in one table, as other domains know them. */
export interface ExportedTable {
  /** With folders, without `.json`. */
  file: string;
  title: string;
  rows: (db: Handle, memberId: string) => AsyncIterable<readonly object[]>;
}

const FILES_AT_ONCE = 200;

/** An array of JSON, a row a line, made as it is read. */
async function* json(rows: AsyncIterable<readonly object[]>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const page of rows) {
    if (page.length === 0) continue;
    yield before + page.map((row) => JSON.stringify(row, plain)).join(',\n');
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

const plain = (_key: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value);

async function* ownFiles(db: Handle, memberId: string): AsyncGenerator<UploadRow> {
  for (let after = ''; ;) {
    const rows = await db
      .select()
      .from(uploads)
      .where(and(eq(uploads.memberId, memberId), gt(uploads.key, after)))
      .orderBy(asc(uploads.key))
      .limit(FILES_AT_ONCE);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < FILES_AT_ONCE) return;
    after = last.key;
  }
}

async function* text(lines: readonly string[]): AsyncGenerator<string> {
  yield `${lines.join('\n')}\n`;
}

export interface Contents {
  entries: AsyncGenerator<ZipEntry>;
  /** Known once the entries have been taken. */
  filesLeftOut: () => number;
}

/**
 * Puts together an export: a JSON file a table, the member's files as far as they go in, and an
 * explanation of each.
 */
export const contentsOf = (
  { config, database: { db }, files, now }: Services,
  tables: readonly ExportedTable[],
  memberId: string,
): Contents => {
  const date = now();
  const { exportFiles, exportFileBytes } = config.limits;
  const leftOut: string[] = [];
  const notes = tables.map(({ file, title }) => `${file}.json  ${title}`);

  async function* entries(): AsyncGenerator<ZipEntry> {
    for (const { file, rows } of tables)
      yield { name: `${file}.json`, date, content: json(rows(db, memberId)) };
    let [taken, bytes] = [0, 0];
    for await (const { key, ext, name, size } of ownFiles(db, memberId)) {
      const label = `${key}${ext}  ${name}`;
      if (taken >= exportFiles || bytes + size > exportFileBytes) {
        leftOut.push(label);
        continue;
      }
      const content = await files.open(key).catch((error: unknown) => {
        if (error instanceof FileMissing) return null;
        throw error;
      });
      if (!content) {
        leftOut.push(label);
        continue;
      }
      [taken, bytes] = [taken + 1, bytes + size];
      yield { name: `文件/${key}${ext}`, date, content };
    }
    const missing =
      leftOut.length > 0 ? ['', `以下 ${leftOut.length} 个文件没有放入：`, ...leftOut] : [];
    yield { name: '说明.txt', date, content: text([...notes, ...missing]) };
  }
  return { entries: entries(), filesLeftOut: () => leftOut.length };
};
