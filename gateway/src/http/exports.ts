import { RestError } from '@whaletide/schema/rest/common.ts';
import { exportCalls, exportKinds } from '@whaletide/schema/rest/exports.ts';
import type { FastifyInstance } from 'fastify';
import { isId } from '../graphql/ids.ts';
import { Refusal, signInFirst, upstreamUnavailable } from '../refusal.ts';
import { compileShape } from '../upstream/shape.ts';
import type { FileStreams } from '../upstream/streams.ts';
import type { RateLimits } from './rate-limits.ts';
import { DATA_POLICY } from './security-headers.ts';
import { readCredentials, type SessionCookies } from './session.ts';
import { streamScope } from './streaming.ts';

const isRestError = compileShape(RestError);
const PASSED = ['content-type', 'content-disposition', 'cache-control'] as const;

interface ExportParts {
  streams: FileStreams;
  cookies: SessionCookies;
  rates: RateLimits;
}

/** `GET /exports/competitions/:id/:kind`: a table of a competition as CSV, for who manages it. */
export const exportRoutes = (
  app: FastifyInstance,
  { streams, cookies, rates }: ExportParts,
): void => {
  app.get<{ Params: { id: string; kind: string } }>(
    '/exports/competitions/:id/:kind',
    async (request, reply) => {
      const { token } = readCredentials(request.headers, cookies);
      if (token === undefined) throw signInFirst();
      await rates.operation(token, request.ip);
      const { id } = request.params;
      const kind = exportKinds.find((known) => known === request.params.kind);
      if (!kind || !isId(id)) throw new Refusal('NOT_FOUND', '未找到该导出');
      const answer = await streams.owned(
        exportCalls.csv,
        { params: { id, kind } },
        { ...streamScope(request, reply, token), token },
      );
      if (answer.statusCode !== 200) {
        const value: unknown = await answer.body.json().catch(() => undefined);
        throw answer.statusCode < 500 && isRestError(value)
          ? Refusal.fromRest(value as RestError)
          : upstreamUnavailable(answer.statusCode);
      }
      for (const name of PASSED) {
        const value = answer.headers[name];
        if (value !== undefined) void reply.header(name, value);
      }
      void reply.header('content-security-policy', DATA_POLICY);
      return reply.send(answer.body);
    },
  );
};
