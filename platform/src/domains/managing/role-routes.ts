import type { FastifyInstance } from 'fastify';
import { roleCalls } from '@whaletide/schema/domains/managing/rest/roles.ts';
import { idList } from '#http/paging.ts';
import { route } from '#http/route.ts';
import type { Services } from '#services.ts';
import { removeRole, roleHolders, setRole } from './roles.ts';

const done = { ok: true as const };

/** Roles of a competition: those who have one, giving one, and taking it away. */
export const roleRoutes = (app: FastifyInstance, services: Services): void => {
  const { db } = services.database;

  route(app, roleCalls.list, async ({ query, caller }) => ({
    data: await roleHolders(db, caller, idList(query.Competition)),
  }));

  route(app, roleCalls.set, async ({ params, body, caller }) => {
    const { id: competitionId, userId: memberId } = params;
    await setRole(services, caller, { competitionId, memberId, role: body.Role });
    return done;
  });

  route(app, roleCalls.remove, async ({ params, caller }) => {
    await removeRole(services, caller, { competitionId: params.id, memberId: params.userId });
    return done;
  });
};
