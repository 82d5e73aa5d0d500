import { RestError } from '@whaletide/schema/rest/common.ts';
import { submissionCalls, type Work, workStatus } from '@whaletide/schema/rest/submissions.ts';
import {
  uploadCalls,
  UploadKey,
  type UploadPurpose,
  uploadPurposes,
} from '@whaletide/schema/rest/uploads.ts';
import { Compile } from 'typebox/schema';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal, signInFirst, upstreamUnavailable } from '../refusal.ts';
import { compileShape } from '../upstream/shape.ts';
import type { FileStreams, StreamAnswer, StreamScope } from '../upstream/streams.ts';
import { MinimumRate, type UploadLimits, uploadTooLarge } from './minimum-rate.ts';
import { isFromElsewhere, type OriginRule } from './origins.ts';
import type { RateLimits } from './rate-limits.ts';
import { DATA_POLICY } from './security-headers.ts';
import { readCredentials, type SessionCookies } from './session.ts';

const isUploaded = compileShape(uploadCalls.upload.response);
const isWork = compileShape(submissionCalls.uploadWork.response);
const isRestError = compileShape(RestError);
const uploadKey = Compile(UploadKey);

/** What a work can be just after it was submitted, or the same file was before. */
const statusNames: Record<number, string> = {
  [workStatus.pending]: 'PENDING',
  [workStatus.reviewed]: 'REVIEWED',
};

/** What a browser may learn of a file, as platform says it. */
const PASSED = ['content-type', 'content-length', 'content-disposition', 'etag', 'last-modified', 'accept-ranges', 'content-range', 'cache-control']; // prettier-ignore

export interface FileParts {
  streams: FileStreams;
  limits: UploadLimits;
  cookies: SessionCookies;
  rates: RateLimits;
  isAllowedOrigin: OriginRule;
}

/** A body on its way, and what its headers say of it. */
type SendBody = (
  body: MinimumRate,
  headers: { contentType: string; contentLength: string | undefined },
) => Promise<StreamAnswer>;

/**
 * `POST /uploads?purpose=`, `POST /uploads/works` and `GET /files/:key`: files between clients and
 * platform.
 */
export const fileRoutes = (app: FastifyInstance, parts: FileParts): void => {
  const { streams, limits, cookies, rates, isAllowedOrigin } = parts;

  const scopeOf = (request: FastifyRequest, reply: FastifyReply): StreamScope => {
    const controller = new AbortController();
    reply.raw.once('close', () => controller.abort());
    const { token } = readCredentials(request.headers, cookies);
    return { requestId: request.id, clientAddress: request.ip, token, signal: controller.signal };
  };

  const passOn = async (request: FastifyRequest, send: SendBody): Promise<StreamAnswer> => {
    const contentType = request.headers['content-type'] ?? '';
    const contentLength = request.headers['content-length'];
    if (!contentType.startsWith('multipart/form-data')) {
      throw new Refusal('BAD_USER_INPUT', '请以 multipart/form-data 上传文件', { field: 'file' });
    }
    if (Number(contentLength) > limits.bytes) throw uploadTooLarge();
    const body = request.raw.pipe(new MinimumRate(limits));
    const failed = new Promise<never>((_, reject) => body.once('error', reject));
    const stored = send(body, { contentType, contentLength });
    stored.catch(() => undefined);
    return Promise.race([stored, failed]);
  };

  void app.register((scope, _options, done) => {
    // The body goes on as it comes; nobody here reads it.
    scope.addContentTypeParser('multipart/form-data', (_request, _payload, parsed) => parsed(null));
    scope.post('/uploads', { bodyLimit: limits.bytes }, async (request, reply) => {
      const credentials = readCredentials(request.headers, cookies);
      if (credentials.token === undefined) throw signInFirst();
      // A form of another site can send this body with the cookie, without a preflight.
      if (!credentials.bearer && isFromElsewhere(request.headers, isAllowedOrigin)) {
        throw new Refusal('FORBIDDEN', '不允许从其他网站上传');
      }
      await rates.upload(credentials.token, request.ip);
      const purpose = purposeOf(request.query);
      const answer = await passOn(request, (body, headers) =>
        streams.upload(body, headers, purpose, scopeOf(request, reply)),
      );
      return reply
        .code(answer.statusCode)
        .send(await uploadAnswer(answer.statusCode, answer.body, isUploaded));
    });
    // By a captain's upload token, which is no session: a browser's cookie counts for nothing here.
    scope.post('/uploads/works', { bodyLimit: limits.bytes }, async (request, reply) => {
      const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
      if (token === undefined) throw new Refusal('UNAUTHENTICATED', '请提供上传令牌');
      await rates.upload(token, request.ip);
      const answer = await passOn(request, (body, headers) =>
        streams.uploadWork(body, headers, { ...scopeOf(request, reply), token }),
      );
      const work = await uploadAnswer(answer.statusCode, answer.body, isWork);
      const { _id: id, Status: status, UploadDate: createdAt } = work as Work;
      return reply.code(answer.statusCode).send({ id, status: statusNames[status], createdAt });
    });
    done();
  });

  app.get<{ Params: { key: string } }>('/files/:key', async (request, reply) => {
    const { key } = request.params;
    if (!uploadKey.Check(key)) throw new Refusal('NOT_FOUND', '文件不存在');
    const wanted: Record<string, string> = {};
    for (const name of ['range', 'if-none-match', 'if-modified-since'] as const) {
      const value = request.headers[name];
      if (value !== undefined) wanted[name] = value;
    }
    const answer = await streams.download(key, wanted, scopeOf(request, reply));
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

const purposeOf = (query: unknown): UploadPurpose => {
  const asked = (query as { purpose?: unknown }).purpose;
  const purpose = uploadPurposes.find((known) => known === asked);
  if (purpose) return purpose;
  throw new Refusal('BAD_USER_INPUT', '上传用途无效', { field: 'purpose' });
};

const readJson = async (body: { text: () => Promise<string> }): Promise<unknown> => {
  try {
    return JSON.parse(await body.text());
  } catch {
    return undefined;
  }
};

const uploadAnswer = async (
  status: number,
  body: { text: () => Promise<string> },
  isAnswer: (value: unknown) => boolean,
) => {
  const value = await readJson(body);
  if (status < 300 && isAnswer(value)) return value;
  if (status >= 400 && status < 500 && isRestError(value))
    throw Refusal.fromRest(value as RestError);
  throw upstreamUnavailable(status);
};
