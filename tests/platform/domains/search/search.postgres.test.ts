import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { columnCalls } from '@whaletide/schema/domains/columns/rest.ts';
import { searchCalls } from '@whaletide/schema/domains/search/rest.ts';
import { indexSlice } from '#platform/src/domains/search/indexing.ts';
import { searchDocuments, searchWords } from '#platform/src/domains/search/tables.ts';
import { allContributions } from '#platform/src/domains/gathered.ts';
import { author, collect, column, versioned } from '#tests/platform/support/columns.ts';
import { writer } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { indexAll } from '#tests/platform/support/search.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
});
afterAll(() => platform.close());

const TWENTY = Array.from({ length: 20 }, (_, index) => index);

it('twenty changes at once of one thing, with workers at it, leave one right document', async () => {
  const owner = await author(platform, '专栏作者');
  const { _id } = await column(platform, owner, '二十次');
  await collect(platform, owner, _id, await versioned(platform, owner));
  const readers = await Promise.all(TWENTY.map((index) => writer(platform, `读者${index}`)));
  await Promise.all([
    ...readers.map((reader) =>
      platform.call(columnCalls.subscribe, { body: { Column: _id } }, reader),
    ),
    ...TWENTY.map(() => indexSlice(platform.database, allContributions.search)),
  ]);
  await indexAll(platform);
  const { db } = platform.database;
  const documents = await db
    .select()
    .from(searchDocuments)
    .where(eq(searchDocuments.objectId, _id));
  expect(documents).toMatchObject([{ kind: 'COLUMN', weight: 20, contents: 1 }]);
  const [word] = await db.select().from(searchWords).where(eq(searchWords.key, '二十次'));
  expect(word).toMatchObject({ n: 1 });
  const query = { kind: 'COLUMN' as const, text: '二十次', page: 1, perPage: 12 };
  expect((await platform.call(searchCalls.find, { query })).data).toEqual([
    { _id, Kind: 'COLUMN' },
  ]);
});

it('a worker that begins while another is at it leaves everything to that one', async () => {
  await writer(platform, '第二个');
  const done = await Promise.all(
    TWENTY.map(() => indexSlice(platform.database, allContributions.search)),
  );
  expect(done.filter(Boolean).length).toBeGreaterThan(0);
  expect(await indexSlice(platform.database, allContributions.search)).toBe(false);
});
