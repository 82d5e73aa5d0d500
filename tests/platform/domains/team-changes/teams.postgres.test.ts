import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { submissionCalls } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import { teamCalls } from '@whaletide/schema/domains/teams/rest.ts';
import {
  makeCompetition,
  resultFile,
  type TestCompetition,
} from '#tests/platform/support/competition.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { enter, refOf, reviewed, submit, upload } from '#tests/platform/support/submitting.ts';
import { type Entrant, teamwork } from './support.ts';

const AT_ONCE = 20;
const CAP = 5;

let platform: TestPlatform;
let competition: TestCompetition;
let call: ReturnType<typeof teamwork>;
let round = 0;

beforeAll(async () => {
  platform = await startPlatform({ env: { JOB_POLL_MS: '20' } });
  call = teamwork(platform);
});
afterAll(() => platform.close());

const entrants = async (count: number): Promise<Entrant[]> => {
  competition = await makeCompetition(platform, {
    competition: { maxMembersPerTeam: CAP },
  });
  round += 1;
  const entered: Entrant[] = [];
  for (let index = 0; index < count; index++) {
    // Sign-ups are limited by the minute.
    platform.clock.advance(10_000);
    entered.push(await enter(platform, competition, `p${round}x${index}`));
  }
  return entered;
};

/** All at once; how many won, where every loser was refused with a conflict. */
const race = async (attempts: (() => Promise<unknown>)[]): Promise<number> => {
  const outcomes = await Promise.allSettled(attempts.map((attempt) => attempt()));
  for (const outcome of outcomes)
    if (outcome.status === 'rejected')
      expect(String(outcome.reason)).toMatch(/409 CONFLICT|403 FORBIDDEN|404 NOT_FOUND/);
  return outcomes.filter(({ status }) => status === 'fulfilled').length;
};

describe('twenty at once', () => {
  it('get no more places than a team has', async () => {
    const [to, ...others] = await entrants(AT_ONCE + 1);
    if (!to) throw new Error('nobody entered');
    const asked = await Promise.all(others.map((from) => call.apply(from, to.team)));
    const won = await race(
      asked.map(
        ({ _id }) =>
          () =>
            call.answer(to, _id, 1),
      ),
    );
    expect(won).toBe(CAP - 1);
    expect((await call.get(to.team)).Members).toHaveLength(CAP);
    expect(await call.broken(CAP)).toEqual([]);
  });

  it('take one name once', async () => {
    const captains = await entrants(AT_ONCE);
    const rename = ({ team, token }: Entrant, Name: string) =>
      platform.call(teamCalls.update, { params: { id: team }, body: { Name } }, { token });
    const won = await race(
      captains.map(
        (captain, index) => () => rename(captain, index % 2 ? '逐浪 Team' : '逐浪 ＴＥＡＭ'),
      ),
    );
    expect(won).toBe(1);
    expect(await call.broken(CAP)).toEqual([]);
  });

  it('accept one request once', async () => {
    const [from, to] = (await entrants(2)) as [Entrant, Entrant];
    const { _id } = await call.apply(from, to.team);
    expect(await race(Array.from({ length: AT_ONCE }, () => () => call.answer(to, _id, 1)))).toBe(
      1,
    );
    expect((await call.get(to.team)).Members).toHaveLength(2);
    expect(await call.broken(CAP)).toEqual([]);
  });

  it('ask for the same thing once', async () => {
    const [from, to] = (await entrants(2)) as [Entrant, Entrant];
    expect(await race(Array.from({ length: AT_ONCE }, () => () => call.apply(from, to.team)))).toBe(
      1,
    );
  });

  it('merge both ways into one team, not into none', async () => {
    const [a, b] = (await entrants(2)) as [Entrant, Entrant];
    const [toB, toA] = [await call.apply(a, b.team), await call.apply(b, a.team)];
    const attempts = Array.from({ length: AT_ONCE / 2 }, () => [
      () => call.answer(b, toB._id, 1),
      () => call.answer(a, toA._id, 1),
    ]).flat();
    expect(await race(attempts)).toBe(1);
    const living = (await Promise.all([call.get(a.team), call.get(b.team)])).filter(
      ({ Deleted }) => !Deleted,
    );
    expect(living.map(({ Members }) => Members.toSorted())).toEqual([[a.id, b.id].toSorted()]);
    expect(await call.broken(CAP)).toEqual([]);
  });

  it('merge in a ring, and everyone ends in a team', async () => {
    const ring = await entrants(8);
    const asked = await Promise.all(
      ring.map(async (from, index) => {
        const to = ring[(index + 1) % ring.length] ?? from;
        return { to, id: (await call.apply(from, to.team))._id };
      }),
    );
    await race(
      asked.map(
        ({ to, id }) =>
          () =>
            call.answer(to, id, 1),
      ),
    );
    expect(await call.broken(CAP)).toEqual([]);
  });

  it('lose no work and exceed no limit while their teams merge', async () => {
    const [a, b] = (await entrants(2)) as [Entrant, Entrant];
    const { _id } = await call.apply(a, b.team);
    const files = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, index) =>
        upload(platform, (index % 2 ? a : b).token, resultFile(1 + (index % 4))),
      ),
    );
    const works: string[] = [];
    const attempts = files.map((sent, index) => async () => {
      const body = { Task: competition.taskId, result: refOf(sent) };
      const token = (index % 2 ? a : b).token;
      works.push((await platform.call(submissionCalls.submit, { body }, { token }))._id);
    });
    attempts.splice(AT_ONCE / 2, 0, () => call.answer(b, _id, 1).then(() => undefined));
    await race(attempts);
    for (const id of works)
      expect(await reviewed(platform, b.token, id)).toMatchObject({ Status: 1, Team: b.team });
    // Three a day for each before the merge, three for both after it.
    expect(works.length).toBeGreaterThanOrEqual(3);
    expect(works.length).toBeLessThanOrEqual(6);
    expect(await call.broken(CAP)).toEqual([]);
  });

  it('keep the best while reviews end and teams merge', async () => {
    const members = await entrants(CAP);
    const [to, ...others] = members as [Entrant, ...Entrant[]];
    const asked = await Promise.all(others.map((from) => call.apply(from, to.team)));
    const works = await Promise.all(
      members.map(({ token }, index) =>
        submit(platform, competition, token, resultFile(1 + (index % 4))),
      ),
    );
    await race(
      asked.map(
        ({ _id }) =>
          () =>
            call.answer(to, _id, 1),
      ),
    );
    for (const { _id } of works) await reviewed(platform, to.token, _id);
    expect(await call.broken(CAP)).toEqual([]);
  });
});
