import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { competition, competitionId, teamId } from '#tests/web/support/data.ts';
import { fakeGateway, Refused } from '#tests/web/support/fake-gateway.ts';
import { openPage } from '#tests/web/support/open-page.tsx';

const workId = (place: number) => String(place).padStart(24, '0');
const work = (place: number) => ({
  __typename: 'ForumPost',
  id: workId(place),
  title: `作品${place}号`,
  work: {
    __typename: 'WorkPost',
    cover: `/files/${place}`,
    awardName: null,
    team: { __typename: 'Team', id: teamId, name: '破浪小队' },
  },
});

/** So many works, as the gateway pages and searches them. */
const works =
  (count: number) =>
  ({ title, page }: Record<string, unknown>) => {
    const found = Array.from({ length: count }, (_, index) => work(index + 1)).filter(
      (one) => typeof title !== 'string' || one.title.includes(title),
    );
    const number = Number(page);
    const items = found.slice(6 * (number - 1), 6 * number);
    return {
      workPosts: {
        __typename: 'ForumPostPage',
        totalCount: found.length,
        page: number,
        perPage: 6,
        items,
      },
    };
  };

const framedAddress = `/org/tide/competition/area/${competitionId}`;
interface Opened {
  address?: string;
  publishStatus?: string;
}

const open = (
  answer: (asked: Record<string, unknown>) => unknown,
  { address = `/home/competition/${competitionId}`, publishStatus = 'COMMUNITY' }: Opened = {},
) => {
  fakeGateway({
    CompetitionPage: () => ({ competition: competition({ publishStatus }) }),
    WorksSidebar: answer,
    OrganizationFrame: () => ({
      organization: {
        __typename: 'Organization',
        id: workId(99),
        shortName: 'tide',
        name: '潮汐组',
        description: '',
        image: null,
      },
    }),
  });
  return openPage(address);
};
const block = async () => within(await screen.findByRole('region', { name: '作品' }));

it('shows six works a page, and finds them by title', async () => {
  const { user } = open(works(8));
  const here = await block();
  const shown = () => here.getAllByRole('link').map((link) => link.textContent);
  await here.findByRole('link', { name: '作品6号' });
  expect(shown()).toHaveLength(6);
  expect(here.getByRole('link', { name: '作品1号' })).toHaveAttribute(
    'href',
    `/home/competition/forum/${workId(1)}`,
  );
  expect(here.getAllByText('破浪小队')).toHaveLength(6);
  expect(here.getByRole('button', { name: '上一页' })).toBeDisabled();
  await user.click(here.getByRole('button', { name: '下一页' }));
  await here.findByRole('link', { name: '作品8号' });
  expect(shown()).toEqual(['作品7号', '作品8号']);
  expect(here.getByRole('button', { name: '下一页' })).toBeDisabled();

  await user.type(here.getByRole('textbox', { name: '搜索作品' }), '3号{Enter}');
  await here.findByRole('link', { name: '作品3号' });
  expect(shown()).toEqual(['作品3号']);
  expect(here.queryByRole('navigation')).toBeNull();
  await user.clear(here.getByRole('textbox', { name: '搜索作品' }));
  await user.type(here.getByRole('textbox', { name: '搜索作品' }), '鲸{Enter}');
  expect(await here.findByText('没有找到指定的作品')).toBeVisible();
});

it('says that there is none', async () => {
  open(works(0));
  const here = await block();
  expect(await here.findByText('暂无作品')).toBeVisible();
  expect(here.queryByRole('textbox')).toBeNull();
});

it('is not there where works are for participants alone', async () => {
  open(works(0), { publishStatus: 'ORGANIZATION' });
  await screen.findByRole('region', { name: '讨论区' });
  await waitFor(() => expect(screen.queryByRole('region', { name: '作品' })).toBeNull());
});

it('stays within the organization’s frame', async () => {
  open(works(1), { address: framedAddress });
  expect(await (await block()).findByRole('link', { name: '作品1号' })).toHaveAttribute(
    'href',
    `/org/tide/competition/forum/${workId(1)}`,
  );
});

it('offers to try again', async () => {
  let failing = true;
  const { user } = open((asked) => {
    if (failing) throw new Refused({ code: 'UPSTREAM_UNAVAILABLE', message: '稍后再试' });
    return works(2)(asked);
  });
  const retry = await (await block()).findByRole('button', { name: '重试' });
  failing = false;
  await user.click(retry);
  expect(await (await block()).findByRole('link', { name: '作品2号' })).toBeVisible();
});
