import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { competitionCalls } from '@whaletide/schema/domains/competitions/rest/competitions.ts';

import { leaderboardCalls } from '@whaletide/schema/domains/leaderboards/rest/leaderboards.ts';
import { practiceCalls, type PracticeWork } from '@whaletide/schema/domains/practice/rest.ts';
import { workStatus } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import { eq, sql } from 'drizzle-orm';
import { competitions, taskSolutions } from '#platform/src/domains/competitions/tables.ts';
import { rescoringSchedule } from '#platform/src/domains/practice/rescoring.ts';
import { PRACTICE_JOB, practiceHandler } from '#platform/src/domains/practice/scoring.ts';
import { practiceWorks } from '#platform/src/domains/practice/tables.ts';
import { startScorer } from '#platform/src/domains/scoring/store/scorer.ts';
import { jobs } from '#platform/src/jobs/tables.ts';
import { practisedAmong } from '#platform/src/domains/teams/store/practising.ts';
import { lookAtSchedule } from '#platform/src/jobs/schedules.ts';
import {
  endCompetition,
  makeCompetition,
  resultFile,
  type TestCompetition,
} from '#tests/platform/support/competition.ts';
import { exportOf } from '#tests/platform/support/exported.ts';
import { scored } from '#tests/platform/support/managing.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { enter, upload } from '#tests/platform/support/submitting.ts';
import { waitFor } from '#tests/support/wait-for.ts';

let platform: TestPlatform;
let competition: TestCompetition;
let learner: { token: string };
let memberId: string;
let joined = 0;

/** Ended competition whose board has three teams, with 4, 2 and 1 right private rows. */
beforeAll(async () => {
  platform = await startPlatform({ env: { JOB_POLL_MS: '20' } });
  competition = await makeCompetition(platform);
  for (const right of [4, 2, 1]) {
    const { token } = await enter(platform, competition, `team${(joined += 1)}`);
    await scored(platform, competition, token, resultFile(right));
  }
  await endCompetition(platform, competition.id);
  await rank(true);
});
afterAll(() => platform.close());

beforeEach(async () => {
  const { jwt: token, user } = await platform.join(`learner${(joined += 1)}`);
  learner = { token };
  memberId = user._id;
});

const rank = (finalRanking: boolean) =>
  platform.database.db
    .update(competitions)
    .set({ finalRanking })
    .where(eq(competitions.id, competition.id));
const byOrganizer = () => ({ token: competition.organizer.token });
const params = () => ({ id: competition.id });
const stateOf = async (caller: { token?: string } = learner) => {
  const query = { Competition: competition.id };
  const { data } = await platform.call(practiceCalls.states, { query }, caller);
  return data[0];
};
const startInput = () => ({ params: params(), body: { Mode: 'practice' as const } });
const start = (by = learner) => platform.call(practiceCalls.start, startInput(), by);
const uploaded = async (content: string, { token } = learner) =>
  (await upload(platform, token, content)).body.key;
const workInput = (id: string, Result: string, Task = competition.taskId) => ({
  params: { id },
  body: { Task, Result },
});
const submit = async (id: string, content: string) =>
  platform.call(practiceCalls.submit, workInput(id, await uploaded(content)), learner);
const refused = (input: ReturnType<typeof workInput>, by = learner) =>
  platform.refusal(practiceCalls.submit, input, by);
const worksOf = async (id: string) => {
  const query = { page: 1, perPage: 20 };
  return platform.call(practiceCalls.works, { params: { id }, query }, learner);
};
const settled = async (id: string, workId: string): Promise<PracticeWork> => {
  for (;;) {
    const work = (await worksOf(id)).data.find(({ _id }) => _id === workId);
    if (work && work.Status !== workStatus.pending) return work;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

describe('practice', () => {
  it('is taken once the ranking is published, unless its organizer takes none', async () => {
    await rank(false);
    expect(await stateOf()).toMatchObject({ TakesPractice: false, Practices: [] });
    expect(await platform.refusal(practiceCalls.start, startInput(), learner)).toMatchObject({
      code: 'CONFLICT',
      message: '该比赛现在不能练习',
    });
    await rank(true);
    expect(await stateOf({})).toMatchObject({ TakesPractice: true, Practices: [] });
    const close = (Closed: boolean) =>
      platform.call(practiceCalls.set, { params: params(), body: { Closed } }, byOrganizer());
    expect(await close(true)).toMatchObject({ TakesPractice: false, Closed: true });
    expect(await stateOf()).toMatchObject({ TakesPractice: false });
    expect(await close(false)).toMatchObject({ TakesPractice: true, Closed: false });
    const stranger = { params: params(), body: { Closed: true } };
    expect(await platform.refusal(practiceCalls.set, stranger, learner)).toMatchObject({
      code: 'FORBIDDEN',
    });
    const nothing = { params: { id: 'f'.repeat(24) }, body: { Closed: true } };
    expect(await platform.refusal(practiceCalls.set, nothing, learner)).toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('begins once, and opens what the tasks are about', async () => {
    const tasks = () =>
      platform.call(competitionCalls.tasks, { query: { ids: competition.taskId } }, learner);
    expect((await tasks()).data[0]).toMatchObject({ IsOpen: false });
    const first = await start();
    expect(first).toMatchObject({ Competition: competition.id, Tasks: [competition.taskId] });
    expect(await start()).toEqual(first);
    expect((await stateOf())?.Practices).toEqual([first]);
    expect((await stateOf({}))?.Practices).toEqual([]);
    expect((await tasks()).data[0]).toMatchObject({ IsOpen: true });

    // Taken off the site, it is closed to who practised in it, too.
    const publish = (published: boolean) =>
      platform.database.db
        .update(competitions)
        .set({ published })
        .where(eq(competitions.id, competition.id));
    await publish(false);
    const hidden = await practisedAmong(platform.database.db, memberId, [competition.id]);
    expect(hidden.size).toBe(0);
    await publish(true);
  });

  it('scores at once, and tells where that would have stood', async () => {
    const { _id } = await start();
    const made = await submit(_id, resultFile(3, 2));
    expect(made).toMatchObject({ Status: workStatus.pending, Rank: null, PublicScore: null });
    expect(await settled(_id, made._id)).toMatchObject({
      Status: workStatus.reviewed,
      PublicScore: 0.75,
      PrivateScore: 0.5,
      // As good as the second, behind the first.
      Rank: 2,
      TeamsNumber: 3,
      // Four rows don't tell teams apart.
      RankLow: 1,
      RankHigh: 4,
    });
    platform.clock.now = new Date(platform.clock.now.getTime() + 1_000);
    const worst = await submit(_id, resultFile(0));
    expect(await settled(_id, worst._id)).toMatchObject({ Rank: 4, TeamsNumber: 3 });
    const { data } = await worksOf(_id);
    expect(data.map((work) => work._id)).toEqual([worst._id, made._id]);
    const exported = (await exportOf(platform, memberId)).get('比赛/练习结果');
    expect(exported).toHaveLength(2);
    expect(exported).toEqual(expect.arrayContaining(data));
  });

  it('says what is wrong with a file, which takes nothing from the limit', async () => {
    const { _id } = await start();
    const wrong = await submit(_id, 'id,other\n1,a\n');
    expect(await settled(_id, wrong._id)).toMatchObject({
      Status: workStatus.fileError,
      ErrorMessage: expect.stringContaining('label'),
      PrivateScore: null,
      Rank: null,
    });
    for (const right of [1, 2, 3]) await submit(_id, resultFile(right));
    const fourth = workInput(_id, await uploaded(resultFile(4)));
    expect(await refused(fourth)).toMatchObject({
      code: 'CONFLICT',
      message: '今日的提交次数已用完（每日3次），明日零点恢复',
    });
  });

  it('takes the same file once, and nothing that isn’t the caller’s', async () => {
    const { _id } = await start();
    const input = workInput(_id, await uploaded(resultFile(1)));
    const first = await platform.call(practiceCalls.submit, input, learner);
    expect((await platform.call(practiceCalls.submit, input, learner))._id).toBe(first._id);
    const { jwt: token } = await platform.join(`other${(joined += 1)}`);
    expect(await refused(input, { token })).toMatchObject({ code: 'NOT_FOUND' });
    const foreign = await uploaded(resultFile(2), { token });
    expect(await refused(workInput(_id, foreign))).toMatchObject({ code: 'NOT_FOUND' });
    const other = await makeCompetition(platform);
    expect(await refused(workInput(_id, foreign, other.taskId))).toMatchObject({
      code: 'NOT_FOUND',
    });
    const query = { page: 1, perPage: 20 };
    expect(
      await platform.refusal(practiceCalls.works, { params: { id: _id }, query }, { token }),
    ).toMatchObject({ code: 'NOT_FOUND' });
    const huge = await uploaded('x'.repeat(20_000));
    expect(await refused(workInput(_id, huge))).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it('scores again what a replaced solution scored', async () => {
    const { db } = platform.database;
    const ofTask = eq(taskSolutions.taskId, competition.taskId);
    const [before] = await db.select().from(taskSolutions).where(ofTask);
    if (!before) throw new Error('no solution');
    const { _id } = await start();
    const { _id: workId } = await submit(_id, resultFile(4, 1));
    expect(await settled(_id, workId)).toMatchObject({ PublicScore: 1, PrivateScore: 0.25 });
    const look = () => {
      platform.clock.advance(61_000);
      return lookAtSchedule(platform.services, rescoringSchedule(platform.services));
    };
    await look();
    const { revision, csv } = before;
    const replaced = { csv: csv.replace('8,a', '8,b'), checksum: null, revision: revision + 1 };
    await db.update(taskSolutions).set(replaced).where(ofTask);
    await look();
    await waitFor('the new score', async () => {
      const [work] = (await worksOf(_id)).data;
      return work?.PrivateScore === 0.5;
    });
    await db
      .update(taskSolutions)
      .set({ csv, revision: revision + 2 })
      .where(ofTask);
    await look();
    await waitFor('the old score', async () => {
      const [work] = (await worksOf(_id)).data;
      return work?.PrivateScore === 0.25;
    });
  });

  it('tries what can’t be scored again once for each solution, and keeps its score', async () => {
    const { db } = platform.database;
    const { _id } = await start();
    const { _id: workId } = await submit(_id, resultFile(4, 1));
    await settled(_id, workId);
    const ofWork = eq(practiceWorks.id, workId);
    const outdated = { solutionRevision: null, fileKey: `gone-${workId}` };
    await db.update(practiceWorks).set(outdated).where(ofWork);
    const scorer = startScorer(platform.services.config);
    const { giveUp } = practiceHandler(platform.services, scorer);
    await platform.database.transaction((tx) => giveUp(tx, { data: { id: workId } } as never));
    scorer.stop();
    platform.clock.advance(61_000);
    await lookAtSchedule(platform.services, rescoringSchedule(platform.services));
    const queued = await db.select().from(jobs).where(eq(jobs.kind, PRACTICE_JOB));
    expect(queued.filter(({ data }) => (data as { id: string }).id === workId)).toEqual([]);
    expect((await worksOf(_id)).data).toMatchObject([
      { Status: workStatus.reviewed, PrivateScore: 0.25 },
    ]);
  });

  it('ends where its organizer closes it; what was scored stays', async () => {
    const { _id } = await start();
    const { _id: workId } = await submit(_id, resultFile(4));
    await settled(_id, workId);
    await platform.call(
      practiceCalls.set,
      { params: params(), body: { Closed: true } },
      byOrganizer(),
    );
    const input = workInput(_id, await uploaded(resultFile(2)));
    expect(await refused(input)).toMatchObject({ code: 'CONFLICT' });
    expect((await worksOf(_id)).data).toMatchObject([{ _id: workId, Rank: 1 }]);
    await platform.call(
      practiceCalls.set,
      { params: params(), body: { Closed: false } },
      byOrganizer(),
    );
  });

  it('changes no table but its own and that of the file', async () => {
    const { db } = platform.database;
    const tables = await db.execute<{ name: string }>(
      sql`select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
    );
    const contents = async () => {
      const found = new Map<string, string>();
      for (const { name } of tables.rows) {
        const { rows } = await db.execute<{ rows: string }>(
          sql`select coalesce(md5(string_agg(own::text, ',' order by own::text)), '') as rows
            from ${sql.identifier(name)} as own`,
        );
        found.set(name, rows[0]?.rows ?? '');
      }
      return found;
    };
    const before = await contents();
    const { _id } = await start();
    const { _id: workId } = await submit(_id, resultFile(4));
    await settled(_id, workId);
    const after = await contents();
    const changed = [...after].flatMap(([name, rows]) => (rows === before.get(name) ? [] : [name]));
    expect(changed).toEqual(['practice_works', 'practices', 'uploads']);
  });

  it('changes neither boards nor counts of the competition', async () => {
    const shown = async () => {
      const boards = await platform.call(
        leaderboardCalls.taskPublic,
        { params: { id: competition.taskId }, query: { page: 1, perPage: 20 } },
        byOrganizer(),
      );
      const one = await platform.call(competitionCalls.get, { params: params() }, byOrganizer());
      return { boards, one };
    };
    const before = await shown();
    const { _id } = await start();
    const { _id: workId } = await submit(_id, resultFile(4));
    await settled(_id, workId);
    expect(await shown()).toEqual(before);
  });
});
