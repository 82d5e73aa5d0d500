import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StreamAnswer, StreamScope } from '../upstream/streams.ts';
import { FRAMED_POLICY } from './security-headers.ts';

/** What a frame shows in place of a page that isn't there, and of one that can't be shown now. */
interface Words {
  missing: string;
  failed: string;
}

/** A request for what everyone with its address may see: it carries nobody's session on. */
export const visitorScope = (
  { id: requestId, ip: clientAddress }: FastifyRequest,
  reply: FastifyReply,
): StreamScope => {
  const controller = new AbortController();
  reply.raw.once('close', () => controller.abort());
  return { requestId, clientAddress, token: undefined, signal: controller.signal };
};

/**
 * Passes a page on that people made, for a frame of this site. The gateway's own policy stands on
 * it, whatever platform says of it: nothing in it runs, nothing is fetched, and it is never of
 * this site's origin.
 */
export const sendFramed = (
  reply: FastifyReply,
  answer: StreamAnswer,
  words: Words,
  cacheControl: string,
): FastifyReply => {
  void reply.headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': FRAMED_POLICY,
    // The address of a private page holds its token.
    'referrer-policy': 'no-referrer',
  });
  if (answer.statusCode === 200)
    return reply.header('cache-control', cacheControl).send(answer.body);
  answer.body.destroy();
  const missing = answer.statusCode === 404;
  return reply.code(missing ? 404 : 502).send(messagePage(missing ? words.missing : words.failed));
};

const messagePage = (message: string): string =>
  `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>${message}</title><meta name="color-scheme" content="light dark"><p>${message}</p></html>`;
