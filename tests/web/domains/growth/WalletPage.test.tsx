import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { page, viewer } from '#tests/web/support/data.ts';
import { type Answers, fakeGateway, Refused } from '#tests/web/support/fake-gateway.ts';
import { openPage } from '#tests/web/support/open-page.tsx';
import { weeklyBonus } from './growth.ts';

const entry = (id: string, amount: number, reason: string, link: string | null = null) => ({
  __typename: 'WalletEntry',
  id,
  amount,
  reason,
  link,
  createdAt: '2026-11-01T04:00:00.000Z',
});

const wallet = (balance: number, entries: unknown) => ({
  viewer: {
    __typename: 'Viewer',
    id: viewer.id,
    wallet: { __typename: 'Wallet', balance, entries },
  },
});

const open = (answers: Answers) => {
  fakeGateway({
    Viewer: () => ({ viewer }),
    WeeklyBonus: () => weeklyBonus(false),
    Wallet: () => wallet(165, page([])),
    ...answers,
  });
  return openPage('/home/user/wallet');
};

describe('the wallet', () => {
  it('shows the balance and what came in and went out, with the way to it', async () => {
    open({
      Wallet: () =>
        wallet(
          1_165,
          page([
            entry('2', -10, '比赛「企鹅」的报名费', '/home/competition/1'),
            entry('1', 5, '每周鲸彩'),
          ]),
        ),
    });
    const balance = within(await screen.findByRole('region', { name: '余额' }));
    expect(balance.getByText('1,165')).toBeVisible();
    expect(screen.getByRole('link', { name: '比赛「企鹅」的报名费' })).toHaveAttribute(
      'href',
      '/home/competition/1',
    );
    const ledger = within(screen.getByRole('region', { name: '收支明细' }));
    expect(ledger.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      expect.stringMatching(/报名费.*−10$/),
      expect.stringMatching(/每周鲸彩.*\+5$/),
    ]);
  });

  it('without entries says so', async () => {
    open({});
    expect(await screen.findByText('还没有鲸币收支')).toBeVisible();
  });

  it('pays the weekly bonus once: the balance rises, and the button says 下周鲸彩继续！', async () => {
    let received = false;
    const { user } = open({
      Wallet: () =>
        received ? wallet(170, page([entry('3', 5, '每周鲸彩')])) : wallet(165, page([])),
      WeeklyBonus: () => weeklyBonus(received),
      ReceiveWeeklyBonus: () => {
        received = true;
        const { viewer: bonus } = weeklyBonus(true);
        return {
          receiveWeeklyCoinBonus: { ...bonus, wallet: { __typename: 'Wallet', balance: 170 } },
        };
      },
    });
    await user.click(await screen.findByRole('button', { name: '领取每周鲸彩 5 鲸币' }));
    const taken = await screen.findByRole('button', { name: '每周鲸彩，已领取' });
    expect(taken).toHaveAccessibleDescription('下周鲸彩继续！');
    expect(taken).toHaveTextContent('已领取');
    expect(await screen.findByText('170')).toBeVisible();
    const ledger = within(screen.getByRole('region', { name: '收支明细' }));
    expect(await ledger.findByText('每周鲸彩')).toBeVisible();
  });

  it('learns that the bonus was taken in another window', async () => {
    let asked = 0;
    const { user, notices } = open({
      WeeklyBonus: () => {
        asked += 1;
        return weeklyBonus(asked > 1);
      },
      ReceiveWeeklyBonus: () => {
        throw new Refused({ code: 'CONFLICT', message: '本周鲸彩已领取，下周继续' });
      },
    });
    await user.click(await screen.findByRole('button', { name: '领取每周鲸彩 5 鲸币' }));
    expect(await screen.findByRole('button', { name: '每周鲸彩，已领取' })).toBeVisible();
    expect(notices.failed).toHaveBeenCalledWith(
      expect.objectContaining({ message: '本周鲸彩已领取，下周继续' }),
    );
  });

  it('that couldn’t be loaded offers to try again', async () => {
    let asked = 0;
    const { user } = open({
      Wallet: () => {
        asked += 1;
        if (asked === 1)
          throw new Refused({ code: 'UPSTREAM_UNAVAILABLE', message: '暂时无法获取' });
        return wallet(165, page([]));
      },
    });
    const main = within(await screen.findByRole('main'));
    await user.click(await main.findByRole('button', { name: /重试|重新加载$/ }));
    expect(await screen.findByText('还没有鲸币收支')).toBeVisible();
  });
});
