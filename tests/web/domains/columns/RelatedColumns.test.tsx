import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { competition, competitionId, viewer } from '#tests/web/support/data.ts';
import { type Answers, fakeGateway, Refused } from '#tests/web/support/fake-gateway.ts';
import { openPage } from '#tests/web/support/open-page.tsx';
import { column, columnId, project } from './columns.ts';

const columns = [
  column({ latestProjects: [project(1, '企鹅篇'), project(2, '天气篇'), project(3, '缺失值')] }),
  column({ id: 'd'.repeat(24), name: '会讲故事的图表', latestProjects: null }),
];
const related = (relatedColumns: object[] | null) => ({
  competition: { __typename: 'Competition', id: competitionId, relatedColumns },
});

const open = (answers: Answers) => {
  fakeGateway({
    Viewer: () => ({ viewer }),
    Tasks: () => ({ tasks: [] }),
    CompetitionPage: () => ({ competition: competition() }),
    ForumSidebar: () => ({ forumPosts: { __typename: 'ForumPostPage', page: 1, items: [] } }),
    SkillSidebar: () => ({
      competition: { __typename: 'Competition', id: competitionId, skillRules: [] },
      viewer: null,
    }),
    ...answers,
  });
  return openPage(`/home/competition/${competitionId}`);
};

describe('the columns beside a competition', () => {
  it('lead to their pages and to three projects each, and are followed there', async () => {
    const { user } = open({
      RelatedColumns: () => related(columns),
      SubscribeToColumn: () => ({
        subscribeToColumn: column({ followersCount: 2, viewerFollows: true }),
      }),
    });
    const panel = await screen.findByRole('region', { name: '相关专栏' });
    const link = await within(panel).findByRole('link', { name: '从零读懂表格数据' });
    expect(link).toHaveAttribute('href', `/home/column/${columnId}`);
    expect(within(panel).getByRole('link', { name: '更多' })).toHaveAttribute(
      'href',
      '/home/column',
    );
    expect(within(panel).getByRole('link', { name: '天气篇' })).toHaveAttribute(
      'href',
      `/mw/project/${project(2, '').id}`,
    );
    await user.click(within(panel).getByRole('button', { name: '关注专栏「从零读懂表格数据」' }));
    expect(await within(panel).findByText('已关注')).toBeVisible();
  });

  it('have no place where there are none', async () => {
    open({ RelatedColumns: () => related([]) });
    expect(await screen.findByRole('region', { name: '讨论区' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('region', { name: '相关专栏' })).toBeNull());
  });

  it('offer to try again, and leave the page as it is', async () => {
    let fails = true;
    const { user } = open({
      RelatedColumns: () => {
        if (fails) throw new Refused({ code: 'UPSTREAM_UNAVAILABLE', message: '服务暂时不可用' });
        return related(columns);
      },
    });
    const panel = await screen.findByRole('region', { name: '相关专栏' });
    expect(await within(panel).findByText('服务暂时不可用')).toBeVisible();
    expect(screen.getByRole('heading', { name: '南极企鹅识别挑战赛' })).toBeVisible();
    fails = false;
    await user.click(within(panel).getByRole('button', { name: '重试' }));
    expect(await within(panel).findByRole('link', { name: '会讲故事的图表' })).toBeVisible();
  });
});
