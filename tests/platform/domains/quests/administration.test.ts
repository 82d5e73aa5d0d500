import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { questAdminCalls as calls, questCalls } from '@whaletide/schema/domains/quests/rest.ts';
import { siteCalls } from '@whaletide/schema/domains/site/rest/site.ts';
import { questProgress, quests } from '#platform/src/domains/quests/tables.ts';
import { fillQuests } from '#platform/src/domains/quests/store/definitions.ts';
import { administrator, newest } from '#tests/platform/support/administration.ts';
import { makeCompetition } from '#tests/platform/support/competition.ts';
import { type Person, writer } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { activeQuest, questSettings, standingIn } from '#tests/platform/support/quests.ts';

const FIRST = '5a0000000000000000000001';

let platform: TestPlatform;
let admin: Person;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
  admin = await administrator(platform, '管理员');
});
afterAll(() => platform.close());

const view = ({ token }: Person, url: string) =>
  platform.call(siteCalls.pageView, { body: { url } }, { token });
const look = async (who: Person) => {
  const { id } = await makeCompetition(platform);
  await view(who, `/home/competition/${id}`);
};
const update = (id: string, change: object) => {
  const { Type: _, ...body } = questSettings(change);
  return platform.call(calls.update, { params: { id }, body }, admin);
};
const claim = (who: Person, id: string) => platform.call(questCalls.claim, { body: { id } }, who);
const coins = (Amount: number) => [{ Type: 'WHALECOIN' as const, Amount }];

describe('a quest of an administrator', () => {
  it('is counted and shown once it is switched on, and not when it is off', async () => {
    const reader = await writer(platform, '读者一');
    const made = await platform.call(calls.create, { body: questSettings() }, admin);
    expect(made).toMatchObject({ Name: '新任务', Active: false });
    await look(reader);
    expect(await standingIn(platform, reader, made._id)).toBeUndefined();
    const params = { id: made._id };
    await platform.call(calls.setActive, { params, body: { Active: true } }, admin);
    expect(await newest(platform, admin, 'questAdmin.setActive')).toMatchObject({
      Kind: 'QUEST',
      Target: made._id,
      Before: { active: false },
      After: { active: true },
    });
    await look(reader);
    expect(await standingIn(platform, reader, made._id)).toMatchObject({ progress: 1 });
    await platform.call(calls.setActive, { params, body: { Active: false } }, admin);
    await look(reader);
    expect(await standingIn(platform, reader, made._id)).toBeUndefined();
    await platform.call(calls.setActive, { params, body: { Active: true } }, admin);
    expect(await standingIn(platform, reader, made._id)).toMatchObject({ progress: 1 });
  });

  it('pays who has completed it what it paid then, though it is changed and switched off', async () => {
    const [early, late] = [await writer(platform, '早来的'), await writer(platform, '晚来的')];
    const { _id: id } = await activeQuest(platform, admin, { CompletionThreshold: 1 });
    await look(early);
    await update(id, { CompletionThreshold: 3, Rewards: coins(9), Name: '更难了' });
    await look(late);
    expect(await standingIn(platform, early, id)).toMatchObject({
      Name: '更难了',
      CompletionThreshold: 1,
      progress: 1,
      Rewards: coins(5),
      completionRecord: { Status: 'COMPLETED' },
    });
    expect(await standingIn(platform, late, id)).toMatchObject({
      CompletionThreshold: 3,
      Rewards: coins(9),
      completionRecord: null,
    });
    await platform.call(calls.setActive, { params: { id }, body: { Active: false } }, admin);
    expect(await standingIn(platform, late, id)).toBeUndefined();
    expect(await claim(early, id)).toMatchObject({ Rewards: coins(5), Balance: 5 });
    expect(await standingIn(platform, early, id)).toBeUndefined();
  });

  it('is completed by who has come to a lowered threshold', async () => {
    const reader = await writer(platform, '读者二');
    const { _id: id } = await activeQuest(platform, admin, { CompletionThreshold: 3 });
    await look(reader);
    await look(reader);
    await update(id, { CompletionThreshold: 2, Rewards: coins(7) });
    expect(await standingIn(platform, reader, id)).toMatchObject({
      completionRecord: { Status: 'COMPLETED' },
    });
    expect((await claim(reader, id)).Rewards).toEqual(coins(7));
  });

  it('is refused at its field, and left as it was', async () => {
    const { _id: id } = await activeQuest(platform, admin);
    const { Type: _, ...body } = questSettings({ Rewards: coins(-5) });
    expect(await platform.refusal(calls.update, { params: { id }, body }, admin)).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'Rewards.0.Amount',
      message: '请输入 1 到 10000 的整数',
    });
    const { data } = await platform.call(calls.list, { query: { page: 1, perPage: 100 } }, admin);
    expect(data.find(({ _id }) => _id === id)).toMatchObject({ Rewards: coins(5) });
    const missing = { params: { id: 'f'.repeat(24) }, body: { Active: true } };
    expect((await platform.refusal(calls.setActive, missing, admin)).code).toBe('NOT_FOUND');
  });

  it('is one of at most a hundred', async () => {
    const { data, totalNum } = await platform.call(
      calls.list,
      { query: { page: 1, perPage: 100 } },
      admin,
    );
    expect(data.map(({ Type }) => Type)).toEqual(
      data
        .map(({ Type }) => Type)
        .toSorted((a, b) => {
          const order = ['ROOKIE', 'WEEKLY', 'DAILY', 'CHORE'];
          return order.indexOf(a) - order.indexOf(b);
        }),
    );
    const [first] = await platform.database.db.select().from(quests).limit(1);
    if (!first) throw new Error('no quest');
    const rest = Array.from({ length: 100 - totalNum }, (_, index) => ({
      ...first,
      id: `ab${String(index).padStart(22, '0')}`,
      active: false,
    }));
    await platform.database.db.insert(quests).values(rest);
    const body = questSettings();
    expect((await platform.refusal(calls.create, { body }, admin)).code).toBe('CONFLICT');
  });
});

it('the quests that ship with the site come once, and don’t undo what was changed', async () => {
  const { db } = platform.database;
  await db.update(quests).set({ name: '改过', active: false }).where(eq(quests.id, FIRST));
  const member = await writer(platform, '老成员');
  const record = { memberId: member.id, questId: FIRST, period: 'once', progress: 1 };
  await db.insert(questProgress).values({
    ...record,
    status: 'COMPLETED',
    recordId: 'c'.repeat(24),
    updateDate: platform.clock.now,
  });
  await fillQuests(db, platform.clock.now);
  const [kept] = await db.select().from(quests).where(eq(quests.id, FIRST));
  expect(kept).toMatchObject({ name: '改过', active: false });
  // As on a database whose quests were in the code: what was completed keeps its reward.
  await db.delete(quests).where(eq(quests.id, FIRST));
  await fillQuests(db, platform.clock.now);
  const [progress] = await db
    .select()
    .from(questProgress)
    .where(eq(questProgress.memberId, member.id));
  expect(progress).toMatchObject({ threshold: 1, rewards: [{ Amount: 5 }, { Amount: 10 }] });
});

it('nobody but administrators keeps quests', async () => {
  const reader = await writer(platform, '读者三');
  const message = '仅站点管理员可以管理任务';
  const body = questSettings();
  expect(await platform.refusal(calls.create, { body }, reader)).toMatchObject({ message });
  const query = { page: 1, perPage: 20 };
  expect(await platform.refusal(calls.list, { query }, reader)).toMatchObject({ message });
});
