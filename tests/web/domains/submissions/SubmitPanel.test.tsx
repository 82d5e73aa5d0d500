import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import {
  competition,
  competitionId,
  registered,
  stage,
  task,
  taskId,
  viewer,
} from '../../support/data.ts';
import { fakeGateway, Refused, type Answers } from '../../support/fake-gateway.ts';
import { FakeUploads } from '../../support/fake-uploads.ts';
import { openPage } from '../../support/open-page.tsx';

const sample = 'id,species\nP1,Adelie\nP2,Adelie\nP3,Adelie\n';

const work = (changes: Record<string, unknown> = {}) => ({
  __typename: 'Work',
  id: 'a'.repeat(24),
  status: 'PENDING',
  publicScore: null,
  privateScore: null,
  errorMessage: null,
  fileName: 'result.csv',
  fileSize: 60,
  selected: false,
  answers: null,
  reviews: [],
  createdAt: '2026-11-21T04:00:00.000Z',
  submitter: { __typename: 'Member', id: viewer.id, name: '林小舟' },
  ...changes,
});

const list = (items: unknown[], used = { dailyUsed: 1, totalUsed: 7 }) => ({
  competitionTask: {
    __typename: 'CompetitionTask',
    id: taskId,
    quota: { __typename: 'SubmissionQuota', ...used, resetsAt: '2026-11-21T16:00:00.000Z' },
    uploadToken: null,
    privateBestWork: null,
    works: { __typename: 'WorkPage', totalCount: items.length, page: 1, perPage: 100, items },
  },
});

beforeEach(() => localStorage.clear());

const submitTab = `/home/competition/${competitionId}/submit`;

const open = (
  answers: Answers = {},
  changes: Record<string, unknown> = {},
  address: string = submitTab,
) => {
  const gateway = fakeGateway({
    Viewer: () => ({ viewer }),
    Tasks: () => ({ tasks: [] }),
    CompetitionPage: () => ({ competition: competition({ viewerState: registered, ...changes }) }),
    WorkList: () => list([]),
    ...answers,
  });
  const answer = gateway.fetch.getMockImplementation();
  gateway.fetch.mockImplementation((url, init) =>
    url === '/files/sample'
      ? (Promise.resolve({ ok: true, text: () => Promise.resolve(sample) }) as never)
      : (answer?.(url, init) as never),
  );
  return { ...gateway, ...openPage(address) };
};

const file = (text: string, name = 'result.csv') => {
  const made = new File([text], name, { type: 'text/csv' });
  // jsdom's files can't be read as text.
  return Object.assign(made, { text: () => Promise.resolve(text) });
};

const choose = async (user: ReturnType<typeof openPage>['user'], chosen: File) => {
  await screen.findByText('把文件拖到这里，或者选择文件');
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('no file input');
  await user.upload(input, chosen);
};

describe('submitting a result', () => {
  let uploads: FakeUploads;
  beforeEach(() => {
    uploads = FakeUploads.install();
  });
  afterEach(() => uploads.remove());

  it('shows the limits as n/limit, ∞ where there is none', async () => {
    open();
    expect(await screen.findByText(/^1\/5/)).toBeVisible();
    expect(screen.getByText('7/∞')).toBeVisible();
  });

  it.each([
    ['id,label\nP1,a\n', '第1行：缺少列 species'],
    ['id,species\nP1,a\nP9,b\nP2,c\nP3,d\n', '第3行：未知的 id「P9」'],
    ['id,species\nP1,a\nP1,b\nP2,c\nP3,d\n', '第3行：重复的 id「P1」'],
    ['id,species\nP1,a\n', '缺少2行，例如 id 为 P2、P3的行'],
    ['', '文件是空的'],
  ])('names the lines of %j before anything is uploaded', async (text, message) => {
    const { user } = open();
    await choose(user, file(text));
    expect(await screen.findByText(message)).toBeVisible();
    expect(uploads.requests).toHaveLength(0);
  });

  it('asks for a file first', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: '提交' }));
    expect(await screen.findByText('请提交结果文件')).toBeVisible();
  });

  it('uploads a right file, hands it in, and lists it as pending', async () => {
    let works: unknown[] = [];
    const { user, sent } = open({
      WorkList: () => list(works),
      SubmitWork: () => {
        works = [work()];
        return { submitWork: work() };
      },
    });
    await choose(user, file(sample));
    const upload = await uploads.next();
    expect(upload.url).toBe('/uploads?purpose=result');
    upload.progress(30, 60);
    expect(await screen.findByRole('progressbar', { name: '上传进度' })).toHaveAttribute(
      'aria-valuenow',
      '50',
    );
    upload.answer(201, { key: 'k'.repeat(32), ext: '.csv', name: 'result.csv', size: 44 });
    expect(await screen.findByText(/^已上传/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: '提交' }));

    const table = within(await screen.findByRole('table', { name: '提交记录' }));
    expect(table.getByText('待评审')).toBeVisible();
    expect(sent.find(({ operationName }) => operationName === 'SubmitWork')?.variables).toEqual({
      input: {
        taskId,
        result: { key: 'k'.repeat(32), ext: '.csv', name: 'result.csv', size: 44 },
      },
    });
  });

  it('shows the refusal and keeps the file', async () => {
    const { user } = open({
      SubmitWork: () => {
        throw new Refused({ code: 'CONFLICT', message: '该任务的提交已关闭' });
      },
    });
    await choose(user, file(sample));
    (await uploads.next()).answer(201, { key: 'k', ext: '.csv', name: 'result.csv', size: 44 });
    await screen.findByText(/^已上传/);
    await user.click(screen.getByRole('button', { name: '提交' }));
    expect(await screen.findByText('该任务的提交已关闭')).toBeVisible();
    expect(screen.getByText('result.csv')).toBeVisible();
  });

  it('says of a newly chosen file nothing of the one before', async () => {
    const { user } = open({
      SubmitWork: () => {
        throw new Refused({ code: 'CONFLICT', message: '该任务的提交已关闭' });
      },
    });
    await user.click(await screen.findByRole('button', { name: '提交' }));
    expect(await screen.findByText('请提交结果文件')).toBeVisible();
    await choose(user, file(''));
    expect(await screen.findByText('文件是空的')).toBeVisible();
    expect(screen.queryByText('请提交结果文件')).toBeNull();

    const input = document.querySelector('input[type="file"]') as HTMLInputElement;
    await user.upload(input, file(sample));
    (await uploads.next()).answer(201, { key: 'k', ext: '.csv', name: 'result.csv', size: 44 });
    await screen.findByText(/^已上传/);
    await user.click(screen.getByRole('button', { name: '提交' }));
    expect(await screen.findByText('该任务的提交已关闭')).toBeVisible();
    await user.upload(input, file(''));
    expect(await screen.findByText('文件是空的')).toBeVisible();
    expect(screen.queryByText('该任务的提交已关闭')).toBeNull();
  });

  it('says what the server found wrong with the upload', async () => {
    const { user } = open();
    await choose(user, file(sample));
    (await uploads.next()).answer(413, { code: 'BAD_USER_INPUT', message: '文件大小超过限制' });
    expect(await screen.findByText('文件大小超过限制')).toBeVisible();
  });

  it.each([
    ['已禁赛', { viewerState: { ...registered, teamBanned: true } }],
    ['提交已关闭', { stages: [stage({ tasks: [task({ submitDisabled: true })] })] }],
    ['尚未开启提交', { stages: [stage({ tasks: [task({ startDate: '2099-01-01T00:00:00Z' })] })] }],
  ])('is %s where one may not', async (label, changes) => {
    open({}, changes);
    expect(await screen.findByRole('button', { name: label })).toBeDisabled();
  });

  it('stops at the daily limit, saying so', async () => {
    open({ WorkList: () => list([], { dailyUsed: 5, totalUsed: 9 }) });
    expect(await screen.findByText(/今日的提交次数已用完/)).toBeVisible();
    expect(screen.getByRole('button', { name: '提交' })).toBeDisabled();
  });

  it('lists works with their state, score and error', async () => {
    open({
      WorkList: () =>
        list([
          work({ id: 'b'.repeat(24), status: 'REVIEWED', publicScore: 0.875 }),
          work({ id: 'c'.repeat(24), status: 'FAILED', errorMessage: '第3行：未知的 id' }),
        ]),
    });
    const table = within(await screen.findByRole('table', { name: '提交记录' }));
    expect(table.getByText('已评审')).toBeVisible();
    expect(table.getByText('0.875')).toBeVisible();
    expect(table.getByText('评审出错')).toBeVisible();
    expect(table.getByText('第3行：未知的 id')).toBeVisible();
  });

  it('says that there are none yet', async () => {
    open();
    expect(await screen.findByText('暂无提交记录')).toBeVisible();
  });
});

const field = (changes: Record<string, unknown>) => ({
  __typename: 'FormField',
  id: 'title',
  title: '作品名称',
  type: 'SHORT_TEXT',
  required: true,
  placeholder: null,
  sizeLimit: null,
  acceptExts: [],
  options: [],
  hidden: false,
  ...changes,
});
const fields = [
  field({}),
  field({ id: 'about', title: '作品介绍', type: 'LONG_TEXT', required: false }),
  field({ id: 'track', title: '方向', type: 'OPTION', options: ['科普', '工具'] }),
  field({ id: 'lab', title: '项目', type: 'PROJECT_VERSION', required: false }),
  field({ id: 'gone', title: '旧字段', hidden: true }),
];
const taskForm = {
  __typename: 'SubjectiveForm',
  dailyLimit: 3,
  totalLimit: 10,
  maxScore: 100,
  fields,
};
const formTask = task({ type: 'SUBJECTIVE', review: null, form: taskForm });

describe('a task that people review', () => {
  it('says what is missing at each field, and sends what was filled in', async () => {
    const sent: unknown[] = [];
    const { user } = open(
      {
        SubmitWork: ({ input }) => {
          sent.push(input);
          return { submitWork: work({ fileName: null, answers: [] }) };
        },
      },
      { stages: [stage({ tasks: [formTask] })] },
    );
    await user.click(await screen.findByRole('button', { name: '提交' }));
    expect(await screen.findByText('作品名称 是必填项')).toBeVisible();
    expect(screen.getByText('方向 是必填项')).toBeVisible();
    expect(screen.queryByText('旧字段')).toBeNull();
    await user.type(screen.getByLabelText(/作品名称/), '潮汐钟');
    await user.selectOptions(screen.getByLabelText(/方向/), '工具');
    await user.click(screen.getByRole('button', { name: '提交' }));
    await waitFor(() => expect(screen.getByLabelText(/作品名称/)).toHaveValue(''));
    expect(sent).toEqual([
      {
        taskId,
        answers: [
          { fieldId: 'title', text: '潮汐钟' },
          { fieldId: 'track', option: 1 },
        ],
      },
    ]);
  });

  it('takes a version of a project, whose first one is made on the way', async () => {
    const sent: unknown[] = [];
    const draft = {
      __typename: 'Project',
      id: '7'.repeat(24),
      title: '草稿',
      private: true,
      updatedAt: '2026-11-01T00:00:00.000Z',
      versions: [] as object[],
    };
    const first = {
      __typename: 'ProjectVersion',
      id: '8'.repeat(24),
      number: 1,
      createdAt: '2026-11-02T00:00:00.000Z',
    };
    const { user } = open(
      {
        ProjectPicker: () => ({
          myProjects: {
            __typename: 'ProjectPage',
            items: [draft],
            totalCount: 1,
            page: 1,
            perPage: 12,
          },
        }),
        CreateProjectVersion: () => ({ createProjectVersion: { ...draft, versions: [first] } }),
        SubmitWork: ({ input }) => {
          sent.push(input);
          return { submitWork: work({ fileName: null, answers: [] }) };
        },
      },
      { stages: [stage({ tasks: [formTask] })] },
    );
    await user.click(await screen.findByRole('button', { name: '选择项目' }));
    const picker = within(await screen.findByRole('dialog', { name: '选择项目' }));
    await user.click(await picker.findByRole('radio', { name: /草稿/ }));
    expect(picker.getByRole('button', { name: '选择' })).toBeDisabled();
    await user.click(picker.getByRole('button', { name: '生成版本' }));
    await waitFor(() => expect(picker.getByRole('button', { name: '选择' })).toBeEnabled());
    await user.click(picker.getByRole('button', { name: '选择' }));
    expect(await screen.findByRole('link', { name: '草稿（版本 1）' })).toBeVisible();
    await user.type(screen.getByLabelText(/作品名称/), '潮汐钟');
    await user.selectOptions(screen.getByLabelText(/方向/), '工具');
    await user.click(screen.getByRole('button', { name: '提交' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      answers: expect.arrayContaining([
        { fieldId: 'lab', project: { projectId: draft.id, versionId: first.id } },
      ]),
    });
  });

  it('keeps what was typed when it is refused, with the message at its field', async () => {
    const { user } = open(
      {
        SubmitWork: () => {
          throw new Refused({
            code: 'BAD_USER_INPUT',
            message: '字数已超出限制3个字符',
            field: 'title',
          });
        },
      },
      { stages: [stage({ tasks: [formTask] })] },
    );
    await user.type(await screen.findByLabelText(/作品名称/), '潮汐钟');
    await user.selectOptions(screen.getByLabelText(/方向/), '工具');
    await user.click(screen.getByRole('button', { name: '提交' }));
    expect(await screen.findByText('字数已超出限制3个字符')).toBeVisible();
    expect(screen.getByLabelText(/作品名称/)).toHaveValue('潮汐钟');
  });

  it('keeps what was filled in over a change of task and a reload, until it is handed in', async () => {
    const otherId = '2'.repeat(24);
    const upload = field({ id: 'paper', title: '说明书', type: 'FILE', acceptExts: ['.pdf'] });
    const asked = { ...taskForm, fields: [fields[0], fields[2], upload] };
    const tasks = [
      { ...formTask, form: asked },
      { ...formTask, id: otherId, name: '另一题', form: asked },
    ];
    const sent: unknown[] = [];
    const answers: Answers = {
      SubmitWork: ({ input }) => {
        sent.push(input);
        return { submitWork: work({ fileName: null, answers: [] }) };
      },
    };
    const { user } = open(answers, { stages: [stage({ tasks })] });
    await user.type(await screen.findByLabelText(/作品名称/), '潮汐钟');
    await user.selectOptions(screen.getByLabelText(/方向/), '工具');
    const uploads = FakeUploads.install();
    const pdf = new File(['%PDF'], '说明.pdf', { type: 'application/pdf' });
    await choose(user, pdf);
    const paper = { key: 'p'.repeat(32), ext: '.pdf', name: '说明.pdf', size: 44 };
    (await uploads.next()).answer(201, paper);
    await screen.findByText(/^已上传/);
    uploads.remove();

    await user.selectOptions(screen.getByLabelText('任务'), '另一题');
    expect(await screen.findByRole('heading', { name: '另一题' })).toBeVisible();
    expect(screen.getByLabelText(/作品名称/)).toHaveValue('');
    await user.selectOptions(screen.getByLabelText('任务'), '种类识别');
    expect(await screen.findByRole('heading', { name: '种类识别' })).toBeVisible();
    expect(await screen.findByLabelText(/作品名称/)).toHaveValue('潮汐钟');

    cleanup();
    const again = open(answers, { stages: [stage({ tasks })] });
    expect(await screen.findByLabelText(/作品名称/)).toHaveValue('潮汐钟');
    expect(screen.getByLabelText(/方向/)).toHaveDisplayValue('工具');
    expect(screen.getByText('说明.pdf')).toBeVisible();
    await again.user.click(screen.getByRole('button', { name: '提交' }));
    await waitFor(() => expect(screen.getByLabelText(/作品名称/)).toHaveValue(''));
    expect(screen.queryByText('说明.pdf')).toBeNull();
    expect(sent).toMatchObject([
      {
        taskId,
        answers: [
          { fieldId: 'title', text: '潮汐钟' },
          { fieldId: 'track', option: 1 },
          { fieldId: 'paper', file: paper },
        ],
      },
    ]);
    cleanup();
    open(answers, { stages: [stage({ tasks })] });
    expect(await screen.findByLabelText(/作品名称/)).toHaveValue('');
  });

  it('offers sign-in when the session is over, and keeps what was typed', async () => {
    const { user, notices } = open(
      {
        SubmitWork: () => {
          throw new Refused({ code: 'UNAUTHENTICATED', message: '登录已失效，请重新登录' });
        },
      },
      { stages: [stage({ tasks: [formTask] })] },
    );
    await user.type(await screen.findByLabelText(/作品名称/), '潮汐钟');
    await user.selectOptions(screen.getByLabelText(/方向/), '工具');
    await user.click(screen.getByRole('button', { name: '提交' }));
    await waitFor(() => expect(notices.signedOut).toHaveBeenCalledTimes(1));
    expect(notices.failed).not.toHaveBeenCalled();
    expect(screen.getByLabelText(/作品名称/)).toHaveValue('潮汐钟');
  });

  it('shows the reviewers’ words with the work', async () => {
    const reviewed = work({
      status: 'REVIEWED',
      publicScore: 88.5,
      fileName: null,
      answers: [
        {
          __typename: 'FieldAnswer',
          fieldId: 'title',
          title: '作品名称',
          text: '潮汐钟',
          url: null,
          fileName: null,
          fileSize: null,
          projectId: null,
          projectVersionId: null,
          projectToken: null,
        },
      ],
      reviews: [
        { __typename: 'WorkReview', reviewerName: '评委甲', score: 88.5, comment: '完成度高' },
      ],
    });
    open({ WorkList: () => list([reviewed]) }, { stages: [stage({ tasks: [formTask] })] });
    const row = within(await screen.findByRole('table', { name: '提交记录' }));
    expect(row.getByText('查看内容与评语')).toBeVisible();
    expect(row.getByText('完成度高')).toBeInTheDocument();
    expect(row.getByText('88.5')).toBeVisible();
  });
});

describe('choosing for the private board', () => {
  const good = (id: string, changes = {}) =>
    work({ id: id.repeat(24), status: 'REVIEWED', publicScore: 0.9, ...changes });

  it('refuses none and more than two, and saves one or two', async () => {
    const sent: unknown[] = [];
    const { user } = open({
      WorkList: () => list([good('a'), good('b'), good('c'), good('d', { status: 'FAILED' })]),
      SelectWorks: ({ input }) => {
        sent.push(input);
        return { selectWorks: { __typename: 'CompetitionTask', id: taskId } };
      },
    });
    await user.click(await screen.findByRole('button', { name: '选择 Private 榜提交' }));
    const boxes = screen.getAllByRole('checkbox');
    expect(boxes).toHaveLength(3);
    const save = screen.getByRole('button', { name: '保存选择' });
    await user.click(save);
    expect(await screen.findByText('请选择需要提交Private榜的提交记录')).toBeVisible();
    for (const box of boxes) await user.click(box);
    await user.click(save);
    expect(await screen.findByText('最多选择两条记录进行Private榜提交')).toBeVisible();
    await user.click(screen.getAllByRole('checkbox')[2] as HTMLElement);
    await user.click(save);
    expect(await screen.findByRole('button', { name: '选择 Private 榜提交' })).toBeVisible();
    expect(sent).toEqual([{ taskId, workIds: ['a'.repeat(24), 'b'.repeat(24)] }]);
  });

  it('says how many and until when, as the task has it', async () => {
    const own = task();
    const deadline = '2030-05-06T04:00:00.000Z';
    const review = { ...own.review, selectionLimit: 1, selectionEndDate: deadline };
    const privateLeaderboardDate = '2030-05-07T04:00:00.000Z';
    open(
      { WorkList: () => list([good('a')]) },
      { stages: [stage({ tasks: [{ ...own, review, privateLeaderboardDate }] })] },
    );
    const hint = await screen.findByText(/^最多选择一条进入 Private 榜/);
    expect(hint).toHaveTextContent('未选择时取 Public 得分最好的一条');
    expect(hint).toHaveTextContent(/2030\/05\/06.* 截止/);
    expect(screen.getByText('Private 榜公开').nextSibling).toHaveTextContent(/^2030\/05\/07/);
  });

  it('is not offered once the private board is open', async () => {
    open(
      { WorkList: () => list([good('a')]) },
      { stages: [stage({ tasks: [task({ showsPrivateLeaderboard: true })] })] },
    );
    expect(await screen.findByText('result.csv')).toBeVisible();
    expect(screen.queryByRole('button', { name: '选择 Private 榜提交' })).toBeNull();
  });
});

describe('a stage with a qualification review', () => {
  const asking = (qualification: unknown = null) =>
    stage({
      needsQualification: true,
      qualificationNotice: '请确认信息真实',
      qualificationFields: [field({ id: 'school', title: '学校' })],
      qualification,
    });

  it('asks for it first, with its notice, and says that it is in review after', async () => {
    const sent: unknown[] = [];
    const handedIn = {
      __typename: 'QualificationReview',
      id: 'e'.repeat(24),
      status: 'IN_REVIEW',
      denyReason: null,
      submittedAt: '2026-11-21T04:00:00.000Z',
      answers: [],
    };
    const answers: Answers = {
      SubmitQualification: ({ input }) => {
        sent.push(input);
        return { submitQualification: asking(handedIn) };
      },
    };
    const { user } = open(answers, { stages: [asking()] });
    await user.type(await screen.findByLabelText(/学校/), '海洋大学');
    cleanup();
    const { user: returned } = open(answers, { stages: [asking()] });
    expect(await screen.findByLabelText(/学校/)).toHaveValue('海洋大学');
    await returned.click(screen.getByRole('button', { name: '提交审核' }));
    expect(await screen.findByText('请确认信息真实')).toBeVisible();
    await returned.click(screen.getByRole('button', { name: '同意该条款' }));
    expect(await screen.findByText('审核中')).toBeVisible();
    expect(sent).toMatchObject([{ answers: [{ fieldId: 'school', text: '海洋大学' }] }]);
  });
});

describe('the stages of the submit tab', () => {
  const warmUpId = '1'.repeat(24);
  const warmUp = stage({ id: warmUpId, name: '热身', startDate: '2026-01-01', tasks: [] });
  const stageTab = (name: string) => screen.findByRole('tab', { name });

  it('open one without tasks by its tab, and by the address', async () => {
    const { user, currentAddress } = open({}, { stages: [warmUp, stage()] });
    await user.click(await stageTab('热身'));
    expect(await screen.findByText('该阶段暂无任务')).toBeVisible();
    expect(await stageTab('热身')).toHaveAttribute('aria-selected', 'true');
    expect(currentAddress()).toBe(`${submitTab}/${warmUpId}`);
    cleanup();
    open({}, { stages: [warmUp, stage()] }, currentAddress());
    expect(await screen.findByText('该阶段暂无任务')).toBeVisible();
    expect(await stageTab('热身')).toHaveAttribute('aria-selected', 'true');
  });

  it('open one that has only its qualification review', async () => {
    const asking = stage({ needsQualification: true, tasks: [] });
    const before = { ...warmUp, tasks: [task({ id: '2'.repeat(24), name: '试水' })] };
    const { user } = open({}, { stages: [before, asking] });
    await user.click(await stageTab('热身'));
    expect(await screen.findByRole('heading', { name: '试水' })).toBeVisible();
    await user.click(await stageTab('初赛'));
    expect(await screen.findByRole('heading', { name: '资质审核' })).toBeVisible();
    expect(await stageTab('初赛')).toHaveAttribute('aria-selected', 'true');
  });
});

describe('a task that takes a token', () => {
  const tokenTask = task({
    review: { ...task().review, submitType: 'TOKEN' },
  });
  it('shows its captain a line that works, and nobody else', async () => {
    const captains = () => {
      const { competitionTask } = list([]);
      return { competitionTask: { ...competitionTask, uploadToken: 'wtu_secret' } };
    };
    open({ WorkList: captains }, { stages: [stage({ tasks: [tokenTask] })] });
    expect(await screen.findByLabelText('提交命令')).toHaveTextContent(
      /curl -H "Authorization: Bearer wtu_secret" -F "file=@result.csv" .*\/uploads\/works/,
    );
  });
  it('tells others who has it', async () => {
    open({}, { stages: [stage({ tasks: [tokenTask] })] });
    expect(await screen.findByText(/令牌只对队长可见/)).toBeVisible();
  });
});
