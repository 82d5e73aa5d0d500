import { describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { viewer } from '#tests/web/support/data.ts';
import { type Answers, fakeGateway, Refused } from '#tests/web/support/fake-gateway.ts';
import { FakeUploads } from '#tests/web/support/fake-uploads.ts';
import { openPage } from '#tests/web/support/open-page.tsx';
import { belongingTo, organization } from '../organizations/organizations.ts';
import { project, projectId } from './projects.ts';

const open = (answers: Answers = {}) => {
  const { sent } = fakeGateway({
    Viewer: () => ({ viewer }),
    OrganizationLinks: () => belongingTo(viewer),
    ProjectTags: () => ({ site: { __typename: 'Site', projectTags: [] } }),
    CreateProject: () => ({ createProject: project(1) }),
    ProjectPage: () => ({ project: null }),
    ...answers,
  });
  const inputs = () =>
    sent
      .filter(({ operationName }) => operationName === 'CreateProject')
      .map(({ variables }) => variables.input);
  return { ...openPage('/mw/project/create'), inputs };
};

describe('the page where a project is made', () => {
  it('is for members', async () => {
    const { currentAddress } = open({ Viewer: () => ({ viewer: null }) });
    await waitFor(() => expect(currentAddress()).toContain('/auth/communityLogin'));
  });

  it('says what is missing, makes it, and opens it', async () => {
    const { user, inputs, currentAddress } = open();
    await user.click(await screen.findByRole('button', { name: '创建项目' }));
    expect(screen.getByText('请输入项目标题')).toBeVisible();
    expect(inputs()).toEqual([]);
    await user.type(screen.getByLabelText(/项目标题/), '潮间带样方');
    await user.click(screen.getByLabelText(/^凭链接/));
    await user.click(screen.getByRole('button', { name: '创建项目' }));
    await waitFor(() => expect(currentAddress()).toBe(`/mw/project/${projectId(1)}`));
    expect(inputs()).toEqual([
      {
        title: '潮间带样方',
        description: '',
        tagIds: [],
        visibility: 'SHARED',
        notebooks: [],
        datasetIds: [],
        organizationId: null,
      },
    ]);
  });

  it('takes several notebooks at once, one that fails aside', async () => {
    const uploads = FakeUploads.install();
    const { user } = open();
    await screen.findByRole('button', { name: '创建项目' });
    const input = document.querySelector<HTMLInputElement>('input[type=file][multiple]');
    const file = (name: string) => new File(['{}'], name);
    await user.upload(input as HTMLInputElement, [
      file('一.ipynb'),
      file('二.ipynb'),
      file('三.ipynb'),
    ]);
    const stored = (name: string) => ({ key: name.repeat(16), ext: '.ipynb', name, size: 2 });
    const answer = async (at: number, status: number, body: unknown) => {
      await waitFor(() => expect(uploads.requests.length).toBe(at + 1));
      uploads.requests[at]?.answer(status, body);
    };
    await answer(0, 201, stored('一.ipynb'));
    const refused = { code: 'BAD_USER_INPUT', message: '笔记本里有未解决的 Git 合并冲突' };
    await answer(1, 400, refused);
    await answer(2, 201, stored('三.ipynb'));
    const list = within(screen.getByRole('list', { name: '已添加的笔记本' }));
    await waitFor(() =>
      expect(list.getAllByRole('textbox').map((box) => (box as HTMLInputElement).value)).toEqual([
        '一.ipynb',
        '三.ipynb',
      ]),
    );
    expect(screen.getByText('二.ipynb：笔记本里有未解决的 Git 合并冲突')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '移除没有上传的文件' }));
    expect(screen.queryByText(/合并冲突/)).toBeNull();
    uploads.remove();
  });

  it('asks in whose name only who belongs to an organization', async () => {
    open();
    expect(await screen.findByLabelText(/项目标题/)).toBeVisible();
    expect(screen.queryByLabelText('以组织名义发布')).toBeNull();
  });

  it('makes it in an organization’s name, and says at its field why not', async () => {
    const message = '你不属于该组织，不能以其名义发布';
    const refusal = { code: 'FORBIDDEN' as const, message, field: 'organizationId' };
    let refuses = true;
    const { user, inputs, currentAddress } = open({
      OrganizationLinks: () => belongingTo(viewer, 'tide', 'shore'),
      CreateProject: () => {
        if (refuses) throw new Refused(refusal);
        return { createProject: project(1) };
      },
    });
    await user.type(await screen.findByLabelText(/项目标题/), '潮间带样方');
    const field = await screen.findByLabelText('以组织名义发布');
    expect(field).toHaveDisplayValue('个人');
    await user.selectOptions(field, 'shore组');
    await user.click(screen.getByRole('button', { name: '创建项目' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(field).toBeInvalid();
    refuses = false;
    await user.selectOptions(field, 'tide组');
    await user.click(screen.getByRole('button', { name: '创建项目' }));
    await waitFor(() => expect(currentAddress()).toBe(`/mw/project/${projectId(1)}`));
    expect(inputs()).toMatchObject(
      ['shore', 'tide'].map((name) => ({ organizationId: organization(name).id })),
    );
  });

  it('keeps what was typed through a refusal, and through a reload', async () => {
    const refusal = {
      CreateProject: () => {
        throw new Refused({ code: 'CONFLICT', message: '你的项目已达上限（500 个）' });
      },
    };
    const { user } = open(refusal);
    await user.type(await screen.findByLabelText(/项目标题/), '潮间带样方');
    await user.click(screen.getByRole('button', { name: '创建项目' }));
    expect(await screen.findByText('你的项目已达上限（500 个）')).toBeVisible();
    cleanup();
    open();
    expect(await screen.findByLabelText(/项目标题/)).toHaveValue('潮间带样方');
  });
});
