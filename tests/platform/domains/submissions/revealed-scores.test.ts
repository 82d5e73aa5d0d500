import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { classItemCalls } from '@whaletide/schema/domains/classes/rest/class-items.ts';
import { classStudentCalls } from '@whaletide/schema/domains/classes/rest/class-students.ts';
import { boardCourseCalls } from '@whaletide/schema/domains/leaderboards/rest/board-course.ts';
import { boardTemplateCalls } from '@whaletide/schema/domains/leaderboards/rest/board-templates.ts';
import { competitionCodeCalls } from '@whaletide/schema/domains/competition-code/rest.ts';
import { leaderboardGroupCalls } from '@whaletide/schema/domains/leaderboards/rest/leaderboard-groups.ts';
import { leaderboardCalls } from '@whaletide/schema/domains/leaderboards/rest/leaderboards.ts';
import { outcomeCalls } from '@whaletide/schema/domains/managing/rest/outcome.ts';
import { notificationCalls } from '@whaletide/schema/domains/notifications/rest.ts';
import { practiceCalls } from '@whaletide/schema/domains/practice/rest.ts';
import {
  submissionCalls,
  type Work,
} from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';
import { tasks, taskSolutions } from '#platform/src/domains/competitions/tables.ts';
import { labVersions } from '#platform/src/domains/projects/tables.ts';
import { newId } from '#platform/src/ids.ts';
import { allCalls } from '#tests/contract/support/calls.ts';
import {
  endCompetition,
  makeCompetition,
  objective,
  type TestCompetition,
} from '#tests/platform/support/competition.ts';
import { giveTask, joinClass, teach } from '#tests/platform/support/classes.ts';
import type { Person } from '#tests/platform/support/forum.ts';
import { project } from '#tests/platform/support/projects.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { enter, refOf, reviewed, submit, upload } from '#tests/platform/support/submitting.ts';

const ROWS = 140;
const rows = Array.from({ length: ROWS }, (_, row) => row);
const solution = [
  'id,label,part',
  ...rows.map((row) => `${row},${row % 3},${row % 2 ? 'public' : 'private'}`),
].join('\n');
/** A result with every `wrong`th row wrong, so that the score is no round number. */
const resultOf = (wrong: number) =>
  ['id,label', ...rows.map((row) => `${row},${row % wrong ? row % 3 : 9}`)].join('\n');

let platform: TestPlatform;
let competition: TestCompetition;
let token: string;
let memberId: string;
let team: string;
let work: Work;
let selected: Work[];

beforeAll(async () => {
  platform = await startPlatform({ env: { JOB_POLL_MS: '20' } });
  const further = [{ name: '宏平均 F1', metric: 'macroF1' as const, targetColumns: ['label'] }];
  competition = await makeCompetition(platform, { task: { objective: { ...objective, further } } });
  const { db } = platform.database;
  await db
    .update(taskSolutions)
    .set({ csv: solution })
    .where(eq(taskSolutions.taskId, competition.taskId));
  ({ token, team, id: memberId } = await enter(platform, competition, 'revealed'));
  for (const wrong of [5, 9]) {
    const { _id } = await submit(platform, competition, token, resultOf(wrong));
    work = await reviewed(platform, token, _id);
  }
  const chosen = { params: { id: competition.taskId }, body: { works: [work._id] } };
  selected = (await platform.call(submissionCalls.select, chosen, { token })).data;
  // Works of before its opening are on a private board.
  platform.clock.advance(1_000);
  await db
    .update(tasks)
    .set({ showPrivateLeaderboard: true, privateOpenedDate: platform.clock.now })
    .where(eq(tasks.id, competition.taskId));
});
afterAll(() => platform.close());

const page = { page: 1, perPage: 20 };
const taskParams = () => ({ params: { id: competition.taskId }, query: page });
const mine = () => ({ token });
const manager = () => ({ token: competition.organizer.token });
const addGroup = () =>
  platform.call(
    leaderboardGroupCalls.create,
    {
      body: {
        Task: competition.taskId,
        Name: '组',
        IsActivated: true,
        leaderboards: [
          { Name: '全部', IsActivated: true, StartDate: null, EndDate: null, AllTeams: true },
          {
            Name: '一段时间',
            IsActivated: true,
            StartDate: '2026-01-01T00:00:00.000Z',
            EndDate: null,
            AllTeams: true,
          },
        ],
      },
    },
    manager(),
  );

let taught: Promise<{ params: { id: string }; item: string; teacher: Person }> | undefined;
/** A class with the task, in which the member is. */
const classOf = () => {
  const make = async () => {
    const made = await teach(platform, 'revealed');
    await joinClass(platform, made, { token, id: memberId });
    const { _id: item } = await giveTask(platform, made, competition);
    return { params: { id: made.class._id }, item, teacher: made.teacher };
  };
  return (taught ??= make());
};

/** Shares a project of the team's as code, with the work that stands on the private board. */
const shareCode = async () => {
  const date = platform.clock.now;
  const lab = await project(platform, { token, id: memberId }, { versionDate: date });
  await platform.database.db
    .insert(labVersions)
    .values({ id: newId(), labId: lab, number: 1, date, seal: 'x'.repeat(32) });
  return platform.call(
    competitionCodeCalls.share,
    { params: { id: competition.id, lab }, body: { Work: work._id } },
    mine(),
  );
};

/** Answers of calls that tell scores to others than managers, by operation. */
const told: Record<string, () => Promise<unknown>> = {
  'submissions.list': () =>
    platform.call(
      submissionCalls.list,
      { query: { ...page, Task: competition.taskId, Team: team } },
      mine(),
    ),
  'submissions.ofTasks': () =>
    platform.call(
      submissionCalls.ofTasks,
      { query: { ...page, Task: competition.taskId } },
      mine(),
    ),
  'submissions.byIds': () =>
    platform.call(submissionCalls.byIds, { query: { ids: work._id } }, mine()),
  'submissions.get': () => platform.call(submissionCalls.get, { params: { id: work._id } }, mine()),
  'submissions.note': () =>
    platform.call(
      submissionCalls.note,
      { params: { id: work._id }, body: { Note: '试试' } },
      mine(),
    ),
  'submissions.select': () => Promise.resolve(selected),
  'submissions.submit': async () => {
    const result = refOf(await upload(platform, token, resultOf(7)));
    const body = { Task: competition.taskId, result };
    const sent = await platform.call(submissionCalls.submit, { body }, mine());
    return [await reviewed(platform, token, sent._id), work];
  },
  // It answers as `submit` does, before the file is scored.
  'submissions.uploadWork': () => Promise.resolve(work),
  'submissions.privateBest': () =>
    platform.call(submissionCalls.privateBest, { query: { Task: competition.taskId } }, mine()),
  'leaderboards.task.leaderboard': () => platform.call(leaderboardCalls.taskPublic, taskParams()),
  'leaderboards.task.privateLb': () => platform.call(leaderboardCalls.taskPrivate, taskParams()),
  'leaderboards.task.leaderboard.mine': () =>
    platform.call(leaderboardCalls.taskPublicMine, taskParams(), mine()),
  'leaderboards.task.privateLb.mine': () =>
    platform.call(leaderboardCalls.taskPrivateMine, taskParams(), mine()),
  'leaderboards.task.progress': () =>
    platform.call(boardCourseCalls.progress, { params: { id: competition.taskId } }, mine()),
  'leaderboards.top': () => platform.call(leaderboardCalls.top, {}),
  'leaderboards.leaders': () =>
    platform.call(leaderboardCalls.leaders, { query: { Task: competition.taskId } }),
  'classItems.list': async () => {
    const { params } = await classOf();
    return platform.call(classItemCalls.list, { params }, mine());
  },
  'classItems.board': async () => {
    const { item } = await classOf();
    return platform.call(classItemCalls.board, { params: { id: item }, query: page }, mine());
  },
  'classStudents.list': async () => {
    const { params, teacher } = await classOf();
    return platform.call(classStudentCalls.list, { params, query: page }, teacher);
  },
  'leaderboards.finalRanking': async () => {
    await endCompetition(platform, competition.id);
    const params = { id: competition.id };
    const Source = { Stage: competition.stageId, Task: competition.taskId };
    const ranked = { Team: team, Reward: '', Coins: 0 };
    await platform.call(
      outcomeCalls.publishRanking,
      { params, body: { Ranking: [ranked], Source } },
      manager(),
    );
    return platform.call(leaderboardCalls.finalRanking, { params });
  },
  'leaderboardGroups.board': async () => {
    const { leaderboards } = await addGroup();
    return Promise.all(
      leaderboards.map(({ _id: id }) =>
        platform.call(leaderboardGroupCalls.board, {
          params: { id },
          query: { ...page, Board: 'public' },
        }),
      ),
    );
  },
  'leaderboardGroups.mine': async () => {
    const { leaderboards } = await addGroup();
    return Promise.all(
      leaderboards.map(({ _id: id }) =>
        platform.call(
          leaderboardGroupCalls.mine,
          { params: { id }, query: { ...page, Board: 'public' } },
          mine(),
        ),
      ),
    );
  },
  'notifications.list': () => platform.call(notificationCalls.list, { query: page }, mine()),
  // The competition is over by now.
  'competitionCode.share': () => shareCode(),
  'competitionCode.ofProjects': async () => {
    const { Lab } = await shareCode();
    return platform.call(competitionCodeCalls.ofProjects, { query: { Lab } });
  },
  'practice.ghosts': async () => {
    const params = { id: competition.id };
    const { _id: id } = await platform.call(
      practiceCalls.start,
      { params, body: { Mode: 'virtual' } },
      mine(),
    );
    platform.clock.advance(2 * DAY);
    return platform.call(
      practiceCalls.ghosts,
      { params: { id }, query: { ...page, Task: competition.taskId } },
      mine(),
    );
  },
};

/**
 * Calls whose scores are others: points, ranks added up, or managers' own. A class's items have no
 * result when a teacher changes them, and a lesson has no score.
 */
const others =
  /^(classItems\.(add|update|read)$|leaderboards\.stage\.|leaderboards\.task\.(managed|baselines)$|judging\.ranking$|reviewing\.|outcome\.|growth\.|members\.|quests\.|managing\.|questionnaire|account\.)/;

const tellsScore = (schema: unknown): boolean => {
  if (schema === null || typeof schema !== 'object') return false;
  if (Array.isArray(schema)) return schema.some(tellsScore);
  const { properties } = schema as { properties?: object };
  return (
    (properties !== undefined &&
      ['Score', 'BestBefore', 'Further'].some((key) => key in properties)) ||
    Object.values(schema).some(tellsScore)
  );
};

describe('a score that leaves platform', () => {
  it('is asked for by every call that tells one', () => {
    const telling = [...allCalls.values()]
      .filter(({ response }) => tellsScore(response))
      .map(({ operation }) => operation)
      .filter((operation) => !others.test(operation));
    expect(telling.toSorted()).toEqual(Object.keys(told).toSorted());
  });

  it.each(Object.keys(told))('is the revealed one in the answer of %s', async (operation) => {
    const answer = JSON.stringify(await told[operation]?.());
    const scores = [...answer.matchAll(/"(?:Score|ScoreBefore|BestBefore)":([\d.]+)/g)];
    expect(scores.length).toBeGreaterThan(0);
    const further = [...answer.matchAll(/"Further":\[([\d.,]+)\]/g)];
    // Each answer with a score of a work has its further one beside it, but for these.
    if (
      !/^(notifications\.list|leaderboards\.finalRanking|leaderboards\.task\.progress|competitionCode\.\w+|practice\.ghosts|class\w+\.\w+)$/.test(
        operation,
      )
    )
      expect(further.length).toBeGreaterThan(0);
    // 70 rows a part: an error of some 0.04, so steps of 0.02.
    for (const [, score = ''] of [...scores, ...further]) expect(score).toMatch(/^0\.\d{1,2}$/);
  });

  it('is the revealed one in an organizer’s template', async () => {
    const params = { id: competition.taskId };
    const Html = '{{#rows}}<p>{{score}}</p><p>{{score2}}</p><p>{{score3}}</p>{{/rows}}';
    await platform.call(boardTemplateCalls.setTask, { params, body: { Html } }, manager());
    const url = `/v2/api/tasks/${competition.taskId}/leaderboard?template=true`;
    const { body } = await platform.app.inject({ method: 'GET', url });
    expect(body).toMatch(/<p>0\.\d{1,2}<\/p><p>0\.\d{1,2}<\/p><p><\/p>/);
  });

  it('is the revealed one in a board’s file, but in its managers’', async () => {
    const fileOf = async (board: 'public' | 'private', by?: string) => {
      const { body } = await platform.app.inject({
        url: `/v2/api/boardFiles/tasks/${competition.taskId}?Board=${board}${by ? '&Managed=true' : ''}`,
        headers: by ? { authorization: `Bearer ${by}` } : {},
      });
      return body.split('\r\n')[1]?.split(',').slice(3, 5) ?? [];
    };
    for (const board of ['public', 'private'] as const) {
      for (const cell of await fileOf(board)) expect(cell).toMatch(/^0\.\d{1,2}$/);
      expect((await fileOf(board, competition.organizer.token))[0]).toMatch(/^0\.\d{12}$/);
    }
  });

  it('is exact for managers alone', async () => {
    const query = { ...page, Board: 'public' as const };
    const params = { id: competition.taskId };
    const board = await platform.call(leaderboardCalls.taskManaged, { params, query }, manager());
    expect(String(board.data[0]?.Score)).toMatch(/^0\.\d{12}$/);
    const { data } = await platform.call(
      submissionCalls.byIds,
      { query: { ids: work._id } },
      manager(),
    );
    const shown = data[0]?.ObjectiveWorkInfo?.PublicReviewResult;
    expect(String(shown?.Further[0])).toMatch(/^0\.\d{12}$/);
  });
});

describe('the columns of exact scores, influences and secrets', () => {
  const platformSource = path.join(import.meta.dirname, '../../../../platform/src');
  const readers = (word: RegExp) =>
    globSync('**/*.ts', { cwd: platformSource })
      .filter((file) => word.test(readFileSync(path.join(platformSource, file), 'utf8')))
      .toSorted();

  it('are read in these files only', () => {
    expect(readers(/\bworkScorings\b/)).toEqual([
      'demo/insert-competitions.ts',
      // An archive of the whole competition is its managers'.
      'domains/managing/archives/archived-works.ts',
      'domains/managing/exports/works.ts',
      // The two of them run from the command line alone.
      'domains/scoring/recompute/compare-work.ts',
      'domains/scoring/recompute/recompute.ts',
      'domains/submissions/store/bests.ts',
      // Changes what a board shows, as its task says.
      'domains/submissions/store/board-settings.ts',
      'domains/submissions/store/ladder/rungs.ts',
      'domains/submissions/store/leader-steps.ts',
      'domains/submissions/store/logging.ts',
      'domains/submissions/store/new-scores.ts',
      'domains/submissions/store/queue-places.ts',
      'domains/submissions/store/scorings.ts',
      'domains/submissions/store/shaken-works.ts',
      'domains/submissions/store/shown-scores.ts',
      'domains/submissions/store/works.ts',
      'domains/submissions/tables.ts',
    ]);
    // Scores that aren't effective yet.
    expect(readers(/\bstagedScores\b/)).toEqual([
      'domains/scoring/rescoring/effect.ts',
      'domains/scoring/rescoring/reports.ts',
      'domains/scoring/rescoring/staging.ts',
      'domains/scoring/rescoring/switching.ts',
      'domains/scoring/rescoring/telling.ts',
      'domains/scoring/store/rescorings.ts',
      'domains/scoring/store/shown-rescorings.ts',
      'domains/scoring/tables.ts',
    ]);
    expect(readers(/\bexactScores\b/)).toEqual([
      'domains/submissions/store/scorings.ts',
      'domains/submissions/store/works.ts',
    ]);
    expect(readers(/\bexactScore\b/)).toEqual([
      'domains/leaderboards/store/best-rows.ts',
      'domains/leaderboards/store/boards.ts',
      'domains/submissions/store/bests.ts',
      'domains/submissions/tables.ts',
    ]);
    // Values that the intervals are computed from.
    expect(readers(/\bboardScores\b/)).toEqual([
      'domains/leaderboards/intervals/job.ts',
      // Places of a result of practice, once the final ranking is published.
      'domains/leaderboards/store/rank-among.ts',
      'domains/submissions/store/bests.ts',
    ]);
    // Salts and private scores behind the leaves of the log.
    expect(readers(/\blogLeaves\b/)).toEqual([
      'domains/managing/archives/archived-works.ts',
      'domains/receipts/store/appending.ts',
      'domains/receipts/store/checking.ts',
      'domains/receipts/store/receipts.ts',
      'domains/receipts/tables.ts',
      // From the command line alone.
      'domains/scoring/recompute/compare-ladder.ts',
    ]);
    expect(readers(/\btaskSecrets\b/)).toEqual([
      'demo/insert-competitions.ts',
      'domains/competitions/store/task-secrets.ts',
      'domains/competitions/tables.ts',
    ]);
    expect(readers(/\b(taskSecret|secretsAmong)\b/)).toEqual([
      'domains/competitions/store/task-secrets.ts',
      // Forecasts are their managers', and tell no score of a row.
      'domains/managing/before-start/job.ts',
      'domains/managing/scoring-trial.ts',
      'domains/receipts/store/appending.ts',
      'domains/receipts/store/openings.ts',
      'domains/scoring/recompute/recompute.ts',
      'domains/scoring/rescoring/staging.ts',
      'domains/scoring/scorer/current-basis.ts',
      'domains/scoring/trial/trial.ts',
      'domains/scoring/workers/reporting.ts',
    ]);
  });
});
