import type { FastifyInstance } from 'fastify';
import { boardTemplateCalls } from '@whaletide/schema/domains/leaderboards/rest/board-templates.ts';
import { route } from '#http/route.ts';
import type { Services } from '#services.ts';
import { sendBoardPage } from './board-page.ts';
import { externalBoard, setExternalBoard } from './external.ts';
import { managedTemplate, setTemplate } from './templates.ts';

/** The looks of boards, and boards that come from elsewhere. */
export const boardTemplateRoutes = (app: FastifyInstance, services: Services): void => {
  const { db } = services.database;

  route(app, boardTemplateCalls.task, ({ params, caller }) =>
    managedTemplate(services, caller, 'task', params.id),
  );
  route(app, boardTemplateCalls.setTask, ({ params, body, caller }) =>
    setTemplate(services, caller, 'task', params.id, body),
  );
  route(app, boardTemplateCalls.stage, ({ params, caller }) =>
    managedTemplate(services, caller, 'stage', params.id),
  );
  route(app, boardTemplateCalls.setStage, ({ params, body, caller }) =>
    setTemplate(services, caller, 'stage', params.id, body),
  );

  route(app, boardTemplateCalls.external, async ({ params, reply }) => {
    const { title, html } = await externalBoard(db, params.name);
    return sendBoardPage(reply, title, html);
  });
  route(app, boardTemplateCalls.setExternal, async ({ params, body, caller }) => {
    await setExternalBoard(services, caller, params.name, body.Html);
    return { ok: true as const };
  });
};
