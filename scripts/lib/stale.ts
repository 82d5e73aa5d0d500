import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Something that is built from sources, and remembers from which. */
export interface Buildable {
  /** File in which a layer says what it was built from. */
  stamp: string;
  /** Files and folders that it depends on, from the root. */
  sources: readonly string[];
  make: () => Promise<void>;
}

const filesOf = (path: string): string[] => {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
};

const fingerprint = ({ sources }: Buildable): string => {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => filesOf(join(root, source))))
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file));
  return hash.digest('hex');
};

/** Builds it, whatever stands there. */
export const build = async (buildable: Buildable): Promise<void> => {
  const from = fingerprint(buildable);
  await buildable.make();
  writeFileSync(join(root, buildable.stamp), from);
};

/**
 * Builds it when its sources have changed since.
 *
 * @returns whether it had to be built
 */
export const buildIfStale = async (buildable: Buildable): Promise<boolean> => {
  const stamp = join(root, buildable.stamp);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(buildable)) return false;
  await build(buildable);
  return true;
};
