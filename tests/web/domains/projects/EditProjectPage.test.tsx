import { beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { viewer } from '#tests/web/support/data.ts';
import { type Answers, fakeGateway, Refused } from '#tests/web/support/fake-gateway.ts';
import { FakeUploads } from '#tests/web/support/fake-uploads.ts';
import { showNotices } from '#tests/web/support/notices.tsx';
import { openPage } from '#tests/web/support/open-page.tsx';
import { belongingTo, organization } from '../organizations/organizations.ts';
import { project, projectId } from './projects.ts';

const tag = (index: number, name: string) => ({
  __typename: 'ProjectTag',
  id: String(index).padStart(24, 'a'),
  name,
});
const file = (index: number) => ({
  __typename: 'ProjectFile',
  key: String(index).padStart(32, 'f'),
  name: `笔记本${index}.ipynb`,
  ext: '.ipynb',
  size: 2048,
});
const sentFile = (index: number) => {
  const { __typename: _, ...sent } = file(index);
  return sent;
};
const own = project(1, {
  author: { __typename: 'Member', id: viewer.member.id, name: viewer.member.name },
  tags: [tag(1, '分类'), tag(9, '官方推荐')],
  visibility: 'PUBLIC',
  draftNotebooks: [file(1), file(2)],
  datasets: [{ __typename: 'Dataset', id: '6'.repeat(24), title: '潮位' }],
});

const open = (answers: Answers = {}) => {
  const { sent } = fakeGateway({
    Viewer: () => ({ viewer }),
    OrganizationLinks: () => belongingTo(viewer),
    EditProject: () => ({ project: own }),
    ProjectTags: () => ({
      site: {
        __typename: 'Site',
        projectTags: [
          {
            __typename: 'ProjectTagGroup',
            id: 'b'.repeat(24),
            name: '任务',
            tags: [tag(1, '分类'), tag(2, '回归')],
          },
        ],
      },
    }),
    UpdateProject: () => ({ updateProject: { ...own, title: '新标题' } }),
    ProjectPage: () => ({ project: null }),
    ...answers,
  });
  const inputs = () =>
    sent
      .filter(({ operationName }) => operationName === 'UpdateProject')
      .map(({ variables }) => variables.input);
  return { ...openPage(`/mw/project/edit/${projectId(1)}`), inputs };
};

beforeEach(() => localStorage.clear());

describe('the page of a project’s description', () => {
  it('is its author’s: visitors sign in, others are led to the project', async () => {
    const visitor = open({ Viewer: () => ({ viewer: null }) });
    await waitFor(() => expect(visitor.currentAddress()).toContain('/auth/communityLogin'));
  });

  it('leads others to the project', async () => {
    const { currentAddress } = open({
      EditProject: () => ({
        project: project(1, { visibility: 'PUBLIC', draftNotebooks: null, datasets: [] }),
      }),
    });
    await waitFor(() => expect(currentAddress()).toBe(`/mw/project/${projectId(1)}`));
  });

  it('takes it out of an organization that its author has left', async () => {
    const { user, inputs } = open({
      EditProject: () => ({ project: { ...own, organization: organization('tide') } }),
    });
    const field = await screen.findByLabelText('以组织名义发布');
    expect(field).toHaveDisplayValue('tide组');
    await user.selectOptions(field, '个人');
    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(inputs()).toMatchObject([{ organizationId: null }]));
  });

  it('says what is wrong at its field, saves, and can be left then', async () => {
    const { user, inputs, currentAddress } = open();
    showNotices();
    const title = await screen.findByLabelText(/项目标题/);
    await user.clear(title);
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(screen.getByText('请输入项目标题')).toBeVisible();
    expect(inputs()).toEqual([]);
    await user.type(title, '新标题');
    expect(await screen.findByRole('button', { name: '分类' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await user.click(screen.getByRole('button', { name: '回归' }));
    await user.click(screen.getByLabelText(/^私有/));
    await user.click(screen.getByRole('button', { name: '上移笔记本：笔记本2.ipynb' }));
    await user.click(screen.getByRole('button', { name: '移除笔记本：笔记本1.ipynb' }));
    const name = screen.getByLabelText('第 1 个笔记本的名称');
    await user.clear(name);
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(screen.getByText('请输入笔记本名称')).toBeVisible();
    await user.type(name, '改名.ipynb');
    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() =>
      expect(inputs()).toEqual([
        {
          projectId: projectId(1),
          title: '新标题',
          description: '从看图到基线',
          tagIds: [tag(1, '').id, tag(2, '').id],
          visibility: 'PRIVATE',
          notebooks: [{ ...sentFile(2), name: '改名.ipynb' }],
          datasetIds: ['6'.repeat(24)],
          organizationId: null,
        },
      ]),
    );
    expect(await screen.findByText('已保存')).toBeVisible();
    await user.click(screen.getByRole('link', { name: '查看项目' }));
    await waitFor(() => expect(currentAddress()).toBe(`/mw/project/${projectId(1)}`));
  });

  it('replaces the notebook of the same name by what is uploaded, which can be undone', async () => {
    const uploads = FakeUploads.install();
    const { user, inputs } = open();
    await screen.findByRole('button', { name: '保存' });
    const input = document.querySelector<HTMLInputElement>('input[type=file][multiple]');
    const send = async (key: string, name: string) => {
      const before = uploads.requests.length;
      await user.upload(input as HTMLInputElement, [new File(['{}'], name)]);
      await waitFor(() => expect(uploads.requests.length).toBe(before + 1));
      uploads.requests[before]?.answer(201, { key, ext: '.ipynb', name, size: 4_096 });
    };
    await send('e'.repeat(32), '笔记本2.IPYNB');
    expect(await screen.findByText('已替换同名的笔记本')).toBeVisible();
    expect(screen.queryByText('笔记本名称不能重复')).toBeNull();
    await user.click(screen.getByRole('button', { name: '撤销替换：笔记本2.ipynb' }));
    expect(screen.queryByText('已替换同名的笔记本')).toBeNull();
    await send('f'.repeat(32), '笔记本2.ipynb');
    expect(await screen.findByText('已替换同名的笔记本')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '保存' }));
    const replaced = { key: 'f'.repeat(32), ext: '.ipynb', name: '笔记本2.ipynb', size: 4_096 };
    await waitFor(() => expect(inputs()).toMatchObject([{ notebooks: [sentFile(1), replaced] }]));
    uploads.remove();
  });

  it('replaces one of as many notebooks as a project may have, and takes no further one', async () => {
    const uploads = FakeUploads.install();
    const draftNotebooks = Array.from({ length: 20 }, (_, index) => file(index + 1));
    const { user } = open({ EditProject: () => ({ project: { ...own, draftNotebooks } }) });
    const field = await screen.findByRole('group', { name: '替换笔记本' });
    const input = field.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
    await user.upload(input, [new File(['{}'], '第二十一个.ipynb')]);
    expect(
      await screen.findByText('已有 20 个笔记本，只能上传同名的文件替换其中一个'),
    ).toBeVisible();
    expect(uploads.requests).toHaveLength(0);
    await user.upload(input, [new File(['{}'], '笔记本20.ipynb')]);
    await waitFor(() => expect(uploads.requests).toHaveLength(1));
    const arrived = { key: 'e'.repeat(32), ext: '.ipynb', name: '笔记本20.ipynb', size: 4_096 };
    uploads.requests[0]?.answer(201, arrived);
    expect(await screen.findByText('已替换同名的笔记本')).toBeVisible();
    uploads.remove();
  });

  it('keeps what was typed where it is refused', async () => {
    const { user } = open({
      UpdateProject: () => {
        throw new Refused({
          code: 'BAD_USER_INPUT',
          message: '项目标题最多50个字符',
          field: 'title',
        });
      },
    });
    const title = await screen.findByLabelText(/项目标题/);
    await user.type(title, '更长');
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('项目标题最多50个字符')).toBeVisible();
    expect(title).toHaveValue('项目1更长');
  });

  const reload = () => {
    cleanup();
    return open();
  };

  it('keeps what was typed through a reload, until it is saved', async () => {
    const { user } = open();
    await user.type(await screen.findByLabelText(/项目标题/), '更长');
    const again = reload();
    expect(await screen.findByLabelText(/项目标题/)).toHaveValue('项目1更长');
    await again.user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(again.inputs()).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole('button', { name: '保存' })).toBeEnabled());
    reload();
    expect(await screen.findByLabelText(/项目标题/)).toHaveValue('项目1');
  });

  it('after saving goes on with a draft of what was saved', async () => {
    const later = { ...own, title: '项目1更长', updatedAt: '2026-11-02T00:00:00.000Z' };
    const { user, inputs } = open({ UpdateProject: () => ({ updateProject: later }) });
    await user.type(await screen.findByLabelText(/项目标题/), '更长');
    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(inputs()).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('button', { name: '放弃修改' })).toBeNull());
    await user.type(screen.getByLabelText(/项目标题/), '些');
    cleanup();
    open({ EditProject: () => ({ project: later }) });
    expect(await screen.findByLabelText(/项目标题/)).toHaveValue('项目1更长些');
  });

  it('shows the project as it is now, where that has changed since the draft', async () => {
    const { user } = open();
    await user.type(await screen.findByLabelText(/项目标题/), '更长');
    cleanup();
    open({
      EditProject: () => ({
        project: { ...own, title: '别处改的', updatedAt: '2026-11-05T00:00:00.000Z' },
      }),
    });
    expect(await screen.findByLabelText(/项目标题/)).toHaveValue('别处改的');
  });

  it('gives a draft up', async () => {
    const { user } = open();
    await user.type(await screen.findByLabelText(/项目标题/), '更长');
    await user.click(screen.getByRole('button', { name: '放弃修改' }));
    expect(screen.getByLabelText(/项目标题/)).toHaveValue('项目1');
    expect(screen.queryByRole('button', { name: '放弃修改' })).toBeNull();
    reload();
    expect(await screen.findByLabelText(/项目标题/)).toHaveValue('项目1');
  });
});
