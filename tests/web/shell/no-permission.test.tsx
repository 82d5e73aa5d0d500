import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { takeTracked } from '#web/src/lib/track.ts';
import { competitionId, viewer } from '../support/data.ts';
import { fakeGateway, Refused } from '../support/fake-gateway.ts';
import { openPage } from '../support/open-page.tsx';

const stageId = '5'.repeat(24);
const gone = 'f'.repeat(24);
const competition = { __typename: 'Competition', id: competitionId, name: '南极企鹅识别挑战赛' };
const stage = {
  __typename: 'PublicStage',
  id: stageId,
  name: '复赛',
  competition: { ...competition, __typename: 'StageCompetition' },
};

const open = (query: string) => {
  fakeGateway({
    Viewer: () => ({ viewer }),
    NoPermission: (asked) => ({
      ...(asked.namesCompetition === true && {
        competition: asked.competition === competitionId ? competition : null,
      }),
      ...(asked.namesStage === true && { publicStage: asked.stage === stageId ? stage : null }),
    }),
  });
  return openPage(`/home/error?${query}`);
};

/** Reports of the page about itself: every page is sampled here. */
const reports = () =>
  takeTracked(100).flatMap(({ name, text }) => (name === 'client_error' ? [text] : []));

beforeEach(() => {
  jest.spyOn(Math, 'random').mockReturnValue(0);
  takeTracked(1_000);
});
afterEach(() => void jest.restoreAllMocks());

describe('a page of no permission', () => {
  it.each([
    ['a stage', `Stage=${stageId}`],
    ['a stage and its competition', `Stage=${stageId}&Competition=${competitionId}`],
  ])('leads to the competition of %s', async (_, query) => {
    open(`type=4&${query}`);
    const main = within(await screen.findByRole('main'));
    const way = await main.findByRole('link', { name: '前往比赛详情' });
    expect(way).toHaveAttribute('href', `/home/competition/${competitionId}/content`);
    expect(main.getByText('南极企鹅识别挑战赛 · 复赛')).toBeVisible();
    expect(reports()).toEqual([]);
  });

  it.each([
    ['a stage that isn’t there', `type=4&Stage=${gone}`],
    ['a competition that isn’t there', `type=3&Competition=${gone}`],
    [
      'a stage that isn’t there, of one that is',
      `type=5&Competition=${competitionId}&Stage=${gone}`,
    ],
    ['no competition where it needs one', 'type=3'],
    ['no type', ''],
  ])('with %s says that the link doesn’t exist, and reports its address', async (_, query) => {
    open(query);
    expect(await screen.findByRole('heading', { level: 1, name: '链接不存在' })).toBeVisible();
    await waitFor(() => expect(reports()).toEqual([`/ error url ?${query}`]));
  });

  it('says what failed where nobody could tell what is there, and takes no link for wrong', async () => {
    fakeGateway({
      Viewer: () => ({ viewer }),
      NoPermission: () => {
        throw new Refused({ code: 'UPSTREAM_UNAVAILABLE', message: '抱歉，服务器打了个盹（503）' });
      },
    });
    openPage(`/home/error?type=4&Stage=${stageId}`);
    expect(await screen.findByText('抱歉，服务器打了个盹（503）')).toBeVisible();
    expect(screen.queryByText('链接不存在')).toBeNull();
    expect(reports()).toEqual([]);
  });

  it('is found without /home, too', async () => {
    fakeGateway({ Viewer: () => ({ viewer }) });
    const { currentAddress } = openPage('/error?type=1&from=wechat');
    await screen.findByRole('heading', { level: 1, name: '链接不存在' });
    expect(currentAddress()).toBe('/home/error?type=1&from=wechat');
  });
});
