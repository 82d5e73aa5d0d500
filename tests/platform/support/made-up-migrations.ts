import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { MigrationSource } from '#platform/src/database/migrate.ts';

const released = path.join(import.meta.dirname, '../../../platform/src/database/migrations');

interface Journal {
  entries: { idx: number; version: string; when: number; tag: string; breakpoints: boolean }[];
}

/** Migrations of a version that there isn't: ours, and one more of these statements. */
export const laterMigrations = (
  version: string,
  ...statements: string[]
): MigrationSource & { remove: () => void } => {
  const migrationsFolder = mkdtempSync(path.join(os.tmpdir(), 'whaletide-migrations-'));
  cpSync(released, migrationsFolder, { recursive: true });
  const file = path.join(migrationsFolder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as Journal;
  const last = journal.entries.at(-1);
  if (!last) throw new Error('there are no migrations');
  const added = { ...last, idx: last.idx + 1, when: last.when + 1, tag: 'made-up' };
  writeFileSync(file, JSON.stringify({ ...journal, entries: [...journal.entries, added] }));
  writeFileSync(
    path.join(migrationsFolder, 'made-up.sql'),
    statements.join('\n--> statement-breakpoint\n'),
  );
  const remove = () => rmSync(migrationsFolder, { recursive: true, force: true });
  return { migrationsFolder, version, remove };
};
