import type { FastifyInstance, FastifyRequest } from 'fastify';
import { scoringWorkerCalls as calls } from '@whaletide/schema/domains/submissions/rest/scoring-workers.ts';
import { bearerToken } from '@whaletide/server/bearer-token.ts';
import { FileMissing } from '#files/missing.ts';
import { idList } from '#http/paging.ts';
import { goneSignal, route } from '#http/route.ts';
import { notFound } from '#refusal.ts';
import type { Services } from '#services.ts';
import { uploadByKey } from '#domains/uploads/store/uploads.ts';
import { jobBell, leaseWaiting } from './leasing.ts';
import { heartbeat, takeReport } from './reporting.ts';
import { reportsOf } from './reports.ts';
import { setScorer, taskScorers } from './settings.ts';
import { checkSigned } from './signed-files.ts';
import {
  createScoringToken,
  revokeScoringToken,
  type ScoringWorker,
  scoringWorker,
} from './tokens.ts';

/** Bytes of a report with its rows and pictures. */
const REPORT_BYTES = 16 * 1024 * 1024;

/** Seconds that a worker waits for a work unless it says otherwise. */
const WAIT = 10;

/** Calls of the organizer's scoring workers. A worker is known before the body of its call is read. */
export const scoringJobRoutes = (app: FastifyInstance, services: Services): void => {
  const { database, files } = services;
  const workers = new WeakMap<FastifyRequest, ScoringWorker>();
  const bell = jobBell(services);
  app.addHook('preClose', () => bell.stop());
  app.addHook('onRoute', (options) => {
    options.bodyLimit = REPORT_BYTES;
  });
  app.addHook('onRequest', async (request) => {
    if (request.method === 'POST')
      workers.set(
        request,
        await scoringWorker(services, bearerToken(request.headers.authorization)),
      );
  });
  const workerOf = (request: FastifyRequest): ScoringWorker => {
    const worker = workers.get(request);
    if (!worker) throw new Error('the worker was not looked for');
    return worker;
  };

  route(app, calls.lease, async ({ request, reply, body }) => {
    const waiting = { wait: body.Wait ?? WAIT, signal: goneSignal(reply) };
    return { job: await leaseWaiting(services, bell, workerOf(request), waiting) };
  });

  route(app, calls.heartbeat, async ({ request, params, body }) => {
    const { Lease: lease, Lines: lines = [], Progress: progress } = body;
    const held = { id: params.id, lease };
    const due = await heartbeat(services, workerOf(request), held, { lines, progress });
    return { LeaseDate: due.toISOString() };
  });

  route(app, calls.result, async ({ request, params, body }) => {
    await takeReport(services, workerOf(request), { id: params.id, lease: body.Lease }, body);
    return { ok: true as const };
  });

  route(app, calls.file, async ({ params, query, reply }) => {
    await checkSigned(services, { ...params, ...query });
    const upload = await uploadByKey(database.db, params.key);
    if (!upload) throw notFound('文件');
    const content = await files.open(upload.key).catch((error: unknown) => {
      throw error instanceof FileMissing ? notFound('文件') : error;
    });
    return reply
      .header('content-type', 'application/octet-stream')
      .header('content-length', upload.size)
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'private, no-store')
      .send(content) as never;
  });
};

/** Calls of those who manage tasks with workers, and of teams whose works they score. */
export const scoringWorkerRoutes = (app: FastifyInstance, services: Services): void => {
  const { database, now } = services;

  route(app, calls.ofTasks, async ({ caller, query }) => ({
    data: await taskScorers(services, caller, idList(query.Task)),
  }));

  route(app, calls.setScorer, ({ caller, params, body }) =>
    setScorer(services, caller, {
      taskId: params.id,
      scorer: body.Scorer,
      acceptExts: body.AcceptExts,
      referenceKey: body.Reference,
    }),
  );

  route(app, calls.createToken, ({ caller, params, body }) =>
    createScoringToken(services, caller, { taskId: params.id, name: body.Name }),
  );

  route(app, calls.revokeToken, ({ caller, params }) =>
    revokeScoringToken(services, caller, params.id),
  );

  route(app, calls.reports, async ({ caller, query }) => ({
    data: await reportsOf(database.db, { caller, now: now() }, idList(query.ids)),
  }));
};
