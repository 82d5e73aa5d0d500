import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { notificationCalls } from '@whaletide/schema/domains/notifications/rest.ts';
import { reviewingCalls } from '@whaletide/schema/domains/submissions/rest/reviewing.ts';
import {
  submissionCalls,
  workStatus,
} from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import { taskSolutions } from '#platform/src/domains/competitions/tables.ts';
import { objective, makeCompetition, resultFile } from '#tests/platform/support/competition.ts';
import { scored, scoreOn, setTask } from '#tests/platform/support/managing.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { enter, reviewed, submit } from '#tests/platform/support/submitting.ts';
import { waitFor } from '#tests/support/wait-for.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ env: { JOB_POLL_MS: '20' } });
});
afterAll(() => platform.close());

const unlimited = { task: { objective: { ...objective, dailyLimit: null, totalLimit: null } } };

/** A competition with a team's three results: public 4, 3, 2 of four, private 1, 2, 4. */
const withThree = async (name: string) => {
  const competition = await makeCompetition(platform, unlimited);
  const entrant = await enter(platform, competition, name);
  const works: string[] = [];
  for (const [open, hidden] of [
    [4, 1],
    [3, 2],
    [2, 4],
  ] as const) {
    const work = await scored(platform, competition, entrant.token, resultFile(open, hidden));
    works.push(work._id);
  }
  return { competition, ...entrant, works };
};

const select = (taskId: string, works: string[], token: string) =>
  platform.call(submissionCalls.select, { params: { id: taskId }, body: { works } }, { token });
const refused = (taskId: string, works: string[], token: string) =>
  platform.refusal(submissionCalls.select, { params: { id: taskId }, body: { works } }, { token });

describe('the choice for the private board', () => {
  it('counts; without one the two best public results do', async () => {
    const { competition, token, team, works } = await withThree('chooser');
    const open = () => setTask(platform, competition.taskId, { showPrivateLeaderboard: true });
    const privately = () => scoreOn(platform, competition, team, 'taskPrivate');
    await select(competition.taskId, works.slice(2), token);
    await open();
    expect(await privately()).toBe(1);
    await setTask(platform, competition.taskId, { showPrivateLeaderboard: false });
    await select(competition.taskId, works.slice(0, 1), token);
    await open();
    expect(await privately()).toBe(0.25);
    const other = await withThree('nobodychose');
    await setTask(platform, other.competition.taskId, { showPrivateLeaderboard: true });
    expect(await scoreOn(platform, other.competition, other.team, 'taskPrivate')).toBe(0.5);
  });

  it('is one or two works of the team without an error, before the end', async () => {
    const { competition, token, works } = await withThree('careful');
    const { taskId } = competition;
    const { token: rival } = await enter(platform, competition, 'meddler');
    expect(await refused(taskId, [], token)).toMatchObject({
      field: 'works',
      message: '请选择需要提交Private榜的提交记录',
    });
    expect((await refused(taskId, works, token)).message).toBe('最多选择两条记录进行Private榜提交');
    expect((await refused(taskId, works.slice(0, 1), rival)).code).toBe('NOT_FOUND');
    const broken = await scored(platform, competition, token, 'nothing');
    expect(broken.Status).toBe(workStatus.fileError);
    expect((await refused(taskId, [broken._id], token)).message).toContain('不能选择');
    await setTask(platform, taskId, { endDate: platform.clock.now });
    expect((await refused(taskId, works.slice(0, 1), token)).code).toBe('CONFLICT');
    await setTask(platform, taskId, {
      endDate: new Date('2027-01-01'),
      showPrivateLeaderboard: true,
    });
    expect((await refused(taskId, works.slice(0, 1), token)).message).toBe(
      'Private榜已公开，不能再选择',
    );
  });

  it('tells the best private work once the board is open and shows it', async () => {
    const { competition, token, works } = await withThree('best');
    const best = async () => {
      const query = { Task: competition.taskId };
      const { data } = await platform.call(submissionCalls.privateBest, { query }, { token });
      return data[0]?.work?._id ?? null;
    };
    await select(competition.taskId, works.slice(1), token);
    expect(await best()).toBeNull();
    await setTask(platform, competition.taskId, { showPrivateLeaderboard: true });
    expect(await best()).toBe(works[2]);
    await setTask(platform, competition.taskId, { showPrivateBestWork: false });
    expect(await best()).toBeNull();
  });
});

describe('managing works', () => {
  it('invalidating, restoring and deleting leave the team what stands next', async () => {
    const { competition, token, team, works } = await withThree('managed');
    const { token: organizer } = competition.organizer;
    const [first = '', second = ''] = works;
    const set = (Status: -3 | 1) =>
      platform.call(
        reviewingCalls.setStatus,
        { params: { id: first }, body: { Status, Reason: '重复提交' } },
        { token: organizer },
      );
    const publicly = () => scoreOn(platform, competition, team, 'taskPublic');
    expect((await set(workStatus.invalidated)).Status).toBe(workStatus.invalidated);
    expect(await publicly()).toBe(0.75);
    expect((await set(workStatus.reviewed)).Status).toBe(workStatus.reviewed);
    expect(await publicly()).toBe(1);
    const events = [2026, 2025];
    const { data } = await platform.call(
      notificationCalls.list,
      { query: { page: 1, perPage: 2 } },
      { token },
    );
    expect(data.map(({ EventType }) => EventType)).toEqual(events);
    for (const id of [first, second])
      await platform.call(reviewingCalls.remove, { params: { id } }, { token: organizer });
    expect(await publicly()).toBe(0.5);
    const params = { params: { id: first } };
    expect((await platform.refusal(submissionCalls.get, params, { token })).code).toBe('NOT_FOUND');
  });

  it('invalidating needs a reason, which the team reads', async () => {
    const { competition, token, works } = await withThree('reasoned');
    const caller = { token: competition.organizer.token };
    const [id = ''] = works;
    const set = (Reason?: string) =>
      [
        reviewingCalls.setStatus,
        { params: { id }, body: { Status: workStatus.invalidated, ...(Reason && { Reason }) } },
        caller,
      ] as const;
    for (const [reason, message] of [
      [undefined, '请输入作废原因'],
      ['  ', '请输入作废原因'],
      ['长'.repeat(201), '作废原因最多200个字符'],
    ] as const)
      expect(await platform.refusal(...set(reason))).toMatchObject({ message, field: 'Reason' });
    await platform.call(...set(' 与他队雷同 '));
    const work = () => platform.call(submissionCalls.get, { params: { id } }, { token });
    expect(await work()).toMatchObject({ Status: -3, InvalidReason: '与他队雷同' });
    const { data } = await platform.call(
      notificationCalls.list,
      { query: { page: 1, perPage: 1 } },
      { token },
    );
    expect(data[0]).toMatchObject({ EventType: 2025, Data: { Message: '与他队雷同' } });
    const restored = { params: { id }, body: { Status: workStatus.reviewed } };
    await platform.call(reviewingCalls.setStatus, restored, caller);
    expect(await work()).toMatchObject({ Status: 1, InvalidReason: null });
  });

  it('scoring again takes the new solution, and keeps the result until it is there', async () => {
    const { competition, token, team, works } = await withThree('again');
    const { db } = platform.database;
    const rescore = () =>
      platform.call(
        reviewingCalls.rescore,
        { params: { id: competition.taskId }, body: {} },
        { token: competition.organizer.token },
      );
    const setSolution = (csv: string) =>
      db.update(taskSolutions).set({ csv }).where(eq(taskSolutions.taskId, competition.taskId));
    // Now `b` is right everywhere: what was worst is best.
    const rows = Array.from(
      { length: 8 },
      (_, at) => `${at + 1},b,${at < 4 ? 'public' : 'private'}`,
    );
    await setSolution(['id,label,part', ...rows].join('\n'));
    expect((await rescore()).queued).toBe(3);
    await waitFor('the new scores', async () => {
      const all = await Promise.all(works.map((id) => reviewed(platform, token, id)));
      const scores = all.map((work) => work.ObjectiveWorkInfo?.PublicReviewResult.Score);
      return JSON.stringify(scores) === '[0,0.25,0.5]' || undefined;
    });
    expect(await scoreOn(platform, competition, team, 'taskPublic')).toBe(0.5);
  });

  it('is for who manages the competition', async () => {
    const { competition, token, works } = await withThree('unmanaging');
    const [id = ''] = works;
    const { token: rival } = await enter(platform, competition, 'unmanagingrival');
    const of = { params: { id } };
    const task = { params: { id: competition.taskId }, body: {} };
    expect((await platform.refusal(reviewingCalls.remove, of, { token })).code).toBe('FORBIDDEN');
    expect((await platform.refusal(reviewingCalls.remove, of, { token: rival })).code).toBe(
      'NOT_FOUND',
    );
    expect((await platform.refusal(reviewingCalls.rescore, task, { token })).code).toBe(
      'FORBIDDEN',
    );
  });
});

describe('any order of reviews, choices, invalidations and deletions', () => {
  const steps = fc.array(
    fc.record({
      deed: fc.constantFrom('submit', 'submit', 'select', 'invalidate', 'restore', 'remove'),
      which: fc.nat(9),
      // A file without any label of the solution is refused.
      open: fc.integer({ min: 1, max: 4 }),
      hidden: fc.integer({ min: 0, max: 4 }),
    }),
    { minLength: 4, maxLength: 10 },
  );

  interface Deed {
    deed: string;
    which: number;
    open: number;
    hidden: number;
  }

  interface Own {
    id: string;
    open: number;
    hidden: number;
    out: boolean;
    selected: boolean;
    at: number;
  }

  /** Applies the rule to these works again. */
  const expected = (works: Own[]) => {
    const living = works.filter(({ out }) => !out);
    const chosen = living.filter(({ selected }) => selected);
    const order = living.toSorted((a, b) => b.open - a.open || a.at - b.at);
    const standing = chosen.length > 0 ? chosen : order.slice(0, 2);
    const best = (scores: number[]) => (scores.length > 0 ? Math.max(...scores) / 4 : undefined);
    return [best(living.map(({ open }) => open)), best(standing.map(({ hidden }) => hidden))];
  };

  it('leaves both boards as the rule says', async () => {
    let round = 0;
    const run = async (deeds: Deed[]) => {
      round += 1;
      const competition = await makeCompetition(platform, unlimited);
      const { token, team } = await enter(platform, competition, `property${round}`);
      const organizer = { token: competition.organizer.token };
      let works: Own[] = [];
      for (const { deed, which, open, hidden } of deeds) {
        platform.clock.advance(1_000);
        const one = works[which % Math.max(works.length, 1)];
        if (deed === 'submit') {
          const { _id } = await submit(platform, competition, token, resultFile(open, hidden));
          await reviewed(platform, token, _id);
          works.push({ id: _id, open, hidden, out: false, selected: false, at: works.length });
        } else if (one && deed === 'select' && !one.out) {
          await select(competition.taskId, [one.id], token);
          works = works.map((work) => ({ ...work, selected: work.id === one.id }));
        } else if (one && (deed === 'invalidate' || deed === 'restore')) {
          const out = deed === 'invalidate';
          if (one.out === out) continue;
          const Status = out ? workStatus.invalidated : workStatus.reviewed;
          await platform.call(
            reviewingCalls.setStatus,
            { params: { id: one.id }, body: { Status, Reason: '重复提交' } },
            organizer,
          );
          one.out = out;
        } else if (one && deed === 'remove') {
          await platform.call(reviewingCalls.remove, { params: { id: one.id } }, organizer);
          works = works.filter(({ id }) => id !== one.id);
        }
      }
      await setTask(platform, competition.taskId, { showPrivateLeaderboard: true });
      const boards = ['taskPublic', 'taskPrivate'] as const;
      const actual = await Promise.all(
        boards.map((board) => scoreOn(platform, competition, team, board)),
      );
      expect(actual).toEqual(expected(works));
    };
    await fc.assert(fc.asyncProperty(steps, run), { numRuns: 12 });
  });
});
