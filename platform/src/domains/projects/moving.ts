import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { incomingFolder } from '../../files/spool.ts';
import type { Services } from '../../services.ts';
import { notebookContents } from './tables.ts';

/**
 * Puts what older releases kept of notebooks in rows into files, one after the other; a start that
 * breaks off goes on with the next. There is nothing to do once it is done.
 */
export const moveNotebookContents = async ({
  config,
  database,
  files,
}: Pick<Services, 'config' | 'database' | 'files'>): Promise<void> => {
  const folder = incomingFolder(config.dataDir);
  const moveOne = () =>
    database.transaction(async (tx) => {
      const [row] = await tx
        .select()
        .from(notebookContents)
        .limit(1)
        .for('update', { skipLocked: true });
      if (!row) return false;
      const file = path.join(folder, randomBytes(16).toString('hex'));
      await mkdir(folder, { recursive: true });
      await writeFile(file, row.content);
      await files.put(row.key, file);
      await tx.delete(notebookContents).where(eq(notebookContents.key, row.key));
      return true;
    });
  while (await moveOne());
};
