import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { linePoints } from '#web/src/domains/ratings/components/RatingLine/line-points.ts';
import { type Answers, fakeGateway, Refused } from '#tests/web/support/fake-gateway.ts';
import { openPage } from '#tests/web/support/open-page.tsx';
import { pageOf } from '../columns/columns.ts';

const row = (rank: number, changes: Record<string, unknown> = {}) => ({
  __typename: 'RatingRow',
  rank,
  competitionsCount: 7 - rank,
  rating: {
    __typename: 'MemberRating',
    value: 1700 - 50 * rank,
    deviation: 40 + rank,
    isProvisional: rank > 2,
  },
  member: {
    __typename: 'Member',
    id: String(rank).padStart(24, 'a'),
    name: `鲸鱼${rank}`,
    avatar: null,
    university: rank === 1 ? '远岸大学' : null,
    company: rank === 2 ? '鲸落科技' : null,
  },
  ...changes,
});

const open = (answers: Answers = {}, address = '/home/ratings') => {
  const { sent } = fakeGateway({
    Ratings: () => ({ ratings: pageOf('RatingPage', [row(1), row(2), row(3)]) }),
    Tasks: () => ({ tasks: [] }),
    ...answers,
  });
  const asked = () => sent.filter(({ operationName }) => operationName === 'Ratings');
  return { ...openPage(address), asked };
};
const cells = async () => {
  const table = await screen.findByRole('region', { name: '等级分榜' });
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((each) =>
      within(each)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
};

describe('等级分', () => {
  it('lists members by rating, and says what it is made of', async () => {
    open();
    expect(await cells()).toEqual([
      ['1', expect.stringContaining('鲸鱼1'), '1650 ±41', '6'],
      ['2', expect.stringContaining('鲸鱼2'), '1600 ±42', '5'],
      ['3', expect.stringContaining('鲸鱼3'), '1550 ±43（暂定）', '4'],
    ]);
    expect(screen.getByText(/只由已公布的最终排名算出/)).toBeVisible();
  });

  it('narrows to a university, by its name or by one of the rows', async () => {
    const { user, asked, currentAddress } = open();
    await user.type(await screen.findByRole('textbox', { name: '按学校筛选' }), '复旦{Enter}');
    await waitFor(() => expect(asked().at(-1)?.variables.university).toBe('复旦'));
    await user.click(await screen.findByRole('link', { name: '远岸大学' }));
    await waitFor(() => expect(asked().at(-1)?.variables.university).toBe('远岸大学'));
    expect(decodeURIComponent(currentAddress())).toBe('/home/ratings?university=远岸大学');
  });

  it('narrows to a company, by its name or by one of the rows', async () => {
    const { user, asked, currentAddress } = open();
    await user.type(await screen.findByRole('textbox', { name: '按公司筛选' }), '鲸{Enter}');
    await waitFor(() => expect(asked().at(-1)?.variables.company).toBe('鲸'));
    await user.click(await screen.findByRole('link', { name: '鲸落科技' }));
    await waitFor(() => expect(asked().at(-1)?.variables.company).toBe('鲸落科技'));
    expect(decodeURIComponent(currentAddress())).toBe('/home/ratings?company=鲸落科技');
  });

  it('narrows to the last year, from the first page', async () => {
    const { user, asked, currentAddress } = open({}, '/home/ratings?page=2');
    await user.selectOptions(await screen.findByLabelText('时间'), '近一年有比赛');
    await waitFor(() =>
      expect(asked().at(-1)?.variables).toMatchObject({ isActive: true, page: 1 }),
    );
    expect(currentAddress()).toBe('/home/ratings?active=year');
  });

  it('says so where there is nobody, and where it can’t be loaded', async () => {
    open({ Ratings: () => ({ ratings: pageOf('RatingPage', []) }) });
    expect(await screen.findByText('还没有公布过最终排名')).toBeVisible();
  });

  it('asks again where it failed', async () => {
    let fails = true;
    const { user } = open({
      Ratings: () => {
        if (fails) throw new Refused({ code: 'UPSTREAM_UNAVAILABLE', message: '服务暂时不可用' });
        return { ratings: pageOf('RatingPage', [row(1)]) };
      },
    });
    const retry = await screen.findByRole('button', { name: '重试' });
    fails = false;
    await user.click(retry);
    expect(await cells()).toHaveLength(1);
  });
});

describe('the line of a rating', () => {
  it('goes from left to right, the highest value at the top', () => {
    const points = linePoints([1500, 1700, 1600]);
    expect(points.map(({ x }) => x)).toEqual([12, 320, 628]);
    expect(points.map(({ y }) => y)).toEqual([168, 12, 90]);
  });

  it('lets small moves look small', () => {
    expect(linePoints([1500, 1510]).map(({ y }) => Math.round(y))).toEqual([98, 82]);
  });
});
