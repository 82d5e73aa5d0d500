import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { boardFileCalls } from '@whaletide/schema/domains/leaderboards/rest/board-files.ts';
import { exportCalls } from '@whaletide/schema/domains/managing/rest/exports.ts';
import { notificationCalls } from '@whaletide/schema/domains/notifications/rest.ts';
import { logCalls } from '@whaletide/schema/domains/receipts/rest.ts';
import { boardProtectionCalls } from '@whaletide/schema/domains/submissions/rest/board-protection.ts';
import { submissionCalls } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import { taskSolutions } from '#platform/src/domains/competitions/tables.ts';
import { boardDecisions, works, workScorings } from '#platform/src/domains/submissions/tables.ts';
import { jobs } from '#platform/src/jobs/tables.ts';
import { waitFor } from '#tests/support/wait-for.ts';
import { makeCompetition, objective, type TestCompetition } from '../support/competition.ts';
import { exportOf } from '../support/exported.ts';
import { startPlatform, type TestPlatform } from '../support/platform.ts';
import { enter, reviewed, submit } from '../support/submitting.ts';
import { MONDAY, workAt } from '../support/weekly.ts';

/** Rows of the parts: no share of the one is a share of the other. */
const PUBLIC_ROWS = 64;
const PRIVATE_ROWS = 49;

const partOf = (row: number) => (row < PUBLIC_ROWS ? 'public' : 'private');
const rowsOf = (line: (row: number) => string) =>
  Array.from({ length: PUBLIC_ROWS + PRIVATE_ROWS }, (_, row) => line(row)).join('\n');
const solution = `id,label,part\n${rowsOf((row) => `${row},a,${partOf(row)}`)}`;
const result = (publicRight: number, privateRight: number) =>
  `id,label\n${rowsOf((row) => {
    const isRight = row < PUBLIC_ROWS ? row < publicRight : row - PUBLIC_ROWS < privateRight;
    return `${row},${isRight ? 'a' : 'b'}`;
  })}`;

interface Entrant {
  id: string;
  token: string;
}

let platform: TestPlatform;
let open: TestCompetition;
let guarded: TestCompetition;
const entrants: Entrant[] = [];
/** Scores that no one but the organizer may learn yet, as they are written. */
let secrets: string[];

const made = async () => {
  const competition = await makeCompetition(platform, {
    task: { objective: { ...objective, dailyLimit: null, totalLimit: null } },
  });
  await platform.database.db
    .update(taskSolutions)
    .set({ csv: solution })
    .where(eq(taskSolutions.taskId, competition.taskId));
  return competition;
};

const play = async (
  competition: TestCompetition,
  name: string,
  results: readonly (readonly [number, number])[],
) => {
  const entrant = await enter(platform, competition, name);
  for (const [publicRight, privateRight] of results) {
    platform.clock.advance(1_000);
    const csv = result(publicRight, privateRight);
    const { _id } = await submit(platform, competition, entrant.token, csv);
    await reviewed(platform, entrant.token, _id);
  }
  entrants.push(entrant);
};

/** Scores on the private part, and exact ones and those of a protected board that aren't shown. */
const hiddenScores = async (): Promise<string[]> => {
  const { db } = platform.database;
  const rows = await db
    .select({ work: works, scoring: workScorings, decision: boardDecisions })
    .from(works)
    .innerJoin(workScorings, eq(workScorings.workId, works.id))
    .leftJoin(boardDecisions, eq(boardDecisions.workId, works.id));
  const told = new Set(rows.map(({ work }) => work.publicScore));
  const all = rows.flatMap(({ work, scoring, decision }) => [
    work.privateScore,
    ...scoring.exact.private,
    ...scoring.exact.public,
    decision?.scored.privateScore,
    decision?.scored.publicScore,
  ]);
  return [...new Set(all)].flatMap((one) => (one == null || told.has(one) ? [] : [String(one)]));
};

/** The hidden scores that a text has, as numbers of their own. */
const toldBy = (text: string): string[] =>
  secrets.filter((secret) =>
    new RegExp(`(?<![\\d.])${secret.replace('.', '\\.')}(?!\\d)`).test(text),
  );

beforeAll(async () => {
  platform = await startPlatform({
    env: { JOB_POLL_MS: '20', PUBLIC_ORIGINS: 'https://test.example' },
  });
  open = await made();
  guarded = await made();
  await platform.call(
    boardProtectionCalls.set,
    { params: { id: guarded.taskId }, body: { Protects: true } },
    guarded.organizer,
  );
  await play(open, '先行者', [
    [40, 20],
    [50, 31],
  ]);
  await play(open, '后来者', [[33, 43]]);
  await play(guarded, '试探者', [
    [50, 41],
    [49, 12],
    [51, 13],
  ]);
  secrets = await hiddenScores();
  await waitFor('the jobs of the boards', async () => {
    const left = await platform.database.db.select().from(jobs);
    return left.every(({ due }) => due > platform.clock.now);
  });
  await workAt(platform, MONDAY);
});
afterAll(() => platform.close());

/** Tables that have hidden scores, and how each is read. */
const keepers: Record<string, string> = {
  works: 'by presenters, for managers or once the board is open',
  work_scorings: 'exact scores, for managers alone',
  board_decisions: 'what a protected board holds back',
  team_bests: 'by boards that are open',
  log_leaves: 'opened with the final ranking',
  rank_intervals: 'by boards that are open',
  shaken_works: 'by the course of a board, once its outcome is published',
  work_shakes: 'by the course of a board, once its outcome is published',
};

it('no table but those that are known keeps a hidden score, so that no new door opens by itself', async () => {
  expect(secrets.length).toBeGreaterThan(6);
  const { db } = platform.database;
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await db.execute<{ row: string }>(
      sql`select to_jsonb(one)::text as row from ${sql.identifier(name)} as one`,
    );
    if (rows.some(({ row }) => toldBy(row).length > 0)) found.push(name);
  }
  // The kept works themselves show that the search finds what it looks for.
  expect(found).toEqual(expect.arrayContaining(['works', 'work_scorings', 'log_leaves']));
  expect(found.filter((name) => !(name in keepers))).toEqual([]);
});

it('neither exports of members, nor their notices, nor their receipts tell it', async () => {
  for (const { id, token } of entrants) {
    const files = await exportOf(platform, id);
    expect(toldBy(JSON.stringify([...files]))).toEqual([]);
    const query = { page: 1, perPage: 100 };
    const notices = await platform.call(notificationCalls.list, { query }, { token });
    expect(notices.data.length).toBeGreaterThan(0);
    expect(toldBy(JSON.stringify(notices))).toEqual([]);
    const own = await platform.database.db.select().from(works).where(eq(works.memberId, id));
    const ids = own.map((work) => work.id).join();
    const receipts = await platform.call(logCalls.receipts, { query: { ids } }, { token });
    expect(receipts.data).toHaveLength(own.length);
    expect(toldBy(JSON.stringify(receipts))).toEqual([]);
    const shown = await platform.call(submissionCalls.byIds, { query: { ids } }, { token });
    expect(toldBy(JSON.stringify(shown))).toEqual([]);
  }
});

it('the log of scores is hashes alone to a visitor', async () => {
  const query = { page: 1, perPage: 100 };
  const leaves = await platform.call(logCalls.leaves, { query });
  expect(leaves.data.length).toBeGreaterThan(4);
  expect(leaves.data.map(({ Leaf, Opening }) => Leaf ?? Opening).filter(Boolean)).toEqual([]);
});

it('files of boards tell what the boards tell, and organizers’ files are organizers’ alone', async () => {
  const [entrant] = entrants;
  for (const { taskId, stageId, id } of [open, guarded])
    for (const caller of [{}, { token: entrant?.token }]) {
      const headers = caller.token ? { authorization: `Bearer ${caller.token}` } : {};
      const get = (url: string) => platform.app.inject({ url, headers });
      const csv = (kind: string, of: string, query: string) =>
        get(boardFileCalls.csv.path.replace(':kind', kind).replace(':id', of) + `?Board=${query}`);
      const shown = await csv('tasks', taskId, 'public');
      expect(shown.statusCode).toBe(200);
      expect(toldBy(shown.body)).toEqual([]);
      for (const [kind, of] of [
        ['tasks', taskId],
        ['stages', stageId],
      ] as const) {
        expect((await csv(kind, of, 'private')).statusCode).toBe(404);
        expect((await csv(kind, of, 'public&Managed=true')).statusCode).toBeGreaterThanOrEqual(401);
      }
      for (const kind of ['works', 'ranking']) {
        const path = exportCalls.csv.path.replace(':id', id).replace(':kind', kind);
        expect((await get(path)).statusCode).toBeGreaterThanOrEqual(400);
      }
    }
});
