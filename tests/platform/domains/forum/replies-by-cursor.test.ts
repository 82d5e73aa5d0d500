import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { forumCalls } from '@whaletide/schema/domains/forum/rest/forum.ts';
import { eq } from 'drizzle-orm';
import { forumReplies } from '#platform/src/domains/forum/tables.ts';
import { makeCompetition } from '#tests/platform/support/competition.ts';
import { type Person, post, reply, writer } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';

let platform: TestPlatform;
let forum: string;
let author: Person;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
  forum = (await makeCompetition(platform)).id;
  author = await writer(platform, '楼主');
});
afterAll(() => platform.close());

/** A post with so many floors. */
const thread = async (floors: number) => {
  const { _id: id } = await post(platform, forum, author);
  const build = () => reply(platform, id, author);
  const built = [];
  while (built.length < floors) built.push((await build())._id);
  const page = (query: object) =>
    platform.call(forumCalls.replies, {
      params: { id },
      query: { page: 1, perPage: 10, ...query },
    });
  const refusal = (after: string) =>
    platform.refusal(forumCalls.replies, {
      params: { id },
      query: { page: 1, perPage: 10, after },
    });
  return { build, built, page, refusal };
};

const behind = ({ endCursor }: { endCursor: string | null }) => ({ after: endCursor ?? '' });
const numbers = ({ data }: { data: { ReplyNumber: number }[] }) =>
  data.map(({ ReplyNumber }) => ReplyNumber);

describe('the floors of a post by cursor', () => {
  it('are followed to the last one, and on as others are built', async () => {
    const { build, built, page } = await thread(5);
    const first = await page({ first: 2 });
    // Deleted ones keep their place.
    for (const id of built.slice(1, 3))
      await platform.call(forumCalls.remove, { params: { id } }, author);
    await build();
    const second = await page({ first: 2, ...behind(first) });
    const third = await page({ first: 2, ...behind(second) });
    expect([first, second, third].map(numbers)).toEqual([
      [1, 2],
      [3, 4],
      [5, 6],
    ]);
    expect(second.data[0]).toMatchObject({ IsDeleted: true, Content: '' });
    expect([first, second, third].map(({ hasNextPage }) => hasNextPage)).toEqual([
      true,
      true,
      false,
    ]);
    await build();
    const fourth = await page(behind(third));
    expect(numbers(fourth)).toEqual([7]);
    expect(await page(behind(fourth))).toMatchObject({
      data: [],
      endCursor: null,
      hasNextPage: false,
    });
  });

  it('go on from a page by number, and behind one that is erased', async () => {
    const { built, page } = await thread(5);
    const second = await page({ page: 2, perPage: 2 });
    expect(second).toMatchObject({ totalNum: 5, page: 2, hasNextPage: true });
    await platform.database.db.delete(forumReplies).where(eq(forumReplies.id, built[3] ?? ''));
    expect(numbers(await page(behind(second)))).toEqual([5]);
  });

  it('are counted where that is asked for', async () => {
    const { page } = await thread(3);
    expect(await page({ first: 1 })).toMatchObject({ totalNum: null, page: 1 });
    expect(await page({ first: 1, count: true })).toMatchObject({ totalNum: 3 });
  });

  it('refuse what is no floor', async () => {
    const { refusal } = await thread(1);
    const keys = ['"3"', '-1', '3.5', '[3]', '2147483648'];
    for (const after of ['x', ...keys.map((key) => Buffer.from(key).toString('base64url'))])
      expect(await refusal(after)).toMatchObject({
        code: 'BAD_USER_INPUT',
        message: '翻页位置无效，请从头开始',
        field: 'after',
      });
  });
});
