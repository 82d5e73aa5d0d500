import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { inArray } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { incomingFolder } from '#files/spool.ts';
import type { Services } from '#services.ts';
import { uploads } from './tables.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';

/** Whatever is younger may be on its way to its row. */
const YOUNG_MS = DAY;
const KEYS_A_STATEMENT = 500;

/**
 * Removes stored files that no row knows, and what uploads that broke off have left: a process
 * that was killed between a file and its row leaves the file.
 */
export const sweepFiles = async (
  {
    config,
    database: { db },
    files,
    log,
    now,
  }: Pick<Services, 'config' | 'database' | 'files' | 'log' | 'now'>,
  /** Columns of other tables that name stored files too. */
  others: readonly PgColumn[] = [],
): Promise<void> => {
  const before = new Date(now().getTime() - YOUNG_MS);
  let removed = 0;

  const sweep = async (keys: string[]): Promise<void> => {
    const known = new Set<unknown>();
    for (const column of [uploads.key, ...others]) {
      const rows = await db.select({ key: column }).from(column.table).where(inArray(column, keys));
      for (const { key } of rows) known.add(key);
    }
    for (const key of keys.filter((one) => !known.has(one))) {
      await files.remove(key);
      removed += 1;
    }
  };

  let keys: string[] = [];
  for await (const { key, date } of files.list()) {
    if (date >= before) continue;
    keys.push(key);
    if (keys.length < KEYS_A_STATEMENT) continue;
    await sweep(keys);
    keys = [];
  }
  if (keys.length > 0) await sweep(keys);
  await sweepIncoming(incomingFolder(config.dataDir), before);
  if (removed > 0) log.info({ removed }, 'files that no row knows were removed');
};

const sweepIncoming = async (folder: string, before: Date): Promise<void> => {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const file = path.join(folder, name);
    // It may have become an upload meanwhile.
    const found = await stat(file).catch(() => undefined);
    if (found && found.mtime < before) await rm(file, { recursive: true, force: true });
  }
};
