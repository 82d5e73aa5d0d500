import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { page, viewer } from '#tests/web/support/data.ts';
import { type Answers, fakeGateway, Refused } from '#tests/web/support/fake-gateway.ts';
import { openPage } from '#tests/web/support/open-page.tsx';
import { organization } from '../organizations/organizations.ts';
import { project, projectId } from './projects.ts';

const list = (...items: object[]) => ({ projects: { __typename: 'ProjectPage', ...page(items) } });
const tag = (index: number, name: string) => ({
  __typename: 'ProjectTag',
  id: String(index).padStart(24, 'a'),
  name,
});
const site = {
  __typename: 'Site',
  recommendConfig: {
    __typename: 'RecommendConfig',
    projectTabs: ['企鹅', '天气'],
    projectAds: [],
  },
  hotProjects: [{ __typename: 'Project', id: projectId(9), title: '很热的项目' }],
  recommendedColumns: [
    { __typename: 'Column', id: 'c'.repeat(24), name: '推荐的专栏', projectsCount: 3 },
  ],
};
const groups = [
  {
    __typename: 'ProjectTagGroup',
    id: 'b'.repeat(24),
    name: '任务',
    tags: [tag(1, '分类'), tag(2, '回归'), tag(3, '聚类'), tag(4, '推荐')],
  },
  {
    __typename: 'ProjectTagGroup',
    id: 'd'.repeat(24),
    name: '社区',
    tags: [tag(5, '官方推荐'), tag(6, '创作者计划')],
  },
];

const open = (answers: Answers = {}, query = '') => {
  const { sent } = fakeGateway({
    ProjectList: () => list(project(1, { tags: [tag(1, '分类')] })),
    ProjectListSide: () => ({ site }),
    ProjectTags: () => ({ site: { __typename: 'Site', projectTags: groups } }),
    ...answers,
  });
  const asked = (name = 'ProjectList') =>
    sent.findLast(({ operationName }) => operationName === name)?.variables;
  return { ...openPage(`/home/project${query}`), asked };
};
const inAddress = (address: string, key: string) =>
  new URLSearchParams(address.split('?')[1]).get(key);

describe('the list of projects', () => {
  it('shows what each is, and what stands beside them', async () => {
    const { asked } = open();
    expect(await screen.findByRole('link', { name: '项目1' })).toHaveAttribute(
      'href',
      `/mw/project/${projectId(1)}`,
    );
    expect(screen.getByText('从看图到基线')).toBeVisible();
    expect(screen.getByText('分类')).toBeVisible();
    expect(asked()).toMatchObject({ sort: 'RECOMMENDED', title: null, language: null, page: 1 });
    expect(await screen.findByRole('link', { name: '很热的项目' })).toBeVisible();
    expect(screen.getByRole('link', { name: '推荐的专栏' })).toHaveAttribute(
      'href',
      `/home/column/${'c'.repeat(24)}`,
    );
  });

  it('says in whose name one stands, and leads to it below that name', async () => {
    open({ ProjectList: () => list(project(1, { organization: organization('tide') })) });
    expect(await screen.findByRole('link', { name: 'tide组' })).toHaveAttribute(
      'href',
      '/org/tide',
    );
    expect(screen.getByRole('link', { name: '项目1' })).toHaveAttribute(
      'href',
      `/org/tide/project/${projectId(1)}`,
    );
  });

  it('is filtered and sorted by the address', async () => {
    const { user, asked, currentAddress } = open({}, '?tab=企鹅');
    await screen.findByRole('link', { name: '项目1' });
    expect(asked()).toMatchObject({ title: '企鹅' });
    await user.selectOptions(screen.getByLabelText('语言'), 'Julia');
    await waitFor(() => expect(asked()).toMatchObject({ language: 'julia', title: '企鹅' }));
    await user.selectOptions(screen.getByLabelText('项目排序'), '最多收藏');
    await waitFor(() => expect(asked()).toMatchObject({ sort: 'BOOKMARKED' }));
    expect(inAddress(currentAddress(), 'sort')).toBe('-bookmarksCount');
    await user.click(await screen.findByRole('link', { name: '天气' }));
    await waitFor(() => expect(asked()).toMatchObject({ title: '天气', language: 'julia' }));
  });

  it('is filtered by tags of a dialog: three at most, the oldest goes, some can’t be chosen', async () => {
    const { user, asked, currentAddress } = open();
    await user.click(await screen.findByRole('button', { name: '标签筛选' }));
    const dialog = within(await screen.findByRole('dialog', { name: '选择标签' }));
    const choose = async (name: string) => user.click(await dialog.findByRole('button', { name }));
    await choose('分类');
    expect(dialog.queryByRole('button', { name: '官方推荐' })).toBeNull();
    expect(dialog.queryByRole('button', { name: '创作者计划' })).toBeNull();
    await user.type(dialog.getByLabelText('搜索标签'), '潮汐');
    expect(dialog.getByText('没有找到符合条件的条目')).toBeVisible();
    await user.clear(dialog.getByLabelText('搜索标签'));
    for (const name of ['回归', '聚类', '推荐']) await choose(name);
    expect(dialog.getByRole('button', { name: '分类' })).toHaveAttribute('aria-pressed', 'false');
    await user.click(dialog.getByRole('radio', { name: '包含任意一个' }));
    await user.click(dialog.getByRole('button', { name: '确定' }));
    const ids = [2, 3, 4].map((index) => tag(index, '').id);
    await waitFor(() => expect(asked()).toMatchObject({ anyTags: ids, allTags: null }));
    expect(inAddress(currentAddress(), 'match')).toBe('any');
    await user.click(await screen.findByRole('button', { name: '移除标签回归' }));
    await waitFor(() => expect(asked()).toMatchObject({ anyTags: ids.slice(1) }));
    await user.click(screen.getByRole('button', { name: '清除' }));
    await waitFor(() => expect(inAddress(currentAddress(), 'tags')).toBeNull());
    expect(inAddress(currentAddress(), 'match')).toBeNull();
  });

  it('is kept by members at once, while visitors sign in', async () => {
    const { user, currentAddress } = open();
    await user.click(await screen.findByRole('button', { name: /^收藏项目「项目1」/ }));
    await waitFor(() => expect(currentAddress()).toContain('/auth/communityLogin'));
  });

  it('lets authors delete theirs by its title', async () => {
    let removed = false;
    const own = project(1, { author: { ...project(1).author, id: viewer.member.id } });
    const { user, asked } = open({
      Viewer: () => ({ viewer }),
      ProjectList: () => (removed ? list() : list(own)),
      DeleteProject: () => {
        removed = true;
        return { deleteProject: { __typename: 'DeletedPayload', deletedId: own.id } };
      },
    });
    await user.click(await screen.findByRole('button', { name: '删除项目「项目1」' }));
    const dialog = within(await screen.findByRole('dialog', { name: '删除项目' }));
    const confirm = dialog.getByRole('button', { name: '删除' });
    expect(confirm).toBeDisabled();
    await user.type(dialog.getByLabelText(/该操作不可恢复/), '项目1');
    await user.click(confirm);
    await waitFor(() => expect(asked('DeleteProject')).toEqual({ input: { projectId: own.id } }));
    expect(await screen.findByText('没有找到指定的项目')).toBeVisible();
  });

  it('lets administrators put one first', async () => {
    const { user, asked } = open({
      Viewer: () => ({ viewer: { ...viewer, roles: ['ADMIN'] } }),
      PinProject: () => ({ pinProject: project(1, { isPinned: true }) }),
    });
    await user.click(await screen.findByRole('button', { name: '置顶项目「项目1」' }));
    await waitFor(() =>
      expect(asked('PinProject')).toEqual({ input: { projectId: projectId(1), isPinned: true } }),
    );
    expect(await screen.findByRole('button', { name: '取消置顶项目「项目1」' })).toBeVisible();
  });

  it('says when there is none, and offers another try after a failure', async () => {
    let failures = 1;
    const { user } = open({
      ProjectList: () => {
        if (failures-- > 0) throw new Refused({ code: 'UPSTREAM_TIMEOUT', message: '响应超时' });
        return list();
      },
    });
    await user.click(await screen.findByRole('button', { name: /重试/ }));
    expect(await screen.findByText('没有找到指定的项目')).toBeVisible();
  });
});
