import type { FastifyReply, FastifyRequest } from 'fastify';
import { isOutage, Refusal } from '#refusal.ts';
import type { SiteOrigin, SiteOriginOf } from '../site-origin.ts';

/** No address of these is longer; one that is was made up. */
const LONGEST_URL = 2_000;
/** Seconds. */
const RETRY_AFTER = 30;

/** Sends an answer for programs, which shows no page: a status, and a line for a human reader. */
const sendPlain = (reply: FastifyReply, status: number, text: string): FastifyReply =>
  reply
    .code(status)
    .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .send(`${text}\n`);

export const sendMissing = (reply: FastifyReply) =>
  sendPlain(reply, 404, '你所寻找的东西，并不存在');

type Handler = (
  request: FastifyRequest,
  reply: FastifyReply,
  site: SiteOrigin,
) => Promise<FastifyReply>;

/** A handler for crawlers and readers: its refusals are plain text, an outage says when to come again. */
export const forPrograms =
  (originOf: SiteOriginOf, handle: Handler) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (request.url.length > LONGEST_URL) return sendPlain(reply, 414, '地址过长');
    const site = originOf(request);
    if (!site) return sendPlain(reply, 400, '请求的主机名有误');
    try {
      return await handle(request, reply, site);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const limited = error.code === 'RATE_LIMITED';
      if (!limited && !isOutage(error)) throw error;
      void reply.header('retry-after', error.retryAfter ?? RETRY_AFTER);
      return sendPlain(reply, limited ? 429 : 503, error.message);
    }
  };
