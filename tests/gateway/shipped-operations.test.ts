import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { GraphQLError } from 'graphql';
import nock from 'nock';
import { domains } from '#gateway/src/domains/all.ts';
import { readConfig } from '#gateway/src/config.ts';
import { Operations } from '#gateway/src/graphql/operations.ts';
import { buildSchema } from '#gateway/src/graphql/schema.ts';
import { readSdl } from '#gateway/src/graphql/sdl.ts';
import { createEngine } from '#gateway/src/graphql/create-engine.ts';
import { markDocuments } from '#web/build/known-operations.ts';
import { stubContract } from './support/contract.ts';
import { TOKEN, useGateway } from './support/gateway.ts';
import { shippedOperations } from './support/operations.ts';
import { useRest } from './support/rest.ts';

const ROOT = new URL('../../', import.meta.url).pathname;
const schema = buildSchema(readSdl(), Object.values(domains));
const shipped = shippedOperations(schema);
const sendable = shipped.filter(({ kind }) => kind !== 'subscription');

/**
 * Nothing is asked of what waits in a browser whose cookie says that nothing does, nor in a member's
 * name of service accounts.
 */
const asksNobody = new Set(['PendingOAuth', 'ServiceAccount']);

// All operations come from one member, faster than any member sends them.
// Rows of which each has as many are more than platform ever answers at once.
// The stub makes its rows on the loop that asks for them, however long that takes.
const unhurried = {
  RATE_MEMBER: '1000000',
  UPSTREAM_RESPONSE_BYTES: '33554432',
  UPSTREAM_CALL_TIMEOUT_MS: '600000',
  REQUEST_DEADLINE_MS: '600000',
};
const compiled = useGateway({ GRAPHQL_COMPILE_AFTER: '0', ...unhurried });
const interpreted = useGateway({ GRAPHQL_COMPILE_AFTER: '1000000', ...unhurried });
useRest();

describe('every operation that ships', () => {
  it('is there at all', () => {
    expect(shipped.length).toBeGreaterThan(20);
  });

  it('is valid and within the limits', () => {
    const operations = new Operations(schema, readConfig({}).graphql, { suggests: true });
    const refused = shipped.flatMap(({ file, name, source, variables }) => {
      const prepared = operations.prepare(source, name);
      const errors =
        'errors' in prepared ? prepared.errors : [operations.overCost(prepared, variables)];
      return errors
        .filter((error) => error instanceof GraphQLError)
        .map((error) => `${file}: ${error.message}`);
    });
    expect(refused).toEqual([]);
  });
});

describe('every document that the site sends', () => {
  const operations = globSync('web/src/**/*.generated.ts', { cwd: ROOT }).flatMap(
    (file) => markDocuments(readFileSync(ROOT + file, 'utf8')).operations,
  );

  it('has a name of its own', () => {
    const names = operations.map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('is prepared and compiled by the gateway as it starts', () => {
    const engine = createEngine(readConfig({}), Object.values(domains), {
      answered: () => undefined,
      masked: () => undefined,
    });
    const left = operations.flatMap(({ name, type, body }) => {
      engine.warm(body);
      const prepared = engine.prepareKnown(body);
      if ('errors' in prepared) return [`${name}: ${String(prepared.errors[0])}`];
      // Subscriptions are graphql-js's.
      return prepared.compiled || type === 'subscription' ? [] : [`${name} isn’t compiled`];
    });
    expect(operations.length).toBeGreaterThan(400);
    expect(left).toEqual([]);
  });
});

describe.each(sendable)('$file: $name', ({ name, source, variables }) => {
  const options = { operationName: name, variables, token: TOKEN };

  it('makes as many REST calls for 48 rows as for 12', async () => {
    const callsFor = async (rows: number) => {
      nock.cleanAll();
      const counts = stubContract(rows);
      const { body } = await compiled().send(source, options);
      expect(body.errors).toBeUndefined();
      return counts.byOperation();
    };
    const few = await callsFor(12);
    expect(Object.keys(few).length > 0).toBe(!asksNobody.has(name));
    expect(await callsFor(48)).toEqual(few);
  });

  it('is answered alike by compiled and by interpreted execution', async () => {
    stubContract(3);
    const one = await compiled().send(source, options);
    const other = await interpreted().send(source, options);
    expect(one.body).toEqual(other.body);
  });
});
