import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { leaderboardGroupCalls as calls } from '@whaletide/schema/domains/leaderboards/rest/leaderboard-groups.ts';
import { groupLimits } from '@whaletide/schema/domains/leaderboards/rules/leaderboard-groups.ts';
import { makeCompetition, type TestCompetition } from '#tests/platform/support/competition.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { enter } from '#tests/platform/support/submitting.ts';

let platform: TestPlatform;
let competition: TestCompetition;
beforeAll(async () => {
  platform = await startPlatform({});
  competition = await makeCompetition(platform);
});
afterAll(() => platform.close());

const board = (Name: string) => ({
  Name,
  IsActivated: true,
  StartDate: null,
  EndDate: null,
  AllTeams: false,
});
const organizer = () => ({ token: competition.organizer.token });
const settings = (Name: string, names: string[]) => ({
  Name,
  IsActivated: true,
  leaderboards: names.map(board),
});
const create = (Name: string, names: string[]) =>
  platform.call(
    calls.create,
    { body: { Task: competition.taskId, ...settings(Name, names) } },
    organizer(),
  );
const groups = async () =>
  (
    await platform.call(
      calls.groups,
      { query: { Task: competition.taskId, managed: true } },
      organizer(),
    )
  ).data;

it('of 20 groups that are made at once, a task takes as many as it may have, in one order', async () => {
  const made = await Promise.allSettled(
    Array.from({ length: 20 }, (_, index) => create(`组${index}`, ['榜'])),
  );
  const names = made.flatMap((one) => (one.status === 'fulfilled' ? one.value.Name : []));
  expect(names).toHaveLength(groupLimits.groups);
  for (const one of made.filter(({ status }) => status === 'rejected'))
    expect(one).toMatchObject({ reason: { message: expect.stringContaining('409 CONFLICT') } });
  const listed = (await groups()).map(({ Name }) => Name);
  expect([...listed].sort()).toEqual([...names].sort());
});

it('20 edits at once leave the boards and the teams of one of them, whole', async () => {
  const [group] = await groups();
  if (!group) throw new Error('no group');
  const entrants: string[] = [];
  for (let at = 0; at < 4; at += 1)
    entrants.push((await enter(platform, competition, `racer${at}`)).team);
  const [first] = group.leaderboards;
  if (!first) throw new Error('no board');
  const params = { id: group._id };
  const edits = Array.from({ length: 20 }, (_, index) => {
    const { _id } = first;
    if (index % 2 === 1)
      return platform.call(
        calls.setTeams,
        { params: { id: _id }, body: { Add: entrants, Remove: [] } },
        organizer(),
      );
    const leaderboards = [
      { ...board(`留${index}`), _id },
      board(`乙${index}`),
      board(`丙${index}`),
    ];
    const body = { ...settings(`改${index}`, []), leaderboards };
    return platform.call(calls.update, { params, body }, organizer());
  });
  await Promise.all(edits);
  const after = (await groups()).find(({ _id }) => _id === group._id);
  const turn = after?.Name.slice(1);
  expect(after?.leaderboards.map(({ Name, TeamsNumber }) => [Name, TeamsNumber])).toEqual([
    [`留${turn}`, entrants.length],
    [`乙${turn}`, 0],
    [`丙${turn}`, 0],
  ]);
});
