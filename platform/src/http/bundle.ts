import type { FastifyInstance, FastifyRequest } from 'fastify';
import { domains } from '@whaletide/schema/domains.ts';
import {
  Bundle,
  BUNDLE_PATH,
  type BundleAnswers,
  isBundled,
} from '@whaletide/schema/shared/rest/bundle.ts';
import type { RestCall } from '@whaletide/schema/shared/rest/call.ts';
import { badInput } from '../refusal.ts';
import { goneSignal } from './route.ts';
import { checker } from './validation.ts';

/** Calls of a bundle that run at a time: one caller's many rows leave the database to others. */
const AT_ONCE = 8;

/** Headers that say who calls, and for which request. */
const FORWARDED = ['authorization', 'x-client-address', 'x-request-id', 'traceparent'] as const;

const patternOf = ({ path }: RestCall): RegExp =>
  new RegExp(`^${path.replaceAll(/:\w+/g, '[^/?]+')}(\\?|$)`);

/** Paths of calls that may come in a bundle, by their operations. */
const bundled = new Map(
  domains
    .flatMap(({ calls }) => calls.flatMap((group): RestCall[] => Object.values(group)))
    .filter(isBundled)
    .map((call) => [call.operation, patternOf(call)]),
);

const headersOf = ({ headers }: FastifyRequest): Record<string, string> =>
  Object.fromEntries(
    FORWARDED.flatMap((name) => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );

/**
 * Serves bundles: calls of one operation that a gateway makes for one request, such as a list of
 * each row of a list. Each is answered as if it had come alone, with its own refusal.
 */
export const serveBundles = (app: FastifyInstance): void => {
  const check = checker(Bundle, false) as (body: unknown) => Bundle;
  app.post(BUNDLE_PATH, { schema: { hide: true } }, async (request, reply) => {
    const { Operation: operation, Targets: targets } = check(request.body);
    const pattern = bundled.get(operation);
    if (!pattern) throw badInput('该操作不能合并请求', 'Operation');
    if (!targets.every((target) => pattern.test(target)))
      throw badInput('地址与操作不符', 'Targets');
    const gone = goneSignal(reply);
    const headers = headersOf(request);
    const { remoteAddress = '' } = request.socket;
    const answers: BundleAnswers = [];
    const waiting = targets.entries();
    const work = async (): Promise<void> => {
      for (const [index, url] of waiting) {
        // The rest is for no one any more.
        if (gone.aborted) return;
        const answer = await app.inject({ method: 'GET', url, headers, remoteAddress });
        const { 'retry-after': retryAfter } = answer.headers;
        answers[index] = {
          Status: answer.statusCode,
          Text: answer.payload,
          ...(retryAfter !== undefined && { RetryAfter: String(retryAfter) }),
        };
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return answers;
  });
};
