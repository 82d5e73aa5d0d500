import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type ClientReport, clientCalls } from '@whaletide/schema/domains/clients/rest.ts';
import { CLIENTS_A_REPORT, NEW_CLIENTS_A_DAY } from '@whaletide/schema/domains/clients/rules.ts';
import { type Person, writer } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';

let platform: TestPlatform;
let admin: Person;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
  admin = await writer(platform, '同时上报', { roles: ['admin'] });
});
afterAll(() => platform.close());

const TWENTY = Array.from({ length: 20 }, (_, index) => index);
const named = (Name: string): ClientReport => ({
  Kind: 'NAMED',
  Name,
  Operations: 3,
  Errors: 1,
  Deprecated: [{ Field: 'Mutation.acceptColumnApplication', Count: 2 }],
});
const usage = (page: number) =>
  platform.call(clientCalls.usage, { query: { page, perPage: 100 } }, admin);

it('twenty reports at once add up exactly, and get no more names than there is room for', async () => {
  await Promise.all(
    TWENTY.map((of) => {
      const own = Array.from({ length: CLIENTS_A_REPORT - 2 }, (_, at) => named(`own-${of}-${at}`));
      const shared = [named('shared-a'), named('shared-b')];
      // Not in one order, so that they could wait for each other in turn.
      const Clients = of % 2 === 0 ? [...shared, ...own] : [...own, ...shared.toReversed()];
      return platform.call(clientCalls.report, { body: { Clients } });
    }),
  );
  const pages = await Promise.all([usage(1), usage(2)]);
  const clients = pages.flatMap(({ data }) => data);
  expect(clients).toHaveLength(NEW_CLIENTS_A_DAY + 1);
  const sums = (of: typeof clients) => [
    of.reduce((sum, { Operations }) => sum + Operations, 0),
    of.reduce((sum, { Errors }) => sum + Errors, 0),
    of.reduce((sum, { Deprecated }) => sum + (Deprecated[0]?.Count ?? 0), 0),
  ];
  const all = TWENTY.length * CLIENTS_A_REPORT;
  expect(sums(clients)).toEqual([all * 3, all, all * 2]);
  const shared = clients.filter(({ Name }) => Name === 'shared-a');
  expect(sums(shared)).toEqual([60, 20, 40]);
});
