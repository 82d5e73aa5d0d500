import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { feedCalls, type FeedPage } from '@whaletide/schema/domains/feed/rest.ts';
import { memberCalls } from '@whaletide/schema/domains/members/rest.ts';
import { projectWritingCalls } from '@whaletide/schema/domains/projects/rest/project-writing.ts';
import { HOUR } from '@whaletide/schema/shared/rules/time.ts';
import { versioned } from '#tests/platform/support/columns.ts';
import { type Person, writer } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';

let platform: TestPlatform;
const labs: string[] = [];
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
  const author = await writer(platform, '项目作者');
  while (labs.length < 8) labs.push(await versioned(platform, author));
});
afterAll(() => platform.close());

const LETTERS = 'abcdefgh';
const labOf = (letter: string) => labs[LETTERS.indexOf(letter)] ?? '';

interface Query {
  first?: number;
  after?: string;
  blockId?: number;
}

let pairs = 0;
/** A reader of what one member does, or of all whom they follow. */
const pair = async (whose: 'followees' | 'ofMember') => {
  pairs += 1;
  const reader = await writer(platform, `读者${pairs}`);
  const doer = await writer(platform, `行动者${pairs}`);
  const follow = ({ id }: Person) =>
    platform.call(memberCalls.follow, { body: { Target: id } }, reader);
  await follow(doer);
  const input = { params: { id: doer.id } };
  return {
    reader,
    follow,
    /** Keeps the projects of these letters, one after the other. */
    keep: async (letters: string, hours = 2, by = doer) => {
      for (const letter of letters) {
        platform.clock.advance(hours * HOUR);
        await platform.call(projectWritingCalls.bookmark, { body: { Lab: labOf(letter) } }, by);
      }
    },
    forget: (letter: string) =>
      platform.call(projectWritingCalls.unbookmark, { query: { Lab: labOf(letter) } }, doer),
    page: (query: Query) =>
      whose === 'followees'
        ? platform.call(feedCalls.followees, { query }, reader)
        : platform.call(feedCalls.ofMember, { ...input, query }, reader),
    refusal: (query: Query) =>
      whose === 'followees'
        ? platform.refusal(feedCalls.followees, { query }, reader)
        : platform.refusal(feedCalls.ofMember, { ...input, query }, reader),
  };
};

const behind = ({ endCursor }: { endCursor: string | null }) => ({ after: endCursor ?? '' });
/** Letters of the projects, those of one item together. */
const told = ({ data }: FeedPage) =>
  data.map(({ Targets }) => Targets.map((id) => LETTERS[labs.indexOf(id)]).join('')).join(' ');

describe.each(['followees', 'ofMember'] as const)('the feed by cursor (%s)', (whose) => {
  it('tells each once, and misses none, while some come and some are taken back', async () => {
    const { keep, forget, page } = await pair(whose);
    await keep('abcdef');
    const first = await page({ first: 2 });
    await keep('gh');
    // The one that the page ended with, and one behind it.
    for (const gone of 'ed') await forget(gone);
    const second = await page({ first: 2, ...behind(first) });
    const third = await page({ first: 2, ...behind(second) });
    expect([first, second, third].map(told)).toEqual(['f e', 'c b', 'a']);
    expect([first, second, third].map(({ hasNextPage, tail }) => [hasNextPage, tail])).toEqual([
      [true, false],
      [true, false],
      [false, true],
    ]);
    expect(await page(behind(third))).toMatchObject({
      data: [],
      endCursor: null,
      hasNextPage: false,
    });
    expect(told(await page({ first: 3 }))).toBe('h g f');
  });

  it('divides what stands together where a page ends, and has it whole in a larger one', async () => {
    const { keep, page } = await pair(whose);
    await keep('abc', 0);
    const first = await page({ first: 2 });
    expect([told(first), told(await page({ first: 2, ...behind(first) }))]).toEqual(['cb', 'a']);
    const whole = await page({ first: 500 });
    expect([told(whole), whole.maxCount]).toEqual(['cba', 100]);
  });

  it('has the place of a cursor in its older form too', async () => {
    const { keep, page } = await pair(whose);
    await keep('abc');
    const first = await page({ first: 1 });
    expect(told(await page({ blockId: first.blockId }))).toBe('b a');
    expect(told(await page({ ...behind(first), blockId: 0 }))).toBe('b a');
  });

  it('refuses what is no place in it', async () => {
    const { refusal } = await pair(whose);
    const keys = ['"3"', '-1', '3.5', '[3]', 'null'];
    for (const after of ['x', ...keys.map((key) => Buffer.from(key).toString('base64url'))])
      expect(await refusal({ after })).toMatchObject({
        code: 'BAD_USER_INPUT',
        message: '翻页位置无效，请从头开始',
        field: 'after',
      });
  });
});

it('a feed goes on by cursor behind a page of which nothing may be shown', async () => {
  const { keep, follow, page } = await pair('followees');
  const shy = await writer(platform, '隐身人');
  await follow(shy);
  await keep('ab');
  await keep('cd', 2, shy);
  await platform.call(memberCalls.setHomepage, { body: { HideProfile: true } }, shy);
  const first = await page({ first: 2 });
  expect(first).toMatchObject({ data: [], hasNextPage: true });
  expect(told(await page({ first: 2, ...behind(first) }))).toBe('b a');
});
