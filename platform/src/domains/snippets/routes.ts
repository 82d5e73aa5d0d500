import type { FastifyInstance } from 'fastify';
import { snippetCalls } from '@whaletide/schema/domains/snippets/rest.ts';
import { route } from '#http/route.ts';
import type { Services } from '#services.ts';
import { createSnippet, removeSnippet, shareSnippet, updateSnippet } from './keeping.ts';
import { foldersOf, ownSnippets, readableSnippet } from './store.ts';

/** Code that members keep and share. */
export const snippetRoutes = (app: FastifyInstance, services: Services): void => {
  const { db } = services.database;

  route(app, snippetCalls.one, ({ params, query, caller }) =>
    readableSnippet(db, params.id, { caller, token: query.Token }),
  );

  route(app, snippetCalls.own, ({ query, caller }) => ownSnippets(db, caller.id, query));

  route(app, snippetCalls.folders, async ({ caller }) => ({
    data: await foldersOf(db, caller.id),
  }));

  route(app, snippetCalls.create, ({ body, caller }) => createSnippet(services, caller, body));

  route(app, snippetCalls.update, ({ params, body, caller }) =>
    updateSnippet(services, caller, params.id, body),
  );

  route(app, snippetCalls.share, ({ params, body, caller }) =>
    shareSnippet(services, caller, params.id, body.Sharing),
  );

  route(app, snippetCalls.remove, async ({ params, caller }) => {
    await removeSnippet(services, caller, params.id);
    return { ok: true as const };
  });
};
