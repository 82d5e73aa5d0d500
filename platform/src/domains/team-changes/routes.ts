import type { FastifyInstance } from 'fastify';
import { registrationCalls } from '@whaletide/schema/domains/registration/rest/registration.ts';
import {
  applicationCalls,
  APPLICATIONS_PER_PAGE,
  applicationType,
  teamCalls,
  TEAMS_PER_PAGE,
} from '@whaletide/schema/domains/teams/rest.ts';
import { MAX_PER_PAGE } from '@whaletide/schema/shared/rules/paging.ts';
import { idList, pageOf } from '#http/paging.ts';
import { route } from '#http/route.ts';
import type { Caller } from '#http/caller.ts';
import { badInput, notFound } from '#refusal.ts';
import type { Services } from '#services.ts';
import { competitionStates } from '../teams/store/states.ts';
import { answerApplication, requestMerge, requestParting } from './applications.ts';
import { dissolveTeam, editTeam, transferCaptaincy } from './captaincy.ts';
import { applicationsOf, pendingCounts } from './inbox.ts';
import { listTeams, teamsByIds } from './list.ts';
import { toApplication } from './presenters.ts';
import { teamQuotas } from './quotas.ts';
import { withdraw } from './withdrawing.ts';
import { withdrawalsOf } from './withdrawals.ts';

/** Teams: looking, changing one as its captain. */
export const teamRoutes = (app: FastifyInstance, services: Services): void => {
  const { database, now } = services;
  const { db } = database;

  const oneTeam = async (id: string, caller: Caller | null) => {
    const [team] = await teamsByIds(db, [id], now(), caller);
    if (!team) throw notFound('团队');
    return team;
  };

  route(app, teamCalls.list, async ({ query, caller }) => {
    const { page = 1, perPage = TEAMS_PER_PAGE } = query;
    if (query.ids !== undefined) {
      const data = await teamsByIds(db, idList(query.ids), now(), caller);
      return pageOf(data, data.length, { page: 1, perPage: MAX_PER_PAGE });
    }
    if (query.Competition === undefined) throw badInput('请指定 ids 或 Competition', 'ids');
    const chosen = { page, perPage, competitionId: query.Competition, name: query.Name };
    return listTeams(db, chosen, now());
  });

  route(app, teamCalls.get, ({ params, caller }) => oneTeam(params.id, caller));

  route(app, teamCalls.update, async ({ params, body, caller }) => {
    const { Image: image, Name: name, Description: description, ReceiveApplication } = body;
    const edit = { image, name, description, receives: ReceiveApplication };
    await editTeam(services, caller, params.id, edit);
    return oneTeam(params.id, caller);
  });

  route(app, teamCalls.setFull, async ({ params, body, caller }) => {
    await editTeam(services, caller, params.id, { receives: !body.IsFull });
    return oneTeam(params.id, caller);
  });

  route(app, teamCalls.dissolve, async ({ params, caller }) => {
    await dissolveTeam(services, caller, params.id);
    return { ok: true as const };
  });

  route(app, teamCalls.transfer, async ({ params, body, caller }) => {
    await transferCaptaincy(services, caller, params.id, body.userId);
    return oneTeam(params.id, caller);
  });

  route(app, teamCalls.quotas, async ({ params, query, caller }) => ({
    data: await teamQuotas(db, caller, params.id, query.With, now()),
  }));

  route(app, teamCalls.apply, async ({ params, body, caller }) =>
    toApplication(await requestMerge(services, caller, { to: params.id, content: body.content })),
  );

  route(app, teamCalls.removeMember, async ({ params, caller }) => {
    const { id: teamId, userId: memberId } = params;
    const type = memberId === caller.id ? applicationType.leave : applicationType.removal;
    return toApplication(await requestParting(services, caller, { type, teamId, memberId }));
  });
};

/** Requests among teams and their members. */
export const applicationRoutes = (app: FastifyInstance, services: Services): void => {
  const { db } = services.database;

  route(app, applicationCalls.list, ({ query, caller }) => {
    const { page = 1, perPage = APPLICATIONS_PER_PAGE, received } = query;
    const chosen = { page, perPage, received, team: query.Team, status: query.Status };
    return applicationsOf(db, caller, chosen);
  });

  route(app, applicationCalls.pending, async ({ query, caller }) => ({
    data: await pendingCounts(db, caller, idList(query.Team)),
  }));

  route(app, applicationCalls.create, async ({ body, caller }) => {
    if (body.Type === applicationType.merge) {
      const { To: to, From: from, Content: content } = body;
      return toApplication(await requestMerge(services, caller, { to, from, content }));
    }
    const type = body.Type === applicationType.removal ? 1 : 2;
    const input = { type, teamId: body.Team, memberId: body.Member } as const;
    return toApplication(await requestParting(services, caller, input));
  });

  route(app, applicationCalls.answer, async ({ params, body, caller }) =>
    toApplication(await answerApplication(services, caller, params.id, body.Status)),
  );
};

/** Withdrawing from competitions, with the team that one has there. */
export const withdrawalRoutes = (app: FastifyInstance, services: Services): void => {
  const { db } = services.database;

  route(app, registrationCalls.withdrawals, async ({ query, caller }) => ({
    data: await withdrawalsOf(db, caller, idList(query.ids), services.now()),
  }));

  route(app, registrationCalls.withdraw, async ({ params, caller }) => {
    await withdraw(services, caller, params.id);
    const [state] = await competitionStates(db, caller, [params.id]);
    if (!state) throw notFound('比赛');
    return state;
  });
};
