import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq, inArray } from 'drizzle-orm';
import { leaderboardGroupCalls } from '@whaletide/schema/domains/leaderboards/rest/leaderboard-groups.ts';
import {
  leaderboardCalls,
  type LeaderboardRow,
} from '@whaletide/schema/domains/leaderboards/rest/leaderboards.ts';
import { submissionCalls } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import type { Authorship } from '@whaletide/schema/shared/rules/authorship.ts';
import { competitions, tasks } from '#platform/src/domains/competitions/tables.ts';
import { rankingAgents } from '#platform/src/domains/submissions/store/rank-agents.ts';
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

describe('a competition that ranks agents apart', () => {
  let apart: TestCompetition;
  let both: Awaited<ReturnType<typeof enter>>;
  beforeAll(async () => {
    apart = await makeCompetition(platform, { competition: { authorshipRule: 'OWN_RANKING' } });
    const handIn = async (token: string, right: number, Authorship: Authorship, at: number) => {
      platform.clock.advance(60_000);
      const result = refOf(await upload(platform, token, resultFile(right, at)));
      const body = { Task: apart.taskId, result, Authorship };
      const { _id } = await platform.call(submissionCalls.submit, { body }, { token });
      await reviewed(platform, token, _id);
    };
    both = await enter(platform, apart, 'both');
    await handIn(both.token, 4, 'AGENT', 0);
    await handIn(both.token, 1, 'HUMAN', 1);
    const agent = await enter(platform, apart, 'agentalone');
    await handIn(agent.token, 2, 'AGENT', 2);
    const people = await enter(platform, apart, 'people');
    await handIn(people.token, 3, 'HUMAN_WITH_AI', 3);
  });

  const of = async (more: object, call: 'taskPublic' | 'stagePublic' = 'taskPublic') => {
    const params = { id: call === 'taskPublic' ? apart.taskId : apart.stageId };
    const query = { page: 1, perPage: 50, ...more };
    const { totalNum, data } = await platform.call(leaderboardCalls[call], { params, query }, {});
    return [totalNum, ...data.map(({ Rank, Authorship: by, Entries }) => [Rank, by, Entries])];
  };
  const ofPeopleAlone = [2, [1, 'HUMAN_WITH_AI', 1], [2, 'HUMAN', 1]];
  const ofAgents = [2, [1, 'AGENT', 1], [2, 'AGENT', 1]];

  it('has a board of people, with their best works, and one of agents beside it', async () => {
    for (const call of ['taskPublic', 'stagePublic'] as const) {
      expect(await of({}, call)).toEqual(ofPeopleAlone);
      expect(await of({ Authorship: 'AGENT' }, call)).toEqual(ofAgents);
    }
    // No ranking has both.
    expect(await of({ Authorship: 'HUMAN,AGENT' })).toEqual([1, [1, 'HUMAN', 1]]);
  });

  it('has a team’s own row on each, and its name on the private ones', async () => {
    const mine = async (more: object) => {
      const input = { params: { id: apart.taskId }, query: { page: 1, perPage: 50, ...more } };
      return (await platform.call(leaderboardCalls.taskPublicMine, input, both)).row;
    };
    expect(await mine({})).toMatchObject({ Rank: 2, Authorship: 'HUMAN' });
    expect(await mine({ Authorship: 'AGENT' })).toMatchObject({ Rank: 1, Authorship: 'AGENT' });
    const managed = await platform.call(
      leaderboardCalls.taskManaged,
      {
        params: { id: apart.taskId },
        query: { page: 1, perPage: 50, Board: 'private' as const, Authorship: 'AGENT' },
      },
      apart.organizer,
    );
    expect(managed.data.map(({ Rank, Team }) => [Rank, Team === both.team])).toEqual([
      [1, false],
      [2, true],
    ]);
  });

  it('has each in its file', async () => {
    const linesOf = async (more: string) => {
      const url = `/v2/api/boardFiles/tasks/${apart.taskId}?Board=public${more}`;
      return (await platform.app.inject({ url })).body.trimEnd().split('\r\n').slice(1);
    };
    expect(await linesOf('')).toEqual([
      expect.stringMatching(/,人工与 AI$/),
      expect.stringMatching(/,人工$/),
    ]);
    expect(await linesOf('&Authorship=AGENT')).toEqual([
      expect.stringMatching(/^1,.*,智能体$/),
      expect.stringMatching(/^2,.*,智能体$/),
    ]);
  });

  it('ranks all together again once its rule is another', async () => {
    const change = (after: 'ALLOWED' | 'OWN_RANKING') =>
      platform.database.transaction((tx) => {
        const before = after === 'ALLOWED' ? ('OWN_RANKING' as const) : ('ALLOWED' as const);
        const rule = { id: apart.id, before, after };
        return rankingAgents(tx, platform.services, rule, async () => {
          await tx
            .update(competitions)
            .set({ authorshipRule: after })
            .where(eq(competitions.id, apart.id));
        });
      });
    await change('ALLOWED');
    expect(await of({})).toEqual([3, [1, 'AGENT', 2], [2, 'HUMAN_WITH_AI', 1], [3, 'AGENT', 1]]);
    expect(await of({ Authorship: 'AGENT' })).toEqual([2, [1, 'AGENT', 2], [2, 'AGENT', 1]]);
    await change('OWN_RANKING');
    expect(await of({})).toEqual(ofPeopleAlone);
    expect(await of({ Authorship: 'AGENT' }, 'stagePublic')).toEqual(ofAgents);
  });
});
