import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { and, eq } from 'drizzle-orm';
import { competitionCalls } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import { rescoringCalls } from '@whaletide/schema/domains/managing/rest/rescoring.ts';
import { reviewingCalls } from '@whaletide/schema/domains/submissions/rest/reviewing.ts';
import { auditEntries } from '#platform/src/domains/moderation/tables.ts';
import { stagedScores } from '#platform/src/domains/scoring/tables.ts';
import { logLeaves } from '#platform/src/domains/receipts/tables.ts';
import { jobs } from '#platform/src/jobs/tables.ts';
import { waitFor } from '#tests/support/wait-for.ts';
import type { TestCompetition } from '#tests/platform/support/competition.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { rescoringOn, resultOf, truth } from '#tests/platform/support/rescoring.ts';
import { reviewed, submit } from '#tests/platform/support/submitting.ts';

let platform: TestPlatform;
let on: ReturnType<typeof rescoringOn>;
beforeAll(async () => {
  platform = await startPlatform({ worker: false, env: { JOB_POLL_MS: '20' } });
  on = rescoringOn(platform);
});
afterAll(() => platform.close());

const REVIEWED = { RescoreReason: '答案有误', ReviewRescoring: true };

const leaves = async () => (await platform.database.db.select().from(logLeaves)).length;

/** A change of the solution whose moves wait to be seen. */
const waiting = async (mark: string) => {
  const made = await on.prepared(mark);
  const { competition } = made;
  const before = { board: await on.boardOf(competition), leaves: await leaves() };
  await platform.call(...(await on.set(competition, { solution: truth(1), ...REVIEWED })));
  const ready = () =>
    waitFor('the moves', async () => {
      const [latest] = await on.rescoringsOf(competition);
      return latest?.ReadyDate != null && latest;
    });
  const latest = await (async () => {
    let found: Awaited<ReturnType<typeof ready>> | undefined;
    await on.working(async () => {
      found = await ready();
    });
    if (!found) throw new Error('nothing waits');
    return found;
  })();
  return { ...made, before, ready, id: latest._id, latest };
};

const apply = (competition: TestCompetition, id: string) =>
  [
    rescoringCalls.apply,
    { params: { id: competition.taskId, rescoring: id } },
    competition.organizer,
  ] as const;

const movesOf = (competition: TestCompetition, id: string, page = 1, perPage = 50) =>
  platform.call(
    rescoringCalls.moves,
    { params: { id: competition.taskId, rescoring: id }, query: { page, perPage } },
    competition.organizer,
  );

describe('a change of scoring whose moves are looked at first', () => {
  it('waits, tells who would move, and changes nothing until it is applied', async () => {
    const { competition, teams, before, id, latest } = await waiting('甲');
    expect(latest).toMatchObject({ AsksFirst: true, Moved: 4, Done: 3, Works: 3, EndDate: null });
    expect(await on.boardOf(competition)).toEqual(before.board);
    expect(await leaves()).toBe(before.leaves);
    const { data, totalNum } = await movesOf(competition, id);
    expect(totalNum).toBe(4);
    expect(data).toContainEqual({ Board: 'leaderboard', Team: teams[0], Before: 3, After: 1 });
    await expect(movesOf({ ...competition, taskId: id }, id)).rejects.toThrow('未找到该任务');
    const second = await movesOf(competition, id, 2, 3);
    expect(second.data).toEqual(data.slice(3));
    const { data: tasks } = await platform.call(competitionCalls.tasks, {
      query: { ids: competition.taskId },
    });
    expect(tasks[0]?.Rescored).toBeNull();

    await platform.call(...apply(competition, id));
    expect((await platform.refusal(...apply(competition, id))).code).toBe('CONFLICT');
    await on.working(() => on.done(competition));
    expect(await on.boardOf(competition)).toEqual([
      [teams[0], 1],
      [teams[1], 0.75],
      [teams[2], 0.5],
    ]);
    expect(await leaves()).toBe(before.leaves + 3);
    const log = await platform.database.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'managing.applyRescoring'));
    expect(log).toHaveLength(1);
  });

  it('leaves nothing where it is cancelled', async () => {
    const { competition, before, id } = await waiting('乙');
    const ask = [rescoringCalls.cancel, { params: { id: competition.taskId } }] as const;
    await platform.call(...ask, competition.organizer);
    expect((await platform.refusal(...apply(competition, id))).code).toBe('CONFLICT');
    expect((await movesOf(competition, id)).data).toEqual([]);
    expect(await on.boardOf(competition)).toEqual(before.board);
    expect(await leaves()).toBe(before.leaves);
    const { db } = platform.database;
    expect(await db.select().from(stagedScores).where(eq(stagedScores.rescoringId, id))).toEqual(
      [],
    );
    expect(await on.rescoringsOf(competition)).toMatchObject([{ End: 'cancelled', Moved: 0 }]);
  });

  it('takes in what is submitted while it waits, and tells of its moves a minute later', async () => {
    const { competition, teams, members, id } = await waiting('丙');
    const [member] = members;
    if (!member) throw new Error('no team');
    await on.working(async () => {
      const { _id } = await submit(platform, competition, member.token, resultOf(4));
      await reviewed(platform, member.token, _id);
      expect((await on.boardOf(competition))[0]).toEqual([teams[0], 1]);
      await waitFor('the staged score', async () => {
        const [latest] = await on.rescoringsOf(competition);
        return latest?.Done === 4;
      });
      platform.clock.advance(61_000);
      await waitFor('the new moves', async () => {
        const { data } = await movesOf(competition, id);
        return data.every(({ Team, Before }) => Team !== teams[0] || Before === 1);
      });
    });
    await platform.call(...apply(competition, id));
    await on.working(() => on.done(competition));
    expect((await on.boardOf(competition))[0]).toEqual([teams[0], 1]);
  });

  it('is applied as it was seen, and not as another that took its place', async () => {
    const { competition, id } = await waiting('丁');
    await platform.call(...(await on.set(competition, { solution: truth(0), ...REVIEWED })));
    expect((await platform.refusal(...apply(competition, id))).code).toBe('CONFLICT');
    const params = { id: competition.taskId };
    await platform.call(rescoringCalls.cancel, { params }, competition.organizer);
  });
});

describe('scoring once more by what counts already', () => {
  const again = ({ taskId, organizer }: TestCompetition) =>
    [reviewingCalls.rescore, { params: { id: taskId }, body: {} }, organizer] as const;

  it('is a change of scoring as any other, one at a time, that tells nothing where nothing changes', async () => {
    const { competition } = await on.prepared('戊');
    const before = await on.boardOf(competition);
    expect(await platform.call(...again(competition))).toEqual({ queued: 3 });
    expect((await platform.refusal(...again(competition))).code).toBe('CONFLICT');
    expect(await on.rescoringsOf(competition)).toMatchObject([{ EndDate: null, Works: 3 }]);
    await on.working(() => on.done(competition));
    expect(await on.rescoringsOf(competition)).toMatchObject([{ End: 'done', Works: 3, Moved: 0 }]);
    expect(await on.boardOf(competition)).toEqual(before);
    const { data } = await platform.call(competitionCalls.tasks, {
      query: { ids: competition.taskId },
    });
    expect(data[0]?.Rescored).toBeNull();
    const left = await platform.database.db
      .select()
      .from(jobs)
      .where(and(eq(jobs.kind, 'rescore')));
    expect(left).toEqual([]);
  });
});
