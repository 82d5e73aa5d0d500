import { asc, eq } from 'drizzle-orm';
import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { FileMissing } from '#files/missing.ts';
import { notFound } from '#refusal.ts';
import type { Services } from '#services.ts';
import { notebookFiles } from '../tables.ts';

type Files = Pick<Services, 'database' | 'files'>;

/** A notebook's bytes by what is in it. @throws Refusal NOT_FOUND where the store lost it */
export const openNotebook = async (
  { database: { db }, files }: Files,
  hash: string,
): Promise<Readable> => {
  const [row] = await db
    .select({ key: notebookFiles.key })
    .from(notebookFiles)
    .where(eq(notebookFiles.hash, hash))
    .orderBy(asc(notebookFiles.key))
    .limit(1);
  if (!row) throw notFound('笔记本');
  return files.open(row.key).catch((error: unknown) => {
    throw error instanceof FileMissing ? notFound('笔记本') : error;
  });
};

/** The same as a whole; reading it is for a process of its own. */
export const notebookBytes = async (services: Files, hash: string): Promise<Uint8Array> =>
  buffer(await openNotebook(services, hash));
