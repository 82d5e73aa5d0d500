import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { page, viewer } from '../support/data.ts';
import { type Answers, fakeGateway, Refused } from '../support/fake-gateway.ts';
import { openPage } from '../support/open-page.tsx';
import { channel } from '../domains/channels/channels.ts';
import { project, projectId } from '../domains/projects/projects.ts';

const own = (favourites: object) => ({
  viewer: { __typename: 'Viewer', id: viewer.id, ...favourites },
});
const list = (...items: object[]) =>
  own({ bookmarkedProjects: { __typename: 'ProjectPage', ...page(items) } });
const marked = project(1, { viewerBookmarked: true });
const open = (answers: Answers = {}) => {
  const gateway = fakeGateway({
    Viewer: () => ({ viewer }),
    Star: () => list(marked),
    ...answers,
  });
  return { ...gateway, ...openPage('/home/user/star') };
};
const button = (name: RegExp) => screen.findByRole('button', { name });

describe('the favourites', () => {
  it('are for members, who sign in first', async () => {
    const { currentAddress } = open({ Viewer: () => ({ viewer: null }) });
    await waitFor(() => expect(currentAddress()).toContain('/auth/communityLogin'));
  });

  it('lead to their projects; one taken out stays, to be put back', async () => {
    const { user, inputOf } = open({
      UnbookmarkProject: () => ({
        unbookmarkProject: project(1, { viewerBookmarked: false, bookmarksCount: 1 }),
      }),
    });
    expect(await screen.findByRole('link', { name: '项目1' })).toHaveAttribute(
      'href',
      `/mw/project/${projectId(1)}`,
    );
    await user.click(await button(/^取消收藏项目「项目1」，2人收藏/));
    expect(await button(/^收藏项目「项目1」，1人收藏/)).toHaveAttribute('aria-pressed', 'false');
    expect(await inputOf('UnbookmarkProject')).toEqual({ projectId: projectId(1) });
  });

  it('stay as they were where it fails, and say why', async () => {
    const { user } = open({
      UnbookmarkProject: () => {
        throw new Refused({ code: 'INTERNAL', message: '服务器打了个盹' });
      },
    });
    await user.click(await button(/^取消收藏/));
    expect(await button(/^取消收藏项目「项目1」，2人收藏/)).toBeVisible();
  });

  it('say when there is none, and offer another try after a failure', async () => {
    let failures = 1;
    const { user } = open({
      Star: () => {
        if (failures-- > 0) throw new Refused({ code: 'INTERNAL', message: '服务器打了个盹' });
        return list();
      },
    });
    await user.click(await screen.findByRole('button', { name: /重试/ }));
    expect(await screen.findByText('还没有收藏的项目')).toBeVisible();
  });

  it('have their datasets in a tab of their own', async () => {
    fakeGateway({
      Viewer: () => ({ viewer }),
      StarredDatasets: () =>
        own({ bookmarkedDatasets: { __typename: 'DatasetPage', ...page([]) } }),
    });
    openPage('/home/user/star/dataset');
    expect(await screen.findByText('还没有收藏的数据集')).toBeVisible();
    expect(screen.getByRole('link', { name: '数据集', current: 'page' })).toBeVisible();
  });

  it.each([
    [[], '还没有关注的频道'],
    [[channel({ viewerFollows: true })], '从分类到分割，把看见的变成数'],
  ])('have the channels that the member follows in another', async (channels, text) => {
    fakeGateway({
      Viewer: () => ({ viewer }),
      StarredChannels: () => ({ viewer: { ...viewer, channels } }),
    });
    openPage('/home/user/star/channel');
    expect(await screen.findByText(text)).toBeVisible();
  });
});
