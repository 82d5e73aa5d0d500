import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { competitionCalls } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import { growthCalls } from '@whaletide/schema/domains/growth/rest.ts';
import { registrationCalls } from '@whaletide/schema/domains/registration/rest/registration.ts';
import { EVENT_TEAM_LEFT } from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import {
  endCompetition,
  makeCompetition,
  resultFile,
} from '#tests/platform/support/competition.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import {
  asking,
  competitionAsking,
  FILE_FIELD,
  giveCoins,
  PDF,
  register,
} from '#tests/platform/support/registration.ts';
import { enter, refOf, submit, upload } from '#tests/platform/support/submitting.ts';
import { teamwork } from './support.ts';

let platform: TestPlatform;
let call: ReturnType<typeof teamwork>;
beforeAll(async () => {
  platform = await startPlatform();
  call = teamwork(platform);
});
afterAll(() => platform.close());

const withdraw = (id: string, token: string) =>
  platform.call(registrationCalls.withdraw, { params: { id } }, { token });
const refused = (id: string, token: string) =>
  platform.refusal(registrationCalls.withdraw, { params: { id } }, { token });
const offered = async (id: string, token: string) => {
  const query = { ids: id };
  return (await platform.call(registrationCalls.withdrawals, { query }, { token })).data[0];
};
const balance = async (token: string) =>
  (await platform.call(growthCalls.wallet, { query: { Type: 'WHALECOIN' } }, { token })).Balance;
const counts = async (id: string) => {
  const { UsersNumber, TeamsNumber } = await platform.call(competitionCalls.get, {
    params: { id },
  });
  return [UsersNumber, TeamsNumber];
};

it('gives the fee back, and each registration that follows is paid and given back on its own', async () => {
  const { id } = await competitionAsking(platform, { entranceFee: 10 });
  const { user, jwt } = await platform.join('goes');
  await giveCoins(platform, user._id, 25);
  for (let round = 0; round < 3; round++) {
    await register(platform, id, jwt);
    expect(await balance(jwt)).toBe(15);
    expect(await counts(id)).toEqual([1, 1]);
    expect(await offered(id, jwt)).toEqual({
      Competition: id,
      EntranceFee: 10,
      Teammates: 0,
      Problem: null,
    });
    expect(await withdraw(id, jwt)).toMatchObject({ registerStatus: null, team: null });
    expect(await balance(jwt)).toBe(25);
    expect(await counts(id)).toEqual([0, 0]);
    expect(await offered(id, jwt)).toBeUndefined();
  }
  expect(await refused(id, jwt)).toMatchObject({ code: 'NOT_FOUND' });
  expect(await call.broken(5)).toEqual([]);
});

it('takes back what waits for a review, with what was filled in and handed in', async () => {
  const { id, organizer } = await competitionAsking(platform, { ...asking, entranceFee: 10 });
  const { user, jwt } = await platform.join('waits');
  await giveCoins(platform, user._id, 10);
  const file = refOf(
    await upload(platform, jwt, PDF, { name: '证明.pdf', purpose: 'qualification' }),
  );
  await register(platform, id, jwt, {
    RegisterForm: [{ Name: '真实姓名', DefaultID: 6, Value: '林小舟' }],
    RegisterAuthorizationResults: [{ SubmissionId: FILE_FIELD, value: file }],
  });
  expect(await withdraw(id, jwt)).toMatchObject({ registerStatus: null });
  expect(await balance(jwt)).toBe(10);
  const mine = await platform.call(registrationCalls.mine, { query: { ids: id } }, { token: jwt });
  expect(mine.data[0]).toMatchObject({
    RegisterStatus: null,
    RegisterForm: [],
    RegisterAuthorizationResults: [],
  });
  const params = { id, userId: user._id };
  expect(
    await platform.refusal(
      registrationCalls.review,
      { params, body: { RegisterStatus: 1 } },
      { token: organizer.token },
    ),
  ).toMatchObject({ code: 'NOT_FOUND' });
});

it('lets a member leave a team without works at once, and tells the others', async () => {
  const competition = await makeCompetition(platform, { competition: { maxMembersPerTeam: 5 } });
  const captain = await enter(platform, competition, 'captain');
  const mate = await enter(platform, competition, 'mate');
  await call.merge(mate, captain);
  expect(await offered(competition.id, mate.token)).toMatchObject({ Teammates: 1, Problem: null });
  const problem = '团队有其他成员，需移交队长后才能退出比赛';
  expect(await offered(competition.id, captain.token)).toMatchObject({ Problem: problem });
  expect(await refused(competition.id, captain.token)).toMatchObject({
    code: 'CONFLICT',
    message: problem,
  });
  await withdraw(competition.id, mate.token);
  expect((await call.get(captain.team)).Members).toEqual([captain.id]);
  expect((await call.told(captain))[0]).toBe(EVENT_TEAM_LEFT);
  expect(await counts(competition.id)).toEqual([1, 1]);
  // Alone again, the captain may go too.
  await withdraw(competition.id, captain.token);
  expect(await counts(competition.id)).toEqual([0, 0]);
  expect(await call.broken(5)).toEqual([]);
});

describe('is refused', () => {
  it('once the team has submitted, also to who has left it since', async () => {
    const competition = await makeCompetition(platform, { competition: { maxMembersPerTeam: 5 } });
    const captain = await enter(platform, competition, 'works');
    const mate = await enter(platform, competition, 'left');
    await call.merge(mate, captain);
    await submit(platform, competition, captain.token, resultFile(2));
    const problem = { code: 'CONFLICT', message: '团队已有提交，不能退出比赛' };
    expect(await refused(competition.id, mate.token)).toMatchObject(problem);
    const request = await call.part(mate, 2, captain.team);
    await call.answer(captain, request._id, 1);
    expect(await refused(competition.id, mate.token)).toMatchObject(problem);
  });

  it('after the end, and to who has not registered', async () => {
    const competition = await makeCompetition(platform);
    const { token } = await enter(platform, competition, 'late');
    const { jwt } = await platform.join('stranger');
    expect(await refused(competition.id, jwt)).toMatchObject({
      code: 'NOT_FOUND',
      message: '你没有报名该比赛',
    });
    await endCompetition(platform, competition.id);
    expect(await refused(competition.id, token)).toMatchObject({
      code: 'CONFLICT',
      message: '比赛已经结束，不能退出',
    });
  });
});
