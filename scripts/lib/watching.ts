import { join, relative } from 'node:path';
import watcher from '@parcel/watcher';

/** Time in which further changes join the first, in ms: editors save several files at once. */
const GATHER_MS = 50;

/**
 * Tells of changed files in folders, as their paths from the root. Node's own watchers lose a file
 * on Linux once an editor has replaced it by another of its name.
 */
export const watchFolders = async (
  root: string,
  folders: readonly string[],
  changed: (files: readonly string[]) => void,
): Promise<void> => {
  const files = new Set<string>();
  let waiting: NodeJS.Timeout | undefined;
  const tell = () => {
    const gathered = [...files];
    files.clear();
    changed(gathered);
  };
  const gather = (error: Error | null, events: readonly { path: string }[]) => {
    if (error) return console.error(`Changes can't be seen: ${error.message}`);
    for (const { path } of events) files.add(relative(root, path).replaceAll('\\', '/'));
    clearTimeout(waiting);
    waiting = setTimeout(tell, GATHER_MS);
  };
  await Promise.all(folders.map((folder) => watcher.subscribe(join(root, folder), gather)));
};
