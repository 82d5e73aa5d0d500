import type { FastifyInstance } from 'fastify';
import { writeUpCalls as calls } from '@whaletide/schema/domains/write-ups/rest.ts';
import { idList } from '#http/paging.ts';
import { route } from '#http/route.ts';
import { notFound } from '#refusal.ts';
import type { Services } from '#services.ts';
import { competitionsByIds } from '../competitions/store/reading.ts';
import { removeWriteUp, saveWriteUp } from './saving.ts';
import { writeUpStates } from './states.ts';
import { likeWriteUp, unlikeWriteUp } from './voting.ts';
import { textsOf, versionsOf, writeUpsOf, writeUpsOfTeams } from './store/write-ups.ts';

/** Registers the routes of write-ups. */
export const writeUpRoutes = (app: FastifyInstance, services: Services): void => {
  const { database, now } = services;
  const { db } = database;

  route(app, calls.ofCompetition, async ({ params, query, caller }) => {
    const [competition] = await competitionsByIds(db, [params.id], caller);
    if (!competition) throw notFound('比赛');
    return writeUpsOf(db, params.id, caller, query);
  });

  route(app, calls.ofTeams, async ({ query, caller }) => ({
    data: await writeUpsOfTeams(db, idList(query.Team), caller),
  }));

  route(app, calls.states, async ({ query, caller }) => ({
    data: await writeUpStates(db, caller, idList(query.Competition), now()),
  }));

  route(app, calls.texts, async ({ query, caller }) => ({
    data: await textsOf(db, idList(query.ids), caller),
  }));

  route(app, calls.versions, ({ params, query, caller }) =>
    versionsOf(db, params.id, caller, query),
  );

  route(app, calls.save, ({ params, body, caller }) =>
    saveWriteUp(services, caller, {
      competitionId: params.id,
      version: body.Version ?? null,
      approach: body.Approach,
      features: body.Features,
      validation: body.Validation,
      failedAttempts: body.FailedAttempts,
      costs: body.Costs,
      said: body,
    }),
  );

  route(app, calls.vote, ({ params, caller }) => likeWriteUp(services, caller, params.id));

  route(app, calls.unvote, ({ params, caller }) => unlikeWriteUp(services, caller, params.id));

  route(app, calls.remove, async ({ params, caller }) => {
    await removeWriteUp(services, caller, params.id);
    return { ok: true as const };
  });
};
