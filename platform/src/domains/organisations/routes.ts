import type { FastifyInstance } from 'fastify';
import { organisationCalls } from '@whaletide/schema/rest/organisations.ts';
import { idList } from '../../http/paging.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import {
  managedCompetitions,
  membershipsOf,
  organisationNamed,
  organisationsByIds,
  toOrganization,
} from './store.ts';

export const organisationRoutes = (app: FastifyInstance, { database, now }: Services): void => {
  const { db } = database;

  route(app, organisationCalls.byIds, async ({ query }) => ({
    data: (await organisationsByIds(db, idList(query.ids))).map(toOrganization),
  }));

  route(app, organisationCalls.get, async ({ params }) =>
    toOrganization(await organisationNamed(db, params.shortName)),
  );

  route(app, organisationCalls.mine, async ({ viewer }) => ({
    data: await membershipsOf(db, viewer.id),
  }));

  route(app, organisationCalls.competitions, async ({ params, query, viewer }) => {
    const organisation = await organisationNamed(db, params.shortName);
    return managedCompetitions(db, viewer, organisation, query, now());
  });
};
