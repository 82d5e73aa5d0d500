import { RestError } from '@whaletide/schema/shared/rest/common.ts';
import { UploadKey } from '@whaletide/schema/domains/uploads/rest.ts';
import { Compile } from 'typebox/schema';
import type { FastifyInstance } from 'fastify';
import { Refusal, upstreamUnavailable } from '../refusal.ts';
import { compileShape } from '../upstream/shape.ts';
import type { FileStreams } from '../upstream/streams.ts';
import { DATA_POLICY } from './security-headers.ts';
import { readCredentials, type SessionCookies } from './session.ts';
import { readJson, streamScope } from './streaming.ts';

const isRestError = compileShape(RestError);
const uploadKey = Compile(UploadKey);

/** Headers of a file that a browser may learn, as platform says them. */
const PASSED = [
  'content-type',
  'content-length',
  'content-disposition',
  'etag',
  'last-modified',
  'accept-ranges',
  'content-range',
  'cache-control',
];

/** `GET /files/:key`: a stored file on its way to a client. */
export const fileRoutes = (
  app: FastifyInstance,
  { streams, cookies }: { streams: FileStreams; cookies: SessionCookies },
): void => {
  app.get<{ Params: { key: string } }>('/files/:key', async (request, reply) => {
    const { key } = request.params;
    if (!uploadKey.Check(key)) throw new Refusal('NOT_FOUND', '文件不存在');
    const wanted: Record<string, string> = {};
    for (const name of ['range', 'if-none-match', 'if-modified-since'] as const) {
      const value = request.headers[name];
      if (value !== undefined) wanted[name] = value;
    }
    const { token } = readCredentials(request.headers, cookies);
    const answer = await streams.download(key, wanted, streamScope(request, reply, token));
    if (answer.statusCode >= 400) {
      const value = await readJson(answer.body);
      throw isRestError(value)
        ? Refusal.fromRest(value as RestError)
        : upstreamUnavailable(answer.statusCode);
    }
    for (const name of PASSED) {
      const value = answer.headers[name];
      if (value !== undefined) void reply.header(name, value);
    }
    // Whatever members upload, it never runs as a page of this site.
    void reply.header('content-security-policy', DATA_POLICY);
    return reply.code(answer.statusCode).send(answer.body);
  });
};
