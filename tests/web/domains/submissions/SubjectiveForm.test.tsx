import { beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { stage, stageId, task, taskId, viewer } from '#tests/web/support/data.ts';
import { Refused, type Answers } from '#tests/web/support/fake-gateway.ts';
import { FakeUploads } from '#tests/web/support/fake-uploads.ts';
import { choose, work, list, open, field } from './submit-tab.ts';

beforeEach(() => localStorage.clear());

const fields = [
  field({}),
  field({ id: 'about', title: '作品介绍', type: 'LONG_TEXT', isRequired: false }),
  field({ id: 'track', title: '方向', type: 'OPTION', options: ['科普', '工具'] }),
  field({ id: 'lab', title: '项目', type: 'PROJECT_VERSION', isRequired: false }),
  field({ id: 'gone', title: '旧字段', isHidden: true }),
];
const taskForm = {
  __typename: 'SubjectiveForm',
  dailyLimit: 3,
  totalLimit: 10,
  maxScore: 100,
  judgingMode: null,
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
        authorship: 'HUMAN',
        answers: [
          { fieldId: 'title', value: { text: '潮汐钟' } },
          { fieldId: 'track', value: { option: 1 } },
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
      isPrivate: true,
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
          viewer: {
            ...viewer,
            projects: {
              __typename: 'ProjectPage',
              items: [draft],
              totalCount: 1,
              page: 1,
              perPage: 12,
            },
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
        { fieldId: 'lab', value: { project: { projectId: draft.id, versionId: first.id } } },
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
          { fieldId: 'title', value: { text: '潮汐钟' } },
          { fieldId: 'track', value: { option: 1 } },
          { fieldId: 'paper', value: { file: paper } },
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

describe('a qualification review that was rejected', () => {
  const fields = [
    field({ id: 'school', title: '学校' }),
    field({ id: 'grade', title: '年级', type: 'OPTION', options: ['大一', '大二'] }),
    field({ id: 'card', title: '学生证', type: 'FILE', acceptExts: ['.pdf'] }),
  ];
  const answer = (changes: object) => ({
    __typename: 'FieldAnswer',
    title: '',
    type: 'SHORT_TEXT',
    text: null,
    option: null,
    url: null,
    fileKey: null,
    fileName: null,
    fileSize: null,
    projectId: null,
    projectVersionId: null,
    projectToken: null,
    ...changes,
  });
  const key = 'c'.repeat(32);
  const rejected = {
    __typename: 'QualificationReview',
    id: 'e'.repeat(24),
    status: 'REJECTED',
    denyReason: '学校名称不完整',
    submittedAt: '2026-11-21T04:00:00.000Z',
    answers: [
      answer({ fieldId: 'school', text: '海洋大学' }),
      answer({ fieldId: 'grade', type: 'OPTION', option: 1, text: '大二' }),
      answer({
        fieldId: 'card',
        type: 'FILE',
        fileKey: key,
        fileName: '证.pdf',
        fileSize: 9,
        url: `/files/${key}`,
      }),
      answer({ fieldId: 'gone', text: '已不再问' }),
    ],
  };
  const asking = (qualification: unknown) =>
    stage({ needsQualification: true, qualificationFields: fields, qualification });

  it('goes on from what was filled in, and hands all of it in again', async () => {
    localStorage.clear();
    const sent: unknown[] = [];
    const { user } = open(
      {
        SubmitQualification: ({ input }) => {
          sent.push(input);
          return {
            submitQualification: asking({ ...rejected, status: 'IN_REVIEW', denyReason: null }),
          };
        },
      },
      { stages: [asking(rejected)] },
    );
    const school = await screen.findByLabelText(/学校/);
    expect(screen.getByText('学校名称不完整')).toBeVisible();
    expect(school).toHaveValue('海洋大学');
    expect(screen.getByLabelText(/年级/)).toHaveValue('1');
    expect(screen.getByText(/证\.pdf/)).toBeVisible();
    await user.clear(school);
    await user.type(school, '中国海洋大学');
    await user.click(screen.getByRole('button', { name: '提交审核' }));
    expect(await screen.findByText('审核中')).toBeVisible();
    expect(sent).toMatchObject([
      {
        answers: [
          { fieldId: 'school', value: { text: '中国海洋大学' } },
          { fieldId: 'grade', value: { option: 1 } },
          { fieldId: 'card', value: { file: { key, name: '证.pdf', ext: '.pdf', size: 9 } } },
        ],
      },
    ]);
  });

  it('does not fall back to a draft from before it was handed in', async () => {
    const draftKey = `qualification:${viewer.id}:${stageId}`;
    localStorage.setItem(draftKey, JSON.stringify({ school: '旧草稿' }));
    open({}, { stages: [asking(rejected)] });
    expect(await screen.findByLabelText(/学校/)).toHaveValue('海洋大学');
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
    expect(sent).toMatchObject([{ answers: [{ fieldId: 'school', value: { text: '海洋大学' } }] }]);
  });
});
