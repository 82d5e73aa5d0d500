import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StreamAnswer, StreamScope } from '../upstream/streams.ts';
import { withHeightReports, MEASURED_POLICY } from './frame-height.ts';
import { FRAMED_POLICY } from './security-headers.ts';
import { streamScope } from './streaming.ts';

/**
 * Texts that a frame shows in place of a page that isn't there, and of one that can't be shown now.
 */
interface Words {
  missing: string;
  failed: string;
}

interface FramedOptions {
  cacheControl: string;
  /** True where the frame around the page grows with it. */
  tellsHeight?: boolean;
}

/** Scope of a request for content that everyone with its address may see; carries no session on. */
export const visitorScope = (request: FastifyRequest, reply: FastifyReply): StreamScope =>
  streamScope(request, reply, undefined);

/**
 * Passes a page on that people made, for a frame of this site. The gateway's own policy stands on
 * it, whatever platform says of it: nothing in it runs but what tells its height, nothing is
 * fetched, and it is never of this site's origin.
 */
export const sendFramed = (
  reply: FastifyReply,
  answer: StreamAnswer,
  words: Words,
  { cacheControl, tellsHeight = false }: FramedOptions,
): FastifyReply => {
  const shows = answer.statusCode === 200;
  void reply.headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': shows && tellsHeight ? MEASURED_POLICY : FRAMED_POLICY,
    // The address of a private page holds its token.
    'referrer-policy': 'no-referrer',
  });
  if (shows)
    return reply
      .header('cache-control', cacheControl)
      .send(tellsHeight ? withHeightReports(answer.body) : answer.body);
  answer.body.destroy();
  const missing = answer.statusCode === 404;
  return reply.code(missing ? 404 : 502).send(messagePage(missing ? words.missing : words.failed));
};

const messagePage = (message: string): string =>
  `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>${message}</title><meta name="color-scheme" content="light dark"><p>${message}</p></html>`;
