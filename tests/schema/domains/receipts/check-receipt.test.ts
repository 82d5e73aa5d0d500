import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  checkReceipt,
  receiptProblems,
} from '@whaletide/schema/domains/receipts/rules/check-receipt.ts';
import { readReceipt, receiptText } from '@whaletide/schema/domains/receipts/rules/receipt-file.ts';
import { receiptProblemTexts } from '@whaletide/schema/domains/receipts/rules/receipt-texts.ts';
import { makeLog, tools } from '#tests/support/receipt-log.ts';

const WORKS = 23;
let logs: Awaited<ReturnType<typeof makeLog>>[];
beforeAll(async () => {
  logs = [await makeLog(WORKS), await makeLog(WORKS, { opened: true })];
});

const receiptOf = async (index: number, opened: boolean) => {
  const log = logs[opened ? 1 : 0];
  if (!log) throw new Error('no log');
  const { file, ...receipt } = await log.receiptOf(index);
  return { file, text: receiptText(receipt), trusted: log.key };
};

const check = (text: string | Uint8Array, file: Uint8Array | null, trusted: string | null) =>
  checkReceipt(tools, {
    receipt: typeof text === 'string' ? Buffer.from(text) : text,
    file,
    trusted,
  });

it.each([true, false])('a receipt is right with its file (opened: %s)', async (opened) => {
  for (let index = 0; index < WORKS; index += 1) {
    const { file, text, trusted } = await receiptOf(index, opened);
    const { problems, facts } = await check(text, file, trusted);
    expect(problems).toEqual([]);
    expect(facts?.work).toBe(`work${index}`);
    expect(readReceipt(text)?.receipt).toMatchObject({ index });
  }
});

/** Name of the problems that a change in a line of that name may have. */
const named: Record<string, readonly string[]> = {
  'whaletide-receipt/2': ['format'],
  authorship: ['authorship'],
  file: ['file'],
  kind: ['score'],
  metric: ['metric'],
  parameters: ['metric'],
  private: ['private'],
  public: ['score'],
  replaces: ['replaces'],
  rules: ['rules'],
  scored: ['time'],
  scorer: ['rules'],
  solution: ['solution'],
  submitted: ['time'],
  task: ['task'],
  team: ['team'],
  work: ['work'],
  index: ['order'],
  'team-id': ['team'],
  'opened-scores': ['private'],
  'opened-solution': ['solution'],
  key: ['key'],
  hash: ['order'],
};

/** Byte of the text in each line, with the names by which a change there may be told. */
const byteOf = fc.record({
  index: fc.nat(WORKS - 1),
  opened: fc.boolean(),
  at: fc.nat(),
  change: fc.integer({ min: 1, max: 255 }),
});

it('one byte of the receipt changed anywhere is named, in 1,000 cases', async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(byteOf, async ({ index, opened, at, change }) => {
      const { file, text, trusted } = await receiptOf(index, opened);
      const bytes = new Uint8Array(Buffer.from(text));
      const place = at % bytes.length;
      bytes[place] = (bytes[place] ?? 0) ^ change;
      const { problems } = await check(bytes, file, trusted);
      expect(problems).not.toEqual([]);
      const before = Buffer.from(text).subarray(0, place).toString();
      const [lines, line = ''] = [before.split('\n\n'), before.split('\n').at(-1)];
      const name = (line + text.slice(before.length)).split('\n')[0]?.split(' ')[0] ?? '';
      // In the value of a line: exactly that is named. Elsewhere the text may be no receipt any more.
      const isValue = line.includes(' ') && lines.length === 1;
      if (name === 'leaf' && isValue) expect(problems).not.toContain('order');
      else if (isValue && !problems.includes('format')) expect(problems).toEqual(named[name]);
      if (lines.length > 1 && !problems.includes('format')) expect(problems).toEqual(['signature']);
      for (const problem of problems) seen.add(problem);
    }),
    { numRuns: 1_000 },
  );
  expect(seen.size).toBeGreaterThan(8);
});

it('one byte of the file changed anywhere is named, in 1,000 cases', async () => {
  await fc.assert(
    fc.asyncProperty(byteOf, async ({ index, opened, at, change }) => {
      const { file, text, trusted } = await receiptOf(index, opened);
      const changed = file.map((byte, place) =>
        place === at % file.length ? byte ^ change : byte,
      );
      expect((await check(text, changed, trusted)).problems).toEqual(['file']);
    }),
    { numRuns: 1_000 },
  );
});

describe('what was changed in the leaf and beside it', () => {
  it.each([
    ['authorship', '"AGENT"', '"HUMAN"'],
    ['work', '"work3"', '"work4"'],
    ['score', '0.91', '0.93'],
    ['time', '2023-11-14T22:13:23.000Z', '2023-11-14T22:13:22.000Z'],
    ['metric', '"accuracy"', '"accurate"'],
  ])('is named by the fact %s where the leaf alone was', async (problem, from, to) => {
    const { file, text, trusted } = await receiptOf(3, false);
    const changed = text.replace(/^leaf .*$/m, (leaf) => leaf.replace(from, to));
    expect(changed).not.toBe(text);
    expect((await check(changed, file, trusted)).problems).toEqual([problem]);
  });

  it('is out of its order where both were', async () => {
    const { file, text, trusted } = await receiptOf(3, false);
    const changed = text.replaceAll('"work3"', '"work4"');
    expect((await check(changed, file, trusted)).problems).toEqual(['order']);
  });
});

it('a receipt of before authorship was said is as good as it was, and is no other', async () => {
  const of = (name: string) =>
    readFileSync(path.join(import.meta.dirname, '../../../fixtures/receipts', name));
  const [text, file] = [of('version-1.tlog-proof').toString(), of('version-1.csv')];
  const { problems, facts } = await check(text, new Uint8Array(file), null);
  expect(problems).toEqual([]);
  expect(facts).not.toHaveProperty('authorship');
  // Neither its form nor its leaf's can be raised afterwards.
  const raised = text.replace('receipt/1', 'receipt/2');
  expect((await check(raised, null, null)).problems).toEqual(['format']);
  const claimed = raised.replace('\nfile', '\nauthorship "HUMAN"\nfile');
  expect((await check(claimed, null, null)).problems).toEqual(['leaf']);
});

it('a receipt of another log is told by its key', async () => {
  const { file, text } = await receiptOf(3, false);
  const other = await makeLog(3);
  expect((await check(text, file, other.key)).problems).toEqual(['key']);
  expect((await check(text, file, null)).problems).toEqual([]);
});

it('the leaf of another work is out of order', async () => {
  const one = await receiptOf(3, false);
  const other = await receiptOf(4, false);
  const index = /^index .*$/m;
  const moved = one.text.replace(index, other.text.match(index)?.[0] ?? '');
  expect((await check(moved, one.file, one.trusted)).problems).toEqual(['order']);
});

it.each([
  '',
  'whaletide-receipt/1\n\n',
  'whaletide-receipt/3\n\n',
  '\u0000',
  'x'.repeat(20_000),
  '{"format":1}',
])('a text that is none is told so', async (text) => {
  expect((await check(text, null, null)).problems).toEqual(['format']);
});

it('each problem has its text', () => {
  expect(Object.keys(receiptProblemTexts)).toEqual([...receiptProblems]);
});
