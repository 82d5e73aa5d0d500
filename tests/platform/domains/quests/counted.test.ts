import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { accountCalls } from '@whaletide/schema/domains/account/rest/account.ts';
import { columnCalls } from '@whaletide/schema/domains/columns/rest.ts';
import { forumCalls } from '@whaletide/schema/domains/forum/rest/forum.ts';
import { memberCalls } from '@whaletide/schema/domains/members/rest.ts';
import { projectWritingCalls } from '@whaletide/schema/domains/projects/rest/project-writing.ts';
import { siteCalls } from '@whaletide/schema/domains/site/rest/site.ts';
import { author, column } from '#tests/platform/support/columns.ts';
import { comment } from '#tests/platform/support/comments.ts';
import { makeCompetition } from '#tests/platform/support/competition.ts';
import { type Person, post, reply, writer } from '#tests/platform/support/forum.ts';
import { project } from '#tests/platform/support/projects.ts';
import { standingIn } from '#tests/platform/support/quests.ts';
import { refOf, upload } from '#tests/platform/support/submitting.ts';
import {
  bindPhone,
  startVerifyingPlatform,
  type VerifyingPlatform,
} from '#tests/platform/support/verifying.ts';

const PROFILE = '5a0000000000000000000004';
const CONTACT = '5a0000000000000000000005';
const FOLLOW = '5a0000000000000000000006';
const READ = '5a0000000000000000000013';
const WRITE = '5a0000000000000000000014';
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let platform: VerifyingPlatform;
beforeAll(async () => {
  platform = await startVerifyingPlatform();
});
afterAll(() => platform.close());

const progress = async (who: Person, id: string) => (await standingIn(platform, who, id))?.progress;
const view = (who: Person, url: string) =>
  platform.call(siteCalls.pageView, { body: { url } }, who);

it('following a member or a column counts, each once', async () => {
  const [one, other] = [await writer(platform, '关注者'), await writer(platform, '被关注者')];
  const body = { Target: other.id };
  await platform.call(memberCalls.follow, { body }, one);
  expect(await progress(one, FOLLOW)).toBe(1);
  expect(await progress(other, FOLLOW)).toBe(0);
  const owner = await author(platform, '专栏作者');
  const made = await column(platform, owner, '观海');
  const third = await writer(platform, '订阅者');
  await platform.call(columnCalls.subscribe, { body: { Column: made._id } }, third);
  expect(await progress(third, FOLLOW)).toBe(1);
  expect(await progress(owner, WRITE)).toBe(1);
});

it('a whole profile counts, once the last of it is there', async () => {
  const { jwt, user } = await platform.join('profiled');
  const who = { id: user._id, token: jwt };
  const set = (body: object) => platform.call(accountCalls.setProfile, { body }, who);
  await set({ Signature: '航海', Bio: '你好', Identity: '学生', University: '海洋大学' });
  expect(await progress(who, PROFILE)).toBe(0);
  const Avatar = refOf(await upload(platform, jwt, PNG, { name: '我.png', purpose: 'avatar' }));
  await set({ Location: '青岛', Avatar });
  expect(await progress(who, PROFILE)).toBe(1);
});

it('a bound phone counts; so it does for who had it before, with the next page', async () => {
  const { jwt, user } = await platform.join('bound');
  const who = { id: user._id, token: jwt };
  await bindPhone(platform, jwt, '13900000001');
  expect(await progress(who, CONTACT)).toBe(1);
  const before = await writer(platform, '早已绑定', { phoneVerified: true });
  expect(await progress(before, CONTACT)).toBe(0);
  await view(before, '/home');
  expect(await progress(before, CONTACT)).toBe(1);
});

it('posts and columns that are read count once each; a column that isn’t there doesn’t', async () => {
  const { id } = await makeCompetition(platform);
  const [reader, poster] = [await writer(platform, '读者'), await writer(platform, '楼主')];
  const written = await post(platform, id, poster);
  const params = { id: written._id };
  await platform.call(forumCalls.view, { params }, reader);
  await platform.call(forumCalls.view, { params }, reader);
  expect(await progress(reader, READ)).toBe(1);
  const made = await column(platform, await author(platform, '作者二'), '听涛');
  await view(reader, `/home/column/${made._id}`);
  await view(reader, `/home/column/${made._id}`);
  await view(reader, `/home/column/${'f'.repeat(24)}`);
  expect(await progress(reader, READ)).toBe(2);
  expect(await progress(poster, WRITE)).toBe(1);
  await reply(platform, written._id, reader);
  expect(await progress(reader, WRITE)).toBe(1);
});

it('projects that are read count as content, comments on them as an opinion', async () => {
  const [owner, reader] = [await writer(platform, '项目作者'), await writer(platform, '评论者')];
  const lab = await project(platform, owner);
  const params = { id: lab };
  await platform.call(projectWritingCalls.view, { params, query: {} }, reader);
  await platform.call(projectWritingCalls.view, { params, query: {} }, reader);
  expect(await progress(reader, READ)).toBe(1);
  expect(await progress(reader, WRITE)).toBe(0);
  await comment(platform, lab, reader);
  expect(await progress(reader, WRITE)).toBe(1);
});
