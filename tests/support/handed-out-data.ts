/** Data of a competition as its organizer's programs write it, clean or with a planted leak. */
import {
  type DataFile,
  type HiddenAnswers,
  readDataFile,
} from '#schema/domains/managing/rules/before-start/data-files.ts';
import { randomOf } from './random.ts';

export interface Row {
  id: string;
  /** Features by their names. */
  features: Record<string, string>;
  answer: string;
}

export interface HandedOut {
  train: Row[];
  test: Row[];
}

export const makers = ['pandas', 'excel', 'r'] as const;
export type Maker = (typeof makers)[number];

interface Drawn {
  seed: number;
  train?: number;
  test?: number;
  isNumber?: boolean;
}

/** Draws clean data: features that tell something of the answer, in an order by chance. */
export const drawData = ({ seed, train = 400, test = 160, isNumber = false }: Drawn): HandedOut => {
  const { normal, below, next } = randomOf(seed);
  const row = (id: number): Row => {
    const [age, income] = [20 + below(60), 3_000 + 900 * normal()];
    const strength = (age - 50) / 20 + (income - 3_000) / 900 + normal();
    const answer = isNumber ? (10 + 2 * strength).toFixed(3) : strength > 0.4 ? '是' : '否';
    return {
      id: String(id),
      features: {
        age: String(age),
        income: income.toFixed(2),
        city: ['上海', '北京', '深圳', '成都'][below(4)] ?? '',
        gender: next() < 0.5 ? 'M' : 'F',
      },
      answer,
    };
  };
  const all = Array.from({ length: train + test }, (_, at) => row(at + 1));
  return { train: all.slice(0, train), test: all.slice(train) };
};

/** Draws data of few values, whose rows are alike by chance. */
export const drawCoarse = (seed: number): HandedOut => {
  const { below, next } = randomOf(seed);
  const row = (id: number): Row => {
    const [size, color] = [below(3), below(3)];
    return {
      id: `r${id}`,
      features: { size: String(size), color: String(color), round: String(below(2)) },
      answer: next() < 0.15 + 0.25 * size ? 'a' : 'b',
    };
  };
  const all = Array.from({ length: 500 }, (_, at) => row(at));
  return { train: all.slice(0, 350), test: all.slice(350) };
};

/** Draws a series by day, whose level rises: its order is known to all. */
export const drawSeries = (seed: number): HandedOut => {
  const { normal } = randomOf(seed);
  const all = Array.from({ length: 400 }, (_, at): Row => {
    const date = new Date(Date.UTC(2025, 0, 1 + at)).toISOString().slice(0, 10);
    return {
      id: String(at + 1),
      features: { date, temperature: (15 + 5 * normal()).toFixed(1) },
      answer: (100 + at / 2 + 6 * normal()).toFixed(1),
    };
  });
  return { train: all.slice(0, 300), test: all.slice(300) };
};

const quoted = (cell: string) => (/^-?\d+(\.\d+)?$/.test(cell) ? cell : `"${cell}"`);

/** A table as the program writes it: pandas with its index, Excel with semicolons, R with row names. */
const written = (header: string[], rows: string[][], maker: Maker): string => {
  const lines = [header, ...rows];
  if (maker === 'excel')
    return `\ufeff${lines.map((cells) => `${cells.map((cell) => cell.replace('.', ',')).join(';')};`).join('\r\n')}\r\n`;
  const index = (at: number) => {
    if (maker === 'pandas') return at === 0 ? '' : String(at - 1);
    return at === 0 ? '""' : `"${at}"`;
  };
  return `${lines
    .map((cells, at) => [index(at), ...(maker === 'r' ? cells.map(quoted) : cells)].join(','))
    .join('\n')}\n`;
};

const fileOf = (name: string, text: string): DataFile => {
  const file = readDataFile(name, text);
  if (!file) throw new Error(`${name} has no rows`);
  return file;
};

/** The files that members get, and the answers that they don't. */
export const handedOut = (
  { train, test }: HandedOut,
  maker: Maker,
  more: Partial<Pick<HiddenAnswers, 'groupColumn' | 'isNumber'>> & { more?: DataFile[] } = {},
): { files: DataFile[]; answers: HiddenAnswers } => {
  const names = Object.keys(test[0]?.features ?? {});
  const cells = ({ id, features }: Row) => [id, ...names.map((name) => features[name] ?? '')];
  const own = train.map((row) => [...cells(row), row.answer]);
  const sample = test.map(({ id }) => [id, train[0]?.answer ?? '']);
  const { groupColumn = null, isNumber = false } = more;
  return {
    files: [
      fileOf('train.csv', written(['id', ...names, 'label'], own, maker)),
      fileOf('test.csv', written(['id', ...names], test.map(cells), maker)),
      fileOf('sample_submission.csv', written(['id', 'label'], sample, maker)),
      ...(more.more ?? []),
    ],
    answers: {
      idColumn: 'id',
      targetColumn: 'label',
      answerColumns: ['label'],
      ids: test.map(({ id }) => id),
      truth: test.map(({ answer }) => answer),
      isNumber,
      groupColumn,
      groups: test.map(({ features }) => features[groupColumn ?? ''] ?? ''),
    },
  };
};
