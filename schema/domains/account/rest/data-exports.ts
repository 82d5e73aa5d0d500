import { type Static, Type } from 'typebox';
import { EXPORT_DAYS } from '../rules/data-exports.ts';
import { call } from '#shared/rest/call.ts';
import { ById, Id, ListOf, Nullable, Time } from '#shared/rest/common.ts';

const exportStates = ['PENDING', 'READY', 'FAILED'] as const;

/** An export of the member's own data. */
export const DataExport = Type.Object({
  _id: Id,
  State: Type.Enum(exportStates),
  CreateDate: Time,
  /** Until when it can be downloaded; null until it is ready. */
  Expires: Nullable(Time),
  /** Bytes; null until it is ready. */
  Size: Nullable(Type.Integer({ minimum: 0 })),
  /** Files of the member's that were too many or too large to go in; they are listed in it. */
  FilesLeftOut: Type.Integer({ minimum: 0 }),
});
export type DataExport = Static<typeof DataExport>;

/**
 * 导出我的数据. All of them need a session: an access token can't export a member's data (403).
 */
export const dataExportCalls = {
  list: call({
    operation: 'account.dataExports',
    method: 'GET',
    path: '/api/auth/exports',
    access: 'member',
    refusals: ['FORBIDDEN'],
    summary: `The exports of the last ${EXPORT_DAYS} days, newest first, at most 20`,
    response: ListOf(DataExport),
  }),
  request: call({
    operation: 'account.requestDataExport',
    method: 'POST',
    path: '/api/auth/exports',
    access: 'member',
    refusals: ['UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'RATE_LIMITED'],
    summary:
      'Asks for an export of all of the member’s data, by password and, where the second step is on, a code. A job makes it, event 2091 tells. 429 RATE_LIMITED for the second one of a day (Asia/Shanghai); one that failed doesn’t count',
    body: Type.Object({
      password: Type.String({ maxLength: 256 }),
      /**
       * Code of the authenticator app, or a recovery code; ignored where the second step is off.
       */
      code: Type.Optional(Type.String({ maxLength: 32 })),
    }),
    response: DataExport,
  }),
  download: call({
    operation: 'account.downloadDataExport',
    method: 'GET',
    path: '/api/auth/exports/:id/file',
    access: 'member',
    refusals: ['FORBIDDEN', 'NOT_FOUND'],
    summary: `The archive: a ZIP with \`index.html\`, which shows all of it to its member, one JSON file a table that has rows, and the member’s own files by their names, streamed. 404 for another’s, one that isn’t ready, and after ${EXPORT_DAYS} days`,
    params: ById,
    response: Type.Unknown(),
  }),
};
