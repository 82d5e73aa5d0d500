import type { FastifyInstance } from 'fastify';
import { serviceAccountCalls } from '@whaletide/schema/domains/service-accounts/rest.ts';
import { type Caller, isService } from '#http/caller.ts';
import { route } from '#http/route.ts';
import { forbidden } from '#refusal.ts';
import type { Services } from '#services.ts';
import { administeredOrganization } from '../organizations/store/administered.ts';
import {
  createServiceAccount,
  NO_ADMINISTRATOR,
  renewServiceToken,
  requireSiteAdministrator,
  revokeServiceAccount,
} from './managing.ts';
import { serviceAccountById, serviceAccountsOf } from './store.ts';

/** A leaked access token makes no successor, and ends no program's account. */
const requireSession = ({ kind }: Caller) => {
  if (kind !== 'session') throw forbidden('请登录后再管理服务账号');
};

/** Service accounts, as administrators make and end them. */
export const serviceAccountRoutes = (app: FastifyInstance, services: Services): void => {
  const { db } = services.database;

  route(app, serviceAccountCalls.current, async ({ caller }) => {
    const found = isService(caller) && (await serviceAccountById(db, caller.serviceAccountId));
    if (!found) throw forbidden('仅服务账号可以查看');
    return found;
  });

  route(app, serviceAccountCalls.ofSite, async ({ caller }) => {
    requireSiteAdministrator(caller);
    return { data: await serviceAccountsOf(db, null) };
  });

  route(app, serviceAccountCalls.ofOrganization, async ({ params, caller }) => {
    const { id } = await administeredOrganization(db, caller, params.shortName, NO_ADMINISTRATOR);
    return { data: await serviceAccountsOf(db, id) };
  });

  route(app, serviceAccountCalls.create, ({ body, caller }) => {
    requireSession(caller);
    return createServiceAccount(services, caller, body);
  });

  route(app, serviceAccountCalls.renew, ({ params, body, caller }) => {
    requireSession(caller);
    return renewServiceToken(services, caller, params.id, body.Expires);
  });

  route(app, serviceAccountCalls.revoke, async ({ params, caller }) => {
    requireSession(caller);
    await revokeServiceAccount(services, caller, params.id);
    return { ok: true as const };
  });
};
