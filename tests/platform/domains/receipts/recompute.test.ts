import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { eq, isNotNull, sql } from 'drizzle-orm';
import { readConfig } from '#platform/src/config.ts';
import type { Database } from '#platform/src/database/database.ts';
import { fillDemo } from '#platform/src/demo/fill.ts';
import { taskSolutions, tasks } from '#platform/src/domains/competitions/tables.ts';
import { logLeaves } from '#platform/src/domains/receipts/tables.ts';
import { recompute } from '#platform/src/domains/scoring/recompute/recompute.ts';
import { teamBests, workScorings, works } from '#platform/src/domains/submissions/tables.ts';
import { fileStore } from '#platform/src/files/store.ts';
import { testDatabase } from '#tests/platform/support/database.ts';

let database: Database;
let folder: string;
let competitionIds: string[];
let again: (competitionId: string) => ReturnType<typeof recompute>;
beforeAll(async () => {
  database = await testDatabase();
  folder = mkdtempSync(path.join(os.tmpdir(), 'whaletide-recompute-'));
  const config = readConfig({ DATA_DIR: folder, PASSWORD_COST: '10' });
  const [files, now] = [fileStore(config), new Date('2026-11-21T04:00:00.000Z')];
  await fillDemo({ database, files, config }, 1, now);
  again = (competitionId) => recompute({ database, files, now: () => now }, competitionId);
  const rows = await database.db
    .selectDistinct({ id: tasks.competitionId })
    .from(tasks)
    .where(isNotNull(tasks.objective));
  competitionIds = rows.map(({ id }) => id);
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

it('the demo’s works, boards and leaves are what its files are scored to', async () => {
  let scored = 0;
  for (const id of competitionIds) {
    const outcome = await again(id);
    expect(outcome?.differences).toEqual([]);
    scored += outcome?.works ?? 0;
  }
  const leaves = await database.db.select({ index: logLeaves.index }).from(logLeaves);
  expect(scored).toBe(leaves.length);
  expect(scored).toBeGreaterThan(50);
});

/** A work with a leaf, in a competition that has nothing wrong yet. */
const scoredWork = async () => {
  const [row] = await database.db
    .select({ work: works, leaf: logLeaves.index })
    .from(works)
    .innerJoin(logLeaves, eq(logLeaves.workId, works.id))
    .innerJoin(workScorings, eq(workScorings.workId, works.id))
    .limit(1);
  if (!row) throw new Error('the demo has no scored work');
  return row;
};

it('names what was changed in the table of works, on boards and in the log', async () => {
  const { work, leaf } = await scoredWork();
  const { db } = database;
  const own = eq(works.id, work.id);
  const changed = (work.publicScore ?? 0) + 1;
  await db.update(works).set({ publicScore: changed }).where(own);
  expect((await again(work.competitionId))?.differences).toEqual(
    expect.arrayContaining([
      `work ${work.id}: public score`,
      `work ${work.id}: public score in leaf ${leaf}`,
    ]),
  );
  await db.update(works).set({ publicScore: work.publicScore }).where(own);
  expect((await again(work.competitionId))?.differences).toEqual([]);

  await db.update(works).set({ privateScore: changed }).where(own);
  expect((await again(work.competitionId))?.differences).toContain(
    `work ${work.id}: private scores`,
  );
  await db.update(works).set({ privateScore: work.privateScore }).where(own);

  const row = eq(teamBests.teamId, work.teamId);
  await db.update(teamBests).set({ entries: 99 }).where(row);
  expect((await again(work.competitionId))?.differences).toContain(
    `task ${work.taskId}: public board, team ${work.teamId}`,
  );
  await db.execute(sql`set session_replication_role = replica`);
  await db.update(logLeaves).set({ leaf: '{}' }).where(eq(logLeaves.index, leaf));
  await db.execute(sql`set session_replication_role = origin`);
  const { differences = [] } = (await again(work.competitionId)) ?? {};
  expect(differences).toContain(`work ${work.id}: a leaf that can’t be read`);
  expect(differences.filter((text) => text.startsWith('log: ')).length).toBeGreaterThan(0);
});

it('counts works of an organizer’s own workers apart, and finds nothing where there is nothing', async () => {
  const { work } = await scoredWork();
  const { db } = database;
  await db.update(workScorings).set({ seconds: null }).where(eq(workScorings.workId, work.id));
  const outcome = await again(work.competitionId);
  expect(outcome?.byWorkers).toBe(1);
  await db.delete(taskSolutions).where(eq(taskSolutions.taskId, work.taskId));
  expect((await again(work.competitionId))?.withoutFile).toBeGreaterThan(0);
  expect(await again('f'.repeat(24))).toBeNull();
});
