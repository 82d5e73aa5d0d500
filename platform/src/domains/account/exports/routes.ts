import type { FastifyInstance } from 'fastify';
import { dataExportCalls as calls } from '@whaletide/schema/domains/account/rest/data-exports.ts';
import { dayKey } from '@whaletide/schema/shared/rules/time.ts';
import { route } from '#http/route.ts';
import type { Services } from '#services.ts';
import type { PasswordHasher } from '../passwords.ts';
import { requireSession } from '../protection.ts';
import { dataExportsOf, openDataExport, requestDataExport } from './orders.ts';

/** 导出我的数据. */
export const dataExportRoutes = (
  app: FastifyInstance,
  services: Services,
  hasher: PasswordHasher,
): void => {
  route(app, calls.list, async ({ caller }) => {
    requireSession(caller, '请登录后再查看');
    return { data: await dataExportsOf(services, caller.id) };
  });

  route(app, calls.request, ({ caller, body }) => {
    requireSession(caller, '请登录后再导出');
    return requestDataExport(services, hasher, caller, body);
  });

  route(app, calls.download, async ({ caller, params, reply }) => {
    requireSession(caller, '请登录后再下载');
    const { content, size, createDate } = await openDataExport(services, caller.id, params.id);
    const name = `个人数据 ${dayKey(createDate)}.zip`;
    return reply
      .header('content-type', 'application/zip')
      .header('content-length', size)
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'private, no-store')
      .send(content);
  });
};
