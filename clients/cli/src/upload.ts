import { randomBytes } from 'node:crypto';
import { createReadStream, statSync } from 'node:fs';
import { request as plain } from 'node:http';
import { request as secure } from 'node:https';
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { exits, Problem, refusalBy } from './exits.ts';
import type { Site } from './site.ts';

export interface UploadedFile {
  key: string;
  ext: string;
  name: string;
  size: number;
}

/** Size of a file that is there. @throws Problem */
const sizeOf = (file: string): number => {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found?.isFile()) throw new Problem(exits.usage, `找不到文件：${file}`);
  if (found.size === 0) throw new Problem(exits.refused, `文件是空的：${file}`);
  return found.size;
};

/** Sends a file as it is read, whatever its size. @throws Problem */
export const upload = async (
  site: Site,
  file: string,
  purpose: string,
  name = basename(file),
): Promise<UploadedFile> => {
  const size = sizeOf(file);
  const boundary = randomBytes(24).toString('hex');
  const shown = name.replaceAll(/[\r\n"\\/]/g, '_');
  const head = Buffer.from(
    `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${shown}"\r\ncontent-type: application/octet-stream\r\n\r\n`,
  );
  const tail = Buffer.from(`\r\n--${boundary}--\r\n`);
  const url = new URL(`/uploads?purpose=${purpose}`, site.origin);
  const headers = {
    ...site.headers,
    'content-type': `multipart/form-data; boundary=${boundary}`,
    'content-length': head.length + size + tail.length,
  };
  const parts = async function* () {
    yield head;
    yield* createReadStream(file, { end: size - 1 });
    yield tail;
  };
  const { status, text } = await new Promise<{ status: number; text: string }>(
    (resolve, reject) => {
      const send = url.protocol === 'https:' ? secure : plain;
      const outgoing = send(url, { method: 'POST', headers }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
        );
        answer.on('error', reject);
      });
      outgoing.on('error', reject);
      // A refusal may come before the last byte; then it is what counts.
      pipeline(Readable.from(parts()), outgoing).catch(() => undefined);
    },
  ).catch(() => {
    throw new Problem(exits.unreachable, `上传中断：${file}`, 'UNREACHABLE');
  });
  const told = readAnswer(text);
  if (status >= 300) throw refusalBy(String(told.code ?? ''), String(told.message ?? text));
  return told as unknown as UploadedFile;
};

const readAnswer = (text: string): Record<string, unknown> => {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return { code: 'UPSTREAM_UNAVAILABLE', message: '网站暂时不可用' };
  }
};
