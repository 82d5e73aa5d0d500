import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { datasetBindingCalls } from '@whaletide/schema/domains/dataset-bindings/rest.ts';
import { makeCompetition } from '#tests/platform/support/competition.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { upload } from '#tests/platform/support/submitting.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
});
afterAll(() => platform.close());

const { create, ofCompetition } = datasetBindingCalls;
const settings = { Title: '数据', Descriptions: '', Public: true, ReviewStage: null };

it('of twenty datasets at once that want one file, one gets it', async () => {
  const { id, organizer } = await makeCompetition(platform);
  const { token } = organizer;
  const { body: file } = await upload(platform, token, 'id\n1\n', { purpose: 'dataset' });
  const input = { params: { id }, body: { ...settings, Files: [file.key] } };
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, () => platform.call(create, input, { token })),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const { data } = await platform.call(ofCompetition, { params: { id } });
  expect(data.map(({ Files }) => Files.map(({ Token }) => Token))).toEqual([[file.key]]);
});

it('of forty at once, a competition gets its thirty, each in a place of its own', async () => {
  const { id, organizer } = await makeCompetition(platform);
  const { token } = organizer;
  const named = (index: number) => ({
    params: { id },
    body: { ...settings, Title: `数据 ${index}`, Files: [] },
  });
  const outcomes = await Promise.allSettled(
    Array.from({ length: 40 }, (_, index) => platform.call(create, named(index), { token })),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(30);
  const { data } = await platform.call(ofCompetition, { params: { id } });
  expect(new Set(data.map(({ Title }) => Title)).size).toBe(30);
});

it('of orders at once one is the last as a whole, and no two datasets share a place', async () => {
  const { id, organizer } = await makeCompetition(platform);
  const { token } = organizer;
  const made: string[] = [];
  for (const Title of ['一', '二', '三', '四']) {
    const body = { ...settings, Title, Files: [] };
    made.push((await platform.call(create, { params: { id }, body }, { token }))._id);
  }
  const orders = [made, made.toReversed(), [...made.slice(2), ...made.slice(0, 2)]];
  await Promise.all(
    Array.from({ length: 12 }, (_, index) => {
      const Order = orders[index % orders.length] ?? made;
      return platform.call(
        datasetBindingCalls.order,
        { params: { id }, body: { Order } },
        { token },
      );
    }),
  );
  const { data } = await platform.call(ofCompetition, { params: { id } });
  expect(orders).toContainEqual(data.map(({ _id }) => _id));
});
