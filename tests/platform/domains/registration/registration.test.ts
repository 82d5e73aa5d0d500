import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { competitionCalls } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import { growthCalls } from '@whaletide/schema/domains/growth/rest.ts';
import { memberCalls } from '@whaletide/schema/domains/members/rest.ts';
import { notificationCalls } from '@whaletide/schema/domains/notifications/rest.ts';
import { registrationCalls } from '@whaletide/schema/domains/registration/rest/registration.ts';
import { defaultFields } from '@whaletide/schema/domains/registration/rules/registration-fields.ts';
import { members } from '#platform/src/domains/members/tables.ts';
import { coinEntries } from '#platform/src/domains/growth/tables.ts';
import { nothingAsked } from '#tests/support/registration.ts';
import { makeCompetition } from '#tests/platform/support/competition.ts';
import {
  asking,
  competitionAsking,
  FILE_FIELD,
  giveCoins,
  PDF,
  refusedToRegister,
  register,
} from '#tests/platform/support/registration.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { refOf, upload } from '#tests/platform/support/submitting.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const name = { Name: '真实姓名', Value: ' 林小舟 ', DefaultID: 6 };
const sendPdf = async (token: string, content: Buffer = PDF) =>
  refOf(await upload(platform, token, content, { name: '证.pdf', purpose: 'qualification' }));
const filled = async (token: string) => ({
  RegisterForm: [name],
  RegisterAuthorizationResults: [{ SubmissionId: FILE_FIELD, value: await sendPdf(token) }],
});
const mine = async (id: string, token: string) =>
  (await platform.call(registrationCalls.mine, { query: { ids: id } }, { token })).data[0];
const balance = async (token: string) =>
  (await platform.call(growthCalls.wallet, { query: { Type: 'WHALECOIN' } }, { token })).Balance;
const review = (place: { id: string; userId: string }, token: string, body: object) =>
  platform.call(registrationCalls.review, { params: place, body: body as never }, { token });
const news = async (token: string) => {
  const query = { page: 1, perPage: 20 };
  const { data } = await platform.call(notificationCalls.list, { query }, { token });
  return data.map(({ EventType, Data }) => [EventType, Data.Message]);
};

describe('a form', () => {
  it('is refused until all that is required is there, in the form’s order', async () => {
    const { id } = await competitionAsking(platform, asking);
    const { jwt } = await platform.join('former');
    const refused = (body: object) => refusedToRegister(platform, id, jwt, body);
    expect(await refused({})).toEqual({
      code: 'BAD_USER_INPUT',
      field: 'RegisterForm',
      message: '真实姓名 是必填项',
    });
    const size = { Name: 'T恤尺码', Value: 'XXL', DefaultID: null };
    expect((await refused({ RegisterForm: [name, size] })).message).toBe('请选择有效的T恤尺码');
    expect(await refused({ RegisterForm: [name] })).toMatchObject({
      field: 'RegisterAuthorizationResults',
      message: '学生证 是必填项',
    });
    const large = await sendPdf(jwt, Buffer.concat([PDF, Buffer.alloc(1024)]));
    const results = [{ SubmissionId: FILE_FIELD, value: { ...large, size: 5 } }];
    expect(
      (await refused({ RegisterForm: [name], RegisterAuthorizationResults: results })).message,
    ).toContain('超过限制');
    expect((await mine(id, jwt))?.RegisterStatus).toBeNull();
  });

  it('is filled in with what is known of the member, for them alone, until they have registered', async () => {
    const field = (defaultId: 3 | 7 | 13) =>
      ({
        name: defaultFields[defaultId].name,
        type: 'TEXT',
        isRequired: false,
        hint: '',
        choices: [],
        defaultId,
      }) as const;
    const nickname = {
      name: '昵称',
      type: 'TEXT',
      isRequired: false,
      hint: '',
      choices: [],
      defaultId: null,
    } as const;
    const form = [field(13), field(7), field(3), nickname];
    const asks = { ...nothingAsked, needsForm: true, form };
    const { id: first } = await competitionAsking(platform, asks);
    const { id: second } = await competitionAsking(platform, asks);
    const { jwt } = await platform.join('returning');
    expect((await mine(first, jwt))?.SuggestedForm).toEqual([]);
    const RegisterForm = [
      { Name: '身份', Value: '学生', DefaultID: 13 },
      { Name: '所在地', Value: { L1: '山东省', L2: '青岛市', L3: '崂山区' }, DefaultID: 3 },
      { Name: '昵称', Value: '小鲸', DefaultID: null },
    ];
    await register(platform, first, jwt, { RegisterForm });
    expect((await mine(second, jwt))?.SuggestedForm).toEqual(RegisterForm);
    expect((await mine(first, jwt))?.SuggestedForm).toEqual([]);
    const { jwt: other } = await platform.join('unknown');
    expect((await mine(second, other))?.SuggestedForm).toEqual([]);

    // A profile that says something else goes before what was sent, completed from the lookups.
    const { db } = platform.database;
    await db
      .update(members)
      .set({ location: '烟台市', university: '中国海洋大学' })
      .where(eq(members.name, 'returning'));
    expect((await mine(second, jwt))?.SuggestedForm).toEqual([
      RegisterForm[0],
      {
        Name: '学校',
        Value: { Country: '中国', Province: '山东省', University: '中国海洋大学' },
        DefaultID: 7,
      },
      { Name: '所在地', Value: { L1: '山东省', L2: '烟台市' }, DefaultID: 3 },
      RegisterForm[2],
    ]);
  });

  it('takes no file of another member', async () => {
    const { id } = await competitionAsking(platform, asking);
    const { jwt } = await platform.join('thief');
    const { jwt: owner } = await platform.join('owner');
    expect(await refusedToRegister(platform, id, jwt, await filled(owner))).toMatchObject({
      code: 'NOT_FOUND',
      field: 'RegisterAuthorizationResults',
    });
  });

  it('keeps what is asked alone, and the verified name over a typed one', async () => {
    const { id } = await competitionAsking(platform, { ...asking, needsReview: false });
    const { user, jwt } = await platform.join('verified');
    await platform.database.db
      .update(members)
      .set({ verifyStatus: 1, realName: '林大舟' })
      .where(eq(members.id, user._id));
    const RegisterForm = [name, { Name: '没问的', Value: 'x', DefaultID: null }];
    await register(platform, id, jwt, { RegisterForm, InvitationCode: ' hello ' });
    expect(await mine(id, jwt)).toMatchObject({
      RegisterStatus: 1,
      VerifiedName: '林大舟',
      RegisterForm: [{ Name: '真实姓名', Value: '林大舟', DefaultID: 6 }],
    });
  });

  it('shows in the member’s teams where they study or work, as given last', async () => {
    const field = (defaultId: 13 | 14 | 17) =>
      ({
        name: defaultFields[defaultId].name,
        type: 'TEXT',
        isRequired: false,
        hint: '',
        choices: [],
        defaultId,
      }) as const;
    const form = [field(13), field(14), field(17)];
    const { id } = await competitionAsking(platform, { ...nothingAsked, needsForm: true, form });
    const { user, jwt } = await platform.join('working');
    const RegisterForm = [
      { Name: '身份', Value: '在职', DefaultID: 13 },
      { Name: '公司', Value: ' 听潮科技 ', DefaultID: 14 },
    ];
    await register(platform, id, jwt, { RegisterForm });
    expect(await platform.call(memberCalls.get, { params: { id: user._id } })).toMatchObject({
      Identity: '在职',
      Company: '听潮科技',
      Job: null,
      University: null,
    });
  });
});

describe('a registration under review', () => {
  it('gives no team, no count and no second one; passing gives them, and says so', async () => {
    const { id, organizer } = await competitionAsking(platform, asking);
    const { user, jwt } = await platform.join('reviewed');
    const state = await register(platform, id, jwt, await filled(jwt));
    expect(state).toMatchObject({ registerStatus: 0, team: null });
    const before = await platform.call(competitionCalls.get, { params: { id } });
    expect(before).toMatchObject({ UsersNumber: 0, TeamsNumber: 0 });
    expect((await refusedToRegister(platform, id, jwt, await filled(jwt))).message).toBe(
      '您之前的报名资料还在审核中，请稍后再查看',
    );

    const query = { page: 1, perPage: 20, Status: 0 };
    const caller = { token: organizer.token };
    const waiting = await platform.call(registrationCalls.list, { params: { id }, query }, caller);
    expect(waiting.data.map(({ User }) => User)).toEqual([user._id]);
    const place = { id, userId: user._id };
    const detail = await platform.call(registrationCalls.get, { params: place }, caller);
    expect(detail.RegisterForm).toMatchObject([{ Name: '真实姓名', Text: '林小舟' }]);
    expect(detail.RegisterAuthorizationResults).toMatchObject([
      { Title: '学生证', value: { name: '证.pdf' } },
    ]);

    expect((await review(place, organizer.token, { RegisterStatus: 1 })).RegisterStatus).toBe(1);
    const states = await platform.call(
      competitionCalls.states,
      { query: { ids: id } },
      { token: jwt },
    );
    expect(states.data[0]).toMatchObject({ registerStatus: 1, team: expect.any(String) });
    const after = await platform.call(competitionCalls.get, { params: { id } });
    expect(after).toMatchObject({ UsersNumber: 1, TeamsNumber: 1 });
    expect(await news(jwt)).toEqual([[2010, undefined]]);
    const again = { params: place, body: { RegisterStatus: -1 as const, Reason: '晚了' } };
    expect((await platform.refusal(registrationCalls.review, again, caller)).message).toBe(
      '该报名已经审核过了',
    );
  });

  it('is decided on with others by one call, each by itself', async () => {
    const { id, organizer } = await competitionAsking(platform, { needsReview: true });
    const first = await platform.join('several-1');
    const second = await platform.join('several-2');
    for (const { jwt } of [first, second]) await register(platform, id, jwt);
    const caller = { token: organizer.token };
    await review({ id, userId: second.user._id }, organizer.token, { RegisterStatus: 1 });
    const nobody = 'f'.repeat(24);
    const several = (body: object) => ({
      params: { id },
      body: { Users: [first.user._id, second.user._id, nobody, first.user._id], ...body } as never,
    });
    const { reviewSeveral } = registrationCalls;
    const silent = several({ RegisterStatus: -1, Reason: ' ' });
    expect(await platform.refusal(reviewSeveral, silent, caller)).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'Reason',
    });
    const rejecting = several({ RegisterStatus: -1, Reason: '名额已满' });
    const { data } = await platform.call(reviewSeveral, rejecting, caller);
    expect(data).toEqual([
      { User: first.user._id, Decided: true, Message: null },
      { User: second.user._id, Decided: false, Message: '该报名已经审核过了' },
      { User: nobody, Decided: false, Message: '未找到该报名' },
    ]);
    expect(await news(first.jwt)).toEqual([[2011, '名额已满']]);
    expect(await news(second.jwt)).toEqual([[2010, undefined]]);
  });

  it('is rejected with a reason, and may be sent again', async () => {
    const { id, organizer } = await competitionAsking(platform, asking);
    const { user, jwt } = await platform.join('rejected');
    await register(platform, id, jwt, await filled(jwt));
    const place = { id, userId: user._id };
    const silent = { params: place, body: { RegisterStatus: -1 as const } };
    expect(
      await platform.refusal(registrationCalls.review, silent, { token: organizer.token }),
    ).toMatchObject({ code: 'BAD_USER_INPUT', field: 'Reason', message: '请填写拒绝的原因' });
    await review(place, organizer.token, { RegisterStatus: -1, Reason: '照片不清楚' });
    expect(await mine(id, jwt)).toMatchObject({ RegisterStatus: -1, Reason: '照片不清楚' });
    expect(await news(jwt)).toEqual([[2011, '照片不清楚']]);
    expect(await register(platform, id, jwt, await filled(jwt))).toMatchObject({
      registerStatus: 0,
    });
    expect(await mine(id, jwt)).toMatchObject({ RegisterStatus: 0, Reason: null });
  });

  it('shows its files to their uploader and the organizer only', async () => {
    const { id, organizer } = await competitionAsking(platform, asking);
    const { jwt } = await platform.join('private');
    const body = await filled(jwt);
    await register(platform, id, jwt, body);
    const { jwt: other } = await platform.join('curious');
    const url = `/api/uploads/${body.RegisterAuthorizationResults[0]?.value.key}`;
    const status = async (token?: string) => {
      const headers = token ? { authorization: `Bearer ${token}` } : {};
      return (await platform.app.inject({ url, headers })).statusCode;
    };
    expect([await status(jwt), await status(organizer.token)]).toEqual([200, 200]);
    expect([await status(), await status(other)]).toEqual([404, 404]);
  });
});

describe('an entrance fee', () => {
  it('is refused when the balance is short, and leaves nothing behind', async () => {
    const { id } = await competitionAsking(platform, { entranceFee: 30 });
    const { user, jwt } = await platform.join('poor');
    await giveCoins(platform, user._id, 29);
    expect(await refusedToRegister(platform, id, jwt)).toEqual({
      code: 'CONFLICT',
      message: '鲸币余额不足：报名费 30 鲸币，你的余额为 29 鲸币',
    });
    expect((await mine(id, jwt))?.RegisterStatus).toBeNull();
  });

  it('is charged with the registration, told, and not another one than was seen', async () => {
    const { id } = await competitionAsking(platform, { entranceFee: 30 });
    const { user, jwt } = await platform.join('payer');
    await giveCoins(platform, user._id, 50);
    expect((await refusedToRegister(platform, id, jwt, { EntranceFee: 20 })).message).toBe(
      '报名费已变为 30 鲸币，请确认后重新提交',
    );
    await register(platform, id, jwt, { EntranceFee: 30 });
    expect(await balance(jwt)).toBe(20);
    expect((await news(jwt)).map(([type]) => type)).toEqual([400]);
  });

  it('comes back with a rejection, and is charged once more by the next registration', async () => {
    const { id, organizer } = await competitionAsking(platform, {
      needsReview: true,
      entranceFee: 30,
    });
    const { user, jwt } = await platform.join('returned');
    await giveCoins(platform, user._id, 50);
    const place = { id, userId: user._id };
    for (const left of [20, 20]) {
      await register(platform, id, jwt);
      expect(await balance(jwt)).toBe(left);
      await review(place, organizer.token, { RegisterStatus: -1, Reason: '不符合' });
      expect(await balance(jwt)).toBe(50);
    }
    const [sum] = await platform.database.db
      .select({ all: sql<number>`sum(${coinEntries.amount})::int` })
      .from(coinEntries);
    expect(sum?.all).toBe(0);
  });
});

describe('a limited series', () => {
  it('takes a member into one of its competitions, until that one rejects them', async () => {
    const series = await makeCompetition(platform, {
      competition: { isSeries: true, registerLimit: true },
    });
    const child = () => competitionAsking(platform, { needsReview: true }, { seriesId: series.id });
    const [first, second] = [await child(), await child()];
    const { user, jwt } = await platform.join('serial');
    await register(platform, first.id, jwt);
    expect(await refusedToRegister(platform, second.id, jwt)).toEqual({
      code: 'CONFLICT',
      message: '该系列赛仅能报名一个子比赛哦',
    });
    expect((await mine(second.id, jwt))?.isRelatedCompetitionsOverRegistered).toBe(true);
    const place = { id: first.id, userId: user._id };
    await review(place, first.organizer.token, { RegisterStatus: -1, Reason: '不符合' });
    await register(platform, second.id, jwt);
  });
});

it('waits for what the account has to have verified', async () => {
  const { id } = await competitionAsking(platform, { needsEmail: true, needsRealName: true });
  const { user, jwt } = await platform.join('unverified');
  expect((await mine(id, jwt))?.UnmetNeeds).toEqual(['REAL_NAME', 'EMAIL']);
  expect(await refusedToRegister(platform, id, jwt)).toEqual({
    code: 'FORBIDDEN',
    message: '报名前请先完成实名认证、认证邮箱',
  });
  await platform.database.db
    .update(members)
    .set({ emailVerified: true, verifyStatus: 1, realName: '林' })
    .where(eq(members.id, user._id));
  expect((await register(platform, id, jwt)).registerStatus).toBe(1);
});

describe('the settings', () => {
  const { SeriesCompetition, ...nothing } = nothingAsked;
  it('are set by the organizer, checked, and read by everyone', async () => {
    const { id, organizer } = await makeCompetition(platform);
    const caller = { token: organizer.token };
    const own = { Name: ' 学号 ', Type: 1, Required: true, Hint: '', Choices: [], DefaultID: 12 };
    const body = { ...nothing, NeedRegisterForm: true, RegisterForm: [own], EntranceFee: 5 };
    await platform.call(registrationCalls.configure, { params: { id }, body }, caller);
    const competition = await platform.call(competitionCalls.get, { params: { id } });
    expect(competition).toMatchObject({ EntranceFee: 5, RegisterForm: [{ Name: '学号' }] });

    const twice = { ...body, RegisterForm: [own, own] };
    expect(
      await platform.refusal(registrationCalls.configure, { params: { id }, body: twice }, caller),
    ).toMatchObject({ code: 'BAD_USER_INPUT', field: 'RegisterForm.0' });
    const { jwt } = await platform.join('stranger');
    expect(
      (
        await platform.refusal(
          registrationCalls.configure,
          { params: { id }, body },
          { token: jwt },
        )
      ).code,
    ).toBe('FORBIDDEN');
  });

  it('are those of a competition that there is, as its registrations are', async () => {
    const { jwt: token, user } = await platform.join('lost');
    const id = 'f'.repeat(24);
    const asked = [
      [registrationCalls.configure, { params: { id }, body: nothing }],
      [registrationCalls.get, { params: { id, userId: user._id } }],
    ] as const;
    for (const [call, input] of asked)
      expect((await platform.refusal(call, input as never, { token })).code).toBe('NOT_FOUND');
  });
});
