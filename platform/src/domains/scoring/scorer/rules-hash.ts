import { createHash, type Hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

/** Folders whose files decide what a result is scored to. */
const folders = [
  new URL('./', import.meta.url),
  new URL(import.meta.resolve('@whaletide/schema/domains/submissions/rules/reveal.ts')),
  new URL(import.meta.resolve('@whaletide/schema/shared/rules/data-table.ts')),
].map((url) => new URL('./', url));

const addFolder = (hash: Hash, folder: URL, name: string): void => {
  const entries = readdirSync(folder, { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = `${name}/${entry.name}`;
    if (entry.isDirectory()) addFolder(hash, new URL(`${entry.name}/`, folder), path);
    else
      hash
        .update(`${path}\0`)
        .update(readFileSync(new URL(entry.name, folder)))
        .update('\0');
  }
};

let sources: string | undefined;

/** SHA-256 of the source files of the rules, in hexadecimal digits; read once a process. */
const sourcesHash = (): string => {
  if (sources === undefined) {
    const hash = createHash('sha256');
    for (const [index, folder] of folders.entries()) addFolder(hash, folder, String(index));
    sources = hash.digest('hex');
  }
  return sources;
};

/**
 * SHA-256 of the rules that score a result, in hexadecimal digits: of their source files and of the
 * task's settings, whose keys may come in any order.
 */
export const rulesHash = (settings: Readonly<Record<string, unknown>>): string =>
  createHash('sha256')
    .update(sourcesHash())
    .update(
      JSON.stringify(settings, (_, value: unknown) =>
        value !== null && typeof value === 'object' && !Array.isArray(value)
          ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
          : value,
      ),
    )
    .digest('hex');
