import { gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { problemsText } from '@whaletide/schema/domains/submissions/rules/result-file.ts';
import { readResultFile } from '@whaletide/schema/domains/submissions/rules/read-result-file.ts';
import { scoreFile } from '#platform/src/domains/scoring/scorer/score-file.ts';
import { zipOf } from '#tests/support/zip.ts';
import { checkTable } from '#web/src/domains/submissions/components/SubmitPanel/check-table.ts';

/**
 * Files as people's programs write them, some with mistakes, by a seed: what the page says of each
 * before it is sent has to be what the scorer says afterwards, word for word.
 */
const FILES = 10_000;

const startDice = (seed: number) => {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return {
    chance: (share: number) => next() < share,
    of: <T>(values: readonly [T, ...T[]]): T =>
      values[Math.floor(next() * values.length)] ?? values[0],
  };
};
type Dice = ReturnType<typeof startDice>;

const labels = ['猫', '狗', '大 鸟', 'a"b', 'x,y'] as const;
const ids = ['001', '002', '010', '011', '100', '200'];
const numbers = ['1', '-2.5', '1e-5', '0.25', '3E2', '.5'] as const;

const quotedAs = (cell: string, sign: string, dice: Dice) =>
  cell.includes(sign) || cell.includes('"') || dice.chance(0.1)
    ? `"${cell.replaceAll('"', '""')}"`
    : cell;

const idAs = (id: string, dice: Dice) =>
  dice.of([id, id, String(Number(id)), `${Number(id)}.0`, ` ${id} `]);

/** Mistakes, each of which leaves something that can't be meant. */
const mistakes: ((rows: string[][], dice: Dice) => void)[] = [
  (rows) => rows.pop(),
  (rows) => rows.push([...(rows[1] ?? [])]),
  (rows) => rows.push(['9999', '1']),
  (rows) => rows[2]?.push('多'),
  (rows) => rows[3]?.pop(),
  (rows, dice) => rows[2]?.splice(1, 1, dice.of(['', 'NaN', '1,5', '五', '0x1F', '50%'])),
  (rows) => rows[0]?.splice(1, 1, 'pred'),
  (rows) => rows[0]?.splice(0, 1, '编号'),
  (rows) => rows.splice(0, 1),
];

const encoded = (text: string, dice: Dice): Buffer => {
  const kind = dice.of(['utf8', 'utf8', 'bom', 'utf16le', 'utf16be', 'damaged']);
  if (kind === 'bom') return Buffer.from(`\ufeff${text}`);
  if (kind === 'utf16le') return Buffer.from(`\ufeff${text}`, 'utf16le');
  if (kind === 'utf16be') return Buffer.from(`\ufeff${text}`, 'utf16le').swap16();
  const bytes = Buffer.from(text);
  if (kind === 'damaged' && dice.chance(0.3)) bytes[Math.floor(bytes.length / 2)] = 0xff;
  return bytes;
};

const packed = (bytes: Buffer, dice: Dice): Buffer =>
  dice.of([
    () => bytes,
    () => bytes,
    () => gzipSync(bytes),
    () => zipOf({ 'result.csv': bytes }),
    () => zipOf({ 'a.csv': bytes, 'b.csv': bytes }),
    () => gzipSync(bytes).subarray(0, 30),
  ])();

const fileOf = (numeric: boolean, dice: Dice): Buffer => {
  const sign = dice.of([',', ',', ';', '\t', '|']);
  const end = dice.of(['\n', '\r\n', '\r']);
  const rows = [
    [dice.of(['id', 'ID', ' Id ']), dice.of(['target', 'Target', ' target'])],
    ...ids.map((id) => [idAs(id, dice), numeric ? dice.of(numbers) : dice.of(labels)]),
  ];
  if (dice.chance(0.4)) dice.of([mistakes[0] ?? (() => 0), ...mistakes])(rows, dice);
  if (dice.chance(0.1)) rows.forEach((row) => row.push(''));
  const lines = rows.map((row) => row.map((cell) => quotedAs(cell, sign, dice)).join(sign));
  if (dice.chance(0.1)) lines.unshift(`sep=${sign}`);
  if (dice.chance(0.2)) lines.push('', '');
  return packed(encoded(lines.join(end) + dice.of(['', end]), dice), dice);
};

const solutionOf = (numeric: boolean) =>
  [
    'id,target,part',
    // Every label, so that no file is without any: whether one is, platform alone can tell.
    ...ids.map((id, at) => {
      const label = (labels[at % labels.length] ?? '').replaceAll('"', '""');
      return `${id},${numeric ? at : `"${label}"`},${at % 2 ? 'private' : 'public'}`;
    }),
  ].join('\n');

const exact = (bytes: Buffer): ArrayBuffer => new Uint8Array(bytes).buffer;

describe('what the page says before a result is sent', () => {
  it.each([true, false])(
    'is what the scorer says of it, word for word (numbers: %s)',
    async (numeric) => {
      const dice = startDice(numeric ? 20_261 : 31_117);
      const metric = numeric ? 'mae' : 'accuracy';
      const form = { idColumn: 'id', targetColumn: 'target', metric } as const;
      const basis = { csv: solutionOf(numeric), secret: new Uint8Array(32).fill(7) };
      const sample = Buffer.from(['id,target', ...ids.map((id) => `${id},1`)].join('\n'));
      const maxSize = 64 * 1024;
      const verdicts = { right: 0, wrong: 0 };
      for (let file = 0; file < FILES / 2; file += 1) {
        const bytes = fileOf(numeric, dice);
        const outcome = await scoreFile(bytes, basis, { ...form, sizeLimit: 64 });
        const { problems } = await checkTable({
          bytes: exact(bytes),
          answers: null,
          sample: exact(sample),
          form,
          maxSize,
        });
        expect(problems.join('；')).toBe(outcome.ok ? '' : outcome.message);
        verdicts[outcome.ok ? 'right' : 'wrong'] += 1;
      }
      // Both kinds come often enough to say something.
      expect(verdicts.right).toBeGreaterThan(FILES / 10);
      expect(verdicts.wrong).toBeGreaterThan(FILES / 10);
    },
    120_000,
  );

  it('doesn’t depend on how right values are written', async () => {
    const dice = startDice(5);
    const form = { idColumn: 'id', targetColumn: 'target', metric: 'mae' } as const;
    const known = new Set(ids);
    for (let file = 0; file < 500; file += 1) {
      const sign = dice.of([',', ';', '\t', '|']);
      const end = dice.of(['\n', '\r\n', '\r']);
      const values = ids.map(() => dice.of(numbers));
      const lines = [
        `id${sign}target`,
        ...ids.map((id, at) => `${quotedAs(idAs(id, dice), sign, dice)}${sign}${values[at] ?? ''}`),
      ];
      const written = packedWhole(Buffer.from(lines.join(end)), dice);
      const { predictions, problems } = await readResultFile(written, known, {
        form,
        maxSize: 64 * 1024,
      });
      expect(problems && problemsText(problems)).toBeNull();
      expect(predictions?.[0]).toEqual(values);
    }
  });
});

const packedWhole = (bytes: Buffer, dice: Dice): Buffer =>
  dice.of([() => bytes, () => gzipSync(bytes), () => zipOf({ 'r.tsv': bytes })])();
