import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { competition, competitionId, registered, viewer } from '#tests/web/support/data.ts';
import { type Answers, fakeGateway } from '#tests/web/support/fake-gateway.ts';
import { openPage } from '#tests/web/support/open-page.tsx';

const token = (index: number) => String(index).repeat(32);
const file = (index: number, name: string) => ({
  __typename: 'DatasetFile',
  token: token(index),
  name,
  ext: name.slice(name.lastIndexOf('.')),
  size: 2048,
  url: `/files/${token(index)}`,
});
const binding = (index: number, changes: object = {}) => ({
  __typename: 'DatasetBinding',
  id: String(index).repeat(24),
  title: `数据集 ${index}`,
  description: '训练集含**答案**。',
  isPublic: false,
  reviewStage: null,
  isReadable: true,
  files: [file(index, 'train.csv')],
  ...changes,
});
const column = (name: string, changes: object) => ({
  __typename: 'DatasetColumn',
  name,
  type: 'STRING',
  count: 3,
  missing: 0,
  unique: 2,
  min: null,
  max: null,
  mean: null,
  infinite: 0,
  unit: null,
  histogram: [],
  topValues: [],
  ...changes,
});
const value = (text: string, count: number) => ({
  __typename: 'DatasetColumnValue',
  value: text,
  count,
});
const table = (changes: object = {}) => ({
  __typename: 'DatasetTable',
  columns: [
    column('id', { type: 'INTEGER', unique: 3, min: 1, max: 3, mean: 2, histogram: [1, 1, 1] }),
    column('name', {
      unique: 3,
      topValues: [value('阿白', 1), value('阿黑', 1), value('阿灰', 1)],
    }),
    column('wild', {
      type: 'BOOLEAN',
      count: 2,
      topValues: [value('true', 1), value('false', 1)],
    }),
    column('species', { missing: 1, topValues: [value('Adelie', 2), value('Gentoo', 1)] }),
  ],
  columnsCount: 4,
  rows: [['1', '阿白', 'true', 'Adelie']],
  rowsCount: 3,
  firstRow: 0,
  firstColumn: 0,
  totalRows: null,
  notes: [],
  sheets: [],
  encoding: null,
  isTruncated: false,
  ...changes,
});
const preview = (changes: object = {}) => ({
  __typename: 'DatasetFilePreview',
  token: token(1),
  state: 'READY',
  kind: 'TABLE',
  table: null,
  archive: null,
  text: null,
  ...changes,
});
const address = `/home/competition/${competitionId}/datasetbindings`;

const open = (
  path: string,
  bindings: object[],
  file: object | null = preview({ table: table() }),
  answers: Answers = {},
) => {
  fakeGateway({
    Viewer: () => ({ viewer }),
    Tasks: () => ({ tasks: [] }),
    CompetitionPage: () => ({
      competition: competition({ datasetBindings: bindings, viewerState: registered }),
    }),
    DatasetPanel: () => ({
      competition: {
        __typename: 'Competition',
        id: competitionId,
        kind: 'COMPETITION',
        name: '南极企鹅识别挑战赛',
        datasetDescription: '请勿外传',
        datasetBindings: bindings,
        projects: [],
      },
    }),
    DatasetFilePreview: () => ({ datasetFilePreview: file }),
    ...answers,
  });
  return openPage(address + path);
};

describe('the data tab', () => {
  it('shows a table with what its columns hold', async () => {
    open('', [binding(1)]);
    const shown = await screen.findByRole('table', { name: 'train.csv' });
    const heads = within(shown).getAllByRole('columnheader');
    expect(heads.map(({ textContent }) => textContent)).toEqual([
      'id整数1 – 3均值 2',
      'name文本3 个不同的值',
      'wild布尔true 50%false 50%',
      'species文本Adelie 67%Gentoo 33%缺失 1',
    ]);
    expect(within(shown).getByRole('cell', { name: '阿白' })).toBeVisible();
    expect(screen.getByText('4 列，3 行，显示前 1 行')).toBeVisible();
    expect(await screen.findByText('答案')).toBeVisible();
    expect(await screen.findByText('请勿外传')).toBeVisible();
    expect(screen.getByRole('link', { name: '下载' })).toHaveAttribute(
      'href',
      `/files/${token(1)}`,
    );
  });

  it('keeps the open file in the address, and says when it names none', async () => {
    const bindings = [binding(1), binding(2, { files: [file(2, 'all.zip')], description: '' })];
    const archive = {
      __typename: 'DatasetArchive',
      entries: [{ __typename: 'DatasetArchiveEntry', name: 'data/train.csv', size: 3072 }],
      entriesCount: 900,
      isTruncated: true,
    };
    const { user, currentAddress } = open('', bindings, preview({ kind: 'ARCHIVE', archive }));
    await user.click(await screen.findByRole('link', { name: /all.zip/ }));
    await waitFor(() => expect(currentAddress()).toBe(`${address}/files?file=${token(2)}`));
    expect(await screen.findByRole('row', { name: 'data/train.csv 3 KB' })).toBeVisible();
    expect(screen.getByText('共 900 项，只显示前 1 个文件')).toBeVisible();
    expect(await screen.findByText('该数据集暂无说明文档')).toBeVisible();
  });

  it('asks for a file where the address names an unknown one', async () => {
    open(`/files?file=${token(9)}`, [binding(1)]);
    expect(await screen.findByText('未指定文件')).toBeVisible();
  });

  it.each([
    ['PENDING', '预览正在生成，请稍候…'],
    ['UNAVAILABLE', '该文件无法预览，请下载后查看'],
  ])('says of a file that is %s: %s', async (state, text) => {
    open('', [binding(1)], preview({ state, kind: null }));
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('keeps the decimals of large figures, and years without commas', async () => {
    const columns = [
      column('年', { type: 'INTEGER', min: 2020, max: 2021, mean: 2020.5 }),
      column('人口', { type: 'NUMBER', min: 1237.6, max: 1240.25, mean: 1238.925 }),
      column('得分', { type: 'NUMBER', min: 0.12345, max: 123.456, mean: 24870.5 }),
    ];
    open('', [binding(1)], preview({ table: table({ columns, columnsCount: 3, rows: [] }) }));
    const heads = await screen.findAllByRole('columnheader');
    expect(heads.map(({ textContent }) => textContent)).toEqual([
      '年整数2020 – 2021均值 2020.5',
      '人口数值1237.6 – 1240.25均值 1238.93',
      '得分数值0.1235 – 123.46均值 24,870.5',
    ]);
  });

  it('shows any page of rows and columns, and how the file was read', async () => {
    const beginning = table({ rowsCount: 120, columnsCount: 70, notes: ['编码 GB18030'] });
    const parts: unknown[] = [];
    const { user } = open('', [binding(1)], preview({ table: beginning }), {
      DatasetFilePart: (variables) => {
        parts.push(variables);
        const part = table({
          ...beginning,
          firstRow: 50,
          rows: [['51', '小五', 'true', 'Gentoo']],
        });
        return {
          datasetFilePart: {
            __typename: 'DatasetFilePart',
            kind: 'TABLE',
            table: part,
            text: null,
          },
        };
      },
    });
    expect(await screen.findByText(/编码 GB18030/)).toBeVisible();
    const rows = within(screen.getByRole('group', { name: '翻看行' }));
    expect(rows.getByText('第 1–50 行')).toBeVisible();
    await user.click(rows.getByRole('button', { name: '下 50 行' }));
    expect(await screen.findByRole('cell', { name: '小五' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: '下 50 列' }));
    await waitFor(() =>
      expect(parts).toEqual([
        { token: token(1), entry: null, sheet: 0, encoding: null, row: 50, column: 0 },
        { token: token(1), entry: null, sheet: 0, encoding: null, row: 50, column: 50 },
      ]),
    );
  });

  it('says of a page that can’t be read that it can’t be shown', async () => {
    const { user } = open('', [binding(1)], preview({ table: table({ rowsCount: 120 }) }), {
      DatasetFilePart: () => ({
        datasetFilePart: { __typename: 'DatasetFilePart', kind: null, table: null, text: null },
      }),
    });
    await user.click(await screen.findByRole('button', { name: '下 50 行' }));
    expect(await screen.findByText('这一部分无法预览，请下载后查看')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '上 50 行' }));
    expect(await screen.findByRole('table')).toBeVisible();
  });

  const sheetPart = (sheets: string[]) => (variables: Record<string, unknown>) => ({
    datasetFilePart: {
      __typename: 'DatasetFilePart',
      kind: 'TABLE',
      table:
        variables.sheet === 2
          ? table({ sheets, columns: [], columnsCount: 0, rows: [], rowsCount: 0 })
          : table({
              sheets,
              rows: [[String(variables.row), '小七', 'true', 'Gentoo']],
              rowsCount: 120,
              firstRow: variables.row,
            }),
      text: null,
    },
  });

  it('shows any sheet of a workbook, each with its own pages', async () => {
    const sheets = ['汇总', '明细', '空表'];
    const asked: unknown[] = [];
    const { user } = open('', [binding(1)], preview({ table: table({ sheets }) }), {
      DatasetFilePart: (variables) => {
        asked.push(variables);
        return sheetPart(sheets)(variables);
      },
    });
    const tabs = await screen.findByRole('tablist', { name: '工作表' });
    expect(
      within(tabs)
        .getAllByRole('tab')
        .map(({ textContent }) => textContent),
    ).toEqual(sheets);
    expect(screen.getByRole('cell', { name: '阿白' })).toBeVisible();
    await user.click(within(tabs).getByRole('tab', { name: '明细' }));
    expect(await screen.findByRole('cell', { name: '小七' })).toBeVisible();
    expect(screen.queryByRole('cell', { name: '阿白' })).toBeNull();
    await user.click(screen.getByRole('button', { name: '下 50 行' }));
    expect(await screen.findByRole('cell', { name: '50' })).toBeVisible();
    expect(asked.at(-1)).toEqual({
      token: token(1),
      entry: null,
      sheet: 1,
      encoding: null,
      row: 50,
      column: 0,
    });
    await user.click(within(tabs).getByRole('tab', { name: '空表' }));
    expect(await screen.findByText('这个工作表里没有数据')).toBeVisible();
    await user.click(within(tabs).getByRole('tab', { name: '汇总' }));
    expect(await screen.findByRole('cell', { name: '阿白' })).toBeVisible();
  });

  it('lets more than six sheets be chosen from a list', async () => {
    const sheets = Array.from({ length: 7 }, (_, at) => `第 ${at + 1} 周`);
    const { user } = open('', [binding(1)], preview({ table: table({ sheets }) }), {
      DatasetFilePart: sheetPart(sheets),
    });
    const list = await screen.findByRole('combobox', { name: '工作表' });
    await user.selectOptions(list, '第 7 周');
    expect(await screen.findByRole('cell', { name: '小七' })).toBeVisible();
    expect(screen.queryByRole('tablist', { name: '工作表' })).toBeNull();
  });

  it('reads a text that isn’t Unicode in the encoding that is chosen', async () => {
    const asked: unknown[] = [];
    const read = table({ encoding: 'BIG5', rowsCount: 120 });
    const { user } = open('', [binding(1)], preview({ table: read }), {
      DatasetFilePart: (variables) => {
        asked.push(variables);
        const rows = [[`第 ${String(variables.row ?? 0)} 行`, '阿红', 'true', 'Adelie']];
        const { encoding, row } = variables;
        return {
          datasetFilePart: {
            __typename: 'DatasetFilePart',
            kind: 'TABLE',
            table: table({ encoding, rows, rowsCount: 120, firstRow: row ?? 0 }),
            text: null,
          },
        };
      },
    });
    const choice = await screen.findByRole('combobox', { name: '文字编码' });
    expect(choice).toHaveDisplayValue('Big5（繁体中文）');
    await user.selectOptions(choice, 'GB18030（简体中文）');
    expect(await screen.findByRole('cell', { name: '阿红' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: '下 50 行' }));
    expect(await screen.findByRole('cell', { name: '第 50 行' })).toBeVisible();
    expect(asked.at(-1)).toMatchObject({ encoding: 'GB18030', row: 50 });
    await user.selectOptions(choice, 'Big5（繁体中文）');
    expect(await screen.findByRole('cell', { name: '阿白' })).toBeVisible();
  });

  it('has no choice of encodings for what is Unicode', async () => {
    open('', [binding(1)], preview({ table: table({ encoding: 'UTF_8' }) }));
    expect(await screen.findByRole('cell', { name: '阿白' })).toBeVisible();
    expect(screen.queryByRole('combobox', { name: '文字编码' })).toBeNull();
  });

  it('says of numbers which are infinite, and what sign they have', async () => {
    const columns = [
      column('增长率', { type: 'NUMBER', min: 1.5, max: 3, mean: 2, infinite: 2, unit: '%' }),
    ];
    open('', [binding(1)], preview({ table: table({ columns, columnsCount: 1, rows: [['3%']] }) }));
    const head = await screen.findByRole('columnheader', { name: /增长率/ });
    expect(head).toHaveTextContent('1.5% – 3%均值 2%无穷大 2');
  });

  it('shows a file within an archive, and leads back', async () => {
    const entries = ['说明.txt', 'model.bin'].map((name) => ({
      __typename: 'DatasetArchiveEntry',
      name,
      size: 3072,
    }));
    const archive = { __typename: 'DatasetArchive', entries, entriesCount: 2, isTruncated: false };
    const text = {
      __typename: 'DatasetText',
      text: '列的含义',
      encoding: 'UTF_8',
      isTruncated: false,
    };
    const { user } = open('', [binding(1)], preview({ kind: 'ARCHIVE', archive }), {
      DatasetFilePart: () => ({
        datasetFilePart: { __typename: 'DatasetFilePart', kind: 'TEXT', table: null, text },
      }),
    });
    await user.click(await screen.findByRole('button', { name: '说明.txt' }));
    expect(await screen.findByText('列的含义')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '返回文件列表' }));
    expect(await screen.findByText('model.bin')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'model.bin' })).toBeNull();
  });

  it('shows text as it is, and Markdown as it is meant', async () => {
    const text = {
      __typename: 'DatasetText',
      text: '# 数据说明',
      encoding: null,
      isTruncated: true,
    };
    open('', [binding(1, { files: [file(1, 'README.md')] })], preview({ kind: 'TEXT', text }));
    expect(await screen.findByRole('heading', { name: '数据说明' })).toBeVisible();
    expect(screen.getByText('只显示前 64 KB，完整内容请下载后查看')).toBeVisible();
  });

  it('invites those who may not read the files to register', async () => {
    open('', [binding(1, { isReadable: false })]);
    expect(await screen.findByText('报名比赛后即可查看和下载数据')).toBeVisible();
    expect(screen.getByRole('link', { name: '去报名' })).toHaveAttribute(
      'href',
      `/home/competition/${competitionId}/register`,
    );
    expect(screen.queryByRole('link', { name: '下载' })).toBeNull();
  });

  it('has data of review stages in a part of its own', async () => {
    const { user } = open('', [binding(1), binding(2, { reviewStage: 1, title: '初赛数据' })]);
    expect(await screen.findByRole('heading', { name: '数据集 1' })).toBeVisible();
    expect(screen.queryByText('初赛数据')).toBeNull();
    await user.click(screen.getByRole('link', { name: '评测数据' }));
    expect(await screen.findByRole('heading', { name: '初赛数据' })).toBeVisible();
    expect(screen.getByText('第1阶段')).toBeVisible();
  });

  it('is a tab of projects alone where there are no files', async () => {
    const project = {
      __typename: 'Project',
      id: 'a'.repeat(24),
      title: '企鹅基线',
      description: '从读表到第一份结果',
      viewsCount: 12,
      author: { __typename: 'Member', id: '9'.repeat(24), name: '苏写浪' },
    };
    const materials = { datasetBindings: [], projects: [project] };
    open('', [], null, {
      CompetitionPage: () => ({ competition: competition(materials) }),
      DatasetPanel: () => ({
        competition: {
          __typename: 'Competition',
          id: competitionId,
          kind: 'COMPETITION',
          name: '南极企鹅识别挑战赛',
          datasetDescription: '',
          ...materials,
        },
      }),
    });
    expect(await screen.findByRole('link', { name: '企鹅基线' })).toHaveAttribute(
      'href',
      `/mw/project/${project.id}`,
    );
    expect(screen.getByRole('tab', { name: '资料' })).toBeVisible();
    expect(screen.getByText('从读表到第一份结果')).toBeVisible();
  });

  it('is no tab without datasets', async () => {
    const { currentAddress } = open('', []);
    expect(await screen.findByRole('tab', { name: '比赛详情' })).toBeVisible();
    expect(screen.queryByRole('tab', { name: '数据' })).toBeNull();
    expect(currentAddress()).toBe(`/home/competition/${competitionId}/content`);
  });
});
