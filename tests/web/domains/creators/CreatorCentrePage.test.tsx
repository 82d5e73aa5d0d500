import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { page, viewer } from '#tests/web/support/data.ts';
import { type Answers, fakeGateway, Refused } from '#tests/web/support/fake-gateway.ts';
import { openPage } from '#tests/web/support/open-page.tsx';
import { creator, exchange, overview, runningWeek, weekLine } from './creators.ts';

const open = (tab: string, answers: Answers = {}) => {
  const gateway = fakeGateway({
    Viewer: () => ({ viewer }),
    CreatorCentre: () => creator({ overview: overview() }),
    CreatorRunningWeek: () => runningWeek(),
    CreatorExchanges: () => ({ viewer: { ...viewer, exchanges: page([]) } }),
    ...answers,
  });
  return { ...gateway, ...openPage(`/home/user/creator${tab}`) };
};

describe('the creator centre', () => {
  it('shows what was earned and when the next week is settled', async () => {
    open('');
    expect(await screen.findByText('210 鲸币')).toBeVisible();
    expect(screen.getByText('11.16–11.22 收益')).toBeVisible();
    expect(screen.getByText('250 元')).toBeVisible();
    expect(screen.getByText(/^下次结算：2026\/12\/0/)).toBeVisible();
  });

  it('says what counts in the running week, what the cap cuts off, and why nothing counts', async () => {
    open('', {
      CreatorRunningWeek: () =>
        runningWeek(
          [
            weekLine(),
            weekLine({
              kind: 'DATASET',
              targetId: 'd'.repeat(24),
              title: '潮位',
              source: 'ATTACHED',
              coins: 0,
              text: null,
              notes: ['发布未满 10 天'],
            }),
          ],
          { linesCount: 3 },
        ),
    });
    const list = within(await screen.findByRole('list', { name: '本周进行中' }));
    const [fork, dataset] = list.getAllByRole('listitem');
    expect(fork).toHaveTextContent(
      '企鹅识别22 人 Fork超出项目每周 60 鲸币的上限，少计 6 鲸币+60 鲸币',
    );
    expect(dataset).toHaveTextContent('潮位发布未满 10 天+0 鲸币');
    expect(
      screen.getByText(/^11.23–11.29 到现在共 60 鲸币，另有 6 鲸币超出项目每周 60 鲸币的上限。/),
    ).toBeVisible();
    expect(screen.getByText('还有 1 项没有列出，已计入合计。')).toBeVisible();
  });

  it('says that nothing has happened in the running week', async () => {
    open('', { CreatorRunningWeek: () => runningWeek([], { coins: 0, cutCoins: 0 }) });
    expect(
      await screen.findByText('本周还没有 Fork、点赞、收藏，也没有待结算的数据集'),
    ).toBeVisible();
  });

  it('asks again for the running week that couldn’t be read', async () => {
    let failing = true;
    const { user } = open('', {
      CreatorRunningWeek: () => {
        if (failing) throw new Refused({ code: 'UPSTREAM_UNAVAILABLE', message: '服务暂时不可用' });
        return runningWeek([weekLine()]);
      },
    });
    const retry = await screen.findByRole('button', { name: '重试' });
    expect(screen.getByText('210 鲸币')).toBeVisible();
    failing = false;
    await user.click(retry);
    expect(await screen.findByRole('link', { name: '企鹅识别' })).toBeVisible();
  });

  it('has no running week for who earns nothing', async () => {
    open('', {
      CreatorCentre: () => creator({ overview: overview({ status: 'BANNED', banReason: '抄袭' }) }),
    });
    expect(await screen.findByText('当前不结算收益。')).toBeVisible();
    expect(screen.queryByRole('heading', { name: '本周进行中' })).toBeNull();
  });

  it('leads who isn’t a creator to the plan', async () => {
    const { currentAddress } = open('', {
      CreatorCentre: () => creator({ overview: overview({ status: 'NONE' }) }),
      CreatorPlan: () => ({
        creatorPlan: {
          __typename: 'CreatorPlan',
          forkCoins: 3,
          likeCoins: 1,
          bookmarkCoins: 2,
          weeklyCap: 60,
          featured: [],
        },
      }),
      CreatorState: () => creator({ overview: overview({ status: 'NONE' }) }),
    });
    expect(await screen.findByRole('heading', { name: '创作者计划' })).toBeVisible();
    expect(currentAddress()).toBe('/home/creator/plan');
  });

  it('says what each line of profit is for', async () => {
    open('/profit', {
      CreatorProfits: () =>
        creator({
          profits: page([
            {
              __typename: 'CreatorProfit',
              id: '1'.repeat(24),
              week: '2026-11-16',
              kind: 'DATASET',
              targetId: 'd'.repeat(24),
              title: '潮位',
              text: '评级「传世精品」50',
              amount: 50,
            },
          ]),
        }),
    });
    const list = within(await screen.findByRole('list', { name: '收益明细' }));
    expect(list.getByRole('link', { name: '潮位' })).toHaveAttribute(
      'href',
      `/mw/dataset/${'d'.repeat(24)}`,
    );
    expect(list.getByText('评级「传世精品」50 · 11.16–11.22')).toBeVisible();
    expect(list.getByText('+50 鲸币')).toBeVisible();
  });

  it('exchanges coins for a card, after saying when it comes', async () => {
    let asked = false;
    const { user, inputOf } = open('/exchange', {
      CreatorExchanges: () => ({
        viewer: { ...viewer, exchanges: page(asked ? [exchange()] : []) },
      }),
      RequestExchange: () => {
        asked = true;
        return { requestExchange: exchange() };
      },
    });
    expect(await screen.findByRole('button', { name: '兑换 200 元' })).toBeDisabled();
    expect(screen.getByText('鲸币不足，当前余额 120 鲸币')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '兑换 50 元' }));
    const dialog = within(await screen.findByRole('dialog', { name: '兑换 50 元电子礼品卡' }));
    expect(dialog.getByText(/将扣除 50 鲸币，礼品卡会在 2026\/12\/15 前发放/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: '确认兑换' }));
    expect(await inputOf('RequestExchange')).toEqual({ amount: 50 });
    expect(await screen.findByText('待发放')).toBeVisible();
  });

  it('keeps the dialog with the reason where the exchange is refused', async () => {
    const { user } = open('/exchange', {
      RequestExchange: () => {
        throw new Refused({ code: 'CONFLICT', message: '鲸币不足，当前余额 0 鲸币' });
      },
    });
    await user.click(await screen.findByRole('button', { name: '兑换 50 元' }));
    await user.click(await screen.findByRole('button', { name: '确认兑换' }));
    expect(await screen.findByText('鲸币不足，当前余额 0 鲸币')).toBeVisible();
  });

  it('shows the code of a card where it is asked for', async () => {
    const { user } = open('/exchange', {
      CreatorExchanges: () => ({
        viewer: {
          ...viewer,
          exchanges: page([
            exchange({ status: 'PAID', cardCode: 'JD-1', decidedAt: '2026-11-21T04:00:00.000Z' }),
          ]),
        },
      }),
    });
    const show = await screen.findByRole('button', { name: '显示卡密：50 元礼品卡' });
    expect(screen.queryByText('JD-1')).toBeNull();
    await user.click(show);
    expect(screen.getByText('JD-1')).toBeVisible();
  });

  it('says to a banned creator why, and lets nothing be exchanged', async () => {
    open('/exchange', {
      CreatorCentre: () => creator({ overview: overview({ status: 'BANNED', banReason: '抄袭' }) }),
    });
    expect(await screen.findByText(/很抱歉，因抄袭/)).toBeVisible();
    for (const amount of [50, 100, 200])
      expect(screen.getByRole('button', { name: `兑换 ${amount} 元` })).toBeDisabled();
  });
});
