import { accountCalls } from '@whaletide/schema/domains/account/rest/account.ts';
import { MAX_LINE, RestError } from '@whaletide/schema/shared/rest/common.ts';
import { type Authorship, authorships } from '@whaletide/schema/shared/rules/authorship.ts';
import {
  submissionCalls,
  type Work,
  workStatus,
} from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import {
  uploadCalls,
  type UploadPurpose,
  uploadPurposes,
  type UploadSession,
} from '@whaletide/schema/domains/uploads/rest.ts';
import { STORAGE_FULL } from '@whaletide/schema/shared/rules/storage.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isId } from '../graphql/ids.ts';
import { Refusal, signInFirst, StorageFull, upstreamUnavailable } from '../refusal.ts';
import type { KnownTokens } from '../tokens.ts';
import type { Upstream } from '../upstream/client.ts';
import { Deadline } from '../upstream/deadline.ts';
import { compileShape } from '../upstream/shape.ts';
import type { FileStreams, StreamAnswer } from '../upstream/streams.ts';
import { MinimumRate, type UploadLimits, uploadTooLarge } from './minimum-rate.ts';
import { isFromElsewhere, type OriginRule } from './origins.ts';
import type { RateLimits } from './rate-limits.ts';
import { readCredentials, type SessionCookies } from './session.ts';
import { readJson, streamScope } from './streaming.ts';

const isUploaded = compileShape(uploadCalls.upload.response);
const isSession = compileShape(uploadCalls.part.response);
const isWork = compileShape(submissionCalls.uploadWork.response);
const isRestError = compileShape(RestError);

/**
 * Names of the states that a work can have just after it, or earlier the same file, was submitted.
 */
const statusNames: Record<number, string> = {
  [workStatus.pending]: 'PENDING',
  [workStatus.reviewed]: 'REVIEWED',
};

export interface UploadParts {
  streams: FileStreams;
  upstream: Upstream;
  known: KnownTokens;
  limits: UploadLimits;
  requestDeadline: number;
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
 * `POST /uploads?purpose=`, `POST /uploads/works` and `PUT /uploads/sessions/:id/parts/:number`: files on their way to platform. All that
 * can be refused by the headers is refused before the first byte of the body is read, and no
 * body but multipart is parsed at all.
 */
export const uploadRoutes = (app: FastifyInstance, parts: UploadParts): void => {
  const { streams, limits, cookies, rates, isAllowedOrigin } = parts;
  const config = { takesFiles: true };

  const admitMember = async (request: FastifyRequest): Promise<void> => {
    const { token, bearer } = readCredentials(request.headers, cookies);
    if (token === undefined) throw signInFirst();
    // A form of another site can send this body with the cookie, without a preflight.
    if (!bearer && isFromElsewhere(request.headers, isAllowedOrigin)) {
      throw new Refusal('FORBIDDEN', '不允许从其他网站上传');
    }
    await rates.upload(token, request.ip);
    purposeOf(request.query);
    checkHeaders(request, limits);
    if (parts.known.memberKey(token) === undefined) await askWhose(request, token);
  };

  /** @throws Refusal UNAUTHENTICATED for a token that platform doesn't accept */
  const askWhose = async ({ id: requestId, ip: clientAddress }: FastifyRequest, token: string) => {
    const deadline = new Deadline(parts.requestDeadline);
    await parts.upstream
      .for({ requestId, clientAddress, deadline })
      .as(token)
      .call(accountCalls.current);
  };

  /** A part of a file that was counted when it began. */
  const admitPart = async (request: FastifyRequest): Promise<void> => {
    const { token, bearer } = readCredentials(request.headers, cookies);
    if (token === undefined) throw signInFirst();
    if (!bearer && isFromElsewhere(request.headers, isAllowedOrigin)) {
      throw new Refusal('FORBIDDEN', '不允许从其他网站上传');
    }
    await rates.operation(token, request.ip);
    partOf(request);
    if (request.headers['content-type'] !== 'application/octet-stream') {
      throw new Refusal('BAD_USER_INPUT', '请以 application/octet-stream 上传分片', {
        field: 'file',
      });
    }
    if (Number(request.headers['content-length']) > limits.bytes) throw uploadTooLarge();
    if (parts.known.memberKey(token) === undefined) await askWhose(request, token);
  };

  const admitUploadToken = async (request: FastifyRequest): Promise<void> => {
    await rates.upload(uploadToken(request), request.ip);
    statementIn(request.query);
    checkHeaders(request, limits);
  };

  void app.register((scope, _options, done) => {
    // The body goes on as it comes; it isn't read here, and any other is refused by its type.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('multipart/form-data', (_request, _payload, parsed) => parsed(null));

    scope.post('/uploads', { config, onRequest: admitMember }, async (request, reply) => {
      const { token } = readCredentials(request.headers, cookies);
      const answer = await passOn(request, limits, (body, headers) =>
        streams.upload(body, headers, purposeOf(request.query), streamScope(request, reply, token)),
      );
      return send(reply, answer, await uploadAnswer(answer, isUploaded));
    });

    scope.addContentTypeParser('application/octet-stream', (_request, _payload, parsed) =>
      parsed(null),
    );
    scope.put(
      '/uploads/sessions/:id/parts/:number',
      { config, onRequest: admitPart },
      async (request, reply) => {
        const { token } = readCredentials(request.headers, cookies);
        const hash = request.headers['x-part-sha256'];
        const answer = await passOn(request, limits, (body, { contentLength }) =>
          streams.part(
            body,
            { contentLength, hash: typeof hash === 'string' ? hash.slice(0, 64) : undefined },
            partOf(request),
            streamScope(request, reply, token),
          ),
        );
        const session = (await uploadAnswer(answer, isSession)) as UploadSession;
        return send(reply, answer, { id: session._id, received: session.Received });
      },
    );

    // By a captain's upload token, which is no session: a browser's cookie counts for nothing here.
    scope.post(
      '/uploads/works',
      { config, onRequest: admitUploadToken },
      async (request, reply) => {
        const token = uploadToken(request);
        const answer = await passOn(request, limits, (body, headers) =>
          streams.uploadWork(
            body,
            headers,
            statementIn(request.query),
            streamScope(request, reply, token),
          ),
        );
        const work = (await uploadAnswer(answer, isWork)) as Work;
        const { _id: id, Status: status, UploadDate: createdAt } = work;
        return send(reply, answer, { id, status: statusNames[status], createdAt });
      },
    );
    done();
  });
};

/** Answers which part of which upload is meant. @throws Refusal NOT_FOUND for what can't be one */
const partOf = ({ params }: FastifyRequest): { id: string; number: number } => {
  const { id = '', number = '' } = params as Partial<Record<'id' | 'number', string>>;
  if (!isId(id) || !/^\d{1,5}$/.test(number)) throw new Refusal('NOT_FOUND', '未找到指定的上传');
  return { id, number: Number(number) };
};

const checkHeaders = ({ headers }: FastifyRequest, limits: UploadLimits): void => {
  if (!headers['content-type']?.startsWith('multipart/form-data')) {
    throw new Refusal('BAD_USER_INPUT', '请以 multipart/form-data 上传文件', { field: 'file' });
  }
  if (Number(headers['content-length']) > limits.bytes) throw uploadTooLarge();
};

const uploadToken = ({ headers }: FastifyRequest): string => {
  const token = /^Bearer (\S{1,4096})$/i.exec(headers.authorization ?? '')?.[1];
  if (token === undefined) throw new Refusal('UNAUTHENTICATED', '请提供上传令牌');
  return token;
};

/** Sends a body on as it comes; a refusal of its rate or size wins over what platform then says. */
export const passOn = async (
  { raw, headers }: FastifyRequest,
  limits: UploadLimits,
  send: SendBody,
): Promise<StreamAnswer> => {
  const body = raw.pipe(new MinimumRate(limits));
  const stored = send(body, {
    contentType: headers['content-type'] ?? '',
    contentLength: headers['content-length'],
  });
  stored.catch(() => undefined);
  const refused = new Promise<never>((_, reject) =>
    body.once('error', (error) => {
      // The code that sends it knows the cause of any other failure: platform is down, or has
      // refused.
      if (error instanceof Refusal) reject(error);
    }),
  );
  return Promise.race([stored, refused]);
};

const purposeOf = (query: unknown): UploadPurpose => {
  const asked = (query as { purpose?: unknown }).purpose;
  const purpose = uploadPurposes.find((known) => known === asked);
  if (purpose) return purpose;
  throw new Refusal('BAD_USER_INPUT', '上传用途无效', { field: 'purpose' });
};

/** Statement on a work that a program uploads. @throws Refusal BAD_USER_INPUT for an unknown author */
const statementIn = (query: unknown): { Authorship?: Authorship; AuthorshipModel?: string } => {
  const { authorship: asked, authorshipModel: model } = query as Record<string, unknown>;
  const authorship = authorships.find((known) => known === asked);
  if (asked !== undefined && !authorship)
    throw new Refusal('BAD_USER_INPUT', '作者类型无效', { field: 'authorship' });
  return {
    ...(authorship && { Authorship: authorship }),
    ...(typeof model === 'string' && { AuthorshipModel: model.slice(0, MAX_LINE) }),
  };
};

const uploadAnswer = async (
  { statusCode, body }: StreamAnswer,
  isAnswer: (value: unknown) => boolean,
): Promise<unknown> => {
  const value = await readJson(body);
  if (statusCode < 300 && isAnswer(value)) return value;
  if (statusCode >= 400 && statusCode < 500 && isRestError(value))
    throw Refusal.fromRest(value as RestError);
  throw statusCode === STORAGE_FULL ? new StorageFull() : upstreamUnavailable(statusCode);
};

const send = (reply: FastifyReply, { statusCode }: StreamAnswer, value: unknown): FastifyReply =>
  reply.code(statusCode).send(value);
