import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { FilePart } from './file-store.ts';
import { FileMissing } from './missing.ts';

/** Content of a file on disk. @throws FileMissing */
export const diskContent = async (path: string, part?: FilePart): Promise<Readable> => {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new FileMissing('no file on disk') : error;
  });
  return file.createReadStream(part);
};

/** Header that asks for a part alone. */
export const rangeOf = ({ start, end }: FilePart): Record<string, string> => ({
  range: `bytes=${start}-${end}`,
});

/** Content that S3 has answered with. @throws FileMissing; Error for another refusal */
export const responseContent = ({ body, ok, status }: Response): Readable => {
  if (status === 404) throw new FileMissing('no file in the bucket');
  if (!ok || !body) throw new Error(`storage answered ${status} to a GET`);
  return Readable.fromWeb(body);
};

/** Pauses before further tries of a call that the storage was too busy for. */
const PAUSES_MS = [100, 400];

/**
 * Content of a file at the address that its store has named (`FileStore.locate`).
 * @throws FileMissing; Error where the storage refuses
 */
export const contentAt = async (address: string, part?: FilePart): Promise<Readable> => {
  const url = new URL(address);
  if (url.protocol === 'file:') return diskContent(fileURLToPath(url), part);
  const ask = () => fetch(url, part && { headers: rangeOf(part) });
  let response = await ask();
  for (const ms of PAUSES_MS) {
    if (response.status < 500 && response.status !== 429) break;
    await pause(ms);
    response = await ask();
  }
  return responseContent(response);
};
