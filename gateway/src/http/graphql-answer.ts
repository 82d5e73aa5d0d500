import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FormattedExecutionResult } from 'graphql';
import type { KeptAnswer } from '../graphql/kept-answers.ts';
import type { Refusal } from '../refusal.ts';

const RESPONSE_TYPE = 'application/graphql-response+json';

/** An answer in whole, ready to be sent. */
export const whole = (answer: FormattedExecutionResult): Pick<KeptAnswer, 'body' | 'executed'> => ({
  body: JSON.stringify(answer),
  executed: answer.data !== undefined,
});

/** GraphQL over HTTP: only the newer media type says by status that nothing was executed. */
export const send = (
  request: FastifyRequest,
  reply: FastifyReply,
  { body, executed }: Pick<KeptAnswer, 'body' | 'executed'>,
) => {
  const type = answerType(request.headers.accept) ?? 'application/json';
  if (!executed && type === RESPONSE_TYPE && reply.statusCode === 200) void reply.code(400);
  return reply.type(`${type}; charset=utf-8`).send(body);
};

/** The media type to answer with; undefined where it takes more than these two to tell. */
export const answerType = (accept: string | undefined): string | undefined => {
  if (accept?.includes(RESPONSE_TYPE)) return RESPONSE_TYPE;
  if (accept === undefined || accept === '' || accept.includes('*/*')) return 'application/json';
  return accept.includes('application/json') ? 'application/json' : undefined;
};

/** Sends a refusal of the whole request. */
export const sendRefusal = (reply: FastifyReply, error: Refusal) => {
  const { retryAfter } = error;
  if (retryAfter !== undefined) void reply.header('retry-after', retryAfter);
  return reply
    .code(error.status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ errors: [{ message: error.message, extensions: error.extensions }] }));
};
