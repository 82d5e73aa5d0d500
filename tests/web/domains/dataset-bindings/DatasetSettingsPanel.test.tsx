import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { competitionId, viewer } from '#tests/web/support/data.ts';
import { type Answers, fakeGateway, Refused } from '#tests/web/support/fake-gateway.ts';
import { openPage } from '#tests/web/support/open-page.tsx';

const token = 'd'.repeat(32);
const bindingId = 'e'.repeat(24);
const binding = {
  __typename: 'DatasetBinding',
  id: bindingId,
  title: '训练数据',
  description: '说明',
  isPublic: true,
  reviewStage: null,
  files: [
    { __typename: 'DatasetFile', token, name: 'train.csv', ext: '.csv', size: 9, url: '/files/d' },
  ],
};
const competition = { __typename: 'Competition', id: competitionId };
const project = (index: number, title: string) => ({
  __typename: 'Project',
  id: String(index).repeat(24),
  title,
  author: { __typename: 'Member', id: '9'.repeat(24), name: '苏写浪' },
});
const stage = (index: number, name: string) => ({
  __typename: 'Stage',
  id: String(index).repeat(24),
  name,
});

const open = (answers: Answers = {}) => {
  const gateway = fakeGateway({
    Viewer: () => ({ viewer }),
    Tasks: () => ({ tasks: [] }),
    ManageCompetition: () => ({
      competition: {
        __typename: 'Competition',
        id: competitionId,
        name: '企鹅赛',
        status: 'RUNNING',
        isPublished: true,
        viewerManages: true,
        viewerRole: 'OWNER',
        isSeries: false,
        detailType: null,
        live: null,
        kind: 'COMPETITION',
        stages: [stage(1, '初赛'), stage(2, '复赛')].map((one) => ({
          ...one,
          needsQualification: false,
          tasks: [],
        })),
        organization: {
          __typename: 'Organization',
          id: 'b'.repeat(24),
          shortName: 'whaletide',
          name: '鲸潮竞赛组',
        },
      },
    }),
    DatasetSettings: () => ({
      competition: {
        __typename: 'Competition',
        id: competitionId,
        datasetDescription: '',
        datasetBindings: [binding],
        stages: [stage(1, '初赛'), stage(2, '复赛')],
      },
    }),
    MaterialProjects: () => ({
      competition: { ...competition, projects: [project(1, '企鹅基线')] },
    }),
    ProjectSuggestions: ({ title }) => ({
      projects: {
        __typename: 'ProjectPage',
        page: 1,
        items: title === '无' ? [] : [project(1, '企鹅基线'), project(2, '讲义')],
      },
    }),
    SetCompetitionProjects: () => ({ setCompetitionProjects: { ...competition, projects: [] } }),
    CreateDatasetBinding: () => ({ createDatasetBinding: { ...binding, id: 'f'.repeat(24) } }),
    UpdateDatasetBinding: () => ({ updateDatasetBinding: binding }),
    RemoveDatasetBinding: () => ({
      removeDatasetBinding: { __typename: 'DeletedPayload', deletedId: bindingId },
    }),
    ...answers,
  });
  const page = openPage(`/org/whaletide/competition/manage/${competitionId}/datasets`);
  return { ...gateway, ...page };
};

describe('数据集 of an organizer', () => {
  it('adds one for a stage, once it has a title', async () => {
    const { user, inputOf } = open();
    await user.click(await screen.findByRole('button', { name: '添加数据集' }));
    const form = within(await screen.findByRole('dialog', { name: '添加数据集' }));
    await user.click(form.getByRole('button', { name: '保存' }));
    expect(form.getByText('请输入数据集标题')).toBeVisible();
    await user.type(form.getByRole('textbox', { name: /标题/ }), '复赛数据');
    await user.selectOptions(form.getByRole('combobox', { name: '何时可见' }), '2');
    await user.click(form.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await inputOf('CreateDatasetBinding')).toEqual({
      competitionId,
      settings: { title: '复赛数据', description: '', isPublic: false, reviewStage: 2, files: [] },
    });
  });

  it('changes one, keeps its files, and says what doesn’t go together', async () => {
    const { user, inputOf } = open();
    await user.click(await screen.findByRole('button', { name: '编辑数据集：训练数据' }));
    const form = within(await screen.findByRole('dialog', { name: '编辑数据集' }));
    await user.selectOptions(form.getByRole('combobox', { name: '何时可见' }), '1');
    await user.click(form.getByRole('button', { name: '保存' }));
    expect(form.getByText('评测阶段的数据不能公开')).toBeVisible();
    await user.click(form.getByRole('switch'));
    await user.click(form.getByRole('button', { name: '保存' }));
    expect(await inputOf('UpdateDatasetBinding')).toEqual({
      bindingId,
      settings: {
        title: '训练数据',
        description: '说明',
        isPublic: false,
        reviewStage: 1,
        files: [token],
      },
    });
  });

  it('keeps what was typed when it is refused', async () => {
    const { user } = open({
      UpdateDatasetBinding: () => {
        throw new Refused({ code: 'CONFLICT', message: '文件已用于其他数据集', field: 'files' });
      },
    });
    await user.click(await screen.findByRole('button', { name: '编辑数据集：训练数据' }));
    const form = within(await screen.findByRole('dialog', { name: '编辑数据集' }));
    await user.type(form.getByRole('textbox', { name: /标题/ }), '二');
    await user.click(form.getByRole('button', { name: '保存' }));
    expect(await form.findByText('文件已用于其他数据集')).toBeVisible();
    expect(form.getByRole('textbox', { name: /标题/ })).toHaveValue('训练数据二');
  });

  it('takes one away after asking', async () => {
    const { user, inputOf } = open();
    await user.click(await screen.findByRole('button', { name: '移除数据集：训练数据' }));
    const question = within(await screen.findByRole('dialog', { name: '移除数据集' }));
    await user.click(question.getByRole('button', { name: '移除' }));
    expect(await inputOf('RemoveDatasetBinding')).toEqual({ bindingId });
  });

  const other = { ...binding, id: 'f'.repeat(24), title: '测试数据', files: [] };
  const settingsOf = (bindings: object[]) => ({
    __typename: 'Competition',
    id: competitionId,
    datasetDescription: '',
    datasetBindings: bindings,
    stages: [stage(1, '初赛')],
  });
  const titles = () =>
    screen.getAllByRole('article').map((article) => article.getAttribute('aria-label'));

  it('moves one by keyboard, and the focus with it', async () => {
    const { user, inputOf } = open({
      DatasetSettings: () => ({ competition: settingsOf([binding, other]) }),
      OrderDatasetBindings: () => ({
        orderDatasetBindings: {
          __typename: 'Competition',
          id: competitionId,
          datasetBindings: [
            { __typename: 'DatasetBinding', id: other.id },
            { __typename: 'DatasetBinding', id: bindingId },
          ],
        },
      }),
    });
    const down = await screen.findByRole('button', { name: '下移数据集：训练数据' });
    expect(screen.getByRole('button', { name: '上移数据集：训练数据' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    down.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(titles()).toEqual(['测试数据', '训练数据']));
    expect(await inputOf('OrderDatasetBindings')).toEqual({
      competitionId,
      bindingIds: [other.id, bindingId],
    });
    // Below there is nothing more: the way back has the focus.
    expect(screen.getByRole('button', { name: '上移数据集：训练数据' })).toHaveFocus();
  });

  it('shows what they have become when the order is refused', async () => {
    let changed = false;
    const { user, notices } = open({
      DatasetSettings: () => ({ competition: settingsOf(changed ? [other] : [binding, other]) }),
      OrderDatasetBindings: () => {
        changed = true;
        throw new Refused({ code: 'CONFLICT', message: '数据集已有变化，请刷新后重试' });
      },
    });
    await user.click(await screen.findByRole('button', { name: '下移数据集：训练数据' }));
    await waitFor(() => expect(titles()).toEqual(['测试数据']));
    expect(notices.failed).toHaveBeenCalled();
  });
});

describe('the projects beside them', () => {
  it('are searched, put in an order and saved together', async () => {
    const { user, inputOf } = open();
    expect(await screen.findByRole('button', { name: '已添加「企鹅基线」' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: '添加「讲义」' }));
    await user.click(screen.getByRole('button', { name: '上移项目：讲义' }));
    const list = within(screen.getByRole('list', { name: '已选择的项目' }));
    expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      '讲义',
      '企鹅基线',
    ]);
    await user.click(screen.getByRole('button', { name: '保存项目' }));
    expect(await inputOf('SetCompetitionProjects')).toEqual({
      competitionId,
      projectIds: ['2'.repeat(24), '1'.repeat(24)],
    });
  });

  it('stay as they were chosen where one isn’t public any more', async () => {
    const { user } = open({
      SetCompetitionProjects: () => {
        throw new Refused({ code: 'NOT_FOUND', message: '未找到该项目', field: 'projectIds' });
      },
    });
    await user.click(await screen.findByRole('button', { name: '添加「讲义」' }));
    await user.click(screen.getByRole('button', { name: '保存项目' }));
    expect(await screen.findByText('未找到该项目')).toBeVisible();
    expect(screen.getByRole('button', { name: '移除项目：讲义' })).toBeVisible();
  });

  it('are said not to be found', async () => {
    const { user } = open();
    await user.type(await screen.findByLabelText('添加项目'), '无{Enter}');
    expect(await screen.findByText('没有找到指定的项目')).toBeVisible();
  });
});
