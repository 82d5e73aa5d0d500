import { type Static, Type } from 'typebox';
import { call } from '#shared/rest/call.ts';
import { Nullable } from '#shared/rest/common.ts';

const Rows = Nullable(Type.Integer({ minimum: 0 }));

/**
 * Numbers of what waits for administrators and the support; null for what the member doesn't
 * handle.
 */
export const AdministrationCounts = Type.Object({
  /** Unanswered work orders; of the support too. */
  WorkOrders: Rows,
  /** Real names with a photo to look at. */
  RealNames: Rows,
  HostApplications: Rows,
  SourceApplications: Rows,
  /** Gift cards that creators asked for. */
  Exchanges: Rows,
  ParkedMails: Rows,
  ParkedJobs: Rows,
});
export type AdministrationCounts = Static<typeof AdministrationCounts>;

export const administrationCalls = {
  counts: call({
    operation: 'administration.counts',
    method: 'GET',
    path: '/api/admin/counts',
    access: 'member',
    refusals: ['FORBIDDEN'],
    summary:
      'How much waits, counted in one statement; for administrators and the support, else 403 FORBIDDEN',
    response: AdministrationCounts,
  }),
};
