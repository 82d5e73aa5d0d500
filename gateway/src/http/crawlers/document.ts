import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SiteOrigin } from '../site-origin.ts';
import { ORIGIN } from './xml.ts';

/** A document with the places of the site's origin left open, in parts that are quickly written. */
export interface Document {
  parts: readonly string[];
  /** Size of the parts, as UTF-8. */
  bytes: number;
  /** Number of times that the origin occurs in the parts. */
  origins: number;
  digest: string;
}

/** Puts a document together as its parts come. */
export class DocumentBuilder {
  readonly #parts: string[] = [];
  readonly #hash = createHash('sha256');
  #bytes = 0;
  #origins = 0;

  add(part: string): this {
    this.#parts.push(part);
    this.#hash.update(part);
    this.#bytes += Buffer.byteLength(part);
    this.#origins += part.split(ORIGIN).length - 1;
    return this;
  }

  done(): Document {
    const digest = this.#hash.digest('base64url').slice(0, 22);
    return { parts: this.#parts, bytes: this.#bytes, origins: this.#origins, digest };
  }
}

/** Tells whether the client has this very answer already (RFC 9110, section 13.1.2). */
const hasAlready = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  (header.trim() === '*' ||
    header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag));

/** The parts one a turn of the event loop, so that a long document doesn't delay other requests. */
async function* written({ parts }: Document, origin: string) {
  for (const part of parts) {
    yield part.replaceAll(ORIGIN, origin);
    await nextTurn();
  }
}

/** Sends a document with its addresses on the site; 304 to who has it. */
export const sendDocument = (
  request: FastifyRequest,
  reply: FastifyReply,
  document: Document,
  {
    site: { origin, configured },
    type,
    maxAge,
  }: { site: SiteOrigin; type: string; /** Seconds. */ maxAge: number },
): FastifyReply => {
  const etag = `"${createHash('sha256').update(`${document.digest} ${origin}`).digest('base64url').slice(0, 22)}"`;
  void reply.headers({
    etag,
    // A host that the request named is in no copy but that client's own.
    // A proxy before us doesn't hear of what is hidden meanwhile; a reader of its own may wait.
    'cache-control': configured
      ? `public, max-age=${maxAge}, s-maxage=1`
      : `private, max-age=${maxAge}`,
  });
  if (hasAlready(request.headers['if-none-match'], etag)) return reply.code(304).send();
  void reply.headers({
    'content-type': `${type}; charset=utf-8`,
    // The origin is ASCII; each takes the place of one byte.
    'content-length': document.bytes + document.origins * (origin.length - 1),
  });
  const [only, ...more] = document.parts;
  return reply.send(
    more.length === 0
      ? (only ?? '').replaceAll(ORIGIN, origin)
      : Readable.from(written(document, origin), { objectMode: false }),
  );
};
