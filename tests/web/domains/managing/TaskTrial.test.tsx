import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  type BoundFunctions,
  cleanup,
  type queries,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import { Refused } from '#tests/web/support/fake-gateway.ts';
import { FakeUploads } from '#tests/web/support/fake-uploads.ts';
import { readableFile } from '#tests/web/support/readable-file.ts';
import { atStep, goToStep, management, open, stage, task, taskPath } from './stages-panel.ts';

beforeEach(() => localStorage.clear());

const openForm = (own: Record<string, unknown>, answers = {}, step = 'submission') =>
  open([stage({ tasks: [own] })], answers, {}, taskPath(own['id'] as string, step));
const save = (user: ReturnType<typeof open>['user']) =>
  user.click(screen.getByRole('button', { name: '保存修改' }));

describe('the files of a task', () => {
  let uploads: FakeUploads;
  beforeEach(() => {
    uploads = FakeUploads.install();
  });
  afterEach(() => uploads.remove());

  const text = (content: string | Buffer, name = 'truth.csv') => readableFile(content, name);
  const group = (step: BoundFunctions<typeof queries>, name: string) =>
    within(step.getByRole('group', { name }));
  const choose = async (
    user: ReturnType<typeof open>['user'],
    step: BoundFunctions<typeof queries>,
    name: string,
    file: File,
  ) => {
    const [button] = group(step, name).getAllByRole('button', { name: /文件$/ });
    const input = button?.parentElement?.querySelector('input[type=file]');
    await user.upload(input as HTMLInputElement, file);
  };
  const asked = { ...management, solution: null };
  const automatic = task({ name: '种类识别', management: asked });
  const saved = { UpdateCompetitionTask: () => ({ updateCompetitionTask: automatic }) };
  const truth = { key: 'r'.repeat(32), ext: '.csv', name: 'truth.csv', size: 44 };
  const right = 'id,species,part\n1,a,public\n2,b,private\n';

  it('aren’t saved with a solution that was refused, as if it were there', async () => {
    const { user, inputOf, inputsSoFar } = openForm(automatic, saved);
    const first = await atStep('提交内容');
    await user.type(first.getByRole('textbox', { name: /任务名称/ }), '二');
    const step = await goToStep(user, '标准答案');
    await choose(user, step, '标准答案', text(right));
    (await uploads.next()).answer(201, truth);
    expect(await group(step, '标准答案').findByText(/^已上传/)).toBeVisible();

    // The one before doesn't stand in for it.
    await choose(user, step, '标准答案', text('id,species\n1,a\n'));
    expect(await step.findByText('第1行：缺少列 part')).toBeVisible();
    await goToStep(user, '提交内容');
    await save(user);
    await atStep('标准答案');
    expect(await step.findByText('这个文件没有上传，请换一个文件或移除')).toBeVisible();
    expect(inputsSoFar('UpdateCompetitionTask')).toEqual([]);

    await user.click(group(step, '标准答案').getByRole('button', { name: '移除' }));
    await save(user);
    expect(await inputOf('UpdateCompetitionTask')).not.toHaveProperty('task.objective.solutionKey');
  });

  it('show what a solution is read as before it counts', async () => {
    const { user, inputsSoFar } = openForm(automatic, saved, 'solution');
    const step = await atStep('标准答案');
    // 狗 and 鸟 as Chinese Excel writes them.
    const [dog, bird] = [Buffer.from([0xb9, 0xb7]), Buffer.from([0xc4, 0xf1])];
    const row = (id: string, label: Buffer, part: string) =>
      Buffer.concat([Buffer.from(`${id};`), label, Buffer.from(`;${part}\r\n`)]);
    const rows = [
      Buffer.from('id;species;part\r\n'),
      row('1', dog, 'public'),
      row('2', bird, 'private'),
      row('3', dog, 'private'),
    ];
    await choose(user, step, '标准答案', text(Buffer.concat(rows)));
    (await uploads.next()).answer(201, truth);
    const title = '新标准答案读取为（保存后生效，请核对）';
    const preview = within(await step.findByRole('group', { name: title }));
    expect(preview.getByText('编码 GB18030，以分号分隔')).toBeVisible();
    expect(preview.getByText('共 3 行：1 行公开、2 行隐藏')).toBeVisible();
    expect(preview.getByText('标签 2 种：「狗」2 行、「鸟」1 行')).toBeVisible();
    expect(preview.getByRole('cell', { name: '鸟' })).toBeVisible();
    expect(inputsSoFar('UpdateCompetitionTask')).toEqual([]);
  });

  it('go on in another step, are waited for, and are there after a reload', async () => {
    const { user } = openForm(automatic, saved, 'solution');
    await choose(user, await atStep('标准答案'), '标准答案', text(right));
    const solution = await uploads.next();
    const first = await goToStep(user, '提交内容');
    await choose(user, first, '添加数据文件', text('a', 'train.csv'));
    await waitFor(() => expect(uploads.requests).toHaveLength(2));
    uploads.requests[1]?.answer(201, {
      key: 'd'.repeat(32),
      ext: '.csv',
      name: 'train.csv',
      size: 1,
    });
    expect(await first.findByRole('button', { name: '移除数据文件：train.csv' })).toBeVisible();
    expect(screen.getByRole('button', { name: '保存修改' })).toBeDisabled();
    solution.answer(201, truth);
    await waitFor(() => expect(screen.getByRole('button', { name: '保存修改' })).toBeEnabled());

    cleanup();
    const later = openForm(automatic, saved, 'solution');
    const step = await atStep('标准答案');
    expect(group(step, '标准答案').getByText('truth.csv')).toBeVisible();
    await save(later.user);
    expect(await later.inputOf('UpdateCompetitionTask')).toMatchObject({
      task: { fileKeys: ['d'.repeat(32)], objective: { solutionKey: truth.key } },
    });
  });
});

describe('the trial run', () => {
  const result = (kind: string, place: number, changes: object = {}) => ({
    __typename: 'TrialResult',
    work: null,
    kind,
    publicScores: [1 / place],
    privateScores: [1 / place],
    publicRank: place,
    privateRank: place,
    milliseconds: 12,
    problem: null,
    ...changes,
  });
  const unscored = (problem: string) => ({
    publicScores: [],
    privateScores: [],
    publicRank: null,
    privateRank: null,
    problem,
  });
  const solution = {
    __typename: 'SolutionRows',
    public: 100,
    private: 100,
    encoding: 'utf-8',
    fileName: 'truth.csv',
    storedAt: '2026-11-20T08:00:00.000Z',
    storedBy: null,
    downloadUrl: '/exports/tasks/1/solution',
    delimiter: 'COMMA',
    columns: ['id', 'y', 'part'],
    rows: [],
    labels: [],
    labelsCount: null,
    checksum: null,
  };
  const scored = task({ name: '浪高', management: { ...management, solution } });
  const tried = (...results: object[]) => ({
    TryScoring: () => ({ tryScoring: { __typename: 'TaskTrial', warnings: [], results } }),
  });
  const start = async (user: ReturnType<typeof open>['user']) =>
    user.click((await atStep('试运行')).getByRole('button', { name: '开始试运行' }));

  it('is reached from the list of tasks', async () => {
    const { user, currentAddress } = open([stage({ tasks: [scored] })]);
    await user.click(await screen.findByRole('link', { name: '试运行任务：浪高' }));
    await atStep('试运行');
    expect(currentAddress()).toBe(taskPath(scored['id'] as string, 'trial'));
  });

  it('shows the board that the results would make, and what couldn’t be scored', async () => {
    const { user, currentAddress } = openForm(
      scored,
      tried(
        result('SAMPLE', 9, unscored('第1行：缺少列 id')),
        result('CONSTANT', 2),
        result('PERFECT', 1),
      ),
      'trial',
    );
    await start(user);
    const step = await atStep('试运行');
    const table = within(await step.findByRole('region', { name: '试运行的榜单' }));
    const rows = table.getAllByRole('row').slice(1);
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^标准答案1 \/ 1/),
      expect.stringMatching(/^常数2 \/ 2/),
      expect.stringMatching(/^样例文件无法评分：第1行：缺少列 id/),
    ]);
    const told = within(step.getByRole('list', { name: '试运行的结论' }));
    expect(told.getByText('标准答案排在第一。')).toBeVisible();
    expect(told.getByText(/^示例文件无法评分：第1行：缺少列 id。/)).toBeVisible();
    await user.click(told.getByRole('button', { name: '去修改：示例文件' }));
    await atStep('提交内容');
    expect(currentAddress()).toBe(taskPath(scored['id'] as string, 'submission'));
  });

  it('tells where a guess scores as the solution does, and where the sample is the answer', async () => {
    const all = ['SAMPLE', 'PERFECT', 'CONSTANT', 'RANDOM'].map((kind) => result(kind, 1));
    const { user } = openForm(scored, tried(...all), 'trial');
    await start(user);
    const told = within(await screen.findByRole('list', { name: '试运行的结论' }));
    expect(told.getByText(/^乱猜的结果和标准答案并列/)).toBeVisible();
    expect(told.getByText(/^示例文件的得分和标准答案一样/)).toBeVisible();
  });

  it('tells of the score that tells nothing apart, and leads to the metric', async () => {
    const warning = '「召回」标准答案、常数与随机的得分相同';
    const all = ['PERFECT', 'CONSTANT', 'RANDOM'].map((kind) => result(kind, 1));
    const { user, currentAddress } = openForm(
      scored,
      {
        TryScoring: () => ({
          tryScoring: { __typename: 'TaskTrial', warnings: [warning], results: all },
        }),
      },
      'trial',
    );
    await start(user);
    const told = within(await screen.findByRole('list', { name: '试运行的结论' }));
    expect(told.getAllByText(new RegExp(warning))).toHaveLength(1);
    await user.click(told.getByRole('button', { name: '去修改：评分指标' }));
    expect(currentAddress()).toBe(taskPath(scored['id'] as string, 'scores'));
  });

  it('says that it is of settings before, once they were changed', async () => {
    const { user } = openForm(scored, tried(result('PERFECT', 1)), 'trial');
    await start(user);
    await screen.findByRole('list', { name: '试运行的结论' });
    const scores = await goToStep(user, '指标与得分');
    await user.selectOptions(scores.getByRole('combobox', { name: '评分指标' }), 'MACRO_F1');
    expect((await goToStep(user, '试运行')).getByText(/^设置已修改/)).toBeVisible();
  });

  it('says why there is none', async () => {
    const message = '正在试运行的任务较多，请稍后再试';
    const { user } = openForm(
      scored,
      {
        TryScoring: () => {
          throw new Refused({ code: 'CONFLICT', message });
        },
      },
      'trial',
    );
    await start(user);
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole('button', { name: '开始试运行' })).toBeEnabled();
  });

  it('leads to the field that keeps it from being scored', async () => {
    const { user } = openForm(
      scored,
      {
        TryScoring: () => {
          throw new Refused({
            code: 'BAD_USER_INPUT',
            message: '第3行：id 1 重复',
            field: 'objective.solutionKey',
          });
        },
      },
      'trial',
    );
    await start(user);
    await user.click(await screen.findByRole('button', { name: '去修改：标准答案' }));
    await atStep('标准答案');
  });

  it('waits for what the steps before lack, each with its way', async () => {
    const { user } = open([stage({ tasks: [] })], {}, {}, taskPath('new', 'trial'));
    const step = await atStep('试运行');
    expect(step.queryByRole('button', { name: '开始试运行' })).toBeNull();
    await user.click(step.getByRole('button', { name: '标准答案' }));
    await atStep('标准答案');
  });
});
