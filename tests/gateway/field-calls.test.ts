import { beforeAll, describe, expect, it } from '@jest/globals';
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

/** Counts the REST calls of each walk through lists of so many rows, and what they answer. */
const callsOfWalks = async (rows: number) => {
  nock.cleanAll();
  const counts = stubContract(rows);
  const found: { calls: number; answered: number }[] = [];
  for (const { source, variables } of walks) {
    const before = counts.totals();
    await gateway().send(source, { variables, token: TOKEN });
    const { calls, answered } = counts.totals();
    found.push({ calls: calls - before.calls, answered: answered - before.answered });
  }
  return found;
};

describe('a field of each row of a list', () => {
  let few: Awaited<ReturnType<typeof callsOfWalks>>;
  let many: typeof few;
  beforeAll(async () => {
    few = await callsOfWalks(3);
    many = await callsOfWalks(9);
  }, 600_000);

  it('is there in hundreds', () => {
    expect(walks.length).toBeGreaterThan(200);
  });

  it('makes as many REST calls for 9 rows as for 3', () => {
    const growing = walks.filter(
      (_, index) => (many[index]?.calls ?? 0) > (few[index]?.calls ?? 0),
    );
    expect(growing.map(({ source }) => source)).toEqual([]);
  });

  it('has a cost for each row where each is answered by itself', () => {
    const wrong = walks.flatMap(({ name, field, source }, index) => {
      const grows = (many[index]?.answered ?? 0) > (few[index]?.answered ?? 0);
      if (grows === hasCost(field)) return [];
      return [`${name} ${grows ? 'has no cost' : 'needs no cost'}: ${source}`];
    });
    expect(wrong).toEqual([]);
  });
});
