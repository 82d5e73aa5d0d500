import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { page, viewer } from '#tests/web/support/data.ts';
import { type Answers, fakeGateway } from '#tests/web/support/fake-gateway.ts';
import { showNotices } from '#tests/web/support/notices.tsx';
import { openPage } from '#tests/web/support/open-page.tsx';
import { organization } from '../organizations/organizations.ts';
import { project, projectDetail, projectId } from './projects.ts';

const version = (number: number, note = '') => ({
  __typename: 'ProjectVersion',
  authorship: 'HUMAN',
  authorshipModel: null,
  id: String(number).padStart(24, 'c'),
  number,
  createdAt: '2026-11-01T00:00:00.000Z',
  note,
  downloadUrl: `/exports/projects/${String(number).padStart(24, 'c')}`,
});
const notebook = (index: number) => ({
  __typename: 'Notebook',
  id: String(index).padStart(24, 'd'),
  name: `笔记本${index}.ipynb`,
  language: index === 2 ? 'r' : null,
  renderedUrl: `/notebooks/${String(index).padStart(24, 'd')}`,
  downloadUrl: `/exports/projects/${'e'.repeat(24)}?notebook=${String(index).padStart(24, 'd')}`,
});
const detail = (changes: Record<string, unknown> = {}) =>
  projectDetail({ versions: [version(2, '换了模型'), version(1)], ...changes });
const mine = { __typename: 'Member', id: viewer.member.id, name: '我', avatar: null, level: 2 };

const open = (address: string, answers: Answers = {}) => {
  const gateway = fakeGateway({
    Viewer: () => ({ viewer }),
    ProjectPage: () => ({ project: detail() }),
    SharedProject: () => ({ sharedProject: null }),
    RecordProjectView: () => ({ recordProjectView: { __typename: 'DonePayload', isDone: true } }),
    RelatedProjects: () => ({
      project: { __typename: 'Project', id: projectId(1), relatedProjects: [project(5)] },
    }),
    ProjectPlaces: () => ({
      project: {
        __typename: 'Project',
        id: projectId(1),
        sharedCode: [
          {
            __typename: 'SharedCode',
            score: 0.75,
            isPrivateScore: true,
            competition: { __typename: 'Competition', id: 'd'.repeat(24), name: '潮汐预报' },
          },
        ],
        columns: [{ __typename: 'Column', id: 'c'.repeat(24), name: '企鹅专栏', projectsCount: 3 }],
        competitions: [
          {
            __typename: 'Competition',
            id: 'e'.repeat(24),
            name: '企鹅识别',
            status: 'RUNNING',
          },
        ],
      },
    }),
    NotebookPreview: () => ({
      project: { ...project(1), notebooks: [notebook(1), notebook(2)] },
    }),
    ...answers,
  });
  return { ...gateway, ...openPage(address) };
};
const path = `/mw/project/${projectId(1)}`;

describe('a project’s page', () => {
  it('goes on to the next in the column that it was opened from', async () => {
    const column = { __typename: 'Column', id: 'c'.repeat(24), name: '企鹅专栏' };
    const { variablesOf } = open(`${path}?column=${column.id}`, {
      ColumnLesson: () => ({
        column: {
          ...column,
          place: {
            __typename: 'ColumnPlace',
            number: 2,
            total: 2,
            previous: { __typename: 'Project', id: projectId(2), title: '第一课' },
            next: null,
          },
        },
      }),
    });
    const place = within(await screen.findByRole('navigation', { name: '专栏「企鹅专栏」' }));
    expect(place.getByText(/第 2 \/ 2 篇/)).toBeVisible();
    expect(place.getByRole('link', { name: /上一篇 *第一课/ })).toHaveAttribute(
      'href',
      `/mw/project/${projectId(2)}?column=${column.id}`,
    );
    expect(place.queryByRole('link', { name: /下一篇/ })).toBeNull();
    expect(await variablesOf('ColumnLesson')).toEqual({
      columnId: column.id,
      projectId: projectId(1),
    });
  });

  it('shows its newest version, counts the view, and keeps what is chosen in the address', async () => {
    const { user, inputOf, currentAddress } = open(path);
    await user.selectOptions(await screen.findByLabelText('选择笔记本'), '笔记本2.ipynb · R');
    expect(screen.getByTitle('笔记本：笔记本2.ipynb')).toBeVisible();
    await waitFor(() => expect(currentAddress()).toContain('n='));
    await user.selectOptions(screen.getByLabelText('版本'), version(1).id);
    await waitFor(() => expect(currentAddress()).toContain(`v=${version(1).id}`));
    expect(await inputOf('RecordProjectView')).toEqual({ projectId: projectId(1), token: null });
    const held = await screen.findByRole('region', { name: '收录专栏' });
    expect(within(held).getByRole('link', { name: '企鹅专栏' })).toBeVisible();
    const code = within(await screen.findByRole('region', { name: '比赛代码' }));
    expect(code.getByRole('link', { name: '潮汐预报' })).toHaveAttribute(
      'href',
      `/home/competition/${'d'.repeat(24)}/code`,
    );
    expect(code.getByText('Private 0.75')).toBeVisible();
    expect(code.queryByRole('button')).toBeNull();
    const brought = await screen.findByRole('region', { name: '相关比赛' });
    expect(within(brought).getByRole('link', { name: '企鹅识别' })).toBeVisible();
    const related = await screen.findByRole('region', { name: '相关项目' });
    expect(within(related).getByRole('link', { name: '项目5' })).toHaveAttribute(
      'href',
      `/mw/project/${projectId(5)}`,
    );
  });

  it('says in whose name it stands, and is read below that name', async () => {
    const named = detail({ organization: organization('tide') });
    const { user, currentAddress } = open(`/org/tide/project/${projectId(1)}`, {
      ProjectPage: () => ({ project: named }),
    });
    expect(await screen.findByRole('link', { name: 'tide组' })).toHaveAttribute(
      'href',
      '/org/tide',
    );
    await user.click(screen.getByRole('link', { name: '版本' }));
    await waitFor(() =>
      expect(currentAddress()).toBe(`/org/tide/project/${projectId(1)}/versions`),
    );
  });

  it('leads from below another name to where it stands, with what the address says beside', async () => {
    const { currentAddress, inputOf } = open(
      `/org/tide/project/${projectId(1)}/versions?token=of-a-link`,
    );
    expect(await screen.findByRole('list', { name: '全部版本' })).toBeVisible();
    expect(currentAddress()).toBe(`${path}/versions?token=of-a-link`);
    expect(await inputOf('RecordProjectView')).toMatchObject({ projectId: projectId(1) });
  });

  it('lists its versions with what is new in each', async () => {
    const { user, currentAddress } = open(`${path}/versions`);
    const list = await screen.findByRole('list', { name: '全部版本' });
    expect(within(list).getByText('换了模型')).toBeVisible();
    expect(screen.queryByRole('button', { name: '发布新版本' })).toBeNull();
    await user.click(within(list).getByRole('link', { name: '版本 1' }));
    await waitFor(() => expect(currentAddress()).toBe(`${path}?v=${version(1).id}`));
  });

  it('compares two of them, line by line', async () => {
    const { user, currentAddress } = open(`${path}/versions`, {
      VersionComparison: () => ({
        project: {
          __typename: 'Project',
          id: projectId(1),
          comparison: {
            __typename: 'ProjectComparison',
            notebooks: [
              {
                __typename: 'NotebookChange',
                name: '新名.ipynb',
                previousName: '旧名.ipynb',
                change: 'CHANGED',
                isTruncated: true,
                cells: [
                  { __typename: 'CellChange', kind: null, change: 'SAME', count: 3, lines: [] },
                  {
                    __typename: 'CellChange',
                    kind: 'CODE',
                    change: 'CHANGED',
                    count: 1,
                    lines: [' a = 1', '-b = 2', '+b = 3'],
                  },
                ],
              },
            ],
          },
        },
      }),
    });
    await user.click(await screen.findByLabelText('选择版本 1 来对比'));
    await user.click(screen.getByLabelText('选择版本 2 来对比'));
    await user.click(screen.getByRole('link', { name: '对比' }));
    await waitFor(() =>
      expect(currentAddress()).toBe(`${path}/versions?from=${version(1).id}&to=${version(2).id}`),
    );
    const region = await screen.findByRole('region', { name: '版本 1 与版本 2 的对比' });
    expect(await within(region).findByText('3 个单元格没有改动')).toBeVisible();
    expect(within(region).getByText('原名 旧名.ipynb')).toBeVisible();
    expect(within(region).getByRole('group', { name: '改动的内容' })).toHaveTextContent(
      'a = 1-移除：b = 2+新增：b = 3',
    );
    expect(within(region).getByText(/改动太多/)).toBeVisible();
  });

  it('lets its author publish a version with a note', async () => {
    const { user, inputOf } = open(`${path}/versions`, {
      ProjectPage: () => ({ project: detail({ author: mine }) }),
      PublishVersion: () => ({
        createProjectVersion: detail({ versions: [version(3, '第三版'), version(2), version(1)] }),
      }),
    });
    showNotices();
    await user.click(await screen.findByRole('button', { name: '发布新版本' }));
    await user.type(await screen.findByLabelText(/版本说明/), ' 第三版 ');
    await user.click(screen.getByRole('button', { name: '发布' }));
    expect(await screen.findByText('已发布版本 3')).toBeVisible();
    expect(await inputOf('PublishVersion')).toEqual({
      projectId: projectId(1),
      note: '第三版',
      authorship: 'HUMAN',
    });
  });

  it('is deleted by its author, who lands on the list', async () => {
    const { user, inputOf, currentAddress } = open(path, {
      ProjectPage: () => ({
        project: detail({ author: mine, isPrivate: true, visibility: 'PRIVATE' }),
      }),
      ProjectList: () => ({ projects: { __typename: 'ProjectPage', ...page([]) } }),
      ProjectListSide: () => ({
        site: { recommendConfig: null, hotProjects: [], recommendedColumns: [] },
      }),
      DeleteProject: () => ({
        deleteProject: { __typename: 'DeletedPayload', deletedId: projectId(1) },
      }),
    });
    showNotices();
    await user.click(await screen.findByRole('button', { name: '删除项目「项目1」' }));
    await user.type(
      await screen.findByLabelText('该操作不可恢复，请输入「项目1」确定删除。'),
      '项目1',
    );
    await user.click(screen.getByRole('button', { name: '删除' }));
    await waitFor(() => expect(currentAddress()).toBe('/home/project'));
    expect(await screen.findByText('已删除')).toBeVisible();
    expect(await inputOf('DeleteProject')).toEqual({ projectId: projectId(1) });
  });

  it('of others can’t be deleted', async () => {
    open(path);
    await screen.findByLabelText('选择笔记本');
    expect(screen.queryByRole('button', { name: /^删除项目/ })).toBeNull();
  });

  it('is forked from the version that is read', async () => {
    const { user, inputOf, currentAddress } = open(`${path}?v=${version(1).id}`, {
      ForkProject: () => ({
        forkProject: project(2, { forkedFrom: { ...project(1), forksCount: 4 } }),
      }),
    });
    await user.click(await screen.findByRole('button', { name: /^Fork 项目/ }));
    await waitFor(() => expect(currentAddress()).toBe(`/mw/project/${projectId(2)}`));
    expect(await inputOf('ForkProject')).toEqual({
      projectId: projectId(1),
      versionId: version(1).id,
    });
  });

  it('of a fork names the parent as long as it can be seen', async () => {
    open(path, {
      ProjectPage: () => ({ project: detail({ isFork: true, forkedFrom: project(9) }) }),
    });
    expect(await screen.findByRole('link', { name: '「项目9」' })).toBeVisible();
  });

  it('of a fork whose parent has gone says so', async () => {
    open(path, { ProjectPage: () => ({ project: detail({ isFork: true }) }) });
    expect(await screen.findByText('原项目已不可见')).toBeVisible();
  });

  it('of a private one gives its author a link, and takes it back', async () => {
    const own = { author: mine, isPrivate: true, visibility: 'PRIVATE' };
    const { user } = open(path, {
      ProjectPage: () => ({ project: detail(own) }),
      ShareProject: () => ({
        shareProject: detail({ ...own, visibility: 'SHARED', shareToken: 'a-link' }),
      }),
      UnshareProject: () => ({ unshareProject: detail(own) }),
    });
    showNotices();
    await user.click(await screen.findByRole('button', { name: '分享' }));
    await user.click(await screen.findByRole('button', { name: '生成分享链接' }));
    expect(await screen.findByLabelText('分享链接')).toHaveValue(
      `http://localhost/mw/project/share/a-link?shareby=${viewer.member.id}`,
    );
    await user.click(screen.getByRole('button', { name: '停用分享链接' }));
    expect(await screen.findByText('分享链接已失效')).toBeVisible();
  });
});

describe('the page of a link', () => {
  it('shows the project to read, and nothing that is done with it', async () => {
    open('/mw/project/share/a-link', {
      SharedProject: () => ({ sharedProject: detail({ isPrivate: true, visibility: 'SHARED' }) }),
    });
    expect(await screen.findByLabelText('选择笔记本')).toBeVisible();
    for (const name of [/Fork/, /分享/, /收藏/])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('says that the link has ended', async () => {
    open('/mw/project/share/gone');
    expect(await screen.findByText('分享链接已失效')).toBeVisible();
  });
});
