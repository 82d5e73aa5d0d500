import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { searchCalls, searchKinds } from '@whaletide/schema/domains/search/rest.ts';
import { siteCalls } from '@whaletide/schema/domains/site/rest/site.ts';
import { fillDemo } from '#platform/src/demo/fill.ts';
import { answerTo, questions, titlesOf } from '#tests/support/search/asked.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { indexAll } from '#tests/platform/support/search.ts';

let platform: TestPlatform;
let titles: ReadonlyMap<string, string>;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
  const { database, services, clock } = platform;
  await fillDemo({ database, files: services.files, config: services.config }, 1, clock.now);
  await indexAll(platform);
  titles = await titlesOf(database);
});
afterAll(() => platform.close());

it.each(questions())('$sort: 「$text」 finds in $kind what was asked for', async (question) => {
  const { found, isFound } = await answerTo(platform.database, titles, question);
  expect({ found, isFound }).toMatchObject({ isFound: true });
});

it('every trending word finds something', async () => {
  const { searchTrends } = await platform.call(siteCalls.config, {});
  expect(searchTrends.length).toBeGreaterThan(0);
  for (const { name } of searchTrends) {
    const { data: counts } = await platform.call(searchCalls.counts, { query: { text: name } });
    expect(counts).toHaveLength(searchKinds.length);
    expect([name, counts.some(({ Count }) => Count > 0)]).toEqual([name, true]);
  }
});
