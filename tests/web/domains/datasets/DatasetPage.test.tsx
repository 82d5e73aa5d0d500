import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { viewer } from '#tests/web/support/data.ts';
import { type Answers, fakeGateway, Refused } from '#tests/web/support/fake-gateway.ts';
import { showNotices } from '#tests/web/support/notices.tsx';
import { openPage } from '#tests/web/support/open-page.tsx';
import { pageOf, thread } from '../comments/comments.ts';
import { organization } from '../organizations/organizations.ts';
import { project } from '../projects/projects.ts';
import { creator, datasetDetail, datasetId, usedBy } from './datasets.ts';

const path = `/mw/dataset/${datasetId(1)}`;
const open = (
  answers: Answers = {},
  { changes = {}, at = '' }: { changes?: Record<string, unknown>; at?: string } = {},
) => {
  const { sent } = fakeGateway({
    Viewer: () => ({ viewer }),
    DatasetPage: () => ({ dataset: datasetDetail({ viewerVoted: false, ...changes }) }),
    ViewDataset: () => ({ viewDataset: { __typename: 'DonePayload', isDone: true } }),
    Comments: () => ({ comments: pageOf([thread(1)]) }),
    DatasetProjects: () => ({ dataset: usedBy([project(1)]) }),
    ...answers,
  });
  const inputsOf = (name: string) =>
    sent
      .filter(({ operationName }) => operationName === name)
      .map(({ variables }) => variables.input);
  return { ...openPage(path + at), inputsOf };
};
const own = { ...creator, id: viewer.id };

describe('a dataset’s page', () => {
  it('says what it is, counts the view, and leads to what works with it', async () => {
    const { user, inputsOf, currentAddress } = open();
    expect(await screen.findByRole('heading', { level: 1, name: '数据集1' })).toBeVisible();
    expect(await screen.findByText('观测于帕默群岛。')).toBeVisible();
    await waitFor(() => expect(inputsOf('ViewDataset')).toEqual([{ datasetId: datasetId(1) }]));
    await user.click(screen.getByRole('tab', { name: '项目 3' }));
    expect(await screen.findByRole('link', { name: '项目1' })).toBeVisible();
    expect(currentAddress()).toBe(`${path}/projects`);
  });

  it('says in whose name it stands, and is read below that name', async () => {
    const named = datasetDetail({ organization: organization('tide') });
    fakeGateway({
      Viewer: () => ({ viewer: null }),
      DatasetPage: () => ({ dataset: named }),
      DatasetProjects: () => ({ dataset: usedBy([project(1)]) }),
    });
    const at = `/org/tide/dataset/${datasetId(1)}`;
    const { user, currentAddress } = openPage(at);
    expect(await screen.findByRole('link', { name: 'tide组' })).toHaveAttribute(
      'href',
      '/org/tide',
    );
    await user.click(screen.getByRole('tab', { name: '项目 3' }));
    await waitFor(() => expect(currentAddress()).toBe(`${at}/projects`));
  });

  it('says what it has above a thousand in thousands', async () => {
    open({}, { changes: { filesCount: 1_000, projectsCount: 12_345 } });
    expect(await screen.findByRole('tab', { name: '文件 1000' })).toBeVisible();
    expect(screen.getByRole('tab', { name: '项目 12.3k' })).toBeVisible();
  });

  it('has its comments in a tab, one of them where a notice leads', async () => {
    const { user, inputsOf } = open(
      {
        CreateComment: () => ({
          createComment: { __typename: 'Comment', id: 'c'.repeat(24), firstId: null },
        }),
      },
      { at: '/comments' },
    );
    expect(await screen.findByText('第1条评论')).toBeVisible();
    expect(screen.getByRole('tab', { name: '评论 7' })).toHaveAttribute('aria-selected', 'true');
    await user.type(screen.getByRole('textbox', { name: '发表评论' }), '单位是什么？');
    await user.click(screen.getByRole('button', { name: '发布' }));
    await waitFor(() =>
      expect(inputsOf('CreateComment')).toEqual([
        { kind: 'DATASET', targetId: datasetId(1), content: '单位是什么？', inReplyToId: null },
      ]),
    );
    expect(await screen.findByRole('tab', { name: '评论 8' })).toBeVisible();
  });

  it('that is private isn’t talked about', async () => {
    const { currentAddress } = open(
      {},
      { changes: { visibility: 'PRIVATE', creator: own }, at: '/comments' },
    );
    expect(await screen.findByRole('tab', { name: '文档' })).toBeVisible();
    expect(screen.queryByRole('tab', { name: /评论/ })).toBeNull();
    expect(currentAddress()).toBe(path);
  });

  it('that isn’t there says so, and leads on', async () => {
    open({ DatasetPage: () => ({ dataset: null }) });
    expect(await screen.findByText('该数据集已被删除或折叠，或没有公开')).toBeVisible();
    expect(screen.getByRole('link', { name: '去看看全部数据集' })).toHaveAttribute(
      'href',
      '/home/dataset',
    );
  });
});

describe('liking a dataset', () => {
  const button = (name: string) => screen.findByRole('button', { name });

  it('shows at once, and is taken back', async () => {
    let release: (() => void) | undefined;
    const { user, inputsOf } = open({
      VoteDataset: async ({ input }) => {
        const { voted } = input as { voted: boolean };
        if (voted) await new Promise<void>((resolve) => (release = resolve));
        return { voteDataset: datasetDetail({ votesCount: voted ? 7 : 6, viewerVoted: voted }) };
      },
    });
    await user.click(await button('点赞数据集「数据集1」，5人赞过'));
    expect(await button('取消点赞数据集「数据集1」，6人赞过')).toBeVisible();
    await waitFor(() => expect(release).toBeDefined());
    release?.();
    // Somebody else liked it meanwhile.
    await user.click(await button('取消点赞数据集「数据集1」，7人赞过'));
    expect(await button('点赞数据集「数据集1」，6人赞过')).toHaveAttribute('aria-pressed', 'false');
    await waitFor(() =>
      expect(inputsOf('VoteDataset')).toEqual([
        { datasetId: datasetId(1), voted: true },
        { datasetId: datasetId(1), voted: false },
      ]),
    );
  });

  it('says why it is refused, or that one’s own can’t be', async () => {
    showNotices();
    const { user } = open({
      VoteDataset: () => {
        throw new Refused({ code: 'NOT_FOUND', message: '未找到该数据集' });
      },
    });
    await user.click(await button('点赞数据集「数据集1」，5人赞过'));
    expect(await screen.findByText('未找到该数据集')).toBeVisible();
    expect(await button('点赞数据集「数据集1」，5人赞过')).toHaveAttribute('aria-pressed', 'false');
  });

  it('isn’t for one’s own', async () => {
    showNotices();
    const { user, inputsOf } = open({}, { changes: { creator: own } });
    await user.click(await button('点赞数据集「数据集1」，5人赞过'));
    expect(await screen.findByText('不能给自己的数据集点赞')).toBeVisible();
    expect(inputsOf('VoteDataset')).toEqual([]);
  });
});
