import { cloningCalls } from '@whaletide/schema/domains/managing/rest/cloning.ts';
import type { Gathered, Routes } from '#domain.ts';
import { route } from '#http/route.ts';
import { notFound } from '#refusal.ts';
import { toTask } from '../competitions/store/presenters.ts';
import { wholeCompetitions } from '../competitions/store/whole.ts';
import { cloneCompetition } from './cloning.ts';
import { cloneTask } from './task-cloning.ts';

/** Copies of competitions and tasks. */
export const cloningRoutes =
  ({ competitionParts }: Pick<Gathered, 'competitionParts'>): Routes =>
  (app, services) => {
    route(app, cloningCalls.competition, async ({ params, body, caller }) => {
      const input = { competitionId: params.id, name: body.Name };
      const id = await cloneCompetition(services, caller, competitionParts, input);
      const { database, now } = services;
      const [competition] = await wholeCompetitions(database.db, [id], caller, now());
      if (!competition) throw notFound('比赛');
      return competition;
    });

    route(app, cloningCalls.task, async ({ params, caller }) =>
      toTask(await cloneTask(services, caller, competitionParts, params.id), true),
    );
  };
