import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { type Answers, fakeGateway } from '#tests/web/support/fake-gateway.ts';
import { openPage } from '#tests/web/support/open-page.tsx';
import { pageOf } from '../comments/comments.ts';
import { dataset, datasetDetail, datasetId, usedBy } from '../datasets/datasets.ts';
import { project, projectDetail, projectId } from '../projects/projects.ts';

const projectPath = `/mw/project/${projectId(1)}`;
const datasetPath = `/mw/dataset/${datasetId(1)}`;
const untouched = { viewerVoted: false, viewerBookmarked: false };
const liked = { viewerVoted: true, votesCount: 6 };
const marked = { viewerBookmarked: true, bookmarksCount: 3 };

const open = (address: string, answers: Answers = {}) => ({
  ...fakeGateway({
    // Never answered: the page’s own data was quicker.
    Viewer: () => new Promise(() => undefined),
    ProjectPage: () => ({ project: projectDetail(untouched) }),
    DatasetPage: () => ({ dataset: datasetDetail(untouched) }),
    ViewDataset: () => ({ viewDataset: { __typename: 'DonePayload', isDone: true } }),
    Comments: () => ({ comments: pageOf([]) }),
    DatasetProjects: () => ({ dataset: usedBy([]) }),
    ...answers,
  }),
  ...openPage(address),
});

describe('while it isn’t known yet who looks, a member isn’t sent to sign in', () => {
  it.each([
    ['点赞项目', projectPath, 'VoteProject', { voteProject: project(1, liked) }],
    ['收藏项目', projectPath, 'BookmarkProject', { bookmarkProject: project(1, marked) }],
    ['点赞数据集', datasetPath, 'VoteDataset', { voteDataset: dataset(1, liked) }],
    ['收藏数据集', datasetPath, 'BookmarkDataset', { bookmarkDataset: dataset(1, marked) }],
  ])('by %s', async (what, path, operation, answer) => {
    const { user, inputOf, currentAddress } = open(path, { [operation]: () => answer });
    await user.click(await screen.findByRole('button', { name: new RegExp(`^${what}`) }));
    await inputOf(operation);
    const taken = await screen.findByRole('button', { name: new RegExp(`^取消${what}`) });
    expect(taken).toHaveAttribute('aria-pressed', 'true');
    expect(currentAddress()).toBe(path);
  });

  it('by the download of a dataset', async () => {
    open(datasetPath);
    expect(await screen.findByRole('link', { name: /^下载全部/ })).toHaveAttribute(
      'href',
      `/datasets/${datasetId(1)}/archive`,
    );
  });
});
