import type { FastifyInstance } from 'fastify';
import { MAX_PER_PAGE } from '@whaletide/schema/shared/rules/paging.ts';
import { comparisonCalls } from '@whaletide/schema/domains/projects/rest/project-comparisons.ts';
import { projectWritingCalls } from '@whaletide/schema/domains/projects/rest/project-writing.ts';
import { projectCalls } from '@whaletide/schema/domains/projects/rest/projects.ts';
import { idList, pageOf } from '#http/paging.ts';
import { goneSignal, route } from '#http/route.ts';
import type { Services } from '#services.ts';
import { rememberedFailures } from '../uploads/store/failures.ts';
import type { LabAttachments, LabsInColumns } from './store/attachments.ts';
import { bookmark, bookmarkedLabs, labStates, unbookmark } from './bookmarks.ts';
import { comparer } from './comparing.ts';
import { createLab } from './creating.ts';
import { describeLab } from './describing.ts';
import { downloadVersion } from './downloading.ts';
import { forkLab } from './forking.ts';
import { setCompetitionProjects } from './of-competitions.ts';
import { labCounts, labsOfMember } from './of-members.ts';
import { listLabs } from './list.ts';
import { pinLab, removeLab } from './removing.ts';
import { PAGE_POLICY } from './rendering/page.ts';
import { relatedLabs } from './related.ts';
import { startNotebookProcesses } from './rendering/renderer.ts';
import { RENDERER_VERSION, renderedPages } from './rendering/rendered-pages.ts';
import { labsByIds, ownLabs, readableLab, sharedLab } from './store/projects.ts';
import { notebookBytes } from './store/notebook-files.ts';
import { notebooksOf, readableNotebook } from './store/notebooks.ts';
import { tagGroups } from './tags-catalogue.ts';
import { shareLab, unshareLab } from './sharing.ts';
import { createVersion } from './versions.ts';
import { recordLabView } from './views.ts';
import { like, unlike } from './votes.ts';

export const projectRoutes =
  (attachments: LabAttachments, inColumns: LabsInColumns) =>
  (app: FastifyInstance, services: Services): void => {
    const { database, now } = services;
    const { db } = database;
    const { limits } = services.config;
    const failures = rememberedFailures(db, now, {
      work: 'notebook',
      version: RENDERER_VERSION,
      timeoutRetryMs: limits.notebookRetryMs,
    });
    const pages = renderedPages(limits, services.log, failures);
    app.addHook('onClose', pages.stop);
    // Beside those that render: a comparison doesn't wait for pages.
    const comparing = startNotebookProcesses(limits);
    app.addHook('onClose', async () => comparing.stop());
    const compare = comparer(services, comparing);

    route(app, projectCalls.own, ({ query, caller }) => ownLabs(db, caller.id, query));

    route(app, projectCalls.list, async ({ query, caller }) => {
      if (query.ids === undefined) return listLabs(database, query, inColumns);
      const found = await labsByIds(db, idList(query.ids), caller);
      return pageOf(found, found.length, { page: 1, perPage: MAX_PER_PAGE });
    });

    route(app, projectCalls.tags, async () => ({ data: [...tagGroups] }));

    route(app, projectWritingCalls.create, ({ body, caller }) =>
      createLab(services, caller, body, attachments),
    );

    route(app, projectWritingCalls.fork, ({ params, body, caller }) =>
      forkLab(services, caller, params.id, body.Version, attachments),
    );

    route(app, projectWritingCalls.share, ({ params, caller }) =>
      shareLab(services, caller, params.id),
    );

    route(app, projectWritingCalls.unshare, ({ params, caller }) =>
      unshareLab(services, caller, params.id),
    );

    route(app, projectCalls.shared, ({ params }) => sharedLab(db, params.token));

    route(app, projectCalls.related, async ({ params }) => ({
      data: await relatedLabs(database, params.id),
    }));

    route(app, projectWritingCalls.view, async ({ params, query, caller, address }) => {
      const { _id } = await readableLab(db, params.id, { caller, token: query.token, now: now() });
      await recordLabView(services, { objectId: _id, caller, address });
      return { ok: true as const };
    });

    route(app, projectWritingCalls.update, ({ params, body, caller }) =>
      describeLab(services, caller, params.id, body, attachments),
    );

    route(app, projectWritingCalls.remove, async ({ params, caller }) => {
      await removeLab(services, caller, params.id);
      return { ok: true as const };
    });

    route(app, projectWritingCalls.setOfCompetition, async ({ params, body, caller }) => {
      await setCompetitionProjects(services, caller, params.id, body.Labs);
      return { ok: true as const };
    });

    route(app, projectWritingCalls.pin, ({ params, body, caller }) =>
      pinLab(services, caller, params.id, body.Pinned),
    );

    route(app, projectCalls.one, ({ params, query, caller }) =>
      readableLab(db, params.id, { caller, token: query.token, now: now() }),
    );

    route(app, projectCalls.ofMember, ({ params, query, caller }) =>
      labsOfMember(db, caller, params.id, query),
    );

    route(app, projectCalls.counts, async ({ query, caller }) => ({
      data: await labCounts(db, caller, idList(query.User)),
    }));

    route(app, projectWritingCalls.bookmark, ({ body, caller }) =>
      bookmark(services, caller, body.Lab),
    );

    route(app, projectWritingCalls.unbookmark, ({ query, caller }) =>
      unbookmark(services, caller, query.Lab),
    );

    route(app, projectWritingCalls.vote, ({ params, caller }) => like(services, caller, params.id));

    route(app, projectWritingCalls.unvote, ({ params, caller }) =>
      unlike(services, caller, params.id),
    );

    route(app, projectCalls.bookmarks, ({ query, caller }) => bookmarkedLabs(db, caller, query));

    route(app, projectCalls.states, async ({ query, caller }) => ({
      data: await labStates(db, caller.id, idList(query.ids)),
    }));

    route(app, projectWritingCalls.createVersion, ({ params, query, caller }) =>
      createVersion(services, caller, params.id, query),
    );

    route(app, projectCalls.notebooks, async ({ query, caller }) => ({
      data: await notebooksOf(
        db,
        { labId: query.Lab, versionIds: idList(query.LabVersion), perPage: query.perPage },
        { caller, token: query.token, now: now() },
      ),
    }));

    route(app, comparisonCalls.compare, ({ params, query, caller, address, reply }) => {
      const { From: from, To: to, token } = query;
      const asker = { keys: [`address:${address}`], gone: goneSignal(reply) };
      return compare(params.id, { from, to }, { caller, token, now: now() }, asker);
    });

    route(app, comparisonCalls.download, async ({ params, query, caller, reply }) => {
      const asking = { caller, token: query.token, now: now() };
      const { name, type, content } = await downloadVersion(
        services,
        { versionId: params.id, notebookId: query.Notebook },
        asking,
      );
      reply
        .header('content-type', type)
        .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
        .header('x-content-type-options', 'nosniff')
        .header('cache-control', 'private, no-store');
      return reply.send(content);
    });

    route(app, projectCalls.rendered, async ({ params, query, address, reply }) => {
      const gone = goneSignal(reply);
      const notebook = await readableNotebook(db, params.id, { token: query.token, now: now() });
      const keys = [`author:${notebook.authorId}`, `address:${address}`];
      const readFile = () => notebookBytes(services, notebook.hash);
      const page = await pages.pageOf(notebook, readFile, { keys, gone });
      reply
        .header('content-type', 'text/html; charset=utf-8')
        .header('x-content-type-options', 'nosniff')
        .header('content-security-policy', PAGE_POLICY)
        .header('cache-control', 'private, max-age=300');
      return reply.send(page);
    });
  };
