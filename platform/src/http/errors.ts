import type { FastifyError, FastifyInstance } from 'fastify';
import { httpStatuses } from '@whaletide/schema/shared/rest/common.ts';
import { STORAGE_FULL, storageFull } from '@whaletide/schema/shared/rules/storage.ts';
import { isDatabaseAway } from '../database/away.ts';
import { newId } from '../ids.ts';
import { CLIENT_GONE, hasGone } from '@whaletide/server/gone.ts';
import { Refusal, sendRefusal } from '@whaletide/server/refusal.ts';
import { badInput } from '../refusal.ts';
import { isStorageFull } from './storage-full.ts';

/** Maps what Fastify itself refuses before a handler runs to the contract's words. */
const fromFramework = (error: FastifyError): Refusal | undefined => {
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return badInput('提交的内容太大');
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return badInput('请求的格式不正确');
  }
  return undefined;
};

/**
 * Answers refusals as the contract's RestError. Anything unexpected is masked: the caller gets a
 * reference number, the log the whole story under the same number.
 */
export const installErrorHandling = (app: FastifyInstance): void => {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (hasGone(reply)) {
      request.log.debug({ err: error }, 'the client has gone');
      return reply.code(CLIENT_GONE).send();
    }
    const refusal = error instanceof Refusal ? error : fromFramework(error);
    if (refusal) return sendRefusal(reply, refusal);
    if (isStorageFull(error)) {
      request.log.error({ err: error }, 'storage is full');
      return reply.code(STORAGE_FULL).send({ code: 'UPSTREAM_UNAVAILABLE', message: storageFull });
    }
    if (isDatabaseAway(error)) {
      request.log.warn({ err: error }, 'the database or the storage is away');
      return reply
        .code(httpStatuses.UPSTREAM_UNAVAILABLE)
        .send({ code: 'UPSTREAM_UNAVAILABLE', message: '抱歉，服务器打了个盹，请稍后再试' });
    }
    const reference = newId();
    request.log.error({ err: error, reference }, 'unexpected error');
    return reply
      .code(httpStatuses.INTERNAL)
      .send({ code: 'INTERNAL', message: `抱歉，服务器打了个盹，错误编号 ${reference}` });
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(httpStatuses.NOT_FOUND).send({ code: 'NOT_FOUND', message: '未找到该地址' }),
  );
};
