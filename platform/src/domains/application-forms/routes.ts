import type { FastifyInstance } from 'fastify';
import { applicationFormCalls } from '@whaletide/schema/rest/application-forms.ts';
import { hostApplicationProblems } from '@whaletide/schema/rules/application-forms.ts';
import { route } from '../../http/route.ts';
import { hasRole } from '../../http/caller.ts';
import { forbidden, refuseIf } from '../../refusal.ts';
import type { Services } from '../../services.ts';
import { listApplications, sendApplication } from './store.ts';

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
    if (!hasRole(caller, 'admin')) throw forbidden('仅管理员可以查看申请');
    return listApplications(services.database.db, query);
  });
};
