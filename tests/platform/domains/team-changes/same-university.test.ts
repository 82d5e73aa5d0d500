import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { teamCalls } from '@whaletide/schema/domains/teams/rest.ts';
import { competitionCalls } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import { competitionAsking, register } from '#tests/platform/support/registration.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { teamwork } from './support.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const form = [
  { name: '学校', type: 'TEXT', isRequired: false, hint: '', choices: [], defaultId: 7 },
] as const;

it('only teams whose members all named the same university become one, and stay so', async () => {
  const { id } = await competitionAsking(
    platform,
    { needsForm: true, form: [...form] },
    { teamSameUniversity: true },
  );
  const enter = async (name: string, university: string | null) => {
    const { user, jwt: token } = await platform.join(name);
    const Value = { Country: '中国', Province: '山东', University: university };
    const answers = university === null ? [] : [{ Name: '学校', Value, DefaultID: 7 }];
    await register(platform, id, token, { RegisterForm: answers });
    const states = await platform.call(competitionCalls.states, { query: { ids: id } }, { token });
    return { id: user._id, token, team: states.data[0]?.team ?? '' };
  };
  const [a, b, c, unknown] = [
    await enter('same-a', '海洋大学'),
    await enter('same-b', '海洋大学'),
    await enter('same-c', '气象大学'),
    await enter('same-d', null),
  ];
  const call = teamwork(platform);
  await expect(call.apply(a, c.team)).rejects.toThrow('不符合组队条件：该比赛仅限同校组队');
  await expect(call.apply(unknown, a.team)).rejects.toThrow('不符合组队条件');
  const asked = await call.apply(a, b.team);
  await call.answer(b, asked._id, 1);
  const { data } = await platform.call(teamCalls.list, {
    query: { ids: [b.team, c.team, unknown.team].join(',') },
  });
  const byTeam = new Map(data.map((team) => [team._id, [team.UniversitySort, team.University]]));
  expect(byTeam.get(b.team)).toEqual([true, '海洋大学']);
  expect(byTeam.get(c.team)).toEqual([true, '气象大学']);
  expect(byTeam.get(unknown.team)).toEqual([false, null]);
});
