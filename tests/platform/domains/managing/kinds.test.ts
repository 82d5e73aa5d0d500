import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { competitionCalls } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import { managingCalls } from '@whaletide/schema/domains/managing/rest/managing.ts';
import { type CompetitionSettings } from '@whaletide/schema/domains/managing/rest/managing-documents.ts';
import { organizationCalls } from '@whaletide/schema/domains/organizations/rest/organizations.ts';
import type { CompetitionKind } from '@whaletide/schema/domains/competitions/rules/competition-kind.ts';
import { competitions } from '#platform/src/domains/competitions/tables.ts';
import { members } from '#platform/src/domains/members/tables.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { addForm, at, makeOrganization, settingsOf, stageOf } from './support.ts';

let platform: TestPlatform;
let boss: Awaited<ReturnType<typeof makeOrganization>>;
let other: Awaited<ReturnType<typeof makeOrganization>>;
let root: string;

beforeAll(async () => {
  platform = await startPlatform();
  boss = await makeOrganization(platform);
  other = await makeOrganization(platform, 'ebb');
  const { user, jwt } = await platform.join('root');
  root = jwt;
  await platform.database.db
    .update(members)
    .set({ roles: ['admin'] })
    .where(eq(members.id, user._id));
});
afterAll(() => platform.close());

const draft = async (Name: string, Kind?: CompetitionKind, by = boss) => {
  const body = { Name, StartDate: at(platform, -1), EndDate: at(platform, 30) };
  const input = { params: { shortName: by.shortName }, body: { ...body, ...(Kind && { Kind }) } };
  return platform.call(managingCalls.create, input, { token: by.token });
};

const change = (id: string, settings: Partial<CompetitionSettings>) => ({
  params: { id },
  body: settingsOf(platform, settings),
});
const update = (id: string, settings: Partial<CompetitionSettings>, token = boss.token) =>
  platform.call(managingCalls.update, change(id, settings), { token });
const refused = (id: string, settings: Partial<CompetitionSettings>, token = boss.token) =>
  platform.refusal(managingCalls.update, change(id, settings), { token });

const publish = (id: string, Published = true) =>
  platform.call(
    managingCalls.publish,
    { params: { id }, body: { Published } },
    { token: boss.token },
  );
const unpublishable = (id: string, Published = true) =>
  platform.refusal(
    managingCalls.publish,
    { params: { id }, body: { Published } },
    { token: boss.token },
  );

const addStage = (Competition: string) => ({ body: { Competition, ...stageOf(platform) } });

const listed = async (query: object = {}) =>
  (await platform.call(competitionCalls.list, { query: { page: 1, perPage: 50, ...query } })).data;

describe('a series', () => {
  it('holds competitions of its organization, in the list once both are published', async () => {
    const series = await draft('潮汐系列赛', 'series');
    expect(series).toMatchObject({ IsSeriesCompetition: true, DetailType: null });
    const LandingUrl = 'https://tide.example.com';
    const settings = { Name: '潮汐系列赛', LandingUrl, RelatedCompetitionRegisterLimit: true };
    expect(await update(series._id, settings)).toMatchObject({
      LandingUrl,
      RelatedCompetitionRegisterLimit: true,
    });

    const child = await draft('涨潮赛');
    const joined = await update(child._id, { Name: '涨潮赛', SeriesCompetition: series._id });
    expect(joined.SeriesCompetition).toMatchObject({ _id: series._id, Name: '潮汐系列赛' });
    // Absent settings stay as they are.
    expect((await update(child._id, { Name: '涨潮赛' })).SeriesCompetition?._id).toBe(series._id);

    const token = boss.token;
    const stage = await platform.call(managingCalls.createStage, addStage(child._id), { token });
    await addForm(platform, stage._id, { token });
    expect((await unpublishable(child._id)).message).toBe('请先发布所属的系列赛「潮汐系列赛」');
    await publish(series._id);
    await publish(child._id);
    const [entry] = await listed({ Name: '潮汐系列赛' });
    expect(entry?.childrenCompetitions).toMatchObject([{ _id: child._id, Name: '涨潮赛' }]);
    expect((await unpublishable(series._id, false)).message).toBe(
      '系列赛中有已发布的比赛，不能撤回发布',
    );
    const left = await update(child._id, { Name: '涨潮赛', SeriesCompetition: null });
    expect(left.SeriesCompetition).toBeNull();
  });

  it('has neither stages nor a series of its own', async () => {
    const { _id: id } = await draft('空系列赛', 'series');
    const token = { token: boss.token };
    expect(await platform.refusal(managingCalls.createStage, addStage(id), token)).toMatchObject({
      code: 'CONFLICT',
      message: '系列赛没有阶段，请在其子比赛中添加',
    });
    const { _id: above } = await draft('另一系列赛', 'series');
    expect(await refused(id, { SeriesCompetition: above })).toMatchObject({
      field: 'SeriesCompetition',
      message: '系列赛不能属于另一个系列赛',
    });
  });

  it('is nobody’s who doesn’t manage it, and none of another organization', async () => {
    const { _id: id } = await draft('外来赛');
    const { _id: foreign } = await draft('别人的系列赛', 'series', other);
    expect((await refused(id, { SeriesCompetition: foreign })).code).toBe('NOT_FOUND');
    // An administrator of the site manages both.
    expect((await refused(id, { SeriesCompetition: foreign }, root)).message).toBe(
      '请选择同一组织的系列赛',
    );
  });

  it('and what is in it are found among what one manages', async () => {
    const { _id: series } = await draft('查找系列赛', 'series');
    const { _id: child } = await draft('查找子比赛');
    await update(child, { SeriesCompetition: series });
    const managed = async (query: object) => {
      const input = { params: { shortName: 'tide' }, query: { page: 1, perPage: 50, ...query } };
      const token = { token: boss.token };
      const { data } = await platform.call(organizationCalls.competitions, input, token);
      return data.map(({ _id }) => _id);
    };
    expect(await managed({ SeriesCompetition: series })).toEqual([child]);
    const all = await managed({ IsSeriesCompetition: true });
    expect(all).toContain(series);
    expect(all).not.toContain(child);
  });

  it('are searched by name and state, drafts first', async () => {
    const past = await draft('回声赛 旧');
    const { db } = platform.database;
    await db
      .update(competitions)
      .set({
        published: true,
        startDate: new Date('2020-01-01T00:00:00Z'),
        endDate: new Date('2020-02-01T00:00:00Z'),
      })
      .where(eq(competitions.id, past._id));
    const early = await draft('回声赛 100%');
    await db
      .update(competitions)
      .set({ startDate: new Date('2019-01-01T00:00:00Z') })
      .where(eq(competitions.id, early._id));
    const found = async (query: object) => {
      const input = {
        params: { shortName: 'tide' },
        query: { page: 1, perPage: 50, Name: '回声赛', ...query },
      };
      const token = { token: boss.token };
      const { data } = await platform.call(organizationCalls.competitions, input, token);
      return data.map(({ _id }) => _id);
    };
    // Although it starts earlier.
    expect(await found({})).toEqual([early._id, past._id]);
    expect(await found({ State: 'draft' })).toEqual([early._id]);
    expect(await found({ State: 'ended' })).toEqual([past._id]);
    expect(await found({ State: 'running' })).toEqual([]);
    expect(await found({ Name: '100%' })).toEqual([early._id]);
    expect(await found({ Name: '无此赛' })).toEqual([]);
  });
});

describe('the kind', () => {
  it('makes a draft a ranking activity, and stays once it is published', async () => {
    const { _id: id } = await draft('打榜练习');
    expect(await update(id, { Kind: 'exercise' })).toMatchObject({ DetailType: 'EXERCISE' });
    const token = { token: boss.token };
    const stage = await platform.call(managingCalls.createStage, addStage(id), token);
    await addForm(platform, stage._id, token);
    expect((await refused(id, { Kind: 'series' })).message).toBe('已有阶段的活动不能改为系列赛');
    await publish(id);
    expect((await listed({ DetailType: 'EXERCISE' })).map(({ _id }) => _id)).toEqual([id]);
    expect(await refused(id, { Kind: 'competition' })).toMatchObject({
      code: 'CONFLICT',
      field: 'Kind',
      message: '活动已发布，不能更改类型',
    });
  });

  it('of a series changes while it is empty, and what only a series has goes with it', async () => {
    const { _id: id } = await draft('曾是系列赛', 'series');
    await update(id, { LandingUrl: 'https://a.cn', RelatedCompetitionRegisterLimit: true });
    const { _id: child } = await draft('曾是子比赛');
    await update(child, { SeriesCompetition: id });
    expect((await refused(id, { Kind: 'competition' })).message).toBe(
      '系列赛中还有比赛，不能更改类型',
    );
    await update(child, { SeriesCompetition: null });
    expect(await update(id, { Kind: 'competition' })).toMatchObject({
      IsSeriesCompetition: false,
      LandingUrl: null,
      RelatedCompetitionRegisterLimit: false,
    });
  });
});

describe('what stands on the cards', () => {
  it('is the organizer’s, the place before others the site’s', async () => {
    const { _id: id } = await draft('置顶赛');
    const labelled = await update(id, { DisplayLabel: ' 新手友好 ', UseKLab: true });
    expect(labelled).toMatchObject({ DisplayLabel: '新手友好', UseKLab: true, Sticky: false });
    expect(await refused(id, { Sticky: true })).toMatchObject({
      code: 'FORBIDDEN',
      field: 'Sticky',
      message: '仅站点管理员可以置顶比赛',
    });
    expect(await update(id, { Sticky: true }, root)).toMatchObject({ Sticky: true });
    // Saving the rest of it takes nothing away.
    expect(await update(id, { Sticky: true })).toMatchObject({ DisplayLabel: '新手友好' });
    expect((await refused(id, { Sticky: false })).code).toBe('FORBIDDEN');
    expect((await update(id, { DisplayLabel: '' })).DisplayLabel).toBeNull();
  });
});
