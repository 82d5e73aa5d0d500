import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { viewer } from '#tests/web/support/data.ts';
import { type Answers, fakeGateway, Refused } from '#tests/web/support/fake-gateway.ts';
import { showNotices } from '#tests/web/support/notices.tsx';
import { openPage } from '#tests/web/support/open-page.tsx';
import { column, columnId, held, pageOf, project } from './columns.ts';

const own = { ...viewer.member, communityVerification: null };
const mine = (changes: object = {}) => ({
  viewer: {
    ...viewer,
    columns: {
      __typename: 'ViewerColumns',
      isAuthorized: true,
      canCreate: true,
      items: [],
      ...changes,
    },
  },
});

const open = (address: string, answers: Answers = {}) => {
  const gateway = fakeGateway({
    Viewer: () => ({ viewer }),
    Tasks: () => ({ tasks: [] }),
    MyColumns: () => mine(),
    ColumnEdit: () => ({ column: column({ owner: own }) }),
    ColumnPage: () => ({ column: column({ owner: own }) }),
    ColumnProjects: () => ({ column: held([]) }),
    ...answers,
  });
  showNotices();
  return { ...gateway, ...openPage(address) };
};

describe('创建专栏', () => {
  it('says at each place what is missing', async () => {
    const { user, inputsSoFar } = open('/home/column/create');
    await user.click(await screen.findByRole('button', { name: '创建专栏' }));
    expect(await screen.findByText('请输入专栏名称')).toBeVisible();
    expect(screen.getByText('请输入专栏描述')).toBeVisible();
    expect(screen.getByText('请上传专栏头图')).toBeVisible();
    await user.click(screen.getByLabelText(/专栏描述/));
    await user.paste('浪'.repeat(141));
    expect(screen.getByText('专栏描述字数超出限制')).toBeVisible();
    expect(inputsSoFar('CreateColumn')).toEqual([]);
  });

  it.each([
    [
      'isn’t for those who don’t write columns',
      { isAuthorized: false, canCreate: false },
      '成为专栏作者后才能创建专栏',
    ],
    [
      'ends with the tenth',
      {
        canCreate: false,
        items: Array.from({ length: 10 }, (_, index) => ({
          __typename: 'Column',
          id: String(index).repeat(24),
          name: '专栏',
        })),
      },
      '每人最多创建10个专栏',
    ],
  ])('%s', async (_, changes, text) => {
    open('/home/column/create', { MyColumns: () => mine(changes) });
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByLabelText(/专栏名称/)).toBeNull();
  });
});

describe('管理专栏', () => {
  it('keeps the picture where no other is chosen, and what was typed where it is refused', async () => {
    let refuses = true;
    const { user, inputOf } = open(`/home/column/edit/${columnId}`, {
      UpdateColumn: () => {
        if (refuses)
          throw new Refused({
            code: 'BAD_USER_INPUT',
            message: '专栏名称字数超过限制',
            field: 'name',
          });
        return { updateColumn: column({ name: '新名字' }) };
      },
    });
    const name = await screen.findByLabelText(/专栏名称/);
    await user.clear(name);
    await user.type(name, '新名字');
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('专栏名称字数超过限制')).toBeVisible();
    expect(name).toHaveValue('新名字');
    refuses = false;
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('已保存')).toBeVisible();
    expect(await inputOf('UpdateColumn', 2)).toEqual({
      columnId,
      name: '新名字',
      description: '十四节动手课',
    });
  });

  it('is for its owner: others come to the column', async () => {
    const { currentAddress } = open(`/home/column/edit/${columnId}`, {
      ColumnEdit: () => ({ column: column() }),
    });
    await waitFor(() => expect(currentAddress()).toBe(`/home/column/${columnId}`));
  });

  it('adds public projects with a version, and takes them out', async () => {
    const [kept, fresh, draft] = [project(1, '企鹅篇'), project(2, '天气篇'), project(3, '草稿')];
    const version = { __typename: 'ProjectVersion', id: 'f'.repeat(24) };
    const { user, inputOf } = open(`/home/column/edit/${columnId}/content`, {
      ColumnContent: () => ({ column: held([kept]) }),
      CollectableProjects: () => ({
        viewer: {
          ...viewer,
          projects: pageOf('ProjectPage', [
            { ...kept, versions: [version] },
            { ...fresh, versions: [version] },
            draft,
          ]),
        },
      }),
      // The editor has but the first page of what the column holds: it asks for those that it offers.
      HeldProjects: () => ({
        column: held([{ __typename: 'Project', id: kept.id }]),
      }),
      AddColumnProject: () => ({ addColumnProject: column({ projectsCount: 15 }) }),
      MoveColumnProject: () => ({ moveColumnProject: column() }),
      RemoveColumnProject: () => ({ removeColumnProject: column({ projectsCount: 14 }) }),
    });
    const table = await screen.findByRole('table');
    const titles = () =>
      within(table)
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
    expect(titles()).toEqual(['企鹅篇']);
    await user.click(screen.getByRole('button', { name: '添加项目' }));
    const dialog = await screen.findByRole('dialog', { name: '添加项目' });
    expect(await within(dialog).findByRole('button', { name: '已添加「企鹅篇」' })).toBeDisabled();
    expect(within(dialog).getByRole('button', { name: '添加「草稿」' })).toBeDisabled();
    await user.click(within(dialog).getByRole('button', { name: '添加「天气篇」' }));
    await waitFor(() => expect(titles()).toEqual(['企鹅篇', '天气篇']));
    expect(screen.getByText('共收录 15 个项目')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: '上移「企鹅篇」' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: '上移「天气篇」' }));
    await waitFor(() => expect(titles()).toEqual(['天气篇', '企鹅篇']));
    expect(await inputOf('MoveColumnProject')).toEqual({
      columnId,
      projectId: fresh.id,
      beforeId: kept.id,
    });
    await user.click(await screen.findByRole('button', { name: '移除「企鹅篇」' }));
    await waitFor(() => expect(titles()).toEqual(['天气篇']));
    expect(await inputOf('RemoveColumnProject')).toEqual({ columnId, projectId: kept.id });
    expect(await screen.findByText('已移除')).toBeVisible();
  });

  it('offers no project twice, however many the column holds', async () => {
    const [listed, later] = [project(1, '企鹅篇'), project(2, '第一百零一篇')];
    const version = { __typename: 'ProjectVersion', id: 'f'.repeat(24) };
    const { user, variablesOf } = open(`/home/column/edit/${columnId}/content`, {
      ColumnContent: () => ({ column: held([listed], true) }),
      CollectableProjects: () => ({
        viewer: {
          ...viewer,
          projects: pageOf('ProjectPage', [{ ...later, versions: [version] }]),
        },
      }),
      HeldProjects: () => ({
        column: held([{ __typename: 'Project', id: later.id }]),
      }),
    });
    await user.click(await screen.findByRole('button', { name: '添加项目' }));
    expect(await screen.findByRole('button', { name: '已添加「第一百零一篇」' })).toBeDisabled();
    expect(await variablesOf('HeldProjects')).toEqual({ columnId, ids: [later.id] });
  });

  it('is deleted by its name while it is empty, and leads to the list', async () => {
    const { user, inputOf, currentAddress } = open(`/home/column/edit/${columnId}`, {
      ColumnEdit: () => ({ column: column({ owner: own, projectsCount: 0 }) }),
      ColumnList: () => ({ columns: pageOf('ColumnPage', []) }),
      DeleteColumn: () => ({ deleteColumn: { __typename: 'DeletedPayload', deletedId: columnId } }),
    });
    await user.click(await screen.findByRole('button', { name: '删除专栏' }));
    const dialog = await screen.findByRole('dialog', { name: '删除专栏' });
    expect(within(dialog).getByRole('button', { name: '删除' })).toBeDisabled();
    await user.type(within(dialog).getByRole('textbox'), '从零读懂表格数据');
    await user.click(within(dialog).getByRole('button', { name: '删除' }));
    expect(await inputOf('DeleteColumn')).toEqual({ columnId });
    await waitFor(() => expect(currentAddress()).toBe('/home/column'));
    expect(await screen.findByText('已删除')).toBeVisible();
  });

  it('says why it can’t be deleted while it holds projects, before it is asked for', async () => {
    const reason = '专栏还收录着14个项目，全部移除后才能删除';
    const { user } = open(`/home/column/edit/${columnId}`);
    const button = await screen.findByRole('button', { name: '删除专栏' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription(reason);
    await user.click(button);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps what is refused in place with its reason', async () => {
    const message = '专栏还收录着1个项目，全部移除后才能删除';
    const { user } = open(`/home/column/edit/${columnId}`, {
      ColumnEdit: () => ({ column: column({ owner: own, projectsCount: 0 }) }),
      DeleteColumn: () => {
        throw new Refused({ code: 'CONFLICT', message });
      },
    });
    await user.click(await screen.findByRole('button', { name: '删除专栏' }));
    const dialog = await screen.findByRole('dialog', { name: '删除专栏' });
    await user.type(within(dialog).getByRole('textbox'), '从零读懂表格数据');
    await user.click(within(dialog).getByRole('button', { name: '删除' }));
    expect(await within(dialog).findByText(message)).toBeVisible();
  });
});

it('the owner sees who follows, a page at a time', async () => {
  const { user, variablesOf } = open(`/home/column/subscriber/${columnId}`, {
    ColumnSubscribers: () => ({
      column: column({
        subscribers: {
          __typename: 'ColumnSubscriptionPage',
          totalCount: 11,
          page: 1,
          perPage: 10,
          items: [
            {
              __typename: 'ColumnSubscription',
              subscribedAt: '2026-11-01T00:00:00.000Z',
              member: { ...viewer.member, id: '9'.repeat(24), name: '读者', signature: '爱读' },
            },
          ],
        },
      }),
    }),
  });
  expect(await screen.findByText('共 11 人关注')).toBeVisible();
  expect(screen.getByText('读者')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '第2页' }));
  await waitFor(async () => expect((await variablesOf('ColumnSubscribers')).page).toBe(2));
});
