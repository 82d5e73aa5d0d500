import { createCipheriv, createHash } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { UploadSession } from '@whaletide/schema/domains/uploads/rest.ts';

/** Bytes of one block of what noise is made by. */
const BLOCK = 16;
const CHUNK = 64 * 1024;

/**
 * A file that needn't be kept: the bytes from `start`, which is a multiple of 16, the same at any
 * time.
 */
export const noise = (seed: string) => {
  const key = createHash('sha256').update(seed).digest().subarray(0, BLOCK);
  return (start: number, length: number): Buffer => {
    const counter = Buffer.alloc(BLOCK);
    counter.writeBigUInt64BE(BigInt(start / BLOCK), BLOCK - 8);
    return createCipheriv('aes-128-ctr', key, counter).update(Buffer.alloc(length));
  };
};

/** SHA-256 of the first `size` bytes. */
export const hashOfNoise = (bytes: ReturnType<typeof noise>, size: number): string => {
  const hash = createHash('sha256');
  const step = 1024 * 1024;
  for (let start = 0; start < size; start += step)
    hash.update(bytes(start, Math.min(step, size - start)));
  return hash.digest('hex');
};

interface Connection {
  url: string;
  token: string;
}

// None is kept: a server that ends would wait for it.
const authorized = ({ token }: Connection) => ({
  authorization: `Bearer ${token}`,
  connection: 'close',
});

const ask = async (to: Connection, method: string, path: string, body?: object) => {
  const answer = await fetch(to.url + path, {
    method,
    headers: { ...authorized(to), ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as UploadSession;
};

/** Sends a part; with `until`, so many of its bytes, and then the connection is gone. */
const sendPart = async (
  to: Connection,
  session: UploadSession,
  number: number,
  part: Buffer,
  until?: number,
): Promise<void> => {
  const sent = request(`${to.url}/api/uploadSessions/${session._id}/parts/${number}`, {
    method: 'PUT',
    agent: false,
    headers: {
      ...authorized(to),
      'content-type': 'application/octet-stream',
      'content-length': part.length,
      'x-part-sha256': createHash('sha256').update(part).digest('hex'),
    },
  });
  const answered = once(sent, 'response');
  // The answer to a request that is cut isn't awaited.
  answered.catch(() => undefined);
  const last = until ?? part.length;
  for (let start = 0; start < last; start += CHUNK)
    await new Promise<void>((resolve, reject) => {
      const chunk = part.subarray(start, Math.min(start + CHUNK, last));
      sent.write(chunk, (error) => (error ? reject(error) : resolve()));
    });
  if (until !== undefined) {
    sent.destroy();
    return;
  }
  sent.end();
  const [answer] = await answered;
  answer.resume();
  if (answer.statusCode !== 200) throw new Error(`Part ${number}: ${answer.statusCode}`);
  await once(answer, 'end');
};

interface CutUpload {
  name: string;
  size: number;
  bytes: ReturnType<typeof noise>;
  /** SHA-256 of them all. */
  hash: string;
  /** Number of times that the connection is cut. */
  cuts: number;
  /** From 0 to 1. */
  random: () => number;
}

export interface ArrivedUpload {
  session: UploadSession;
  /** Bytes that were sent, those of what broke off included. */
  sent: number;
  /** Number of times that it was begun again. */
  resumed: number;
}

/**
 * Uploads a file in parts over connections that are cut at so many of its places. After each cut
 * its sender knows nothing but the file, as after a reload: it begins again and is told what is there.
 */
export const uploadWithCuts = async (
  to: Connection,
  { name, size, bytes, hash, cuts, random }: CutUpload,
): Promise<ArrivedUpload> => {
  const places = Array.from({ length: cuts }, () => Math.floor(random() * size)).sort(
    (one, other) => one - other,
  );
  const body = {
    Purpose: 'dataset',
    Name: name,
    Size: size,
    Modified: 1_700_000_000_000,
    Hash: hash,
  };
  let sent = 0;
  let resumed = -1;
  let session: UploadSession;
  for (;;) {
    resumed += 1;
    session = await ask(to, 'POST', '/api/uploadSessions', body);
    const known = new Set(session.Received);
    const { PartSize } = session;
    let isCut = false;
    for (let number = 0; number * PartSize < size && !isCut; number += 1) {
      if (known.has(number)) continue;
      const start = number * PartSize;
      const part = bytes(start, Math.min(PartSize, size - start));
      isCut = (places[0] ?? Infinity) < start + part.length;
      const until = isCut ? (places.shift() ?? 0) - start : undefined;
      await sendPart(to, session, number, part, until);
      sent += until ?? part.length;
    }
    if (!isCut) break;
  }
  await ask(to, 'POST', `/api/uploadSessions/${session._id}/complete`);
  do {
    await wait(50);
    session = await ask(to, 'GET', `/api/uploadSessions/${session._id}`);
  } while (session.State === 'assembling');
  return { session, sent, resumed };
};

/** SHA-256 of what is stored under the key, as it is read again. */
export const storedHash = async (to: Connection, key: string): Promise<string> => {
  const answer = await fetch(`${to.url}/api/uploads/${key}`, { headers: authorized(to) });
  if (!answer.ok || !answer.body) throw new Error(`The file: ${answer.status}`);
  const hash = createHash('sha256');
  for await (const chunk of answer.body) hash.update(chunk);
  return hash.digest('hex');
};
