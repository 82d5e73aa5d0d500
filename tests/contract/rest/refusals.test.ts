import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { refusalsOf } from '@whaletide/schema/shared/rest/call.ts';
import type { RestError } from '@whaletide/schema/shared/rest/common.ts';
import { demoStore, type Layer, startPlatform, type Store } from '#tests/support/layers.ts';
import { allCalls } from '../support/calls.ts';
import { restClient, type RestClient } from '../support/rest.ts';
import { cases } from './cases.ts';
import { prepareWorld } from './prepare.ts';
import { defined, type World } from './world.ts';

/** An id that nothing has. */
const NOTHING = 'f'.repeat(24);

let store: Store;
let platform: Layer;
let rest: RestClient;
let world: World;

beforeAll(async () => {
  store = await demoStore();
  platform = await startPlatform(store);
  rest = restClient(platform.url);
  world = await prepareWorld(rest);
});

afterAll(async () => {
  await platform.stop();
  await store.remove();
});

/** The same input with ids of nothing in place of its own, wherever they stand. */
const withoutThings = (input: unknown): unknown =>
  JSON.parse(JSON.stringify(input).replaceAll(/\b[0-9a-f]{24}\b/g, NOTHING));

/** The same input with other words in place of its texts: tokens, codes, names of nothing. */
const withOtherTexts = (input: unknown): unknown =>
  JSON.parse(JSON.stringify(input), (_, value: unknown) =>
    typeof value === 'string' ? 'x'.repeat(value.length) : value,
  );

/** An input whose path names nothing, and one whose other parts do; where they differ from it. */
const inputsOfNothing = (input: { params?: object }): object[] => {
  const others = {
    ...(withoutThings(input) as object),
    ...(input.params && { params: input.params }),
  };
  const path = { ...input, ...(input.params && { params: withoutThings(input.params) }) };
  return [path, others, withOtherTexts(input) as object].filter(
    (changed) => JSON.stringify(changed) !== JSON.stringify(input),
  );
};

describe('a call that names what isn’t there', () => {
  it.each(cases)('%s refuses with codes that it declares', async (...[operation, input, by]) => {
    const call = defined(allCalls.get(operation), operation);
    const token = call.access === 'public' ? undefined : world[by ?? 'token'];
    for (const changed of inputsOfNothing(input(world))) {
      const { status, body } = await rest.send(call, changed as never, token);
      if (status >= 400) expect(refusalsOf(call)).toContain((body as RestError).code);
    }
  });
});
