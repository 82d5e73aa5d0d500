import { notificationCalls } from '@whaletide/schema/domains/notifications/rest.ts';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refusal.ts';
import type { Upstream } from '../upstream/client.ts';
import { Deadline } from '../upstream/deadline.ts';
import type { RateLimits } from './rate-limits.ts';

const BODY_BYTES = 4_096;
/** As a field of a form, in either of the encodings that RFC 8058 names. */
const ONE_CLICK = /List-Unsubscribe(?:"?(?:\r?\n)+|=)One-Click/;

interface UnsubscribeParts {
  upstream: Upstream;
  requestDeadline: number;
  rates: RateLimits;
}

/**
 * `POST /home/unsubscribe?token=`: the one click of a mail program (RFC 8058), at the address whose
 * GET is the page. No cookie counts: the signed token alone says who is unsubscribed from what.
 */
export const unsubscribeRoutes = (
  app: FastifyInstance,
  { upstream, requestDeadline, rates }: UnsubscribeParts,
): void => {
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit: BODY_BYTES },
      (_request, body, parsed) => parsed(null, body),
    );
    scope.post<{ Querystring: { token?: string | string[] }; Body?: string }>(
      '/home/unsubscribe',
      async (request, reply) => {
        await rates.operation(undefined, request.ip);
        // A form of a page or a scanner's POST isn't the click that the mail's reader makes.
        if (!ONE_CLICK.test(request.body ?? ''))
          throw new Refusal('BAD_USER_INPUT', '请求的格式不正确');
        const { token } = request.query;
        if (typeof token !== 'string' || token === '' || token.length > 400)
          throw new Refusal('NOT_FOUND', '未找到该退订链接');
        const deadline = new Deadline(requestDeadline);
        await upstream
          .for({ requestId: request.id, clientAddress: request.ip, deadline })
          .visitor(notificationCalls.unsubscribe, { body: { token } });
        return reply.type('text/plain; charset=utf-8').send('已退订');
      },
    );
    done();
  });
};
