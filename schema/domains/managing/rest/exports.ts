import { Type } from 'typebox';
import { call } from '#shared/rest/call.ts';
import { Id } from '#shared/rest/common.ts';

/** Kinds of data that an organizer saves of a competition. */
export const exportKinds = [
  'registrations',
  'teams',
  'qualifications',
  'works',
  'ranking',
] as const;
export type ExportKind = (typeof exportKinds)[number];

/** Ours: tables of a competition as files, whole however long, for who manages it. */
export const exportCalls = {
  csv: call({
    operation: 'exports.csv',
    method: 'GET',
    path: '/v2/api/competitions/:id/exports/:kind',
    access: 'member',
    serviceAccounts: true,
    refusals: ['FORBIDDEN', 'NOT_FOUND'],
    summary:
      'A table of the competition as CSV in UTF-8 with a byte order mark, streamed; what a spreadsheet would run as a formula is defused. 404 for a ranking that isn’t published',
    params: Type.Object({ id: Id, kind: Type.Enum(exportKinds) }),
    response: Type.Unknown(),
  }),
};
