import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { page, viewer } from '#tests/web/support/data.ts';
import { type Answers, fakeGateway } from '#tests/web/support/fake-gateway.ts';
import { openPage } from '#tests/web/support/open-page.tsx';
import { exchange } from './creators.ts';

const member = { __typename: 'Member', id: 'b'.repeat(24), name: '苏写浪', avatar: null };

const open = (tab: string, answers: Answers) => {
  const gateway = fakeGateway({
    Viewer: () => ({ viewer: { ...viewer, roles: ['ADMIN'] } }),
    ...answers,
  });
  return { ...gateway, ...openPage(`/home/admin/creators${tab}`) };
};

const waiting = () => {
  const { cardCode: _, ...row } = exchange();
  return { ...row, member };
};

describe('the administrators’ page on creators', () => {
  it('hands a gift card out by its code', async () => {
    let paid = false;
    const { user, inputOf } = open('', {
      AdministeredExchanges: () => ({
        administration: { __typename: 'Administration', exchanges: page(paid ? [] : [waiting()]) },
      }),
      PayExchange: () => {
        paid = true;
        return {
          payExchange: { ...waiting(), status: 'PAID', decidedAt: '2026-11-21T04:00:00.000Z' },
        };
      },
    });
    await user.click(await screen.findByRole('button', { name: '发放苏写浪的 50 元礼品卡' }));
    const dialog = within(await screen.findByRole('dialog', { name: '发放 50 元电子礼品卡' }));
    await user.type(dialog.getByLabelText('卡密'), ' JD-1 ');
    await user.click(dialog.getByRole('button', { name: '发放' }));
    expect(await inputOf('PayExchange')).toEqual({ exchangeId: 'e'.repeat(24), code: 'JD-1' });
    expect(await screen.findByText('没有待发放的兑换')).toBeVisible();
  });

  it('rates a dataset as soon as a rating is chosen', async () => {
    const dataset = {
      __typename: 'RateableDataset',
      id: 'd'.repeat(24),
      title: '潮位',
      publishedAt: '2026-10-01T00:00:00.000Z',
      rating: null,
      ratedAt: null,
      member,
    };
    const { user, inputOf } = open('/dataset', {
      RateableDatasets: () => ({
        administration: { __typename: 'Administration', rateableDatasets: page([dataset]) },
      }),
      RateDataset: () => ({
        rateDataset: { ...dataset, rating: 'CLASSIC', ratedAt: '2026-11-21T04:00:00.000Z' },
      }),
    });
    await user.selectOptions(await screen.findByLabelText('「潮位」的评级'), 'CLASSIC');
    expect(await inputOf('RateDataset')).toEqual({ datasetId: dataset.id, rating: 'CLASSIC' });
    expect(screen.getByLabelText('「潮位」的评级')).toHaveValue('CLASSIC');
  });

  it('records a violation with its reason', async () => {
    const creator = {
      __typename: 'AdministeredCreator',
      id: member.id,
      status: 'ACTIVE',
      joinedAt: '2026-10-01T00:00:00.000Z',
      endedAt: null,
      earned: 210,
      violations: [],
      member,
    };
    const { user, inputOf } = open('/creator', {
      AdministeredCreators: () => ({
        administration: { __typename: 'Administration', creators: page([creator]) },
      }),
      RecordCreatorViolation: () => ({
        recordCreatorViolation: {
          ...creator,
          violations: [
            {
              __typename: 'CreatorViolation',
              id: '5'.repeat(24),
              reason: '抄袭',
              createdAt: '2026-11-21T04:00:00.000Z',
            },
          ],
        },
      }),
    });
    await user.click(await screen.findByRole('button', { name: '记录违规：苏写浪' }));
    const dialog = within(await screen.findByRole('dialog', { name: '记录苏写浪的违规' }));
    await user.type(dialog.getByLabelText(/^原因/), '抄袭');
    await user.click(dialog.getByRole('button', { name: '记录违规' }));
    expect(await inputOf('RecordCreatorViolation')).toEqual({
      memberId: member.id,
      reason: '抄袭',
    });
    expect(await screen.findByText(/违规 1 \/ 2/)).toBeVisible();
  });

  it('withdraws one, which brings back who had to leave', async () => {
    const violation = (digit: string, reason: string) => ({
      __typename: 'CreatorViolation',
      id: digit.repeat(24),
      reason,
      createdAt: '2026-11-21T04:00:00.000Z',
    });
    const [first, second] = [violation('5', '抄袭'), violation('6', '刷量')];
    const creator = {
      __typename: 'AdministeredCreator',
      id: member.id,
      status: 'ENDED',
      joinedAt: '2026-10-01T00:00:00.000Z',
      endedAt: '2026-11-21T04:00:00.000Z',
      earned: 210,
      violations: [first, second],
      member,
    };
    const { user, inputOf } = open('/creator', {
      AdministeredCreators: () => ({
        administration: { __typename: 'Administration', creators: page([creator]) },
      }),
      WithdrawCreatorViolation: () => ({
        withdrawCreatorViolation: {
          ...creator,
          status: 'ACTIVE',
          endedAt: null,
          violations: [first],
        },
      }),
    });
    await user.click(await screen.findByRole('button', { name: '撤销苏写浪的违规：刷量' }));
    const dialog = within(await screen.findByRole('dialog', { name: '撤销苏写浪的违规' }));
    expect(dialog.getByText('撤销后，因违规退出的创作者会回到创作者计划。')).toBeVisible();
    await user.type(dialog.getByLabelText(/^原因/), '误记');
    await user.click(dialog.getByRole('button', { name: '撤销违规' }));
    expect(await inputOf('WithdrawCreatorViolation')).toEqual({
      violationId: second.id,
      reason: '误记',
    });
    expect(await screen.findByText(/违规 1 \/ 2/)).toBeVisible();
    expect(screen.queryByText('已退出')).toBeNull();
  });
});
