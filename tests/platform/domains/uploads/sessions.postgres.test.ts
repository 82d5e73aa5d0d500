import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { writer } from '#tests/platform/support/forum.ts';
import { begin, sendPart } from '#tests/platform/support/parted.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';

const MIB = 1024 * 1024;
const TWENTY = Array.from({ length: 20 }, (_, index) => index);

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({
    worker: false,
    env: { DATASET_TOTAL_BYTES: String(5 * MIB), UPLOAD_PART_BYTES: String(64 * 1024) },
  });
});
afterAll(() => platform.close());

it('of twenty uploads begun at once, as many begin as fit', async () => {
  const member = await writer(platform, '抢配额的人');
  const begun = await Promise.allSettled(
    TWENTY.map((index) => begin(platform, member, { length: MIB }, { Name: `part-${index}.csv` })),
  );
  expect(begun.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
});

it('the same part twenty times at once is kept once', async () => {
  const member = await writer(platform, '重复上传的人');
  const content = Buffer.alloc(1_000, 'a');
  const open = await begin(platform, member, content);
  const sent = await Promise.all(TWENTY.map(() => sendPart(platform, member, open, 0, content)));
  expect(sent.map(({ status }) => status)).toEqual(TWENTY.map(() => 200));
  expect(sent.at(-1)?.body.Received).toEqual([0]);
});
