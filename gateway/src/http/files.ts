import { RestError } from '@whaletide/schema/shared/rest/common.ts';
import { UploadKey } from '@whaletide/schema/domains/uploads/rest.ts';
import { Compile } from 'typebox/schema';
import type { FastifyInstance } from 'fastify';
import { Refusal, upstreamUnavailable } from '../refusal.ts';
import { compileShape } from '../upstream/shape.ts';
import type { FileStreams } from '../upstream/streams.ts';
import { askedOfFile, isOfFile, withFileHeaders } from './file-headers.ts';
import { DATA_POLICY } from './security-headers.ts';
import { readCredentials, type SessionCookies } from './session.ts';
import { readJson, streamScope } from './streaming.ts';

const isRestError = compileShape(RestError);
const uploadKey = Compile(UploadKey);

/** `GET /files/:key`: a stored file on its way to a client. */
export const fileRoutes = (
  app: FastifyInstance,
  { streams, cookies }: { streams: FileStreams; cookies: SessionCookies },
): void => {
  app.get<{ Params: { key: string } }>('/files/:key', async (request, reply) => {
    const { key } = request.params;
    if (!uploadKey.Check(key)) throw new Refusal('NOT_FOUND', '文件不存在');
    const { token } = readCredentials(request.headers, cookies);
    const answer = await streams.download(
      key,
      askedOfFile(request),
      streamScope(request, reply, token),
    );
    if (!isOfFile(answer)) {
      const value = await readJson(answer.body);
      throw isRestError(value)
        ? Refusal.fromRest(value as RestError)
        : upstreamUnavailable(answer.statusCode);
    }
    // Whatever members upload, it never runs as a page of this site.
    void reply.header('content-security-policy', DATA_POLICY);
    return withFileHeaders(reply, answer).send(answer.body);
  });
};
