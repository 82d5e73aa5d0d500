import { LabToken } from '@whaletide/schema/rest/projects.ts';
import type { FastifyInstance } from 'fastify';
import { Compile } from 'typebox/schema';
import { isId } from '../graphql/ids.ts';
import { Refusal } from '../refusal.ts';
import type { FileStreams } from '../upstream/streams.ts';
import { NOTEBOOK_POLICY } from './security-headers.ts';

const labToken = Compile(LabToken);

/**
 * `GET /notebooks/:id?token=`: a rendered notebook for a frame of this site. It is a member's
 * work, so that the gateway's own policy stands on it, whatever platform says of it: nothing in
 * it runs, nothing is fetched, and it is never of this site's origin.
 */
export const notebookRoutes = (app: FastifyInstance, streams: FileStreams): void => {
  app.get<{ Params: { id: string }; Querystring: { token?: unknown } }>(
    '/notebooks/:id',
    async ({ params: { id }, query: { token }, id: requestId, ip }, reply) => {
      const given = typeof token === 'string' && labToken.Check(token) ? token : undefined;
      if (!isId(id)) throw new Refusal('NOT_FOUND', '未找到该笔记本');
      const controller = new AbortController();
      reply.raw.once('close', () => controller.abort());
      const answer = await streams.notebook(id, given, {
        requestId,
        clientAddress: ip,
        token: undefined,
        signal: controller.signal,
      });
      void reply.headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': NOTEBOOK_POLICY,
        // The address of a private one holds its token.
        'referrer-policy': 'no-referrer',
      });
      if (answer.statusCode !== 200) {
        answer.body.destroy();
        const missing = answer.statusCode === 404;
        return reply
          .code(missing ? 404 : 502)
          .send(
            messagePage(
              missing
                ? '未找到该笔记本，或链接已过期，请刷新页面'
                : '笔记本暂时无法显示，请稍后再试',
            ),
          );
      }
      void reply.header('cache-control', 'private, max-age=300');
      return reply.send(answer.body);
    },
  );
};

/** What a frame shows in place of a notebook. */
const messagePage = (message: string): string =>
  `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>${message}</title><meta name="color-scheme" content="light dark"><p>${message}</p></html>`;
