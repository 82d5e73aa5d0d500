import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { commentCalls } from '@whaletide/schema/domains/comments/rest.ts';
import { moderationCalls } from '@whaletide/schema/domains/moderation/rest.ts';
import { notificationCalls } from '@whaletide/schema/domains/notifications/rest.ts';
import { projectCalls } from '@whaletide/schema/domains/projects/rest/projects.ts';
import { sql } from 'drizzle-orm';
import { comments } from '#platform/src/domains/comments/tables.ts';
import { administrator } from '#tests/platform/support/administration.ts';
import { versioned } from '#tests/platform/support/columns.ts';
import { comment, commentsOn } from '#tests/platform/support/comments.ts';
import { type Person, writer } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';

const AT_ONCE = 20;
const PACE = 30;

let platform: TestPlatform;
let owner: Person;
beforeAll(async () => {
  platform = await startPlatform({
    worker: false,
    env: { COMMENTS_PER_MINUTE: String(PACE) },
  });
  owner = await writer(platform, '项目作者');
});
afterAll(() => platform.close());

const times = <T>(act: (index: number) => Promise<T>): Promise<PromiseSettledResult<T>[]> =>
  Promise.allSettled(Array.from({ length: AT_ONCE }, (_, index) => act(index)));
const done = (outcomes: PromiseSettledResult<unknown>[]) =>
  outcomes.filter(({ status }) => status === 'fulfilled').length;
const countOf = async (id: string) =>
  (await platform.call(projectCalls.one, { params: { id }, query: {} })).CommentsCount;

it('twenty comments and answers at once are all counted, and all heard of', async () => {
  const author = await writer(platform, '热门作者');
  const lab = await versioned(platform, author);
  const { _id } = await comment(platform, lab, author);
  const crowd = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, index) => writer(platform, `评论众人${index}`)),
  );
  const outcomes = await Promise.allSettled(
    crowd.map((person, index) => comment(platform, lab, person, '好', index % 2 ? _id : undefined)),
  );
  expect(done(outcomes)).toBe(AT_ONCE);
  expect(await countOf(lab)).toBe(AT_ONCE + 1);
  const { data } = await commentsOn(platform, lab, { sort: 'CreateDate' });
  expect(data[0]).toMatchObject({ _id, RepliesCount: AT_ONCE / 2 });
  const query = { page: 1, perPage: 50 };
  expect((await platform.call(notificationCalls.list, { query }, author)).totalNum).toBe(AT_ONCE);
});

it('a comment that is deleted, folded and answered at once leaves the right count', async () => {
  const admin = await administrator(platform, '管理员');
  const lab = await versioned(platform, owner);
  const first = await comment(platform, lab, owner);
  const answer = await comment(platform, lab, owner, '补充', first._id);
  const removed = await times<unknown>((index) => {
    if (index % 4 === 0) return comment(platform, lab, owner, `又${index}`, first._id);
    if (index % 4 === 1) {
      const params = { kind: 'COMMENT' as const, id: answer._id };
      return platform.call(moderationCalls.fold, { params, body: { Reason: '广告' } }, admin);
    }
    const id = index % 4 === 2 ? answer._id : first._id;
    return platform.call(commentCalls.remove, { params: { id } }, owner);
  });
  expect(removed.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(0);
  const [left] = (
    await platform.database.db.execute(
      sql`select count(*)::int as n from comments
        where target_id = ${lab} and not deleted and collapsed_date is null`,
    )
  ).rows as { n: number }[];
  expect(await countOf(lab)).toBe(left?.n);
  const list = await commentsOn(platform, lab);
  const shown = list.data[0]?.RepliesCount ?? 0;
  expect(shown).toBe((left?.n ?? 0) - (list.data[0]?.IsDeleted === false ? 1 : 0));
});

it('one comment deleted twenty times at once is counted off once', async () => {
  const lab = await versioned(platform, owner);
  const made = [await comment(platform, lab, owner), await comment(platform, lab, owner)];
  const id = made[0]?._id ?? '';
  const outcomes = await times(() => platform.call(commentCalls.remove, { params: { id } }, owner));
  expect(done(outcomes)).toBe(1);
  expect(await countOf(lab)).toBe(1);
});

it('who writes faster than one reads is told to wait, however many come at once', async () => {
  const lab = await versioned(platform, owner);
  const fast = await writer(platform, '写得快');
  const first = await times(() => comment(platform, lab, fast));
  const second = await times(() => comment(platform, lab, fast));
  expect(done([...first, ...second])).toBe(PACE);
  const body = { Kind: 'LAB' as const, Target: lab, Content: '再来' };
  expect(await platform.refusal(commentCalls.create, { body }, fast)).toMatchObject({
    code: 'RATE_LIMITED',
    message: '评论得太快了，请稍后再试',
  });
  platform.clock.advance(61_000);
  await comment(platform, lab, fast);
});

it('a page of ten thousand is read off the index, whichever it is', async () => {
  const lab = await versioned(platform, owner);
  const row = sql`'PROJECT', ${lab}, ${owner.id}, '第' || n, timestamptz '2026-11-01' + n * interval '1 second'`;
  await platform.database.db.execute(sql`
    insert into comments (id, kind, target_id, author_id, content, create_date)
    select '7' || lpad(to_hex(n), 23, '0'), ${row} from generate_series(1, 10000) n`);
  const first = sql`'7' || lpad(to_hex(10000), 23, '0')`;
  await platform.database.db.execute(sql`
    insert into comments (id, kind, target_id, author_id, content, create_date, first_id, ref_id)
    select '8' || lpad(to_hex(n), 23, '0'), ${row}, ${first}, ${first} from generate_series(1, 10000) n`);
  await platform.database.db.execute(sql`analyze comments`);
  const begun = await commentsOn(platform, lab);
  expect(begun).toMatchObject({ totalNum: 10_000, data: expect.any(Array) });
  expect(begun.data.map(({ Content }) => Content).slice(0, 2)).toEqual(['第10000', '第9999']);
  expect((await commentsOn(platform, lab, { page: 500 })).data.at(-1)?.Content).toBe('第1');
  const ids = begun.data.map(({ _id }) => _id).join(',');
  expect((await platform.call(commentCalls.firstReplies, { query: { ids } })).data).toHaveLength(3);
  const { createDate, id } = comments;
  for (const behind of [sql`true`, sql`(${createDate}, ${id}) < (now(), ${begun.data[9]?._id})`]) {
    const plan = await platform.database.db.execute(sql`
      explain select * from comments
      where kind = 'PROJECT' and target_id = ${lab} and first_id is null and ${behind}
        and ((deleted = false and collapsed_date is null) or replies_number > 0)
      order by create_date desc, id desc limit 20`);
    expect(JSON.stringify(plan.rows)).toMatch(/Index Scan Backward using comments_of_target/);
    expect(JSON.stringify(plan.rows)).not.toMatch(/Sort/);
  }
  const fifth = await commentsOn(platform, lab, { first: 5 });
  const behind = await commentsOn(platform, lab, { first: 15, after: fifth.endCursor ?? '' });
  expect([...fifth.data, ...behind.data]).toEqual(begun.data);
});
