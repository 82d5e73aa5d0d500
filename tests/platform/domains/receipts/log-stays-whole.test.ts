import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { asc, eq } from 'drizzle-orm';
import { closureCalls } from '@whaletide/schema/domains/account/rest/closure.ts';
import { closeDueAccounts } from '#platform/src/domains/account/closure.ts';
import { allContributions } from '#platform/src/domains/gathered.ts';
import { members } from '#platform/src/domains/members/tables.ts';
import { checkLog } from '#platform/src/domains/receipts/store/checking.ts';
import { logLeaves } from '#platform/src/domains/receipts/tables.ts';
import { makeCompetition, resultFile } from '#tests/platform/support/competition.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { enter, reviewed, submit } from '#tests/platform/support/submitting.ts';
import { PASSWORD } from '#tests/platform/support/two-factor.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ env: { JOB_POLL_MS: '20' } });
});
afterAll(() => platform.close());

it('who closes the account leaves the log whole, and was never in it', async () => {
  const { db } = platform.database;
  const competition = await makeCompetition(platform);
  const { id, token, team } = await enter(platform, competition, 'leaving');
  const work = await submit(platform, competition, token, resultFile(3));
  await reviewed(platform, token, work._id);
  const leaves = () => db.select().from(logLeaves).orderBy(asc(logLeaves.index));
  const before = await leaves();
  expect(before).toHaveLength(1);
  // Nor is the team: it is hidden behind a commitment.
  for (const personal of [id, team, 'leaving']) expect(before[0]?.leaf).not.toContain(personal);

  await platform.call(closureCalls.close, { body: { password: PASSWORD } }, { token });
  platform.clock.advance(40 * DAY);
  await closeDueAccounts(platform.services, allContributions.closure);
  const [member] = await db.select().from(members).where(eq(members.id, id));
  expect(member?.name).not.toBe('leaving');
  expect(await leaves()).toEqual(before);
  expect((await checkLog(db)).problems).toEqual([]);
});

/** Files that change works and leave their scores as they are. */
const others = new Set([
  'domains/submissions/submitting/notes.ts',
  'domains/submissions/submitting/selection.ts',
  'domains/submissions/store/inheritance.ts',
  // Scores by people aren't in the log; a work that is taken out keeps its scores.
  'domains/submissions/reviewing/works.ts',
  'domains/submissions/store/judged-scores.ts',
]);

it('every way by which works get scores has the log tell of them', () => {
  const source = path.join(import.meta.dirname, '../../../../platform/src');
  const changing = globSync('**/*.ts', { cwd: source }).filter((file) =>
    /update\(works\)|update \$\{works\}|insert\(works\)|insertAll\(tx, works/.test(
      readFileSync(path.join(source, file), 'utf8'),
    ),
  );
  const silent = changing.filter(
    (file) => !/\blogScores\(/.test(readFileSync(path.join(source, file), 'utf8')),
  );
  // `submit.ts` takes works that have no score yet.
  expect(silent.filter((file) => !others.has(file))).toEqual([
    'domains/submissions/submitting/submit.ts',
  ]);
  expect(changing.length - silent.length).toBeGreaterThan(2);
});
