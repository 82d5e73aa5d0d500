import { datasetCalls } from '@whaletide/schema/domains/datasets/rest/datasets.ts';
import { UploadKey } from '@whaletide/schema/domains/uploads/rest.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Compile } from 'typebox/schema';
import { isId } from '../graphql/ids.ts';
import { Refusal, signInFirst } from '../refusal.ts';
import type { FileStreams } from '../upstream/streams.ts';
import { askedOfFile } from './file-headers.ts';
import { sendOwned } from './owned.ts';
import type { RateLimits } from './rate-limits.ts';
import { readCredentials, type SessionCookies } from './session.ts';
import { streamScope } from './streaming.ts';

const uploadKey = Compile(UploadKey);

interface DatasetParts {
  streams: FileStreams;
  cookies: SessionCookies;
  rates: RateLimits;
}

/** `?version=` as a number; undefined for the newest. @throws Refusal NOT_FOUND for what is none */
const versionOf = (query: unknown): number | undefined => {
  const { version } = query as { version?: unknown };
  if (version === undefined) return undefined;
  if (typeof version !== 'string' || !/^[1-9]\d{0,5}$/.test(version))
    throw new Refusal('NOT_FOUND', '未找到指定的数据集版本');
  return Number(version);
};

/**
 * `GET /datasets/:id/archive?version=`: all files of a version in one ZIP, and
 * `GET /datasets/:id/files/:token`: one of them; for members, by cookie or access token.
 */
export const datasetRoutes = (
  app: FastifyInstance,
  { streams, cookies, rates }: DatasetParts,
): void => {
  /**
   * Answers the caller's token, and counts the request against its rate. @throws Refusal
   * UNAUTHENTICATED, RATE_LIMITED
   */
  const tokenOf = async (request: FastifyRequest): Promise<string> => {
    const { token } = readCredentials(request.headers, cookies);
    if (token === undefined) throw signInFirst();
    await rates.operation(token, request.ip);
    return token;
  };

  app.get<{ Params: { id: string } }>('/datasets/:id/archive', async (request, reply) => {
    const token = await tokenOf(request);
    const { id } = request.params;
    if (!isId(id)) throw new Refusal('NOT_FOUND', '未找到指定的数据集');
    const Version = versionOf(request.query);
    const scope = { ...streamScope(request, reply, token), token };
    const input = { params: { id }, query: Version === undefined ? {} : { Version } };
    return sendOwned(
      reply,
      streams.owned(datasetCalls.archive, input, scope, askedOfFile(request)),
    );
  });

  app.get<{ Params: { id: string; token: string } }>(
    '/datasets/:id/files/:token',
    async (request, reply) => {
      const token = await tokenOf(request);
      const { id, token: key } = request.params;
      if (!isId(id) || !uploadKey.Check(key)) throw new Refusal('NOT_FOUND', '文件不存在');
      const scope = { ...streamScope(request, reply, token), token };
      const input = { params: { id, token: key } };
      return sendOwned(reply, streams.owned(datasetCalls.file, input, scope, askedOfFile(request)));
    },
  );
};
