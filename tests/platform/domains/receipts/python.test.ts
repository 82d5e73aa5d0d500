import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { checkReceipt } from '@whaletide/schema/domains/receipts/rules/check-receipt.ts';
import { receiptText } from '@whaletide/schema/domains/receipts/rules/receipt-file.ts';
import { toReceipt } from '@whaletide/schema/domains/receipts/rules/receipt-of.ts';
import { competitions, tasks } from '#platform/src/domains/competitions/tables.ts';
import { appendScores } from '#platform/src/domains/receipts/store/appending.ts';
import { newestCheckpoint, receiptsOf } from '#platform/src/domains/receipts/store/receipts.ts';
import { randomOf } from '#tests/support/random.ts';
import { tools } from '#tests/support/receipt-log.ts';
import { makeCompetition } from '#tests/platform/support/competition.ts';
import { madeUpScore } from '#tests/platform/support/made-up-scores.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';

const folder = path.join(import.meta.dirname, '../../../../docs/examples');
const script = path.join(folder, 'verify_receipt.py');
const PROOFS = 1_000;

interface Case {
  receipt: Buffer;
  file: Buffer | null;
  key: string;
}

let platform: TestPlatform;
let cases: Case[];
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
  const { database } = platform;
  const [closed, opened] = [await makeCompetition(platform), await makeCompetition(platform)];
  await database.db
    .update(competitions)
    .set({ finalRanking: true })
    .where(eq(competitions.id, opened.id));
  await database.db
    .update(tasks)
    .set({ showPrivateLeaderboard: true })
    .where(eq(tasks.id, opened.taskId));
  const random = randomOf(33);
  const changed = (bytes: Buffer) => {
    const [at, change] = [random.below(bytes.length), 1 + random.below(255)];
    return Buffer.from(bytes.map((byte, place) => (place === at ? byte ^ change : byte)));
  };
  const works = Array.from({ length: PROOFS }, (_, index) => {
    const file = Buffer.from(`id,label\n1,${index}\n`);
    const { taskId } = index % 3 === 0 ? opened : closed;
    const score = {
      ...madeUpScore(taskId, index),
      file: createHash('sha256').update(file).digest('hex'),
      parameters: { 参数: [1e-7 * index, 1e21, -0.5], text: '"\\\u2028é😀' },
      privateScores: [1 / (index + 1), 1e-9 * index],
    };
    return { score, file };
  });
  const scores = works.map(({ score }) => score);
  await database.transaction((tx) => appendScores(tx, scores.slice(0, 700)));
  await database.transaction((tx) => appendScores(tx, scores.slice(700)));
  const { Key: key } = await newestCheckpoint(platform.services);
  const receipts = await receiptsOf(
    platform.services,
    scores.map(({ work }) => work),
  );
  const byWork = new Map(receipts.map((receipt) => [receipt.Work, receipt]));
  cases = works.map(({ score, file }, index) => {
    const receipt = byWork.get(score.work);
    if (!receipt) throw new Error('a work has no receipt');
    const text = Buffer.from(receiptText(toReceipt(receipt)));
    // A third as they are, a third with one byte of the receipt changed, some with one of the file.
    const own = index % 3 === 1 ? changed(text) : text;
    const shown = index % 9 === 2 ? changed(file) : file;
    return { receipt: own, file: index % 5 === 4 ? null : shown, key };
  });
});
afterAll(() => platform.close());

/** Outcomes of the script for all of these, in one process. */
const byPython = (asked: readonly Case[]): string[][] => {
  const program = [
    'import sys, json, base64',
    'sys.path.insert(0, sys.argv[1])',
    'from verify_receipt import check',
    'data = lambda text: None if text is None else base64.b64decode(text)',
    'for line in sys.stdin:',
    '    case = json.loads(line)',
    "    print(json.dumps(check(data(case['receipt']), data(case['file']), case['key'])))",
  ].join('\n');
  const input = asked.map(({ receipt, file, key }) =>
    JSON.stringify({
      receipt: receipt.toString('base64'),
      file: file?.toString('base64') ?? null,
      key,
    }),
  );
  const run = spawnSync('python3', ['-c', program, folder], {
    input: `${input.join('\n')}\n`,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  expect(run.stderr).toBe('');
  return run.stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as string[]);
};

it('two verifiers agree on 1,000 proofs that platform made, changed ones among them', async () => {
  const own = await Promise.all(
    cases.map(async ({ receipt, file, key }) => {
      const { problems } = await checkReceipt(tools, { receipt, file, trusted: key });
      return problems.toSorted();
    }),
  );
  expect(byPython(cases)).toEqual(own);
  const right = own.filter((problems) => problems.length === 0);
  expect(right.length).toBeGreaterThan(PROOFS / 2);
  // Every changed one is told.
  expect(own.filter((problems, index) => index % 3 === 1 && problems.length === 0)).toEqual([]);
  expect(new Set(own.flat()).size).toBeGreaterThan(8);
});

it('both take receipts of before authorship was said', async () => {
  const of = (name: string) =>
    readFileSync(path.join(import.meta.dirname, '../../../fixtures/receipts', name));
  const [receipt, file] = [of('version-1.tlog-proof'), of('version-1.csv')];
  const key = /^key (.*)$/m.exec(receipt.toString())?.[1] ?? '';
  const raised = Buffer.from(
    receipt.toString().replace('receipt/1\n', 'receipt/2\nauthorship "HUMAN"\n'),
  );
  const asked = [receipt, raised].map((one) => ({ receipt: one, file, key }));
  expect(byPython(asked)).toEqual([[], ['leaf']]);
  for (const [index, one] of asked.entries()) {
    const { problems } = await checkReceipt(tools, { ...one, trusted: key });
    expect(problems).toEqual([[], ['leaf']][index]);
  }
});

describe('the script', () => {
  let own: string;
  beforeAll(() => {
    own = mkdtempSync(path.join(os.tmpdir(), 'whaletide-receipt-'));
  });
  afterAll(() => rmSync(own, { recursive: true }));

  it('has less than 150 lines', () => {
    expect(readFileSync(script, 'utf8').trimEnd().split('\n').length).toBeLessThan(150);
  });

  it('says ok, or what is wrong', () => {
    const [first] = cases;
    if (!first?.file) throw new Error('no case');
    const [receipt, file] = [path.join(own, 'r.tlog-proof'), path.join(own, 'result.csv')];
    writeFileSync(receipt, first.receipt);
    writeFileSync(file, first.file);
    const run = (...words: string[]) => {
      const { status, stdout, stderr } = spawnSync('python3', [script, ...words], {
        encoding: 'utf8',
      });
      return { status, text: (stdout + stderr).trim() };
    };
    expect(run(receipt, file, '--key', first.key)).toEqual({ status: 0, text: 'ok' });
    expect(run(receipt)).toEqual({ status: 0, text: 'ok' });
    writeFileSync(file, 'id,label\n');
    expect(run(receipt, file)).toEqual({ status: 1, text: 'file' });
    expect(run(receipt, '--key', 'another')).toEqual({ status: 1, text: 'key' });
    expect(run().text).toContain('python3 verify_receipt.py');
  });
});
