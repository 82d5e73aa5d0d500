import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type Comment,
  commentCalls,
  type CommentSort,
} from '@whaletide/schema/domains/comments/rest.ts';
import type { CursorPage } from '@whaletide/schema/shared/rest/common.ts';
import { eq } from 'drizzle-orm';
import { comments } from '#platform/src/domains/comments/tables.ts';
import { versioned } from '#tests/platform/support/columns.ts';
import { comment, commentsOn } from '#tests/platform/support/comments.ts';
import { type Person, writer } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';

let platform: TestPlatform;
let owner: Person;
beforeAll(async () => {
  platform = await startPlatform({ worker: false, env: { COMMENTS_PER_MINUTE: '1000' } });
  owner = await writer(platform, '项目作者');
});
afterAll(() => platform.close());

type Write = (texts: string) => Promise<void>;
interface List {
  /** Writes comments, each a letter, all of one moment. */
  write: Write;
  page: (query: {
    first?: number;
    after?: string;
    count?: boolean;
  }) => Promise<CursorPage<Comment>>;
  remove: (text: string) => Promise<unknown>;
}

const writing =
  (lab: string, ids: Map<string, string>, RefComment?: string): Write =>
  async (texts) => {
    for (const Content of texts) {
      const body = { Kind: 'LAB' as const, Target: lab, Content };
      const answered = { ...body, ...(RefComment !== undefined && { RefComment }) };
      const { _id } = await platform.call(commentCalls.create, { body: answered }, owner);
      ids.set(Content, _id);
    }
  };
const removing = (ids: Map<string, string>) => (text: string) =>
  platform.call(commentCalls.remove, { params: { id: ids.get(text) ?? '' } }, owner);

const commentsIn = async (sort: CommentSort): Promise<List> => {
  const lab = await versioned(platform, owner);
  const ids = new Map<string, string>();
  return {
    write: writing(lab, ids),
    page: (query) => commentsOn(platform, lab, { sort, ...query }),
    remove: removing(ids),
  };
};
const answers = async (): Promise<List> => {
  const lab = await versioned(platform, owner);
  const { _id: id } = await comment(platform, lab, owner);
  const ids = new Map<string, string>();
  return {
    write: writing(lab, ids, id),
    page: (query) =>
      platform.call(commentCalls.replies, {
        params: { id },
        query: { page: 1, perPage: 20, ...query },
      }),
    remove: removing(ids),
  };
};

const behind = ({ endCursor }: { endCursor: string | null }) => ({ after: endCursor ?? '' });
const texts = ({ data }: { data: Comment[] }) => data.map(({ Content }) => Content).join('');

describe('the newest comments by cursor', () => {
  it('are each seen once, and none missed, while some come and some go between the pages', async () => {
    const { write, page, remove } = await commentsIn('-CreateDate');
    await write('abcdefg');
    const first = await page({ first: 2 });
    await write('hi');
    // The one that the page ended with, one behind it, and one above.
    for (const gone of 'feg') await remove(gone);
    const second = await page({ first: 2, ...behind(first) });
    await write('j');
    const third = await page({ first: 2, ...behind(second) });
    expect([first, second, third].map(texts)).toEqual(['gf', 'dc', 'ba']);
    expect([first, second, third].map(({ hasNextPage }) => hasNextPage)).toEqual([
      true,
      true,
      false,
    ]);
    expect(texts(await page({ first: 3 }))).toBe('jih');
  });
});

describe.each([
  ['the oldest comments', () => commentsIn('CreateDate')],
  ['the answers under a comment', answers],
])('%s by cursor', (_, make) => {
  it('are followed to their end, and on as others are written', async () => {
    const { write, page, remove } = await make();
    await write('abcdef');
    const first = await page({ first: 2 });
    for (const gone of 'abd') await remove(gone);
    const second = await page({ first: 2, ...behind(first) });
    const third = await page({ first: 2, ...behind(second) });
    expect([first, second, third].map(texts)).toEqual(['ab', 'ce', 'f']);
    expect(third.hasNextPage).toBe(false);
    await write('gh');
    const fourth = await page(behind(third));
    expect(texts(fourth)).toBe('gh');
    expect(await page(behind(fourth))).toMatchObject({
      data: [],
      endCursor: null,
      hasNextPage: false,
    });
  });
});

describe.each([
  ['comments', () => commentsIn('-CreateDate')],
  ['answers', answers],
])('%s by cursor', (_, make) => {
  it('are counted where that is asked for', async () => {
    const { write, page } = await make();
    await write('abc');
    expect(await page({ first: 1 })).toMatchObject({ totalNum: null, page: 1 });
    expect(await page({ first: 1, count: true })).toMatchObject({ totalNum: 3 });
  });

  it('refuse what is no place among them', async () => {
    const { page } = await make();
    const at = '2026-11-21T04:00:00.000Z';
    const keys = ['3', '{}', [at, 3], [at, 'x'.repeat(24)], ['yesterday', 'a'.repeat(24)]];
    const cursors = keys.map((key) => Buffer.from(JSON.stringify(key)).toString('base64url'));
    for (const after of ['nowhere', ...cursors])
      await expect(page({ after })).rejects.toMatchObject({
        body: { code: 'BAD_USER_INPUT', message: '翻页位置无效，请从头开始', field: 'after' },
      });
  });
});

it('comments by cursor go on from the page on which one of them is, and behind one that is erased', async () => {
  const { write, page } = await commentsIn('CreateDate');
  await write('abcdef');
  const lab = (await page({ first: 1 })).data[0]?.Target ?? '';
  const all = await commentsOn(platform, lab, { sort: 'CreateDate' });
  const query = { sort: 'CreateDate', perPage: 2, At: all.data[3]?._id ?? '' } as const;
  const led = await commentsOn(platform, lab, query);
  expect([texts(led), led.hasNextPage, led.totalNum]).toEqual(['cd', true, 6]);
  await platform.database.db.delete(comments).where(eq(comments.id, query.At));
  expect(texts(await commentsOn(platform, lab, { ...query, ...behind(led) }))).toBe('ef');
});
