import type { FastifyInstance } from 'fastify';
import { projectCalls } from '@whaletide/schema/rest/projects.ts';
import { idList } from '../../http/paging.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { labCounts, labsOfMember } from './of-members.ts';
import { PAGE_POLICY } from './rendering/page.ts';
import { renderedPages } from './rendering/rendered-pages.ts';
import {
  labsByIds,
  notebookJson,
  notebooksOf,
  ownLabs,
  readableLab,
  readableNotebook,
} from './store/projects.ts';
import { createVersion } from './versions.ts';

export const projectRoutes = (app: FastifyInstance, services: Services): void => {
  const { database, now } = services;
  const { db } = database;
  const pages = renderedPages(services.config.limits, services.log);
  app.addHook('onClose', pages.stop);

  route(app, projectCalls.own, ({ query, caller }) => ownLabs(db, caller.id, query));

  route(app, projectCalls.byIds, async ({ query, caller }) => ({
    data: await labsByIds(db, idList(query.ids), caller),
  }));

  route(app, projectCalls.one, ({ params, query, caller }) =>
    readableLab(db, params.id, { caller, token: query.token, now: now() }),
  );

  route(app, projectCalls.ofMember, ({ params, query, caller }) =>
    labsOfMember(db, caller, params.id, query),
  );

  route(app, projectCalls.counts, async ({ query, caller }) => ({
    data: await labCounts(db, caller, idList(query.User)),
  }));

  route(app, projectCalls.createVersion, ({ params, caller }) =>
    createVersion(services, caller, params.id),
  );

  route(app, projectCalls.notebooks, async ({ query, caller }) => ({
    data: await notebooksOf(
      db,
      { labId: query.Lab, versionIds: idList(query.LabVersion), perPage: query.perPage },
      { caller, token: query.token, now: now() },
    ),
  }));

  route(app, projectCalls.rendered, async ({ params, query, reply }) => {
    const notebook = await readableNotebook(db, params.id, { token: query.token, now: now() });
    const page = await pages.pageOf(notebook, () => notebookJson(db, notebook.id));
    reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', PAGE_POLICY)
      .header('cache-control', 'private, max-age=300');
    return reply.send(page);
  });
};
