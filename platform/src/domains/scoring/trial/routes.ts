import type { FastifyInstance } from 'fastify';
import { trialCalls } from '@whaletide/schema/domains/submissions/rest/trial.ts';
import { route } from '#http/route.ts';
import type { Services } from '#services.ts';
import { trialRunner } from '../store/trials.ts';
import { tryTask } from './trial.ts';

/** Route of the trial runs of tasks. */
export const trialRoutes = (app: FastifyInstance, services: Services): void => {
  const runner = trialRunner(services.config.limits);
  app.addHook('onClose', () => runner.stop());
  route(app, trialCalls.run, ({ params, caller }) => tryTask(services, runner, caller, params.id));
};
