import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { leaderboardCalls } from '@whaletide/schema/domains/leaderboards/rest/leaderboards.ts';
import { managingCalls } from '@whaletide/schema/domains/managing/rest/managing.ts';
import { outcomeCalls } from '@whaletide/schema/domains/managing/rest/outcome.ts';
import {
  applicationCalls,
  applicationType,
  teamCalls,
} from '@whaletide/schema/domains/teams/rest.ts';
import { MOVING_WORDS } from '@whaletide/schema/domains/managing/rules/deadlines.ts';
import { competitions } from '#platform/src/domains/competitions/tables.ts';
import { endCompetition, makeCompetition } from '#tests/platform/support/competition.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { enter } from '#tests/platform/support/submitting.ts';
import { at, settingsOf } from './support.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
});
afterAll(() => platform.close());

const AT_ONCE = 20;

it('of a ranking that is published while its times change, what came second is refused', async () => {
  const competition = await makeCompetition(platform);
  const { id } = competition;
  const by = { token: competition.organizer.token };
  const { team } = await enter(platform, competition, 'ranked');
  for (let round = 0; round < 5; round += 1) {
    await endCompetition(platform, id);
    const ranking = { params: { id }, body: { Ranking: [{ Team: team, Reward: '', Coins: 0 }] } };
    const publish = () => platform.call(outcomeCalls.publishRanking, ranking, by);
    const extend = (days: number) => {
      const changes = { EndDate: at(platform, 40 + days), DeadlineConfirmation: MOVING_WORDS };
      const input = { params: { id }, body: settingsOf(platform, changes) };
      return platform.call(managingCalls.update, input, by);
    };
    const answers = await Promise.allSettled(
      Array.from({ length: AT_ONCE }, (_, index) => (index % 2 ? publish() : extend(index))),
    );
    const [row] = await platform.database.db
      .select()
      .from(competitions)
      .where(eq(competitions.id, id));
    const done = (parity: number) =>
      answers.filter((answer, index) => index % 2 === parity && answer.status === 'fulfilled');
    // Either it was published and nothing moved any more, or it moved and runs: never both.
    const isOver = (row?.endDate ?? new Date(0)) <= platform.clock.now;
    expect(row?.finalRanking).toBe(isOver);
    expect([done(0).length > 0, done(1).length > 0]).toEqual([!isOver, isOver]);
    for (const answer of answers)
      if (answer.status === 'rejected') expect(String(answer.reason)).toMatch('409 CONFLICT');
    if (isOver) await platform.call(outcomeCalls.withdrawRanking, { params: { id } }, by);
  }
});

it('of teams that merge while a ranking with them is published, none is ranked and gone', async () => {
  const competition = await makeCompetition(platform, { competition: { endDate: null } });
  const { id } = competition;
  const by = { token: competition.organizer.token };
  for (let round = 0; round < 5; round += 1) {
    const [from, to] = [
      await enter(platform, competition, `from${round}`),
      await enter(platform, competition, `to${round}`),
    ];
    const merge = { Type: applicationType.merge, From: from.team, To: to.team, Content: '一起' };
    const asked = await platform.call(applicationCalls.create, { body: merge as never }, from);
    const accept = { params: { id: asked._id }, body: { Status: 1 } };
    const Ranking = [from, to].map(({ team }) => ({ Team: team, Reward: '', Coins: 0 }));
    const [published, merged] = await Promise.allSettled([
      platform.call(outcomeCalls.publishRanking, { params: { id }, body: { Ranking } }, by),
      platform.call(applicationCalls.answer, accept, to),
    ]);
    expect([published.status, merged.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    if (published.status === 'rejected') continue;
    const shown = await platform.call(leaderboardCalls.finalRanking, { params: { id } });
    for (const { Team } of shown.Ranking) {
      const team = await platform.call(teamCalls.get, { params: { id: Team } });
      expect(team).toMatchObject({ Deleted: false, Members: [expect.any(String)] });
    }
    await platform.call(outcomeCalls.withdrawRanking, { params: { id } }, by);
  }
});

it('a size that is set while teams merge holds for all of them', async () => {
  for (let round = 0; round < 5; round += 1) {
    const own = await makeCompetition(platform, { competition: { maxMembersPerTeam: 5 } });
    const [from, to] = [
      await enter(platform, own, `small${round}`),
      await enter(platform, own, `large${round}`),
    ];
    const merge = { Type: applicationType.merge, From: from.team, To: to.team, Content: '一起' };
    const asked = await platform.call(applicationCalls.create, { body: merge as never }, from);
    const size = { params: { id: own.id }, body: settingsOf(platform, { MaxMembersPerTeam: 1 }) };
    const [set, merged] = await Promise.allSettled([
      platform.call(managingCalls.update, size, { token: own.organizer.token }),
      platform.call(
        applicationCalls.answer,
        { params: { id: asked._id }, body: { Status: 1 } },
        to,
      ),
    ]);
    expect([set.status, merged.status].toSorted()).toEqual(['fulfilled', 'rejected']);
  }
});
