import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { inArray } from 'drizzle-orm';
import { leaderboardGroupCalls } from '@whaletide/schema/domains/leaderboards/rest/leaderboard-groups.ts';
import {
  leaderboardCalls,
  type LeaderboardRow,
} from '@whaletide/schema/domains/leaderboards/rest/leaderboards.ts';
import { submissionCalls } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import type { Authorship } from '@whaletide/schema/shared/rules/authorship.ts';
import { tasks } from '#platform/src/domains/competitions/tables.ts';
import {
  makeCompetition,
  resultFile,
  type TestCompetition,
} from '#tests/platform/support/competition.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { enter, refOf, reviewed, upload } from '#tests/platform/support/submitting.ts';

/** Right rows of each team's file, best first, and its author. */
const entries: readonly [number, Authorship][] = [
  [4, 'AGENT'],
  [3, 'HUMAN'],
  [3, 'HUMAN_WITH_AI'],
  [2, 'HUMAN'],
];

let platform: TestPlatform;
let competition: TestCompetition;
const entrants: Awaited<ReturnType<typeof enter>>[] = [];
beforeAll(async () => {
  platform = await startPlatform({ env: { JOB_POLL_MS: '20' } });
  competition = await makeCompetition(platform);
  for (const [at, [right, Authorship]] of entries.entries()) {
    const member = await enter(platform, competition, `author${at}`);
    entrants.push(member);
    platform.clock.advance(60_000);
    const { token } = member;
    const result = refOf(await upload(platform, token, resultFile(right, at)));
    const body = { Task: competition.taskId, result, Authorship };
    const { _id } = await platform.call(submissionCalls.submit, { body }, { token });
    await reviewed(platform, token, _id);
  }
});
afterAll(() => platform.close());

const shown = (rows: readonly LeaderboardRow[]) =>
  rows.map(({ Rank, Position, Authorship }) => [Rank, Position, Authorship]);
const ofPeople = [
  [1, 1, 'HUMAN'],
  [2, 2, 'HUMAN'],
];
const asked = { page: 1, perPage: 50, Authorship: 'HUMAN' };

describe('a board by authors', () => {
  it('says of each row who made its work', async () => {
    const params = { id: competition.taskId };
    const query = { page: 1, perPage: 50 };
    const whole = await platform.call(leaderboardCalls.taskPublic, { params, query }, {});
    expect(whole.data.map(({ Rank, Authorship }) => [Rank, Authorship])).toEqual([
      [1, 'AGENT'],
      [2, 'HUMAN'],
      [2, 'HUMAN_WITH_AI'],
      [4, 'HUMAN'],
    ]);
    const all = { ...query, Authorship: 'HUMAN,HUMAN_WITH_AI,AGENT' };
    expect(await platform.call(leaderboardCalls.taskPublic, { params, query: all }, {})).toEqual(
      whole,
    );
  });

  it('ranks these alone, counts them, and pages them', async () => {
    const params = { id: competition.taskId };
    const people = await platform.call(leaderboardCalls.taskPublic, { params, query: asked }, {});
    expect([people.totalNum, shown(people.data)]).toEqual([2, ofPeople]);
    const query = { ...asked, Authorship: 'AGENT,HUMAN_WITH_AI', page: 2, perPage: 1 };
    const second = await platform.call(leaderboardCalls.taskPublic, { params, query }, {});
    expect([second.totalNum, shown(second.data)]).toEqual([2, [[2, 2, 'HUMAN_WITH_AI']]]);
  });

  it('has the member’s own row where it stands there, and none elsewhere', async () => {
    const mine = async (member: number, Authorship: string) => {
      const input = { params: { id: competition.taskId }, query: { ...asked, Authorship } };
      const { token } = entrants[member] ?? { token: '' };
      return (await platform.call(leaderboardCalls.taskPublicMine, input, { token })).row;
    };
    expect(await mine(3, 'HUMAN')).toMatchObject({ Rank: 2, Position: 2 });
    expect(await mine(3, 'AGENT')).toBeNull();
  });

  it('is the same for a stage, for a group, and for managers', async () => {
    const { organizer, stageId: id, taskId: Task } = competition;
    const stage = await platform.call(
      leaderboardCalls.stagePublic,
      { params: { id }, query: asked },
      {},
    );
    expect([stage.totalNum, shown(stage.data)]).toEqual([2, ofPeople]);
    const managed = await platform.call(
      leaderboardCalls.taskManaged,
      { params: { id: Task }, query: { ...asked, Board: 'private' as const } },
      organizer,
    );
    expect([managed.totalNum, shown(managed.data)]).toEqual([2, ofPeople]);
    const board = { Name: '全部', IsActivated: true, StartDate: null, EndDate: null };
    const group = await platform.call(
      leaderboardGroupCalls.create,
      {
        body: {
          ...{ Task, Name: '组', IsActivated: true },
          leaderboards: [{ ...board, AllTeams: true }],
        },
      },
      organizer,
    );
    const params = { id: group.leaderboards[0]?._id ?? '' };
    const found = await platform.call(
      leaderboardGroupCalls.board,
      { params, query: { ...asked, Board: 'public' as const } },
      {},
    );
    expect([found.totalNum, shown(found.data)]).toEqual([2, ofPeople]);
  });

  it('is a file with the same rows, and the author of each', async () => {
    const linesOf = async (kind: string, id: string) => {
      const url = `/v2/api/boardFiles/${kind}/${id}?Board=public&Authorship=HUMAN`;
      const { body } = await platform.app.inject({ url });
      return body
        .replace(/^\ufeff/, '')
        .trimEnd()
        .split('\r\n');
    };
    for (const [kind, id] of [
      ['tasks', competition.taskId],
      ['stages', competition.stageId],
    ] as const) {
      const [head, ...rows] = await linesOf(kind, id);
      expect(head).toMatch(/,作者类型$/);
      expect(rows).toEqual([
        expect.stringMatching(/^1,.*,人工$/),
        expect.stringMatching(/^2,.*,人工$/),
      ]);
    }
  });

  it('is the same of a board that stands still', async () => {
    const { db } = platform.database;
    const only = inArray(tasks.id, [competition.taskId]);
    await db
      .update(tasks)
      .set({ frozenHours: 31 * 24 })
      .where(only);
    const input = { params: { id: competition.taskId }, query: asked };
    const { totalNum } = await platform.call(leaderboardCalls.taskPublic, input, {});
    // It stood still before anyone had handed anything in.
    expect(totalNum).toBe(0);
    await db.update(tasks).set({ frozenHours: null }).where(only);
  });
});
