import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { competitionCalls } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import { outcomeCalls } from '@whaletide/schema/domains/managing/rest/outcome.ts';
import { teamCalls } from '@whaletide/schema/domains/teams/rest.ts';
import { makeCompetition, type TestCompetition } from '#tests/platform/support/competition.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { enter } from '#tests/platform/support/submitting.ts';

let platform: TestPlatform;
let competition: TestCompetition;
let cheat: Awaited<ReturnType<typeof enter>>;
let other: Awaited<ReturnType<typeof enter>>;

const organizer = () => ({ token: competition.organizer.token });
const ban = (Banned: boolean) =>
  platform.call(
    outcomeCalls.ban,
    { params: { id: cheat.team }, body: { Banned, Reason: '多账号参赛' } },
    organizer(),
  );
const listed = async () => {
  const page = await platform.call(teamCalls.list, { query: { Competition: competition.id } });
  expect(page.totalNum).toBe(page.data.length);
  return page.data.map(({ _id }) => _id);
};
const byIds = async (by: { token?: string } = {}) => {
  const page = await platform.call(teamCalls.list, { query: { ids: cheat.team } }, by);
  return page.data.map(({ _id }) => _id);
};
const teamsNumber = async () => {
  const found = await platform.call(competitionCalls.get, { params: { id: competition.id } });
  return found.TeamsNumber;
};

beforeAll(async () => {
  platform = await startPlatform();
  competition = await makeCompetition(platform);
  cheat = await enter(platform, competition, 'cheat');
  // Oldest first: the clock stands still otherwise.
  platform.clock.advance(1_000);
  other = await enter(platform, competition, 'other');
});
afterAll(() => platform.close());

describe('a banned team', () => {
  it('leaves the list of teams and the number of teams, once, and comes back', async () => {
    expect(await listed()).toEqual([cheat.team, other.team]);
    expect(await teamsNumber()).toBe(2);
    await ban(true);
    await ban(true);
    expect(await listed()).toEqual([other.team]);
    expect(await teamsNumber()).toBe(1);
    const opening = { params: { id: cheat.team }, body: { IsFull: false } };
    expect((await platform.refusal(teamCalls.setFull, opening, cheat)).code).toBe('CONFLICT');
    await ban(false);
    expect(await listed()).toEqual([cheat.team, other.team]);
    expect(await teamsNumber()).toBe(2);
  });

  it('has a page for its members and those who manage the competition alone', async () => {
    await ban(true);
    const page = { params: { id: cheat.team } };
    await expect(platform.call(teamCalls.get, page)).rejects.toThrow('未找到该团队');
    await expect(platform.call(teamCalls.get, page, other)).rejects.toThrow('未找到该团队');
    expect(await platform.call(teamCalls.get, page, cheat)).toMatchObject({ _id: cheat.team });
    expect(await platform.call(teamCalls.get, page, organizer())).toMatchObject({
      _id: cheat.team,
    });
    expect(await byIds()).toEqual([]);
    expect(await byIds(other)).toEqual([]);
    expect(await byIds(cheat)).toEqual([cheat.team]);
    expect(await byIds(organizer())).toEqual([cheat.team]);
  });
});
