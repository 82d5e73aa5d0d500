import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { managingCalls } from '@whaletide/schema/domains/managing/rest/managing.ts';
import { registrationCalls } from '@whaletide/schema/domains/registration/rest/registration.ts';
import { nothingAsked } from '#tests/support/registration.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { at, makeOrganization, settingsOf } from './support.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const { SeriesCompetition, ...nothing } = nothingAsked;
const university = { Name: '学校', Type: 1, Required: true, Hint: '', Choices: [], DefaultID: 7 };
const asking = { ...nothing, NeedRegisterForm: true, RegisterForm: [university] };

it('only members of one university team up where the form asks for it, and as long as it does', async () => {
  const { shortName, token } = await makeOrganization(platform);
  const by = { token };
  const body = { Name: '同校赛', StartDate: at(platform, -1), EndDate: at(platform, 30) };
  const made = await platform.call(managingCalls.create, { params: { shortName }, body }, by);
  const params = { id: made._id };
  const wanted = (TeamSameUniversity: boolean) => ({
    params,
    body: settingsOf(platform, { TeamSameUniversity }),
  });
  const ask = (settings: typeof nothing) =>
    platform.call(registrationCalls.configure, { params, body: settings }, by);

  expect(await platform.refusal(managingCalls.update, wanted(true), by)).toMatchObject({
    code: 'BAD_USER_INPUT',
    message: '请先在报名设置的报名表中加入「学校」',
    field: 'TeamSameUniversity',
  });
  await ask(asking);
  const set = await platform.call(managingCalls.update, wanted(true), by);
  expect(set.TeamSameUniversity).toBe(true);

  for (const less of [nothing, { ...asking, NeedRegisterForm: false }])
    expect(
      await platform.refusal(registrationCalls.configure, { params, body: less }, by),
    ).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: '比赛仅限同校组队，报名表需包含「学校」',
      field: 'RegisterForm',
    });
  await ask({ ...asking, NeedPhone: true });

  await platform.call(managingCalls.update, wanted(false), by);
  expect((await ask(nothing)).RegisterForm).toEqual([]);
});
