import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { moderationCalls } from '@whaletide/schema/domains/moderation/rest.ts';
import { eq } from 'drizzle-orm';
import { auditEntries } from '#platform/src/domains/moderation/tables.ts';
import { administrator } from '#tests/platform/support/administration.ts';
import type { Person } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';

let platform: TestPlatform;
let admin: Person;
beforeAll(async () => {
  platform = await startPlatform();
  admin = await administrator(platform, '管理员');
});
afterAll(() => platform.close());

const NOON = new Date('2026-11-21T04:00:00.000Z');

/** Writes these entries down as if they were of one moment. */
const write = (Target: string, titles: string, date = NOON) =>
  platform.database.db.insert(auditEntries).values(
    [...titles].map((title) => ({
      action: 'moderation.fold' as const,
      kind: 'POST' as const,
      targetId: Target,
      title,
      date,
    })),
  );
const list = (Target: string, query: object) =>
  platform.call(moderationCalls.log, { query: { page: 1, perPage: 20, Target, ...query } }, admin);
const behind = ({ endCursor }: { endCursor: string | null }) => ({ after: endCursor ?? '' });
const titles = ({ data }: { data: { Title: string }[] }) => data.map(({ Title }) => Title).join('');

describe('the log of changes by cursor', () => {
  it('has entries of one moment once each, while others come in and some are gone', async () => {
    await write('moment', 'abcdef');
    const first = await list('moment', { first: 2 });
    expect(titles(first)).toBe('fe');
    await write('moment', 'gh', new Date(NOON.getTime() + 1));
    await platform.database.db.delete(auditEntries).where(eq(auditEntries.title, 'e'));
    const second = await list('moment', { first: 2, ...behind(first) });
    expect(titles(second)).toBe('dc');
    await write('moment', 'i');
    const third = await list('moment', { first: 2, ...behind(second) });
    expect(titles(third)).toBe('ba');
    expect([first, second, third].map(({ hasNextPage }) => hasNextPage)).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('may be empty', async () => {
    expect(await list('nothing', { first: 2 })).toMatchObject({
      data: [],
      endCursor: null,
      hasNextPage: false,
    });
  });

  it('refuses what is no place in it', async () => {
    const noon = NOON.toISOString();
    const places = [
      [noon, '3'],
      [noon, -1],
      ['yesterday', 3],
      ['+275760-09-13T00:00:00.000Z', 3],
    ];
    const keys = ['3', '{}', ...places.map((place) => JSON.stringify(place))];
    for (const after of ['nowhere', ...keys.map((key) => Buffer.from(key).toString('base64url'))]) {
      const query = { page: 1, perPage: 20, after };
      expect(await platform.refusal(moderationCalls.log, { query }, admin)).toMatchObject({
        code: 'BAD_USER_INPUT',
        message: '翻页位置无效，请从头开始',
        field: 'after',
      });
    }
  });
});
