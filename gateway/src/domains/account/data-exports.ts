import { dataExportCalls as calls } from '@whaletide/schema/domains/account/rest/data-exports.ts';
import type { Resolvers } from '../../graphql/resolvers.generated.ts';

/** 导出我的数据. */
export const dataExports: Resolvers = {
  Viewer: {
    dataExports: async (_, __, context) => (await context.member().call(calls.list)).data,
  },
  DataExport: {
    url: ({ _id, State }) => (State === 'READY' ? `/exports/account/${_id}` : null),
  },
};
