import { RestError } from '@whaletide/schema/shared/rest/common.ts';
import type { FastifyReply } from 'fastify';
import { Refusal, upstreamUnavailable } from '../refusal.ts';
import { compileShape } from '../upstream/shape.ts';
import type { StreamAnswer } from '../upstream/streams.ts';
import { isOfFile, withFileHeaders } from './file-headers.ts';
import { DATA_POLICY } from './security-headers.ts';

const isRestError = compileShape(RestError);

/** Passes on what belongs to who asks. @throws Refusal platform's own, or that of an outage */
export const sendOwned = async (
  reply: FastifyReply,
  answering: Promise<StreamAnswer>,
): Promise<FastifyReply> => {
  const answer = await answering;
  if (!isOfFile(answer)) {
    const value: unknown = await answer.body.json().catch(() => undefined);
    throw answer.statusCode < 500 && isRestError(value)
      ? Refusal.fromRest(value as RestError)
      : upstreamUnavailable(answer.statusCode);
  }
  void reply.header('content-security-policy', DATA_POLICY);
  return withFileHeaders(reply, answer).send(answer.body);
};
