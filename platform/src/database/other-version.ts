import type { MigrationMeta } from 'drizzle-orm/migrator';

/** Migration that a database has. */
export interface AppliedMigration {
  hash: string;
  /** Time at which the migration was written, in ms since 1970. */
  time: number;
  /** Version of the product that applied it; null before versions were noted. */
  version: string | null;
}

const LEFT = 'The database is left as it is';

/** Advice where a later version has changed the tables. */
const newer = (versions: readonly string[], own: string): string => {
  const by = versions.length > 0 ? `version ${versions.join(', then ')}` : 'a later version';
  return [
    `the database was brought up by ${by} of this product, and this is ${own}, which doesn't know its tables.`,
    `${LEFT}: start ${versions.at(-1) ?? 'that version'} or a later one,`,
    `or restore the backup from before that upgrade (docs/operations.md, "Upgrade").`,
  ].join(' ');
};

/** Advice where the tables were made by what was never released. */
const UNKNOWN = [
  'the database was made by a commit of this product that was never released or has been changed.',
  `${LEFT}: start the commit that made it, or begin with an empty database:`,
  'set DATA_DIR to a new folder, or DATABASE_URL to a new database',
].join(' ');

/**
 * Decides whether this version may run on a database with these migrations, and says why it may
 * not. A database that has all of ours and later ones besides was upgraded by a later version.
 */
export const refusalOf = (
  applied: readonly AppliedMigration[],
  ours: readonly MigrationMeta[],
  version: string,
): string | undefined => {
  const known = new Set(ours.map(({ hash }) => hash));
  const unknown = applied.filter(({ hash }) => !known.has(hash));
  if (unknown.length === 0) return undefined;
  const has = new Set(applied.map(({ hash }) => hash));
  const newest = Math.max(...ours.map(({ folderMillis }) => folderMillis));
  const isLater = unknown.every(({ time }) => time > newest);
  if (!isLater || !ours.every(({ hash }) => has.has(hash))) return UNKNOWN;
  // Commits after a release have its version until the next.
  const versions = unknown.flatMap(({ version: by }) => (by === version ? [] : (by ?? [])));
  return newer([...new Set(versions)], version);
};
