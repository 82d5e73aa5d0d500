import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { page, viewer } from '#tests/web/support/data.ts';
import { type Answers, fakeGateway, Refused } from '#tests/web/support/fake-gateway.ts';
import { openPage } from '#tests/web/support/open-page.tsx';
import { belongingTo } from '../organizations/organizations.ts';
import { project, projectDetail, projectId } from '../projects/projects.ts';
import { creator, dataset, datasetDetail, datasetId, usedBy } from './datasets.ts';

beforeEach(() => localStorage.clear());

const open = (address: string, answers: Answers = {}) => {
  const { sent } = fakeGateway({
    Viewer: () => ({ viewer }),
    ProjectTags: () => ({ site: { __typename: 'Site', projectTags: [] } }),
    OrganizationLinks: () => belongingTo(viewer),
    CreateProject: () => ({ createProject: project(1) }),
    ProjectPage: () => ({ project: projectDetail() }),
    DatasetPicker: ({ own }) =>
      own
        ? {
            viewer: {
              ...viewer,
              datasets: page([dataset(9, { title: '我的潮位', visibility: 'PRIVATE' })]),
            },
          }
        : { datasets: page([dataset(1), dataset(2)]) },
    ...answers,
  });
  const asked = (name: string) =>
    sent.filter(({ operationName }) => operationName === name).map(({ variables }) => variables);
  return { ...openPage(address), asked };
};

describe('the datasets of a project', () => {
  it('are picked among everybody’s and one’s own, and sent with it', async () => {
    const { user, asked } = open('/mw/project/create');
    await user.type(await screen.findByLabelText(/项目标题/), '潮间带样方');
    await user.click(screen.getByRole('button', { name: '添加数据集' }));
    const dialog = within(await screen.findByRole('dialog', { name: '添加数据集' }));
    await user.click(await dialog.findByRole('button', { name: '添加「数据集2」' }));
    expect(dialog.getByRole('button', { name: '已添加「数据集2」' })).toBeDisabled();
    await user.click(dialog.getByText('我的数据集'));
    await user.click(await dialog.findByRole('button', { name: '添加「我的潮位」' }));
    await user.click(dialog.getByRole('button', { name: '完成' }));
    await user.click(await screen.findByRole('button', { name: '移除数据集「数据集2」' }));
    await user.click(screen.getByRole('button', { name: '创建项目' }));
    await waitFor(() =>
      expect(asked('CreateProject')).toMatchObject([{ input: { datasetIds: [datasetId(9)] } }]),
    );
  });

  it('say at their field why one can’t be taken', async () => {
    const { user } = open('/mw/project/create', {
      CreateProject: () => {
        throw new Refused({ code: 'NOT_FOUND', message: '未找到该数据集', field: 'datasetIds' });
      },
    });
    await user.type(await screen.findByLabelText(/项目标题/), '潮间带样方');
    await user.click(screen.getByRole('button', { name: '创建项目' }));
    const field = within(await screen.findByRole('group', { name: '数据集' }));
    expect(await field.findByText('未找到该数据集')).toBeVisible();
  });

  it('stand in a tab of its page', async () => {
    const { user } = open(`/mw/project/${projectId(1)}`, {
      ProjectDatasets: () => ({
        project: { __typename: 'Project', id: projectId(1), datasets: [dataset(1)] },
      }),
    });
    const tabs = within(await screen.findByRole('navigation', { name: '项目' }));
    await user.click(tabs.getByRole('link', { name: '数据集' }));
    expect(await screen.findByRole('link', { name: '数据集1' })).toHaveAttribute(
      'href',
      `/mw/dataset/${datasetId(1)}`,
    );
  });

  it('know at once that they are worked with, and that they are no more', async () => {
    const place = `/mw/dataset/${datasetId(1)}/projects`;
    const own = project(1, {
      author: { ...creator, id: viewer.member.id, communityVerification: null },
      visibility: 'PUBLIC',
      draftNotebooks: [],
    });
    let datasets: object[] = [];
    // Unsaved changes hold one back.
    const saved = (count: number) =>
      waitFor(() => {
        expect(datasets).toHaveLength(count);
        expect(screen.getByRole('button', { name: '保存' })).not.toHaveAttribute('data-loading');
      });
    const { user, goTo } = open(place, {
      DatasetPage: () => ({ dataset: datasetDetail({ projectsCount: datasets.length }) }),
      DatasetProjects: () => ({ dataset: usedBy(datasets.map(() => own)) }),
      ViewDataset: () => ({ viewDataset: { __typename: 'DonePayload', isDone: true } }),
      EditProject: () => ({ project: { ...own, datasets } }),
      UpdateProject: ({ input }) => {
        datasets = (input as { datasetIds: string[] }).datasetIds.map(() => dataset(1));
        return { updateProject: { ...own, datasets } };
      },
    });
    expect(await screen.findByRole('tab', { name: '项目 0' })).toBeVisible();
    expect(await screen.findByText('还没有项目使用这个数据集')).toBeVisible();

    await goTo(`/mw/project/edit/${projectId(1)}`);
    await user.click(await screen.findByRole('button', { name: '添加数据集' }));
    const dialog = within(await screen.findByRole('dialog', { name: '添加数据集' }));
    await user.click(await dialog.findByRole('button', { name: '添加「数据集1」' }));
    await user.click(dialog.getByRole('button', { name: '完成' }));
    await user.click(screen.getByRole('button', { name: '保存' }));
    await saved(1);
    await goTo(place);
    expect(await screen.findByRole('tab', { name: '项目 1' })).toBeVisible();
    expect(await screen.findByRole('link', { name: '项目1' })).toBeVisible();

    await goTo(`/mw/project/edit/${projectId(1)}`);
    await user.click(await screen.findByRole('button', { name: '移除数据集「数据集1」' }));
    await user.click(screen.getByRole('button', { name: '保存' }));
    await saved(0);
    await goTo(place);
    expect(await screen.findByRole('tab', { name: '项目 0' })).toBeVisible();
    expect(await screen.findByText('还没有项目使用这个数据集')).toBeVisible();
  });

  it('may be none', async () => {
    open(`/mw/project/${projectId(1)}/datasets`, {
      ProjectDatasets: () => ({
        project: { __typename: 'Project', id: projectId(1), datasets: [] },
      }),
    });
    expect(await screen.findByText('这个项目还没有添加数据集')).toBeVisible();
  });
});
