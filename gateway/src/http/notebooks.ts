import { LabToken } from '@whaletide/schema/domains/projects/rest/project-documents.ts';
import { projectCalls } from '@whaletide/schema/domains/projects/rest/projects.ts';
import type { FastifyInstance } from 'fastify';
import { Compile } from 'typebox/schema';
import { isId } from '../graphql/ids.ts';
import { Refusal } from '../refusal.ts';
import type { FileStreams } from '../upstream/streams.ts';
import { sendFramed, visitorScope } from './framed-pages.ts';

const labToken = Compile(LabToken);
const words = {
  missing: '未找到该笔记本，或链接已过期，请刷新页面',
  failed: '笔记本暂时无法显示，请稍后再试',
};

/** `GET /notebooks/:id?token=`: a rendered notebook, which is a member's work. */
export const notebookRoutes = (app: FastifyInstance, streams: FileStreams): void => {
  app.get<{ Params: { id: string }; Querystring: { token?: unknown } }>(
    '/notebooks/:id',
    async (request, reply) => {
      const { id } = request.params;
      const { token } = request.query;
      if (!isId(id)) throw new Refusal('NOT_FOUND', '未找到该笔记本');
      const given = typeof token === 'string' && labToken.Check(token) ? { token } : {};
      const input = { params: { id }, query: given };
      const answer = await streams.page(projectCalls.rendered, input, visitorScope(request, reply));
      const options = { cacheControl: 'private, max-age=300', tellsHeight: true };
      return sendFramed(reply, answer, words, options);
    },
  );
};
