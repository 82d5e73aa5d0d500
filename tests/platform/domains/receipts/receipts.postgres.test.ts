import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { asc, eq } from 'drizzle-orm';
import { checkReceipt } from '@whaletide/schema/domains/receipts/rules/check-receipt.ts';
import { utf8 } from '@whaletide/schema/domains/receipts/rules/bytes.ts';
import { receiptText } from '@whaletide/schema/domains/receipts/rules/receipt-file.ts';
import { toReceipt } from '@whaletide/schema/domains/receipts/rules/receipt-of.ts';
import { checkLog } from '#platform/src/domains/receipts/store/checking.ts';
import { logLeaves } from '#platform/src/domains/receipts/tables.ts';
import { makeCompetition, resultFile } from '#tests/platform/support/competition.ts';
import { testPostgres } from '#tests/platform/support/database.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { tools } from '#tests/support/receipt-log.ts';
import { receiptOf } from '#tests/platform/support/receipts.ts';
import { enter, reviewed, submit } from '#tests/platform/support/submitting.ts';

const AT_ONCE = 20;

let database: Awaited<ReturnType<typeof testPostgres>>;
let shared: string;
let one: TestPlatform;
let other: TestPlatform;
beforeAll(async () => {
  database = await testPostgres();
  // Files and keys are both platforms'.
  shared = mkdtempSync(path.join(os.tmpdir(), 'whaletide-test-'));
  const env = { JOB_POLL_MS: '20', DATA_DIR: shared };
  one = await startPlatform({ env, database });
  other = await startPlatform({ env, database });
});
afterAll(async () => {
  await other.close();
  await one.close();
  await database.close();
  rmSync(shared, { recursive: true, force: true });
});

it('of twenty scored at once on two platforms, in two competitions, each has its leaf', async () => {
  const competitions = [await makeCompetition(one), await makeCompetition(one)];
  const sent = await Promise.all(
    Array.from({ length: AT_ONCE }, async (_, at) => {
      const competition = competitions[at % 2];
      if (!competition) throw new Error('no competition');
      const { token } = await enter(one, competition, `log-${at}`);
      const platform = at % 4 < 2 ? one : other;
      const work = await submit(platform, competition, token, resultFile(1 + (at % 4)));
      return { token, id: work._id, file: resultFile(1 + (at % 4)) };
    }),
  );
  for (const { token, id, file } of sent) {
    await reviewed(one, token, id);
    const receipt = utf8(receiptText(toReceipt(await receiptOf(other, token, id))));
    const { problems } = await checkReceipt(tools, { receipt, file: utf8(file), trusted: null });
    expect(problems).toEqual([]);
  }
  const rows = await database.db.select().from(logLeaves).orderBy(asc(logLeaves.index));
  expect(rows.map(({ index }) => index)).toEqual(rows.map((_, index) => index));
  expect(rows.map(({ workId }) => workId).toSorted()).toEqual(sent.map(({ id }) => id).toSorted());
  expect(await checkLog(database.db)).toEqual({ size: AT_ONCE, problems: [] });
});

it('killed while they append, two processes leave a tree that is the table’s', async () => {
  const { taskId } = await makeCompetition(one);
  const script = path.join(import.meta.dirname, '../../support/append-forever.ts');
  const begin = async (appends: number) => {
    const child = spawn(process.execPath, [script, database.url, taskId], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    for (let seen = 0; seen < appends;)
      seen += String((await once(child.stdout, 'data'))[0]).length;
    return child;
  };
  const { size: before } = await checkLog(database.db);
  for (const appends of [3, 8, 15]) {
    const children = await Promise.all([begin(appends), begin(appends + 2)]);
    for (const child of children) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    expect((await checkLog(database.db)).problems).toEqual([]);
  }
  expect((await checkLog(database.db)).size).toBeGreaterThan(before + 50);
  const leaves = await database.db.select().from(logLeaves).where(eq(logLeaves.taskId, taskId));
  expect(new Set(leaves.map(({ workId }) => workId)).size).toBe(leaves.length);
});
