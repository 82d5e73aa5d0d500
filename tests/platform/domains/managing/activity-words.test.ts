import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { managingCalls } from '@whaletide/schema/domains/managing/rest/managing.ts';
import { cloningCalls } from '@whaletide/schema/domains/managing/rest/cloning.ts';
import { roleCalls } from '@whaletide/schema/domains/managing/rest/roles.ts';
import { notificationCalls } from '@whaletide/schema/domains/notifications/rest.ts';
import { notificationText } from '@whaletide/schema/domains/notifications/rules/notification-texts.ts';
import { stages } from '#platform/src/domains/competitions/tables.ts';
import { coinTransfers } from '#platform/src/domains/growth/tables.ts';
import { makeCompetition, type TestCompetition } from '#tests/platform/support/competition.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { enter } from '#tests/platform/support/submitting.ts';
import { at, settingsOf, stageOf } from './support.ts';

let platform: TestPlatform;
let activity: TestCompetition;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
  activity = await makeCompetition(platform, {
    competition: { eventType: 0, detailType: 'WORKSHOP' },
  });
});
afterAll(() => platform.close());

const params = () => ({ id: activity.id });
const asOrganizer = () => ({ token: activity.organizer.token });

describe('who organizes an activity', () => {
  it.each([
    ['a registration beyond its end', { RegisterEndDate: 31 }, '报名截止时间不能晚于活动结束时间'],
    ['an end before its stages', { EndDate: 25 }, '阶段「初赛」不能晚于活动结束'],
    ['no name', { Name: '' }, '请输入活动名称'],
    ['its place at the top', { Sticky: true }, '仅站点管理员可以置顶活动'],
    [
      'to be of no organization',
      { PublishStatus: 2 as const },
      '该活动不属于任何组织，没有人可以提交',
    ],
  ])('is refused %s', async (_, changes, message) => {
    const dated = Object.entries(changes).map(([key, value]) => [
      key,
      key.endsWith('Date') ? at(platform, Number(value)) : value,
    ]);
    const body = settingsOf(platform, Object.fromEntries(dated));
    const refusal = platform.refusal(
      managingCalls.update,
      { params: params(), body },
      asOrganizer(),
    );
    expect(await refusal).toMatchObject({ message });
  });

  it('is refused a stage beyond its end, and a copy without a name', async () => {
    const body = { Competition: activity.id, ...stageOf(platform, 1, 31) };
    expect(
      await platform.refusal(managingCalls.createStage, { body }, asOrganizer()),
    ).toMatchObject({ message: '阶段不能晚于活动结束' });
    const copy = { params: params(), body: { Name: ' ' } };
    expect(await platform.refusal(cloningCalls.competition, copy, asOrganizer())).toMatchObject({
      message: '请输入活动名称',
    });
  });

  it('is its owner alone where it takes one', async () => {
    const { user, jwt: token } = await platform.join('helper');
    const body = settingsOf(platform);
    expect(
      await platform.refusal(managingCalls.update, { params: params(), body }, { token }),
    ).toMatchObject({ message: '仅活动主办方可以管理该活动' });
    const role = {
      params: { id: activity.id, userId: user._id },
      body: { Role: 'coOrganizer' as const },
    };
    await platform.call(roleCalls.set, role, asOrganizer());
    expect(
      await platform.refusal(managingCalls.remove, { params: params() }, { token }),
    ).toMatchObject({ message: '仅活动负责人可以进行该操作' });
  });
});

it('members read of an activity in their wallet and among their notices', async () => {
  const { db } = platform.database;
  await db.update(stages).set({ awardWhaleCoin: 5 }).where(eq(stages.id, activity.stageId));
  const member = await enter(platform, activity, 'reader');
  const entries = await db.select({ reason: coinTransfers.reason }).from(coinTransfers);
  expect(entries.map(({ reason }) => reason)).toContainEqual(
    expect.stringMatching(/^活动「.+」的「初赛」阶段奖励$/),
  );

  const body = settingsOf(platform, { EndDate: at(platform, 35) });
  await platform.call(managingCalls.update, { params: params(), body }, asOrganizer());
  const query = { page: 1, perPage: 10 };
  const { data } = await platform.call(notificationCalls.list, { query }, member);
  expect(data.map(({ EventType, Data }) => notificationText(EventType, Data))).toContainEqual(
    expect.stringMatching(/：活动结束时间由 .+ 改为 .+（北京时间）$/),
  );
});

it('a published activity that needs no task or stage lets the last one go', async () => {
  const workshop = await makeCompetition(platform, {
    competition: { eventType: 0, detailType: 'WORKSHOP' },
  });
  const by = { token: workshop.organizer.token };
  await platform.call(managingCalls.removeTask, { params: { id: workshop.taskId } }, by);
  await platform.call(managingCalls.removeStage, { params: { id: workshop.stageId } }, by);

  const camp = await makeCompetition(platform, {
    competition: { eventType: 0, detailType: 'TRAINING_CAMP' },
  });
  const owner = { token: camp.organizer.token };
  await platform.call(managingCalls.removeTask, { params: { id: camp.taskId } }, owner);
  expect(
    await platform.refusal(managingCalls.removeStage, { params: { id: camp.stageId } }, owner),
  ).toMatchObject({ code: 'CONFLICT', message: '已发布的活动至少有一个阶段' });
});
