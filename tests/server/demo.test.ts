import { describe, expect, it } from '@jest/globals';
import { fillsDemo } from '@whaletide/server/demo.ts';

describe('an empty database gets the demo community', () => {
  it.each([
    [{}, true],
    [{ NODE_ENV: 'development' }, true],
    [{ NODE_ENV: 'production' }, false],
    [{ NODE_ENV: ' production ' }, false],
    [{ NODE_ENV: 'production', DEMO: 'true' }, true],
    [{ DEMO: 'false' }, false],
    [{ DATABASE_URL: 'postgres://x' }, false],
    [{ DATABASE_URL: 'postgres://x', DEMO: 'true' }, true],
  ])('with %j: %s', (environment, fills) => expect(fillsDemo(environment)).toBe(fills));
});
