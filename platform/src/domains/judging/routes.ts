import type { FastifyInstance } from 'fastify';
import { judgingOverviewCalls } from '@whaletide/schema/domains/judging/rest/overview.ts';
import { judgingReviewCalls } from '@whaletide/schema/domains/judging/rest/reviewing.ts';
import { judgingSettingsCalls } from '@whaletide/schema/domains/judging/rest/settings.ts';
import { idList } from '#http/paging.ts';
import { route } from '#http/route.ts';
import type { Services } from '#services.ts';
import { assignJudges } from './assigning.ts';
import { countJudge, judgingOverview, judgingRanking } from './overview.ts';
import { answerPair, claimPair, undoPair } from './pairs.ts';
import { toJudging } from './presenters.ts';
import { publishJudging } from './publishing.ts';
import { judgingResultsOf } from './results.ts';
import { assignedWork, assignedWorks, saveReview } from './rubric.ts';
import { sentSettings, setJudging } from './settings.ts';
import { startAnalyst } from './store/analyst.ts';
import { managedTask } from './store/judgings.ts';
import { ownJudgings, ownTask, toOwnJudging } from './store/own.ts';

/** Calls of who manages a task that is judged. */
export const judgingRoutes = (app: FastifyInstance, services: Services): void => {
  const { db } = services.database;
  const analyst = startAnalyst();
  app.addHook('onClose', () => Promise.resolve(analyst.stop()));

  route(app, judgingSettingsCalls.get, async ({ caller, params }) =>
    toJudging(db, await managedTask(db, caller, params.id)),
  );

  route(app, judgingSettingsCalls.set, ({ caller, params, body }) =>
    setJudging(services, caller, params.id, sentSettings(body)),
  );

  route(app, judgingSettingsCalls.assign, ({ caller, params }) =>
    assignJudges(services, caller, params.id),
  );

  route(app, judgingOverviewCalls.overview, ({ caller, params }) =>
    judgingOverview(db, analyst, caller, params.id),
  );

  route(app, judgingOverviewCalls.ranking, ({ caller, params, query }) =>
    judgingRanking(db, analyst, caller, { taskId: params.id, ...query }),
  );

  route(app, judgingOverviewCalls.count, async ({ caller, params, body }) => {
    const { id: taskId, userId: judgeId } = params;
    await countJudge(services, caller, { taskId, judgeId, counted: body.Counted });
    return { ok: true as const };
  });

  route(app, judgingOverviewCalls.publish, ({ caller, params, body }) =>
    publishJudging(services, analyst, caller, { taskId: params.id, reason: body.Reason ?? '' }),
  );

  route(app, judgingOverviewCalls.results, async ({ caller, query }) => ({
    data: await judgingResultsOf(db, caller, idList(query.ids)),
  }));
};

/** Calls of judges, each for what is assigned to them. */
export const judgingReviewRoutes = (app: FastifyInstance, services: Services): void => {
  const { db } = services.database;

  route(app, judgingReviewCalls.own, ({ caller, query }) => ownJudgings(db, caller, query));

  route(app, judgingReviewCalls.ownOf, async ({ caller, params }) =>
    toOwnJudging(db, await ownTask(db, caller, params.id)),
  );

  route(app, judgingReviewCalls.works, ({ caller, params, query }) =>
    assignedWorks(db, caller, params.id, query),
  );

  route(app, judgingReviewCalls.work, ({ caller, params }) =>
    assignedWork(db, caller, params.id, params.number),
  );

  route(app, judgingReviewCalls.save, ({ caller, params, body }) =>
    saveReview(services, caller, {
      taskId: params.id,
      number: params.number,
      points: body.Points.map(({ Criterion, Points }) => ({
        criterion: Criterion,
        points: Points,
      })),
      comment: body.Comment,
      isSent: body.Sent,
    }),
  );

  route(app, judgingReviewCalls.claim, ({ caller, params }) =>
    claimPair(services, caller, params.id),
  );

  route(app, judgingReviewCalls.answer, ({ caller, params, body }) =>
    answerPair(services, caller, { pairId: params.id, outcome: body.Outcome }),
  );

  route(app, judgingReviewCalls.undo, ({ caller, params }) =>
    undoPair(services, caller, params.id),
  );
};
