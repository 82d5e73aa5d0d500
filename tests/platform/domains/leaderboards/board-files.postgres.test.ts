import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { makeCompetition } from '#tests/platform/support/competition.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';

const TEAMS = 100_000;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
});
afterAll(() => platform.close());

it('a board of a hundred thousand teams is saved whole, each row once', async () => {
  const { id, taskId, organizer } = await makeCompetition(platform);
  const { db } = platform.database;
  const key = sql`lpad(to_hex(at), 24, '0')`;
  await db.execute(sql`
    insert into teams (id, competition_id, name, captain_id, create_date)
    select ${key}, ${id}, 'team ' || at, ${organizer.id}, now() from generate_series(1, ${TEAMS}::int) as at`);
  await db.execute(sql`
    insert into team_bests (task_id, board, team_id, score, exact_score, sort_key, further,
      tie_keys, best_date, last_date, entries)
    select ${taskId}, 'public', ${key}, at % 1000, at % 1000, -(at % 1000), '{}', '{}', now(), now(), 1
    from generate_series(1, ${TEAMS}::int) as at`);
  const url = `/v2/api/boardFiles/tasks/${taskId}?Board=public`;
  const lines = async () =>
    (await platform.app.inject({ url })).body.trimEnd().split('\r\n').slice(1);
  const before = process.memoryUsage().heapUsed;
  const rows = await lines();
  expect(rows).toHaveLength(TEAMS);
  expect(new Set(rows.map((row) => row.split(',')[1])).size).toBe(TEAMS);
  expect(rows[0]).toMatch(/^1,.*,999,/);
  expect(rows.at(-1)).toMatch(/^99901,.*,0,/);
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(200 * 1024 * 1024);
}, 300_000);
