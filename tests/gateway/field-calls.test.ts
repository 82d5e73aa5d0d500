import { describe, expect, it } from '@jest/globals';
import nock from 'nock';
import { domains } from '#gateway/src/domains/all.ts';
import { buildSchema } from '#gateway/src/graphql/schema.ts';
import { readSdl } from '#gateway/src/graphql/sdl.ts';
import { stubContract } from './support/contract.ts';
import { hasCost, walksOfRows } from './support/field-walks.ts';
import { TOKEN, useGateway } from './support/gateway.ts';
import { useRest } from './support/rest.ts';

const gateway = useGateway({
  RATE_MEMBER: '1000000',
  GRAPHQL_COST: '1000000',
  GRAPHQL_COMPILE_AFTER: '1000000',
});
useRest();

const resolved = new Set(
  Object.values(domains).flatMap(({ resolvers }) =>
    resolvers.flatMap((map) =>
      Object.entries(map).flatMap(([type, fields]) =>
        Object.keys(fields as object).map((field) => `${type}.${field}`),
      ),
    ),
  ),
);
const walks = walksOfRows(buildSchema(readSdl(), Object.values(domains)), resolved);

/** Counts the REST calls of each walk through lists of so many rows. */
const callsOfWalks = async (rows: number): Promise<number[]> => {
  nock.cleanAll();
  const counts = stubContract(rows);
  const total = () => Object.values(counts.byOperation()).reduce((sum, calls) => sum + calls, 0);
  const calls: number[] = [];
  for (const { source, variables } of walks) {
    const before = total();
    await gateway().send(source, { variables, token: TOKEN });
    calls.push(total() - before);
  }
  return calls;
};

describe('a field of each row of a list', () => {
  it('is there in hundreds', () => {
    expect(walks.length).toBeGreaterThan(200);
  });

  it('makes as many REST calls for 9 rows as for 3, or has a cost for each', async () => {
    const [few, many] = [await callsOfWalks(3), await callsOfWalks(9)];
    const wrong = walks.flatMap(({ name, field, source }, index) => {
      const grows = (many[index] ?? 0) > (few[index] ?? 0);
      if (grows === hasCost(field)) return [];
      return [`${name} ${grows ? 'has no cost' : 'needs no cost'}: ${source}`];
    });
    expect(wrong).toEqual([]);
  }, 600_000);
});
