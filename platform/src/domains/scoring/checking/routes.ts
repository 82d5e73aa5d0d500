import type { FastifyInstance } from 'fastify';
import { submissionCalls } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import { goneSignal, route } from '#http/route.ts';
import type { Services } from '#services.ts';
import { checkResult } from './check-result.ts';
import { resultChecker } from './result-checker.ts';

/** Route of the checks of results before they are submitted. */
export const checkingRoutes = (app: FastifyInstance, services: Services): void => {
  const checker = resultChecker(services.config);
  app.addHook('onClose', () => checker.stop());
  route(app, submissionCalls.check, ({ caller, params, query, address, reply }) =>
    checkResult(services, checker, {
      caller,
      taskId: params.id,
      key: query.Result,
      onSample: query.Sample ?? false,
      asking: { keys: [caller.id, address], gone: goneSignal(reply) },
    }),
  );
};
