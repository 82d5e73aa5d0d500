import { scoringWorkerCalls } from '@whaletide/schema/domains/submissions/rest/scoring-workers.ts';
import { UploadKey } from '@whaletide/schema/domains/uploads/rest.ts';
import { RestError } from '@whaletide/schema/shared/rest/common.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Compile } from 'typebox/schema';
import { isId } from '../graphql/ids.ts';
import { Refusal, upstreamUnavailable } from '../refusal.ts';
import { compileShape } from '../upstream/shape.ts';
import type { FileStreams, StreamAnswer } from '../upstream/streams.ts';
import type { UploadLimits } from './minimum-rate.ts';
import { sendOwned } from './owned.ts';
import type { RateLimits } from './rate-limits.ts';
import { readJson, streamScope } from './streaming.ts';
import { passOn } from './uploads.ts';

/** Bytes of what a worker tells: a result with its rows and pictures, 16 MiB. */
const MAX_BODY_BYTES = 16 * 1024 * 1024;

const isRestError = compileShape(RestError);
const uploadKey = Compile(UploadKey);

export interface ScoringParts {
  streams: FileStreams;
  limits: UploadLimits;
  rates: RateLimits;
}

const tokenOf = ({ headers }: FastifyRequest): string => {
  const token = /^Bearer (\S{1,200})$/i.exec(headers.authorization ?? '')?.[1];
  if (token === undefined) throw new Refusal('UNAUTHENTICATED', '请提供评测机令牌');
  return token;
};

/** All that can be refused by the headers, before the first byte of the body is read. */
const checkHeaders = ({ headers }: FastifyRequest): void => {
  if (!headers['content-type']?.startsWith('application/json'))
    throw new Refusal('BAD_USER_INPUT', '请以 application/json 发送');
  if (Number(headers['content-length']) > MAX_BODY_BYTES)
    throw new Refusal('BAD_USER_INPUT', '内容过大（最多 16 MB）');
};

const sendJson = async (reply: FastifyReply, answer: StreamAnswer): Promise<FastifyReply> => {
  const value = await readJson(answer.body);
  if (answer.statusCode < 300 && value !== undefined)
    return reply.header('cache-control', 'no-store').send(value);
  throw answer.statusCode < 500 && isRestError(value)
    ? Refusal.fromRest(value as RestError)
    : upstreamUnavailable(answer.statusCode);
};

/**
 * `POST /api/scoring/jobs/lease`, `…/:id/heartbeat`, `…/:id/result` and `GET /api/scoring/files/:key`:
 * the organizers' scoring workers, by a token of their own. A browser's cookie counts for nothing here.
 */
export const scoringRoutes = (app: FastifyInstance, parts: ScoringParts): void => {
  const { streams, limits, rates } = parts;
  const config = { takesFiles: true };
  const onRequest = async (request: FastifyRequest) => {
    const token = tokenOf(request);
    checkHeaders(request);
    await rates.operation(token, request.ip);
  };

  void app.register((scope, _options, done) => {
    // The body goes on as it comes.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', (_request, _payload, parsed) => parsed(null));

    const calls = [
      scoringWorkerCalls.lease,
      scoringWorkerCalls.heartbeat,
      scoringWorkerCalls.result,
    ] as const;
    for (const call of calls)
      scope.post<{ Params: { id?: string } }>(
        call.path,
        { config, onRequest },
        async (request, reply) => {
          const { id } = request.params;
          if (id !== undefined && !isId(id)) throw new Refusal('NOT_FOUND', '未找到该评测');
          const params: Record<string, string> = id === undefined ? {} : { id };
          const bounded = { ...limits, bytes: MAX_BODY_BYTES };
          const answer = await passOn(request, bounded, (body, headers) =>
            streams.scoring(
              call,
              params,
              body,
              { ...headers, contentType: 'application/json' },
              streamScope(request, reply, tokenOf(request)),
            ),
          );
          return sendJson(reply, answer);
        },
      );
    done();
  });

  app.get<{
    Params: { key: string };
    Querystring: { token?: string; until?: string; seal?: string };
  }>(scoringWorkerCalls.file.path, async (request, reply) => {
    const { key } = request.params;
    const { token = '', until = '', seal = '' } = request.query;
    if (
      !uploadKey.Check(key) ||
      !isId(token) ||
      !/^\d{1,15}$/.test(until) ||
      !/^[\w-]{1,64}$/.test(seal)
    )
      throw new Refusal('NOT_FOUND', '文件不存在');
    await rates.operation(undefined, request.ip);
    const input = { params: { key }, query: { token, until: Number(until), seal } };
    const answering = streams.page(
      scoringWorkerCalls.file,
      input,
      streamScope(request, reply, undefined),
    );
    return sendOwned(reply, answering);
  });
};
