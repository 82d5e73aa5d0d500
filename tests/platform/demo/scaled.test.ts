import { expect, it } from '@jest/globals';
import { datasetCalls } from '@whaletide/schema/domains/datasets/rest/datasets.ts';
import { projectCalls } from '@whaletide/schema/domains/projects/rest/projects.ts';
import { searchCalls } from '@whaletide/schema/domains/search/rest.ts';
import { fillDemo } from '#platform/src/demo/fill.ts';
import { startPlatform } from '../support/platform.ts';

it('has a hundred projects and fifty datasets of the crowd for each of its scale, which are shown and found', async () => {
  const platform = await startPlatform();
  const { database, services, clock } = platform;
  await fillDemo({ database, files: services.files, config: services.config }, 2, clock.now);
  const titled = async (
    call: typeof projectCalls.list | typeof datasetCalls.list,
    number: number,
  ) => (await platform.call(call, { query: { Title: `（${number}）`, page: 1, perPage: 2 } })).data;
  for (const [kind, call, last] of [
    ['PROJECT', projectCalls.list, 200],
    ['DATASET', datasetCalls.list, 100],
  ] as const) {
    expect(await titled(call, last + 1)).toEqual([]);
    const [shown, ...others] = await titled(call, last);
    expect(others).toEqual([]);
    const query = { kind, text: shown?.Title ?? '', page: 1, perPage: 1 };
    const found = await platform.call(searchCalls.find, { query });
    expect(found.data.map(({ _id }) => _id)).toEqual([shown?._id]);
  }
  await platform.close();
});
