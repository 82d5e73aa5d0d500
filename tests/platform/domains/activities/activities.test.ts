import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { activityCalls } from '@whaletide/schema/domains/activities/rest.ts';
import { competitionCalls } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import { managingCalls } from '@whaletide/schema/domains/managing/rest/managing.ts';
import type {
  ActivitySettings,
  CompetitionSettings,
} from '@whaletide/schema/domains/managing/rest/managing-documents.ts';
import { searchCalls } from '@whaletide/schema/domains/search/rest.ts';
import { siteCalls } from '@whaletide/schema/domains/site/rest/site.ts';
import { members } from '#platform/src/domains/members/tables.ts';
import { indexSlice } from '#platform/src/domains/search/indexing.ts';
import { allContributions } from '#platform/src/domains/gathered.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { at, makeOrganization, settingsOf, stageOf } from '../managing/support.ts';

let platform: TestPlatform;
let boss: Awaited<ReturnType<typeof makeOrganization>>;
let root: string;
let tutor: Awaited<ReturnType<TestPlatform['join']>>;
let member: Awaited<ReturnType<TestPlatform['join']>>;

const fields = [
  { Key: 'vision', Name: '计算机视觉', Icon: 'eye' },
  { Key: 'nlp', Name: '自然语言处理', Icon: 'message' },
] as const;

const setFields = (data: readonly object[]) => ({
  body: { data: data as (typeof fields)[number][] },
});

beforeAll(async () => {
  platform = await startPlatform();
  boss = await makeOrganization(platform);
  tutor = await platform.join('tutor');
  member = await platform.join('pupil');
  const { user, jwt } = await platform.join('root');
  root = jwt;
  await platform.database.db
    .update(members)
    .set({ roles: ['admin'] })
    .where(eq(members.id, user._id));
  await platform.call(activityCalls.setFields, setFields(fields), { token: root });
});
afterAll(() => platform.close());

const nothing: ActivitySettings = {
  DetailType: 'WORKSHOP',
  Field: null,
  Difficulty: null,
  EstimatedTime: '',
  Tutors: [],
  SponsorName: null,
  Slogans: [],
  LiveUrl: '',
  LiveStartDate: null,
  LiveEndDate: null,
};

const draft = (
  Name: string,
  DetailType = 'WORKSHOP',
  Kind: 'activity' | 'competition' = 'activity',
) =>
  platform.call(
    managingCalls.create,
    {
      params: { shortName: boss.shortName },
      body: { Name, StartDate: at(platform, -1), EndDate: at(platform, 30), Kind, DetailType },
    },
    { token: boss.token },
  );

const settings = (
  id: string,
  Name: string,
  activity: Partial<ActivitySettings>,
  more: Partial<CompetitionSettings> = {},
) => ({
  params: { id },
  body: settingsOf(platform, { Name, ...more, Activity: { ...nothing, ...activity } }),
});

const update = (...args: Parameters<typeof settings>) =>
  platform.call(managingCalls.update, settings(...args), { token: boss.token });
const refused = (...args: Parameters<typeof settings>) =>
  platform.refusal(managingCalls.update, settings(...args), { token: boss.token });

const publish = (id: string, Published = true) =>
  platform.call(
    managingCalls.publish,
    { params: { id }, body: { Published } },
    { token: boss.token },
  );
const unpublishable = (id: string) =>
  platform.refusal(
    managingCalls.publish,
    { params: { id }, body: { Published: true } },
    { token: boss.token },
  );

/** Makes a published activity. */
const made = async (
  Name: string,
  activity: Partial<ActivitySettings> = {},
  more: Partial<CompetitionSettings> = {},
): Promise<string> => {
  const { _id } = await draft(Name, activity.DetailType);
  await update(_id, Name, activity, more);
  await publish(_id);
  return _id;
};

const names = async (query: object) =>
  (
    await platform.call(competitionCalls.list, {
      query: { page: 1, perPage: 50, CompetitionType: 0, ...query },
    })
  ).data.map(({ Name }) => Name);

describe('an activity that an organizer makes', () => {
  it('has what its organizer says of it, and shows it to everyone once it is published', async () => {
    const { _id } = await draft('视觉实战');
    const activity = {
      Field: 'vision',
      Difficulty: 2,
      EstimatedTime: ' 6 小时 ',
      Tutors: [tutor.user._id, member.user._id],
      SponsorName: '潮汐实验室',
      Slogans: ['导师答疑'],
    };
    const facts = { ...activity, EstimatedTime: '6 小时' };
    const { SponsorName, ...shown } = facts;
    expect(await update(_id, '视觉实战', activity)).toMatchObject({
      ...shown,
      CompetitionEventType: 0,
      DetailType: 'WORKSHOP',
      Sponsor: { Name: SponsorName, Logo: null },
    });
    expect(await names({ Name: '视觉实战' })).toEqual([]);
    await publish(_id);
    const { data } = await platform.call(competitionCalls.list, {
      query: { page: 1, perPage: 9, CompetitionType: 0, Name: '视觉实战' },
    });
    expect(data).toMatchObject([{ _id, ...shown }]);
  });

  it('can’t be of a field, a tutor or a type that there isn’t', async () => {
    const { _id } = await draft('缺这缺那');
    const missing = 'f'.repeat(24);
    expect(await refused(_id, '缺这缺那', { Field: 'nowhere' })).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'Activity.Field',
    });
    expect(await refused(_id, '缺这缺那', { Tutors: [missing] })).toMatchObject({
      field: 'Activity.Tutors',
    });
    expect(await refused(_id, '缺这缺那', { DetailType: 'EXERCISE' })).toMatchObject({
      field: 'Activity.DetailType',
    });
    expect(await refused(_id, '缺这缺那', { SponsorLogo: 'e'.repeat(32) })).toMatchObject({
      code: 'NOT_FOUND',
      field: 'Activity.SponsorLogo',
    });
    expect(await refused(_id, '缺这缺那', { Sequence: 5 })).toMatchObject({
      code: 'FORBIDDEN',
      field: 'Activity.Sequence',
    });
    // Nothing of a refused form is kept.
    const kept = await platform.call(
      competitionCalls.get,
      { params: { id: _id } },
      { token: boss.token },
    );
    expect(kept).toMatchObject({ Field: null, Tutors: [], Sequence: 0 });
  });

  it('isn’t published before it has what its type needs', async () => {
    const camp = await draft('训练营', 'TRAINING_CAMP');
    expect(await unpublishable(camp._id)).toMatchObject({ message: '发布前请至少填写一个内容页' });
    await update(camp._id, '训练营', { DetailType: 'TRAINING_CAMP' });
    expect(await unpublishable(camp._id)).toMatchObject({ message: '发布前请至少添加一个阶段' });
    const stage = { Competition: camp._id, ...stageOf(platform) };
    await platform.call(managingCalls.createStage, { body: stage }, { token: boss.token });
    expect(await publish(camp._id)).toMatchObject({ Published: true });

    const live = await draft('直播课', 'LIVE');
    await update(live._id, '直播课', { DetailType: 'LIVE' });
    expect(await unpublishable(live._id)).toMatchObject({
      message: '发布前请填写直播时间和直播地址',
    });
  });

  it('that becomes a competition loses what activities alone have', async () => {
    const { _id } = await draft('变成比赛');
    await update(_id, '变成比赛', { Field: 'nlp', Tutors: [tutor.user._id] });
    const changed = await platform.call(
      managingCalls.update,
      { params: { id: _id }, body: settingsOf(platform, { Kind: 'competition' }) },
      { token: boss.token },
    );
    expect(changed).toMatchObject({ DetailType: null });
    expect(changed).not.toHaveProperty('Tutors');
    const body = settingsOf(platform, { Activity: nothing });
    expect(
      await platform.refusal(
        managingCalls.update,
        { params: { id: _id }, body },
        { token: boss.token },
      ),
    ).toMatchObject({ field: 'Activity' });
  });
});

describe('the list of activities', () => {
  it('is filtered by field, difficulty, type and status', async () => {
    await made('甲', { Field: 'nlp', Difficulty: 1, DetailType: 'OTHER' });
    await made('乙', { Field: 'nlp', Difficulty: 3 });
    expect((await names({ field: 'nlp' })).toSorted()).toEqual(['乙', '甲']);
    expect(await names({ field: 'nlp', Difficulty: 3 })).toEqual(['乙']);
    expect(await names({ field: 'nlp', DetailType: 'OTHER' })).toEqual(['甲']);
    expect((await names({ field: 'nlp', Status: 1 })).toSorted()).toEqual(['乙', '甲']);
    expect(await names({ field: 'nlp', Status: 2 })).toEqual([]);
  });

  it('is filtered by a part of the name, in either case and letter by letter', async () => {
    await made('潮汐 100% Live');
    await made('潮汐 1000 Live');
    expect((await names({ Name: '潮汐' })).toSorted()).toEqual([
      '潮汐 100% Live',
      '潮汐 1000 Live',
    ]);
    expect(await names({ Name: '100% live' })).toEqual(['潮汐 100% Live']);
    expect(await names({ Name: '潮汐', DetailType: 'OTHER' })).toEqual([]);
    expect(await names({ Name: '没有这个' })).toEqual([]);
  });

  it('has sticky ones first, then by sequence, then the latest end and the latest start', async () => {
    const ends = (days: number | null) => ({
      EndDate: days === null ? null : at(platform, days),
      RegisterEndDate: null,
    });
    const field = { Field: 'vision', Difficulty: 3 };
    await made('次序 早', field, ends(10));
    await made('次序 晚', field, ends(20));
    await made('次序 无', field, ends(null));
    const large = await made('次序 大', field, ends(5));
    const top = await made('次序 顶', field, ends(5));
    const asRoot = (id: string, name: string, more: object, activity: object) =>
      platform.call(
        managingCalls.update,
        settings(id, name, { ...field, ...activity }, { ...ends(5), ...more }),
        { token: root },
      );
    await asRoot(large, '次序 大', {}, { Sequence: 7 });
    await asRoot(top, '次序 顶', { Sticky: true }, {});
    const order = ['次序 顶', '次序 大', '次序 无', '次序 晚', '次序 早'];
    expect(await names({ field: 'vision', Difficulty: 3 })).toEqual(order);
  });

  it('holds no competition, and that of competitions no activity', async () => {
    const id = await made('只在活动里');
    const all = { page: 1, perPage: 100, Name: '只在活动里' };
    const list = (CompetitionEventType: number) =>
      platform.call(competitionCalls.list, { query: { ...all, CompetitionEventType } });
    expect((await list(1)).totalNum).toBe(0);
    expect((await list(0)).data).toMatchObject([{ _id: id }]);
    const pages = (kind: 'activities' | 'competitions') =>
      platform.call(siteCalls.publicPages, { params: { kind }, query: { skip: 0, most: 5_000 } });
    expect((await pages('activities')).data.map(({ _id }) => _id)).toContain(id);
    expect((await pages('competitions')).data.map(({ _id }) => _id)).not.toContain(id);
  });

  it('is found by searching activities, and not competitions', async () => {
    const id = await made('深海探测入门课');
    while (await indexSlice(platform.database, allContributions.search));
    const find = (kind: 'ACTIVITY' | 'COMPETITION') =>
      platform.call(searchCalls.find, { query: { kind, text: '深海探测', page: 1, perPage: 9 } });
    expect((await find('ACTIVITY')).data).toEqual([{ _id: id, Kind: 'ACTIVITY' }]);
    expect((await find('COMPETITION')).totalNum).toBe(0);
  });
});

describe('a member of an activity', () => {
  const mine = async (query: object, token = member.jwt) =>
    (
      await platform.call(
        competitionCalls.mine,
        { query: { page: 1, perPage: 10, ...query } },
        { token },
      )
    ).data.map(({ Name }) => Name);

  it('finds it among their own activities, and not among their competitions', async () => {
    const id = await made('我参加的', { Field: 'nlp' });
    await platform.call(
      competitionCalls.register,
      { params: { id }, body: {} },
      { token: member.jwt },
    );
    expect(await mine({ CompetitionType: 0 })).toEqual(['我参加的']);
    expect(await mine({ CompetitionType: 0, field: 'vision' })).toEqual([]);
    expect(await mine({ CompetitionType: 1 })).toEqual([]);
    expect(await mine({ CompetitionType: 0, User: member.user._id })).toEqual(['我参加的']);
    const other = { page: 1, perPage: 10, User: tutor.user._id };
    expect(
      await platform.refusal(competitionCalls.mine, { query: other }, { token: member.jwt }),
    ).toMatchObject({ code: 'FORBIDDEN', field: 'User' });
  });

  it('alone, and its managers, know where it is live', async () => {
    const live = {
      DetailType: 'LIVE',
      LiveUrl: 'https://live.example.com/1',
      LiveStartDate: at(platform, 2),
      LiveEndDate: at(platform, 3),
    };
    const id = await made('直播间', live);
    const stateOf = async (token: string) =>
      (await platform.call(competitionCalls.states, { query: { ids: id } }, { token })).data[0];
    expect(await platform.call(competitionCalls.get, { params: { id } })).not.toHaveProperty(
      'LiveUrl',
    );
    expect((await stateOf(member.jwt))?.LiveUrl).toBeNull();
    expect((await stateOf(boss.token))?.LiveUrl).toBe(live.LiveUrl);
    await platform.call(
      competitionCalls.register,
      { params: { id }, body: {} },
      { token: member.jwt },
    );
    expect((await stateOf(member.jwt))?.LiveUrl).toBe(live.LiveUrl);
    // A published activity stays live.
    expect(await refused(id, '直播间', { DetailType: 'LIVE' })).toMatchObject({ code: 'CONFLICT' });
  });
});

describe('the fields of activities', () => {
  it('count what everyone sees, in their order', async () => {
    const { data } = await platform.call(activityCalls.fields, {});
    expect(data.map(({ Key }) => Key)).toEqual(['vision', 'nlp']);
    expect(data.find(({ Key }) => Key === 'nlp')?.competitionCounts).toBe(
      (await names({ field: 'nlp' })).length,
    );
  });

  it('are set by administrators alone, and stay while activities are of them', async () => {
    const refusal = (data: readonly object[], token: string) =>
      platform.refusal(activityCalls.setFields, setFields(data), { token });
    expect(await refusal(fields, boss.token)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await refusal(fields.slice(0, 1), root)).toMatchObject({
      code: 'CONFLICT',
      message: '方向「自然语言处理」下还有活动，不能删除',
    });
    const more = [fields[1], { Key: 'ocean', Name: '海洋', Icon: 'leaf' }, fields[0]];
    const set = (data: readonly object[]) =>
      platform.call(activityCalls.setFields, setFields(data), { token: root });
    expect((await set(more)).data.map(({ Key }) => Key)).toEqual(['nlp', 'ocean', 'vision']);
    expect((await set(fields)).data.map(({ Key }) => Key)).toEqual(['vision', 'nlp']);
  });
});

describe('a training camp', () => {
  it('takes who joins late into the stage that runs, and has its lessons', async () => {
    const { _id: id } = await draft('晚到的训练营', 'TRAINING_CAMP');
    const times: [name: string, from: number, to: number, lesson?: string][] = [
      ['认识数据', -1, -0.5, '## 讲义\n\n先看缺失值。'],
      ['建立模型', -0.5, 3],
      ['完成报告', 3, 12],
    ];
    const stageIds: string[] = [];
    for (const [Name, from, to, Lesson] of times) {
      const stage = { ...stageOf(platform, from, to), Name, ...(Lesson && { Lesson }) };
      const body = { Competition: id, ...stage };
      const { _id } = await platform.call(
        managingCalls.createStage,
        { body },
        { token: boss.token },
      );
      stageIds.push(_id);
    }
    await update(id, '晚到的训练营', { DetailType: 'TRAINING_CAMP' });
    await publish(id);
    const { jwt: token } = await platform.join('late');
    await platform.call(competitionCalls.register, { params: { id }, body: {} }, { token });
    const query = { ids: id };
    const { data } = await platform.call(competitionCalls.states, { query }, { token });
    expect(data).toMatchObject([{ currentStage: stageIds[1], passedStages: [stageIds[0]] }]);
    const of = { query: { Competition: id } };
    const { data: stages } = await platform.call(competitionCalls.stages, of);
    expect(stages.map(({ Lesson }) => Lesson)).toEqual(['## 讲义\n\n先看缺失值。', '', '']);
  });
});
