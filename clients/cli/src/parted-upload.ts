import { createHash } from 'node:crypto';
import { open, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { exits, Problem } from './exits.ts';
import { operations } from './operations.ts';
import type { Site } from './site.ts';
import type { UploadedFile } from './upload.ts';

interface Begun {
  beginUpload: { id: string; partSize: number; received: number[] };
}

interface State {
  uploadSession: { state: string; problem: string | null; file: UploadedFile | null } | null;
}

const POLL_MS = 300;

/** Waits until the parts are one file. @throws Problem */
const whole = async (site: Site, id: string): Promise<UploadedFile> => {
  for (;;) {
    const { uploadSession } = await site.graphql<State>(operations.uploadState, { id });
    if (!uploadSession) throw new Problem(exits.refused, '该上传已过期，请重新上传');
    if (uploadSession.state === 'FAILED')
      throw new Problem(exits.refused, uploadSession.problem ?? '文件上传失败，请重试');
    if (uploadSession.file) return uploadSession.file;
    await wait(POLL_MS);
  }
};

/**
 * Uploads a file in parts, going on with an upload of the same file that broke off, also in an
 * earlier run.
 *
 * @param hash SHA-256 that the whole file has to have in the end
 */
export const uploadInParts = async (
  site: Site,
  path: string,
  hash: string,
): Promise<UploadedFile> => {
  const { size, mtimeMs } = await stat(path);
  const input = {
    purpose: 'DATASET',
    name: basename(path),
    size,
    modified: Math.floor(mtimeMs),
    hash,
  };
  const { beginUpload } = await site.graphql<Begun>(operations.beginUpload, { input });
  const { id, partSize, received } = beginUpload;
  const file = await open(path);
  try {
    for (let number = 0; number * partSize < size; number++) {
      if (received.includes(number)) continue;
      const bytes = new Uint8Array(Math.min(partSize, size - number * partSize));
      await file.read(bytes, 0, bytes.length, number * partSize);
      const digest = createHash('sha256').update(bytes).digest('hex');
      await site.put(`/uploads/sessions/${id}/parts/${number}`, bytes, {
        'content-type': 'application/octet-stream',
        'x-part-sha256': digest,
      });
    }
  } finally {
    await file.close();
  }
  await site.graphql(operations.completeUpload, { input: { uploadId: id } });
  return whole(site, id);
};
