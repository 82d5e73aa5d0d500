import type { FastifyInstance } from 'fastify';
import { competitionCalls } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import { registrationCalls } from '@whaletide/schema/domains/registration/rest/registration.ts';
import { idList } from '#http/paging.ts';
import { route } from '#http/route.ts';
import { notFound } from '#refusal.ts';
import type { Services } from '#services.ts';
import { competitionStates } from '../teams/store/states.ts';
import { fillCustomId } from './custom-id.ts';
import { ownRegistrations } from './own.ts';
import { register } from './register.ts';
import { listRegistrations, registrationDetail } from './reading.ts';
import { reviewRegistration, reviewRegistrations } from './review.ts';
import { configureRegistration } from './settings.ts';

/** One's own registrations, and what organizers do with those of their competitions. */
export const registrationRoutes = (app: FastifyInstance, services: Services): void => {
  const { db } = services.database;

  route(app, competitionCalls.register, async ({ params, body, caller }) => {
    await register(services, caller, params.id, body);
    const [state] = await competitionStates(db, caller, [params.id]);
    if (!state) throw notFound('比赛');
    return state;
  });

  route(app, registrationCalls.mine, async ({ query, caller }) => ({
    data: await ownRegistrations(db, caller, idList(query.ids)),
  }));

  route(app, registrationCalls.fillCustomId, async ({ params, body, caller }) => {
    await fillCustomId(services, caller, params.id, body);
    const [own] = await ownRegistrations(db, caller, [params.id]);
    if (!own) throw notFound('比赛');
    return own;
  });

  route(app, registrationCalls.list, ({ params, query, caller }) => {
    const { page, perPage, Status: status } = query;
    return listRegistrations(db, caller, params.id, { page, perPage, status });
  });

  route(app, registrationCalls.get, ({ params, caller }) =>
    registrationDetail(db, caller, { competitionId: params.id, memberId: params.userId }),
  );

  route(app, registrationCalls.review, async ({ params, body, caller }) => {
    const place = { competitionId: params.id, memberId: params.userId };
    const decision = { passes: body.RegisterStatus === 1, reason: body.Reason ?? '' };
    await reviewRegistration(services, caller, place, decision);
    return registrationDetail(db, caller, place);
  });

  route(app, registrationCalls.reviewSeveral, async ({ params, body, caller }) => {
    const several = { competitionId: params.id, memberIds: body.Users };
    const decision = { passes: body.RegisterStatus === 1, reason: body.Reason ?? '' };
    return { data: await reviewRegistrations(services, caller, several, decision) };
  });

  route(app, registrationCalls.configure, ({ params, body, caller }) =>
    configureRegistration(services, caller, params.id, body),
  );
};
