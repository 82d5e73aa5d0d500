import { describe, expect, it } from '@jest/globals';
import { type GraphQLField, getDirectiveValues } from 'graphql';
import nock from 'nock';
import { domains } from '#gateway/src/domains/all.ts';
import { buildSchema } from '#gateway/src/graphql/schema.ts';
import { readSdl } from '#gateway/src/graphql/sdl.ts';
import { allCalls } from '#tests/contract/support/calls.ts';
import { refusalsOf, type RestCall } from '@whaletide/schema/shared/rest/call.ts';
import { stubContract } from './support/contract.ts';
import { operationOf } from './support/field-walks.ts';
import { TOKEN, useGateway } from './support/gateway.ts';
import { useRest } from './support/rest.ts';

const gateway = useGateway({
  RATE_MEMBER: '1000000',
  GRAPHQL_COST: '1000000',
  GRAPHQL_COMPILE_AFTER: '1000000',
});
useRest();

const schema = buildSchema(readSdl(), Object.values(domains));
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
const refuses = schema.getDirective('refuses');

const declaredBy = ({ astNode }: GraphQLField<unknown, unknown>): string[] =>
  refuses && astNode
    ? ((getDirectiveValues(refuses, astNode)?.['codes'] as string[] | undefined) ?? [])
    : [];

/** The calls that each mutation makes where all of them are answered. */
const callsOfMutations = async (): Promise<Map<string, RestCall[]>> => {
  const made = new Map<string, RestCall[]>();
  for (const field of mutations) {
    nock.cleanAll();
    const counts = stubContract(2);
    const { source, variables } = operationOf([field], 'mutation');
    await gateway().send(source, { variables, token: TOKEN });
    const operations = Object.keys(counts.byOperation());
    made.set(
      field.name,
      operations.flatMap((operation) => allCalls.get(operation) ?? []),
    );
  }
  return made;
};

describe('the codes of mutations', () => {
  it('are codes of the calls that they make', async () => {
    const calls = await callsOfMutations();
    const ofNoCall = mutations.flatMap((field) => {
      const made = new Set<string>((calls.get(field.name) ?? []).flatMap(refusalsOf));
      return declaredBy(field)
        .filter((code) => !made.has(code))
        .map((code) => `${field.name} ${code}`);
    });
    expect(ofNoCall).toEqual([]);
  });

  it('are compared for every mutation', async () => {
    const calls = await callsOfMutations();
    expect([...calls].filter(([, made]) => made.length === 0)).toEqual([]);
    expect(calls.size).toBeGreaterThan(250);
  });
});
