import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { boardTemplateCalls } from '@whaletide/schema/domains/leaderboards/rest/board-templates.ts';
import { forumCalls } from '@whaletide/schema/domains/forum/rest/forum.ts';
import { moderationCalls } from '@whaletide/schema/domains/moderation/rest.ts';
import { registrationCalls } from '@whaletide/schema/domains/registration/rest/registration.ts';
import { siteCalls } from '@whaletide/schema/domains/site/rest/site.ts';
import { verificationCalls } from '@whaletide/schema/domains/account/rest/verification.ts';
import { nothingAsked } from '#tests/support/registration.ts';
import { administrator, audited, newest } from '#tests/platform/support/administration.ts';
import { makeCompetition } from '#tests/platform/support/competition.ts';
import { type Person, post, reply, writer } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { competitionAsking, register } from '#tests/platform/support/registration.ts';
import { upload } from '#tests/platform/support/submitting.ts';
import { OTHER_ID_NUMBER } from '#tests/platform/support/verifying.ts';
import { file, move, supporter } from '#tests/platform/support/work-orders.ts';

// The changes whose cases in tests/contract/rest/cases.ts don't show that they are written down.

let platform: TestPlatform;
let admin: Person;
beforeAll(async () => {
  platform = await startPlatform();
  admin = await administrator(platform, '管理员');
});
afterAll(() => platform.close());

const entry = (action: string) => newest(platform, admin, action);

it('an external board is set', async () => {
  const { id } = await makeCompetition(platform);
  const config = await platform.call(siteCalls.config, {});
  const externalBoards = [{ name: 'xwbankExternalLb', competitionId: id, title: '银行榜' }];
  await platform.call(siteCalls.setConfig, { body: { ...config, externalBoards } }, admin);
  expect(await entry('site.setConfig')).toMatchObject({ After: { externalBoards } });
  const params = { name: 'xwbankExternalLb' };
  const body = { Html: '<h1>榜</h1>' };
  await platform.call(boardTemplateCalls.setExternal, { params, body }, admin);
  expect(await entry('boardTemplates.setExternal')).toMatchObject({
    Kind: 'SITE',
    Title: 'xwbankExternalLb',
    Before: null,
    After: { html: '<h1>榜</h1>' },
  });
});

it('another’s post and reply are changed and deleted; one’s own are nobody’s business', async () => {
  const { id } = await makeCompetition(platform);
  const author = await writer(platform, '作者');
  const { _id } = await post(platform, id, author);
  const answer = await reply(platform, _id, author, '原话');
  const update = (target: string, body: object, by: Person) =>
    platform.call(forumCalls.update, { params: { id: target }, body }, by);
  const remove = (target: string, by: Person) =>
    platform.call(forumCalls.remove, { params: { id: target } }, by);
  await update(_id, { Content: '自己改的' }, author);
  const own = await audited(platform, admin);
  expect(own.filter(({ Target }) => Target === _id)).toEqual([]);
  await update(_id, { IsGood: true }, admin);
  expect(await entry('forum.update')).toMatchObject({
    Kind: 'POST',
    Before: { good: false },
    After: { good: true },
  });
  await update(answer._id, { Content: '改过' }, admin);
  expect(await entry('forum.update')).toMatchObject({
    Kind: 'REPLY',
    Title: '求组队 · #1楼',
    Before: { content: '原话' },
    After: { content: '改过' },
  });
  await remove(answer._id, admin);
  expect(await entry('forum.remove')).toMatchObject({ Kind: 'REPLY', Target: answer._id });
  await remove(_id, admin);
  expect(await entry('forum.remove')).toMatchObject({ Kind: 'POST', Target: _id });
});

it('what registration asks for is set, and a registration decided', async () => {
  const { id, organizer } = await competitionAsking(platform, { needsReview: true });
  const { user, jwt } = await platform.join('applicant');
  await register(platform, id, jwt);
  const params = { id, userId: user._id };
  const body = { RegisterStatus: -1 as const, Reason: '资料不全' };
  await platform.call(registrationCalls.review, { params, body }, organizer);
  expect(await entry('registration.review')).toMatchObject({
    Actor: organizer.id,
    Target: id,
    Reason: '资料不全',
  });
  await register(platform, id, jwt);
  const several = { Users: [user._id], RegisterStatus: 1 as const };
  await platform.call(
    registrationCalls.reviewSeveral,
    { params: { id }, body: several },
    organizer,
  );
  expect(await entry('registration.reviewSeveral')).toMatchObject({
    Actor: organizer.id,
    Target: id,
    After: { status: 1 },
  });
  const { SeriesCompetition, ...settings } = nothingAsked;
  await platform.call(registrationCalls.configure, { params: { id }, body: settings }, organizer);
  expect((await entry('registration.configure')).After).toHaveProperty('registration');
});

it('a real name is decided, and nothing of the identity is written down', async () => {
  const { user, jwt: token } = await platform.join('named');
  const PNG = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const { key, ext } = (
    await upload(platform, token, PNG, { name: '身份证.png', purpose: 'identity' })
  ).body;
  const request = { ID: OTHER_ID_NUMBER, name: '李四', photo: { key, ext } };
  await platform.call(verificationCalls.verifyManually, { body: request }, { token });
  const query = { page: 1, perPage: 10, Status: 2 };
  const { data } = await platform.call(verificationCalls.requests, { query }, admin);
  const params = { id: data[0]?._id ?? '' };
  await platform.call(verificationCalls.review, { params, body: { Status: 1 } }, admin);
  const written = await entry('verification.review');
  expect(written).toMatchObject({ Kind: 'MEMBER', Target: user._id, Title: 'named' });
  expect(JSON.stringify(written)).not.toMatch(/李四|4405/);
});

it('a work order is moved by the support; its member’s own moves are theirs', async () => {
  const support = await supporter(platform, '客服');
  const member = await writer(platform, '提问者');
  const order = await file(platform, member);
  await move(platform, support, order, 3, '重复的工单');
  expect(await entry('workOrders.setStatus')).toMatchObject({
    Actor: support.id,
    Kind: 'WORK_ORDER',
    Target: order._id,
    Reason: '重复的工单',
    After: { status: 3, handlerId: support.id },
  });
  await move(platform, member, order, 2);
  await move(platform, member, order, 3);
  expect((await entry('workOrders.setStatus')).Actor).toBe(support.id);
});

it('the log is asked for by kind, action, member and thing', async () => {
  const asked = async (filter: object) => {
    const query = { page: 1, perPage: 100, ...filter };
    return (await platform.call(moderationCalls.log, { query }, admin)).data;
  };
  const all = await asked({});
  expect(all.map(({ _id }) => Number(_id))).toEqual(
    all.map(({ _id }) => Number(_id)).toSorted((a, b) => b - a),
  );
  const [first] = await asked({ Kind: 'REPLY' });
  expect(first?.Kind).toBe('REPLY');
  expect((await asked({ Target: first?.Target })).every((e) => e.Target === first?.Target)).toBe(
    true,
  );
  expect((await asked({ Action: 'forum.remove' })).length).toBe(2);
  expect((await asked({ Actor: admin.id })).every(({ Actor }) => Actor === admin.id)).toBe(true);
  expect(await asked({ Action: 'nothing.such' })).toEqual([]);
});
