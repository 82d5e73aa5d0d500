import type { FastifyInstance } from 'fastify';
import { competitionCalls } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import { idList } from '#http/paging.ts';
import { route } from '#http/route.ts';
import type { AnyCaller } from '#http/caller.ts';
import { notFound } from '#refusal.ts';
import type { Services } from '#services.ts';
import { competitionTags, listCompetitions } from './list.ts';
import { partQuery } from './store/part-query.ts';
import { toStage } from './store/presenters.ts';
import { publicStage, stagesBy } from './store/reading.ts';
import { wholeCompetitions } from './store/whole.ts';

/** Number of tags that a reader still looks through. */
const TAGS = 30;

export const competitionRoutes = (app: FastifyInstance, services: Services): void => {
  const { db } = services.database;
  const { now } = services;

  const documents = (ids: readonly string[], caller: AnyCaller | null) =>
    wholeCompetitions(db, ids, caller, now());

  route(app, competitionCalls.list, ({ query }) => listCompetitions(db, query, now()));

  route(app, competitionCalls.tags, async () => ({ data: await competitionTags(db, TAGS) }));

  route(app, competitionCalls.byIds, async ({ query, caller }) => ({
    data: await documents(idList(query.ids), caller),
  }));

  route(app, competitionCalls.get, async ({ params, caller }) => {
    const [competition] = await documents([params.id], caller);
    if (!competition) throw notFound('比赛');
    return competition;
  });

  route(app, competitionCalls.stages, async ({ query, caller }) => {
    const part = partQuery(query.ids, query.Competition, 'Competition');
    return { data: (await stagesBy(db, part, caller)).map(toStage) };
  });

  route(app, competitionCalls.stage, async ({ params }) => {
    const found = await publicStage(db, params.id);
    if (!found) throw notFound('阶段');
    const { stage, competition } = found;
    return {
      _id: stage.id,
      Name: stage.name,
      Competition: { _id: competition.id, Name: competition.name },
    };
  });
};
