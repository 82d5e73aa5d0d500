import { dataExportCalls as calls } from '@whaletide/schema/domains/account/rest/data-exports.ts';
import { ofCaller } from '#graphql/ahead.ts';
import type { Resolvers } from '#graphql/resolvers.generated.ts';

/** 导出我的数据. */
export const dataExports: Resolvers = {
  Viewer: {
    dataExports: ofCaller(async (_, context) => (await context.member().call(calls.list)).data),
  },
  DataExport: {
    url: ({ _id, State }) => (State === 'READY' ? `/exports/account/${_id}` : null),
  },
};
