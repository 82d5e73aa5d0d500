import type { FastifyInstance } from 'fastify';
import {
  applicationFormCalls,
  applicationStatus,
} from '@whaletide/schema/domains/application-forms/rest.ts';
import { hostApplicationProblems } from '@whaletide/schema/domains/application-forms/rules.ts';
import { route } from '#http/route.ts';
import { hasRole, type Caller } from '#http/caller.ts';
import { forbidden, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { answerApplication, makeOrganizationOf } from './answering.ts';
import { listApplications, ownApplications, sendApplication } from './store.ts';

const requireAdmin = (caller: Caller) => {
  if (!hasRole(caller, 'admin')) throw forbidden('仅管理员可以查看申请');
};

/** Applications to host or to be a source of datasets, and what administrators make of them. */
export const applicationFormRoutes = (app: FastifyInstance, services: Services): void => {
  route(app, applicationFormCalls.send, async ({ body, caller, address }) => {
    const phone = body.Phone.trim();
    const name = body.Data.Name.trim();
    const company = body.Data.Company.trim();
    const description = body.Data.Description.trim();
    refuseIf(hostApplicationProblems({ name, company, phone, description })[0] ?? null);
    const Data = { Name: name, Company: company, Description: description };
    const from = { memberId: caller?.id ?? null, address };
    return sendApplication(services, { Type: body.Type, Phone: phone, Data }, from);
  });

  route(app, applicationFormCalls.list, async ({ query, caller }) => {
    requireAdmin(caller);
    return listApplications(services.database.db, query);
  });

  route(app, applicationFormCalls.mine, async ({ query, caller }) => ({
    data: await ownApplications(services.database.db, caller.id, query.Type),
  }));

  route(app, applicationFormCalls.answer, ({ params, body, caller }) => {
    requireAdmin(caller);
    const given = { accepts: body.Status === applicationStatus.accepted, answer: body.Answer };
    return answerApplication(services, caller, params.id, given);
  });

  route(app, applicationFormCalls.makeOrganization, ({ params, body, caller }) => {
    requireAdmin(caller);
    return makeOrganizationOf(services, caller, params.id, body);
  });
};
