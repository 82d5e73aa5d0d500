import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { FileStore } from './store.ts';

/** Files under `dataDir/uploads`, spread over folders by the first two characters of their key. */
export const diskStore = (dataDir: string): FileStore => {
  const place = (key: string) => path.join(dataDir, 'uploads', key.slice(0, 2), key);
  return {
    put: async (key, file) => {
      await mkdir(path.dirname(place(key)), { recursive: true });
      await rename(file, place(key));
    },
    open: async (key, part) => (await open(place(key))).createReadStream(part),
    remove: (key) => rm(place(key), { force: true }),
  };
};
