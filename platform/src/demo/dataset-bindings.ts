import { Readable } from 'node:stream';
import { extensionOf } from '@whaletide/schema/domains/uploads/rules.ts';
import { fileKind } from '@whaletide/schema/domains/datasets/rules/dataset-files.ts';
import { READER_VERSION } from '../files/parsing/reader-version.ts';
import { parseFile } from '../files/parsing/parse-file.ts';
import type { datasetBindings, datasetFiles } from '../domains/dataset-bindings/tables.ts';
import type { uploads } from '../domains/uploads/tables.ts';
import { zipOf } from './archive.ts';
import type { DemoCompetition } from './competitions.ts';
import { accountId } from './people.ts';
import { demoId, demoKey } from './random.ts';
import { workbookOf } from './workbook.ts';

/** First of the keys, beside those of everything else. */
const FIRST_KEY = 0xb000000;

interface Handed {
  title: string;
  description: string;
  isPublic?: boolean;
  reviewStage?: number;
  files: Record<string, string | Buffer>;
}

const guide = (data: string, columns: string[]) =>
  [`# ${data}`, '', '## 字段', '', ...columns.map((column) => `- ${column}`), ''].join('\n');

const firstRows = (csv: string, rows: number) =>
  csv
    .split('\n')
    .slice(0, rows + 1)
    .join('\n');

const cellsOf = (csv: string): string[][] =>
  csv
    .trimEnd()
    .split(/\r?\n/)
    .map((line) => line.split(','));

/** The real data of a scored competition, as its organizer hands it out. */
const handedOut = (text: (name: string) => string): Handed[] => {
  const train = text('train.csv');
  const test = text('test.csv');
  const header = train.split('\n', 1)[0] ?? '';
  const columns = header.split(',').map((name) => `\`${name}\``);
  const sheet = guide('数据说明', columns);
  return [
    {
      title: '训练与测试数据',
      description: '训练集含答案，测试集不含答案。请按 `id` 提交预测。',
      files: { 'train.csv': train, 'test.csv': test },
    },
    {
      title: '数据说明与打包下载',
      description: '每个字段的含义，以及一次下载全部文件的压缩包。',
      isPublic: true,
      files: {
        'README.md': sheet,
        'all.zip': zipOf({ 'data/train.csv': train, 'data/test.csv': test, 'README.md': sheet }),
        'data.xlsx': workbookOf({
          训练集: cellsOf(train),
          测试集: cellsOf(test),
          字段: [['字段', '列号'], ...header.split(',').map((name, at) => [name, String(at + 1)])],
        }),
      },
    },
    {
      title: '初赛评测数据',
      description: '初赛评测所用的一部分样本，报名后可见。',
      reviewStage: 1,
      files: { 'preliminary.csv': firstRows(test, 40) },
    },
    {
      title: '复赛评测数据',
      description: '晋级复赛的团队可见。',
      reviewStage: 2,
      files: { 'final.csv': firstRows(test, 80) },
    },
  ];
};

interface DemoDatasets {
  bindings: (typeof datasetBindings.$inferInsert)[];
  files: (typeof datasetFiles.$inferInsert)[];
  uploads: { upload: typeof uploads.$inferInsert; content: string | Buffer }[];
}

/** The files of one dataset, parsed as the job would. */
const filesOf = async (bindingId: string, { files }: Handed, first: number, today: Date) =>
  Promise.all(
    Object.entries(files).map(async ([name, content], position) => {
      const bytes = Buffer.from(content);
      const ext = extensionOf(name);
      const token = demoKey(first + position);
      const kind = fileKind(ext);
      const parsed =
        kind &&
        (await parseFile(kind, {
          ext,
          size: bytes.length,
          open: (part) =>
            Promise.resolve(
              Readable.from([part ? bytes.subarray(part.start, part.end + 1) : bytes]),
            ),
        }));
      return {
        content,
        upload: {
          key: token,
          memberId: accountId('organizer'),
          purpose: 'dataset' as const,
          ext,
          name,
          size: bytes.length,
          createDate: today,
        },
        file: {
          token,
          bindingId,
          position,
          state: parsed ? 'ready' : 'none',
          parsed,
          reader: READER_VERSION,
        } as const,
      };
    }),
  );

/** Makes the datasets that the competitions on real data hand out. */
export const demoDatasets = async (
  made: readonly DemoCompetition[],
  today: Date,
): Promise<DemoDatasets> => {
  const all: DemoDatasets = { bindings: [], files: [], uploads: [] };
  for (const one of made) {
    if (one.plan.data !== 'penguins' && one.plan.data !== 'weather') continue;
    const text = (name: string) => {
      const found = one.files.find(({ upload }) => upload.name === name);
      return String(found?.content ?? '');
    };
    for (const [position, handed] of handedOut(text).entries()) {
      const number = one.index * 8 + position;
      const id = demoId('binding', number);
      all.bindings.push({
        id,
        competitionId: one.row.id,
        position,
        title: handed.title,
        description: handed.description,
        isPublic: handed.isPublic ?? false,
        reviewStage: handed.reviewStage ?? null,
        createDate: today,
      });
      for (const { file, ...stored } of await filesOf(id, handed, FIRST_KEY + number * 8, today)) {
        all.files.push(file);
        all.uploads.push(stored);
      }
    }
  }
  return all;
};
