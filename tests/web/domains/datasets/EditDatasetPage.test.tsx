import { beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { page, viewer } from '#tests/web/support/data.ts';
import { type Answers, fakeGateway, Refused } from '#tests/web/support/fake-gateway.ts';
import { showNotices } from '#tests/web/support/notices.tsx';
import { openPage } from '#tests/web/support/open-page.tsx';
import { belongingTo, organization } from '../organizations/organizations.ts';
import { creator, dataset, datasetDetail, datasetId, listAnswers, oceanTag } from './datasets.ts';

beforeEach(() => localStorage.clear());

const file = (name: string) => ({
  __typename: 'DatasetVersionFile',
  token: 'f'.repeat(32),
  path: `raw/${name}`,
  size: 2_048,
});
const own = dataset(1, {
  document: '# 企鹅',
  license: null,
  creator: { ...creator, id: viewer.id },
  tags: [oceanTag, { __typename: 'DatasetTag', id: 'd'.repeat(24), name: '官方推荐' }],
  files: [file('企鹅.csv')],
});

const open = (address: string, answers: Answers = {}) => {
  const { sent } = fakeGateway({
    ...listAnswers(),
    Viewer: () => ({ viewer }),
    OrganizationLinks: () => belongingTo(viewer),
    EditDataset: () => ({ dataset: own }),
    DatasetPage: () => ({ dataset: datasetDetail() }),
    ViewDataset: () => ({ viewDataset: { __typename: 'DonePayload', isDone: true } }),
    ...answers,
  });
  const inputsOf = (name: string) =>
    sent
      .filter(({ operationName }) => operationName === name)
      .map(({ variables }) => variables.input);
  return { ...openPage(address), inputsOf };
};

describe('the page where a dataset is made', () => {
  it('is for members', async () => {
    const { currentAddress } = open('/mw/dataset/create', { Viewer: () => ({ viewer: null }) });
    await waitFor(() => expect(currentAddress()).toContain('/auth/communityLogin'));
  });

  it('says what is missing, makes it, and opens it', async () => {
    const { user, inputsOf, currentAddress } = open('/mw/dataset/create', {
      CreateDataset: () => ({ createDataset: dataset(1) }),
    });
    await user.click(await screen.findByRole('button', { name: '创建数据集' }));
    expect(screen.getByText('请输入数据集标题')).toBeVisible();
    expect(inputsOf('CreateDataset')).toEqual([]);
    await user.type(screen.getByLabelText(/^标题/), ' 潮位 ');
    await user.click(await screen.findByRole('button', { name: oceanTag.name }));
    await user.selectOptions(screen.getByLabelText('谁可以看到'), 'PUBLIC');
    await user.click(screen.getByRole('button', { name: '创建数据集' }));
    await waitFor(() => expect(currentAddress()).toBe(`/mw/dataset/${datasetId(1)}`));
    expect(inputsOf('CreateDataset')).toEqual([
      {
        title: '潮位',
        description: '',
        document: '',
        tagIds: [oceanTag.id],
        licenseId: null,
        visibility: 'PUBLIC',
        image: null,
        organizationId: null,
        files: [],
      },
    ]);
  });

  it('makes it in an organization’s name, and says at its field why not', async () => {
    const message = '你不属于该组织，不能以其名义发布';
    const { user, inputsOf } = open('/mw/dataset/create', {
      OrganizationLinks: () => belongingTo(viewer, 'tide'),
      CreateDataset: () => {
        throw new Refused({ code: 'FORBIDDEN', message, field: 'organizationId' });
      },
    });
    await user.type(await screen.findByLabelText(/^标题/), '潮位');
    const field = await screen.findByLabelText('以组织名义发布');
    await user.selectOptions(field, 'tide组');
    await user.click(screen.getByRole('button', { name: '创建数据集' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(field).toBeInvalid();
    expect(inputsOf('CreateDataset')).toMatchObject([{ organizationId: organization('tide').id }]);
  });

  it('keeps what was typed where it is refused, and says so at its field', async () => {
    const { user } = open('/mw/dataset/create', {
      CreateDataset: () => {
        throw new Refused({
          code: 'BAD_USER_INPUT',
          message: '数据集标题最多50个字符',
          field: 'title',
        });
      },
    });
    await user.type(await screen.findByLabelText(/^标题/), '潮位');
    await user.click(screen.getByRole('button', { name: '创建数据集' }));
    expect(await screen.findByText('数据集标题最多50个字符')).toBeVisible();
    expect(screen.getByLabelText(/^标题/)).toHaveValue('潮位');
  });
});

it('a folder comes without system files, and what can’t be taken holds nothing up', async () => {
  const sent: string[] = [];
  const { user } = open('/mw/dataset/create', {
    BeginUpload: (variables) => {
      sent.push((variables.input as { name: string }).name);
      throw new Refused({ code: 'CONFLICT', message: '空间不足' });
    },
  });
  await screen.findByRole('button', { name: '创建数据集' });
  const inFolder = (path: string, content: string) =>
    Object.defineProperty(
      new File([content], path.split('/').at(-1) ?? path),
      'webkitRelativePath',
      {
        value: `folder/${path}`,
      },
    );
  const files = [
    ['.DS_Store', 'x'],
    ['Thumbs.db', 'x'],
    ['LICENSE', 'MIT'],
    ['load.py', 'import x'],
    ['图像/猫/.DS_Store', 'x'],
    ['图像/猫/a.csv', 'a,b'],
    ['图像/空.txt', ''],
    ['virus.exe', 'x'],
  ].map(([path = '', content = '']) => inFolder(path, content));
  const input = document.querySelector('input[webkitdirectory]');
  await user.upload(input as HTMLInputElement, files);
  // Nothing of theirs is refused before it is sent, but a kind that no dataset takes.
  expect(await screen.findByText('5 个文件没有上传成功')).toBeVisible();
  expect(sent).toEqual(['LICENSE', 'load.py', 'a.csv', '空.txt']);
  expect(screen.getByText(/不支持该文件格式（.exe）/)).toBeVisible();
  expect(screen.getByRole('button', { name: '创建数据集' })).toBeEnabled();
  await user.click(screen.getByRole('button', { name: '取消这 5 个文件' }));
  expect(screen.queryByText(/没有上传成功/)).toBeNull();
});

it('tags are found by a part of their name, or it says that none is', async () => {
  const { user } = open('/mw/dataset/create');
  const sought = await screen.findByRole('searchbox', { name: '搜索标签' });
  await user.type(sought, ` ${oceanTag.name.slice(1)} `);
  expect(screen.getByRole('button', { name: oceanTag.name })).toBeVisible();
  await user.clear(sought);
  await user.type(sought, '火星');
  expect(screen.getByText('没有找到符合条件的条目')).toBeVisible();
  expect(screen.queryByRole('button', { name: oceanTag.name })).toBeNull();
});

describe('the draft of a dataset', () => {
  const reload = () => cleanup();

  it('outlives a reload, and is gone once the dataset was made', async () => {
    const first = open('/mw/dataset/create');
    await first.user.type(await screen.findByLabelText(/^标题/), '潮位');
    await first.user.type(screen.getByLabelText('简介'), '二十年');
    await first.user.type(screen.getByRole('textbox', { name: '说明文档' }), '怎么量的');
    await first.user.click(await screen.findByRole('button', { name: oceanTag.name }));
    await first.user.selectOptions(screen.getByLabelText('谁可以看到'), 'PUBLIC');
    reload();
    const { user, inputsOf, currentAddress } = open('/mw/dataset/create', {
      CreateDataset: () => ({ createDataset: dataset(1) }),
    });
    expect(await screen.findByLabelText(/^标题/)).toHaveValue('潮位');
    expect(await screen.findByRole('button', { name: oceanTag.name })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await user.click(screen.getByRole('button', { name: '创建数据集' }));
    await waitFor(() => expect(currentAddress()).toBe(`/mw/dataset/${datasetId(1)}`));
    expect(inputsOf('CreateDataset')).toEqual([
      expect.objectContaining({
        title: '潮位',
        description: '二十年',
        document: '怎么量的',
        tagIds: [oceanTag.id],
        visibility: 'PUBLIC',
      }),
    ]);
    reload();
    open('/mw/dataset/create');
    expect(await screen.findByLabelText(/^标题/)).toHaveValue('');
  });

  const path = `/mw/dataset/edit/${datasetId(1)}`;
  const title = () => screen.findByLabelText(/^标题/);

  it('of a change outlives a reload, and is given up or saved', async () => {
    const first = open(path);
    await first.user.type(await title(), '（清洗版）');
    reload();
    const second = open(path);
    expect(await title()).toHaveValue('数据集1（清洗版）');
    await second.user.click(screen.getByRole('button', { name: '放弃修改' }));
    expect(await title()).toHaveValue('数据集1');
    reload();
    let stored = own;
    const third = open(path, {
      EditDataset: () => ({ dataset: stored }),
      UpdateDataset: ({ input }) => {
        stored = { ...own, title: (input as { title: string }).title };
        return { updateDataset: stored };
      },
    });
    showNotices();
    expect(await title()).toHaveValue('数据集1');
    await third.user.type(await title(), '甲 ');
    await third.user.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('已保存')).toBeVisible();
    expect(await title()).toHaveValue('数据集1甲');
    expect(screen.queryByRole('button', { name: '放弃修改' })).toBeNull();
    await third.user.type(await title(), '乙');
    reload();
    open(path, { EditDataset: () => ({ dataset: stored }) });
    expect(await title()).toHaveValue('数据集1甲乙');
  });

  it('of a change doesn’t take back what was changed elsewhere', async () => {
    const first = open(path);
    await first.user.type(await title(), '（清洗版）');
    reload();
    open(path, { EditDataset: () => ({ dataset: { ...own, title: '别处改的' } }) });
    expect(await title()).toHaveValue('别处改的');
  });
});

describe('the page where its author changes a dataset', () => {
  const path = `/mw/dataset/edit/${datasetId(1)}`;

  it('leads others to the dataset', async () => {
    const { currentAddress } = open(path, {
      EditDataset: () => ({ dataset: { ...own, creator } }),
    });
    await waitFor(() => expect(currentAddress()).toBe(`/mw/dataset/${datasetId(1)}`));
  });

  it('saves what it says, without the tags that were given to it', async () => {
    showNotices();
    const { user, inputsOf } = open(path, {
      UpdateDataset: () => ({ updateDataset: own }),
    });
    const form = within(await screen.findByRole('form', { name: '数据集信息' }));
    await user.type(form.getByLabelText(/^标题/), '（清洗版）');
    await user.click(form.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('已保存')).toBeVisible();
    expect(inputsOf('UpdateDataset')).toEqual([
      expect.objectContaining({
        datasetId: datasetId(1),
        title: '数据集1（清洗版）',
        tagIds: [oceanTag.id],
      }),
    ]);
  });

  it('publishes the files that stay as the next version, with what has changed', async () => {
    showNotices();
    const { user, inputsOf } = open(path, {
      PublishDatasetVersion: () => ({ publishDatasetVersion: datasetDetail({ version: 2 }) }),
    });
    const form = within(await screen.findByRole('form', { name: '文件与版本' }));
    await user.type(form.getByLabelText(/版本说明/), '补了一列');
    await user.click(form.getByRole('button', { name: /发布/ }));
    expect(await screen.findByText('版本 2 已发布')).toBeVisible();
    expect(inputsOf('PublishDatasetVersion')).toEqual([
      expect.objectContaining({
        datasetId: datasetId(1),
        note: '补了一列',
        files: [expect.objectContaining({ key: 'f'.repeat(32), path: 'raw/企鹅.csv' })],
      }),
    ]);
  });

  it('deletes it once its title was typed', async () => {
    const { user, inputsOf, currentAddress } = open(path, {
      DeleteDataset: () => ({
        deleteDataset: { __typename: 'DeletedPayload', deletedId: datasetId(1) },
      }),
      DatasetList: () => ({ datasets: page([]) }),
    });
    await user.click(await screen.findByRole('button', { name: '删除数据集' }));
    const dialog = within(await screen.findByRole('dialog', { name: '删除数据集' }));
    expect(dialog.getByText(/该操作不可恢复，请输入「数据集1」确定删除。/)).toBeVisible();
    await user.type(dialog.getByRole('textbox'), '数据集1');
    await user.click(dialog.getByRole('button', { name: /删除|确定/ }));
    await waitFor(() => expect(currentAddress()).toBe('/home/dataset'));
    expect(inputsOf('DeleteDataset')).toEqual([{ datasetId: datasetId(1) }]);
  });
});
