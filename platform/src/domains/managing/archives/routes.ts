import type { FastifyInstance } from 'fastify';
import { archiveCalls } from '@whaletide/schema/domains/managing/rest/archives.ts';
import { dayKey } from '@whaletide/schema/shared/rules/time.ts';
import { route } from '#http/route.ts';
import type { Services } from '#services.ts';
import { cancelImport } from './cancelling.ts';
import {
  archivesOf,
  exportCompetition,
  importCompetition,
  importsOf,
  openArchive,
} from './orders.ts';

/** 导出整场竞赛 and 导入竞赛. */
export const archiveRoutes = (app: FastifyInstance, services: Services): void => {
  route(app, archiveCalls.list, async ({ caller, params }) => ({
    data: await archivesOf(services, caller, params.id),
  }));

  route(app, archiveCalls.export, ({ caller, params, body }) => {
    const input = { competitionId: params.id, withWorks: body.WithWorks };
    return exportCompetition(services, caller, input);
  });

  route(app, archiveCalls.download, async ({ caller, params, reply }) => {
    const { content, size, name, createDate } = await openArchive(services, caller, params.id);
    const fileName = `${name} ${dayKey(createDate)}.zip`;
    return reply
      .header('content-type', 'application/zip')
      .header('content-length', size)
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`)
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'private, no-store')
      .send(content);
  });

  route(app, archiveCalls.imports, async ({ caller, params }) => ({
    data: await importsOf(services, caller, params.shortName),
  }));

  route(app, archiveCalls.import, ({ caller, params, body }) =>
    importCompetition(services, caller, {
      shortName: params.shortName,
      archive: body.Archive,
      startDate: body.StartDate ?? null,
    }),
  );

  route(app, archiveCalls.cancelImport, ({ caller, params }) =>
    cancelImport(services, caller, params.id),
  );
};
