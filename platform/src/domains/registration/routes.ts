import type { FastifyInstance } from 'fastify';
import { competitionCalls } from '@whaletide/schema/rest/competitions.ts';
import { registrationCalls } from '@whaletide/schema/rest/registration.ts';
import { idList } from '../../http/paging.ts';
import { route } from '../../http/route.ts';
import { notFound } from '../../refusal.ts';
import type { Services } from '../../services.ts';
import { competitionStates } from '../teams/store/states.ts';
import { fillCustomId } from './custom-id.ts';
import { ownRegistrations } from './own.ts';
import { register } from './register.ts';
import { listRegistrations, registrationDetail, reviewRegistration } from './review.ts';
import { configureRegistration } from './settings.ts';

/** One's own registrations, and what organizers do with those of their competitions. */
export const registrationRoutes = (app: FastifyInstance, services: Services): void => {
  const { db } = services.database;

  route(app, competitionCalls.register, async ({ params, body, viewer }) => {
    await register(services, viewer, params.id, body);
    const [state] = await competitionStates(db, viewer, [params.id]);
    if (!state) throw notFound('比赛');
    return state;
  });

  route(app, registrationCalls.mine, async ({ query, viewer }) => ({
    data: await ownRegistrations(db, viewer, idList(query.ids)),
  }));

  route(app, registrationCalls.fillCustomId, async ({ params, body, viewer }) => {
    await fillCustomId(services, viewer, params.id, body);
    const [own] = await ownRegistrations(db, viewer, [params.id]);
    if (!own) throw notFound('比赛');
    return own;
  });

  route(app, registrationCalls.list, ({ params, query, viewer }) => {
    const { page, perPage, Status: status } = query;
    return listRegistrations(db, viewer, params.id, { page, perPage, status });
  });

  route(app, registrationCalls.get, ({ params, viewer }) =>
    registrationDetail(db, viewer, { competitionId: params.id, memberId: params.userId }),
  );

  route(app, registrationCalls.review, async ({ params, body, viewer }) => {
    const place = { competitionId: params.id, memberId: params.userId };
    const decision = { passes: body.RegisterStatus === 1, reason: body.Reason ?? '' };
    await reviewRegistration(services, viewer, place, decision);
    return registrationDetail(db, viewer, place);
  });

  route(app, registrationCalls.configure, ({ params, body, viewer }) =>
    configureRegistration(services, viewer, params.id, body),
  );
};
