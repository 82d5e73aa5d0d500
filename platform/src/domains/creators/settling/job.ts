import type { JobHandler } from '#jobs/worker.ts';
import type { Services } from '#services.ts';
import { settleCreator } from './settle.ts';
import type { Settlement } from './walk.ts';

/** Settles one creator's week; the payments and the end of the job are one transaction. */
export const settlementHandler = (services: Services): JobHandler => ({
  run: ({ data }, finish) =>
    services.database.transaction(async (tx) => {
      await finish(tx);
      await settleCreator(tx, services, data as Settlement);
    }),
  parks: true,
  giveUp: async (_tx, { data }) => {
    services.log.error({ settlement: data }, 'a creator is not settled');
  },
});
