import { mkdir, opendir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { diskContent } from './content.ts';
import type { FileStore, StoredFile } from './file-store.ts';

/** Files under `dataDir/uploads`, spread over folders by the first two characters of their key. */
export const diskStore = (dataDir: string): FileStore => {
  const place = (key: string) => path.join(dataDir, 'uploads', key.slice(0, 2), key);
  return {
    put: async (key, file) => {
      await mkdir(path.dirname(place(key)), { recursive: true });
      await rename(file, place(key));
    },
    open: (key, part) => diskContent(place(key), part),
    locate: async (key) => pathToFileURL(place(key)).href,
    remove: (key) => rm(place(key), { force: true }),
    list: () => filesIn(path.join(dataDir, 'uploads')),
  };
};

/** Folders of two characters hold the stored files; others hold what is on its way. */
async function* filesIn(root: string): AsyncIterable<StoredFile> {
  for await (const folder of await opendirIfThere(root)) {
    if (folder.name.length !== 2) continue;
    for await (const { name } of await opendir(path.join(root, folder.name))) {
      const { mtime } = await stat(path.join(root, folder.name, name));
      yield { key: name, date: mtime };
    }
  }
}

const opendirIfThere = async (folder: string) => {
  try {
    return await opendir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
};
