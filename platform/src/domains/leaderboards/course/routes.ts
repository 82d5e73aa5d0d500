import type { FastifyInstance } from 'fastify';
import { boardCourseCalls as calls } from '@whaletide/schema/domains/leaderboards/rest/board-course.ts';
import { snapshot } from '#database/snapshot.ts';
import { route } from '#http/route.ts';
import type { Services } from '#services.ts';
import { boardProgress } from './progress.ts';
import { shakeUpPage } from './shake-up.ts';

/** Calls of what boards were before, and of what became of them. */
export const boardCourseRoutes = (app: FastifyInstance, { database, now }: Services): void => {
  route(app, calls.progress, ({ caller, params }) =>
    snapshot(database.db, (tx) => boardProgress(tx, caller, params.id, now())),
  );
  route(app, calls.shakeUp, ({ caller, params, query }) =>
    snapshot(database.db, (tx) => shakeUpPage(tx, caller, { ...query, taskId: params.id })),
  );
};
