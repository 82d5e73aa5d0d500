import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { count, eq } from 'drizzle-orm';
import { projectWritingCalls } from '@whaletide/schema/domains/projects/rest/project-writing.ts';
import { projectLimits } from '@whaletide/schema/domains/projects/rules.ts';
import { labs } from '#platform/src/domains/projects/tables.ts';
import { newId } from '#platform/src/ids.ts';
import { type Person, writer } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { project } from '#tests/platform/support/projects.ts';

const AT_ONCE = 20;

let platform: TestPlatform;
let author: Person;
let other: Person;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
  author = await writer(platform, '作者');
  other = await writer(platform, '别人');
});
afterAll(() => platform.close());

const atOnce = (ask: () => Promise<unknown>) =>
  Promise.allSettled(Array.from({ length: AT_ONCE }, ask));
const done = (results: PromiseSettledResult<unknown>[]) =>
  results.filter(({ status }) => status === 'fulfilled').length;

it('twenty projects at once are as many as there is room for', async () => {
  const row = { memberId: other.id, title: '旧', createDate: new Date(), updateDate: new Date() };
  const kept = projectLimits.ofMember - 5;
  await platform.database.db
    .insert(labs)
    .values(Array.from({ length: kept }, () => ({ id: newId(), ...row })));
  const made = await atOnce(() =>
    platform.call(projectWritingCalls.create, { body: { Title: '新' } }, other),
  );
  expect(done(made)).toBe(5);
  const [rows] = await platform.database.db
    .select({ count: count() })
    .from(labs)
    .where(eq(labs.memberId, other.id));
  expect(rows?.count).toBe(projectLimits.ofMember);
});

it('twenty forks, views and links at once are counted and made as they are', async () => {
  const id = await project(platform, author);
  await platform.call(projectWritingCalls.createVersion, { params: { id }, query: {} }, author);
  const forks = await atOnce(() =>
    platform.call(projectWritingCalls.fork, { params: { id }, body: {} }, author),
  );
  expect(done(forks)).toBe(AT_ONCE);
  await atOnce(() =>
    platform.call(projectWritingCalls.view, { params: { id }, query: {} }, author),
  );
  await atOnce(() => platform.call(projectWritingCalls.share, { params: { id } }, author));
  const [row] = await platform.database.db
    .select({ forks: labs.forksNumber, views: labs.viewsNumber, link: labs.shareToken })
    .from(labs)
    .where(eq(labs.id, id));
  expect(row).toEqual({ forks: AT_ONCE, views: 1, link: expect.any(String) });
});
