import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { logCalls } from '@whaletide/schema/domains/receipts/rest.ts';
import { appendEpoch } from '#platform/src/domains/receipts/store/appending.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

/** Appends so many leaves; those of an epoch are about no work. */
const append = async (many: number) => {
  const at = platform.clock.now.toISOString();
  for (let each = 0; each < many; each += 1)
    await platform.database.transaction((tx) => appendEpoch(tx, { lost: null, at }));
};
const list = (query: object) =>
  platform.call(logCalls.leaves, { query: { page: 1, perPage: 100, ...query } });
const indices = ({ data }: { data: { Index: number }[] }) => data.map(({ Index }) => Index);

describe('the leaves of the log by cursor', () => {
  it('are followed from the beginning, and from the last one as others are appended', async () => {
    expect(await list({ first: 2 })).toMatchObject({
      data: [],
      endCursor: null,
      hasNextPage: false,
    });
    await append(3);
    const first = await list({ first: 2 });
    expect([indices(first), first.hasNextPage]).toEqual([[0, 1], true]);
    await append(1);
    const second = await list({ first: 2, after: first.endCursor ?? '' });
    expect([indices(second), second.hasNextPage]).toEqual([[2, 3], false]);
    const after = second.endCursor ?? '';
    expect(await list({ after })).toMatchObject({ data: [], endCursor: null, hasNextPage: false });
    await append(1);
    expect(indices(await list({ after }))).toEqual([4]);
    const page = await list({ page: 2, perPage: 2 });
    expect(indices(page)).toEqual([2, 3]);
    expect(indices(await list({ after: page.endCursor ?? '' }))).toEqual([4]);
  });

  it('refuse what is no place in it, and have nothing behind their end', async () => {
    const cursor = (key: string) => Buffer.from(key).toString('base64url');
    for (const after of ['nowhere', cursor('-1'), cursor('1.5'), cursor('"1"')]) {
      const query = { page: 1, perPage: 100, after };
      expect(await platform.refusal(logCalls.leaves, { query })).toMatchObject({
        code: 'BAD_USER_INPUT',
        field: 'after',
      });
    }
    expect((await list({ after: cursor('2000000000') })).data).toEqual([]);
  });
});
