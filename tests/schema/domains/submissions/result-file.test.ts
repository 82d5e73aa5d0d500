import { describe, expect, it } from '@jest/globals';
import { decodeText } from '@whaletide/schema/shared/rules/decode-text.ts';
import {
  INDEX_LEFT_OUT,
  problemsText,
  readResult,
} from '@whaletide/schema/domains/submissions/rules/result-file.ts';
import { checkSolution } from '@whaletide/schema/domains/submissions/rules/solution-file.ts';
import { fixture } from '#tests/support/fixtures.ts';

const textOf = (name: string) => decodeText(fixture(`results/${name}`)).text;
const expected = new Set(['12', '13', '14', '15']);
const targets = { idColumn: 'id', targetColumn: 'target' };
const valuesOf = (text: string, numeric: boolean, ids = expected) => {
  const metric = numeric ? 'mae' : 'accuracy';
  const { predictions, problems } = readResult(text, ids, { ...targets, metric });
  if (problems) return problemsText(problems);
  return [...ids].map((id, place) => [id, predictions[0]?.[place]]);
};

const numbers = [
  ['12', '1'],
  ['13', '2'],
  ['14', '3'],
  ['15', '4'],
];
const weather = [
  ['12', '晴'],
  ['13', '雨'],
  ['14', '多云'],
  ['15', '晴'],
];

describe('a result as people’s programs write it', () => {
  it.each([
    'blank-first-lines',
    'float-ids',
    'header-case',
    'pandas-index',
    'quoted-with-spaces',
    'semicolon',
    'sep-line',
    'tab',
    'trailing-delimiter',
  ])('%s is read as meant', (name) => {
    expect(valuesOf(textOf(`${name}.csv`), true)).toEqual(numbers);
  });

  it.each(['labels-gb18030', 'labels-utf16'])('%s has the labels that were written', (name) => {
    expect(valuesOf(textOf(`${name}.csv`), false)).toEqual(weather);
  });

  it('reads decimal commas beside semicolons', () => {
    expect(valuesOf(textOf('semicolon-decimal-comma.csv'), true)).toEqual([
      ['12', '1.5'],
      ['13', '2.5'],
      ['14', '3.5'],
      ['15', '4.5'],
    ]);
  });

  it('never guesses a number: commas stay where points are used too, and beside commas', () => {
    const mixed = 'id;target\n12;1,5\n13;2.5\n14;3\n15;4\n';
    expect(valuesOf(mixed, true)).toBe('第2行：target「1,5」不是数字');
    const quoted = 'id,target\n12,"1,5"\n13,2\n14,3\n15,4\n';
    expect(valuesOf(quoted, true)).toBe('第2行：target「1,5」不是数字');
    expect(valuesOf('id;target\n12;1,5\n13;a\n14;b\n15;c\n', false)).toContainEqual(['12', '1,5']);
  });

  it('takes ids for the numbers that they are, only where they can be no others', () => {
    const padded = new Set(['001', '002']);
    const rows = [
      ['001', '1'],
      ['002', '2'],
    ];
    expect(valuesOf('id,target\n1,1\n2.0,2\n', true, padded)).toEqual(rows);
    const both = new Set(['1', '01']);
    expect(valuesOf('id,target\n1.0,1\n01,2\n', true, both)).toMatch('未知的 id「1.0」');
    const words = new Set(['a', '12']);
    expect(valuesOf('id,target\na,1\n12.0,2\n', true, words)).toMatch('未知的 id「12.0」');
    expect(valuesOf('id,target\n12,1\n12.0,2\n13,1\n14,1\n15,1\n', true)).toBe(
      '第3行：重复的 id「12」',
    );
  });

  it('hints at the index that was left out', () => {
    const { hints } = readResult(textOf('pandas-index.csv'), expected, {
      ...targets,
      metric: 'mae',
    });
    expect(hints).toEqual([INDEX_LEFT_OUT]);
  });

  it('keeps to the names as they are written where several differ by case alone', () => {
    const form = { ...targets, metric: 'mae' } as const;
    const { problems } = readResult('ID,Id,target\n1,2,3\n', expected, form);
    expect(problemsText(problems ?? [])).toBe(
      '第1行：缺少列 id，读到的列为 「ID」、「Id」、「target」',
    );
  });
});

describe('results of animals', () => {
  const ids = new Set(Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(3, '0')));
  const form = { idColumn: 'id', targetColumn: 'label', metric: 'accuracy' } as const;
  const animals = ['狗', '鸟', '猫'];

  it.each(['r03-gbk', 'r07-head-crlf-rest-lf', 'r10-semicolon', 'r13-blank-end'])(
    '%s is read as meant',
    (name) => {
      const { predictions } = readResult(textOf(`${name}.csv`), ids, form);
      expect(predictions?.[0]).toEqual(Array.from({ length: 12 }, (_, at) => animals[at % 3]));
    },
  );

  it('names the file’s own line after a cell of two lines', () => {
    const labels = new Set(animals);
    const { problems } = readResult(textOf('r24-quoted-newline.csv'), ids, { ...form, labels });
    expect(problems).toEqual([{ line: 14, message: '第14行：未知的 label「老虎」' }]);
  });

  it('are told by their labels in the solution, whatever its encoding', () => {
    const decoded = decodeText(fixture('results/solution-zh-gbk.csv'));
    const check = checkSolution(decoded, {
      idColumn: 'id',
      targetColumn: 'label',
      metric: 'accuracy',
    });
    expect(check).toMatchObject({
      ok: true,
      figures: {
        encoding: 'GB18030',
        delimiter: ',',
        public: 6,
        private: 6,
        columns: ['id', 'label', 'part'],
        rows: expect.arrayContaining([['001', '狗', 'public']]),
        labelsCount: 3,
        labels: [
          { value: '狗', count: 4 },
          { value: '猫', count: 4 },
          { value: '鸟', count: 4 },
        ],
      },
    });
  });
});

describe('a cell beyond its longest length', () => {
  const read = (text: string, ids: ReadonlySet<string> | null = expected) =>
    readResult(text, ids, { ...targets, metric: 'mae' }).problems?.map(({ message }) => message);
  const whole = (id: string, value: string) => `id,target\n12,1\n${id},${value}\n14,3\n15,4\n`;

  it('is refused with its line, whatever it holds', () => {
    expect(read(whole('13', `${'7'.repeat(160_000)}x`))).toEqual([
      '第3行：target 过长（160001个字符，最多1000个）',
    ]);
    expect(read(whole('13', '7'.repeat(400_000)))).toEqual([
      '第3行：target 过长（400000个字符，最多1000个）',
    ]);
  });

  it('is refused in the column of ids, whether these are known or not', () => {
    const long = whole(`${'0'.repeat(600_000)}x`, '2');
    const message = '第3行：id 过长（600001个字符，最多1000个）';
    expect(read(long)).toEqual([message, '缺少1行，例如 id 为 13的行']);
    expect(read(long, null)).toEqual([message]);
  });

  it('is one of a million characters where it holds many items', () => {
    const mask = (length: number) => `id,target\n12,${'1 1 '.repeat(length / 4).trim()}\n`;
    const problems = readResult(mask(2_000_000), new Set(['12']), { ...targets, metric: 'iou' });
    expect(problems.problems?.map(({ message }) => message)).toEqual([
      '第2行：target 过长（1999999个字符，最多1000000个）',
    ]);
  });
});
