import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FilePart } from '../files/file-store.ts';

/** Content that clients may ask for in parts, so that a download goes on where it broke off. */
export interface RangedContent {
  /** Bytes. */
  size: number;
  /** Name of exactly these bytes, in quotation marks. */
  etag: string;
  open: (part?: FilePart) => Promise<Readable>;
}

const RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * Reads which part is asked for: null for the whole, also where it asks for several; `none` for one
 * beyond the end.
 */
export const partOf = (range: string | undefined, size: number): FilePart | 'none' | null => {
  const [, first, last] = RANGE.exec(range ?? '') ?? [];
  if (first === undefined || last === undefined || first + last === '') return null;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'none' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return null;
  return start >= size
    ? 'none'
    : { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
};

const names = (list: string | undefined, etag: string): boolean =>
  list === '*' || (list ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === etag);

/** Sends a content, the part of it that is asked for, or that the client has it already. */
export const sendRanged = async (
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { size, etag, open }: RangedContent,
): Promise<FastifyReply> => {
  reply.header('accept-ranges', 'bytes').header('etag', etag);
  if (names(headers['if-none-match'], etag)) return reply.code(304).send();
  const isSame = headers['if-range'] === undefined || headers['if-range'] === etag;
  const part = isSame ? partOf(headers.range, size) : null;
  if (part === 'none') {
    const nothing = reply.code(416).header('content-range', `bytes */${size}`);
    return nothing.header('content-length', 0).send(Readable.from([]));
  }
  if (part === null) return reply.header('content-length', size).send(await open());
  const content = await open(part);
  return reply
    .code(206)
    .header('content-range', `bytes ${part.start}-${part.end}/${size}`)
    .header('content-length', part.end - part.start + 1)
    .send(content);
};

/** A part of a stream that can't begin within itself; what comes before is made and left out. */
export const partOfStream = (content: Readable, { start, end }: FilePart): Readable => {
  async function* part() {
    let at = 0;
    for await (const chunk of content as AsyncIterable<Buffer>) {
      const own = chunk.subarray(Math.max(0, start - at), Math.max(0, end + 1 - at));
      if (own.length > 0) yield own;
      at += chunk.length;
      if (at > end) return;
    }
  }
  return Readable.from(part(), { objectMode: false });
};
