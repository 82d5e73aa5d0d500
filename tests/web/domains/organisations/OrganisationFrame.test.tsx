import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { competition, competitionId, registered, viewer } from '../../support/data.ts';
import { fakeGateway } from '../../support/fake-gateway.ts';
import { openPage } from '../../support/open-page.tsx';

const organisation = {
  __typename: 'Organisation',
  id: '9'.repeat(24),
  shortName: 'tide',
  name: '潮汐组',
  description: '',
  image: null,
};
const held = competition({
  publishStatus: 'ORGANISATION',
  organisation,
  viewerState: registered,
});
const area = `/org/tide/competition/area/${competitionId}`;

const open = (address: string) => {
  fakeGateway({
    Viewer: () => ({ viewer }),
    CompetitionPage: () => ({ competition: held }),
    OrganisationFrame: () => ({ organisation }),
    ForumHead: () => ({ competition: { ...held, forum: null } }),
  });
  return openPage(address);
};

describe('an organisation’s competition', () => {
  it('has neither a submit tab nor teams, and leads its participants to the organisation', async () => {
    open(`/home/competition/${competitionId}`);
    const link = await screen.findByRole('link', { name: '前往组织' });
    expect(link).toHaveAttribute('href', area);
    const tabs = screen.getAllByRole('tab', { name: /比赛详情|提交|团队|排行榜/ });
    expect(tabs.map((tab) => tab.textContent)).toEqual(['比赛详情', '排行榜']);
  });

  it('stands below the organisation’s name there, and stays there from tab to tab', async () => {
    const { user, currentAddress } = open(area);
    expect(await screen.findByRole('heading', { level: 1, name: '南极企鹅识别挑战赛' })).toBeVisible();
    expect(screen.getByRole('complementary', { name: '组织' })).toHaveTextContent('潮汐组');
    expect(screen.getByRole('link', { name: '讨论' })).toHaveAttribute(
      'href',
      `/org/tide/competition/forumlist/${competitionId}`,
    );
    await user.click(screen.getByRole('tab', { name: '排行榜' }));
    await waitFor(() => expect(currentAddress()).toBe(`${area}/leaderboard`));
  }); // prettier-ignore

  it('keeps its forum for those who take part', async () => {
    const { currentAddress } = open(`/org/tide/competition/forumlist/${competitionId}`);
    await waitFor(() =>
      expect(currentAddress()).toBe(`/home/error?type=3&Competition=${competitionId}`),
    );
  });
});
