import type { FastifyInstance } from 'fastify';
import { managingCalls } from '@whaletide/schema/domains/managing/rest/managing.ts';
import { rescoringCalls } from '@whaletide/schema/domains/managing/rest/rescoring.ts';
import { trashCalls } from '@whaletide/schema/domains/managing/rest/trash.ts';
import { organizationCalls } from '@whaletide/schema/domains/organizations/rest/organizations.ts';
import { idList } from '#http/paging.ts';
import { route } from '#http/route.ts';
import type { Caller } from '#http/caller.ts';
import { notFound } from '#refusal.ts';
import type { Services } from '#services.ts';
import { toStage, toTask } from '../competitions/store/presenters.ts';
import { wholeCompetitions } from '../competitions/store/whole.ts';
import { organizationNamed } from '../organizations/store.ts';
import { trialRunner } from '../scoring/store/trials.ts';
import { checklistsOf } from './checklist.ts';
import { setExcluded } from './exclusion.ts';
import { sendCsv } from '#http/csv.ts';
import { managedCompetitions } from './managed-competitions.ts';
import { createCompetition, setPublished, updateCompetition } from './settings.ts';
import { applyRescoring, cancelRescoring, rescoringMoves } from './rescoring.ts';
import { downloadSolution } from './solution-download.ts';
import { scoringTrialRoute } from './scoring-trial.ts';
import { createStage, removeStage, updateStage } from './stages.ts';
import { solutionReader } from './solution-reader.ts';
import { managementOf } from './task-management.ts';
import { restoreCompetition, trashCompetition, trashOf } from './trash.ts';
import { createTask, removeTask } from './tasks.ts';
import { updateTask } from './update-task.ts';

const done = { ok: true as const };

/** Competitions, their stages and tasks, as their organizers make them. */
export const managingRoutes = (app: FastifyInstance, services: Services): void => {
  const { db } = services.database;
  const reader = solutionReader();
  app.addHook('onClose', () => Promise.resolve(reader.stop()));
  const trials = trialRunner(services.config.limits);
  app.addHook('onClose', () => Promise.resolve(trials.stop()));
  const toolsOf = (caller: Caller) => ({
    services,
    trials,
    reader: reader.askedBy({ keys: [caller.id] }),
  });
  scoringTrialRoute(app, toolsOf);

  const documentOf = async (id: string, caller: Caller) => {
    const [competition] = await wholeCompetitions(db, [id], caller, services.now());
    if (!competition) throw notFound('比赛');
    return competition;
  };

  route(app, organizationCalls.competitions, async ({ params, query, caller }) => {
    const organization = await organizationNamed(db, params.shortName);
    return managedCompetitions(db, caller, organization, query, services.now());
  });

  route(app, managingCalls.create, async ({ params, body, caller }) =>
    documentOf(await createCompetition(services, caller, params.shortName, body), caller),
  );

  route(app, managingCalls.update, async ({ params, body, caller }) => {
    await updateCompetition(services, caller, params.id, body);
    return documentOf(params.id, caller);
  });

  route(app, managingCalls.publish, async ({ params, body, caller }) => {
    await setPublished(services, caller, params.id, body.Published);
    return documentOf(params.id, caller);
  });

  route(app, managingCalls.checklists, async ({ query, caller }) => ({
    data: await checklistsOf(services, caller, idList(query.ids)),
  }));

  route(app, managingCalls.remove, async ({ params, caller }) => {
    await trashCompetition(services, caller, params.id);
    return done;
  });

  route(app, trashCalls.list, async ({ params, caller }) => ({
    data: await trashOf(db, caller, params.shortName),
  }));

  route(app, trashCalls.restore, async ({ params, caller }) => {
    await restoreCompetition(services, caller, params.id);
    return { ok: true as const };
  });

  route(app, managingCalls.createStage, async ({ body, caller }) =>
    toStage(await createStage(services, caller, body.Competition, body)),
  );

  route(app, managingCalls.updateStage, async ({ params, body, caller }) =>
    toStage(await updateStage(services, caller, params.id, body)),
  );

  route(app, managingCalls.removeStage, async ({ params, caller }) => {
    await removeStage(services, caller, params.id);
    return done;
  });

  route(app, managingCalls.createTask, async ({ body, caller }) =>
    toTask(await createTask(toolsOf(caller), caller, body), true),
  );

  route(app, managingCalls.updateTask, async ({ params, body, caller }) =>
    toTask(await updateTask(toolsOf(caller), caller, params.id, body), true),
  );

  route(app, managingCalls.removeTask, async ({ params, caller }) => {
    await removeTask(services, caller, params.id);
    return done;
  });

  route(app, rescoringCalls.apply, async ({ params, caller }) => {
    await applyRescoring(services, caller, { taskId: params.id, id: params.rescoring });
    return { ok: true as const };
  });
  route(app, rescoringCalls.moves, ({ params, query, caller }) =>
    rescoringMoves(services, caller, { taskId: params.id, id: params.rescoring, ...query }),
  );
  route(app, rescoringCalls.cancel, async ({ params, caller }) => {
    await cancelRescoring(services, caller, params.id);
    return done;
  });

  route(app, managingCalls.excludeTask, async ({ params, body, caller }) => {
    const change = { excluded: body.Excluded, reason: body.Reason ?? '' };
    return toTask(await setExcluded(services, caller, params.id, change), true);
  });

  route(app, managingCalls.downloadSolution, async ({ params, caller, reply }) => {
    const { name, csv } = await downloadSolution(services, caller, params.id);
    return sendCsv(reply, name, csv);
  });

  route(app, managingCalls.taskManagement, async ({ query, caller }) => ({
    data: await managementOf(toolsOf(caller), caller, idList(query.Stage)),
  }));
};
