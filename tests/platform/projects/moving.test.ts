import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, it } from '@jest/globals';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { readConfig } from '../../../platform/src/config.ts';
import { migrateAll } from '../../../platform/src/database/migrate.ts';
import { pgliteDatabase } from '../../../platform/src/database/pglite.ts';
import { moveNotebookContents } from '../../../platform/src/domains/projects/moving.ts';
import { openNotebook } from '../../../platform/src/domains/projects/store/notebook-files.ts';
import { fileStore } from '../../../platform/src/files/store.ts';

/** How many migrations the releases had that kept notebooks in rows. */
const BEFORE = 18;
const migrationsFolder = path.join(
  import.meta.dirname,
  '../../../platform/src/database/migrations',
);
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'whaletide-test-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const content = JSON.stringify({
  nbformat: 4,
  cells: [{ cell_type: 'markdown', source: ['藤壶\n', '计数'] }],
});

it('notebooks that an older release kept in rows are files after the next start', async () => {
  const database = pgliteDatabase(await PGlite.create());
  const { db } = database;
  await db.execute(sql`create table applied_migrations (hash text primary key, created_at bigint)`);
  for (const migration of readMigrationFiles({ migrationsFolder }).slice(0, BEFORE)) {
    for (const statement of migration.sql) await db.execute(sql.raw(statement));
    await db.execute(
      sql`insert into applied_migrations values (${migration.hash}, ${migration.folderMillis})`,
    );
  }
  await db.execute(sql`insert into members (id, name, name_key, create_date) values
    ('m', '作者', '作者', now())`);
  await db.execute(sql`insert into labs (id, member_id, title, language, notebooks, create_date, update_date)
    values ('l', 'm', '项目', 'python', ${JSON.stringify([{ name: '一.ipynb', content: JSON.parse(content) as unknown }])}::jsonb, now(), now()),
    ('e', 'm', '空的', null, '[]', now(), now())`);
  await db.execute(
    sql`insert into lab_versions (id, lab_id, number, date, seal) values ('v', 'l', 1, now(), 's')`,
  );
  await db.execute(sql`insert into lab_notebooks (id, version_id, position, name, content)
    values ('n', 'v', 0, '一.ipynb', ${content}::jsonb), ('o', 'v', 1, '空.ipynb', null)`);
  await migrateAll(db);
  const config = readConfig({ DATA_DIR: dataDir });
  const services = { config, database, files: fileStore(config) };
  await moveNotebookContents(services);
  await moveNotebookContents(services);

  const { rows } = await db.execute<{ name: string; hash: string; size: number }>(
    sql`select name, hash, size from lab_notebooks order by position`,
  );
  const kept = await text(await openNotebook(services, rows[0]?.hash ?? ''));
  expect(JSON.parse(kept)).toEqual(JSON.parse(content));
  expect(rows[0]).toEqual({
    name: '一.ipynb',
    hash: createHash('sha256').update(kept).digest('hex'),
    size: Buffer.byteLength(kept),
  });
  expect(await text(await openNotebook(services, rows[1]?.hash ?? ''))).toBe('null');
  const labs = await db.execute(sql`select notebooks from labs order by id`);
  expect(labs.rows).toEqual([
    { notebooks: [] },
    {
      notebooks: [{ ...rows[0], key: rows[0]?.hash.slice(0, 32), language: 'python' }],
    },
  ]);
  const explained = await db.execute(
    sql`select explained from notebook_files where explained <> ''`,
  );
  expect(explained.rows).toEqual([{ explained: '藤壶\n 计数' }]);
  await database.close();
});
