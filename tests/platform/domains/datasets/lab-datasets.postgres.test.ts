import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { datasetCalls } from '@whaletide/schema/domains/datasets/rest/datasets.ts';
import { projectWritingCalls } from '@whaletide/schema/domains/projects/rest/project-writing.ts';
import { versioned } from '#tests/platform/support/columns.ts';
import { dataset } from '#tests/platform/support/datasets.ts';
import { writer } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
});
afterAll(() => platform.close());

const TWENTY = Array.from({ length: 20 }, (_, index) => index);
const countsOf = async (ids: readonly string[]) => {
  const query = { page: 1, perPage: 100, ids: ids.join(',') };
  const { data } = await platform.call(datasetCalls.list, { query });
  return ids.map((id) => data.find(({ _id }) => _id === id)?.LabsCount);
};

it('twenty projects at once that take the same datasets in any order are all counted', async () => {
  const author = await writer(platform, '二十个项目');
  const ids = [await dataset(platform, author), await dataset(platform, author)];
  const labs = [];
  for (const index of TWENTY)
    labs.push(await versioned(platform, author, { title: `项目${index}` }));
  const say = (id: string, Datasets: string[], Visibility: 'PUBLIC' | 'PRIVATE') =>
    platform.call(
      projectWritingCalls.update,
      {
        params: { id },
        body: { Title: '项目', ShortDescription: '', Tags: [], Datasets, Visibility },
      },
      author,
    );
  await Promise.all(labs.map((id, index) => say(id, index % 2 ? ids : ids.toReversed(), 'PUBLIC')));
  expect(await countsOf(ids)).toEqual([20, 20]);
  // Some let one go while others are hidden, and the rest change nothing.
  await Promise.all(
    labs.map((id, index) =>
      index % 4 === 0
        ? say(id, ids.slice(0, 1), 'PUBLIC')
        : say(id, ids, index % 4 === 1 ? 'PRIVATE' : 'PUBLIC'),
    ),
  );
  expect(await countsOf(ids)).toEqual([15, 10]);
});
